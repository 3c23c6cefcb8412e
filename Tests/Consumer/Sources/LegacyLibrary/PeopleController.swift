import UIKit

/// A grid of people that says who was picked.
public final class PeopleController: UIViewController {
  /// Called with the name of the person that was tapped.
  public var onPick: ((String) -> Void)?
  /// The grid.
  public private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let names: [String]

  /// A grid of these people.
  public init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 240, height: 180)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PersonCell.self, forCellWithReuseIdentifier: "person")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}

extension PeopleController: UICollectionViewDataSource {
  /// The number of items.
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  /// A cell for an item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
    (cell as? PersonCell)?.nameLabel.text = names[indexPath.item]
    return cell
  }
}

extension PeopleController: UICollectionViewDelegateFlowLayout {
  /// All items have one size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 70, height: 40)
  }

  /// Passes the pick on.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onPick?(names[indexPath.item])
  }
}
