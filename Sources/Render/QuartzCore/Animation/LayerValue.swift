import CoreGraphics
import Foundation

/// A value of a property, unboxed, so that a frame of an animation allocates nothing.
enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)

  /// The value in a box as applications write them: any number, a geometry, a transform, a colour.
  init?(_ any: Any?) {
    switch any {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    default: return nil
    }
  }

  /// The value a part of the way to another; of another kind, this one.
  func interpolated(to other: LayerValue, _ part: Double) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, part))
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, part))
    default: return part < 1 ? self : other
    }
  }

  /// The sum with another of the same kind; transforms are applied one after the other.
  func adding(_ other: LayerValue, scaledBy factor: CGFloat = 1) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: self
    }
  }

  private static func mix(_ a: CGColor?, _ b: CGColor?, _ part: Double) -> CGColor? {
    // Nothing fades as the other colour, clear.
    guard let a = a ?? b?.copy(alpha: 0), let b = b ?? a.copy(alpha: 0) else { return nil }
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    return CGColor(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
      alpha: mixed(a.alpha, b.alpha))
  }
}

extension CATransform3D {
  /// A part of the way to another transform in the plane: turned by the angle, not drawn together.
  func interpolated(to other: CATransform3D, _ part: Double) -> CATransform3D {
    let (a, b) = (PlaneParts(self), PlaneParts(other))
    let part = CGFloat(part)
    var turn = b.angle - a.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let angle = a.angle + turn * part
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return PlaneParts(
      x: mix(a.x, b.x), y: mix(a.y, b.y), angle: angle, width: mix(a.width, b.width), height: mix(a.height, b.height),
      shear: mix(a.shear, b.shear)
    ).transform
  }
}

/// A transform in the plane as shear, then scale, then rotation, then translation.
struct PlaneParts {
  var x: CGFloat, y: CGFloat, angle: CGFloat, width: CGFloat, height: CGFloat, shear: CGFloat
}

extension PlaneParts {
  init(_ t: CATransform3D) {
    let width = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    let angle = width > 0 ? atan2(t.m12, t.m11) : 0
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(
      x: t.m41, y: t.m42, angle: angle, width: width, height: t.m22 * cosine - t.m21 * sine,
      shear: t.m21 * cosine + t.m22 * sine)
  }

  var transform: CATransform3D {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: width * cosine, b: width * sine, c: shear * cosine - height * sine, d: shear * sine + height * cosine, tx: x,
        ty: y))
  }
}
