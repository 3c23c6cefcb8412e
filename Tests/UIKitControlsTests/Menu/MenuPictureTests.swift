import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

/// Pictures of open menus; they are recorded only by hand, with `POPOVER_RECORD=1` in the environment.
@MainActor
@Suite("Pictures of menus", .serialized)
struct MenuPictureTests {
  nonisolated struct Picture: Sendable, CustomStringConvertible {
    let name: String
    var isDark = false
    var isRightToLeft = false
    var isSmall = false
    var hasInner = false
    var description: String { name }
  }

  nonisolated static let pictures = [
    Picture(name: "menu"), Picture(name: "dark", isDark: true), Picture(name: "right-to-left", isRightToLeft: true),
    Picture(name: "scrolled", isSmall: true), Picture(name: "inner", hasInner: true),
  ]

  /// Channels may differ by so much: processors round differently.
  private static let tolerance = 2

  private func menu(_ set: MenuStage) -> UIMenu {
    let order = UIMenu(
      title: "Order", options: [.displayInline, .singleSelection],
      children: [set.action("By name", [], .on), set.action("By age", [], .mixed)])
    return UIMenu(
      title: "People",
      children: [
        set.action("Add", image: UIImage(systemName: "plus")),
        set.action("Find", subtitle: "In all sections", image: UIImage(systemName: "magnifyingglass"), .disabled),
        order, UIMenu(title: "Share", children: [set.action("Link"), set.action("Picture")]),
        set.action("Remove a person and all that belongs to her", .destructive),
      ])
  }

  @Test("Titles, groups, ticks, images, dark, right to left, scrolled, a menu inside", arguments: pictures)
  func look(picture: Picture) throws {
    let width: CGFloat = picture.hasInner ? 540 : 290
    let set = MenuStage(
      size: CGSize(width: width, height: picture.isSmall ? 260 : 460),
      button: CGRect(x: picture.isRightToLeft ? 180 : 10, y: 10, width: 100, height: 30),
      appearance: picture.isDark ? .dark : .light, direction: picture.isRightToLeft ? .rightToLeft : .leftToRight)
    set.button.menu = menu(set)
    set.open()
    if picture.hasInner {
      set.choose("Share")
      set.stage.press(.keyboardDownArrow)
    } else if picture.isSmall {
      set.stage.press(.keyboardEnd)
    } else {
      set.stage.press(.keyboardDownArrow)
    }
    set.stage.settle()
    let shot = set.stage.snapshot()
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
    let url = folder.appendingPathComponent("\(picture.name).png")
    if ProcessInfo.processInfo.environment["POPOVER_RECORD"] == "1" {
      try #require(ProcessInfo.processInfo.environment["CI"] == nil, "CI never records")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try shot.write(to: url)
    }
    let golden = try #require(UIImage(contentsOfFile: url.path)?.cgImage)
    let difference = shot.difference(from: Snapshot(image: golden))
    guard difference.largest > Self.tolerance else { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("menu-\(picture.name)-found.png")
    try shot.write(to: place)
    Issue.record(
      "\(picture.name) differs in \(difference.pixels) pixels, by up to \(difference.largest): see \(place.path)")
  }
}
