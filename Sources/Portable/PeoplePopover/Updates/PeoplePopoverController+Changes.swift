public import UIKit

extension PeoplePopoverController {
  func sourceDidChange(_ change: PeopleChange) {
    switch change {
    case .everything: takeNewState()
    case .entries(let indices, let section):
      guard isViewLoaded, let shown = shownSections.firstIndex(where: { $0.number == section }) else { return }
      fillVisibleCells { $0.section == shown && indices.contains($0.item) }
    }
  }

  func fillVisibleCells(where isMeant: (IndexPath) -> Bool = { _ in true }) {
    for path in collectionView.indexPathsForVisibleItems where isMeant(path) {
      if let cell = collectionView.cellForItem(at: path) as? PersonCell { fill(cell, at: path) }
    }
  }

  /// Leads the grid to the source's new state: what is in view and stays keeps its cell, its place on the screen and its
  /// selection, and the popover takes its new size.
  private func takeNewState() {
    let old = shownSections
    let new = source.shownSections
    guard !new.isEmpty || !isOnScreen else {
      // Nobody is left: the bubble goes as it is, since an empty one must not be seen.
      isEmptied = true
      dismiss(animated: true)
      return
    }
    let known = isViewLoaded ? knownPlaces(in: new) : []
    let anchor = anchor(old, new, known)
    shownSections = new
    announced = []
    isEmptied = false
    if isViewLoaded { lead(from: old, known, anchor) }
    preferredContentSize = measures.contentSize(counts: new.lazy.map(\.count))
  }

  private func lead(from old: [ShownSection], _ known: [GridChange.Known], _ anchor: GridAnchor?) {
    let visible = collectionView.indexPathsForVisibleItems.sorted()
    let change =
      visible.isEmpty || !isOnScreen
      ? nil
      : GridChange(from: old, to: shownSections, known: known) { section in
        let items = visible.lazy.filter { $0.section == section }.map(\.item)
        return (items.first ?? 0)..<(items.last.map { $0 + 1 } ?? 0)
      }
    if let change {
      self.anchor = anchor
      if !change.isEmpty { collectionView.performBatchUpdates { change.apply(to: self.collectionView) } }
      self.anchor = nil
      followSelection(known, old)
    } else {
      collectionView.reloadData()
      if let offset = anchor?.offset(in: collectionView) { collectionView.contentOffset = offset }
      followSelection(known, old)
      for place in selectedPlaces {
        collectionView.selectItem(
          at: IndexPath(item: place.index, section: place.section), animated: false, scrollPosition: [])
      }
    }
    fillVisibleCells()
    fillVisibleHeaders()
  }

  private var isOnScreen: Bool { viewIfLoaded?.window != nil && !isBeingDismissed }

  // MARK: What is followed

  /// What is in view, then what is selected, by the grid's sections.
  var followedPlaces: [PeopleEntryPlace] {
    var places: [PeopleEntryPlace] = []
    for path in collectionView.indexPathsForVisibleItems.sorted() {
      guard let cell = collectionView.cellForItem(at: path) as? PersonCell, let id = cell.entryID else { continue }
      places.append(PeopleEntryPlace(section: path.section, index: path.item, id: id))
    }
    let visible = Set(places)
    return places + selectedPlaces.filter { !visible.contains($0) }
  }

  /// The same by the source's sections, for a source that looks ahead.
  func placesToFollow() -> [PeopleEntryPlace] {
    guard isViewLoaded else { return [] }
    let places = followedPlaces
    lastFollowed = Set(places)
    return places.map { PeopleEntryPlace(section: shownSections[$0.section].number, index: $0.index, id: $0.id) }
  }

  /// Where what is followed is in a new state.
  ///
  /// Of what came into view after the source had looked nothing is known, which is not to be gone.
  private func knownPlaces(in new: [ShownSection]) -> [GridChange.Known] {
    let numbers = Dictionary(new.map { ($0.id, $0.number) }) { first, _ in first }
    var places = followedPlaces
    if let lastFollowed { places = places.filter(lastFollowed.contains) }
    lastFollowed = nil
    return places.map { place in
      let number = numbers[shownSections[place.section].id]
      let now = number.flatMap { source.index(of: place.id, inSection: $0) }
      return GridChange.Known(section: place.section, index: place.index, now: now)
    }
  }

  private func followSelection(_ known: [GridChange.Known], _ old: [ShownSection]) {
    selectedPlaces = selectedPlaces.compactMap { place in
      guard
        let now = known.first(where: { $0.section == place.section && $0.index == place.index })?.now,
        let section = shownSections.firstIndex(where: { $0.id == old[place.section].id })
      else { return nil }
      return PeopleEntryPlace(section: section, index: now, id: place.id)
    }
  }

  /// The first item in view that stays, unless the grid stands at its top: there what comes before it is to be seen.
  private func anchor(
    _ old: [ShownSection], _ new: [ShownSection], _ known: [GridChange.Known]
  ) -> GridAnchor? {
    guard isViewLoaded, collectionView.contentOffset.y > -collectionView.adjustedContentInset.top + 0.5 else {
      return nil
    }
    let top = collectionView.contentOffset.y
    let staying = Dictionary(grouping: known, by: \.section).mapValues { places in
      SectionChange.staying(places.map { ($0.index, $0.now) })
    }
    // Not one that was renamed: the grid would follow it to the other end of the alphabet.
    for place in known where staying[place.section]?.contains(place.index) == true {
      guard let now = place.now, let section = new.firstIndex(where: { $0.id == old[place.section].id }),
        let cell = collectionView.cellForItem(at: IndexPath(item: place.index, section: place.section)),
        cell.frame.minY >= top + measures.headerHeight - 0.5
      else { continue }
      return GridAnchor(path: IndexPath(item: now, section: section), distance: cell.frame.minY - top)
    }
    return nil
  }

  /// Keeps the anchor in its place while a batch goes on.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { anchor?.offset(in: collectionView) ?? proposedContentOffset }
}

extension PeopleSource {
  /// The sections that are not empty.
  var shownSections: [ShownSection] {
    (0..<numberOfSections).compactMap { number in
      let count = numberOfEntries(inSection: number)
      return count > 0 ? ShownSection(id: identifier(ofSection: number), number: number, count: count) : nil
    }
  }
}
