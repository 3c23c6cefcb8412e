public import Foundation

/// One of the choices of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a choice means.
  public nonisolated enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// It leaves everything as it is; it is last, and Escape chooses it.
    case cancel = 1
    /// It destroys something: red.
    case destructive = 2
  }

  /// The words of the choice.
  public final let title: String?
  /// What it means.
  public final let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { enabledChanged?(isEnabled) } }

  final let handler: ((UIAlertAction) -> Void)?
  final var enabledChanged: ((Bool) -> Void)?

  /// A choice; the handler runs once the alert has gone.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
