import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The two thin bars that show where the content is; layers above all views, seen while something scrolls.
@MainActor
final class ScrollIndicators {
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var hiding: LoopTimer?
  private static let thickness: CGFloat = 3
  private static let stay: TimeInterval = 0.6

  func add(to layer: CALayer) {
    for bar in [vertical, horizontal] {
      bar.isViewBacked = true
      bar.opacity = 0
      bar.cornerRadius = Self.thickness / 2
      bar.zPosition = 1_000_000
      layer.addSublayer(bar)
    }
  }

  /// Shows the bars; they fade when nothing scrolls for a moment.
  func flash(_ view: UIScrollView) {
    guard view.window != nil else { return }
    for bar in [vertical, horizontal] {
      bar.removeAnimation(forKey: "fade")
      bar.opacity = 1
    }
    hiding?.invalidate()
    hiding = RenderLoop.shared.schedule(after: Self.stay) { [weak self] in self?.fade() }
    update(view)
  }

  private func fade() {
    for bar in [vertical, horizontal] where bar.opacity > 0 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 0.3
      bar.opacity = 0
      bar.add(fade, forKey: "fade")
    }
  }

  func update(_ view: UIScrollView) {
    let bounds = view.bounds
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let isLight = view.indicatorStyle == .white || (view.indicatorStyle == .default && isDark)
    let color = CGColor(gray: isLight ? 1 : 0, alpha: 0.35)
    let insets = view.adjustedContentInset
    for bar in [vertical, horizontal] { bar.backgroundColor = color }
    let (low, high) = view.offsetRange
    vertical.isHidden = !view.showsVerticalScrollIndicator || high.y <= low.y
    horizontal.isHidden = !view.showsHorizontalScrollIndicator || high.x <= low.x
    if !vertical.isHidden {
      let edges = view.verticalScrollIndicatorInsets
      let (start, length) = Self.bar(
        bounds.height - edges.top - edges.bottom - 6, shown: bounds.height,
        content: view.contentSize.height + insets.top + insets.bottom, offset: bounds.minY - low.y,
        range: high.y - low.y)
      vertical.frame = CGRect(
        x: bounds.maxX - Self.thickness - 3 - edges.right, y: bounds.minY + edges.top + 3 + start,
        width: Self.thickness, height: length)
    }
    if !horizontal.isHidden {
      let edges = view.horizontalScrollIndicatorInsets
      let (start, length) = Self.bar(
        bounds.width - edges.left - edges.right - 6, shown: bounds.width,
        content: view.contentSize.width + insets.left + insets.right, offset: bounds.minX - low.x, range: high.x - low.x
      )
      horizontal.frame = CGRect(
        x: bounds.minX + edges.left + 3 + start, y: bounds.maxY - Self.thickness - 3 - edges.bottom, width: length,
        height: Self.thickness)
    }
  }

  /// Start and length of a bar in its track; beyond the content it is pressed together.
  private static func bar(
    _ track: CGFloat, shown: CGFloat, content: CGFloat, offset: CGFloat, range: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard track > 0, content > 0, range > 0 else { return (0, 0) }
    let beyond = max(-offset, offset - range, 0)
    let natural = min(max(track * shown / content, 36), track)
    let length = max(natural - beyond, 8)
    let part = min(max(offset / range, 0), 1)
    return ((track - length) * part, length)
  }
}
