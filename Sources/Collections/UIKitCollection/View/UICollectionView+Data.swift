import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
  /// The counts, asked for now if they are not known.
  final var knownCounts: ItemCounts {
    if !countsAreKnown {
      counts = ItemCounts(of: self)
      countsAreKnown = true
    }
    return counts
  }

  final func count(inSection section: Int) -> Int {
    let sections = knownCounts.sections
    guard sections.indices.contains(section) else {
      programmerError("There is no section \(section): there are \(sections.count) sections.")
    }
    return sections[section]
  }

  /// Another data source: its counts are asked when they are needed.
  final func dataSourceDidChange() {
    guard batch == nil else { programmerError("The data source was set in the middle of an update.") }
    forgetEverything()
    countsAreKnown = false
    setNeedsLayout()
  }

  final func reloadEverything() {
    forgetEverything()
    counts = ItemCounts(of: self)
    countsAreKnown = true
    focusMayHaveLostItem()
    setNeedsLayout()
  }

  private func forgetEverything() {
    finishLeaving()
    forgetTouch()
    selection.removeAll()
    prefetching = PrefetchState()
    recycleEverything()
    let context = UICollectionViewLayoutInvalidationContext.make(of: type(of: layoutInUse).invalidationContextClass)
    context.isEverything = true
    context.isOfCounts = true
    layoutInUse.invalidateLayout(with: context)
  }

  // MARK: Another layout

  final func changeLayout(to new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard new !== layoutInUse else { return completion?(true) ?? () }
    let old = layoutInUse
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: new) }
    old.collectionView = nil
    layoutInUse = new
    new.collectionView = self
    new.invalidateLayout()
    let finish: (Bool) -> Void = { [weak self] finished in
      for view in self?.shown.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: new) }
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      completion?(finished)
    }
    guard animated, window != nil else {
      setNeedsLayout()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: { self.settleLayout() }, completion: finish)
  }

  private func settleLayout() {
    prepareLayout()
    var target = layoutInUse.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != contentOffset { contentOffset = target }
    layoutIfNeeded()
  }

  nonisolated static var updateDuration: TimeInterval { 0.3 }
}
