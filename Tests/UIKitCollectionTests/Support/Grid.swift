import UIKit
import UIKitTesting

/// A cell that counts how many of it were made, and how often each was reused.
final class CountedCell: UICollectionViewCell {
  static var made = 0
  var reuses = 0
  var layouts = 0

  override init(frame: CGRect) {
    Self.made += 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A header or footer.
final class EdgeView: UICollectionReusableView {}

/// A controller whose view is a collection view over counts, which writes down every call.
class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// Which calls are written down.
  var writes: Set<Call> = []
  enum Call { case counts, display, choice, scroll }
  let layout: UICollectionViewLayout
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var flow: UICollectionViewFlowLayout! { layout as? UICollectionViewFlowLayout }

  init(_ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.counts = counts
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
    CountedCell.made = 0
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(EdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view = collectionView
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if writes.contains(.counts) { log.append("sections") }
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if writes.contains(.counts) { log.append("items \(section)") }
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.accessibilityLabel = name(of: path)
    return cell
  }

  func name(of path: IndexPath) -> String { "\(path.section)-\(path.item)" }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
  }

  // The methods that tests watch stand here: a subclass that adds an optional method is not asked.

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    if writes.contains(.display) { log.append("+\(path.item)") }
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { if writes.contains(.display) { log.append("-\(path.item)") } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if writes.contains(.scroll) { log.append("scrolled \(Int(scrollView.contentOffset.y))") }
  }

  /// Items that may not be highlighted, selected, deselected.
  var refused: (highlight: Set<Int>, selection: Set<Int>, deselection: Set<Int>) = ([], [], [])

  private func note(_ call: String, _ path: IndexPath) {
    if writes.contains(.choice) { log.append("\(call) \(path.item)") }
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    note("highlight?", path)
    return !refused.highlight.contains(path.item)
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("highlighted", path) }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { note("unhighlighted", path) }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    note("select?", path)
    return !refused.selection.contains(path.item)
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    note("deselect?", path)
    return !refused.deselection.contains(path.item)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("selected", path) }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselected", path) }

  // MARK: What tests look at

  /// The calls since the last look.
  func calls() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }

  /// The items in view that look selected or touched: `s2 h3`.
  var looks: String {
    collectionView.visibleCells.compactMap { cell in
      let marks = (cell.isSelected ? "s" : "") + (cell.isHighlighted ? "h" : "")
      return marks.isEmpty ? nil : marks + (collectionView.indexPath(for: cell).map { "\($0.item)" } ?? "?")
    }.joined(separator: " ")
  }

  func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func cell(_ item: Int, _ section: Int = 0) -> CountedCell? {
    collectionView.cellForItem(at: self.item(item, section)) as? CountedCell
  }

  func header(_ section: Int) -> UIView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: item(0, section))
  }

  func footer(_ section: Int) -> UIView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: item(0, section))
  }

  func scroll(to y: CGFloat) {
    collectionView.contentOffset.y = y
    collectionView.layoutIfNeeded()
  }

  /// The visible items as text: `0-3 0-4`.
  var visible: String {
    collectionView.indexPathsForVisibleItems.map { "\($0.section)-\($0.item)" }.joined(separator: " ")
  }
}

extension Stage {
  /// A stage of a size with a grid on it.
  static func showing(_ grid: Grid, width: CGFloat = 320, height: CGFloat = 480) -> Stage {
    let stage = Stage(size: CGSize(width: width, height: height))
    stage.show(grid)
    return stage
  }
}
