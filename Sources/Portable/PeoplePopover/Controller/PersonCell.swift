import UIKit

/// An entry of the grid: a round picture and a name.
final class PersonCell: UICollectionViewCell {
  static let identifier = "PersonCell"
  static let imageSide: CGFloat = 45

  let imageView = PersonPictureView()
  let label = UILabel()
  /// Whom the cell shows, so that a picture that comes late finds out whether it is still wanted; nil for a placeholder.
  private(set) var entryID: AnyEntryID?
  /// The picture that belongs to the entry, as the cache calls it.
  private(set) var pictureKey: String?
  /// Whether the entry's own picture is shown, or there is none to wait for.
  private(set) var hasPicture = false
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
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { willSet { if newValue { makeSelectedBackground() } } }
  override var isSelected: Bool { willSet { if newValue { makeSelectedBackground() } } }

  /// Only the few cells that are touched or chosen need one.
  private func makeSelectedBackground() {
    guard selectedBackgroundView == nil else { return }
    let background = UIView()
    background.backgroundColor = .systemFill
    background.layer.cornerRadius = 8
    selectedBackgroundView = background
  }

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

  // Nothing is taken back before the next use: a cell that is used for the same entry again has nothing to do.

  /// The scale at which the picture was made.
  private(set) var scale: CGFloat = 0

  /// Shows an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - key: What tells its picture from others.
  ///   - face: The picture, or what stands for it.
  ///   - isPicture: Whether no other is to come.
  func show(_ entry: PeopleEntry, _ key: String?, _ face: PersonFace, isPicture: Bool) {
    entryID = entry.id
    pictureKey = key
    hasPicture = isPicture
    scale = UIScreen.main.scale
    if label.text != entry.name { label.text = entry.name }
    imageView.show(face)
    accessibilityLabel = entry.name
  }

  /// Shows that an entry is on its way: a disc and an ellipsis where picture and name will be.
  func showPlaceholder() {
    entryID = nil
    pictureKey = nil
    hasPicture = false
    label.text = Self.ellipsis
    imageView.show(.placeholder)
    accessibilityLabel = "Loading"
  }

  static let ellipsis = "…"
}
