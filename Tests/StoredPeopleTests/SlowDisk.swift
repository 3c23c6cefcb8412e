import CSQLite
import Foundation

/// Stands between SQLite and the files: reads can be made slow, or fail, while a test runs.
///
/// It is a VFS of SQLite's, the default one for connections opened after `install`.
nonisolated enum SlowDisk {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var delay: TimeInterval = 0
  nonisolated(unsafe) private static var isBroken = false
  nonisolated(unsafe) private static var plainOpen: OpenFile?
  nonisolated(unsafe) private static var plainRead: ReadFile?
  nonisolated(unsafe) private static var tables:
    [UnsafePointer<sqlite3_io_methods>: UnsafePointer<sqlite3_io_methods>] = [:]

  private typealias OpenFile =
    @convention(c) (
      UnsafeMutablePointer<sqlite3_vfs>?, sqlite3_filename?, UnsafeMutablePointer<sqlite3_file>?, Int32,
      UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias ReadFile =
    @convention(c) (UnsafeMutablePointer<sqlite3_file>?, UnsafeMutableRawPointer?, Int32, sqlite3_int64) -> Int32

  /// Every read of a file takes so long from now on.
  static func setDelay(_ seconds: TimeInterval) { lock.withLock { delay = seconds } }

  /// Every read of a file fails from now on, or no more.
  static func setBroken(_ broken: Bool) { lock.withLock { isBroken = broken } }

  /// Takes its place, once.
  static let install: Void = {
    guard let plain = sqlite3_vfs_find(nil) else { return }
    plainOpen = plain.pointee.xOpen
    let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    vfs.initialize(to: plain.pointee)
    vfs.pointee.pNext = nil
    vfs.pointee.zName = UnsafePointer(strdup("slow"))
    vfs.pointee.xOpen = { vfs, name, file, flags, found in
      let code = SlowDisk.plainOpen?(vfs, name, file, flags, found) ?? SQLITE_ERROR
      if code == SQLITE_OK { SlowDisk.takeOver(file) }
      return code
    }
    sqlite3_vfs_register(vfs, 1)
  }()

  /// Gives a file a copy of its table of methods with another way to read; there is a table for each kind of file.
  private static func takeOver(_ file: UnsafeMutablePointer<sqlite3_file>?) {
    guard let file, let own = file.pointee.pMethods else { return }
    lock.withLock {
      if let made = tables[own] { return file.pointee.pMethods = made }
      plainRead = own.pointee.xRead
      let table = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
      table.initialize(to: own.pointee)
      table.pointee.xRead = { file, bytes, count, place in
        let (delay, isBroken) = SlowDisk.lock.withLock { (SlowDisk.delay, SlowDisk.isBroken) }
        if delay > 0 { Thread.sleep(forTimeInterval: delay) }
        return isBroken ? SlowDisk.failure : SlowDisk.plainRead?(file, bytes, count, place) ?? SQLITE_ERROR
      }
      tables[own] = UnsafePointer(table)
      file.pointee.pMethods = UnsafePointer(table)
    }
  }

  private static let failure = SQLITE_IOERR | 1 << 8
}
