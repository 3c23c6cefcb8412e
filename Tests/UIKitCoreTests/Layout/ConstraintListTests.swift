import Testing

@testable import UIKitCore

@Suite struct ConstraintListTests {
  private let view = UIView()

  private func make(_ constant: CGFloat) -> NSLayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  @Test(arguments: 0..<20) func keepsTheOrderWhateverIsTakenOut(_ seed: UInt64) {
    var random = Seeded(state: seed)
    var list = ConstraintList()
    var expected: [NSLayoutConstraint] = []
    for step in 0..<400 {
      // First it mostly grows, then it mostly shrinks.
      if Int.random(in: 0..<400, using: &random) > step || expected.isEmpty {
        let constraint = make(CGFloat(step))
        list.append(constraint, .mention(step % 4 == 0 ? 1 : 0))
        expected.append(constraint)
      } else {
        let index = Int.random(in: 0..<expected.count, using: &random)
        let constraint = expected.remove(at: index)
        list.remove(constraint, .mention(0))
        list.remove(constraint, .mention(1))
        // Once more, and from a list that never had it.
        list.remove(constraint, .mention(0))
        list.remove(make(1), .held)
      }
      #expect(list.count == expected.count && list.isEmpty == expected.isEmpty, "seed \(seed)")
      #expect(list.last === expected.last, "seed \(seed)")
      #expect(Array(list) == expected, "seed \(seed), step \(step)")
    }
  }

  @Test func aSuperviewKeepsTheConstraintsOfItsOtherSubviews() {
    let views = (0..<100).map { _ in free() }
    let superview = container(100, 100)
    superview.add(views)
    for view in views { view.fill(superview) }
    let all = superview.constraints
    for view in views.dropFirst().dropLast() { view.removeFromSuperview() }
    #expect(superview.constraints == Array(all.prefix(4) + all.suffix(4)))
    superview.layoutIfNeeded()
    #expect(views[0].frame == superview.bounds && views[99].frame == superview.bounds)
  }
}
