import ConstraintSolver
import Foundation
import Testing
import VisualFormat

/// The examples of docs/layout.md, word for word, with what they print.
///
/// Each test holds one block of the page between its first line and the last; what the page says in comments is what
/// `print` has to be given.
@Suite final class LayoutPageTests {
  private var printed: [String] = []

  private func print(_ values: Any...) { printed += values.map { "\($0)" }.joined(separator: " ").lines }

  /// The blocks of Swift that print something.
  private static func blocks() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).appending(path: "../../../../docs/layout.md").standardizedFileURL
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }.filter { $0.contains("print(") }
  }

  /// Compares what was printed with the comments of a block.
  private func check(_ index: Int, _ place: SourceLocation = #_sourceLocation) throws {
    let block = try Self.blocks()[index]
    let expected = block.lines.compactMap { line -> String? in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("// ") else {
        return line.hasPrefix("print(") ? line.components(separatedBy: "  // ").dropFirst().first : nil
      }
      return String(line.dropFirst(3))
    }
    #expect(printed == expected, sourceLocation: place)
    // The code is the page's: its lines stand in this file one after the other.
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8).lines.map {
      $0.drop { $0 == " " }
    }
    let lines = block.lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    let text = source.filter { !$0.isEmpty }.joined(separator: "\n")
    #expect(text.contains(lines.joined(separator: "\n")), "block \(index) is not what is tested", sourceLocation: place)
  }

  @Test func everyBlockIsHere() throws { #expect(try Self.blocks().count == 9) }

  @Test func twoColumns() throws {
    let system = ConstraintSystem()
    let window = try system.makeParameter(640)
    let (list, detail) = (system.makeVariable(), system.makeVariable())
    try system.add(list + 10 + detail == window)
    try system.add((list == 200).priority(750))
    try system.add(detail >= 300)
    system.solve()
    print(system.value(of: list), system.value(of: detail))  // 200.0 430.0
    try system.set(window, to: 450)
    system.solve()
    print(system.value(of: list), system.value(of: detail))  // 140.0 300.0
    try check(0)
  }

  @Test func whatChanged() throws {
    let system = ConstraintSystem()
    let width = try system.makeParameter(300)
    let cells = (0..<1000).map { _ in system.makeVariable() }
    for cell in cells.dropLast() { try system.add(cell == 44) }
    try system.add(cells[999] == 0.5 * width)
    system.solve()
    print(system.changes.count)  // 1000
    try system.set(width, to: 200)
    system.solve()
    print(system.changes.map { system.value(of: $0) })  // [100.0]
    try check(1)
  }

  @Test func strictPriorities() throws {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add((x >= 100).priority(501))
    try system.add((x == 90).priority(500))
    try system.add((x == 50).priority(10))
    system.solve()
    print(system.value(of: x))  // 100.0
    try check(2)
  }

  @Test func conflicts() throws {
    let system = ConstraintSystem()
    let room = try system.makeParameter(768)
    let (left, width) = (system.makeVariable(), system.makeVariable())
    let edge = try system.add(left == 8)
    let size = try system.add(width == 300)
    let end = try system.add(left + width == room - 8)
    let conflicts = system.solve()
    print(conflicts.map(\.constraints) == [[edge, size, end]], conflicts.map(\.broken) == [end])  // true true
    print(system.value(of: left), system.value(of: width))  // 8.0 300.0
    try system.set(room, to: 316)
    print(system.solve().isEmpty, system.isBroken(end))  // true false
    try check(3)
  }

  @Test func refusals() throws {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    let least = try system.add(x >= 2)
    do throws(ConstraintError) { try system.addIfSatisfiable(x <= 1) } catch {
      print(error)  // the constraint cannot hold beside 1 required ones: [0]
    }
    system.remove(least)
    try system.addIfSatisfiable(x <= 1)
    system.solve()
    print(system.value(of: x))  // 0.0
    do throws(ConstraintError) { try system.add(x == .infinity) } catch {
      print(error)  // a constraint needs finite numbers, not -inf
    }
    try check(4)
  }

  @Test func whatIsOpen() throws {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(), system.makeVariable())
    try system.add(a + b == 100)
    try system.add(a >= 20)
    system.solve()
    print(system.isDetermined(a), system.range(of: a), system.range(of: b))  // false 20.0...inf -inf...80.0
    try check(5)
  }

  @Test func lines() throws {
    let names = FormatNameTable(views: ["icon", "name"], metrics: ["pad": 12])
    let line = try FormatLine(parsing: "H:|-pad-[icon(32)]-[name(>=80@750)]-|")
    for constraint in try line.constraints(options: .alignAllCenterY, names: names) {
      print(constraint)
    }
    // icon.leading == super(icon).leading + 12
    // icon.width == 32
    // name.leading == icon.trailing + standard gap
    // name.width >= 80 @750
    // super(name).trailing == name.trailing + margin
    // icon.centerY == name.centerY
    try check(6)
  }

  @Test func linesThatAreNone() throws {
    let names = FormatNameTable(views: ["icon", "name"])
    do throws(FormatError) { _ = try FormatLine(parsing: "[icon]-[nam]").constraints(names: names) } catch {
      print(error)
      // Visual format: expected the name of a view, but found 'nam', which is none (is 'name' meant?)
      // [icon]-[nam]
      //         ^
    }
    try check(7)
  }

  @Test func aToolkit() throws {
    /// A box per view: for each attribute a sum of its variables.
    struct Box {
      let x: Variable, y: Variable, width: Variable, height: Variable

      init(in system: ConstraintSystem) {
        (x, y) = (system.makeVariable(), system.makeVariable())
        (width, height) = (system.makeVariable(), system.makeVariable())
      }

      func place(_ attribute: FormatAttribute) -> LinearExpression {
        switch attribute {
        case .left, .leading: x.linear
        case .right, .trailing: x + width
        case .top, .firstBaseline: y.linear
        case .bottom, .lastBaseline: y + height
        case .width: width.linear
        case .height: height.linear
        case .centerX: x + 0.5 * width
        case .centerY: y + 0.5 * height
        }
      }
    }

    let system = ConstraintSystem()
    let window = Box(in: system)
    let boxes = ["icon": Box(in: system), "name": Box(in: system)]
    for (variable, value) in [(window.x, 0), (window.y, 0), (window.width, 320), (window.height, 56)] {
      try system.add(variable == Double(value))
    }
    for text in ["H:|-[icon(32)]-[name]-|", "V:|-[icon]-|", "V:|-(>=0)-[name(20)]"] {
      let line = try FormatLine(parsing: text)
      let options: FormatOptions = line.orientation == .horizontal ? .alignAllCenterY : []
      for constraint in try line.constraints(options: options, names: FormatNameTable(views: Set(boxes.keys))) {
        func sum(_ anchor: FormatConstraint.Anchor) -> LinearExpression {
          guard case .view(let name) = anchor.item, let box = boxes[name] else { return window.place(anchor.attribute) }
          return box.place(anchor.attribute)
        }
        let constant = if case .points(let points) = constraint.constant { points } else { 8.0 }
        let difference = sum(constraint.first) - (constraint.second.map(sum) ?? LinearExpression()) - constant
        let relation: Relation =
          switch constraint.relation {
          case .equal: .equal
          case .lessThanOrEqual: .lessThanOrEqual
          case .greaterThanOrEqual: .greaterThanOrEqual
          }
        try system.add(LinearConstraint(difference, relation, priority: constraint.priority))
      }
    }
    system.solve()
    for name in ["icon", "name"] {
      guard let box = boxes[name] else { continue }
      print(name, [box.x, box.y, box.width, box.height].map { system.value(of: $0) })
    }
    // icon [8.0, 8.0, 32.0, 40.0]
    // name [48.0, 18.0, 264.0, 20.0]
    try check(8)
  }
}

extension String {
  fileprivate var lines: [String] { components(separatedBy: "\n") }
}
