import Foundation
import UIKit

/// A row of views, each as wide as the first and beside the one before.
@MainActor
struct RowOfViews {
  let view: UIView
  private let last: UIView

  init(_ count: Int) {
    view = UIView(frame: CGRect(x: 0, y: 0, width: count * 10, height: 20))
    var before: UIView?
    var first: UIView?
    for _ in 0..<count {
      let next = UIView()
      next.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(next)
      NSLayoutConstraint.activate([
        next.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? view.leadingAnchor),
        next.topAnchor.constraint(equalTo: view.topAnchor), next.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      if let first { next.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? next
      before = next
    }
    last = before ?? view
    last.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }

  /// The width of the last view, which must be this.
  func checked(width: Double) throws -> Double {
    try WrongResult.unless(abs(last.frame.width - width) < 1e-6, "a view is \(last.frame.width) wide, not \(width)")
    return last.frame.width
  }
}

/// A view that holds a view that holds a view, each a quarter of a point inside of the one around it.
@MainActor
struct NestOfViews {
  let view: UIView
  private let count: Int
  private let innermost: UIView

  init(_ count: Int) {
    self.count = count
    view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var outer = view
    for _ in 0..<count {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.25),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -0.25),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer = inner
    }
    innermost = outer
  }

  /// The width of the innermost view in a view of this width.
  func checked(width: Double) throws -> Double {
    let expected = width - 0.5 * Double(count)
    try WrongResult.unless(
      abs(innermost.frame.width - expected) < 1e-6, "the innermost is \(innermost.frame.width) wide")
    return innermost.frame.width
  }
}

/// A collection view that shows all of its cells, each of which lays out a picture and two labels and says how high it
/// is.
@MainActor
final class ListOfCells: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: count * 80), collectionViewLayout: layout)
    super.init()
    view.register(SelfLaidCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SelfLaidCell)?.show(indexPath.item)
    return cell
  }

  /// The content's height, if all cells were laid out.
  func checked() throws -> Double {
    let cells = view.visibleCells
    try WrongResult.unless(cells.count == count, "\(cells.count) cells in place of \(count)")
    for case let cell as SelfLaidCell in cells { try cell.check() }
    return view.contentSize.height
  }
}

/// A picture, and a name above a line of details.
private final class SelfLaidCell: UICollectionViewCell {
  private let picture = UIView()
  private let name = UILabel()
  private let details = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, name, details] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let content = contentView
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 300),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      name.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -8),
      name.topAnchor.constraint(equalTo: content.topAnchor, constant: 9),
      details.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      details.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -8),
      details.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 1),
      details.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -9),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    name.text = "Ada Lovelace \(item % 10)"
    details.text = "Mathematician \(item % 7)"
  }

  func check() throws {
    try WrongResult.unless(
      picture.frame.size == CGSize(width: 40, height: 40) && details.frame.minY == name.frame.maxY + 1
        && contentView.frame.height == details.frame.maxY + 9, "a cell was not laid out: \(name.frame)")
  }
}

/// Branches of ten views each, laid out in one of two hosts that share a root.
@MainActor
struct MovingTree {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
  private let hosts = [UIView(), UIView()]
  private let tree = UIView()
  private let leaf: UIView

  init(_ count: Int) {
    for (index, host) in hosts.enumerated() {
      host.frame = CGRect(x: index * 400, y: 0, width: 300 + index * 100, height: 400)
      root.addSubview(host)
    }
    tree.translatesAutoresizingMaskIntoConstraints = false
    var branch = tree
    var leaf = tree
    for index in 0..<count - 1 {
      if index % 10 == 0 {
        branch = Self.fill(tree, inset: 10)
        leaf = branch
      } else {
        leaf = Self.fill(branch, inset: CGFloat(index % 10))
      }
    }
    self.leaf = leaf
    hosts[0].addSubview(tree)
    Self.pin(tree, 0)
    root.layoutIfNeeded()
  }

  private static func fill(_ outer: UIView, inset: CGFloat) -> UIView {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    pin(inner, inset)
    return inner
  }

  private static func pin(_ view: UIView, _ inset: CGFloat) {
    guard let outer = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor), view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  /// Moves the tree into the other host, and lays all out; the width of a leaf.
  func moveOver() throws -> Double {
    let other = tree.superview === hosts[0] ? hosts[1] : hosts[0]
    other.addSubview(tree)
    Self.pin(tree, 0)
    root.layoutIfNeeded()
    try WrongResult.unless(
      tree.frame.width == other.bounds.width && leaf.frame.width < tree.frame.width, "the tree was not laid out")
    return leaf.frame.width
  }

  /// Takes the tree apart, view by view from the outside in, and lays out what is left.
  func takeDown() throws -> Double {
    let host = tree.superview
    for branch in tree.subviews { branch.removeFromSuperview() }
    tree.removeFromSuperview()
    root.layoutIfNeeded()
    try WrongResult.unless(tree.subviews.isEmpty && host?.subviews.isEmpty == true, "something is left")
    return Double(hosts.count)
  }
}
