import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@MainActor
@Suite("Alerts and action sheets", .serialized)
struct AlertTests {
  private let stage: Stage
  private let root = UIViewController()
  private let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

  init() {
    stage = Stage(size: CGSize(width: 800, height: 600))
    root.view.addSubview(anchor)
    stage.show(root)
    stage.settle()
  }

  private func buttons(_ alert: UIAlertController) -> [UIButton] {
    alert.choices.subviews.compactMap { $0 as? UIButton }
  }

  private func show(
    _ style: UIAlertController.Style, _ chosen: @escaping (String) -> Void, styles: [UIAlertAction.Style]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: style)
    for (index, style) in styles.enumerated() {
      alert.addAction(UIAlertAction(title: "\(index)", style: style) { chosen($0.title ?? "") })
    }
    if style == .actionSheet { alert.popoverPresentationController?.sourceView = anchor }
    root.present(alert, animated: true)
    stage.settle()
    return alert
  }

  @Test("An alert is in the middle; a choice takes it away, then its handler runs")
  func choice() {
    var chosen: [String] = []
    var wasGone = false
    let alert = show(
      .alert,
      { [root] in
        chosen.append($0)
        wasGone = root.presentedViewController == nil
      }, styles: [.default, .cancel])
    #expect(abs(alert.view.frame.midX - 400) <= 1 && abs(alert.view.frame.midY - 300) <= 1)
    #expect(alert.view.bounds.width == CGFloat(270))
    #expect(buttons(alert).map { $0.currentTitle } == ["1", "0"])
    #expect(buttons(alert)[0].frame.minY == buttons(alert)[1].frame.minY)
    stage.tap(buttons(alert)[1])
    stage.settle()
    #expect(chosen == ["0"])
    #expect(wasGone)
    #expect(stage.window?.subviews.count == 1)
  }

  @Test("A touch beside an alert does nothing; Escape chooses cancel, and nothing without one")
  func cancelling() {
    var chosen: [String] = []
    _ = show(.alert, { chosen.append($0) }, styles: [.default, .cancel, .destructive])
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(root.presentedViewController != nil)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(chosen == ["1"])
    #expect(root.presentedViewController == nil)
    _ = show(.alert, { chosen.append($0) }, styles: [.default])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(root.presentedViewController != nil)
    root.dismiss(animated: false)
    #expect(chosen == ["1"])
  }

  @Test("An action that is not enabled cannot be chosen until it is")
  func disabled() {
    var chosen: [String] = []
    let alert = show(.alert, { chosen.append($0) }, styles: [.default, .default, .cancel])
    alert.actions[0].isEnabled = false
    stage.tap(buttons(alert)[0])
    stage.settle()
    #expect(chosen.isEmpty)
    alert.actions[0].isEnabled = true
    stage.tap(buttons(alert)[0])
    stage.settle()
    #expect(chosen == ["0"])
  }

  @Test("In a wide window an action sheet is a popover without its cancel button; a touch outside cancels")
  func popover() {
    var chosen: [String] = []
    let alert = show(.actionSheet, { chosen.append($0) }, styles: [.default, .destructive, .cancel])
    #expect(alert.popoverPresentationController?.arrowDirection != .unknown)
    #expect(buttons(alert).map { $0.currentTitle } == ["0", "1"])
    stage.tap(at: CGPoint(x: 790, y: 590))
    stage.settle()
    #expect(chosen == ["2"])
    #expect(stage.window?.subviews.count == 1)
  }

  @Test("In a narrow window an action sheet lies along the lower edge")
  func narrow() {
    stage.resize(to: CGSize(width: 400, height: 700))
    var chosen: [String] = []
    let alert = show(.actionSheet, { chosen.append($0) }, styles: [.default, .cancel])
    #expect(alert.view.frame.maxY == CGFloat(692))
    #expect(buttons(alert).map { $0.currentTitle } == ["0", "1"])
    stage.tap(buttons(alert)[0])
    stage.settle()
    #expect(chosen == ["0"])
    #expect(stage.window?.subviews.count == 1)
  }

  @Test("An alert longer than the window shows all by scrolling, by wheel and by keys")
  func long() throws {
    let alert = UIAlertController(
      title: "Terms", message: String(repeating: "Nobody reads all of this. ", count: 200), preferredStyle: .alert)
    for index in 0..<20 { alert.addAction(UIAlertAction(title: "\(index)", style: .default)) }
    root.present(alert, animated: false)
    stage.settle()
    #expect(alert.view.bounds.height == CGFloat(584))
    let (texts, choices) = (alert.texts.frame, alert.choices.frame)
    #expect(texts.height == CGFloat(292) && choices == CGRect(x: 0, y: 292, width: 270, height: 292))
    stage.scroll(by: 10_000, at: CGPoint(x: 400, y: 100))
    #expect(alert.texts.contentOffset.y == alert.texts.contentSize.height - 292)
    #expect(alert.choices.contentOffset.y == CGFloat(0))
    let last = try #require(buttons(alert).last)
    for _ in 0..<20 { stage.press(.keyboardTab) }
    stage.settle()
    #expect(last.isFirstResponder)
    #expect(alert.choices.bounds.contains(last.frame))
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("A short text leaves its room to many choices")
  func manyChoices() {
    let alert = show(.alert, { _ in }, styles: Array(repeating: .default, count: 20))
    #expect(alert.texts.frame.height == alert.texts.contentSize.height)
    #expect(!alert.texts.isScrollEnabled && alert.choices.isScrollEnabled)
    #expect(alert.choices.frame.maxY == alert.view.bounds.maxY)
  }

  @Test("Alerts are freed after they went")
  func freed() {
    weak var alert: UIAlertController?
    alert = show(.alert, { _ in }, styles: [.cancel])
    stage.press(.keyboardEscape)
    stage.settle()
    stage.turn()
    #expect(alert == nil)
  }
}
