import Testing
import UIKit
import UIKitCore

/// Which host shows an application.
struct HostChoiceTests {
  @Test(arguments: [["DISPLAY": ":0"], ["WAYLAND_DISPLAY": "wayland-0"], ["DISPLAY": "", "WAYLAND_DISPLAY": "w"]])
  func aDisplayHasAWindow(variables: [String: String]) {
    #expect(HostChoice.choice(in: variables) == .window)
  }

  @Test(arguments: [[:], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func withoutADisplayTheUserIsToldWhatToSet(variables: [String: String]) throws {
    guard case .none(let message) = HostChoice.choice(in: variables) else {
      Issue.record("there is no display, and no message either")
      return
    }
    #expect(message.contains("no display: set DISPLAY or WAYLAND_DISPLAY, or POPOVER_HOST=headless"))
  }

  @Test func theVariableDecides() {
    #expect(HostChoice.choice(in: ["DISPLAY": ":0", "POPOVER_HOST": "headless"]) == .headless)
    #expect(HostChoice.choice(in: ["POPOVER_HOST": "window"]) == .window)
    #expect(HostChoice.choice(in: ["DISPLAY": ":0", "POPOVER_HOST": ""]) == .window)
    #expect(
      HostChoice.choice(in: ["DISPLAY": ":0", "POPOVER_HOST": "stage"])
        == .none("POPOVER_HOST is 'stage'; it can be 'window' or 'headless'"))
  }

  @Test func popoversHaveTheStyleOfTheVersionThatIsNamed() {
    #expect(HostChoice.popoverStyle(in: [:])?.margin == 10)
    #expect(HostChoice.popoverStyle(in: ["POPOVER_STYLE": ""])?.margin == 10)
    #expect(HostChoice.popoverStyle(in: ["POPOVER_STYLE": "18"])?.margin == 10)
    #expect(HostChoice.popoverStyle(in: ["POPOVER_STYLE": "26"])?.margin == 19)
    #expect(HostChoice.popoverStyle(in: ["POPOVER_STYLE": "iOS 26"]) == nil)
  }
}
