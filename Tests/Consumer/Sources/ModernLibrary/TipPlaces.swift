import Foundation
import PopoverPlacement

/// Where tips of 80 x 30 points go above their anchors, asked for by many tasks at once.
public func placesOfTips(at anchors: [CGRect], screen: CGRect) async throws -> [CGPoint] {
  try await withThrowingTaskGroup { group in
    for (index, anchor) in anchors.enumerated() {
      group.addTask {
        var request = PlacementRequest(anchor: anchor, size: CGSize(width: 80, height: 30), container: screen)
        request.sides = [.top, .bottom]
        return (index, try request.placed(by: .bestFit).frame.origin)
      }
    }
    var places = Array(repeating: CGPoint.zero, count: anchors.count)
    for try await (index, place) in group { places[index] = place }
    return places
  }
}
