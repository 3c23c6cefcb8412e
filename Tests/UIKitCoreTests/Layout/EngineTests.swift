import Testing

@testable import ConstraintSolver
@testable import UIKitCore

@Suite struct EngineTests {
  /// A list of cells, each with a label that fills it.
  private func list(_ count: Int) -> (list: UIView, cells: [UIView], labels: [UIView]) {
    let list = container(300, 1000)
    let labels = (0..<count).map { _ in free() }
    let cells = labels.enumerated().map { index, label in
      let cell = container(300, 40, label)
      cell.frame.origin.y = CGFloat(index) * 40
      label.fill(cell)
      list.addSubview(cell)
      return cell
    }
    list.layoutIfNeeded()
    return (list, cells, labels)
  }

  @Test func whatDidNotChangeIsNotSolvedAgain() throws {
    let (list, cells, labels) = list(50)
    let engine = try #require(list.layoutEngine)
    let (changed, written) = (engine.changedVariables, engine.writeCount)
    cells[7].frame.size.width = 200
    list.layoutIfNeeded()
    #expect(labels[7].frame.width == 200)
    #expect(engine.changedVariables == changed + 1)
    #expect(engine.writeCount == written + 1)
  }

  /// A list of cells of people, each a picture and a label with a size of its own.
  private func people(_ count: Int) -> (list: UIView, cells: [UIView]) {
    let list = container(300, 1000)
    let cells = (0..<count).map { index in
      let (picture, label) = (ContentView(45, 45), ContentView(80, 20.5, hugging: UILayoutPriority(251)))
      let cell = container(150, 44, picture, label)
      cell.frame.origin.y = CGFloat(index) * 44
      list.addSubview(cell)
      for line in ["|[picture(45)]-5-[label(>=20)]|", "V:|[label]|", "V:[picture(45)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: line, metrics: nil, views: ["picture": picture, "label": label]))
      }
      picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor).isActive = true
      return cell
    }
    list.layoutIfNeeded()
    return (list, cells)
  }

  private func effort(in view: UIView) -> SolverEffort? {
    view.layoutEngine?.solver.engine.pointee.workspace.simplex.effort
  }

  @Test func cellsCostTheSumOfWhatTheyCostAlone() throws {
    let (list, cells) = people(200)
    let all = try #require(effort(in: list))
    let one = try #require(effort(in: people(1).list))
    #expect(one.builtConstraints >= 10)
    #expect(all.builtConstraints == 200 * one.builtConstraints)
    #expect(all.pivots == 200 * one.pivots && all.pivotRows == 200 * one.pivotRows)
    // One that is resized is solved alone, and nothing is built for it.
    cells[77].frame.size.width = 160
    list.layoutIfNeeded()
    #expect(cells[77].subviews[1].frame == rect(50, 0, 110, 44))
    let after = try #require(effort(in: list))
    #expect(after.builtConstraints == all.builtConstraints)
    #expect(after.pivotRows - all.pivotRows <= 2 * max(one.pivotRows, 10))
  }

  @Test func movingAContainerTouchesNothingInside() throws {
    let (list, cells, _) = list(10)
    let engine = try #require(list.layoutEngine)
    let (solved, written) = (engine.solveCount, engine.writeCount)
    for cell in cells { cell.center.y += 13 }
    list.bounds.origin.y = 50
    list.layoutIfNeeded()
    #expect(engine.solveCount == solved && engine.writeCount == written)
  }

  @Test func layoutWithoutChangesAsksNothing() throws {
    let (list, _, _) = list(3)
    let engine = try #require(list.layoutEngine)
    let solved = engine.solveCount
    for _ in 0..<5 {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
    #expect(engine.solveCount == solved)
    #expect(!engine.needsPass)
  }

  @Test func onlyResizedViewsAreLaidOut() {
    let (fixed, growing) = (CountingView(), CountingView())
    let superview = container(200, 100, fixed, growing)
    superview.lay(
      "|[fixed(50)][growing]|", "V:|[fixed]|", "V:|[growing]|", views: ["fixed": fixed, "growing": growing])
    let layouts = (fixed.layouts, growing.layouts)
    superview.frame.size.width = 300
    superview.layoutIfNeeded()
    #expect(growing.across == [50, 250])
    #expect(fixed.layouts == layouts.0 && growing.layouts == layouts.1 + 1)
  }

  @Test func framesAreThereWhenSubviewsAreLaidOut() {
    final class Reader: UIView {
      var seen = CGRect.zero
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = subviews.first?.frame ?? .zero
      }
    }
    final class Placer: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds.insetBy(dx: 10, dy: 10) }
    }
    let (reader, inside) = (Reader(), free())
    let placer = Placer(frame: rect(0, 0, 100, 100))
    placer.addSubview(reader)
    reader.add([inside])
    inside.fill(reader)
    placer.layoutIfNeeded()
    #expect(reader.seen == rect(0, 0, 80, 80))
    placer.frame.size.width = 200
    placer.layoutIfNeeded()
    #expect(reader.seen == rect(0, 0, 180, 80))
  }

  @Test func aStrayViewGoesBackWhenItsSuperviewIsLaidOut() {
    let view = free()
    let superview = container(200, 100, view)
    view.fill(superview)
    superview.layoutIfNeeded()
    view.frame = rect(1, 2, 3, 4)
    #expect(view.frame == rect(1, 2, 3, 4))
    superview.setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(view.frame == superview.bounds)
  }

  @Test func aRootMayBePlacedByItsOwnConstraints() {
    let root = free()
    root.frame = rect(10, 20, 30, 40)
    let view = free()
    root.add([view])
    view.fill(root)
    root.layoutIfNeeded()
    #expect(root.frame == rect(10, 20, 30, 40) && view.frame == rect(0, 0, 30, 40))
    root.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(root.frame == rect(10, 20, 100, 40) && view.frame == rect(0, 0, 100, 40))
    root.frame.size.height = 50
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test func layoutInAnAnimationAnimates() {
    let view = free()
    let window = UIWindow(frame: rect(0, 0, 200, 100))
    window.add([view])
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    window.lay("V:|[view]|", "[view(50)]", views: ["view": view])
    left.constant = 20
    window.layoutIfNeeded()
    #expect(view.layer.animationKeys() == nil)
    left.constant = 100
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func layoutThatChangesConstraintsSettles() {
    final class Adapting: UIView {
      var height: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        height?.constant = bounds.width / 2
      }
    }
    let view = Adapting()
    let superview = container(200, 100, view)
    superview.lay("|[view]|", "V:|[view]", views: ["view": view])
    view.height = view.heightAnchor.constraint(equalToConstant: 0)
    view.height?.isActive = true
    superview.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 100))
  }
}
