/// A person as the store keeps them.
public struct Person: Hashable, Sendable, Identifiable {
  /// The number that names the person in the database, for life.
  public let id: Int64
  /// The name shown, in any script.
  public var name: String
  /// Whether the person can be reached now.
  public var presence: Presence
  /// Where the person's picture is, or `nil` for a person without one.
  public var avatar: Avatar?

  /// Makes a person from known values; the store makes its own.
  public init(id: Int64, name: String, presence: Presence = .unknown, avatar: Avatar? = nil) {
    self.id = id
    self.name = name
    self.presence = presence
    self.avatar = avatar
  }
}

/// Whether a person can be reached now.
///
/// The raw values are those of the database column; a number that is none of them reads as `unknown`.
public enum Presence: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unknown = 0
  /// Signed out.
  case offline = 1
  /// Signed in, not at hand.
  case away = 2
  /// Signed in, not to be disturbed.
  case busy = 3
  /// Signed in and at hand.
  case available = 4
}

/// Where a person's picture is.
///
/// It is a reference on purpose: a million people who share sixteen pictures carry sixteen numbers, and a
/// cache of decoded pictures is keyed by this value. Bytes once stored under a number never change.
public enum Avatar: Hashable, Sendable {
  /// Encoded picture bytes kept in the database under this number.
  case picture(Int64)
  /// A picture file; a relative path starts at the database's folder.
  case file(String)
}
