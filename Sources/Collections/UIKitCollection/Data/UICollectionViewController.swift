public import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// A controller of one collection view, its data source and delegate.
///
/// What the protocols leave open stands here too, so that a subclass overrides what it has to say.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout
  private var grid: UICollectionView?

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives hold no controllers here: one with a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return grid
    }
    set {
      guard newValue !== grid else { return }
      grid?.removeFromSuperview()
      grid = newValue
      if isViewLoaded { install() }
    }
  }

  /// The layout that the collection view was made with.
  open var collectionViewLayout: UICollectionViewLayout { grid?.collectionViewLayout ?? initialLayout }
  /// Whether nothing is selected any more when the view appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a view with the collection view in it.
  open override func loadView() {
    let made = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view = made
    if grid == nil {
      let new = UICollectionView(frame: made.bounds, collectionViewLayout: initialLayout)
      new.dataSource = self
      new.delegate = self
      grid = new
    }
    install()
  }

  private func install() {
    guard let grid, grid !== view, let view = viewIfLoaded else { return }
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(grid, at: 0)
  }

  /// Takes the selection back.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { grid?.selectItem(at: nil, animated: animated, scrollPosition: []) }
  }

  // MARK: Data source

  /// How many sections there are: one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has: none.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// The cell of an item: to be overridden where there are items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    programmerError("\(type(of: self)) has items but does not override collectionView(_:cellForItemAt:).")
  }
  /// A view of a section: to be overridden where there are some.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    programmerError(
      "The layout has a view of kind \(kind) in section \(indexPath.section), but \(type(of: self)) does not override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }
  /// Whether an item may be moved: no.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// An item was moved by the user.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Whether an item is highlighted: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// An item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// An item is no longer highlighted.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Whether an item may be selected: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Whether an item may be deselected: yes.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// An item was selected.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// An item was deselected.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// A cell comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A view of a section comes into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// A cell went out of view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// A view of a section went out of view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// The offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Dragging is about to begin.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Dragging is about to end.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Dragging ended.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// It goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// It came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
