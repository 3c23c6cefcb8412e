import ConstraintSolver
import CoreGraphics

/// From the solver's numbers back to views.
extension LayoutEngine {
  /// Gives views and guides the rectangles that are new; none other is touched.
  func writeBack() {
    var index = 0
    while index < queue.count {
      let box = queue[index]
      index += 1
      box.isQueued = false
      guard box.engine === self else { continue }
      if let guide = box.node.guide {
        write(box, to: guide)
      } else if let view = box.node.view {
        if box.isMovable { write(box, to: view) }
        if let content = box.content { write(content, to: view) }
      }
    }
    queue.removeAll(keepingCapacity: true)
  }

  private func write(_ box: LayoutBox, to view: UIView) {
    guard let state = view.layoutState else { return }
    let frame = snapped(frame(of: box), box, view.superview)
    let bounds = view.bounds
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let (isResized, isMoved) = (bounds.size != frame.size, view.center != center)
    guard isResized || isMoved else { return }
    // Bounds and middle in place of the frame: a transform stays what it is.
    state.isWriting = true
    if isResized { view.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if isMoved { view.center = center }
    state.isWriting = false
    writeCount += 1
  }

  private func write(_ box: LayoutBox, to guide: UILayoutGuide) {
    let frame = snapped(frame(of: box), box, guide.owningView)
    guard frame != guide.placed else { return }
    guide.placed = frame
    writeCount += 1
  }

  private func write(_ content: (width: Variable, height: Variable), to view: UIView) {
    let size = CGSize(width: max(0, solver.value(of: content.width)), height: max(0, solver.value(of: content.height)))
    view.layoutState?.ownGuides.first { $0.kind == .content }?.placed = CGRect(origin: .zero, size: size)
    view.hooks?.contentSizeDidChange(size)
  }

  /// The frame in the space of the host, as the solver has it.
  private func frame(of box: LayoutBox) -> CGRect {
    let insets = box.insets
    return CGRect(
      x: number(.x, of: box) - insets.left, y: number(.y, of: box) - insets.top,
      width: max(0, number(.width, of: box)) + insets.left + insets.right,
      height: max(0, number(.height, of: box)) + insets.top + insets.bottom)
  }

  private func number(_ part: LayoutBox.Part, of box: LayoutBox) -> Double {
    switch box.parts[part.rawValue] {
    case .variable(let variable): solver.value(of: variable)
    case .parameter(let parameter): solver.value(of: parameter)
    default: box.value(of: part)
    }
  }

  /// The frame with its edges on device pixels; outside of a window there are none.
  ///
  /// Edges are rounded where they lie in the tree, so that a view that fills another still does so when both are
  /// rounded: `slip` remembers how far off its pixel the host is.
  private func snapped(_ frame: CGRect, _ box: LayoutBox, _ host: UIView?) -> CGRect {
    var slip = CGPoint.zero
    var result = frame
    if let scale = host?.window?.screen.scale {
      let outer = host?.layoutState?.node.box.flatMap { $0.isMovable && $0.engine === self ? $0.slip : nil } ?? .zero
      let left = frame.minX + outer.x
      let top = frame.minY + outer.y
      let x = snap(left, scale)
      let y = snap(top, scale)
      result = CGRect(
        x: x, y: y, width: snap(left + frame.width, scale) - x, height: snap(top + frame.height, scale) - y)
      slip = CGPoint(x: left - x, y: top - y)
    }
    if abs(slip.x - box.slip.x) > 1e-9 || abs(slip.y - box.slip.y) > 1e-9 {
      box.slip = slip
      if let view = box.node.view { enqueueInside(view) }
    }
    return result
  }

  /// Halves round up, and what is a half but for the last digits counts as one.
  private func snap(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private func enqueueInside(_ view: UIView) {
    for subview in view.subviews {
      if let box = subview.layoutState?.node.box, box.isMovable, box.engine === self { enqueue(box) }
    }
    for guide in view.layoutState?.guides ?? [] {
      if let box = guide.node.box, box.engine === self { enqueue(box) }
    }
  }

  /// Has everything written back anew: the tree has come into a window.
  func enqueueAll() {
    for index in 0..<ownerCount { if let box = owner(at: index) { enqueue(box) } }
    setNeedsPass()
  }
}
