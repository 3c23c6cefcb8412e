import CoreGraphics
public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a height.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// UIKit's name.
      public let rawValue: String
      /// An identifier by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All but the top.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The height's name.
    public final let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// About half of the window.
    public static func medium() -> Detent { Detent(.medium) }
    /// All but the top.
    public static func large() -> Detent { Detent(.large) }

    /// The height in a window's; `most` is what is left below the top.
    final func height(in window: CGFloat, most: CGFloat) -> CGFloat {
      identifier == .medium ? (window / 2).rounded() : most
    }
  }
}

/// Told what a sheet does; everything is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The small bar at the top of a sheet.
final class SheetGrabber: UIView {
  private let touched: () -> Void
  private let bar = UIView(frame: CGRect(x: 12, y: 5, width: 36, height: 5))

  init(_ touched: @escaping () -> Void) {
    self.touched = touched
    super.init(frame: .zero)
    accessibilityLabel = "Sheet Grabber"
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = 2.5
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }
}
