import UIKit

/// Pictures at the size they are shown, kept for a bounded number of entries; decoding happens off the main thread.
final class PictureCache {
  /// Called when the last picture under way has come.
  var whenIdle: (() -> Void)?
  private(set) var loading = 0

  private let diameter: CGFloat
  private var images: [String: UIImage] = [:]
  private var order: [String] = []
  private var monograms: [Monogram: UIImage] = [:]
  private var broken: Set<String> = []
  private static let limit = 512

  init(diameter: CGFloat) { self.diameter = diameter }

  /// The stand-in of a name.
  func monogram(of name: String) -> UIImage {
    let monogram = Monogram(name: name)
    if let image = monograms[monogram] { return image }
    if monograms.count >= Self.limit { monograms.removeAll(keepingCapacity: true) }
    let image = monogram.image(diameter: diameter)
    monograms[monogram] = image
    return image
  }

  /// The entry's picture when it is there already.
  func image(of entry: PeopleEntry) -> UIImage? {
    if case .image(let image) = entry.picture { return image }
    return images[key(of: entry)]
  }

  /// Fetches and decodes the entry's picture; nothing comes for one that is missing or broken.
  func load(_ entry: PeopleEntry, then show: @escaping (UIImage) -> Void) {
    let key = key(of: entry)
    guard !broken.contains(key) else { return }
    let fetch: @Sendable () async -> Data?
    switch entry.picture {
    case .data(let data): fetch = { data }
    case .fetched(_, let closure): fetch = closure
    case .image, nil: return
    }
    loading += 1
    let diameter = diameter
    Task {
      let image = await Self.decode(fetch, diameter)
      loading -= 1
      if let image {
        keep(image, key)
        show(image)
      } else {
        broken.insert(key)
      }
      if loading == 0 { whenIdle?() }
    }
  }

  /// Scaled so that its smaller side fills the circle; `UIImage` warns of what it can't decode.
  @concurrent
  private static func decode(_ fetch: @Sendable () async -> Data?, _ diameter: CGFloat) async -> UIImage? {
    guard let data = await fetch(), let image = UIImage(data: data) else { return nil }
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let factor = max(diameter / image.size.width, diameter / image.size.height) * 2
    guard factor < 1 else { return image }
    return image.preparingThumbnail(
      of: CGSize(width: image.size.width * factor, height: image.size.height * factor))
  }

  private func key(of entry: PeopleEntry) -> String {
    if case .fetched(let key, _) = entry.picture { return key }
    return entry.id.text
  }

  private func keep(_ image: UIImage, _ key: String) {
    if images.updateValue(image, forKey: key) == nil { order.append(key) }
    if order.count > Self.limit { images[order.removeFirst()] = nil }
  }
}
