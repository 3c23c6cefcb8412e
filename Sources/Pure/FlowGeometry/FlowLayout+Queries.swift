public import Foundation

/// What lies in a rectangle: every piece once, and exactly those whose frame, asked for by itself, meets it.
///
/// Any rectangle is allowed; an empty one contains nothing, and frames that only touch it do not meet it. The cost
/// depends on what lies in the rectangle, not on the number of items; nothing is allocated.
extension FlowLayout {
  /// Calls back with section, item and frame of every item in a rectangle, in order.
  public func forEachItem(in rect: CGRect, _ body: (_ section: Int, _ item: Int, _ frame: CGRect) -> Void) {
    let orientation = orientation
    guard let window = Window(rect, orientation) else { return }
    for index in sections(in: window) {
      let local = sections[index].movedBack(window.place)
      let (origin, leading) = (sections[index].origin, sections[index].leading)
      sections[index].lines.forEachItem(in: local) { item, place in
        let place = Place(
          along: Span(place.along.lower + leading, place.along.upper + leading),
          across: Span(place.across.lower + origin, place.across.upper + origin))
        if let frame = orientation.rect(place, in: window) { body(index, item, frame) }
      }
    }
  }

  /// Calls back with section and items of all lines that meet a rectangle, one range a section.
  ///
  /// The items are those of whole lines, so that a few may lie outside of the rectangle.
  public func forEachRange(in rect: CGRect, _ body: (_ section: Int, _ items: Range<Int>) -> Void) {
    guard let window = Window(rect, orientation) else { return }
    for index in sections(in: window) {
      let items = sections[index].lines.items(in: sections[index].movedBack(window.place).across)
      if !items.isEmpty { body(index, items) }
    }
  }

  /// Calls back with section and frame of every header in a rectangle, in order.
  public func forEachHeader(
    in rect: CGRect, pinnedTo viewport: FlowViewport? = nil, _ body: (_ section: Int, _ frame: CGRect) -> Void
  ) {
    forEachSection(in: rect, viewport, body) { section, pins in section.header > 0 ? pins.header(of: section) : nil }
  }

  /// Calls back with section and frame of every footer in a rectangle, in order.
  public func forEachFooter(
    in rect: CGRect, pinnedTo viewport: FlowViewport? = nil, _ body: (_ section: Int, _ frame: CGRect) -> Void
  ) {
    forEachSection(in: rect, viewport, body) { section, pins in section.footer > 0 ? pins.footer(of: section) : nil }
  }

  /// The first section whose box ends behind a point across, found by halves.
  private func sections(in window: Window) -> Range<Int> {
    if overlaps { return 0..<sections.count }
    let across = window.place.across
    let lower = partition(from: 0) { $0.box.upper < across.lower }
    return lower..<partition(from: lower) { $0.box.lower < across.upper }
  }

  @inline(__always)
  private func partition(from start: Int, while holds: (Section) -> Bool) -> Int {
    var (lower, upper) = (start, sections.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(sections[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  @inline(__always)
  private func forEachSection(
    in rect: CGRect, _ viewport: FlowViewport?, _ body: (Int, CGRect) -> Void, _ span: (Section, Pins) -> Span?
  ) {
    let orientation = orientation
    guard let window = Window(rect, orientation) else { return }
    let pins = Pins(viewport, orientation)
    for index in sections(in: window) {
      guard let across = span(sections[index], pins) else { continue }
      let place = Place(along: Span(0, crossLength), across: across)
      if let frame = orientation.rect(place, in: window) { body(index, frame) }
    }
  }
}
