import Foundation

/// Where headers and footers lie: at their natural place, or pinned to the edges of what a view shows.
///
/// A pinned piece never leaves the box of its section. Scrolled over its start, the first header moves with the
/// content.
struct Pins {
  private let top: Double?
  private let bottom: Double?

  init(_ viewport: FlowViewport?, _ orientation: Orientation) {
    guard let viewport else {
      top = nil
      bottom = nil
      return
    }
    let inset = viewport.inset
    let shown = CGRect(
      x: viewport.offset.x + inset.left, y: viewport.offset.y + inset.top,
      width: viewport.size.width - inset.left - inset.right,
      height: viewport.size.height - inset.top - inset.bottom)
    let across = orientation.place(shown).across
    top = viewport.pinsHeaders ? across.lower : nil
    bottom = viewport.pinsFooters ? across.upper : nil
  }

  func header(of section: FlowLayout.Section) -> Span {
    let natural = section.box.lower
    let last = section.box.upper - section.footer - section.header
    return Span(from: top.map { max(natural, min($0, last)) } ?? natural, length: section.header)
  }

  func footer(of section: FlowLayout.Section) -> Span {
    let natural = section.box.upper - section.footer
    let first = section.box.lower + section.header
    return Span(from: bottom.map { min(natural, max($0 - section.footer, first)) } ?? natural, length: section.footer)
  }
}
