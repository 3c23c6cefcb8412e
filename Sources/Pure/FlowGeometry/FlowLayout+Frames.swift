public import Foundation

extension FlowLayout {
  /// How many sections were added.
  public var sectionCount: Int { sections.count }

  /// The size of everything: the bounds less the content inset along the lines, and the end of the last section.
  public var contentSize: CGSize {
    let end = orientation.snapped(sections.last?.box.upper ?? 0)
    return isHorizontal ? CGSize(width: end, height: crossLength) : CGSize(width: crossLength, height: end)
  }

  /// How many items a section has; none if there is no such section.
  public func itemCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].lines.count : 0
  }

  /// Where an item lies, or nil if there is no such item.
  ///
  /// - Complexity: O(1) in a uniform section, else O(log *lines*).
  public func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].lines.count else { return nil }
    return orientation.rect(sections[section].moved(sections[section].lines.place(item)))
  }

  /// The box of a section from its header to its footer, or nil if there is no such section.
  public func frame(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return orientation.rect(Place(along: Span(0, crossLength), across: sections[section].box))
  }

  /// Where the header of a section lies, or nil if it has none.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - viewport: what it is pinned to, if that pins headers; nil for its natural place.
  /// - Returns: the frame, as wide as the lines could be without section insets.
  public func frame(ofHeader section: Int, pinnedTo viewport: FlowViewport? = nil) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    let pins = Pins(viewport, orientation)
    return orientation.rect(Place(along: Span(0, crossLength), across: pins.header(of: sections[section])))
  }

  /// Where the footer of a section lies, or nil if it has none.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - viewport: what it is pinned to, if that pins footers; nil for its natural place.
  /// - Returns: the frame, as wide as the lines could be without section insets.
  public func frame(ofFooter section: Int, pinnedTo viewport: FlowViewport? = nil) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let pins = Pins(viewport, orientation)
    return orientation.rect(Place(along: Span(0, crossLength), across: pins.footer(of: sections[section])))
  }

  var orientation: Orientation {
    let end = sections.last?.box.upper ?? 0
    return Orientation(
      isHorizontal: isHorizontal, isMirrored: configuration.isRightToLeft,
      scale: configuration.displayScale.native, contentWidth: isHorizontal ? end : crossLength)
  }
}

extension FlowLayout.Section {
  /// A place counted from the first line, in the coordinates of the content.
  @inline(__always)
  func moved(_ place: Place) -> Place {
    Place(
      along: Span(place.along.lower + leading, place.along.upper + leading),
      across: Span(place.across.lower + origin, place.across.upper + origin))
  }

  /// A window on the content, counted from the first line.
  func movedBack(_ window: Place) -> Place {
    Place(
      along: Span(window.along.lower - leading, window.along.upper - leading),
      across: Span(window.across.lower - origin, window.across.upper - origin))
  }
}
