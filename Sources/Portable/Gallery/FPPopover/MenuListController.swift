public import UIKit

/// A menu-like list: a collection of one column that knows the size it needs.
public final class MenuListController: UICollectionViewController {
  private let items: [String]
  private let rowHeight: CGFloat = 40
  /// Called with the number of the item that was chosen.
  public var onChoose: ((Int) -> Void)?

  /// A list of items.
  public init(items: [String]) {
    self.items = items
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
    preferredContentSize = CGSize(width: 160, height: rowHeight * CGFloat(items.count))
  }

  /// Archives hold no lists.
  public required init?(coder: NSCoder) { nil }

  /// Prepares the rows.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(MenuListCell.self, forCellWithReuseIdentifier: "item")
  }

  /// Makes the rows as wide as the list.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let size = CGSize(width: max(1, view.bounds.width), height: rowHeight)
    if layout.itemSize != size { layout.itemSize = size }
  }

  /// The number of items.
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  /// A row.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? MenuListCell)?.label.text = items[indexPath.item]
    return cell
  }

  /// An item was chosen.
  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onChoose?(indexPath.item)
  }
}

/// A row of the list.
final class MenuListCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
