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
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the window.
    public static func medium() -> Detent { Detent(.medium) { ($0 as? DetentRoom)?.medium } }
    /// All but the top.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that the resolver says, above the safe area's lower edge; nil, or no number, leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: "custom.\(UUID().uuidString)"), resolver)
    }

    /// The height above the safe area's lower edge; nil while the detent is left out.
    public final func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What a detent's height is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, above the safe area's lower edge.
  var maximumDetentValue: CGFloat { get }
}

/// The room of a sheet in a narrow window.
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat
  private let bottom: CGFloat

  init(_ container: UIView) {
    let (height, safe) = (container.bounds.height, container.safeAreaInsets)
    containerTraitCollection = container.traitCollection
    bottom = safe.bottom
    maximumDetentValue = max(height - safe.top - 10 - safe.bottom, 0)
    medium = (height / 2).rounded() - safe.bottom
  }

  /// A sheet's height with a detent, the safe area included; nil while the detent is left out.
  func height(_ detent: UISheetPresentationController.Detent) -> CGFloat? {
    guard let value = detent.resolvedValue(in: self), !value.isNaN else { return nil }
    return max(min(value, maximumDetentValue), 0) + bottom
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
