/// A type in the one spelling in which Apple's and ours are compared.
///
/// Isolation, sendability, `async` and `any` are left out, since the tables are older than they are; so are module names
/// and the labels of a closure's parameters. `?` and `!` stay.
///
///     TypeSpelling("@escaping @MainActor (_ done: Swift.Bool) -> Void").text   // "(Bool) -> ()"
struct TypeSpelling: Hashable {
  /// The settled spelling.
  let text: String

  /// Settles a type as Swift or a table spells it.
  init(_ type: some StringProtocol) {
    var text = String(type)
    text.replace(/@[A-Za-z_]+(\(\w+\))?\s*/, with: "")
    text.replace(/\b(any|async|sending|borrowing|consuming|__owned)\b\s?/, with: "")
    text.replace(/\b(Swift|Foundation|CoreGraphics|QuartzCore|UIKit)\./, with: "")
    text.replace(/\b_ \w+:\s/, with: "")
    text.replace(/\bVoid\b/, with: "()")
    text.replace(" : ", with: ": ")
    // C's names of one type.
    text.replace(/\bCFTimeInterval\b/, with: "TimeInterval")
    text.replace(/\bCFIndex\b/, with: "Int")
    text.replace(/\bCChar\b/, with: "Int8")
    // `(any Delegate)?`, now that `any` is gone.
    text.replace(/\(([A-Za-z_][\w.]*)\)([?!\]])/) { "\($0.output.1)\($0.output.2)" }
    self.text = text.trimmed
  }
}
