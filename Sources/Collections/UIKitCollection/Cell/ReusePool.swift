import Foundation
import UIKitCore

/// How views of an identifier are made, and those that wait to be used again.
final class ReusePool {
  /// Cells and each kind of supplementary view have identifiers of their own.
  struct Key: Hashable {
    var kind: ElementKind
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Sets the class of an identifier; nil takes it away.
  ///
  /// Views of the class before are given up.
  func register(_ viewClass: AnyClass?, _ key: Key) {
    guard viewClass.map(ObjectIdentifier.init) != classes[key].map(ObjectIdentifier.init) else { return }
    for view in waiting.removeValue(forKey: key) ?? [] { view.removeFromSuperview() }
    guard let viewClass else { return classes[key] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type, key.kind != .cell || type is UICollectionViewCell.Type
    else {
      programmerError(
        "\(viewClass) was registered for \"\(key.identifier)\", but it is no subclass of "
          + (key.kind == .cell ? "UICollectionViewCell." : "UICollectionReusableView."))
    }
    classes[key] = type
  }

  func isRegistered(_ key: Key) -> Bool { classes[key] != nil }

  /// A view that waited, made ready for its next use, or a new one.
  func take(_ key: Key, for id: ElementID, frame: CGRect) -> UICollectionReusableView {
    if let view = waiting[key]?.popLast() {
      view.elementID = id
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    guard let type = classes[key] else { unregistered(key) }
    let view = type.make(frame: frame)
    view.reuseIdentifier = key.identifier
    view.poolKey = key
    view.elementID = id
    return view
  }

  /// Keeps a view for its next use.
  func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey, classes[key] == type(of: view) else { return view.removeFromSuperview() }
    waiting[key, default: []].append(view)
  }

  /// Gives up what waits, for when memory is short or the view leaves its window for good.
  func removeAll() {
    for view in waiting.values.joined() { view.removeFromSuperview() }
    waiting.removeAll()
  }

  private func unregistered(_ key: Key) -> Never {
    let kind = key.kind.name.map { "a view of kind \($0)" } ?? "a cell"
    let known = classes.keys.filter { $0.kind == key.kind }.map { "\"\($0.identifier)\"" }.sorted()
    programmerError(
      "Can't dequeue \(kind) with the identifier \"\(key.identifier)\": no class is registered for it. Registered are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".")
  }
}
