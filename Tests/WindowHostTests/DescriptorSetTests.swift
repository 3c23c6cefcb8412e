import CMainLoop
import Foundation
import Testing

/// The set of descriptors that feeds the main loop.
@Suite(.serialized)
struct DescriptorSetTests {
  /// Long enough for what is bound to come.
  private let long: Int32 = 10_000

  /// Whether the set becomes readable within so many milliseconds.
  private func becomesReadable(_ set: DescriptorSet, within milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: set.set, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, milliseconds) == 1
  }

  /// Sends this thread a signal; dispatch's threads hold signals back otherwise.
  private func send(_ number: Int32) {
    var (this, before) = (sigset_t(), sigset_t())
    sigemptyset(&this)
    sigaddset(&this, number)
    pthread_sigmask(SIG_UNBLOCK, &this, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  @Test func aTimerMakesTheSetReadableOnce() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    #expect(!becomesReadable(set, within: 0))
    descriptor_set_arm(set, 0.005)
    #expect(becomesReadable(set, within: long))
    #expect(descriptor_set_read_timer(set))
    #expect(!descriptor_set_read_timer(set))
    #expect(!becomesReadable(set, within: 20))
  }

  @Test func aTimeThatIsPastIsNow() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    descriptor_set_arm(set, 0)
    #expect(becomesReadable(set, within: long))
    #expect(descriptor_set_read_timer(set))
  }

  @Test func aTimerCanBePutOffAndDisarmed() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    descriptor_set_arm(set, 0.001)
    descriptor_set_arm(set, 1e12)
    #expect(!becomesReadable(set, within: 20))
    descriptor_set_arm(set, 0.001)
    descriptor_set_arm(set, -1)
    #expect(!becomesReadable(set, within: 20))
  }

  @Test func aDescriptorThatCanBeReadMakesTheSetReadable() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    let pipe = Pipe()
    #expect(descriptor_set_add(set, pipe.fileHandleForReading.fileDescriptor))
    #expect(!becomesReadable(set, within: 0))
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(becomesReadable(set, within: long))
    descriptor_set_remove(set, pipe.fileHandleForReading.fileDescriptor)
    #expect(!becomesReadable(set, within: 0))
  }

  @Test func whatCannotBeWaitedForIsRefused() throws {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    #expect(!descriptor_set_add(set, -1))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!descriptor_set_add(set, try FileHandle(forReadingFrom: file).fileDescriptor))
  }

  @Test func aSignalIsCaughtOnceAndHandlersComeBack() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    let before = signal(SIGTERM, SIG_IGN)
    signal(SIGTERM, SIG_DFL)
    defer { signal(SIGTERM, before) }
    descriptor_set_catch_signals(set)
    send(SIGTERM)
    #expect(becomesReadable(set, within: long))
    #expect(descriptor_set_read_signal(set) == SIGTERM)
    #expect(descriptor_set_read_signal(set) == 0)
    descriptor_set_restore_signals()
    #expect(!becomesReadable(set, within: 0))
  }

  @Test func aSignalThatIsIgnoredStaysIgnored() {
    let set = descriptor_set_make()
    defer { descriptor_set_close(set) }
    let before = signal(SIGTERM, SIG_IGN)
    defer { signal(SIGTERM, before) }
    descriptor_set_catch_signals(set)
    send(SIGTERM)
    #expect(descriptor_set_read_signal(set) == 0)
    descriptor_set_restore_signals()
  }
}
