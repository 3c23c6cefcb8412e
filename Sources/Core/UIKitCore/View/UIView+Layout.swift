import CoreGraphics
import Foundation

extension UIView {
  /// Marks the view to place its subviews in the next frame.
  public func setNeedsLayout() { layer.setNeedsLayout() }

  /// Places subviews now, with all that is marked in the tree.
  public func layoutIfNeeded() {
    for _ in 0..<LayerContext.layoutRounds {
      prepareConstraintsForLayout()
      layer.layoutIfNeeded()
      guard layer.hasLayoutBelow else { return }
    }
    UnsettledLayout.report(layer.markedForLayout())
  }

  /// The controller's and the view's own turn, in UIKit's order.
  final func layOut() {
    controller?.viewWillLayoutSubviews()
    layoutWillPlaceSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  // MARK: Safe area

  /// How much of each edge lies under bars, notches or an arrow.
  public var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Computes the insets from the superview's; what changes goes on downwards.
  final func updateSafeArea() {
    let insets = computedSafeArea()
    guard insets != safeArea else { return }
    safeArea = insets
    layoutInsetsDidChange()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in subviews { view.updateSafeArea() }
  }

  private func computedSafeArea() -> UIEdgeInsets {
    var insets = baseSafeArea
    if let additional = controller?.additionalSafeAreaInsets {
      insets = UIEdgeInsets(
        top: insets.top + additional.top, left: insets.left + additional.left,
        bottom: insets.bottom + additional.bottom, right: insets.right + additional.right)
    }
    return insets
  }

  private var baseSafeArea: UIEdgeInsets {
    if let own = ownSafeArea { return own }
    guard let parent, !parent.safeArea.isZero, transform.isIdentity else { return .zero }
    let (outer, inner, place) = (parent.safeArea, parent.bounds, frame)
    return UIEdgeInsets(
      top: max(0, outer.top - (place.minY - inner.minY)), left: max(0, outer.left - (place.minX - inner.minX)),
      bottom: max(0, outer.bottom - (inner.maxY - place.maxY)), right: max(0, outer.right - (inner.maxX - place.maxX)))
  }

  private enum SafeAreaKey {}
  /// A safe area of the view's own, in place of the superview's: a window's, a popover's.
  package var ownSafeArea: UIEdgeInsets? {
    get { attachments.isEmpty ? nil : attachments[ObjectIdentifier(SafeAreaKey.self)] as? UIEdgeInsets }
    set {
      attachments[ObjectIdentifier(SafeAreaKey.self)] = newValue
      updateSafeArea()
    }
  }

  // MARK: Margins

  /// The distances that `layoutMarginsGuide` keeps from the edges.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard newValue != margins else { return }
      margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let m = layoutMargins
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: m.top, leading: isTurned ? m.right : m.left, bottom: m.bottom, trailing: isTurned ? m.left : m.right)
    }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isTurned ? newValue.leading : newValue.trailing)
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    var result = margins
    if preservesSuperviewLayoutMargins, let parent {
      let (outer, inner, place) = (parent.layoutMargins, parent.bounds, frame)
      result = UIEdgeInsets(
        top: max(result.top, outer.top - (place.minY - inner.minY)),
        left: max(result.left, outer.left - (place.minX - inner.minX)),
        bottom: max(result.bottom, outer.bottom - (inner.maxY - place.maxY)),
        right: max(result.right, outer.right - (inner.maxX - place.maxX)))
    }
    guard insetsLayoutMarginsFromSafeArea, !safeArea.isZero else { return result }
    return UIEdgeInsets(
      top: result.top + safeArea.top, left: result.left + safeArea.left, bottom: result.bottom + safeArea.bottom,
      right: result.right + safeArea.right)
  }

  final func marginsChanged() {
    layoutInsetsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsDidChange() }
  }

  // MARK: Reading direction

  /// The direction that the view's content runs in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified:
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of an attribute where the interface runs left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of an attribute where the interface runs in another.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }
}
