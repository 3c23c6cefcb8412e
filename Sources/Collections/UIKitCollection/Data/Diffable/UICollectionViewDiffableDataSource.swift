import Dispatch
public import Foundation
import UIKitCore

/// A data source that holds a snapshot of identifiers; another one is applied by what is different.
///
/// Applying costs what is in view, not what is in the snapshots: places are looked up by identifier. The same snapshot
/// costs nothing. Keep it: a collection view holds its data source weakly.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Dequeues and fills the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Dequeues and fills a header, a footer or another view of a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers, footers and other views of sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private let cellProvider: CellProvider
  private weak var view: UICollectionView?
  private var current = Snapshot()

  /// Becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    view = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown now; a copy to change and apply.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let index = ItemIndex(indexPath)
    guard current.sections.indices.contains(index.section),
      current.sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return current.sections[index.section].items[index.item]
  }

  /// The place of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.index(of: itemIdentifier)?.path }

  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }

  /// The place of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Applying

  /// Shows another snapshot: from the main thread at once, from another one as soon as the main one is free.
  ///
  /// A program does one of both.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether what comes, goes and moves is animated.
  ///   - completion: Called on the main thread once all is at its place.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var prepared = snapshot
    prepared.refreshHints()
    onMain(prepared, completion) { $0.show($1, animated: animatingDifferences, $2) }
  }

  /// Shows another snapshot as if all of it were new.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    var prepared = snapshot
    prepared.refreshHints()
    onMain(prepared, completion) { $0.reload($1, $2) }
  }

  /// Shows another snapshot and returns once all is at its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  nonisolated private func onMain(
    _ snapshot: Snapshot, _ completion: (() -> Void)?,
    _ body: @escaping @MainActor (UICollectionViewDiffableDataSource, Snapshot, (() -> Void)?) -> Void
  ) {
    // Both are given away here and used on the main thread only.
    nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
    if MainThread.isHere {
      MainActor.assumeIsolated { body(self, snapshot, completion) }
    } else {
      DispatchQueue.main.async { body(self, snapshot, completion) }
    }
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let old = current
    let asksForViews =
      !snapshot.reloadedItems.isEmpty || !snapshot.reloadedSections.isEmpty || !snapshot.reconfigured.isEmpty
    guard asksForViews || !snapshot.hasSameContent(as: old) else {
      keep(snapshot)
      return completion?() ?? ()
    }
    keep(snapshot)
    guard let view, view.dataSource === self, view.countsAreKnown else {
      view?.setNeedsLayout()
      return completion?() ?? ()
    }
    view.run(SnapshotChange(old: old, new: snapshot), to: ItemCounts(of: view), animated: animated) { _ in
      completion?()
    }
  }

  private func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    keep(snapshot)
    if view?.dataSource === self { view?.reloadData() }
    completion?()
  }

  /// What was asked to be made anew is so once.
  private func keep(_ snapshot: Snapshot) {
    current = snapshot
    current.reloadedItems = []
    current.reloadedSections = []
    current.reconfigured = []
  }

  // MARK: Data source

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// The cell of an item, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      programmerError(
        "The cell provider returned nil for \(item) at section \(indexPath.section), item \(indexPath.item).")
    }
    return cell
  }

  /// A view of a section, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      programmerError(
        "The layout has a view of kind \(kind) in section \(indexPath.section), but the supplementaryViewProvider "
          + (supplementaryViewProvider == nil ? "is not set." : "returned nil."))
    }
    return view
  }
}
