import UIKit

/// A section's title, pinned while its section is shown.
final class PeopleHeaderView: UICollectionReusableView {
  static let identifier = "PeopleHeaderView"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .bottomLeft
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .peopleText
    addSubview(label)
    let views: [String: Any] = ["label": label]
    for format in ["H:|-20-[label]-20-|", "V:|-(>=0)-[label]-5-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }

  required init?(coder: NSCoder) { nil }
}
