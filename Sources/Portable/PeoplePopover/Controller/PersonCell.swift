import UIKit

/// An entry of the grid: a round picture and a name.
final class PersonCell: UICollectionViewCell {
  static let identifier = "PersonCell"
  static let imageSide: CGFloat = 45

  let imageView = UIImageView()
  let label = UILabel()
  /// What the cell shows, so that a picture that comes late finds out whether it is still wanted.
  var entryID: AnyEntryID?
  /// Draws an orange border around the picture, to see where it is.
  var showsDebugBorder = false {
    didSet { imageView.layer.borderWidth = showsDebugBorder ? 1 : 0 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.imageSide / 2
    imageView.layer.borderColor = UIColor.orange.cgColor
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 14)
    label.textColor = .peopleText
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    contentView.addSubview(imageView)
    contentView.addSubview(label)
    addConstraints()
    let selected = UIView()
    selected.backgroundColor = .systemFill
    selected.layer.cornerRadius = 8
    selectedBackgroundView = selected
  }

  required init?(coder: NSCoder) { nil }

  private func addConstraints() {
    let views: [String: Any] = ["image": imageView, "label": label]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[image(45)]-5-[label(100)]|", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[label]|", options: [], metrics: nil, views: views)
    for view in [imageView, label] {
      constraints.append(
        NSLayoutConstraint(
          item: view, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY, multiplier: 1,
          constant: 0))
    }
    constraints.append(
      NSLayoutConstraint(
        item: imageView, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: Self.imageSide))
    NSLayoutConstraint.activate(constraints)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    entryID = nil
    imageView.image = nil
    label.text = nil
  }
}
