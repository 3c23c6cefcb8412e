import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Who follows the keyboard", .serialized)
struct KeyboardFollowerTests {
  @Test("hears of it in the order in which they began, once each, and no more when they end")
  func order() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    defer { stage.close() }
    let followers = (0..<8).map { _ in UIView() }
    var told: [Int] = []
    for (index, follower) in followers.enumerated() {
      ScreenKeyboard.follow(follower) { told.append(-1) }
      ScreenKeyboard.follow(follower) { told.append(index) }
    }
    ScreenKeyboard.move(to: CGRect(x: 0, y: 300, width: 400, height: 100))
    #expect(told == Array(0..<8))
    for follower in followers { ScreenKeyboard.stopFollowing(follower) }
    ScreenKeyboard.move(to: nil)
    #expect(told.count == 8)
  }
}
