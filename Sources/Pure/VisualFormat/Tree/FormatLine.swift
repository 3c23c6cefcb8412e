/// A line of Apple's Visual Format Language, as a tree: views by name, gaps between them, predicates on both.
///
///     let line = try FormatLine(parsing: "H:|-20-[name(>=80)]-[button(64@750)]|")
///     line.views.map(\.name)                     // ["name", "button"]
///     line.predicates(of: line.views[0])         // [name >= 80]
///     line.gaps[1].kind                          // .standard
///
///     let names = FormatNameTable(views: ["name", "button"])
///     try line.constraints(names: names).map(\.description)
///     // ["name.leading == super(name).leading + 20", "name.width >= 80",
///     //  "button.leading == name.trailing + standard gap", "button.width == 64 @750",
///     //  "super(button).trailing == button.trailing"]
///
/// The grammar is that of Apple's *Auto Layout Guide*, and what shipped applications rely on beyond it:
///
///     line      : [ ("H" | "V") ":" ] [ "|" gap ] view { gap view } [ gap "|" ]
///     view      : "[" name [ "(" predicate { "," predicate } ")" ] "]"
///     gap       : nothing | "-" | "-" predicate "-" | "-" "(" predicate { "," predicate } ")" "-"
///     predicate : [ "==" | "<=" | ">=" ] object [ "@" priority ]
///     object    : number | name            (a view's name only in a view's own predicate)
///     priority  : number | name
///
/// Blanks may stand between any two of these. A negative number needs parentheses. The library knows names only; what
/// a standard gap or a margin measures, and what a view is, is left to the caller.
public struct FormatLine: Hashable, Sendable {
  /// The direction a line runs in.
  public enum Orientation: Hashable, Sendable {
    /// Across, from the leading to the trailing edge; the default.
    case horizontal
    /// Down, from the top to the bottom.
    case vertical
  }

  /// The text the line was read from.
  public let text: String
  /// The direction the line runs in.
  public let orientation: Orientation
  /// The views, in the order of the text; never empty.
  public let views: [View]
  /// What stands before each view, and what stands after the last: one more than there are views.
  public let gaps: [Gap]
  /// The predicates of all views and gaps, in the order of the text.
  public let predicates: [Predicate]
}

extension FormatLine {
  /// A name in brackets.
  public struct View: Hashable, Sendable {
    /// The name, a C identifier.
    public let name: String
    /// Where its predicates stand in the line's `predicates`.
    public let predicates: Range<Int>
    /// Where the name begins and where the bracket has closed, in bytes of UTF-8.
    let nameOffset: Int
    let endOffset: Int
  }

  /// What stands between two views, or between a view and the superview's edge.
  public struct Gap: Hashable, Sendable {
    /// What a gap says about its size.
    public enum Kind: Hashable, Sendable {
      /// There is none: the line does not reach to the superview here.
      case none
      /// Nothing is written: the two sides touch.
      case flush
      /// A single dash: the standard gap between views, or the superview's margin.
      case standard
      /// The size obeys the predicates.
      case predicates
    }

    /// What the gap says about its size.
    public let kind: Kind
    /// Where its predicates stand in the line's `predicates`; empty unless the kind says so.
    public let predicates: Range<Int>
  }

  /// The predicates of a view.
  public func predicates(of view: View) -> ArraySlice<Predicate> { predicates[view.predicates] }

  /// The predicates of a gap.
  public func predicates(of gap: Gap) -> ArraySlice<Predicate> { predicates[gap.predicates] }
}
