import CoreGraphics
import Foundation
import PopoverPlacement

/// What one panel shows: container, anchor, and the popover with its arrow.
struct PlaceScene {
  let pieces: [CGRect]
  let request: PlacementRequest
  let placement: Placement

  func draw(on canvas: Canvas, in area: CGRect) {
    var rects = pieces + [placement.frame]
    if let container = request.container {
      rects.append(container)
    } else {
      let all = rects.dropFirst().reduce(rects[0].standardized) { $0.union($1.standardized) }
      rects.append(all.insetBy(dx: -0.2 * max(all.width, 1), dy: -0.2 * max(all.height, 1)))
    }
    let projection = Projection(of: rects, into: area)
    if let container = request.container {
      let shown = projection.rect(container)
      canvas.fill(shown, Palette.ground)
      let margins = request.margins
      let room = CGRect(
        x: container.minX + margins.left, y: container.minY + margins.top,
        width: container.width - margins.left - margins.right, height: container.height - margins.top - margins.bottom)
      if margins != PlacementRequest.Margins(), room.size.width > 0, room.size.height > 0 {
        canvas.stroke(projection.rect(room), Palette.border, isDashed: true)
      }
      canvas.stroke(shown, Palette.border)
    }
    for piece in pieces {
      // A point is an anchor too.
      let shown = projection.rect(piece)
      canvas.fill(shown.insetBy(dx: min(0, shown.width / 2 - 2), dy: min(0, shown.height / 2 - 2)), Palette.anchor)
    }
    let body = projection.rect(placement.bodyFrame)
    canvas.fill(body, Palette.body)
    canvas.stroke(body, Palette.bodyBorder)
    if let corners = arrowCorners {
      canvas.polygon(corners.map(projection.point), fill: Palette.body, stroke: Palette.bodyBorder)
    }
  }

  /// The arrow's foot, tip and other foot.
  private var arrowCorners: [CGPoint]? {
    guard let arrow = request.arrow, placement.arrowDirection != .none else { return nil }
    let (tip, body, half) = (placement.arrowTip, placement.bodyFrame, arrow.base / 2)
    switch placement.side {
    case .bottom, .top:
      let y = placement.side == .bottom ? body.minY : body.maxY
      return [CGPoint(x: tip.x - half, y: y), tip, CGPoint(x: tip.x + half, y: y)]
    case .right, .left:
      let x = placement.side == .right ? body.minX : body.maxX
      return [CGPoint(x: x, y: tip.y - half), tip, CGPoint(x: x, y: tip.y + half)]
    }
  }
}

/// Shows a part of the plane, as large as it can be, in the middle of an area.
struct Projection {
  private let scale: CGFloat
  private let offset: CGPoint

  init(of rects: [CGRect], into area: CGRect) {
    let all = rects.map(\.standardized)
    let (minX, minY) = (all.map(\.minX).min() ?? 0, all.map(\.minY).min() ?? 0)
    let width = max(1, (all.map(\.maxX).max() ?? 0) - minX)
    let height = max(1, (all.map(\.maxY).max() ?? 0) - minY)
    scale = min(area.width / width, area.height / height)
    offset = CGPoint(
      x: area.midX - (minX + width / 2) * scale, y: area.midY - (minY + height / 2) * scale)
  }

  func point(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y) }

  func rect(_ rect: CGRect) -> CGRect {
    let rect = rect.standardized
    return CGRect(origin: point(rect.origin), size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }
}
