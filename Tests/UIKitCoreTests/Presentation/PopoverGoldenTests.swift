import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Frames that were measured on real UIKit, container 820 x 1180, safe area top 32 and bottom 25, body 240 x 180.
@MainActor
@Suite("Popover frames as UIKit has them", .serialized)
struct PopoverGoldenTests {
  nonisolated struct Row: Sendable, CustomStringConvertible {
    let anchor: CGRect
    let rect: CGRect
    let permitted: UIPopoverArrowDirection
    let frame: CGRect
    let direction: UIPopoverArrowDirection
    let offset: CGFloat
    var description: String { "\(anchor) \(rect) -> \(frame)" }
  }

  nonisolated static let rows = [
    Row(
      anchor: CGRect(x: 100, y: 300, width: 60, height: 40), rect: .null, permitted: .any,
      frame: CGRect(x: 160, y: 230, width: 253, height: 180), direction: .left, offset: 0),
    Row(
      anchor: CGRect(x: 100, y: 980, width: 60, height: 40), rect: .null, permitted: .any,
      frame: CGRect(x: 160, y: 910, width: 253, height: 180), direction: .left, offset: 0),
    Row(
      anchor: CGRect(x: 100, y: 300, width: 60, height: 40), rect: CGRect(x: 0, y: 0, width: 10, height: 10),
      permitted: .any, frame: CGRect(x: 110, y: 215, width: 253, height: 180), direction: .left, offset: 0),
    Row(
      anchor: CGRect(x: 412, y: 1101, width: 66, height: 36), rect: .null, permitted: .any,
      frame: CGRect(x: 325, y: 908, width: 240, height: 193), direction: .down, offset: 0),
    Row(
      anchor: CGRect(x: 100, y: 300, width: 60, height: 40), rect: .null, permitted: .down,
      frame: CGRect(x: 19, y: 107, width: 240, height: 193), direction: .down, offset: -9),
  ]

  @Test("Golden rows", arguments: rows)
  func golden(row: Row) throws {
    let scene = PopoverScene(anchor: row.anchor)
    scene.stage.setSafeArea(UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    let popover = try #require(scene.popover)
    popover.style = .wideMargin
    popover.sourceRect = row.rect
    popover.permittedArrowDirections = row.permitted
    #expect(popover.arrowDirection == .unknown)
    scene.present()
    scene.stage.settle()
    #expect(scene.frame == row.frame)
    #expect(popover.arrowDirection == row.direction)
    #expect(popover.placement?.arrowOffset == row.offset)
  }

  @Test("The presented view holds the arrow, its safe area does not")
  func safeArea() throws {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    #expect(scene.popover?.arrowDirection == .up)
    #expect(scene.content.view.frame == CGRect(x: 0, y: 0, width: 240, height: 193))
    #expect(scene.content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    #expect(scene.content.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 13, width: 240, height: 180))
  }

  @Test("The content of a popover sees a compact width, the presenter does not")
  func traits() {
    let scene = PopoverScene()
    scene.present()
    scene.stage.settle()
    #expect(scene.content.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.content.view.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
  }
}
