import Foundation
import UIKit
import UIKitTesting

@testable import FPPopover

/// A bubble by itself on a magenta ground, its content blue: whatever is neither of them nor a blend is tint.
@MainActor
final class BubbleStage {
  let stage: Stage
  let scale: CGFloat
  let bubble = FPPopoverView(frame: CGRect(x: 20, y: 20, width: 140, height: 150))
  let content = UIView()

  init(scale: CGFloat = 1) {
    self.scale = scale
    stage = Stage(size: CGSize(width: 180, height: 190), scale: scale)
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    content.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    bubble.addContentView(content)
    bubble.shadowHidden = true
    root.view.addSubview(bubble)
    stage.show(root)
    stage.settle()
  }

  func snapshot() -> Snapshot {
    stage.settle()
    return stage.snapshot()
  }

  /// The pixel whose middle is nearest to a point of the bubble.
  func pixel(_ snapshot: Snapshot, _ point: CGPoint) -> Snapshot.Pixel? {
    let place = bubble.convert(point, to: nil)
    return snapshot.pixel(x: Int(floor(place.x * scale)), y: Int(floor(place.y * scale)))
  }
}

extension Snapshot.Pixel {
  /// Magenta, blue, and what lies between them have no green and all the blue there is.
  var isTinted: Bool { green > 1 || blue < 254 }
}
