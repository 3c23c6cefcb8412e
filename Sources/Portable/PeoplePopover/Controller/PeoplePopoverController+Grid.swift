public import UIKit

extension PeoplePopoverController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The sections with somebody in them.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { shownSections.count }

  /// How many entries a section has.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.numberOfEntries(inSection: shownSections[section])
  }

  /// A cell with the entry, or a placeholder until it is there.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PersonCell.identifier, for: indexPath)
    if let cell = cell as? PersonCell { fill(cell, at: indexPath) }
    return cell
  }

  func fill(_ cell: PersonCell, at path: IndexPath) {
    cell.showsDebugBorder = showsDebugBorder
    guard let entry = entry(at: path) else {
      cell.entryID = nil
      cell.label.text = "…"
      return cell.imageView.image = pictures.monogram(of: "…")
    }
    cell.entryID = entry.id
    cell.label.text = entry.name
    cell.accessibilityLabel = entry.name
    if let image = pictures.image(of: entry) { return cell.imageView.image = image }
    cell.imageView.image = pictures.monogram(of: entry.name)
    pictures.load(entry) { [weak cell] image in
      if let cell, cell.entryID == entry.id { cell.imageView.image = image }
    }
  }

  /// The header of a section.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PeopleHeaderView.identifier, for: indexPath)
    if let header = view as? PeopleHeaderView {
      header.backgroundColor = background
      header.label.text = source.title(ofSection: shownSections[indexPath.section])
    }
    return view
  }

  /// The last section has room below.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let isLast = section == shownSections.count - 1
    return UIEdgeInsets(
      top: 0, left: measures.sideInset, bottom: isLast ? measures.bottomInset : 0, right: measures.sideInset)
  }

  /// Every section has a header.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: measures.headerHeight) }

  /// Tells who was chosen.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = entry(at: indexPath) else { return }
    onSelect?(shownSections[indexPath.section], indexPath.item, entry)
  }
}
