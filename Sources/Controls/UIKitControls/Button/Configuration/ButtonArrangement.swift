import UIKitCore

/// Where the parts of a configured button lie: numbers in, rectangles out.
///
///     image beside the text            image above it
///     +-insets----------------+        +-insets------+
///     |         pad  Title    |        |   (image)   |
///     | (image) <->           |        |    pad      |
///     |              Subtitle |        |    Title    |
///     +-----------------------+        +-------------+
struct ButtonArrangement {
  /// What is to be arranged.
  struct Request {
    var insets = UIEdgeInsets.zero
    var image = CGSize.zero
    /// The side of the text on which the image stands, left and right already resolved.
    var imageSide = UIRectEdge.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// Where title and subtitle stand above each other: 0 at the left, 1 at the right.
    var titlePlace: CGFloat = 0.5
    /// Where all of it stands, across and down: 0...1.
    var place = CGPoint(x: 0.5, y: 0.5)
    /// The sizes of title and subtitle at a width; nil is any width.
    var title: (CGFloat?) -> CGSize = { _ in .zero }
    var subtitle: (CGFloat?) -> CGSize = { _ in .zero }

    var isBeside: Bool { imageSide == .left || imageSide == .right }
    var isImageFirst: Bool { imageSide == .left || imageSide == .top }
  }

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  /// The size of all with the room around.
  let size: CGSize

  /// Arranges in a width and height; nil is the size that the parts like.
  init(_ request: Request, width: CGFloat?, height: CGFloat?, scale: CGFloat) {
    let text = TextBlock(request, width: width, height: height)
    let padding = request.image.width > 0 && text.size.height > 0 ? request.imagePadding : 0
    let all = Self.sum(request.image, text.size, padding, isBeside: request.isBeside)
    size = CGSize(width: all.width + request.insets.horizontal, height: all.height + request.insets.vertical)
    let origin = CGPoint(
      x: request.insets.left + ((width ?? size.width) - size.width) * request.place.x,
      y: request.insets.top + ((height ?? size.height) - size.height) * request.place.y)

    /// Where one of the two begins: along the line after the other or not, across it in the middle or at the place.
    func start(_ part: CGSize, after other: CGSize, isFirst: Bool) -> CGPoint {
      let shift = isFirst ? 0 : (request.isBeside ? other.width : other.height) + padding
      return request.isBeside
        ? CGPoint(x: origin.x + shift, y: origin.y + (all.height - part.height) / 2)
        : CGPoint(x: origin.x + (all.width - part.width) * request.place.x, y: origin.y + shift)
    }
    func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: CGPoint(x: x.rounded(toPixelsOf: scale), y: y.rounded(toPixelsOf: scale)), size: size)
    }
    let imageStart = start(request.image, after: text.size, isFirst: request.isImageFirst)
    let textStart = start(text.size, after: request.image, isFirst: !request.isImageFirst)
    image = rect(imageStart.x, imageStart.y, request.image)
    title = rect(
      textStart.x + (text.size.width - text.title.width) * request.titlePlace, textStart.y, text.title)
    subtitle = rect(
      textStart.x + (text.size.width - text.subtitle.width) * request.titlePlace,
      textStart.y + text.size.height - text.subtitle.height, text.subtitle)
  }

  private static func sum(_ one: CGSize, _ other: CGSize, _ padding: CGFloat, isBeside: Bool) -> CGSize {
    isBeside
      ? CGSize(width: one.width + padding + other.width, height: max(one.height, other.height))
      : CGSize(width: max(one.width, other.width), height: one.height + padding + other.height)
  }
}

/// Title and subtitle, one above the other, within the room that the image leaves.
private struct TextBlock {
  var title: CGSize
  var subtitle: CGSize
  var size: CGSize

  init(_ request: ButtonArrangement.Request, width: CGFloat?, height: CGFloat?) {
    let hasImage = request.image.width > 0
    let beside = request.isBeside && hasImage ? request.image.width + request.imagePadding : 0
    let above = !request.isBeside && hasImage ? request.image.height + request.imagePadding : 0
    let room = width.map { max($0 - request.insets.horizontal - beside, 0) }
    title = request.title(room)
    subtitle = request.subtitle(room)
    let gap = title.height > 0 && subtitle.height > 0 ? request.titlePadding : 0
    if let height {
      // The title gives way first; labels show the lines that fit.
      let left = max(height - request.insets.vertical - above, 0)
      subtitle.height = min(subtitle.height, left)
      title.height = min(title.height, max(left - subtitle.height - gap, 0))
    }
    size = CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }
}
