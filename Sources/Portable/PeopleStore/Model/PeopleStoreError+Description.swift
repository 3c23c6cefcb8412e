public import Foundation

extension PeopleStoreError: CustomStringConvertible {
  /// One line for a person: what is wrong, and what to do about it.
  ///
  ///     people.db is locked: another program held it for 5.0 seconds; close that program or try again
  public var description: String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return "\(name) \(complaint); \(remedy)"
  }

  private var complaint: String {
    switch kind {
    case .missing: "is missing: there is no file at \(file)"
    case .cannotOpen: "cannot be opened at \(file): \(message)"
    case .notADatabase: "is not a database: \(message)"
    case .otherProgram: "is the database of another program: \(message)"
    case .newerSchema(let found, let supported):
      "was written by a newer version (schema \(found), this one knows up to \(supported))"
    case .olderSchema(let found, let supported):
      "was written by an older version (schema \(found), this one reads \(supported))"
    case .malformed: "is damaged: \(message)"
    case .locked(let waited): "is locked: another program held it for \(seconds(waited)) seconds"
    case .diskFull: "cannot grow: \(message)"
    case .readOnly: "cannot be written: \(message)"
    case .invalid: "refused the change: \(message)"
    case .collationChanged: "was sorted anew by another version of the collation rules"
    case .cancelled: "was left alone: the task was cancelled"
    case .closed: "is closed"
    case .cannotWatch: "cannot be watched: \(message)"
    case .failed: "failed: \(message)"
    }
  }

  private var remedy: String {
    switch kind {
    case .missing: "check the path, or open it with creating: true"
    case .cannotOpen: "check that the folder exists and that you may use it"
    case .notADatabase, .otherProgram: "choose another file; this one was not touched"
    case .newerSchema: "update this program; the file was not touched"
    case .olderSchema: "open it once for writing, which brings it up to date"
    case .malformed: "restore it from a copy, or save what is readable with sqlite3's .recover"
    case .locked: "close that program or try again"
    case .diskFull: "free some space and try again; nothing was written"
    case .readOnly: "allow writing, or open it with access: .readOnly"
    case .invalid: "check the ids; nothing was written"
    case .collationChanged: "open it again"
    case .cancelled: "nothing was written"
    case .closed: "open it again"
    case .cannotWatch: "raise the system's limit of watches, or read again by hand"
    case .failed: "see the error's code, SQL and message"
    }
  }

  private func seconds(_ duration: Duration) -> String {
    let (whole, parts) = duration.components
    let tenths = parts / 100_000_000_000_000_000
    return "\(whole).\(tenths)"
  }
}

extension PeopleStoreError: CustomDebugStringConvertible {
  /// The description with SQLite's code and message and the SQL, for a log.
  public var debugDescription: String {
    "\(description) [\(file), SQLite \(code): \(message)\(sql.map { ", in: \($0)" } ?? "")]"
  }
}

extension PeopleStoreError: LocalizedError {
  /// The same line as `description`, so that a generic handler of errors shows it.
  public var errorDescription: String? { description }
}
