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
  /// Whether pictures of what is in view are still on their way.
  public var isLoadingPictures: Bool { pictures.isLoading }
  /// Whether every entry in view is there, with its picture: nothing is about to change by itself.
  public var isSettled: Bool {
    guard isViewLoaded, !isLoadingPictures else { return false }
    return collectionView.visibleCells.allSatisfy { ($0 as? PersonCell)?.entryID != nil }
  }
  /// Where people come from.
  public let source: any PeopleSource

  let pictures = PictureCache(diameter: PersonCell.imageSide)
  /// The source's sections that are not empty, as the grid knows them.
  var shownSections: [ShownSection] = []
  /// Whether the source has become empty while the popover was shown, which goes now.
  var isEmptied = false
  /// What is selected, by the grid's sections.
  var selectedPlaces: [PeopleEntryPlace] = []
  /// What the source was last told to follow.
  var lastFollowed: Set<PeopleEntryPlace>?
  /// What holds still while the grid takes updates.
  var anchor: GridAnchor?
  /// The places whose pictures are fetched ahead: about a screen of them.
  var announced: [IndexPath] = []
  /// Whether the next layout is the first of an appearance.
  private var isNew = true
  /// Whether the newest cell is a placeholder.
  var lacksEntries = false
  private(set) lazy var layout = UICollectionViewFlowLayout()
  /// The grid.
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// Shows a source.
  public init(source: any PeopleSource) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
    source.didChange = { [weak self] change in self?.sourceDidChange(change) }
    source.placesToFollow = { [weak self] in self?.placesToFollow() ?? [] }
    countSections()
  }

  /// Shows sections that are arrays.
  public convenience init(sections: [PeopleEntrySection]) { self.init(source: PeopleEntrySections(sections)) }

  /// Archives hold no such controllers: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Whether there is nobody to show.
  public var isEmpty: Bool { shownSections.isEmpty || isEmptied }

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
    collectionView.prefetchDataSource = self
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

  /// The next layout may wait for its pictures.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isNew = true
  }

  /// Fills the grid, and waits for a moment for its pictures where it has just come.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isNew, view.window != nil, !collectionView.bounds.isEmpty else { return }
    isNew = false
    collectionView.layoutIfNeeded()
    pictures.showSoon()
  }

  /// Pictures are kept at the scale of the screen.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, previousTraitCollection.displayScale != traitCollection.displayScale,
      isViewLoaded
    else { return }
    pictures.forgetScale()
    fillVisibleCells()
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

  private func reload() {
    countSections()
    guard isViewLoaded else { return }
    layout.itemSize = measures.itemSize
    layout.minimumInteritemSpacing = measures.itemSpacing
    selectedPlaces = []
    collectionView.reloadData()
  }

  /// The sections that are shown and the size they want; an open popover follows.
  private func countSections() {
    shownSections = source.shownSections
    preferredContentSize = measures.contentSize(counts: shownSections.lazy.map(\.count))
  }

  func entry(at path: IndexPath) -> PeopleEntry? {
    isEmptied ? nil : source.entry(at: path.item, inSection: shownSections[path.section].number)
  }
}
