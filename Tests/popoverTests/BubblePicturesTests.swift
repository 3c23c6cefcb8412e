import Foundation
import Gallery
import ImageDecoding
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("FPPopover's page of pictures", .serialized)
struct BubblePicturesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/images")

  private func drawn(border: Bool, hasTitles: Bool) -> Snapshot {
    let stage = Stage(size: BubbleSheetController.size)
    defer { stage.close() }
    stage.show(BubbleSheetController(border: border, hasTitles: hasTitles))
    stage.settle()
    return stage.snapshot()
  }

  private func shown(_ name: String) throws -> Snapshot {
    let url = Self.folder.appendingPathComponent("fppopover-\(name).png")
    return Snapshot(image: try ImageDecoder.decode(Data(contentsOf: url)))
  }

  @Test("It shows what is drawn: with and without border and titles; `popover bubbles` draws it anew")
  func pictures() throws {
    for border in [true, false] {
      for hasTitles in [true, false] {
        let name = "\(border ? "bordered" : "borderless")-\(hasTitles ? "title" : "plain")"
        let difference = drawn(border: border, hasTitles: hasTitles).difference(from: try shown(name))
        #expect(difference.largest <= Goldens.tolerance, "\(name) differs in \(difference.pixels) pixels")
      }
    }
  }

  @Test("Its pictures differ from each other")
  func twin() throws {
    #expect(drawn(border: true, hasTitles: true).difference(from: try shown("borderless-title")).pixels > 10_000)
    #expect(drawn(border: false, hasTitles: false).difference(from: try shown("borderless-title")).pixels > 10_000)
  }
}
