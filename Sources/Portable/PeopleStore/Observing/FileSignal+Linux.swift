#if os(Linux)
  import Foundation
  import Glibc

  /// Sleeps until the files of a database are written, by whomever.
  ///
  /// inotify watches the log and the file itself for writes, and the folder for the log's coming. A pipe
  /// carries `nudge` and `stop`, so one `poll` waits for all and nothing runs between.
  final class FileSignal: @unchecked Sendable {
    private let file: String
    private let names: Set<String>
    private let changes: Int32
    private let calls: (ear: Int32, mouth: Int32)
    private let lock = NSLock()
    private var isStopped = false

    init(_ path: String) throws(PeopleStoreError) {
      file = path
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      let name = String(path[slash...].drop { $0 == "/" })
      names = [name, name + "-wal"]
      changes = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      for end in ends where end >= 0 {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      calls = (ends[0], ends[1])
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      guard changes >= 0, calls.ear >= 0,
        inotify_add_watch(changes, folder, UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) >= 0
      else {
        let message = String(cString: strerror(errno))
        for descriptor in [changes, calls.ear, calls.mouth] where descriptor >= 0 { Glibc.close(descriptor) }
        throw PeopleStoreError(.cannotWatch, file: path, message: message)
      }
      watchFiles()
    }

    deinit {
      for descriptor in [changes, calls.ear, calls.mouth] { Glibc.close(descriptor) }
    }

    /// Watches the files there are; one that is watched already stays so.
    private func watchFiles() {
      inotify_add_watch(changes, file, UInt32(IN_MODIFY))
      inotify_add_watch(changes, file + "-wal", UInt32(IN_MODIFY))
    }

    /// Sleeps until something happens; `nil` milliseconds is for ever.
    func wait(_ milliseconds: Int32?) -> ChangeSignal {
      while true {
        var descriptors = [changes, calls.ear].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&descriptors, 2, milliseconds ?? -1) != 0 else { return .elapsed }
        let isCalled = listen()
        if lock.withLock({ isStopped }) { return .stopped }
        let isWritten = drain()
        if isWritten { watchFiles() }
        if isCalled || isWritten { return .touched }
      }
    }

    /// Reads the events that wait and says whether one was about our files.
    private func drain() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 4096)
      var isOurs = false
      while true {
        let count = read(changes, &buffer, buffer.count)
        guard count > 0 else { return isOurs }
        buffer.withUnsafeBytes { bytes in
          var place = 0
          while place + 16 <= count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
            let name = bytes[place + 16..<place + 16 + length].prefix { $0 != 0 }
            // Events of a watched file have no name, those of the folder have.
            isOurs = isOurs || name.isEmpty || names.contains(String(decoding: name, as: UTF8.self))
            place += 16 + length
          }
        }
      }
    }

    // MARK: Calls of this process

    /// Ends the wait as if the files were written.
    func nudge() { call() }

    /// Ends the wait for good.
    func stop() {
      lock.withLock { isStopped = true }
      call()
    }

    private func call() {
      // A pipe that is full wakes the reader as well as one byte more would.
      var byte: UInt8 = 0
      write(calls.mouth, &byte, 1)
    }

    /// Empties the pipe and says whether anything was in it.
    private func listen() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 256)
      var isCalled = false
      while read(calls.ear, &bytes, bytes.count) > 0 { isCalled = true }
      return isCalled
    }
  }
#endif
