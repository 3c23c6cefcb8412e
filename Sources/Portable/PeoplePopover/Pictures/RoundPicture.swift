import UIKit

/// Makes the round pictures that cells show.
nonisolated enum RoundPicture {
  /// The picture scaled so that it fills the disc, and cut by it; nil for one that is missing or broken.
  ///
  /// `UIImage` warns of what it can't decode.
  @concurrent
  static func make(_ picture: PeopleEntry.Picture, _ disc: Disc) async -> UIImage? {
    let image: UIImage? =
      switch picture {
      case .image(let image): image
      case .data(let data): UIImage(data: data)
      case .fetched(_, let fetch): await fetch().flatMap { UIImage(data: $0) }
      }
    return image.flatMap { cut($0, disc) }
  }

  private static func cut(_ image: UIImage, _ disc: Disc) -> UIImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let square = disc.square
    let factor = max(square.width / image.size.width, square.height / image.size.height)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let pixels = CGSize(width: size.width * disc.scale / image.scale, height: size.height * disc.scale / image.scale)
    // A thumbnail averages what it leaves out; drawing alone would skip it.
    let small = pixels.width < image.size.width ? image.preparingThumbnail(of: pixels) ?? image : image
    return disc.cut {
      small.draw(
        in: CGRect(
          x: square.midX - size.width / 2, y: square.midY - size.height / 2, width: size.width, height: size.height))
    }
  }
}
