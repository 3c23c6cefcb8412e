import Foundation
import UIKitCore

/// How views of an identifier are made, and those that wait to be used again.
final class ReusePool {
  /// Cells and each kind of supplementary view have identifiers of their own.
  struct Key: Equatable {
    var kind: ElementKind
    var identifier: String
  }

  /// What is known of an identifier; there are few, so they are searched one by one.
  private struct Shelf {
    let key: Key
    var viewClass: UICollectionReusableView.Type?
    var waiting: [UICollectionReusableView] = []
  }

  private var shelves: [Shelf] = []

  private func index(of key: Key) -> Int? {
    for index in shelves.indices where shelves[index].key == key { return index }
    return nil
  }

  /// Sets the class of an identifier; nil takes it away.
  ///
  /// Views of the class before are given up.
  func register(_ viewClass: AnyClass?, _ key: Key) {
    let index = index(of: key)
    let before = index.flatMap { shelves[$0].viewClass }
    guard viewClass.map(ObjectIdentifier.init) != before.map(ObjectIdentifier.init) else { return }
    if let index { empty(index) }
    guard let viewClass else {
      if let index { shelves[index].viewClass = nil }
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type, key.kind != .cell || type is UICollectionViewCell.Type
    else {
      programmerError(
        "\(viewClass) was registered for \"\(key.identifier)\", but it is no subclass of "
          + (key.kind == .cell ? "UICollectionViewCell." : "UICollectionReusableView."))
    }
    if let index {
      shelves[index].viewClass = type
    } else {
      shelves.append(Shelf(key: key, viewClass: type))
    }
  }

  func isRegistered(_ key: Key) -> Bool { index(of: key).map { shelves[$0].viewClass != nil } ?? false }

  /// A view that waited, made ready for its next use, or a new one.
  func take(_ key: Key, for id: ElementID, frame: CGRect) -> UICollectionReusableView {
    guard let index = index(of: key), let type = shelves[index].viewClass else { unregistered(key) }
    if let view = shelves[index].waiting.popLast() {
      view.elementID = id
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    let view = type.make(frame: frame)
    view.reuseIdentifier = key.identifier
    view.poolKey = key
    view.elementID = id
    return view
  }

  /// Keeps a view for its next use.
  func put(_ view: UICollectionReusableView) {
    guard let key = view.poolKey, let index = index(of: key), shelves[index].viewClass == type(of: view) else {
      return view.removeFromSuperview()
    }
    shelves[index].waiting.append(view)
  }

  /// Gives up what waits, for when memory is short or the view leaves its window for good.
  func removeAll() {
    for index in shelves.indices { empty(index) }
  }

  private func empty(_ index: Int) {
    let views = shelves[index].waiting
    shelves[index].waiting = []
    for view in views { view.removeFromSuperview() }
  }

  private func unregistered(_ key: Key) -> Never {
    let kind = key.kind.name.map { "a view of kind \($0)" } ?? "a cell"
    let known = shelves.filter { $0.viewClass != nil && $0.key.kind == key.kind }
      .map { "\"\($0.key.identifier)\"" }.sorted()
    programmerError(
      "Can't dequeue \(kind) with the identifier \"\(key.identifier)\": no class is registered for it. Registered are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", ")) + ".")
  }
}
