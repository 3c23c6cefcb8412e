import CoreGraphics
import Foundation
import UIKitCore

/// The text fields of an alert: one box, with a line between each two.
final class AlertFields: UIView {
  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []
  private static let rowHeight: CGFloat = 32
  private static let lineHeight: CGFloat = 0.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 6
    clipsToBounds = true
    layer.borderWidth = Self.lineHeight
    colorBorder()
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

  /// Adds a field below the others.
  func add(onReturn: @escaping (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.parts.onReturn = { [unowned field] in onReturn(field) }
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
    return field
  }

  override func layoutSubviews() {
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      field.frame = CGRect(x: 6, y: y, width: max(bounds.width - 12, 0), height: Self.rowHeight)
      guard index > 0 else { continue }
      lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { colorBorder() }

  private func colorBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }
}
