import CoreGraphics
import FlowGeometry
import Foundation
import UIKitCore

/// From properties and the delegate's answers to lines.
extension UICollectionViewFlowLayout {
  final func makeFlow() -> FlowLayout? {
    guard let view = collectionView else { return nil }
    do {
      var made = try FlowLayout(configuration(for: view))
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      for section in 0..<view.numberOfSections {
        try append(section, to: &made, view, delegate)
      }
      warn(made.warnings)
      return made
    } catch {
      programmerError("\(type(of: self)): \(error)")
    }
  }

  /// What depends on the view: when it changes, lines may break elsewhere.
  final func configuration(for view: UICollectionView) -> FlowConfiguration {
    var result = FlowConfiguration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal, bounds: view.bounds.size)
    result.contentInset = FlowInsets(view.adjustedContentInset)
    result.isRightToLeft =
      flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    result.displayScale = max(view.traitCollection.displayScale, 1)
    return result
  }

  /// Whether two configurations break lines alike: the length in the scroll direction does not matter.
  static func hasSameLines(_ left: FlowConfiguration, _ right: FlowConfiguration) -> Bool {
    guard
      left.scrollDirection == right.scrollDirection, left.isRightToLeft == right.isRightToLeft,
      left.displayScale == right.displayScale
    else { return false }
    let (a, b) = (left.contentInset, right.contentInset)
    return left.scrollDirection == .vertical
      ? left.bounds.width == right.bounds.width && a.left == b.left && a.right == b.right
      : left.bounds.height == right.bounds.height && a.top == b.top && a.bottom == b.bottom
  }

  final func crossLength(of size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.width : size.height }

  private func append(
    _ section: Int, to made: inout FlowLayout, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) throws {
    let measures = measures(of: section, view, delegate)
    let count = view.numberOfItems(inSection: section)
    let isEstimated = estimatedItemSize != .zero
    guard count > 0, let delegate else {
      if isEstimated {
        return try made.append(measures, count: count) { sizeOrEstimate(ItemIndex(section, $0)) }
      }
      return try made.append(measures, count: count, size: itemSize)
    }
    let first = delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    guard first != .sameForAllItems else {
      if isEstimated {
        return try made.append(measures, count: count) { sizeOrEstimate(ItemIndex(section, $0)) }
      }
      return try made.append(measures, count: count, size: itemSize)
    }
    try made.append(measures, count: count) { item in
      if isEstimated, let size = measured[ItemIndex(section, item)] { return size }
      return item == 0
        ? first : delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
  }

  private func sizeOrEstimate(_ index: ItemIndex) -> CGSize {
    measured[index] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
  }

  private func measures(
    of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    guard let delegate else {
      return FlowSection(
        lineSpacing: minimumLineSpacing, interitemSpacing: minimumInteritemSpacing, inset: FlowInsets(sectionInset),
        headerLength: length(of: headerReferenceSize), footerLength: length(of: footerReferenceSize))
    }
    return FlowSection(
      lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
      interitemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
      inset: FlowInsets(delegate.collectionView(view, layout: self, insetForSectionAt: section)),
      headerLength: length(of: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)),
      footerLength: length(of: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)))
  }

  /// The length of a header or footer in the scroll direction.
  private func length(of size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }

  /// Each warning once, not at every frame of an animated resize.
  private func warn(_ warnings: [FlowWarning]) {
    for warning in warnings where !warned.contains(warning) { Warnings.report("\(type(of: self)): \(warning)") }
    warned = warnings
  }
}

extension FlowInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
