import UIKit

extension UIColor {
  /// The colour of names and titles: a slate blue, and on dark ground a lighter one of the same hue.
  nonisolated static let peopleText = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 157 / 255, green: 175 / 255, blue: 193 / 255, alpha: 1)
      : UIColor(red: 102 / 255, green: 119 / 255, blue: 136 / 255, alpha: 1)
  }

  /// The ground of the grid: white, and in dark appearance the system's.
  nonisolated static let peopleBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor.systemBackground.resolvedColor(with: traits) : .white
  }
}
