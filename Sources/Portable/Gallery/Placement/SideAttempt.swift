import PopoverPlacement
import UIKit

/// What one side has to offer a body: where it would lie there, and what it would cost.
struct SideAttempt {
  let side: Placement.Side
  /// The body in its natural size, centred at the anchor.
  let natural: CGRect
  /// The body as the engine puts it if this is the only side.
  let body: CGRect
  /// How far it has to be moved along the side, in points.
  let moved: CGFloat
  /// How much of its area is kept, 0 to 1.
  let kept: CGFloat
  /// Whether there is not even room for the least body: it would cover the anchor.
  let covers: Bool

  init(_ side: Placement.Side, natural: CGRect, _ placed: Placement) {
    self.side = side
    self.natural = natural
    body = placed.bodyFrame
    let (from, to) = side.isVertical ? (natural.midX, body.midX) : (natural.midY, body.midY)
    moved = abs(to - from)
    let area = natural.width * natural.height
    kept = area > 0 ? min(body.width * body.height / area, 1) : 1
    covers = placed.changes.contains(.coversAnchor)
  }

  /// Whether the body lies there as it is, where it is.
  var needsNothing: Bool { moved < 0.5 && keepsAll && !covers }
  /// Whether it lies there as it is.
  var keepsAll: Bool { kept > 0.999 && !covers }

  var name: String {
    switch side {
    case .top: "Above"
    case .bottom: "Below"
    case .left: "Left"
    case .right: "Right"
    }
  }

  /// Why the side is good or bad, in words.
  var reason: String {
    if covers { return "no room for the least body without covering the anchor" }
    if needsNothing { return "fits as it is" }
    var parts: [String] = []
    if moved >= 0.5 { parts.append("clamped by \(Int(moved.rounded())) points") }
    parts.append("keeps \(Int((kept * 100).rounded())) %")
    return parts.joined(separator: ", ")
  }
}

/// The rules in words, for what the screen is set to.
struct PlacementExplanation {
  /// A line for each permitted side, in order.
  let sides: [String]
  /// What came out.
  let result: String
  /// Why.
  let rule: String

  init(_ model: PlacementModel, in container: CGRect) {
    let attempts = model.attempts(in: container)
    guard let placement = model.placement(in: container) else {
      (sides, result, rule) = ([], "Nothing can be placed here.", "")
      return
    }
    let takesFirst = model.rules == .uiKit ? attempts.first(where: \.needsNothing) : attempts.first(where: \.keepsAll)
    var isSettled = false
    sides = attempts.enumerated().map { index, attempt in
      let isTaken = attempt.side == placement.side
      defer { if attempt.side == takesFirst?.side { isSettled = true } }
      let words = isSettled ? "not tried" : attempt.reason
      return "\(isTaken ? "\u{25B6}" : "\(index + 1).") \(attempt.name): \(words)\(isTaken ? " - taken" : "")"
    }
    rule = Self.rule(model, attempts, placement, takesFirst)
    result = Self.result(placement)
  }

  private static func rule(
    _ model: PlacementModel, _ attempts: [SideAttempt], _ placement: Placement, _ first: SideAttempt?
  ) -> String {
    if first != nil {
      return model.rules == .uiKit
        ? "The first permitted side where the body needs no clamping is taken."
        : "The first permitted side where the body keeps its size is taken, clamped if need be."
    }
    if attempts.contains(where: \.keepsAll) {
      return "No side does without clamping: the first where the body keeps its size is taken."
    }
    if placement.changes.contains(.coversAnchor) {
      return model.mayCoverAnchor
        ? "It keeps its size on no side, and may cover the anchor: it does."
        : "No side has room for the least body: the anchor is covered rather than the container left."
    }
    return "No side has room for all of it: the one that keeps most is taken, the earlier on a tie."
  }

  private static func result(_ placement: Placement) -> String {
    let body = placement.bodyFrame
    var text = "Body \(whole(body.width)) x \(whole(body.height)) at \(whole(body.minX)), \(whole(body.minY)). "
    text += "Arrow \(signed(placement.arrowOffset)) points from the middle of its edge"
    if abs(placement.arrowClamp) >= 0.5 {
      text += ", clamped by \(whole(abs(placement.arrowClamp))) to stay clear of the corner"
    }
    return text + "."
  }

  private static func whole(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }

  private static func signed(_ value: CGFloat) -> String {
    let number = Int(value.rounded())
    return number < 0 ? "\u{2212}\(-number)" : "\(number)"
  }
}
