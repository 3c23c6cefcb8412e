public import Foundation
import UIKitCore

/// Gives a collection view its counts and its views.
///
/// Counts are asked once and kept until a reload or an update; a view is asked for when it comes into view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, which must be dequeued.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, a footer or another view of a section, which must be dequeued.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item may be moved by the user; they are not moved here.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// An item was moved by the user.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of an index beside the content.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index stands for.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program: the layout has such views, so the data source must answer.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    programmerError(
      "The layout has a view of kind \(kind) in section \(indexPath.section), but \(type(of: self)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:). Implement it, or give the view no size.")
  }

  /// False.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// Told what will probably be shown soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// These items come next, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These were announced and will not come after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
