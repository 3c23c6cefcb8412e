public import UIKit

extension PeoplePopoverController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The sections with somebody in them.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { shownSections.count }

  /// How many entries a section has.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shownSections[section].count
  }

  /// A cell with the entry, or a placeholder until it is there.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PersonCell.identifier, for: indexPath)
    forgetAnnounced(indexPath)
    if let cell = cell as? PersonCell { fill(cell, at: indexPath) }
    return cell
  }

  /// The header of a section.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PeopleHeaderView.identifier, for: indexPath)
    if let header = view as? PeopleHeaderView {
      header.backgroundColor = background
      header.label.text = title(ofShown: indexPath.section)
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

  /// Whoever is not there yet can't be chosen.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    entry(at: indexPath) != nil
  }

  /// Tells who was chosen.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = entry(at: indexPath) else { return }
    selectedPlaces.append(PeopleEntryPlace(section: indexPath.section, index: indexPath.item, id: entry.id))
    onSelect?(shownSections[indexPath.section].number, indexPath.item, entry)
  }

  /// Follows that item no more.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selectedPlaces.removeAll { $0.section == indexPath.section && $0.index == indexPath.item }
  }
}
