import PopoverPlacement
import UIKitCore

extension MenuOverlay {
  /// Places every panel beside what it belongs to, by the shared engine.
  final func placePanels() {
    for panel in panels { place(panel) }
  }

  /// What a panel lies beside, in the overlay: the anchor, or the row that opened it.
  final func anchor(of panel: MenuPanel) -> CGRect? {
    guard let index = panels.firstIndex(where: { $0 === panel }) else { return nil }
    guard index > 0 else { return interaction?.anchor(in: self) ?? lastAnchor }
    guard let opener = opener(inPanel: index - 1) else { return nil }
    let parent = panels[index - 1]
    return parent.frame(ofRow: opener).map { $0.offsetBy(dx: parent.frame.minX, dy: parent.frame.minY) }
  }

  private func place(_ panel: MenuPanel) {
    guard let anchor = anchor(of: panel) else { return }
    let isFirst = panel === panels.first
    if isFirst { lastAnchor = anchor }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = self.margins
    let width = min(MenuStyle.width, max(bounds.width - margins.left - margins.right, 0))
    let size = CGSize(width: width, height: panel.height(forWidth: width))
    var request = PlacementRequest(anchor: anchor, size: size, container: bounds)
    request.margins = margins
    request.gap = isFirst ? MenuStyle.gap : 0
    request.sides = isFirst ? [.bottom, .top] : isTurned ? [.left, .right] : [.right, .left]
    request.alignment = .start
    request.isRightToLeft = isTurned
    request.adjustments = [.all, .flipAlignment]
    let room = max(bounds.height - margins.top - margins.bottom, 0)
    request.minimumSize = CGSize(width: 0, height: min(size.height, MenuStyle.leastHeight, room))
    // Where neither side has room for a few rows, or for the menu of a row, it covers what it belongs to.
    let beside = max(anchor.minY - margins.top, bounds.maxY - margins.bottom - anchor.maxY) - MenuStyle.gap
    request.mayCoverAnchor = !isFirst || beside < request.minimumSize.height
    do {
      let placed = try request.placed(by: .bestFit)
      if isFirst { panel.setReversed(placed.side == .top && putsFirstNearest) }
      let frame = CGRect(origin: placed.frame.origin.roundedToPixel(contentScaleFactor), size: placed.frame.size)
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if panel.bounds.size != frame.size { panel.bounds.size = frame.size }
      if panel.center != center { panel.center = center }
    } catch {
      Warnings.report("A menu could not be placed: \(error). Its view or the window is not finite.")
    }
  }

  private var margins: PlacementRequest.Margins {
    let safe = safeAreaInsets
    func margin(_ safe: CGFloat) -> CGFloat { max(MenuStyle.margin, safe) }
    return PlacementRequest.Margins(
      top: margin(safe.top), left: margin(safe.left), bottom: margin(safe.bottom), right: margin(safe.right))
  }

  /// A control's menu above it has its first element nearest, unless it wants a fixed order.
  private var putsFirstNearest: Bool {
    switch configuration.preferredMenuElementOrder {
    case .automatic: interaction?.view is UIControl
    case .priority: true
    case .fixed: false
    }
  }
}

extension MenuOverlay: AnchorWatcher {
  package var watchesAnchor: Bool { isOpen }

  /// The menu moves with its view, and goes when the view is gone or when something comes in front.
  package func checkAnchor() {
    guard isOpen, let window else { return }
    let anchor = interaction?.anchor(in: self)
    guard anchor != nil, window.subviews.last === self, !isViewHidden else {
      RenderLoop.shared.nextTurn { [weak self] in self?.close(animated: false) }
      return
    }
    if anchor != lastAnchor { setNeedsLayout() }
  }

  private var isViewHidden: Bool {
    var view = interaction?.view
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
