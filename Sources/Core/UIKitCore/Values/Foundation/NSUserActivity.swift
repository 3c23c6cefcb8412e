public import Foundation

/// What a user was doing, to be handed to a new scene.
///
/// Foundation has it on Apple's platforms only. Nothing here leaves the process.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse-domain style.
  public final let activityType: String
  /// A name for the user.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
