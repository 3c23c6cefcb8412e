import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Sheets", .serialized)
struct SheetTests {
  private func sheet(
    _ size: CGSize = CGSize(width: 400, height: 800), _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> (PopoverScene, UIViewController) {
    let scene = PopoverScene(size: size)
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    if let sheet = content.sheetPresentationController { change(sheet) }
    scene.root.present(content, animated: true)
    scene.stage.settle()
    return (scene, content)
  }

  @Test("A medium sheet is half as high as a narrow window, a large one all but the top")
  func detents() {
    let (scene, content) = sheet { $0.detents = [.medium(), .large()] }
    #expect(content.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    content.sheetPresentationController?.animateChanges {
      content.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    scene.stage.advance(by: 0.1)
    let halfway = content.view.layer.presentation()?.frame.minY ?? 0
    #expect(halfway > 10 && halfway < CGFloat(400))
    scene.stage.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 10, width: 400, height: 790))
  }

  @Test("An unknown detent is the first, and none at all is the large one")
  func oddDetents() {
    let (scene, content) = sheet {
      $0.detents = [.medium()]
      $0.selectedDetentIdentifier = .init(rawValue: "of my own")
    }
    #expect(content.view.frame.minY == CGFloat(400))
    content.sheetPresentationController?.detents = []
    scene.stage.settle()
    #expect(content.view.frame.minY == CGFloat(10))
  }

  @Test("The grabber shows on request; touching it goes on to the next height and tells the delegate")
  func grabber() {
    final class Told: NSObject, UISheetPresentationControllerDelegate {
      var count = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { count += 1 }
    }
    let told = Told()
    let (scene, content) = sheet {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.delegate = told
    }
    scene.stage.tap(at: CGPoint(x: 200, y: 408))
    scene.stage.settle()
    #expect(content.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(content.view.frame.minY == CGFloat(10))
    #expect(told.count == 1)
    content.sheetPresentationController?.prefersGrabberVisible = false
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 200, y: 18))
    scene.stage.settle()
    #expect(told.count == 1)
    #expect(content.view.subviews.isEmpty)
  }

  @Test("Below an undimmed height what is behind keeps its look and its touches")
  func undimmed() {
    let (scene, content) = sheet {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    var taps = 0
    let area = TapView { taps += 1 }
    area.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    scene.root.view.addSubview(area)
    scene.root.view.backgroundColor = .white
    scene.stage.settle()
    scene.stage.tap(area)
    #expect(taps == 1)
    #expect(scene.stage.snapshot().pixel(x: 200, y: 100)?.description == "#ffffff")
    content.sheetPresentationController?.selectedDetentIdentifier = .large
    scene.stage.settle()
    #expect(scene.stage.snapshot().pixel(x: 200, y: 4)?.description == "#cccccc")
  }

  @Test("In a wide window it is in the middle; sizes that make no sense are held to the window")
  func wide() {
    let (scene, content) = sheet(CGSize(width: 1000, height: 800))
    #expect(content.view.frame == CGRect(x: 144, y: 22, width: 712, height: 756))
    for size in [CGSize(width: CGFloat.nan, height: 1e300), CGSize(width: -5, height: CGFloat.infinity)] {
      content.preferredContentSize = size
      scene.stage.settle()
      #expect(CGRect(x: 0, y: 0, width: 1000, height: 800).contains(content.view.frame))
    }
  }

  @Test("An adapted popover's sheet takes its detents")
  func adapted() {
    let scene = PopoverScene(size: CGSize(width: 400, height: 800))
    scene.delegate.style = .formSheet
    scene.popover?.adaptiveSheetPresentationController.detents = [.medium()]
    scene.present()
    scene.stage.settle()
    #expect(scene.content.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(scene.content.sheetPresentationController === scene.popover?.adaptiveSheetPresentationController)
  }

  @Test("With less motion a sheet fades instead of moving")
  func lessMotion() {
    let scene = PopoverScene(size: CGSize(width: 400, height: 800))
    scene.stage.setReducesMotion(true)
    let content = UIViewController()
    content.modalPresentationStyle = .formSheet
    scene.root.present(content, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)
    #expect(content.view.transform.isIdentity)
    let alpha = content.view.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0 && alpha < 1)
    scene.stage.setReducesMotion(false)
  }
}
