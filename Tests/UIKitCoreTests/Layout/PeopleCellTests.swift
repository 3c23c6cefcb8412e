import Testing

@testable import UIKitCore

/// The cell and the header that the people's popover is made of.
@Suite struct PeopleCellTests {
  private func cell(_ width: CGFloat, _ height: CGFloat, label: UIView) -> (cell: UIView, image: UIView) {
    let image = free()
    let cell = container(width, height, image, label)
    let views: [String: Any] = ["image": image, "label": label]
    for line in ["H:|[image(45)]-5-[label(100)]|", "V:|[label]|"] {
      cell.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views))
    }
    for view in [image, label] {
      cell.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .centerY, relatedBy: .equal, toItem: cell, attribute: .centerY, multiplier: 1,
          constant: 0))
    }
    image.addConstraint(
      NSLayoutConstraint(
        item: image, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 45))
    return (cell, image)
  }

  @Test func theImageDoesNotMakeTheCellGrow() {
    let label = ContentView(80, 20.5)
    let (cell, image) = cell(150, 20.5, label: label)
    let fit = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fit == CGSize(width: 150, height: 20.5))
    #expect(Warnings.during { cell.layoutIfNeeded() }.isEmpty)
    #expect(image.frame == rect(0, -12.25, 45, 45))
    #expect(label.frame == rect(50, 0, 100, 20.5))
  }

  @Test func aRedundantCentreIsTaken() {
    let label = free()
    let (cell, image) = cell(150, 44, label: label)
    #expect(Warnings.during { cell.layoutIfNeeded() }.isEmpty)
    #expect(image.frame == rect(0, -0.5, 45, 45))
    #expect(label.frame == rect(50, 0, 100, 44))
    cell.frame.size.height = 57
    cell.layoutIfNeeded()
    #expect(image.frame == rect(0, 6, 45, 45))
    #expect(label.frame == rect(50, 0, 100, 57))
  }

  @Test func theHeaderKeepsItsLabelFromTheEdges() {
    let label = ContentView(90, 18)
    let header = container(350, 45, label)
    header.lay("H:|-20-[label]-20-|", "V:|-(>=0)-[label]-5-|", views: ["label": label])
    #expect(label.frame == rect(20, 22, 310, 18))
  }

  @Test func aChainOfEqualViewsFitsItsLeast() {
    let (a, b) = (free(), free())
    let superview = container(300, 50, a, b)
    superview.lay("H:|-20-[a(>=45)]-5-[b(==a)]-20-|", views: ["a": a, "b": b])
    #expect(superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 135)
    #expect([a.frame.width, b.frame.width] == [127.5, 127.5])
  }
}
