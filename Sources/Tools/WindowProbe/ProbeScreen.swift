import QuartzCore
import UIKit

/// A row of squares of 80 points, each of which does something when it is pressed, a window-wide bar that moves, and a
/// field that says what is typed.
final class ProbeScreen: UIViewController {
  private static let side: CGFloat = 80
  private static let gap: CGFloat = 20

  private let number: Int
  private let bar = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
  private var yielding: Task<Void, Never>?

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The squares, from left to right; the first only turns black and white.
  private var squares: [(name: String, action: () -> Void)] {
    [
      ("count", {}), ("animate", animate), ("nest", nest), ("yield", yieldForever), ("window", openWindow),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.backgroundColor = .red
    view.addSubview(bar)
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [unowned self] _ in say("text \(field.text ?? "")") }, for: .editingChanged)
    field.addAction(UIAction { _ in say("text ends") }, for: .editingDidEndOnExit)
    view.addSubview(field)
    for (place, square) in squares.enumerated() {
      let view = ProbeSquare(name: square.name, action: square.action)
      view.frame = CGRect(
        x: Self.gap + CGFloat(place) * (Self.side + Self.gap), y: Self.gap, width: Self.side, height: Self.side)
      self.view.addSubview(view)
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    say("size \(Int(size.width)) \(Int(size.height))")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { say("key \(press.key?.keyCode.rawValue ?? 0) \(press.key?.characters ?? "")") }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { say("key repeats \(press.key?.keyCode.rawValue ?? 0)") }
  }

  /// Moves the bar for two seconds and says how many frames that took.
  private func animate() {
    var times: [CFTimeInterval] = []
    RenderLoop.shared.afterFrame = { times.append($0) }
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear, animations: { self.bar.frame.origin.x = 300 },
      completion: { _ in
        RenderLoop.shared.afterFrame = nil
        self.bar.frame.origin.x = 0
        let seconds = (times.last ?? 0) - (times.first ?? 0)
        say("frames \(String(format: "%.1f", Double(times.count - 1) / seconds)) a second")
      })
  }

  /// Turns a loop of its own, in which everything goes on, until ten presses came or for ten seconds.
  private func nest() {
    say("nested loop begins")
    let (presses, end) = (ProbeSquare.allPresses, Date(timeIntervalSinceNow: 10))
    while ProbeSquare.allPresses < presses + 10, end > Date() {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    say("nested loop ends after \(ProbeSquare.allPresses - presses) presses")
  }

  /// Keeps the main queue busy with a task that never rests, or ends it.
  private func yieldForever() {
    if let yielding {
      yielding.cancel()
      self.yielding = nil
      return say("yielding ends")
    }
    say("yielding begins")
    yielding = Task { while !Task.isCancelled { await Task.yield() } }
  }

  private func openWindow() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { say("error: \($0)") }
  }
}

/// A square that turns black and white with each press and counts them.
final class ProbeSquare: UIView {
  /// The presses of all squares together.
  static private(set) var allPresses = 0

  private let name: String
  private let action: () -> Void
  private var presses = 0

  init(name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
    super.init(frame: .zero)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    presses += 1
    Self.allPresses += 1
    backgroundColor = presses.isMultiple(of: 2) ? .black : .green
    say("\(name) \(presses)")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = touches.first?.location(in: nil) { say("moves to \(Int(place.x)) \(Int(place.y))") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { action() }
}
