import Testing
import WindowHost

/// When frames follow each other.
struct FramePacerTests {
  private let interval = FramePacer.interval

  @Test func theFirstFrameIsDueAtOnce() {
    #expect(FramePacer().isDue(at: 0))
  }

  @Test func framesThatAreABitLateKeepTheGrid() {
    var pacer = FramePacer()
    pacer.didBegin(at: 100)
    for step in 1...600 {
      let planned = 100 + Double(step) * interval
      #expect(abs(pacer.next - planned) < 1e-9)
      #expect(!pacer.isDue(at: planned - 0.0001))
      #expect(pacer.isDue(at: planned + 0.0001))
      pacer.didBegin(at: planned + Double(step % 10) * 0.0004)
    }
  }

  @Test func aFrameAfterARestComesAtOnceAndStartsTheGridAnew() {
    var pacer = FramePacer()
    pacer.didBegin(at: 100)
    #expect(pacer.isDue(at: 105.003))
    pacer.didBegin(at: 105.003)
    #expect(pacer.next == 105.003 + interval)
  }

  @Test func framesThatTakeTooLongFollowEachOtherWithoutCatchingUp() {
    var pacer = FramePacer()
    var now = 100.0
    for _ in 0..<10 {
      #expect(pacer.isDue(at: now))
      pacer.didBegin(at: now)
      now += 3 * interval
    }
    #expect(pacer.next <= now)
    pacer.didBegin(at: now)
    #expect(!pacer.isDue(at: now + interval / 2))
  }
}
