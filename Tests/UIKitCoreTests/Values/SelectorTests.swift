import Foundation
import Testing
import UIKit
import UIKitCore

/// Remembers what it was sent.
private class Receiver: NSObject {
  var log: [String] = []

  func all() -> [Selector] { [Selector(Self.tapped), Selector(Self.changed(_:)), Selector(Self.changed(_:for:))] }
  private func tapped() { log.append("tapped") }
  private func changed(_ sender: Receiver) { log.append("changed by \(sender === self ? "itself" : "another")") }
  private func changed(_ sender: Any?, for event: UIEvent?) {
    log.append("changed by \(sender == nil ? "nobody" : "somebody"), event \(event == nil ? "none" : "some")")
  }
}

private final class DerivedReceiver: Receiver {}

@Suite struct SelectorTests {
  @Test func callsMethodsOfAllThreeShapes() {
    let receiver = Receiver()
    let other = Receiver()
    for selector in receiver.all() { selector.perform(on: receiver, sender: other) }
    receiver.all()[2].perform(on: receiver, sender: nil)
    #expect(
      receiver.log == [
        "tapped", "changed by another", "changed by somebody, event none", "changed by nobody, event none",
      ])
  }

  @Test func worksOnSubclassesAndSaysWhoImplementsIt() {
    let derived = DerivedReceiver()
    let selector = derived.all()[0]
    selector.perform(on: derived, sender: nil)
    #expect(derived.log == ["tapped"])
    #expect(selector.isImplemented(by: DerivedReceiver()))
    #expect(!selector.isImplemented(by: NSObject()))
  }

  @Test func equalsItsCopiesOnly() {
    let receiver = Receiver()
    let one = receiver.all()[0]
    let copy = one
    #expect(one == copy && one.hashValue == copy.hashValue)
    #expect(one != receiver.all()[0])
  }

  @Test func doesNotKeepTheTarget() {
    var receiver: Receiver? = Receiver()
    weak let watched = receiver
    let selectors = receiver?.all() ?? []
    receiver = nil
    #expect(selectors.count == 3 && watched == nil)
  }

  @Test func stopsOnASenderOfAnotherType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let receiver = Receiver()
        receiver.all()[1].perform(on: receiver, sender: "text")
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("takes a Receiver but was sent by a String"))
  }
}
