import Dispatch
import Foundation

/// People, the actions they are assigned to, and who is in which section: a real SQLite database.
///
///     let store = try await PeopleStore.open("people.db", creating: true)
///     let action = try await store.write { editor in
///       let action = try editor.addAction("Review the engine notes")
///       let section = try editor.addSection("Assigned", to: action)
///       try editor.assign(editor.addPerson(NewPerson("Ada Lovelace")), to: section)
///       return action
///     }
///     for try await sections in store.observe(action) { show(sections) }
///
/// Any task may call it. All work is done on two queues of its own, one that reads and one that writes, so
/// a long write holds up no read. The connections close when the last reference goes, or with `close()`.
/// A method whose task is cancelled throws `.cancelled`.
public final class PeopleStore: Sendable {
  /// The database's file, as an absolute path.
  public let file: String
  let options: Options
  let reading: Lane
  /// `nil` in a store that only reads.
  let writing: Lane?
  let watching: Watching

  /// Opens a database, and brings an older schema up to date.
  ///
  /// An empty file, or with `creating` a missing one, gets the current schema. A file that is refused is not
  /// changed by a byte: one that is no database, is another program's, is damaged at its start, or was
  /// written by a newer version.
  ///
  /// - Parameters:
  ///   - path: The file; a relative path starts at the process's folder.
  ///   - creating: Whether a missing file is made. Its folder must exist.
  ///   - options: Time-out, access and locale.
  /// - Returns: The open store.
  /// - Throws: `PeopleStoreError`.
  public static func open(
    _ path: String, creating: Bool = false, options: Options = Options()
  ) async throws(PeopleStoreError) -> PeopleStore {
    let result: Result<PeopleStore, PeopleStoreError> = await withCheckedContinuation { continuation in
      DispatchQueue(label: "PeopleStore.open", qos: .userInitiated).async {
        do throws(PeopleStoreError) {
          continuation.resume(returning: .success(try PeopleStore(path, creating: creating, options: options)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }

  /// Opens on the calling thread.
  private init(_ path: String, creating: Bool, options: Options) throws(PeopleStoreError) {
    file = URL(fileURLWithPath: path).standardizedFileURL.path
    self.options = options
    let opening = Opening(file: file, creating: creating, options: options)
    switch options.access {
    case .readWrite: writing = Lane("write", file: file, session: try opening.writer())
    case .readOnly: writing = nil
    }
    reading = Lane("read", file: file, session: try opening.reader())
    watching = Watching(opening)
    watching.whenSettled { [weak self] in
      Task { await self?.sortForOthers() }
    }
  }

  deinit {
    watching.stop()
  }

  /// Ends the work at hand and closes the file; later calls throw `.closed`, and observations end.
  public func close() async {
    await watching.close()
    await reading.close()
    await writing?.close()
  }
}
