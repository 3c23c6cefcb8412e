import UIKitCore

extension Stage {
  /// The versions of iOS whose measures popovers can have.
  public enum PopoverStyle: Sendable {
    /// At least 10 points from the edges; what a stage begins with.
    case iOS18
    /// At least 19 points from the edges.
    case iOS26

    fileprivate var measures: UIKitCore.PopoverStyle {
      switch self {
      case .iOS18: .standard
      case .iOS26: .wideMargin
      }
    }
  }

  /// Gives the popovers that are presented from now on the measures of a version of iOS, as `POPOVER_STYLE` does in a
  /// window.
  ///
  /// - Parameter style: The version; it holds until the next stage.
  public func setPopoverStyle(_ style: PopoverStyle) { UIKitCore.PopoverStyle.current = style.measures }
}
