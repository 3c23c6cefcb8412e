import Foundation
import PopoverPlacement

/// Where a menu of 200 x 120 points opens beside its button, in words.
public func placeOfMenu(button: CGRect, screen: CGRect) throws -> String {
  var request = PlacementRequest(anchor: button, size: CGSize(width: 200, height: 120), container: screen)
  request.sides = [.bottom, .top]
  let place = try request.placed(by: .uiKit)
  return "\(place.side) at \(Int(place.frame.minX)), \(Int(place.frame.minY))"
}
