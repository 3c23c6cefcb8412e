import FlowGeometry
import Foundation
import Testing

/// Short ways to describe flows.
enum Flows {
  static func configuration(
    width: CGFloat = 320, height: CGFloat = 480, _ direction: FlowScrollDirection = .vertical, scale: CGFloat = 1,
    contentInset: FlowInsets = FlowInsets(), isRightToLeft: Bool = false
  ) -> FlowConfiguration {
    var configuration = FlowConfiguration(
      scrollDirection: direction, bounds: CGSize(width: width, height: height))
    configuration.displayScale = scale
    configuration.contentInset = contentInset
    configuration.isRightToLeft = isRightToLeft
    return configuration
  }

  /// A flow of one section.
  static func layout(
    _ configuration: FlowConfiguration = configuration(), _ section: FlowSection = FlowSection(), count: Int,
    _ width: CGFloat, _ height: CGFloat
  ) throws -> FlowLayout {
    var layout = try FlowLayout(configuration)
    try layout.append(section, count: count, size: CGSize(width: width, height: height))
    return layout
  }

  /// A flow of one section of items of these sizes.
  static func layout(
    _ configuration: FlowConfiguration = configuration(), _ section: FlowSection = FlowSection(), sizes: [CGSize]
  ) throws -> FlowLayout {
    var layout = try FlowLayout(configuration)
    try layout.append(section, count: sizes.count) { sizes[$0] }
    return layout
  }

  /// Sections from 0 to 50 and from 50 to 150 with headers of 10.
  static func pinned(_ lengths: [CGFloat] = [50, 100], header: CGFloat = 10, footer: CGFloat = 0) throws -> FlowLayout {
    var layout = try FlowLayout(configuration())
    for length in lengths {
      try layout.append(
        FlowSection(headerLength: header, footerLength: footer), count: 1,
        size: CGSize(width: 320, height: length - header - footer))
    }
    return layout
  }
}

extension FlowLayout {
  func frames(in section: Int = 0) -> [CGRect] {
    (0..<itemCount(in: section)).compactMap { frame(ofItem: $0, in: section) }
  }

  func items(in rect: CGRect) -> [IndexedFrame] {
    var found: [IndexedFrame] = []
    forEachItem(in: rect) { found.append(IndexedFrame(section: $0, item: $1, frame: $2)) }
    return found
  }
}

struct IndexedFrame: Equatable {
  var section: Int
  var item: Int
  var frame: CGRect
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
