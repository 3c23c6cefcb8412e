public import UIKit

/// The placement screen: anchor, size, margins and permitted sides are moved by hand, and the rules explain where the
/// body goes.
public final class PlacementViewController: UIViewController {
  private let canvas = PlacementCanvas()
  private lazy var controls = PlacementControls(canvas.model)
  private let explanation = UILabel()
  private let hint = UILabel()

  /// Makes the drawing, the controls and the explanation.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Placement"
    view.backgroundColor = .systemGroupedBackground
    canvas.changed = { [weak self] in self?.take($0) }
    controls.changed = { [weak self] in self?.take($0) }
    hint.text = "Drag the blue anchor and the orange corner, or move them with arrow keys. Dashed: the sides not taken."
    hint.font = .systemFont(ofSize: 12)
    hint.textColor = .secondaryLabel
    explanation.font = .systemFont(ofSize: 14)
    for label in [hint, explanation] { label.numberOfLines = 0 }
    for part in [canvas, hint, controls, explanation] { view.addSubview(part) }
  }

  /// What the explanation says.
  public var explanationText: String { explanation.text ?? "" }
  /// The view that is dragged to move the anchor.
  public var anchorHandle: UIView { canvas.anchorHandle }
  /// The view that is dragged to give the body another size.
  public var sizeHandle: UIView { canvas.sizeHandle }
  /// A button by what it says first.
  public func button(named name: String) -> UIButton? { Self.find(name, in: controls) }

  private static func find(_ name: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.accessibilityIdentifier == name { return button }
    for inner in view.subviews { if let found = find(name, in: inner) { return found } }
    return nil
  }

  private func take(_ model: PlacementModel) {
    canvas.model = model
    controls.take(model)
    explain()
  }

  private func explain() {
    let words = PlacementExplanation(canvas.model, in: canvas.bounds)
    explanation.text = (words.sides + [words.rule, words.result]).joined(separator: "\n")
    view.setNeedsLayout()
  }

  // MARK: Layout

  /// Puts the drawing over the rest, or beside it where the window is wide.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    guard room.width > 0, room.height > 0 else { return }
    let isWide = room.width >= 800
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hintHeight: CGFloat = 32
    let old = canvas.bounds.size
    if isWide {
      let side = min(room.width * 0.4, 340)
      let width = room.width - side - 16
      place(canvas, CGRect(x: 0, y: 0, width: width, height: room.height - hintHeight - 4), room, isTurned)
      place(hint, CGRect(x: 0, y: room.height - hintHeight, width: width, height: hintHeight), room, isTurned)
      place(controls, CGRect(x: width + 16, y: 0, width: side, height: PlacementControls.height), room, isTurned)
      let top = PlacementControls.height + 16
      place(explanation, CGRect(x: width + 16, y: top, width: side, height: room.height - top), room, isTurned)
    } else {
      let below = PlacementControls.height + 16
      let height = max(room.height - below - hintHeight - 8, 80)
      let half = (room.width - 16) / 2
      place(canvas, CGRect(x: 0, y: 0, width: room.width, height: height), room, isTurned)
      place(hint, CGRect(x: 0, y: height + 2, width: room.width, height: hintHeight), room, isTurned)
      let top = height + hintHeight + 8
      place(controls, CGRect(x: 0, y: top, width: half, height: PlacementControls.height), room, isTurned)
      place(explanation, CGRect(x: half + 16, y: top, width: half, height: room.height - top), room, isTurned)
    }
    // The text begins at the top of its place.
    let fitting = explanation.sizeThatFits(
      CGSize(width: explanation.bounds.width, height: CGFloat.greatestFiniteMagnitude))
    explanation.frame.size.height = min(fitting.height, max(explanation.frame.height, 0))
    if canvas.bounds.size != old { explain() }
  }

  /// Places a part in the room, mirrored where reading goes from right to left.
  private func place(_ part: UIView, _ rect: CGRect, _ room: CGRect, _ isTurned: Bool) {
    let x = isTurned ? room.maxX - rect.maxX : room.minX + rect.minX
    part.frame = CGRect(x: x, y: room.minY + rect.minY, width: max(rect.width, 0), height: max(rect.height, 0))
  }
}
