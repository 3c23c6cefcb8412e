import Foundation

extension UIView {
  /// The view that holds this one.
  public final var superview: UIView? { parent }

  /// The window that shows it.
  public final var window: UIWindow? { self as? UIWindow ?? windowReference }

  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index; one out of range is the nearest.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a sibling.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view) ?? subviews.count)
  }

  /// Inserts a view in front of a sibling.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Swaps two subviews' order.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (first, second) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insert(second, at: min(index1, index2))
    insert(first, at: max(index1, index2))
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, at: subviews.count) } }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }

  /// Takes the view out of its superview; constraints that reach from it to outside end.
  public func removeFromSuperview() {
    guard let parent else { return }
    let keep = self
    parent.willRemoveSubview(keep)
    move(to: nil, at: 0)
  }

  /// Whether the view is another or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.parent
    }
    return false
  }

  /// The first view with the tag, this one and depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func index(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func insert(_ view: UIView, at index: Int) {
    checkInsertion(of: view)
    guard view.parent !== self else {
      takeOut(view)
      let index = min(max(index, 0), subviews.count)
      subviews.insert(view, at: index)
      placeLayer(of: view, at: index)
      return
    }
    view.move(to: self, at: index)
  }

  /// Stops the program if the view holds this one; a view without subviews, the usual case, holds none.
  private func checkInsertion(of view: UIView) {
    if view === self || !view.subviews.isEmpty && isDescendant(of: view) {
      programmerError("Can't add \(view) as a subview of \(self): it is the same view or holds it.")
    }
  }

  /// Takes a view out of the subviews; views that came last mostly go first.
  private func takeOut(_ view: UIView) {
    var index = subviews.count - 1
    while index >= 0, subviews[index] !== view { index -= 1 }
    if index >= 0 { subviews.remove(at: index) }
  }

  /// Layers of subviews keep the subviews' order; layers that belong to no view stay behind where they are.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func move(to newParent: UIView?, at index: Int) {
    let (oldParent, oldWindow, newWindow) = (parent, window, newParent?.window)
    willMove(toSuperview: newParent)
    if oldWindow !== newWindow { announceWindow(newWindow) }
    // Whoever was told may have put the new superview inside of this view.
    newParent?.checkInsertion(of: self)
    layoutWillLeave(newParent: newParent)
    if let oldParent {
      oldParent.takeOut(self)
      oldParent.setNeedsLayout()
    }
    if oldWindow !== newWindow { oldWindow?.viewWillLeave(self) }
    parent = newParent
    if let newParent {
      let index = min(max(index, 0), newParent.subviews.count)
      newParent.subviews.insert(self, at: index)
      newParent.placeLayer(of: self, at: index)
    } else {
      layer.removeFromSuperlayer()
    }
    if oldWindow !== newWindow { setWindow(newWindow) }
    layoutDidMove()
    didMoveToSuperview()
    if oldWindow !== newWindow { tellWindowChange() }
    if let newParent, parent === newParent {
      newParent.didAddSubview(self)
      newParent.setNeedsLayout()
      setNeedsLayout()
      // What was shown before keeps its traits until it comes into a window again, whose they may be.
      if newWindow != nil || shownTraits == nil { traitsMayHaveChanged() }
      updateSafeArea()
      if ownTint == nil { tintDidChange() }
    }
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(toWindow: window != nil)
    for view in subviews { view.announceWindow(window) }
  }

  private func setWindow(_ window: UIWindow?) {
    windowReference = window
    if let window { layer.contentsScale = window.screen.scale }
    for view in subviews { view.setWindow(window) }
  }

  private func tellWindowChange() {
    didMoveToWindow()
    controller?.viewDidMove()
    for view in subviews { view.tellWindowChange() }
  }
}
