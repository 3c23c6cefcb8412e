import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct FlowPropertyTests {
  @Test func `a new flow layout is as UIKit makes it`() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.estimatedItemSize == .zero)
    #expect(!flow.sectionHeadersPinToVisibleBounds)
    #expect(!flow.sectionFootersPinToVisibleBounds)
  }

  private final class Counted: UICollectionViewFlowLayout {
    var invalidations = 0
    var preparations = 0
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidations += 1
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      preparations += 1
      super.prepare()
    }
  }

  @Test func `setting a property to what it is does nothing`() {
    let flow = Counted()
    let grid = Grid([5], layout: flow)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let before = flow.invalidations
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.minimumLineSpacing = 10
    flow.sectionInset = .zero
    flow.sectionHeadersPinToVisibleBounds = false
    #expect(flow.invalidations == before)
    flow.minimumLineSpacing = 11
    #expect(flow.invalidations == before + 1)
  }

  @Test func `another width breaks lines anew, another height or offset does not`() {
    let flow = Counted()
    let grid = Grid([50], layout: flow)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    let before = flow.preparations
    grid.scroll(to: 100)
    grid.collectionView.frame.size.height = 300
    grid.collectionView.layoutIfNeeded()
    #expect(flow.preparations == before)
    grid.collectionView.frame.size.width = 200
    grid.collectionView.layoutIfNeeded()
    #expect(flow.preparations == before + 1)
    #expect(grid.cell(6)?.frame.minY == 120)
  }

  @Test func `the insets and the safe area at the sides shorten lines`() {
    let grid = Grid([3])
    grid.flow.itemSize = CGSize(width: 140, height: 57)
    let stage = Stage.showing(grid)
    defer { stage.close() }
    grid.collectionView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    stage.turn()
    #expect(grid.cell(1)?.frame.minX == 160)
    #expect(grid.collectionView.contentSize.width == 300)
  }

  @Test func `a delegate's answers win over the properties, a section at a time`() {
    final class Varied: Grid, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 5, left: 20, bottom: 0, right: 20) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
      ) -> CGSize { section == 1 ? CGSize(width: 1, height: 30) : .zero }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 0 }
    }
    let grid = Varied([1, 1])
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.header(0) == nil)
    #expect(grid.cell(0)?.frame == CGRect(x: 20, y: 0, width: 50, height: 50))
    #expect(grid.header(1)?.frame == CGRect(x: 0, y: 50, width: 320, height: 30))
    #expect(grid.cell(0, 1)?.frame == CGRect(x: 20, y: 85, width: 50, height: 50))
  }

  @Test func `a horizontal flow is the transpose`() {
    let grid = Grid([3])
    grid.flow.scrollDirection = .horizontal
    grid.flow.itemSize = CGSize(width: 33, height: 33)
    grid.flow.minimumInteritemSpacing = 5
    let stage = Stage.showing(grid, width: 320, height: 100)
    defer { stage.close() }
    #expect((0..<3).map { grid.cell($0)?.frame.origin } == [.zero, CGPoint(x: 0, y: 67), CGPoint(x: 43, y: 0)])
  }

  @Test func `right to left the flow is mirrored, unless the layout says no`() {
    final class Fixed: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    }
    for (layout, x) in [(UICollectionViewFlowLayout(), 270), (Fixed(), 0)] as [(UICollectionViewLayout, CGFloat)] {
      let grid = Grid([2], layout: layout)
      let stage = Stage(size: CGSize(width: 320, height: 480), direction: .rightToLeft)
      stage.show(grid)
      #expect(grid.cell(0)?.frame.minX == x)
      stage.close()
    }
  }

  @Test func `cells take the size they want where sizes are estimated, and one alone leads`() {
    final class Wanting: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size = CGSize(width: 60, height: 20 + 10 * CGFloat(attributes.indexPath.item % 3))
        return attributes
      }
    }
    let grid = Grid([1])
    grid.flow.estimatedItemSize = CGSize(width: 50, height: 50)
    grid.loadViewIfNeeded()
    grid.collectionView.register(Wanting.self, forCellWithReuseIdentifier: "cell")
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(grid.collectionView.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 60, height: 20)])
    grid.counts = [60]
    grid.collectionView.reloadData()
    stage.turn()
    let sizes = grid.collectionView.visibleCells.map(\.frame.height)
    #expect(Array(sizes.prefix(4)) == [20, 30, 40, 20])
  }

  @Test func `constraints say the size that an automatic cell wants`() {
    final class Sized: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.widthAnchor.constraint(equalToConstant: 80), inner.heightAnchor.constraint(equalToConstant: 30),
          inner.topAnchor.constraint(equalTo: contentView.topAnchor),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let grid = Grid([3])
    grid.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    grid.loadViewIfNeeded()
    grid.collectionView.register(Sized.self, forCellWithReuseIdentifier: "cell")
    let stage = Stage.showing(grid)
    defer { stage.close() }
    #expect(
      grid.collectionView.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 86, height: 34), count: 3))
  }
}
