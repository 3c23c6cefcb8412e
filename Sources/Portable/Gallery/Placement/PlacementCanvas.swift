import PopoverPlacement
import UIKit

/// Draws the container with its margins, the body on each side that was tried, and the body that came out of it.
///
/// Anchor and body are moved by their handles: dragged, or by arrow keys once they have the focus.
final class PlacementCanvas: UIView {
  var model = PlacementModel() { didSet { modelDidChange() } }
  /// Called when a handle was moved.
  var changed: (PlacementModel) -> Void = { _ in }
  let anchorHandle = DragHandle("Anchor")
  let sizeHandle = DragHandle("Size of the body")
  private var startSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    contentMode = .redraw
    clipsToBounds = true
    anchorHandle.backgroundColor = .systemBlue
    anchorHandle.layer.cornerRadius = 6
    sizeHandle.backgroundColor = .systemOrange
    sizeHandle.layer.cornerRadius = 9
    anchorHandle.moved = { [weak self] offset in self?.moveAnchor(by: offset) }
    sizeHandle.moved = { [weak self] offset in self?.resize(by: offset) }
    addSubview(anchorHandle)
    addSubview(sizeHandle)
  }

  required init?(coder: NSCoder) { nil }

  private func moveAnchor(by offset: CGPoint) {
    var new = model
    new.moveAnchor(by: offset, in: bounds)
    changed(new)
  }

  private func resize(by offset: CGPoint) {
    var new = model
    new.setSize(CGSize(width: model.size.width + offset.x, height: model.size.height + offset.y))
    changed(new)
  }

  private func modelDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    anchorHandle.frame = model.anchor(in: bounds)
    if let body = model.placement(in: bounds)?.bodyFrame {
      sizeHandle.frame = CGRect(x: body.maxX - 9, y: body.maxY - 9, width: 18, height: 18)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard bounds.width > 0, bounds.height > 0, let placement = model.placement(in: bounds) else { return }
    stroke(UIBezierPath(rect: bounds.insetBy(dx: model.margin, dy: model.margin)), .systemGray3, dashed: true)
    for attempt in model.attempts(in: bounds) where attempt.side != placement.side {
      stroke(rounded(attempt.natural), attempt.keepsAll ? .systemGray2 : .systemRed, dashed: true)
    }
    let path = rounded(placement.bodyFrame)
    addArrow(placement, to: path)
    UIColor.systemBackground.setFill()
    path.fill()
    stroke(path, .systemGreen, dashed: false)
  }

  private func rounded(_ rect: CGRect) -> UIBezierPath {
    let radius = min(PlacementModel.arrow.clearance, rect.width / 2, rect.height / 2)
    return UIBezierPath(roundedRect: rect, cornerRadius: max(radius, 0))
  }

  /// A triangle from the body's edge to the tip.
  private func addArrow(_ placement: Placement, to path: UIBezierPath) {
    let (tip, half) = (placement.arrowTip, PlacementModel.arrow.base / 2)
    let body = placement.bodyFrame
    let arrow = UIBezierPath()
    arrow.move(to: tip)
    switch placement.side {
    case .top, .bottom:
      let y = placement.side == .top ? body.maxY : body.minY
      arrow.addLine(to: CGPoint(x: tip.x + half, y: y))
      arrow.addLine(to: CGPoint(x: tip.x - half, y: y))
    case .left, .right:
      let x = placement.side == .left ? body.maxX : body.minX
      arrow.addLine(to: CGPoint(x: x, y: tip.y + half))
      arrow.addLine(to: CGPoint(x: x, y: tip.y - half))
    }
    arrow.close()
    path.append(arrow)
  }

  private func stroke(_ path: UIBezierPath, _ colour: UIColor, dashed: Bool) {
    colour.setStroke()
    path.lineWidth = dashed ? 1 : 1.5
    if dashed { path.setLineDash([5, 4], count: 2, phase: 0) }
    path.stroke()
  }
}
