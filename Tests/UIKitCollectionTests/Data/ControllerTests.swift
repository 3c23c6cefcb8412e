import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ControllerTests {
  private final class People: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var chosen: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      chosen.append(path.item)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 60) }
  }

  @Test func `a controller's overrides are the data source and the delegate`() {
    let people = People(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.show(people)
    defer { stage.close() }
    #expect(people.collectionView.frame == people.view.bounds)
    #expect(people.collectionView.visibleCells.map(\.frame.height) == [60, 60, 60, 60])
    stage.tap(at: CGPoint(x: 100, y: 80))
    #expect(people.chosen == [1])
    stage.resize(to: CGSize(width: 400, height: 300))
    #expect(people.collectionView.bounds.size == CGSize(width: 400, height: 300))
  }

  @Test func `a layout says where a drag comes to rest`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / 60).rounded() * 60) }
    }
    let grid = Grid([200], layout: Snapping())
    let stage = Stage.showing(grid)
    defer { stage.close() }
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 187))
    stage.settle()
    let offset = grid.collectionView.contentOffset.y
    #expect(offset > 0)
    #expect(offset.truncatingRemainder(dividingBy: 60) == 0)
  }
}
