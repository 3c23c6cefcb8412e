import Foundation
import Gallery
import UIKit
import UIKitTesting

/// `popover bubbles`: draws FPPopover's tints in all directions, with and without border and title.
struct BubblesCommand {
  private var folder = "docs/images"
  private var scale: CGFloat = 1

  init(_ arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    while let word = reader.next() {
      switch word {
      case "--out": folder = try reader.value(of: word)
      case "--scale": scale = CGFloat(try reader.number(of: word, in: 1...4))
      default: throw UsageError("bubbles has no option '\(word)'")
      }
    }
  }

  func run() throws -> Never {
    let folder = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for border in [true, false] {
      for hasTitles in [true, false] {
        let stage = Stage(size: BubbleSheetController.size, scale: scale)
        stage.show(BubbleSheetController(border: border, hasTitles: hasTitles))
        stage.settle()
        let name = "fppopover-\(border ? "bordered" : "borderless")-\(hasTitles ? "title" : "plain").png"
        let url = folder.appendingPathComponent(name)
        try stage.snapshot().write(to: url)
        stage.close()
        print(url.path)
      }
    }
    exit(0)
  }
}
