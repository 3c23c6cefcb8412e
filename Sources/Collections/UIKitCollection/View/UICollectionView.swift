public import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// Shows the items of a data source in sections, as a layout places them, and makes views only for what is in view.
///
/// A frame of scrolling recycles the views that left, asks for those that came and moves pinned ones; nothing that stays
/// is touched. Counts are asked once and kept until `reloadData()` or an update.
open class UICollectionView: UIScrollView {
  /// Says where elements lie; setting it takes the other's place without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { if newValue !== layoutInUse { changeLayout(to: newValue, animated: false, nil) } }
  }
  /// Gives counts and views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }
  /// Told what comes next.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is told.
  open var isPrefetchingEnabled = true
  /// Told what is shown and chosen.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get {
      let given: (any UIScrollViewDelegate)? = super.delegate
      // It may have been set as a scroll view's.
      return given === ownDelegate ? ownDelegate : given as? any UICollectionViewDelegate
    }
    set {
      ownDelegate = newValue
      super.delegate = newValue
      layoutInUse.invalidateLayout()
    }
  }

  /// The view behind all others, which fills the bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Whether items can be selected.
  open var allowsSelection = true { didSet { if !allowsSelection { setSelection([]) } } }
  /// Whether several can be selected at a time.
  open var allowsMultipleSelection = false

  /// The delegate by its own type, as asking whether an object is of a protocol takes long.
  private final weak var ownDelegate: (any UICollectionViewDelegate)?
  final var layoutInUse: UICollectionViewLayout
  final let pool = ReusePool()
  final var counts = ItemCounts()
  final var countsAreKnown = false
  /// The views of elements in view.
  final var shown: [ElementID: UICollectionReusableView] = [:]
  final var display = DisplayState()
  final var selection: Set<ItemIndex> = []
  final var touch = ItemTouch()
  final var focus = ItemFocus()
  final var batch: UpdateBatch?
  final var prefetching = PrefetchState()

  /// A collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
    installHooks()
  }

  /// Archives hold no views here: a collection view of size zero with a flow layout.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
    installHooks()
  }

  // MARK: Views

  /// Sets the class of cells of an identifier; nil takes it away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, ReusePool.Key(kind: .cell, identifier: identifier))
  }

  /// Sets the class of views of a kind and an identifier; nil takes it away.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, ReusePool.Key(kind: ElementKind(supplementary: elementKind), identifier: identifier))
  }

  /// A cell for an item, with the size it will have: one that is out of view, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(ReusePool.Key(kind: .cell, identifier: identifier), for: indexPath)
    guard let cell = view as? UICollectionViewCell else { programmerError("\(type(of: view)) is no cell.") }
    return cell
  }

  /// A view for a section, with the size it will have: one that is out of view, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReusePool.Key(kind: ElementKind(supplementary: elementKind), identifier: identifier), for: indexPath)
  }

  // MARK: Data

  /// How many sections there are.
  open var numberOfSections: Int { knownCounts.sections.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
  /// Asks for counts at once, and for views in the next layout; nothing is selected then.
  open func reloadData() { reloadEverything() }
  /// Asks for the views of sections anew.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
  /// Sections were added to the data; these are their new numbers.
  open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
  /// Sections were taken out of the data; these were their numbers.
  open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
  /// A section has another place in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, newSection) } }
  /// Items were added to the data; these are their new places.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths) } }
  /// Items were taken out of the data; these were their places.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths) } }
  /// Asks for the cells of items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths) } }
  /// Asks the data source to fill the cells anew that items have now.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigureItems(indexPaths) } }
  /// An item has another place in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveItem(indexPath, newIndexPath) }
  }
  /// Does several updates as one, animated; the data changes in the closure.
  ///
  /// Places to delete, reload and move from are those before, places to insert and move to those after. Counts that do
  /// not follow from the changes stop the program, with a message that names them.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }
  /// Whether updates are being collected.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Layout

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout: views move to their new places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion) }

  /// Scrolls to an item: at once, or gliding.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection by code, which calls no delegate

  /// Selects an item, or none; a position scrolls to it.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(ItemIndex(indexPath), false) }
  /// What is selected, in order; nil if nothing is.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted().map(\.path)
  }

  // MARK: Hooks

  /// The bounds; the layout is asked whether others change it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }
  /// The frame; the layout is asked whether another size changes it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }
  /// Brings what is shown up to date with the bounds.
  open override func layoutSubviews() {
    displayElements()
    super.layoutSubviews()
  }
  /// Pins follow the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }
  /// Layouts follow direction and scale.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    focusLookChanged()
  }
  /// Keys go to the items.
  open override var canBecomeFirstResponder: Bool { true }
  /// Shows which item has the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { startFocus() }
    return isFirst
  }
  /// Shows no focus.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    focusLookChanged()
    return resigned
  }
  /// Moves the focus, selects what has it, or hands the key on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handle(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Moves the focus on while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handle(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
  }
  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }
  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touch.isActive { super.touchesMoved(touches, with: event) }
  }
  /// Selects the touched item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }
  /// Gives the look back.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }
}
