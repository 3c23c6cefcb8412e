import CoreGraphics

/// A key path of a layer that animations know.
enum LayerProperty: Equatable {
  case whole(LayerKey)
  case boundsSize, boundsOrigin, positionX, positionY
  case scale, scaleX, scaleY, rotation, translationX, translationY

  init?(keyPath: String) {
    switch keyPath {
    case "bounds.size": self = .boundsSize
    case "bounds.origin": self = .boundsOrigin
    case "position.x": self = .positionX
    case "position.y": self = .positionY
    case "transform.scale": self = .scale
    case "transform.scale.x": self = .scaleX
    case "transform.scale.y": self = .scaleY
    case "transform.rotation", "transform.rotation.z": self = .rotation
    case "transform.translation.x": self = .translationX
    case "transform.translation.y": self = .translationY
    default:
      guard let key = LayerKey(rawValue: keyPath) else { return nil }
      self = .whole(key)
    }
  }

  /// What a change of the property marks.
  var marks: LayerDirt {
    switch self {
    case .whole(.bounds), .whole(.position), .whole(.anchorPoint), .whole(.zPosition), .whole(.transform),
      .whole(.opacity), .whole(.hidden):
      .moved
    case .whole: .repaint
    default: .moved
    }
  }

  func read(_ s: LayerState) -> LayerValue {
    switch self {
    case .whole(let key): Self.read(key, s)
    case .boundsSize: .size(s.bounds.size)
    case .boundsOrigin: .point(s.bounds.origin)
    case .positionX: .number(s.position.x)
    case .positionY: .number(s.position.y)
    case .scale, .scaleX: .number(PlaneParts(s.transform).width)
    case .scaleY: .number(PlaneParts(s.transform).height)
    case .rotation: .number(PlaneParts(s.transform).angle)
    case .translationX: .number(s.transform.m41)
    case .translationY: .number(s.transform.m42)
    }
  }

  private static func read(_ key: LayerKey, _ s: LayerState) -> LayerValue {
    switch key {
    case .bounds: .rect(s.bounds)
    case .position: .point(s.position)
    case .anchorPoint: .point(s.anchorPoint)
    case .zPosition: .number(s.zPosition)
    case .transform: .transform(s.transform)
    case .opacity: .number(CGFloat(s.opacity))
    case .hidden: .number(s.isHidden ? 1 : 0)
    case .backgroundColor: .color(s.backgroundColor)
    case .cornerRadius: .number(s.cornerRadius)
    case .borderWidth: .number(s.borderWidth)
    case .borderColor: .color(s.borderColor)
    case .shadowColor: .color(s.shadowColor)
    case .shadowOpacity: .number(CGFloat(s.shadowOpacity))
    case .shadowOffset: .size(s.shadowOffset)
    case .shadowRadius: .number(s.shadowRadius)
    case .shadowPath: .number(0)
    }
  }

  func write(_ value: LayerValue, to s: inout LayerState, adding: Bool) {
    let value = adding ? read(s).adding(value) : value
    switch (self, value) {
    case (.whole(let key), _): Self.write(value, to: key, of: &s)
    case (.boundsSize, .size(let size)): s.bounds.size = size
    case (.boundsOrigin, .point(let point)): s.bounds.origin = point
    case (.positionX, .number(let x)): s.position.x = x
    case (.positionY, .number(let y)): s.position.y = y
    case (_, .number(let number)): writePart(number, of: &s.transform)
    default: break
    }
  }

  private func writePart(_ number: CGFloat, of transform: inout CATransform3D) {
    var parts = PlaneParts(transform)
    switch self {
    case .scale: (parts.width, parts.height) = (number, number)
    case .scaleX: parts.width = number
    case .scaleY: parts.height = number
    case .rotation: parts.angle = number
    case .translationX: parts.x = number
    case .translationY: parts.y = number
    default: return
    }
    transform = parts.transform
  }

  private static func write(_ value: LayerValue, to key: LayerKey, of s: inout LayerState) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): s.bounds = rect
    case (.position, .point(let point)): s.position = point
    case (.anchorPoint, .point(let point)): s.anchorPoint = point
    case (.zPosition, .number(let z)): s.zPosition = z
    case (.transform, .transform(let transform)): s.transform = transform
    case (.opacity, .number(let opacity)): s.opacity = Float(opacity)
    case (.hidden, .number(let number)): s.isHidden = number >= 0.5
    case (.backgroundColor, .color(let color)): s.backgroundColor = color
    case (.cornerRadius, .number(let radius)): s.cornerRadius = radius
    case (.borderWidth, .number(let width)): s.borderWidth = width
    case (.borderColor, .color(let color)): s.borderColor = color
    case (.shadowColor, .color(let color)): s.shadowColor = color
    case (.shadowOpacity, .number(let opacity)): s.shadowOpacity = Float(opacity)
    case (.shadowOffset, .size(let offset)): s.shadowOffset = offset
    case (.shadowRadius, .number(let radius)): s.shadowRadius = radius
    default: break
    }
  }
}
