import UIKit

/// Makes the round pictures that cells show.
nonisolated enum RoundPicture {
  /// The picture scaled so that it fills the circle, and cut to it; nil for one that is missing or broken.
  ///
  /// `UIImage` warns of what it can't decode.
  @concurrent
  static func make(_ picture: PeopleEntry.Picture, _ diameter: CGFloat, scale: CGFloat) async -> UIImage? {
    let image: UIImage? =
      switch picture {
      case .image(let image): image
      case .data(let data): UIImage(data: data)
      case .fetched(_, let fetch): await fetch().flatMap { UIImage(data: $0) }
      }
    return image.flatMap { cut($0, diameter, scale) }
  }

  private static func cut(_ image: UIImage, _ diameter: CGFloat, _ scale: CGFloat) -> UIImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let factor = max(diameter / image.size.width, diameter / image.size.height)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let pixels = CGSize(width: size.width * scale / image.scale, height: size.height * scale / image.scale)
    // A thumbnail averages what it leaves out; drawing alone would skip it.
    let small = pixels.width < image.size.width ? image.preparingThumbnail(of: pixels) ?? image : image
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let circle = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: circle.size, format: format).image { _ in
      UIBezierPath(ovalIn: circle).addClip()
      small.draw(
        in: CGRect(
          x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width, height: size.height))
    }
  }
}
