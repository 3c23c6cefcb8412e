public import Foundation

nonisolated extension UIImage {
  /// Finds a picture by its name among the program's files, or answers nil.
  ///
  /// It looks in the main bundle and then in those of the package's modules, for `name`, `name@2x` and `name@3x` with
  /// `png`, `jpg`, `jpeg`, `webp` or `svg`, the scale nearest to the screen's first. Found images are kept, as
  /// many as fit into a bounded cache.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture in one bundle, or for nil as `init(named:)` does, at the scale of the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let said = traitCollection?.displayScale ?? 0
    let search = ImageSearch(name: name, bundle: bundle, scale: said > 0 ? said : ImageContext.screenScale)
    guard let image = search.image() else { return nil }
    self.init(image.content, image.style)
  }

  /// Finds a picture in one bundle, or for nil as `init(named:)` does, at the scale of the configuration's traits.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}
