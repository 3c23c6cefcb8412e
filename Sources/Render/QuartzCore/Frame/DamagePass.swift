import CoreGraphics

/// What a frame finds out before it draws: where pixels are moved, then what is drawn anew.
struct DamagePass {
  var damage: DamageRegion
  /// Device pixels to a point.
  let scale: CGFloat
  var moves: [PixelMove] = []
}

/// Pixels that are moved within a rectangle.
struct PixelMove {
  /// Whole device pixels.
  let rect: CGRect
  let dx: Int
  let dy: Int
}

/// What moved pixels mean for the layers they show, in points of the root's superspace.
struct PixelShift {
  let dx: CGFloat
  let dy: CGFloat
  /// All of the scrolling layer that can be seen.
  let visible: CGRect
  /// Where the moved pixels lie; the rest of `visible` is damaged.
  let target: CGRect

  /// Where what was painted in a rectangle is now.
  func target(of painted: CGRect) -> CGRect {
    guard !painted.isNull else { return .null }
    let area = painted.offsetBy(dx: dx, dy: dy).intersection(visible)
    return area.isEmpty ? .null : area
  }

  /// Whether a layer that would paint `area` is shown there by the moved pixels, as far as these reach.
  func brings(_ painted: CGRect, to area: CGRect) -> Bool {
    let (old, new) = (painted.intersection(target), area.intersection(target))
    if old.isNull || old.isEmpty || new.isNull || new.isEmpty {
      return (old.isNull || old.isEmpty) && (new.isNull || new.isEmpty)
    }
    return abs(old.minX - new.minX) < 0.001 && abs(old.minY - new.minY) < 0.001 && abs(old.maxX - new.maxX) < 0.001
      && abs(old.maxY - new.maxY) < 0.001
  }
}
