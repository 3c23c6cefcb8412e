import CoreGraphics
import Testing
import UIKit

@testable import popover

@MainActor
@Suite("Options of popover demo")
struct DemoOptionsTests {
  @Test("Options in any order")
  func options() throws {
    let options = try DemoOptions([
      "people", "--scale", "3", "--out", "here", "--size", "600x700", "--appearance", "dark", "--headless",
      "--database", "x.sqlite",
    ])
    #expect(options.isHeadless)
    #expect(options.scales == [3])
    #expect(options.folder == "here")
    #expect(options.size == CGSize(width: 600, height: 700))
    #expect(options.appearance == .dark)
    #expect(options.database == "x.sqlite")
  }

  @Test(
    "Words that make no sense are usage errors",
    arguments: [
      ["--scale"], ["--scale", "abc"], ["--scale", "-1"], ["--scale", "nan"], ["--size", "10"], ["--size", "axb"],
      ["--size", "99999x10"], ["--appearance", "blue"], ["--bogus"], ["nowhere"],
    ])
  func errors(arguments: [String]) { #expect(throws: UsageError.self) { try DemoOptions(arguments) } }
}
