import Foundation

@testable import FPPopover

/// A row of the table of what the original control does.
nonisolated struct ClassicCase: Decodable {
  let name: String
  let input: Input
  let expected: Expected

  nonisolated struct Rectangle: Decodable {
    let x, y, width, height: CGFloat
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  nonisolated struct Size: Decodable { let width, height: CGFloat }
  nonisolated struct Point: Decodable { let x, y: CGFloat }

  nonisolated struct Input: Decodable {
    let anchor: Rectangle
    let size: Size
    let container: Rectangle
    let arrowDirection: UInt
  }

  nonisolated struct Outline: Decodable {
    let body: [CGFloat]
    let arrow: [[CGFloat]]?
  }

  nonisolated struct Expected: Decodable {
    let frame: Rectangle
    let direction: String
    let relativeOrigin: Point
    let titleFrame: [CGFloat]
    let contentFrame: [CGFloat]
    let innerOutline: Outline
    let outerOutline: Outline

    var arrowDirection: FPPopoverArrowDirection {
      switch direction {
      case "up": .up
      case "down": .down
      case "left": .left
      case "right": .right
      default: .none
      }
    }
  }

  @MainActor static let all: [ClassicCase] = {
    guard
      let url = Bundle.module.url(
        forResource: "fppopover-classic", withExtension: "json", subdirectory: "Resources"),
      let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode([ClassicCase].self, from: data)
    else { fatalError("The table of the original control cannot be read.") }
    return cases
  }()
}

nonisolated func rect(_ numbers: [CGFloat]) -> CGRect {
  CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
