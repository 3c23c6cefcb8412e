import UIKitCore

/// Elements of a menu that are found out when the menu opens; till then the menu says that it is loading.
///
///     UIDeferredMenuElement { completion in
///       recentFiles { completion($0.map { file in UIAction(title: file.name) { _ in open(file) } }) }
///     }
///
/// The answer may come at once or later, and only the first counts.
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the elements out and hands them over.
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keeps: Bool
  /// The answer, once it is there and to be kept.
  final private(set) var kept: [UIMenuElement]?

  /// An element that asks once, and keeps the answer.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, keeps: true)
  }

  /// An element that asks each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, keeps: false) }

  private init(_ provider: @escaping Provider, keeps: Bool) {
    self.provider = provider
    self.keeps = keeps
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asks, and hands the first answer on.
  final func load(_ use: @escaping ([UIMenuElement]) -> Void) {
    if let kept { return use(kept) }
    var isAnswered = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if let self, keeps { kept = elements }
      use(elements)
    }
  }
}
