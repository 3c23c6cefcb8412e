import Testing

@testable import ApiCheck

@Suite("Signatures") struct SignatureTests {
  @Test(
    "A graph's declaration and a table's spelling mean the same",
    arguments: [
      ("@MainActor func layoutSubviews()", Kind.function, "()"),
      (
        "@MainActor override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", .function,
        "(CGPoint, UIEvent?) -> UIView?"
      ),
      (
        "class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)",
        .staticFunction, "(TimeInterval, () -> (), ((Bool) -> ())?=)"
      ),
      ("@available(iOS 13.0, *) func apply(info: UnsafeMutableRawPointer?)", .function, "(UnsafeMutableRawPointer?)"),
      (
        "func dequeue<Cell, Item>(using cell: Registration<Cell, Item>) -> Cell where Cell : UIView", .function,
        "(Registration<Cell, Item>) -> Cell"
      ),
      ("convenience init?(named name: String)", .initializer, "(String)?"),
      ("init<T>(_ values: [String : T] = [:]) throws", .initializer, "([String: T]=) throws"),
      ("static func < (left: Size, right: Size) -> Bool", .staticFunction, "(Size, Size) -> Bool"),
      ("subscript(key: Key) -> AnyHashable? { get set }", .subscript, "(Key) -> AnyHashable?"),
      ("@MainActor weak var delegate: (any UITableViewDelegate)? { get set }", .variable, "UITableViewDelegate?"),
      ("@MainActor var completion: ((Bool) -> Void)?", .variable, "((Bool) -> ())?"),
      ("@MainActor var subviews: [UIView] { get }", .variable, "[UIView] {get}"),
      ("static let required: UILayoutPriority", .staticVariable, "UILayoutPriority {get}"),
      ("static let `default`: NSParagraphStyle", .staticVariable, "NSParagraphStyle {get}"),
      ("typealias Handler = (UIAction) -> Void", .typealias, "(UIAction) -> ()"),
    ])
  func same(declaration: String, kind: Kind, table: String) {
    let ours = Signature(declaration: declaration, kind: kind)
    #expect(ours == Signature(table: table, kind: kind))
    #expect("\(ours)" == table)
  }

  @Test(
    "Defaults, optionality, setters, results and errors make a difference",
    arguments: [
      ("func f(a: Int)", Kind.function, "(Int=)"), ("func f(a: Int)", .function, "(Int?)"),
      ("var a: Int { get }", .variable, "Int"), ("func f() -> Int", .function, "()"),
      ("func f() throws", .function, "()"), ("init(a: Int)", .initializer, "(Int)?"),
      ("func f(a: Int, b: Int)", .function, "(Int)"),
    ])
  func different(declaration: String, kind: Kind, table: String) {
    #expect(Signature(declaration: declaration, kind: kind) != Signature(table: table, kind: kind))
  }

  @Test("Types and cases have nothing to compare")
  func nothing() {
    #expect(Signature(declaration: "case fixed", kind: .case) == .none)
    #expect(Signature(table: "", kind: .class) == .none)
  }
}
