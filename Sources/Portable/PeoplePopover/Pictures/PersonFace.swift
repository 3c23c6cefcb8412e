import UIKit

/// What a cell shows where an entry's picture goes.
enum PersonFace {
  /// A picture or a monogram; one that is round already is copied as it is in every frame.
  case image(UIImage, isRound: Bool = true)
  /// A plain disc: a colour of a rounded view, for which nothing is drawn ahead. Most are never seen, since their
  /// pictures come before the first frame.
  case disc(UIColor)

  /// Stands for the picture of an entry that is not there yet.
  static let placeholder = disc(UIColor(white: 0.5, alpha: 0.2))
}
