import UIKitCore

extension UIButton {
  final func configuredSize(width: CGFloat?) -> CGSize {
    ButtonArrangement(request, width: width, height: nil, scale: contentScaleFactor).size.roundedUp(
      toPixelsOf: contentScaleFactor)
  }

  final func arrangement(in bounds: CGRect) -> ButtonArrangement {
    ButtonArrangement(request, width: bounds.width, height: bounds.height, scale: contentScaleFactor)
  }

  final func placeConfiguredParts() {
    guard let configuration else { return }
    let arrangement = arrangement(in: bounds)
    parts.title?.frame = arrangement.title
    parts.subtitle?.frame = arrangement.subtitle
    parts.image?.frame = arrangement.image
    guard let view = parts.background else { return }
    let insets = configuration.background.backgroundInsets.resolved(rightToLeft: isTurned)
    let outset = configuration.background.strokeOutset
    view.frame = bounds.inset(by: insets).insetBy(dx: -outset, dy: -outset)
    view.layer.cornerRadius = cornerRadius(configuration, height: min(view.bounds.width, view.bounds.height))
  }

  private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var request: ButtonArrangement.Request {
    var request = ButtonArrangement.Request()
    guard let configuration else { return request }
    request.insets = configuration.contentInsets.resolved(rightToLeft: isTurned)
    if let image = parts.image, image.image != nil { request.image = image.intrinsicContentSize }
    request.imageSide = imageSide(configuration)
    request.imagePadding = configuration.imagePadding
    request.titlePadding = configuration.titlePadding
    request.titlePlace = titlePlace(configuration)
    request.place = place
    request.title = { [parts] in Self.size(of: parts.title, width: $0) }
    request.subtitle = { [parts] in Self.size(of: parts.subtitle, width: $0) }
    return request
  }

  private static func size(of label: UILabel?, width: CGFloat?) -> CGSize {
    guard let label, label.hasText else { return .zero }
    let natural = label.intrinsicContentSize
    guard let width, width < natural.width else { return natural }
    return label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
  }

  private func imageSide(_ configuration: Configuration) -> UIRectEdge {
    switch configuration.imagePlacement {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isTurned ? .left : .right
    default: isTurned ? .right : .left
    }
  }

  /// Where the whole stands in the button.
  private var place: CGPoint {
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left: x = 0
    case .right: x = 1
    default: x = 0.5
    }
    switch contentVerticalAlignment {
    case .top: return CGPoint(x: x, y: 0)
    case .bottom: return CGPoint(x: x, y: 1)
    default: return CGPoint(x: x, y: 0.5)
    }
  }

  /// Where title and subtitle stand above each other: 0 at the left, 1 at the right.
  private func titlePlace(_ configuration: Configuration) -> CGFloat {
    let (start, end): (CGFloat, CGFloat) = isTurned ? (1, 0) : (0, 1)
    switch configuration.titleAlignment {
    case .leading: return start
    case .trailing: return end
    case .center: return 0.5
    case .automatic:
      guard currentImage != nil else { return 0.5 }
      switch configuration.imagePlacement {
      case .leading: return start
      case .trailing: return end
      default: return 0.5
      }
    }
  }

  final func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch titlePlace(configuration) {
    case 0: .left
    case 1: .right
    default: .center
    }
  }

  private func cornerRadius(_ configuration: Configuration, height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic:
      UIFontMetrics.default.scaledValue(for: configuration.background.cornerRadius, compatibleWith: traitCollection)
    case .small: min(5, height / 2)
    case .medium: min(8, height / 2)
    case .large: min(12, height / 2)
    case .capsule: height / 2
    }
  }
}
