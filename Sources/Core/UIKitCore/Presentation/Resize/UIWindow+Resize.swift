import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow {
  /// Changes of size that follow each other faster are one: the user drags the window's edge.
  private static var steadyInterval: TimeInterval { 0.25 }

  /// The host says that the window has another size or scale.
  package final func hostDidResize(_ size: CGSize, scale: CGFloat) {
    if scale != contentScaleFactor {
      screen.scale = scale
      rescale(scale)
      traitsMayHaveChanged()
    }
    guard size != bounds.size else { return }
    let now = CACurrentMediaTime()
    let isSteady = now - lastResize < Self.steadyInterval
    lastResize = now
    // While the edge is dragged what is presented keeps up with it.
    let isAnimated = !isSteady && !UIAccessibility.isReduceMotionEnabled && !isHidden
    let coordinator = ResizeCoordinator(self, duration: isAnimated ? ResizeCoordinator.usualDuration : 0)
    resize = coordinator
    let (old, new) = (SizeClasses(windowTraits), windowTraits(width: size.width))
    if SizeClasses(new) != old { rootViewController?.windowWillChangeTraits(to: new, with: coordinator) }
    rootViewController?.windowWillResize(to: size, with: coordinator)
    frame = CGRect(origin: frame.origin, size: size)
    layoutIfNeeded()
    coordinator.run { [self] in rootViewController?.windowDidResize() }
    // Another change may have come from a callback; it has placed what is presented.
    if resize === coordinator { resize = nil }
    for case let container as PresentationContainerView in subviews { container.setNeedsLayout() }
  }
}

extension UIViewController {
  /// The window is about to get other size classes; the content of a popover has a compact width of its own.
  final func windowWillChangeTraits(to traits: UITraitCollection, with coordinator: ResizeCoordinator) {
    willTransition(to: traits, with: coordinator)
    guard let presentation = presented?.presentation else { return }
    presentation.active.willTransition(to: traits, with: coordinator)
    guard presentation.active.shouldPresentInFullscreen else { return }
    presented?.windowWillChangeTraits(to: traits, with: coordinator)
  }

  /// The window is about to get another size.
  final func windowWillResize(to size: CGSize, with coordinator: ResizeCoordinator) {
    viewWillTransition(to: size, with: coordinator)
    presented?.presentation?.active.viewWillTransition(to: size, with: coordinator)
    presented?.windowWillResize(to: size, with: coordinator)
  }

  /// The window has another size: what is presented is placed anew.
  final func windowDidResize() {
    presented?.presentation?.windowDidResize()
    presented?.windowDidResize()
  }
}
