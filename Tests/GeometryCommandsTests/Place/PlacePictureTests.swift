import CoreGraphics
import Foundation
import ImageDecoding
import Testing

/// The picture of `popover place --draw`.
@Suite struct PlacePictureTests {
  private let request = """
    {"policy": "fpPopoverImproved", "anchor": {"x": 130, "y": 100, "width": 60, "height": 40},
     "size": {"width": 200, "height": 150}, "container": {"x": 0, "y": 0, "width": 320, "height": 480}}
    """

  private func pixels(_ requests: String, _ folder: TemporaryFolder) throws -> Pixels {
    let file = folder.path("out.png")
    let call = CommandCall.place("--draw", file, requests: requests)
    #expect(call.status == 0)
    #expect(call.errors == "")
    return try Pixels(file: file)
  }

  @Test func containerAnchorAndBodyHaveColoursOfTheirOwn() throws {
    let pixels = try pixels(request, try TemporaryFolder())
    // The container fills a height of 404 pixels, so that a point is 0.84 of them.
    let scale = 404.0 / 480
    let (anchor, ground) = (pixels.count([41, 120, 219]), pixels.count([242, 245, 250]))
    let body = pixels.count([249, 203, 133])
    #expect((0.9...1.1).contains(Double(anchor) / (60 * 40 * scale * scale)))
    #expect((0.9...1.1).contains(Double(body) / (200 * 130 * scale * scale)))
    #expect((0.9...1.1).contains(Double(ground) / ((320 * 480 - 60 * 40 - 200 * 140) * scale * scale)))
  }

  @Test func everyRequestHasAPanel() throws {
    let folder = try TemporaryFolder()
    let one = try pixels(request, folder)
    let four = try pixels("[\(request), \(request), \(request), {\"lines\": []}]", folder)
    #expect(one.size == [568, 548])
    #expect(four.size == [1112, 1072])
  }

  @Test func pointsAndMissingContainersAreDrawnToo() throws {
    let point = """
      {"policy": "uiKit", "anchor": {"x": 5, "y": 5, "width": 0, "height": 0}, "size": {"width": 0, "height": 0}}
      """
    let pixels = try pixels(point, try TemporaryFolder())
    #expect(pixels.count([41, 120, 219]) >= 16)
  }

  @Test func aFileThatCannotBeWrittenIsNamed() {
    let call = CommandCall.place("--draw", "/nowhere/at/all.png", requests: request)
    #expect(call.status == 1)
    #expect(call.output == "")
    #expect(call.errors == "popover place: cannot write /nowhere/at/all.png: No such file or directory\n")
  }

  @Test func tooManyRequestsAreNotDrawn() throws {
    let folder = try TemporaryFolder()
    let requests = "[" + repeatElement("{\"lines\": []}", count: 401).joined(separator: ",") + "]"
    let call = CommandCall.place("--draw", folder.path("out.png"), requests: requests)
    #expect(call.status == 1)
    #expect(call.errors.contains("at most 400 requests"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.png")))
  }
}
