#if !os(Linux)
  import Dispatch
  import Foundation

  /// Sleeps until the files of a database are written, by whomever: kernel events for the folder, the file
  /// and its log, through dispatch sources.
  final class FileSignal: @unchecked Sendable {
    private let condition = NSCondition()
    private let queue = DispatchQueue(label: "PeopleStore.watch")
    private let file: String
    private var sources: [any DispatchSourceFileSystemObject] = []
    private var isTouched = false
    private var isStopped = false

    init(_ path: String) throws(PeopleStoreError) {
      file = path
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard let source = self.source(folder, .write) else {
        throw PeopleStoreError(.cannotWatch, file: path, message: String(cString: strerror(errno)))
      }
      sources = [source]
      watchFiles()
    }

    deinit {
      sources.forEach { $0.cancel() }
    }

    private func watchFiles() {
      let events: DispatchSource.FileSystemEvent = [.write, .extend]
      let files = [source(file, events), source(file + "-wal", events)].compactMap { $0 }
      condition.withLock {
        sources[1...].forEach { $0.cancel() }
        sources = [sources[0]] + files
      }
    }

    private func source(
      _ path: String, _ events: DispatchSource.FileSystemEvent
    ) -> (any DispatchSourceFileSystemObject)? {
      let descriptor = open(path, O_EVTONLY)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: events, queue: queue)
      source.setEventHandler { [weak self] in self?.nudge() }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      return source
    }

    /// Sleeps until something happens; `nil` milliseconds is for ever.
    func wait(_ milliseconds: Int32?) -> ChangeSignal {
      let end = milliseconds.map { Date(timeIntervalSinceNow: Double($0) / 1000) } ?? .distantFuture
      condition.lock()
      while !isTouched, !isStopped, condition.wait(until: end) {}
      let signal: ChangeSignal = isStopped ? .stopped : isTouched ? .touched : .elapsed
      isTouched = false
      condition.unlock()
      if signal == .touched { watchFiles() }
      return signal
    }

    /// Ends the wait as if the files were written.
    func nudge() {
      condition.withLock {
        isTouched = true
        condition.signal()
      }
    }

    /// Ends the wait and every later one.
    func stop() {
      condition.withLock {
        isStopped = true
        condition.signal()
      }
    }
  }
#endif
