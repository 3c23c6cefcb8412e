public import UIKit

/// The content of a people popover: a grid of people in sections whose headers pin.
///
///     let people = PeoplePopoverController(source: PeopleEntrySections([
///       PeopleEntrySection(title: "Assigned", entries: [PeopleEntry(id: 1, name: "Ada Lovelace")])
///     ]))
///     people.onSelect = { section, index, entry in print(entry.name) }
///     people.present(from: button)   // false when there is nobody to show
///
/// Its preferred content size follows the source, also while it is shown. Empty sections are left out.
public final class PeoplePopoverController: UIViewController {
  /// The measures.
  public var measures = PeopleLayout() { didSet { if measures != oldValue { reload() } } }
  /// The popover's background, and the headers'.
  public var background: UIColor = .peopleBackground { didSet { applyBackground() } }
  /// Called with section, index and entry when one is chosen: by touch, keyboard or an assistive technology.
  public var onSelect: ((_ section: Int, _ index: Int, _ entry: PeopleEntry) -> Void)?
  /// Draws an orange border around pictures, to see where they are.
  public var showsDebugBorder = false { didSet { if isViewLoaded { collectionView.reloadData() } } }
  /// Whether pictures are still on their way.
  public var isLoadingPictures: Bool { pictures.loading > 0 }
  /// Where people come from.
  public let source: any PeopleSource

  let pictures = PictureCache(diameter: PersonCell.imageSide)
  /// The source's sections that are not empty.
  private(set) var shownSections: [Int] = []
  private(set) lazy var layout = UICollectionViewFlowLayout()
  /// The grid.
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// Shows a source.
  public init(source: any PeopleSource) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
    source.didChange = { [weak self] change in self?.sourceDidChange(change) }
    countSections()
  }

  /// Shows sections that are arrays.
  public convenience init(sections: [PeopleEntrySection]) { self.init(source: PeopleEntrySections(sections)) }

  /// Archives hold no such controllers: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Whether there is nobody to show.
  public var isEmpty: Bool { shownSections.isEmpty }

  /// Makes the grid.
  public override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = measures.itemSize
    layout.minimumInteritemSpacing = measures.itemSpacing
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(PersonCell.self, forCellWithReuseIdentifier: PersonCell.identifier)
    collectionView.register(
      PeopleHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PeopleHeaderView.identifier)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    // Pinned to the safe area, so that an arrow at the side takes nothing from the grid.
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: guide.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    applyBackground()
  }

  private func applyBackground() {
    popoverPresentationController?.backgroundColor = background
    guard isViewLoaded else { return }
    view.backgroundColor = background
    collectionView.backgroundColor = background
    for case let header as PeopleHeaderView in collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    {
      header.backgroundColor = background
    }
  }

  // MARK: The source

  private func sourceDidChange(_ change: PeopleChange) {
    guard case .entries(let indices, let section) = change, let shown = shownSections.firstIndex(of: section) else {
      return reload()
    }
    guard isViewLoaded else { return }
    for path in collectionView.indexPathsForVisibleItems where path.section == shown && indices.contains(path.item) {
      if let cell = collectionView.cellForItem(at: path) as? PersonCell { fill(cell, at: path) }
    }
  }

  private func reload() {
    countSections()
    guard isViewLoaded else { return }
    layout.itemSize = measures.itemSize
    layout.minimumInteritemSpacing = measures.itemSpacing
    collectionView.reloadData()
  }

  /// The sections that are shown and the size they want; an open popover follows.
  private func countSections() {
    let counts = (0..<source.numberOfSections).map(source.numberOfEntries)
    shownSections = counts.indices.filter { counts[$0] > 0 }
    preferredContentSize = measures.contentSize(counts: counts)
  }

  func entry(at path: IndexPath) -> PeopleEntry? {
    source.entry(at: path.item, inSection: shownSections[path.section])
  }
}
