import UIKit

/// A cell as most applications write it.
public final class PersonCell: UICollectionViewCell {
  /// Shows the person's name.
  public let nameLabel = UILabel()
  /// How often the cell was used again.
  public private(set) var reuses = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.frame = contentView.bounds
    nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(nameLabel)
    contentView.layer.cornerRadius = 8
  }

  /// Archives hold no such cells.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    reuses += 1
  }
}
