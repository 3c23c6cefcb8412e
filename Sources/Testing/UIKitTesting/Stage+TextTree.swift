public import UIKit
import UIKitCore

extension Stage {
  /// The views of the window as text, a line each, indented: class, frame, and what is said.
  ///
  ///     UIWindow 0 0 400 300
  ///       UIView 0 0 400 300
  ///         UIButton 20 20 88 34 "People"
  ///
  /// - Parameter view: Where to begin; nil is the window.
  /// - Returns: The lines.
  public func textTree(of view: UIView? = nil) -> String {
    guard let view = view ?? window else { return "" }
    view.layoutIfNeeded()
    var lines: [String] = []
    Self.describe(view, indent: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func describe(_ view: UIView, indent: Int, into lines: inout [String]) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    var line = String(repeating: "  ", count: indent) + "\(Swift.type(of: view)) \(numbers)"
    if let text = words(of: view) { line += " \"\(text)\"" }
    if view.isHidden { line += " hidden" }
    if view.alpha < 1 { line += " alpha \(number(view.alpha))" }
    lines.append(line)
    for subview in view.subviews { describe(subview, indent: indent + 1, into: &lines) }
  }

  private static func words(of view: UIView) -> String? {
    if let label = view as? UILabel { return label.text }
    if let field = view as? UITextField {
      let text = field.text ?? ""
      if text.isEmpty { return field.placeholder }
      return field.isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    }
    if let button = view as? UIButton { return button.currentTitle }
    return view.accessibilityLabel
  }

  /// Whole numbers without a point, others with two digits.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
