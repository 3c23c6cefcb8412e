import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Layout that does not settle", .serialized)
struct UnsettledLayoutTests {
  final class Restless: UIView {
    var isCalm = false
    var rounds = 0
    override func layoutSubviews() {
      rounds += 1
      if !isCalm { setNeedsLayout() }
    }
  }

  /// Wants to be larger each time it is.
  final class Greedy: UIView, ViewHooks {
    private var content = CGSize(width: 10, height: 10)
    override init(frame: CGRect) {
      super.init(frame: frame)
      hooks = self
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
    func boundsSizeDidChange(from old: CGSize) {
      content.width += 1
      invalidateIntrinsicContentSize()
    }
  }

  final class Undecided: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
      setNeedsUpdateConstraints()
    }
  }

  /// Moves a neighbour each time it is resized.
  final class Pushing: UIView, ViewHooks {
    var constraint: NSLayoutConstraint?
    func boundsSizeDidChange(from old: CGSize) { constraint?.constant += 1 }
  }

  @Test("A content size that follows the frame is reported with its view")
  func contentSizes() {
    let (view, calm) = (Greedy(), free())
    let superview = container(100, 100, view, calm)
    calm.fill(superview)
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Greedy") == true && warnings.first?.contains("another content size") == true)
    #expect(calm.frame == superview.bounds)
  }

  @Test("A constant that follows the frame it makes is reported with its view")
  func constants() {
    let view = Pushing()
    view.hooks = view
    let superview = container(100, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    view.constraint = width
    width.isActive = true
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Pushing") == true && warnings.first?.contains("constraints") == true)
  }

  @Test("An update that asks for the next is reported with its view")
  func updates() {
    let view = Undecided()
    let superview = container(100, 100, view)
    view.setNeedsUpdateConstraints()
    let warnings = Warnings.during { superview.layoutIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Undecided") == true)
    #expect(warnings.first?.contains("setNeedsUpdateConstraints()") == true)
    #expect(view.updates >= 20)
  }

  @Test("It is cut off, and one warning names the view; calm again, frames end", arguments: [true, false])
  func report(inFrame: Bool) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    let view = Restless()
    let warnings = Warnings.during {
      root.view.addSubview(view)
      if inFrame { stage.turn() } else { view.layoutIfNeeded() }
      stage.turn()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Restless") == true)
    #expect(view.rounds >= 50)
    view.isCalm = true
    stage.settle()
    let rounds = view.rounds
    stage.turn()
    #expect(view.rounds == rounds)
  }
}
