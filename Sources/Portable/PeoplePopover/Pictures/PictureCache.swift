import UIKit

/// Pictures as they are shown, scaled and round, for a bounded number of entries; fetching and decoding happen off the
/// main thread, few at a time, the newest wish first.
final class PictureCache {
  private let diameter: CGFloat
  private var images = RecentlyUsed<String, UIImage>(limit: limit)
  private var monograms = RecentlyUsed<Monogram, UIImage>(limit: limit)
  private var broken = RecentlyUsed<String, Bool>(limit: 4 * limit)
  /// Who waits for pictures that are queued or under way.
  private var waiting: [String: [Wish]] = [:]
  private var queue: [(key: String, picture: PeopleEntry.Picture)] = []
  private var running = 0
  /// The disc that stands for a picture whose entry is not there yet.
  private(set) lazy var placeholder = Self.disc(diameter)

  private static let limit = 192
  private static let atATime = 4

  /// Somebody who waits for a picture.
  private struct Wish {
    let isWanted: () -> Bool
    let show: (UIImage) -> Void
  }

  init(diameter: CGFloat) { self.diameter = diameter }

  /// Whether pictures are on their way.
  var isLoading: Bool { !waiting.isEmpty }

  /// How many pictures are kept.
  var count: Int { images.count + monograms.count }

  /// The stand-in of a name.
  func monogram(of name: String) -> UIImage {
    let monogram = Monogram(name: name)
    if let image = monograms.value(of: monogram) { return image }
    let image = monogram.image(diameter: diameter)
    monograms.keep(image, for: monogram)
    return image
  }

  /// The entry's picture when it is there already.
  func image(of entry: PeopleEntry) -> UIImage? { key(of: entry).flatMap { images.value(of: $0) } }

  /// Whether an image that an application gave is shown as it is: it costs about what a copy of ours would.
  func isSmall(_ image: UIImage) -> Bool {
    let pixels = image.size.width * image.size.height * image.scale * image.scale
    return pixels <= 4 * diameter * diameter * UIScreen.main.scale * UIScreen.main.scale
  }

  /// What tells the entry's picture from others; nil without one.
  func key(of entry: PeopleEntry) -> String? {
    switch entry.picture {
    case .fetched(let key, _): key
    case .data(let data): "\(entry.id.text) \(data.count) \(data.hashValue)"
    case .image(let image): "\(entry.id.text) \(ObjectIdentifier(image).hashValue)"
    case nil: nil
    }
  }

  /// Everything is made anew when it is asked for, since the screen's scale is another one.
  func forgetScale() {
    images.removeAll { _ in true }
    monograms.removeAll { _ in true }
    placeholder = Self.disc(diameter)
  }

  // MARK: Loading

  /// Fetches and decodes the entry's picture; nothing comes for one that is missing or broken.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - isWanted: Asked when its turn comes, and when the picture is there: a wish that was given up costs nothing.
  ///   - show: Given the picture.
  func load(_ entry: PeopleEntry, isWanted: @escaping () -> Bool, then show: @escaping (UIImage) -> Void) {
    guard let picture = entry.picture, let key = key(of: entry), broken.value(of: key) == nil else { return }
    let wish = Wish(isWanted: isWanted, show: show)
    guard waiting[key] == nil else {
      waiting[key]?.append(wish)
      return
    }
    waiting[key] = [wish]
    queue.append((key, picture))
    if queue.count > Self.limit { dropUnwanted() }
    startNext()
  }

  private func dropUnwanted() {
    queue.removeAll { entry in
      guard waiting[entry.key]?.contains(where: { $0.isWanted() }) != true else { return false }
      waiting[entry.key] = nil
      return true
    }
  }

  private func startNext() {
    while running < Self.atATime, let (key, picture) = queue.popLast() {
      guard waiting[key]?.contains(where: { $0.isWanted() }) == true else {
        waiting[key] = nil
        continue
      }
      running += 1
      let (diameter, scale) = (diameter, UIScreen.main.scale)
      Task { finish(key, picture, await RoundPicture.make(picture, diameter, scale: scale), scale) }
    }
  }

  private func finish(_ key: String, _ picture: PeopleEntry.Picture, _ image: UIImage?, _ scale: CGFloat) {
    running -= 1
    if scale != UIScreen.main.scale {
      // The screen's scale is another one meanwhile.
      queue.append((key, picture))
      return startNext()
    }
    let wishes = waiting.removeValue(forKey: key) ?? []
    if let image {
      images.keep(image, for: key)
      for wish in wishes where wish.isWanted() { wish.show(image) }
    } else {
      broken.keep(true, for: key)
    }
    startNext()
  }

  private static func disc(_ diameter: CGFloat) -> UIImage {
    let size = CGSize(width: diameter, height: diameter)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.5, alpha: 0.2).setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }
}
