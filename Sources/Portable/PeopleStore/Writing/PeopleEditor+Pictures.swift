public import Foundation

extension PeopleEditor {
  /// Gives a person another picture, or with `nil` none; one that nobody has any more is removed.
  public func setAvatar(_ avatar: NewAvatar?, of id: Int64) throws(PeopleStoreError) {
    let (picture, file) = try place(avatar)
    try change(
      "person", id, "UPDATE people SET picture = ?2, picture_file = ?3 WHERE id = ?1", .integer(picture), .text(file))
  }

  /// Keeps encoded picture bytes and returns their number, which is that of equal bytes kept before.
  ///
  /// Use it to give many people one picture: `.picture(number)`.
  public func addPicture(_ bytes: Data) throws(PeopleStoreError) -> Int64 {
    let connection = try connection()
    let digest = Self.digest(of: bytes)
    let kept = try connection.row(
      "SELECT id FROM pictures WHERE digest = ?1 AND bytes = ?2", .integer(digest), .data(bytes)
    ) { $0.integer(0) }
    if let kept { return kept }
    try connection.run("INSERT INTO pictures(digest, bytes) VALUES(?1, ?2)", .integer(digest), .data(bytes))
    return connection.lastInserted
  }

  /// The two columns that hold an avatar.
  func place(_ avatar: NewAvatar?) throws(PeopleStoreError) -> (picture: Int64?, file: String?) {
    switch avatar {
    case nil: return (nil, nil)
    case .bytes(let bytes): return (try addPicture(bytes), nil)
    case .file(let path): return (nil, path)
    case .picture(let number):
      let connection = try connection()
      let sql = "SELECT 1 FROM pictures WHERE id = ?1"
      guard try connection.row(sql, .integer(number), read: { _ in true }) == true else {
        throw PeopleStoreError(.invalid, file: connection.file, sql: sql, message: "there is no picture \(number)")
      }
      return (number, nil)
    }
  }

  /// FNV-1a over the bytes, for finding candidates; equality is then asked of the bytes themselves.
  private static func digest(of bytes: Data) -> Int64 {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash)
  }
}
