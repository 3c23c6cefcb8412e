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
