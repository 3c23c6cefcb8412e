public import Foundation

/// What is said of a person when they enter the store.
public struct NewPerson: Hashable, Sendable {
  /// The name shown, in any script.
  public var name: String
  /// Whether the person can be reached now.
  public var presence: Presence
  /// The person's picture, or `nil` for none.
  public var avatar: NewAvatar?

  /// Describes a person; only the name is needed.
  public init(_ name: String, presence: Presence = .unknown, avatar: NewAvatar? = nil) {
    self.name = name
    self.presence = presence
    self.avatar = avatar
  }
}

/// A picture on its way into the store.
public enum NewAvatar: Hashable, Sendable {
  /// Encoded picture bytes (PNG, JPEG, ...), kept in the database; equal bytes are kept once.
  case bytes(Data)
  /// A picture that the database already holds.
  case picture(Int64)
  /// A picture file that stays where it is; a relative path starts at the database's folder.
  case file(String)
}
