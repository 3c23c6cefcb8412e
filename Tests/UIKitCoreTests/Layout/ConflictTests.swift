import Testing

@testable import UIKitCore

@Suite struct ConflictTests {
  @Test func theTextNamesEveryConstraintAndTheOneThatIsGivenUp() {
    let view = free("name")
    let superview = container(200, 100, view)
    superview.accessibilityIdentifier = "cell"
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let right = view.rightAnchor.constraint(equalTo: superview.rightAnchor)
    right.identifier = "end"
    NSLayoutConstraint.activate([left, width, right])
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(
      warnings == [
        """
        Constraints can't all hold together:
          <NSLayoutConstraint UIView "name".left == UIView "cell".left + 10>
          <NSLayoutConstraint UIView "name".width == 50>
          <NSLayoutConstraint 'end' UIView "name".right == UIView "cell".right>
        Given up, since it was activated last: <NSLayoutConstraint 'end' UIView "name".right == UIView "cell".right>
        """
      ])
    #expect(view.across == [10, 50])
  }

  @Test func theSameConflictIsToldOnce() {
    let view = free()
    let superview = container(200, 100, view)
    superview.lay("|-10-[view(50)]", views: ["view": view])
    view.trailingAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
    #expect(Warnings.during { superview.layoutIfNeeded() }.count == 1)
    let again = Warnings.during {
      for width in [210, 220, 230] {
        superview.frame.size.width = CGFloat(width)
        superview.layoutIfNeeded()
      }
    }
    #expect(again.isEmpty)
    #expect(view.across == [10, 50])
    superview.frame.size.width = 60
    #expect(Warnings.during { superview.layoutIfNeeded() }.isEmpty)
    #expect(view.across == [10, 50])
    superview.frame.size.width = 90
    #expect(Warnings.during { superview.layoutIfNeeded() }.count == 1)
  }

  @Test func aFrameThatConstraintsCannotMoveIsPointedOut() {
    let view = UIView(frame: rect(5, 6, 7, 8))
    view.accessibilityIdentifier = "fixed"
    let superview = container(200, 100)
    superview.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("UIView \"fixed\".width == 50") == true)
    #expect(warnings.first?.contains("UIView \"fixed\" keeps its frame (5, 6, 7, 8)") == true)
    #expect(warnings.first?.contains("translatesAutoresizingMaskIntoConstraints is true") == true)
    #expect(view.frame == rect(5, 6, 7, 8))
  }

  @Test func aRequiredIntrinsicSizeIsNamed() {
    let view = ContentView(80, 20)
    view.accessibilityIdentifier = "title"
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let superview = container(200, 100, view)
    let warnings = Warnings.during { superview.lay("|-0-[view]-150-|", views: ["view": view]) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("ContentView \"title\".width >= 80 (content compression resistance)") == true)
  }

  @Test func wishesNeverConflict() {
    let view = free()
    let superview = container(200, 100, view)
    let warnings = Warnings.during {
      superview.lay("|-10@999-[view(500@999)]-10@999-|", views: ["view": view])
    }
    #expect(warnings.isEmpty)
  }

  @Test func noSizeIsNegative() {
    let (a, b) = (free(), free())
    let superview = container(100, 100, a, b)
    let warnings = Warnings.during {
      superview.lay("|[a(200@500)][b(200@400)]|", views: ["a": a, "b": b])
    }
    #expect(warnings.isEmpty)
    #expect(a.across == [0, 100] && b.across == [100, 0])
    superview.lay("V:|-60-[a]-60-|", views: ["a": a])
    #expect(a.frame.height == 0)
  }

  @Test func theOneActivatedLastGoesWhateverWasMadeAnewBetween() {
    let view = free()
    let superview = container(100, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let last = view.widthAnchor.constraint(equalToConstant: 20)
    first.isActive = true
    last.isActive = true
    // Both wait anew, in the order of their activation.
    let window = UIView(frame: rect(0, 0, 10, 10))
    free().fillNothing(in: window)
    window.addSubview(superview)
    _ = Warnings.during { window.layoutIfNeeded() }
    #expect(view.frame.width == 10)
  }
}

extension UIView {
  /// Makes a tree use constraints.
  func fillNothing(in superview: UIView) {
    superview.addSubview(self)
    widthAnchor.constraint(equalToConstant: 1).isActive = true
  }
}
