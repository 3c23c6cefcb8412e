import Testing

@testable import UIKitCore

@Suite struct RandomLayoutTests {
  /// A tree of views, each with constraints to its superview or to the sibling before it.
  private func tree(_ random: inout Seeded, depth: Int = 3) -> UIView {
    let view = free()
    guard depth > 0 else { return view }
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in tree(&random, depth: depth - 1) }
    view.add(children)
    for (index, child) in children.enumerated() {
      let before = index > 0 && Bool.random(using: &random) ? children[index - 1] : nil
      let gap = CGFloat(Int.random(in: 0...20, using: &random))
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? view.leadingAnchor, constant: gap),
        child.topAnchor.constraint(equalTo: before?.topAnchor ?? view.topAnchor, constant: gap),
        child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: gap),
        child.heightAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 1...50, using: &random))),
      ])
    }
    return view
  }

  private func frames(_ view: UIView) -> [CGRect] { view.subviews.flatMap { [$0.frame] + frames($0) } }

  /// Whether the frames are what the constraints say, going down the tree.
  private func check(_ view: UIView) -> Bool {
    for constraint in view.constraints {
      guard let first = constraint.firstItem as? UIView else { return false }
      var right = constraint.constant
      if let second = constraint.secondItem as? UIView {
        right += constraint.multiplier * value(second, constraint.secondAttribute, in: view)
      }
      if abs(value(first, constraint.firstAttribute, in: view) - right) > 1e-6 { return false }
    }
    return view.subviews.allSatisfy { check($0) }
  }

  private func value(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, in view: UIView) -> CGFloat {
    let box = item === view ? view.bounds : item.frame
    return switch attribute {
    case .leading: box.minX
    case .trailing: box.maxX
    case .top: box.minY
    case .width: box.width
    case .height: box.height
    default: .nan
    }
  }

  @Test(arguments: 0..<30) func everyWayToATreeGivesTheSameLayout(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let made = tree(&random)
    let width = CGFloat(Int.random(in: 100...900, using: &random))
    let host = container(width, 500)
    // Laid out alone first, or not, then as a part of other trees, and changed there.
    if Bool.random(using: &random) { made.layoutIfNeeded() }
    let other = container(10, 10, free())
    if Bool.random(using: &random) { free().fillNothing(in: host) }
    if Bool.random(using: &random) {
      other.addSubview(made)
      other.layoutIfNeeded()
    }
    host.addSubview(made)
    made.fill(host)
    host.layoutIfNeeded()
    #expect(check(made), "seed \(seed)")
    let first = frames(made)

    var all: [UIView] = []
    func gather(_ view: UIView) {
      all.append(view)
      view.subviews.forEach(gather)
    }
    gather(made)
    for _ in 0..<10 {
      guard let constraint = all.randomElement(using: &random)?.constraints.randomElement(using: &random) else {
        continue
      }
      constraint.constant += 7
      if Bool.random(using: &random) { host.layoutIfNeeded() }
      if Bool.random(using: &random) {
        constraint.isActive = false
        if Bool.random(using: &random) { host.layoutIfNeeded() }
        constraint.isActive = true
      }
      constraint.constant -= 7
    }
    host.layoutIfNeeded()
    #expect(zip(frames(made), first).allSatisfy { $0.isNear($1) }, "seed \(seed)")
    host.frame.size.width += 50
    host.layoutIfNeeded()
    #expect(check(made), "seed \(seed)")
  }
}
