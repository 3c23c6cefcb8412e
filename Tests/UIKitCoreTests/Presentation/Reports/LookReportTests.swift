import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Public reports about what a popover looks like and which touches it takes.
@MainActor
@Suite("Reports about looks and touches", .serialized)
struct LookReportTests {
  @Test("The arrow takes the background colour also while it changes, and near the right edge")
  func colourNearTheEdge() throws {
    let scene = PopoverScene(anchor: CGRect(x: 770, y: 300, width: 40, height: 40))
    scene.anchor.autoresizingMask = .flexibleLeftMargin
    scene.popover?.permittedArrowDirections = .up
    scene.popover?.backgroundColor = .red
    scene.present(animated: false)
    scene.stage.settle()
    for (width, colour) in [(700.0, UIColor.red), (820.0, .blue)] {
      scene.popover?.backgroundColor = colour
      scene.stage.resize(to: CGSize(width: width, height: 900))
      scene.stage.settle()
      let tip = try #require(scene.popover?.placement?.arrowTip)
      let pixel = scene.stage.snapshot().pixel(x: Int(tip.x), y: Int(tip.y) + 9)
      #expect(pixel?.description == (colour == .red ? "#ff0000" : "#0000ff"))
    }
  }

  @Test("Content that fills the view is drawn in the arrow too")
  func contentInTheArrow() throws {
    let scene = PopoverScene()
    scene.content.view.backgroundColor = .green
    scene.present(animated: false)
    scene.stage.settle()
    let tip = try #require(scene.popover?.placement?.arrowTip)
    #expect(scene.stage.snapshot().pixel(x: Int(tip.x), y: Int(tip.y) + 9)?.description == "#00ff00")
  }

  @Test("The arrow of a popover without a colour is the system's background, light and dark", arguments: [false, true])
  func plainArrow(isDark: Bool) throws {
    let scene = PopoverScene()
    scene.root.view.backgroundColor = .gray
    scene.root.overrideUserInterfaceStyle = isDark ? .dark : .light
    scene.content.overrideUserInterfaceStyle = isDark ? .dark : .light
    scene.present(animated: false)
    scene.stage.settle()
    let tip = try #require(scene.popover?.placement?.arrowTip)
    let body = scene.stage.snapshot().pixel(x: Int(tip.x), y: Int(tip.y) + 60)
    #expect(scene.stage.snapshot().pixel(x: Int(tip.x), y: Int(tip.y) + 9) == body)
  }

  @Test("A popover does not dim what is below it")
  func noDimming() {
    let scene = PopoverScene()
    scene.root.view.backgroundColor = .white
    scene.popover?.passthroughViews = [scene.root.view]
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.stage.snapshot().pixel(x: 20, y: 1100)?.description == "#ffffff")
  }

  @Test("Below a sheet, which dims, passthrough views are not reached; above it a popover's are")
  func passthroughOverASheet() {
    let (scene, sheet) = sheetScene()
    var taps = 0
    let area = TapView { taps += 1 }
    area.frame = CGRect(x: 300, y: 400, width: 80, height: 40)
    sheet.view.addSubview(area)
    scene.popover?.passthroughViews = [area]
    scene.stage.tap(area)
    scene.stage.settle()
    #expect(taps == 1)
    #expect(sheet.presentedViewController === scene.content)
  }

  @Test("A double tap outside dismisses the popover once and leaves the sheet below it")
  func doubleTapOverASheet() {
    let (scene, sheet) = sheetScene()
    scene.stage.tap(at: CGPoint(x: 5, y: 5), times: 2)
    scene.stage.settle()
    #expect(scene.log.lines.count { $0 == "didDismiss" } == 1)
    #expect(sheet.presentedViewController == nil)
    #expect(scene.root.presentedViewController === sheet)
  }

  /// A popover that is presented from a sheet.
  private func sheetScene() -> (PopoverScene, UIViewController) {
    let scene = PopoverScene()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    scene.root.present(sheet, animated: false)
    scene.stage.settle()
    let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    sheet.view.addSubview(anchor)
    scene.popover?.sourceView = anchor
    scene.popover?.delegate = scene.delegate
    sheet.present(scene.content, animated: false)
    scene.stage.settle()
    return (scene, sheet)
  }
}

/// Counts the touches that end in it.
final class TapView: UIView {
  private let tapped: () -> Void

  init(_ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}
