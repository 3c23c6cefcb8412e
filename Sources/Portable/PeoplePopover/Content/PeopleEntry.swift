public import Foundation
public import UIKit

/// A person, or anything else with a name to show and a picture: a document, a group.
public nonisolated struct PeopleEntry: Identifiable, Sendable {
  /// What tells the entry from others, also after it was renamed.
  public let id: AnyEntryID
  /// The name shown, in any script.
  public var name: String
  /// The picture, or nil for a monogram.
  public var picture: Picture?

  /// Where an entry's picture comes from.
  public enum Picture: Sendable {
    /// A picture that is there.
    case image(UIImage)
    /// Encoded bytes that are there: PNG, JPEG and so on.
    case data(Data)
    /// Encoded bytes that are fetched when the entry is shown; `key` tells pictures apart, in the cache too.
    case fetched(key: String, @Sendable () async -> Data?)
  }

  /// An entry; a picture that can't be decoded is shown as a monogram.
  public init(id: some Hashable & Sendable, name: String, picture: Picture? = nil) {
    self.id = AnyEntryID(id)
    self.name = name
    self.picture = picture
  }
}

/// The identity of an entry, whatever it is made of.
public nonisolated struct AnyEntryID: Hashable, Sendable {
  /// The value that was wrapped: `id.base as? Int64` gives back a row's number.
  public let base: any Hashable & Sendable

  /// Wraps a value that tells entries apart.
  public init(_ base: some Hashable & Sendable) { self.base = base }

  /// Whether both are the same value of the same type.
  public static func == (left: AnyEntryID, right: AnyEntryID) -> Bool { left.base.isSame(as: right.base) }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The value as text: a key for caches.
  var text: String { "\(base)" }
}

nonisolated extension Hashable {
  /// Without the boxes of `AnyHashable`, which ask the runtime about the type: cells compare whenever they are shown.
  fileprivate func isSame(as other: any Hashable) -> Bool { (other as? Self) == self }
}
