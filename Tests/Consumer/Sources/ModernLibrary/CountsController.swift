import UIKit

/// Numbers under titles, two sections of them, with cells from a registration.
public final class CountsController: UIViewController, UICollectionViewDataSource {
  /// The grid.
  public let collectionView: UICollectionView
  private let registration = UICollectionView.CellRegistration<CountCell, Int> { cell, _, count in
    cell.value = count
  }

  /// A grid with titles.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.headerReferenceSize = CGSize(width: 100, height: 24)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    collectionView.dataSource = self
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view = collectionView
  }

  /// Two.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  /// The number of items.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  /// A cell for an item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let count = indexPath.section * 100 + indexPath.item
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: count)
  }

  /// The title of a section.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}
