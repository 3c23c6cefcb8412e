public import Foundation
import UIKitCore

extension UICollectionView {
  /// Makes cells of a class and fills them with items, without an identifier.
  ///
  ///     let registration = UICollectionView.CellRegistration<PersonCell, Person> { cell, _, person in
  ///       cell.label.text = person.name
  ///     }
  ///     // in collectionView(_:cellForItemAt:)
  ///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: person)
  ///
  /// Make it once, not in the data source's method: every registration has cells of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let identifier = RegistrationIdentifier.next()

    /// A registration of the class that the handler takes.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Makes views of a class for a kind and fills them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    let handler: Handler
    let kind: String
    let identifier = RegistrationIdentifier.next()

    /// A registration of the class that the handler takes.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, filled with the item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReusePool.Key(kind: .cell, identifier: registration.identifier)
    if !pool.isRegistered(key) { pool.register(Cell.self, key) }
    guard let cell = dequeue(key, for: indexPath) as? Cell else {
      programmerError("The cell at \(indexPath) is no \(Cell.self). Reload items whose cells change their class.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReusePool.Key(
      kind: ElementKind(supplementary: registration.kind), identifier: registration.identifier)
    if !pool.isRegistered(key) { pool.register(Supplementary.self, key) }
    guard let view = dequeue(key, for: indexPath) as? Supplementary else {
      programmerError("The view of kind \(registration.kind) at \(indexPath) is no \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Identifiers of registrations, which have no name.
enum RegistrationIdentifier {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }
}
