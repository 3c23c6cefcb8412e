import ConstraintSolver
import VisualFormat

extension LayoutModel {
  /// The coordinates in which two places are compared: those of the nearest view that both lie in, or that one of them
  /// is.
  ///
  /// They matter for multipliers. Where edges follow a right-to-left direction, x grows leftwards from the right edge.
  struct Frame {
    private let boxes: [String: Box]
    private let origin: Box?
    private let isMirrored: Bool

    init(for first: LayoutDocument.Anchor, _ second: LayoutDocument.Anchor, in model: LayoutModel) {
      boxes = model.boxes
      let chain = model.document.ancestry(of: first.item)
      origin = model.document.ancestry(of: second.item).first(where: chain.contains).flatMap { model.boxes[$0] }
      let followsDirection = first.attribute.followsDirection || second.attribute.followsDirection
      isMirrored = model.document.isRightToLeft && followsDirection
    }

    /// Where an anchor lies, or how long it is.
    func value(of anchor: LayoutDocument.Anchor) -> LinearExpression {
      guard let box = boxes[anchor.item], let origin else { return LinearExpression() }
      return switch anchor.attribute {
      case .left, .leading: isMirrored ? fromRight(box, 1, origin) : box.x - origin.x
      case .right, .trailing: isMirrored ? fromRight(box, 0, origin) : box.x + box.width - origin.x
      case .centerX: isMirrored ? fromRight(box, 0.5, origin) : box.x + 0.5 * box.width - origin.x
      case .top: box.y - origin.y
      // A view here shows no text, so its baselines are its lower edge.
      case .bottom, .firstBaseline, .lastBaseline: box.y + box.height - origin.y
      case .centerY: box.y + 0.5 * box.height - origin.y
      case .width: box.width
      case .height: box.height
      }
    }

    /// The distance of a point of the box, which lies at a part of its width, from the right edge of the frame.
    private func fromRight(_ box: Box, _ part: Double, _ origin: Box) -> LinearExpression {
      origin.x + origin.width - box.x - part * box.width
    }
  }
}
