public import CoreGraphics

/// The matrix that applies `a`, then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let columns = (
    (b.m11, b.m21, b.m31, b.m41), (b.m12, b.m22, b.m32, b.m42), (b.m13, b.m23, b.m33, b.m43),
    (b.m14, b.m24, b.m34, b.m44)
  )
  typealias Four = (CGFloat, CGFloat, CGFloat, CGFloat)
  func dot(_ row: Four, _ column: Four) -> CGFloat {
    row.0 * column.0 + row.1 * column.1 + row.2 * column.2 + row.3 * column.3
  }
  func row(_ row: Four) -> Four {
    (dot(row, columns.0), dot(row, columns.1), dot(row, columns.2), dot(row, columns.3))
  }
  var t = CATransform3D()
  (t.m11, t.m12, t.m13, t.m14) = row((a.m11, a.m12, a.m13, a.m14))
  (t.m21, t.m22, t.m23, t.m24) = row((a.m21, a.m22, a.m23, a.m24))
  (t.m31, t.m32, t.m33, t.m34) = row((a.m31, a.m32, a.m33, a.m34))
  (t.m41, t.m42, t.m43, t.m44) = row((a.m41, a.m42, a.m43, a.m44))
  return t
}

/// A translation applied before `t`.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scale applied before `t`.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation applied before `t`.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
