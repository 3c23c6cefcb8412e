import UIKit

/// The round view of a picture, as large as its constraints say: an image that comes has nothing laid out anew.
final class PersonPictureView: UIImageView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  func show(_ face: PersonFace) {
    switch face {
    case .image(let image, let isRound):
      guard self.image !== image else { return }
      self.image = image
      if backgroundColor != nil { backgroundColor = nil }
      // What is round is copied as it is.
      if clipsToBounds == isRound { clipsToBounds = !isRound }
    case .disc(let color):
      image = nil
      backgroundColor = color
    }
  }
}
