import CoreGraphics
import Foundation
import PopoverPlacement

/// A picture of requests and their answers, a panel each.
struct PlacePicture {
  /// The most requests that one picture shows.
  static let limit = 400

  private static let panel = CGSize(width: 260, height: 250)
  private static let spacing: CGFloat = 12
  /// The height of the two lines above a drawing.
  private static let caption: CGFloat = 36

  private let rows: [(request: PlaceRequest, answer: PlaceAnswer)]
  private let columns: Int

  init(_ rows: [(PlaceRequest, PlaceAnswer)]) {
    self.rows = rows
    columns = max(1, Int(Double(rows.count).squareRoot().rounded(.up)))
  }

  func png() throws(CommandError) -> Data {
    let lines = max(1, (rows.count + columns - 1) / columns)
    let size = CGSize(
      width: Self.spacing + CGFloat(columns) * (Self.panel.width + Self.spacing),
      height: Self.spacing + CGFloat(lines) * (Self.panel.height + Self.spacing))
    let canvas = try Canvas(size: size, scale: rows.count <= 12 ? 2 : 1)
    for (index, row) in rows.enumerated() {
      let origin = CGPoint(
        x: Self.spacing + CGFloat(index % columns) * (Self.panel.width + Self.spacing),
        y: Self.spacing + CGFloat(index / columns) * (Self.panel.height + Self.spacing))
      draw(row.request, row.answer, index: index, at: origin, on: canvas)
    }
    return try canvas.png()
  }

  private func draw(_ request: PlaceRequest, _ answer: PlaceAnswer, index: Int, at origin: CGPoint, on canvas: Canvas) {
    let width = Self.panel.width
    canvas.text("\(index)  \(request.title)", at: origin, width: width, size: 13, Palette.text)
    canvas.text(
      answer.summary, at: CGPoint(x: origin.x, y: origin.y + 18), width: width, size: 11, Palette.faintText)
    let area = CGRect(
      x: origin.x, y: origin.y + Self.caption, width: width, height: Self.panel.height - Self.caption)
    canvas.stroke(area, Palette.border)
    switch (request.question, answer) {
    case (.popover(let placementRequest, _), .popover(let placement)):
      let scene = PlaceScene(pieces: request.pieces, request: placementRequest, placement: placement)
      scene.draw(on: canvas, in: area.insetBy(dx: 6, dy: 6))
    case (_, .lines(let lines)):
      let projection = Projection(of: lines + request.pieces, into: area.insetBy(dx: 6, dy: 6))
      for line in lines { canvas.fill(projection.rect(line), Palette.body) }
      for piece in request.pieces { canvas.stroke(projection.rect(piece), Palette.anchor) }
    default: break
    }
  }
}

extension PlaceAnswer {
  /// The line below the title.
  fileprivate var summary: String {
    guard case .popover(let placement) = self else { return "" }
    let changes: [(Placement.Changes, String)] = [(.flipped, "flipped"), (.slid, "slid"), (.resized, "resized")]
    let (origin, size) = (placement.frame.origin, placement.frame.size)
    let place = [origin.x, origin.y].map { jsonText($0.native) }.joined(separator: ", ")
    let extent = [size.width, size.height].map { jsonText($0.native) }.joined(separator: " × ")
    var words = ["(\(place))", extent, "\(placement.side)"]
    words += changes.filter { placement.changes.contains($0.0) }.map(\.1)
    if placement.isAnchorHidden { words.append("anchor hidden") }
    return words.joined(separator: " · ")
  }
}
