import UIKitCore

extension UIImageView: ViewHooks {
  package func boundsSizeDidChange(from old: CGSize) {
    if picture?.source.drawnSize != nil { showPicture() }
  }

  package var firstBaseline: CGFloat? { lastBaseline.map { bounds.height - $0 } }
  package var lastBaseline: CGFloat? { image?.baselineOffsetFromBottom }
}
