import Foundation
import PopoverPlacement

extension PlaceRequest {
  /// The policies by the names that requests use.
  static let policyNames = ["uiKit", "fpPopover", "fpPopoverImproved", "positioner", "bestFit"]

  private static let keys = [
    "name", "policy", "anchor", "anchors", "point", "size", "container", "margins", "side", "permitted",
    "arrowDirection", "alignment", "anchorPoint", "gravity", "gap", "offset", "adjust", "oversize", "ifNothingFits",
    "arrow", "minimumSize", "rightToLeft", "mayCoverAnchor", "previous", "lines",
  ]

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - node: the object.
  ///   - policy: the policy for a request that names none.
  /// - Throws: the first key that is wrong, and why.
  init(_ node: JSONNode, policy: String?) throws(JSONMismatch) {
    let fields = try node.fields(Self.keys)
    let name = try fields["name"]?.text()
    if let lines = fields["lines"] {
      pieces = try lines.rects()
      question = .lines(pieces)
      title = name ?? "lines"
      return
    }
    let policy = try fields["policy"]?.choice(Self.policyNames.map { ($0, $0) }) ?? policy
    guard let policy else { throw fields.missing("policy") }
    title = name ?? policy
    pieces = try Self.pieces(fields)
    let point = try fields["point"]?.point()
    guard let anchor = PlacementAnchor.rect(of: pieces, at: point) else {
      throw JSONMismatch(path: "anchors", problem: "the list is empty, so there is nothing to point at")
    }
    var request = PlacementRequest(
      anchor: anchor, size: try fields.required("size").size(), container: try fields["container"]?.rect())
    try request.readRoom(fields)
    try request.readWishes(fields)
    try request.readSides(fields, policy: policy)
    question = .popover(request, try Self.policy(policy, request, fields))
  }

  private static func pieces(_ fields: JSONFields) throws(JSONMismatch) -> [CGRect] {
    guard let anchors = fields["anchors"] else { return [try fields.required("anchor").rect()] }
    if let anchor = fields["anchor"] { throw anchor.besides("anchors") }
    return try anchors.rects()
  }

  private static func policy(
    _ name: String, _ request: PlacementRequest, _ fields: JSONFields
  ) throws(JSONMismatch) -> PlacementPolicy {
    switch name {
    case "uiKit": .uiKit
    case "fpPopover":
      .fpPopover(
        wanted: try fields["arrowDirection"]?.directions()
          ?? request.sides.reduce(into: []) { $0.formUnion($1.arrowDirection) })
    case "fpPopoverImproved": .fpPopoverImproved
    case "positioner":
      .positioner(
        PlacementRequest.Attachment(
          anchorPoint: try fields["anchorPoint"]?.choice(Placement.CompassPoint.names) ?? .none,
          gravity: try fields["gravity"]?.choice(Placement.CompassPoint.names) ?? .none,
          offset: try fields["offset"]?.point() ?? .zero))
    default: .bestFit
    }
  }
}

extension PlacementRequest {
  /// What there is room for, and what must fit.
  fileprivate mutating func readRoom(_ fields: JSONFields) throws(JSONMismatch) {
    if let widths = try fields["margins"]?.edges() {
      margins = Margins(
        top: CGFloat(widths.top), left: CGFloat(widths.left), bottom: CGFloat(widths.bottom),
        right: CGFloat(widths.right))
    }
    if let size = fields["minimumSize"] { minimumSize = try size.size() }
    if let node = fields["arrow"] {
      let parts = try node.fields("base", "height", "clearance")
      arrow = Arrow(
        height: CGFloat(try parts.number("height")), base: CGFloat(try parts.number("base")),
        clearance: CGFloat(try parts.number("clearance", or: 0)))
    }
  }

  fileprivate mutating func readWishes(_ fields: JSONFields) throws(JSONMismatch) {
    alignment = try fields["alignment"]?.choice(Placement.Alignment.names) ?? .center
    gap = CGFloat(try fields.number("gap", or: 0))
    isRightToLeft = try fields.flag("rightToLeft")
    mayCoverAnchor = try fields.flag("mayCoverAnchor")
    if let names = fields["adjust"] {
      adjustments = []
      for name in try names.list() { adjustments.formUnion(try name.choice(Adjustments.names)) }
    }
    oversize = try fields["oversize"]?.choice([("start", .start), ("center", .center)]) ?? .center
    fallback = try fields["ifNothingFits"]?.choice([("best", .bestSide), ("keep", .preferredSide)]) ?? .bestSide
    if let node = fields["previous"] {
      let parts = try node.fields("side", "alignment")
      previous = Previous(
        side: try parts.required("side").choice(Placement.Side.names),
        alignment: try parts["alignment"]?.choice(Placement.Alignment.names) ?? .center)
    }
  }

  /// The permitted sides, and what depends on the first of them.
  fileprivate mutating func readSides(_ fields: JSONFields, policy: String) throws(JSONMismatch) {
    let ways = ["side", "permitted", "arrowDirection"].filter { fields[$0] != nil }
    if ways.count > 1, let second = fields[ways[1]] { throw second.besides(ways[0]) }
    if let side = fields["side"] {
      sides = Placement.Sides(try side.choice(Placement.Side.names))
    } else if let permitted = fields["permitted"] {
      sides = []
      for side in try permitted.list() { sides.append(try side.choice(Placement.Side.names)) }
    }
    let wanted = try fields["arrowDirection"]?.directions()
    if policy == "fpPopover" || policy == "fpPopoverImproved" {
      // FPPopover's size is that of the whole bubble, and its arrow is always the same.
      sizeIncludesArrow = true
      if arrow == nil { arrow = Arrow(height: 20, base: 20, clearance: 10) }
    }
    if let wanted {
      sides = Placement.Sides(wanted == .none ? [.up, .down] : wanted)
      if wanted == .none, policy != "fpPopover" { arrow = nil }
    }
    if policy != "positioner", let move = try fields["offset"]?.point() { apply(move) }
  }

  /// Takes an offset apart: along the preferred side it moves the body, across it it widens the gap.
  private mutating func apply(_ move: CGPoint) {
    let side = sides.first ?? .bottom
    let (along, away) = side.isVertical ? (move.x, move.y) : (move.y, move.x)
    offset = isRightToLeft && side.isVertical ? -along : along
    gap += side == .top || side == .left ? -away : away
  }
}
