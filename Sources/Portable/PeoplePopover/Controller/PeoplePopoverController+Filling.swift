public import UIKit

extension PeoplePopoverController: UICollectionViewDataSourcePrefetching {
  /// Shows an entry in a cell; one that shows it already is left alone.
  func fill(_ cell: PersonCell, at path: IndexPath) {
    cell.showsDebugBorder = showsDebugBorder
    let entry = entry(at: path)
    lacksEntries = entry == nil
    guard let entry else { return cell.showPlaceholder() }
    let key = pictures.key(of: entry)
    let isNew =
      cell.entryID != entry.id || cell.label.text != entry.name || cell.pictureKey != key
      || cell.scale != UIScreen.main.scale
    guard isNew || !cell.hasPicture else { return }
    if case .image(let image) = entry.picture, pictures.isSmall(image) {
      return cell.show(entry, key, .image(image, isRound: false), isPicture: true)
    }
    if let image = pictures.image(of: entry) { return cell.show(entry, key, .image(image), isPicture: true) }
    let isComing = pictures.mayHavePicture(entry)
    if isNew { cell.show(entry, key, pictures.standIn(of: entry), isPicture: !isComing) }
    guard isComing else { return }
    pictures.load(entry) { [weak cell] in
      cell?.entryID == entry.id && cell?.pictureKey == key
    } then: { [weak self, weak cell] image in
      guard let self else { return }
      cell?.show(entry, key, image.map { .image($0) } ?? pictures.standIn(of: entry), isPicture: true)
    }
  }

  /// The title of one of the grid's sections; none while the popover goes because its source has become empty.
  func title(ofShown section: Int) -> String {
    isEmptied ? "" : source.title(ofSection: shownSections[section].number)
  }

  func fillVisibleHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      guard let header = view as? PeopleHeaderView else { continue }
      let title = title(ofShown: path.section)
      if header.label.text != title { header.label.text = title }
    }
  }

  // MARK: What comes next

  /// Hands the source its hint and has pictures fetched.
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    var start = indexPaths.startIndex
    while start < indexPaths.endIndex {
      let section = indexPaths[start].section
      let end = indexPaths[start...].firstIndex { $0.section != section } ?? indexPaths.endIndex
      if let low = indexPaths[start..<end].map(\.item).min(), let high = indexPaths[start..<end].map(\.item).max(),
        shownSections.indices.contains(section)
      {
        source.willShow(low..<high + 1, inSection: shownSections[section].number)
      }
      start = end
    }
    fetchPictures(ahead: indexPaths)
  }

  private func fetchPictures(ahead paths: [IndexPath]) {
    // First what is in view: asking for more would only make it wait.
    guard !lacksEntries else { return }
    for path in paths where shownSections.indices.contains(path.section) {
      guard path.item < shownSections[path.section].count, let entry = entry(at: path),
        pictures.image(of: entry) == nil
      else { continue }
      if case .image(let image) = entry.picture, pictures.isSmall(image) { continue }
      if !announced.contains(path) { announced.append(path) }
      pictures.loadAhead(entry) { [weak self] in
        self?.announced.contains(path) == true
      } then: { [weak self] in
        self?.forgetAnnounced(path)
      }
    }
  }

  /// The picture has come, or its cell.
  func forgetAnnounced(_ path: IndexPath) {
    if let index = announced.firstIndex(of: path) { announced.remove(at: index) }
  }

  /// Gives up the wish for their pictures.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    announced.removeAll { indexPaths.contains($0) }
  }
}
