import UIKitCore

/// Images of a view that are shown in turn.
///
/// A timer waits for the next image only; between them, and while the view is in no window, nothing runs.
final class ImageAnimation {
  private let images: [UIImage]
  private let step: TimeInterval
  private let repeatCount: Int
  private let begin = CACurrentMediaTime()
  private unowned let view: UIImageView
  private var index = 0
  private var timer: LoopTimer?

  init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, in view: UIImageView) {
    self.images = images
    self.repeatCount = repeatCount
    self.view = view
    step = max(duration / TimeInterval(images.count), 1 / 120)
  }

  /// The image whose turn it is.
  var image: UIImage { images[index % images.count] }

  /// Waits for the next image, or waits no longer.
  func windowDidChange() {
    timer?.invalidate()
    timer = nil
    if view.window != nil { wait() }
  }

  func stop() { timer?.invalidate() }

  private func wait() {
    let next = begin + TimeInterval(index + 1) * step
    timer = RenderLoop.shared.schedule(after: next - CACurrentMediaTime()) { [weak self] in self?.advance() }
  }

  /// Goes on to the image of this time: what was missed is left out.
  private func advance() {
    index = max(index + 1, Int(((CACurrentMediaTime() - begin) / step).rounded(.down)))
    if repeatCount > 0, index >= images.count * repeatCount { return view.stopAnimating() }
    view.showPicture()
    wait()
  }
}

extension UIImageView {
  final func beginAnimation() {
    guard animation == nil else { return }
    let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = chosen, !images.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
    animation = ImageAnimation(images, duration: duration, repeatCount: animationRepeatCount, in: self)
    showPicture()
    animation?.windowDidChange()
  }

  final func endAnimation() {
    guard let ended = animation else { return }
    ended.stop()
    animation = nil
    showPicture()
  }
}
