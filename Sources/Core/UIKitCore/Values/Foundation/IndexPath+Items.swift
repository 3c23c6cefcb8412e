public import Foundation

nonisolated extension IndexPath {
  /// Creates the path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the path of a row of a table view; the same as with an item.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section: the first of the two indexes.
  public var section: Int {
    get { self[checked: 0] }
    set { self[checked: 0] = newValue }
  }

  /// The item: the second of the two indexes.
  public var item: Int {
    get { self[checked: 1] }
    set { self[checked: 1] = newValue }
  }

  /// The row: another name of the item.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private subscript(checked position: Int) -> Int {
    get {
      requireTwoIndexes()
      return self[position]
    }
    set {
      requireTwoIndexes()
      self[position] = newValue
    }
  }

  private func requireTwoIndexes() {
    guard count == 2 else {
      programmerError(
        "This index path has \(count) indexes \(Array(self)); one for a list has two, a section and an item. "
          + "Make it with IndexPath(item:section:) or IndexPath(row:section:).")
    }
  }
}
