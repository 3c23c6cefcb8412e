import CoreGraphics
public import Foundation

nonisolated extension UIColor {
  /// Creates an sRGB colour from hue, saturation and brightness, each in 0...1; a hue of 1 is red again.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a colour of the Display P3 space, converted to sRGB; its components may then lie outside of 0...1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = RGB(displayP3: RGB(red: displayP3Red, green: green, blue: blue))
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Writes the sRGB components to the pointers that are not nil; always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey of the colour's luminance (ITU-R BT.709 weights) to the pointers that are not nil.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    let gray = color.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    white?.pointee = gray?.red ?? color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness, each in 0...1, to the pointers that are not nil; always succeeds.
  ///
  /// A grey has hue 0 and saturation 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let hsb = HSB(RGB(red: color.red, green: color.green, blue: color.blue))
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }
}
