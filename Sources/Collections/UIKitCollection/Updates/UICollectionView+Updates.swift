import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
  /// Records an update; outside of a batch it is one of its own.
  final func update(_ record: @escaping (UpdateBatch) -> Void) {
    if let batch { return record(batch) }
    guard countsAreKnown else {
      // Nobody was told any counts, so there is nothing to update: the first layout asks.
      return setNeedsLayout()
    }
    runBatch({ self.batch.map(record) }, nil)
  }

  final func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let current: UpdateBatch
    if let batch {
      current = batch
      current.depth += 1
    } else {
      current = UpdateBatch(before: knownCounts)
      batch = current
    }
    if let completion { current.completions.append(completion) }
    updates?()
    current.depth -= 1
    guard current.depth == 0, batch === current else { return }
    batch = nil
    let completions = current.completions
    let after = ItemCounts(of: self)
    run(BatchChange(current, after: after), to: after) { finished in for done in completions { done(finished) } }
  }

  /// Brings views, selection and focus to their new places; animated in a window.
  final func run(
    _ change: any ItemChange, to after: ItemCounts, animated: Bool = true, _ completion: @escaping (Bool) -> Void
  ) {
    finishLeaving()
    forgetTouch()
    let animates = animated && window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty
    let old = UpdateStart(self)
    var gone = takeOver(change)
    follow(change, after)
    prepareLayout()
    if layoutInUse.hearsOfUpdates { layoutInUse.prepare(forCollectionViewUpdates: change.updateItems) }
    moveOffset()
    if animates { gone += takeLeavers(change) }
    UIView.performWithoutAnimation { displayElements() }
    reconfigure(change)
    let end: (Bool) -> Void = { [weak self] finished in
      self?.layoutInUse.finalizeCollectionViewUpdates()
      completion(finished)
    }
    if animates {
      animate(from: old, change, gone, end)
    } else {
      for leaver in gone { recycle(leaver.view, leaver.id) }
      end(true)
    }
  }

  /// Gives views their new elements; returns those that have none.
  private func takeOver(_ change: any ItemChange) -> [Leaver] {
    let before = shown
    shown.removeAll(keepingCapacity: true)
    var gone: [Leaver] = []
    for (id, view) in before {
      if let new = change.newID(of: id), shown[new] == nil {
        view.elementID = new
        shown[new] = view
      } else {
        gone.append(Leaver(view: view, id: id, target: nil))
      }
    }
    return gone
  }

  /// Views whose element is out of view now: they go there before they are recycled.
  private func takeLeavers(_ change: any ItemChange) -> [Leaver] {
    var result: [Leaver] = []
    for (id, view) in shown {
      guard let frame = layoutInUse.element(id)?.frame, !frame.intersects(bounds) else { continue }
      shown[id] = nil
      result.append(Leaver(view: view, id: id, target: frame))
    }
    return result
  }

  private func follow(_ change: any ItemChange, _ after: ItemCounts) {
    let chosen = Set(selection.compactMap { index in change.newIndex(of: index) })
    let focused = focus.index.flatMap { change.newIndex(of: $0) }
    prefetching = PrefetchState()
    layoutInUse.itemsDidChange(change)
    let context = UICollectionViewLayoutInvalidationContext.make(of: type(of: layoutInUse).invalidationContextClass)
    context.isOfCounts = true
    layoutInUse.invalidateLayout(with: context)
    counts = after
    countsAreKnown = true
    selection = chosen
    if let focused { focus.index = focused } else { focusMayHaveLostItem() }
  }

  private func moveOffset() {
    var target = layoutInUse.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != contentOffset { contentOffset = target }
  }

  /// Has the data source fill cells anew that are in view.
  private func reconfigure(_ change: any ItemChange) {
    for old in change.reconfigured {
      guard let index = change.newIndex(of: old), let cell = cell(at: index), let dataSource else { continue }
      display.reconfigured = cell
      let filled = dataSource.collectionView(self, cellForItemAt: index.path)
      display.reconfigured = nil
      guard filled === cell else {
        programmerError("Item \(index) is reconfigured, but the data source did not dequeue its cell.")
      }
      if let frame = frame(of: .cell(index)) { askForSize(cell, LayoutElement(.cell(index), frame)) }
    }
  }
}
