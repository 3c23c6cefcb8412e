import CoreGraphics
import FlowGeometry
import Foundation
import UIKitCore

/// From lines to elements, and from what the view shows to pins.
extension UICollectionViewFlowLayout {
  final var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// What headers and footers are pinned to; nil if none is.
  final var viewport: FlowViewport? {
    guard pins, let view = collectionView else { return nil }
    return FlowViewport(
      offset: view.bounds.origin, size: view.bounds.size, inset: FlowInsets(view.adjustedContentInset),
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds)
  }

  final func forEachFlowElement(in rect: CGRect, _ body: (LayoutElement) -> Void) {
    guard let flow else { return }
    let viewport = viewport
    flow.forEachHeader(in: rect, pinnedTo: viewport) { section, frame in
      body(LayoutElement(ElementID(kind: .header, index: ItemIndex(section, 0)), frame))
    }
    flow.forEachItem(in: rect) { section, item, frame in
      body(LayoutElement(.cell(ItemIndex(section, item)), frame))
    }
    flow.forEachFooter(in: rect, pinnedTo: viewport) { section, frame in
      body(LayoutElement(ElementID(kind: .footer, index: ItemIndex(section, 0)), frame))
    }
  }

  final func flowElement(_ id: ElementID) -> LayoutElement? {
    guard let flow, let frame = Self.frame(of: id, in: flow, viewport) else { return nil }
    return LayoutElement(id, frame)
  }

  static func frame(of id: ElementID, in flow: FlowLayout, _ viewport: FlowViewport?) -> CGRect? {
    switch id.kind {
    case .cell: flow.frame(ofItem: id.index.item, in: id.index.section)
    case .header: id.index.item == 0 ? flow.frame(ofHeader: id.index.section, pinnedTo: viewport) : nil
    case .footer: id.index.item == 0 ? flow.frame(ofFooter: id.index.section, pinnedTo: viewport) : nil
    case .supplementary, .decoration: nil
    }
  }

  final func pinnedInsets(inSection section: Int) -> UIEdgeInsets {
    guard pins, let flow else { return .zero }
    func length(_ frame: CGRect?) -> CGFloat {
      scrollDirection == .vertical ? frame?.height ?? 0 : frame?.width ?? 0
    }
    let before = sectionHeadersPinToVisibleBounds ? length(flow.frame(ofHeader: section)) : 0
    let after = sectionFootersPinToVisibleBounds ? length(flow.frame(ofFooter: section)) : 0
    guard scrollDirection == .vertical else {
      return flow.configuration.isRightToLeft
        ? UIEdgeInsets(top: 0, left: after, bottom: 0, right: before)
        : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }
    return UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }
}
