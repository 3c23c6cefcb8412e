import Foundation

/// The search for a picture by name.
nonisolated struct ImageSearch: Hashable {
  var name: String
  /// Where to look; nil for the main bundle and those of modules.
  var bundle: Bundle?
  /// Pixels a point of the screen.
  var scale: CGFloat

  /// The picture, from the cache if it was found before.
  func image() -> UIImage? {
    guard !name.isEmpty else { return nil }
    let key = Key(name: name, folder: bundle?.bundlePath, scale: scale)
    if let known = Self.cache.value(for: key) { return known }
    // Outside of the cache's lock: two threads may decode the same picture once too often, but never wait.
    guard let found = folders.lazy.compactMap({ load(from: $0) }).first else { return nil }
    let bytes = (found.cgImage?.bytesPerRow ?? 0) * (found.cgImage?.height ?? 0)
    Self.cache.insert(found, for: key, cost: bytes)
    return found
  }

  /// The file names to try, best first.
  var fileNames: [String] {
    let ownExtension = (name as NSString).pathExtension.lowercased()
    let (base, extensions): (String, [String])
    if Self.extensions.contains(ownExtension) {
      (base, extensions) = ((name as NSString).deletingPathExtension, [(name as NSString).pathExtension])
    } else {
      (base, extensions) = (name, Self.extensions)
    }
    let suffixes = Self.scales(for: scale).map { $0 == 1 ? "" : "@\($0)x" }
    return suffixes.flatMap { suffix in extensions.map { "\(base)\(suffix).\($0)" } }
  }

  /// The scales to try: the screen's, the larger ones, which lose nothing, and then the smaller ones.
  static func scales(for scale: CGFloat) -> [Int] {
    let own = min(max(Int(scale.rounded(.up)), 1), 3)
    return Array(own...3) + (1..<own).reversed()
  }

  private func load(from folder: String) -> UIImage? {
    fileNames.lazy.compactMap { ImageFile(path: "\(folder)/\($0)").load(screenScale: scale) }.first
  }

  private var folders: [String] {
    guard let bundle else { return Self.standardFolders }
    return Self.folders(of: bundle)
  }

  private static func folders(of bundle: Bundle) -> [String] {
    guard let resources = bundle.resourcePath, resources != bundle.bundlePath else { return [bundle.bundlePath] }
    return [resources, bundle.bundlePath]
  }

  /// The main bundle's folders, and beside the program those in which the package manager puts modules' resources.
  private static let standardFolders: [String] = {
    let beside = (Bundle.main.executablePath as NSString?)?.deletingLastPathComponent ?? Bundle.main.bundlePath
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    let modules = entries.filter { $0.hasSuffix(".resources") }.sorted().map { "\(beside)/\($0)" }
    return folders(of: .main) + modules
  }()

  private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

  private struct Key: Hashable, Sendable {
    var name: String
    var folder: String?
    var scale: CGFloat
  }

  /// At most 16 MiB of pixels, some 500 avatars of 90 x 90.
  private static let cache = BoundedCache<Key, UIImage>(limit: 16 << 20)
}
