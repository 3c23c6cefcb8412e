public import CoreGraphics
public import Foundation

/// A colour, or a rule that gives one for each appearance.
///
/// Colours never change and can be used on every thread. A fixed colour holds its Core Graphics colour; a dynamic
/// one asks for the current traits each time it is drawn or converted.
open nonisolated class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What the colour is made of.
  let source: Source

  /// A fixed colour, or a rule.
  enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  /// Creates a grey of sRGB's curve; 0 is black.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates an sRGB colour; components beyond 0...1 are kept and clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour that stands for a Core Graphics colour.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Creates a colour that asks the closure anew whenever it is resolved, on whichever thread that happens.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates the colour of a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The Core Graphics colour; a dynamic one is resolved with the current traits.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return cgColor(for: .current)
  }

  /// The colour itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other is a fixed colour of the same space and components, or this very dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let own) = source, case .fixed(let others) = other.source else { return false }
    return own == others
  }

  /// The same for equal colours.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components, of a dynamic colour those of the current traits.
  open override var description: String {
    let components = (cgColor.components ?? []).map { String(format: "%g", $0) }.joined(separator: " ")
    if case .dynamic = source { return "<UIDynamicColor: now \(components)>" }
    return components
  }
}

/// What a colour literal makes where no type is given.
public typealias _ColorLiteralType = UIColor
