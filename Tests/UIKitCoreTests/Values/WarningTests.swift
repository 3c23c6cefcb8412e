import Foundation
import Testing
import UIKitCore

@Suite struct WarningTests {
  @Test func keepsWhatIsReportedAndEachKeyOnce() {
    let found = Warnings.during {
      Warnings.report("first")
      Warnings.report("second", once: "key")
      Warnings.report("third", once: "key")
      Warnings.report("first")
    }
    #expect(found == ["first", "second", "first"])
  }

  @Test func listenersSeeOnlyTheirOwn() {
    let outer = Warnings.during {
      let inner = Warnings.during { Warnings.report("inner", once: "k") }
      #expect(inner == ["inner"])
      Warnings.report("outer", once: "k")
    }
    #expect(outer == ["outer"])
  }

  @Test func keepsTheLatestOnly() {
    let found = Warnings.during {
      for number in 0..<Warnings.capacity + 10 { Warnings.report("\(number)") }
    }
    #expect(found.count == Warnings.capacity)
    #expect(found.first == "10")
    #expect(found.last == "\(Warnings.capacity + 9)")
  }

  @Test func handlerGetsWarningsThatNobodyListensTo() {
    let previous = Warnings.handler
    defer { Warnings.handler = previous }
    let heard = Locked<[String]>([])
    Warnings.handler = { message in heard.change { $0.append(message) } }
    Warnings.report("a warning for the handler")
    #expect(heard.value.contains("a warning for the handler"))
    #expect(Warnings.recorded.contains("a warning for the handler"))
  }

  @Test func aMistakeStopsTheProgramWithItsMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      programmerError("The width is -1; give a positive one.")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.hasPrefix("PopoverKit: The width is -1; give a positive one.\n"))
  }
}
