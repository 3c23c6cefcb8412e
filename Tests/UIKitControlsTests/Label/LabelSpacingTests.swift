import Testing
import UIKit

@testable import UIKitCore

/// Distances that the system decides about, between texts.
@MainActor
@Suite struct LabelSpacingTests {
  private func label(_ size: CGFloat, _ text: String? = "Ada") -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Labels in a column, the first at the top.
  private func column(_ labels: UILabel...) -> UIView {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    for label in labels { column.addSubview(label) }
    labels[0].topAnchor.constraint(equalTo: column.topAnchor).isActive = true
    return column
  }

  /// From the last baseline of one label to the first of another.
  private func distance(_ one: UILabel, _ other: UILabel) -> CGFloat {
    other.frame.minY + (other.firstBaseline ?? 0) - (one.frame.maxY - (one.lastBaseline ?? 0))
  }

  @Test func fromBaselineToBaselineItFollowsTheFont() {
    let (one, other) = (label(17), label(12))
    let column = column(one, other)
    let gap = other.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1.5)
    gap.isActive = true
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - 1.5 * other.font.lineHeight) < 1e-6)
    #expect(gap.constant == 1.5 * other.font.lineHeight)
    other.font = .systemFont(ofSize: 30)
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - 1.5 * other.font.lineHeight) < 1e-6)
    // Whoever sets a number has it kept.
    gap.constant = 50
    other.font = .systemFont(ofSize: 10)
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - 50) < 1e-6)
  }

  @Test func aLineMayAskForBaselines() {
    let (one, other) = (label(17), label(12))
    let column = column(one, other)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[one]-[other]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["one": one, "other": other]))
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - other.font.lineHeight) < 1e-6)
  }

  @Test func withoutBaselinesOrWithoutTextItIsEight() {
    let (one, other, empty) = (label(17), label(12), label(12, nil))
    let column = column(one, other, empty)
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2),
      empty.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
    ])
    column.layoutIfNeeded()
    #expect(other.frame.minY == one.frame.maxY + 16 && empty.frame.minY == other.frame.maxY + 8)
    let view = UIView()
    let alone = view.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: empty.lastBaselineAnchor, multiplier: 1)
    #expect(alone.constant == 8)
  }

  @Test func measuringKnowsIt() {
    let (one, other) = (label(17), label(12))
    let column = column(one, other)
    other.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 3).isActive =
      true
    column.bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
    let height = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    other.font = .systemFont(ofSize: 24)
    let larger = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(larger - height > 2 * 12)
  }

  @Test func layingOutAfterMeasuringKnowsItToo() {
    let (one, other) = (label(17), label(12))
    let column = column(one, other)
    other.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 2).isActive =
      true
    column.layoutIfNeeded()
    other.font = .systemFont(ofSize: 24)
    _ = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - 2 * other.font.lineHeight) < 1e-6)
  }

  @Test func aNumberIsKeptAlsoWhereTheFontGaveTheSame() {
    let (one, other) = (label(17), label(12))
    let column = column(one, other)
    let gap = other.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1)
    gap.isActive = true
    column.layoutIfNeeded()
    let number = gap.constant
    gap.constant = number
    other.font = .systemFont(ofSize: 30)
    column.layoutIfNeeded()
    #expect(abs(distance(one, other) - number) < 1e-6)
  }
}
