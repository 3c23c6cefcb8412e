import Foundation
import PopoverPlacement
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Public reports about how large a popover is.
@MainActor
@Suite("Reports about sizes", .serialized)
struct SizeReportTests {
  @Test("With too little height above the keyboard the body shrinks and keeps pointing")
  func keyboard() throws {
    let scene = PopoverScene(
      size: CGSize(width: 820, height: 700), anchor: CGRect(x: 380, y: 100, width: 60, height: 40))
    scene.popover?.permittedArrowDirections = .up
    scene.content.preferredContentSize = CGSize(width: 240, height: 500)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 290, y: 140, width: 240, height: 513))
    scene.stage.showKeyboard(height: 300)
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 290, y: 140, width: 240, height: 250))
    #expect(scene.popover?.placement?.arrowTip == CGPoint(x: 410, y: 140))
    scene.stage.hideKeyboard()
    scene.stage.settle()
    #expect(scene.frame?.height == CGFloat(513))
  }

  @Test("Only up is permitted and the edge is near: the body shrinks rather than leaving its anchor")
  func onlyUp() {
    let scene = PopoverScene(
      size: CGSize(width: 820, height: 400), anchor: CGRect(x: 380, y: 100, width: 60, height: 40))
    scene.popover?.permittedArrowDirections = .up
    scene.content.preferredContentSize = CGSize(width: 240, height: 500)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 290, y: 140, width: 240, height: 250))
  }

  @Test(
    "A size set while loading, appearing or laying out counts at the first layout", arguments: Sizing.Moment.allCases)
  func setLate(moment: Sizing.Moment) throws {
    let scene = PopoverScene()
    let content = Sizing(at: moment, size: CGSize(width: 200, height: 150))
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = scene.anchor
    scene.root.present(content, animated: true)
    scene.stage.turn()
    let placement = try #require(content.popoverPresentationController?.placement)
    #expect(placement.bodyFrame.size == CGSize(width: 200, height: 150))
    scene.stage.settle()
    #expect(content.view.bounds.size == CGSize(width: 200, height: 163))
  }

  @Test("An equal size changes nothing")
  func equalSize() throws {
    let scene = PopoverScene()
    scene.present(animated: false)
    scene.stage.settle()
    let before = scene.frame
    scene.content.preferredContentSize = scene.content.preferredContentSize
    scene.stage.turn()
    #expect(scene.popover?.presentedView?.layer.animationKeys() == nil)
    #expect(scene.frame == before)
  }

  @Test(
    "The safe area and the margins' guide lie beside an arrow on the left or right",
    arguments: [UIPopoverArrowDirection.left, .right])
  func safeArea(direction: UIPopoverArrowDirection) {
    let scene = PopoverScene()
    scene.popover?.permittedArrowDirections = direction
    scene.present(animated: false)
    scene.stage.settle()
    let view: UIView = scene.content.view
    #expect(view.bounds.size == CGSize(width: 253, height: 180))
    let body = CGRect(x: direction == .left ? 13 : 0, y: 0, width: 240, height: 180)
    #expect(view.safeAreaLayoutGuide.layoutFrame == body)
    #expect(view.layoutMarginsGuide.layoutFrame == body.insetBy(dx: 8, dy: 8))
  }

  @Test("A notch keeps popovers away when it is larger than the margin")
  func notch() throws {
    let scene = PopoverScene(
      size: CGSize(width: 700, height: 375), anchor: CGRect(x: 60, y: 30, width: 10, height: 10))
    scene.stage.setSafeArea(UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    scene.popover?.permittedArrowDirections = .up
    scene.content.preferredContentSize = CGSize(width: 300, height: 900)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 50, y: 40, width: 300, height: 314))
  }

  @Test("Layout margins limit the width")
  func margins() throws {
    let scene = PopoverScene(size: CGSize(width: 800, height: 600))
    scene.popover?.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 200, bottom: 10, right: 200)
    scene.popover?.permittedArrowDirections = .up
    scene.content.preferredContentSize = CGSize(width: 800, height: 100)
    scene.present(animated: false)
    scene.stage.settle()
    #expect(scene.frame == CGRect(x: 200, y: 340, width: 400, height: 113))
  }

  @Test("A collection in a popover is never laid out at no width, and shows its cells")
  func collection() throws {
    let scene = PopoverScene()
    let content = Cells()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = scene.anchor
    scene.root.present(content, animated: false)
    scene.stage.settle()
    #expect(!content.widths.isEmpty)
    #expect(content.widths.allSatisfy { $0 > 0 })
    #expect(content.grid.visibleCells.count == 6)
    content.preferredContentSize = CGSize(width: 140, height: 300)
    scene.stage.settle()
    #expect(content.widths.last == CGFloat(140))
    #expect(content.grid.visibleCells.count == 6)
  }
}

/// Says its size at some moment.
final class Sizing: UIViewController {
  nonisolated enum Moment: String, CaseIterable, Sendable { case didLoad, willAppear, willLayout }
  let moment: Moment
  let size: CGSize

  init(at moment: Moment, size: CGSize) {
    self.moment = moment
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { if moment == .didLoad { preferredContentSize = size } }
  override func viewWillAppear(_ animated: Bool) { if moment == .willAppear { preferredContentSize = size } }
  override func viewWillLayoutSubviews() { if moment == .willLayout { preferredContentSize = size } }
}

/// A flow of six cells, which notes the widths that it was laid out for.
private final class Cells: UIViewController, UICollectionViewDataSource {
  let flow = Flow()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
  var widths: [CGFloat] { flow.widths }

  final class Flow: UICollectionViewFlowLayout {
    var widths: [CGFloat] = []

    override func prepare() {
      super.prepare()
      if let width = collectionView?.bounds.width { widths.append(width) }
    }
  }

  override func viewDidLoad() {
    preferredContentSize = CGSize(width: 0, height: 200)
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.dataSource = self
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(grid)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
