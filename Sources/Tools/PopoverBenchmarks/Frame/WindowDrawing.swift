import Foundation
import PeoplePopover
import QuartzCore
import UIKit
import UIKitCore
import UIKitTesting

/// Drawing all of a window with a popover of people in it, on the stage's bitmap.
@MainActor
enum WindowDrawing {
  private static let size = CGSize(width: 700, height: 600)
  private static let frames = 50

  /// How many times as long the composite pass takes as copying as many pixels from one place to another.
  nonisolated static func copies() throws -> Double {
    try MainActor.assumeIsolated {
      let frame = try composing()
      return frame / copying()
    }
  }

  private static func composing() throws -> Double {
    let stage = Stage(size: size, scale: 1)
    defer { stage.close() }
    let screen = SamplePeople.screen()
    stage.show(screen.controller)
    screen.people.present(from: screen.button, animated: false)
    stage.settle()
    guard let surface = stage.scene?.surface else { throw WrongResult(description: "the stage has no picture") }
    try WrongResult.unless(screen.people.collectionView.visibleCells.count >= 10, "the popover did not open")
    return Measuring.nanoseconds(operations: frames) {
      for _ in 0..<frames {
        surface.damageAll()
        RenderLoop.shared.frame()
      }
      return Double(frames)
    }
  }

  private static func copying() -> Double {
    let bytes = Int(size.width) * Int(size.height) * 4
    var source = [UInt8](repeating: 0x7f, count: bytes)
    var target = [UInt8](repeating: 0, count: bytes)
    return Measuring.nanoseconds(operations: frames) {
      var sum = 0.0
      for frame in 0..<frames {
        source[frame * 31] = UInt8(truncatingIfNeeded: frame)
        target.withUnsafeMutableBytes { target in source.withUnsafeBytes { target.copyMemory(from: $0) } }
        sum += Double(target[frame * 31])
      }
      return sum
    }
  }
}
