import Foundation
import Testing

@testable import UIKitCore

/// A view whose content has a size, text and lines as a test wants.
final class ContentView: UIView, ViewHooks {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var hugging = UILayoutPriority.defaultLow
  var firstBaseline: CGFloat?
  var lastBaseline: CGFloat?
  /// The area that the content fills where its height depends on the width.
  var area: CGFloat?
  /// How often the view was asked for its size.
  var asked = 0

  init(_ width: CGFloat, _ height: CGFloat, hugging: UILayoutPriority = .defaultLow) {
    content = CGSize(width: width, height: height)
    self.hugging = hugging
    super.init(frame: .zero)
    hooks = self
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    asked += 1
    return content
  }

  var defaultHuggingPriority: UILayoutPriority { hugging }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { area.map { width > 0 ? ($0 / width).rounded(.up) : 0 } }
}

/// A view of which constraints to its edges say what it scrolls over.
final class ScrollingView: UIView, ViewHooks {
  var contentSize = CGSize.zero
  let definesContentSize = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    hooks = self
  }

  required init?(coder: NSCoder) { nil }

  func contentSizeDidChange(_ size: CGSize) { contentSize = size }
}

/// A view that counts what it is asked to do.
final class CountingView: UIView {
  var layouts = 0
  var updates = 0
  var onUpdate: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }

  override func updateConstraints() {
    updates += 1
    onUpdate?()
    super.updateConstraints()
  }
}

/// A view of a size, with subviews that constraints place.
@discardableResult
func container(_ width: CGFloat, _ height: CGFloat, _ subviews: UIView...) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.add(subviews)
  return view
}

/// A view that constraints place.
func free(_ name: String? = nil) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

extension UIView {
  func add(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Activates the constraints of lines in the Visual Format Language, and lays out.
  func lay(
    _ lines: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) {
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: line, options: options, metrics: metrics, views: views))
    }
    layoutIfNeeded()
  }

  func fill(_ view: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Origin and size across.
  var across: [CGFloat] { [frame.minX, frame.width] }
  /// Origin and size down.
  var down: [CGFloat] { [frame.minY, frame.height] }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
