import Testing
import UIKitCore

@testable import UIKitControls

/// A view with a size of its own.
final class Brick: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@Suite struct StackViewTests {
  private let bricks = [Brick(30, 10), Brick(60, 20), Brick(10, 40)]

  private func stack(
    _ width: CGFloat = 220, _ height: CGFloat = 100, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: bricks)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.spacing = 10
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private var xs: [CGFloat] { bricks.map(\.frame.minX) }
  /// Proportions are not exact in binary.
  private var widths: [CGFloat] { bricks.map { ($0.frame.width * 1_000).rounded() / 1_000 } }
  private var ys: [CGFloat] { bricks.map(\.frame.minY) }
  private var heights: [CGFloat] { bricks.map(\.frame.height) }

  // MARK: Along

  @Test func fillingGrowsWhoHugsLeast() {
    bricks[1].setContentHuggingPriority(UILayoutPriority(rawValue: 100), for: .horizontal)
    let stack = stack()
    #expect(xs == [0, 40, 210] && widths == [30, 160, 10] && heights == [100, 100, 100])
    #expect(stack.arrangedSubviews == bricks && stack.subviews == bricks)
    #expect(!bricks[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test func fillsEqually() {
    _ = stack { $0.distribution = .fillEqually }
    #expect(widths.allSatisfy { abs($0 - 200 / 3) < 1 } && xs[0] == 0 && abs(bricks[2].frame.maxX - 220) < 0.01)
  }

  @Test func fillsProportionally() {
    let stack = stack { $0.distribution = .fillProportionally }
    #expect(widths == [60, 120, 20])
    bricks[2].size.width = 110
    stack.layoutIfNeeded()
    #expect(widths == [30, 60, 110])
  }

  @Test func sharesTheRoomBetween() {
    let stack = stack { $0.distribution = .equalSpacing }
    #expect(widths == [30, 60, 10] && xs == [0, 90, 210])
    stack.frame.size.width = 110
    stack.layoutIfNeeded()
    // The spacing is the least, so content gives way.
    #expect(bricks[1].frame.minX - bricks[0].frame.maxX == 10 && bricks[2].frame.maxX == 110)
  }

  @Test func standsMiddlesEquallyFarApart() {
    _ = stack { $0.distribution = .equalCentering }
    let middles = bricks.map(\.frame.midX)
    #expect(middles == [15, 115, 215] && widths == [30, 60, 10])
  }

  @Test func columnsRunDown() {
    _ = stack(80, 200) {
      $0.axis = .vertical
      $0.distribution = .equalSpacing
    }
    #expect(heights == [10, 20, 40] && ys == [0, 75, 160] && widths == [80, 80, 80])
  }

  // MARK: Across

  @Test func alignsAcross() {
    let stack = stack { $0.distribution = .equalSpacing }
    stack.alignment = .top
    stack.layoutIfNeeded()
    #expect(ys == [0, 0, 0] && heights == [10, 20, 40])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(ys == [45, 40, 30])
    stack.alignment = .bottom
    stack.layoutIfNeeded()
    #expect(ys == [90, 80, 60])
    stack.alignment = .fill
    stack.layoutIfNeeded()
    #expect(ys == [0, 0, 0] && heights == [100, 100, 100])
  }

  @Test func alignsBaselines() throws {
    let (small, large) = (UILabel(), UILabel())
    small.text = "Ada"
    small.font = .systemFont(ofSize: 10)
    large.text = "Lovelace"
    large.font = .systemFont(ofSize: 30)
    let stack = UIStackView(arrangedSubviews: [small, large])
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size.height == large.intrinsicContentSize.height)
      stack.frame = CGRect(origin: .zero, size: size)
      stack.layoutIfNeeded()
      let baselines = [small, large].map { $0.frame.minY + ($0.firstBaseline ?? 0) }
      #expect(abs(baselines[0] - baselines[1]) <= 0.5 && large.frame.minY == 0)
    }
  }

  // MARK: Spacing and margins

  @Test func customSpacingGoesFirst() {
    let stack = stack { $0.alignment = .top }
    stack.setCustomSpacing(50, after: bricks[0])
    #expect(stack.customSpacing(after: bricks[0]) == 50)
    stack.layoutIfNeeded()
    #expect(bricks[1].frame.minX - bricks[0].frame.maxX == 50 && bricks[2].frame.minX - bricks[1].frame.maxX == 10)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: bricks[0])
    stack.layoutIfNeeded()
    #expect(bricks[1].frame.minX - bricks[0].frame.maxX == 8)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: bricks[0])
    stack.layoutIfNeeded()
    #expect(bricks[1].frame.minX - bricks[0].frame.maxX == 10)
    #expect(stack.customSpacing(after: bricks[0]) == UIStackView.spacingUseDefault)
  }

  @Test func keepsToItsMargins() {
    _ = stack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(bricks[0].frame.minX == 2 && bricks[2].frame.maxX == 216)
    #expect(ys == [1, 1, 1] && heights == [96, 96, 96])
  }

  @Test func rowsBeginWhereReadingBegins() {
    let stack = stack { $0.distribution = .equalSpacing }
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(xs == [190, 70, 0])
  }

  // MARK: Views that come and go

  @Test func hiddenViewsTakeNoRoom() {
    let stack = stack { $0.distribution = .equalSpacing }
    bricks[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(bricks[0].frame.minX == 0 && bricks[2].frame.maxX == 220)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 40))
    bricks[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(xs == [0, 90, 210])
  }

  @Test func isAsLargeAsItsViews() {
    for distribution in [
      UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering,
    ] {
      let stack = stack { $0.distribution = distribution }
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      // Equal steps of 55 points between middles take more room than the least spacing.
      let width: CGFloat = distribution == .equalCentering ? 130 : 120
      #expect(abs(size.width - width) < 0.001 && size.height == 40, "\(distribution)")
    }
    for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
      let stack = stack { $0.alignment = alignment }
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 40))
    }
  }

  @Test func orderFollowsInsertions() {
    let stack = stack { $0.distribution = .equalSpacing }
    stack.insertArrangedSubview(bricks[2], at: 0)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [bricks[2], bricks[0], bricks[1]] && xs == [70, 160, 0])
    stack.removeArrangedSubview(bricks[0])
    #expect(stack.arrangedSubviews.count == 2 && bricks[0].superview === stack)
    bricks[1].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [bricks[2]] && bricks[2].frame == stack.bounds)
  }

  @Test func stacksStandInStacks() {
    let column = UIStackView(arrangedSubviews: [bricks[0], bricks[1]])
    column.axis = .vertical
    column.spacing = 4
    let row = UIStackView(arrangedSubviews: [column, bricks[2]])
    row.spacing = 5
    row.alignment = .center
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 75, height: 40))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    row.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: host.topAnchor), row.leadingAnchor.constraint(equalTo: host.leadingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 75, height: 40))
    #expect(column.frame == CGRect(x: 0, y: 3, width: 60, height: 34) && bricks[1].frame.minY == 14)
  }
}
