import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FPPopover

@MainActor
@Suite("Bars", .serialized)
struct BarTests {
  private func screen() -> (Stage, UINavigationController, UIBarButtonItem) {
    let stage = Stage(size: CGSize(width: 400, height: 500))
    let first = UIViewController()
    first.view.backgroundColor = .white
    first.title = "Screen"
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
    first.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    stage.settle()
    return (stage, navigation, item)
  }

  @Test("Fault 23: the arrow points at the middle of a bar button item, below the bar")
  func item() throws {
    let (stage, navigation, item) = screen()
    let popover = FPPopoverController(viewController: ContentController())
    #expect(popover.present(from: item))
    stage.settle()
    let frame = try #require(item.frame(in: navigation.view))
    let bubble = popover.contentView
    #expect(bubble.arrowDirection == .up)
    let target = bubble.convert(bubble.relativeOrigin, to: navigation.view)
    #expect(abs(target.x - frame.midX) <= 0.5)
    let place = bubble.convert(bubble.bounds, to: navigation.view)
    #expect(abs(place.minY - max(frame.maxY, navigation.navigationBar.frame.maxY)) <= 0.5)
    #expect(CGRect(x: 8, y: 8, width: 384, height: 484).contains(place))
    stage.tap(at: CGPoint(x: 4, y: 480))
    stage.settle()
    #expect(!popover.isShown)
  }

  @Test("A navigation controller keeps its stack while a popover is shown over it")
  func stack() throws {
    let (stage, navigation, item) = screen()
    let popover = FPPopoverController(viewController: ContentController())
    popover.present(from: item)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(popover.parent !== navigation)
    let second = UIViewController()
    let anchor = UIView(frame: CGRect(x: 150, y: 200, width: 40, height: 40))
    second.view.addSubview(anchor)
    popover.dismiss(animated: false)
    navigation.pushViewController(second, animated: false)
    stage.settle()
    popover.present(from: anchor)
    stage.settle()
    #expect(popover.parent === second)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("A navigation controller with a bar is content like any other, also above a keyboard")
  func content() throws {
    let (stage, _, item) = screen()
    let list = UIViewController()
    list.title = "List"
    list.view.backgroundColor = .yellow
    let inner = UINavigationController(rootViewController: list)
    let popover = FPPopoverController(viewController: inner)
    popover.contentSize = CGSize(width: 240, height: 300)
    popover.present(from: item)
    stage.settle()
    #expect(popover.contentView.title == nil, "the bar has the title")
    #expect(inner.view.bounds.size == CGSize(width: 220, height: 260))
    #expect(inner.navigationBar.frame.width == 220)
    let detail = UIViewController()
    detail.view.backgroundColor = .cyan
    inner.pushViewController(detail, animated: true)
    stage.settle()
    #expect(detail.view.window != nil && list.view.window == nil)
    stage.showKeyboard(height: 220)
    stage.settle()
    let frame = popover.contentView.convert(popover.contentView.bounds, to: nil)
    #expect(frame.maxY <= 500 - 220 - 8)
    #expect(inner.view.bounds.width == 220)
    #expect(popover.isShown)
  }
}
