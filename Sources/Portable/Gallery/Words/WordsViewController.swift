import FPPopover
import TextAnchors
public import UIKit

/// The words screen: a text whose marked words open a popover that points at them, also over a line break.
public final class WordsViewController: UIViewController {
  private let label = WordLabel()
  private var words: [(range: NSRange, meaning: String)] = []
  private var usesBubble = false
  private var isPointedAt: (anchor: TextRangeAnchor, touch: CGPoint)?
  private lazy var kind = ChoiceButton("Popover", ["UIKit's", "FPPopover"]) { [weak self] in
    self?.usesBubble = $0 == 1
  }

  /// Makes the text.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Words"
    view.backgroundColor = .systemGroupedBackground
    label.numberOfLines = 0
    label.isUserInteractionEnabled = true
    setText()
    view.addSubview(label)
    view.addSubview(kind)
    label.tapped = { [weak self] in self?.open(at: $0) }
  }

  private func setText() {
    let isTurned = traitCollection.layoutDirection == .rightToLeft
    let parts = isTurned ? WordsText.hebrew : WordsText.english
    let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label]
    let text = NSMutableAttributedString(string: parts.map(\.text).joined(), attributes: look)
    words = []
    var start = 0
    for part in parts {
      let range = NSRange(location: start, length: (part.text as NSString).length)
      start += range.length
      guard let meaning = part.meaning else { continue }
      text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      words.append((range, meaning))
    }
    label.attributedText = text
  }

  /// Lays the text out; what points at a word goes with it.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 20)
    kind.frame = CGRect(x: room.minX, y: room.minY, width: max(room.width, 0), height: 30)
    let width = min(max(room.width, 0), 420)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isTurned ? room.maxX - width : room.minX, y: kind.frame.maxY + 24, width: width, height: height)
    guard let isPointedAt, let popover = presentedViewController?.popoverPresentationController else { return }
    isPointedAt.anchor.point(popover, at: isPointedAt.touch)
  }

  /// The rectangles of a marked word, in the label, by its number in the text.
  public func lines(ofWord index: Int) -> [CGRect] { TextRangeAnchor(label, words[index].range).lines }

  /// The label with the text.
  public var textLabel: UILabel { label }

  private func open(at place: CGPoint) {
    guard let word = words.first(where: { TextRangeAnchor(label, $0.range).contains(place) }) else { return }
    let anchor = TextRangeAnchor(label, word.range)
    let content = MeaningViewController(word.meaning)
    if usesBubble {
      let bubble = FPPopoverController(viewController: content)
      bubble.sizesToContent = true
      bubble.tint = .white
      bubble.present(fromText: anchor.lines, at: place, in: label)
    } else {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.delegate = content
      anchor.point(content.popoverPresentationController, at: place)
      isPointedAt = (anchor, place)
      present(content, animated: true)
    }
  }
}

/// Says what a word means.
private final class MeaningViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let label = UILabel()

  init(_ text: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    let size = label.sizeThatFits(CGSize(width: 220, height: CGFloat.greatestFiniteMagnitude))
    preferredContentSize = CGSize(width: size.width.rounded(.up) + 32, height: size.height.rounded(.up) + 24)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
  }

  /// A popover in narrow windows too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
