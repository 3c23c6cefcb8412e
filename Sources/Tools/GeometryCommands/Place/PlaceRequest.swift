import Foundation
import PopoverPlacement

/// One request of `popover place`.
struct PlaceRequest {
  /// What is asked for.
  enum Question {
    /// The place of a popover.
    case popover(PlacementRequest, PlacementPolicy)
    /// The lines that pieces of text make.
    case lines([CGRect])
  }

  /// What the picture calls it; a name of the user's own, or the policy's.
  let title: String
  /// The rectangles of the anchor as given: one, or the pieces of one.
  let pieces: [CGRect]
  let question: Question

  func answer() throws(PlacementError) -> PlaceAnswer {
    switch question {
    case .popover(let request, let policy): .popover(try request.placed(by: policy))
    case .lines(let pieces): .lines(PlacementAnchor.lines(of: pieces))
    }
  }
}

/// What comes out for a request.
enum PlaceAnswer {
  case popover(Placement)
  case lines([CGRect])

  var json: JSONObjectText {
    var object = JSONObjectText()
    switch self {
    case .popover(let placement): object.add(placement)
    case .lines(let lines): object.add("lines", list: lines.map(JSONObjectText.init))
    }
    return object
  }
}

extension JSONObjectText {
  init(_ rect: CGRect) {
    self.init()
    add(rect)
  }

  /// A rectangle as it is: the classic rules can make one with a negative height, which `CGRect.height` hides.
  fileprivate mutating func add(_ rect: CGRect) {
    add("x", rect.origin.x.native)
    add("y", rect.origin.y.native)
    add("width", rect.size.width.native)
    add("height", rect.size.height.native)
  }

  fileprivate mutating func add(_ placement: Placement) {
    add(placement.frame)
    add("side", "\(placement.side)")
    add("alignment", "\(placement.alignment)")
    add("direction", placement.arrowDirection.name)
    add("arrowTip", (placement.side.isVertical ? placement.arrowTip.x : placement.arrowTip.y).native)
    add("arrowOffset", placement.arrowOffset.native)
    add("flipped", placement.changes.contains(.flipped))
    add("slid", placement.changes.contains(.slid))
    add("resized", placement.changes.contains(.resized))
    add("anchorHidden", placement.isAnchorHidden)
  }
}

extension Placement.ArrowDirections {
  /// The name of a single direction.
  var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    default: "none"
    }
  }
}
