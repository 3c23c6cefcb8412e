public import FPPopover
public import UIKit

/// Every tint in every direction at once: bubbles in a grid, a row a tint, a column a direction.
public final class BubbleSheetController: UIViewController {
  private static let directions: [(String, FPPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("none", .none),
  ]
  private static let tints: [(String, FPPopoverTint)] = [
    ("black", .black), ("light gray", .lightGray), ("green", .green), ("red", .red), ("white", .white),
  ]
  private static let cell = CGSize(width: 150, height: 130)
  private static let head = CGSize(width: 80, height: 32)

  /// The size that shows all of them.
  public static var size: CGSize {
    CGSize(
      width: head.width + cell.width * CGFloat(directions.count),
      height: head.height + cell.height * CGFloat(tints.count))
  }

  private let border: Bool
  private let hasTitles: Bool
  /// The bubbles, row after row.
  public private(set) var bubbles: [FPPopoverView] = []

  /// A sheet of bubbles with or without border and title.
  public init(border: Bool, hasTitles: Bool) {
    self.border = border
    self.hasTitles = hasTitles
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives hold no sheets.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grid.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.85, alpha: 1)
    let (cell, head) = (Self.cell, Self.head)
    for (column, direction) in Self.directions.enumerated() {
      addLabel(
        direction.0,
        CGRect(x: head.width + CGFloat(column) * cell.width, y: 0, width: cell.width, height: head.height))
    }
    for (row, tint) in Self.tints.enumerated() {
      let y = head.height + CGFloat(row) * cell.height
      addLabel(tint.0, CGRect(x: 0, y: y, width: head.width, height: cell.height))
      for (column, direction) in Self.directions.enumerated() {
        let frame = CGRect(
          x: head.width + CGFloat(column) * cell.width, y: y, width: cell.width, height: cell.height)
        addBubble(frame.insetBy(dx: 8, dy: 6), tint.1, direction.1)
      }
    }
  }

  private func addBubble(_ frame: CGRect, _ tint: FPPopoverTint, _ direction: FPPopoverArrowDirection) {
    let bubble = FPPopoverView(frame: frame)
    bubble.tint = tint
    bubble.arrowDirection = direction
    bubble.relativeOrigin = CGPoint(x: frame.width * 0.35, y: frame.height * 0.5)
    bubble.border = border
    bubble.title = hasTitles ? "Title" : nil
    let content = UILabel()
    content.text = "content"
    content.font = .systemFont(ofSize: 13)
    content.textAlignment = .center
    content.textColor = UIColor(white: 0.2, alpha: 1)
    content.backgroundColor = UIColor(red: 0.93, green: 0.96, blue: 1, alpha: 1)
    bubble.addContentView(content)
    view.addSubview(bubble)
    bubbles.append(bubble)
  }

  private func addLabel(_ text: String, _ frame: CGRect) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.textColor = UIColor(white: 0.2, alpha: 1)
    view.addSubview(label)
  }
}
