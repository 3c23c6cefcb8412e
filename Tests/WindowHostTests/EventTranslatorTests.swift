import CSDL2
import Testing
import UIKitCore
import WindowHost

/// What SDL's events say to a scene.
struct EventTranslatorTests {
  /// Translates events one after the other; nil where an event says nothing.
  private func translate(_ events: SDL_Event..., scale: CGFloat = 1) -> [String?] {
    var translator = EventTranslator(scale: scale, width: 800, height: 600)
    return events.map { translator.hostEvent(of: $0)?.text }
  }

  @Test func aClickIsATouchOfThePointer() {
    let texts = translate(.mouse(SDL_MOUSEBUTTONDOWN, x: 10, y: 20), .mouse(SDL_MOUSEBUTTONUP, x: 11, y: 21))
    #expect(texts == ["touch began 10.0,20.0 id 0 indirectPointer", "touch ended 11.0,21.0 id 0 indirectPointer"])
  }

  @Test func pixelsBecomePointsByTheScale() {
    let texts = translate(.mouse(SDL_MOUSEBUTTONDOWN, x: 15, y: 30), .wheel(x: 0, y: 1, at: (3, 6)), scale: 1.5)
    #expect(texts == ["touch began 10.0,20.0 id 0 indirectPointer", "scroll 0.0 -60.0 2.0,4.0"])
  }

  @Test func motionIsAMoveWhileTheButtonIsDownAndHoveringOtherwise() {
    let texts = translate(
      .motion(x: 1, y: 2), .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2), .motion(x: 3, y: 4),
      .mouse(SDL_MOUSEBUTTONUP, x: 3, y: 4), .motion(x: 5, y: 6), .window(SDL_WINDOWEVENT_LEAVE))
    #expect(
      texts == [
        "hover 1.0,2.0", "touch began 1.0,2.0 id 0 indirectPointer", "touch moved 3.0,4.0 id 0 indirectPointer",
        "touch ended 3.0,4.0 id 0 indirectPointer", "hover 5.0,6.0", "hover outside",
      ])
  }

  @Test func otherButtonsAndTheMouseThatStandsForFingersSayNothing() {
    let texts = translate(
      .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2, button: 2), .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2, button: 4),
      .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2, which: .max), .mouse(SDL_MOUSEBUTTONUP, x: 1, y: 2))
    #expect(texts == [nil, nil, nil, nil])
  }

  @Test func theSecondButtonAsksForAMenuUnlessTheFirstIsDown() {
    let texts = translate(
      .mouse(SDL_MOUSEBUTTONDOWN, x: 10, y: 20, button: SDL_BUTTON_RIGHT),
      .mouse(SDL_MOUSEBUTTONUP, x: 10, y: 20, button: SDL_BUTTON_RIGHT), .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2),
      .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2, button: SDL_BUTTON_RIGHT))
    #expect(texts == ["secondary 10.0,20.0", nil, "touch began 1.0,2.0 id 0 indirectPointer", nil])
  }

  @Test func losingTheFocusTakesTheTouchAway() {
    let texts = translate(
      .window(SDL_WINDOWEVENT_FOCUS_LOST), .mouse(SDL_MOUSEBUTTONDOWN, x: 1, y: 2), .motion(x: 3, y: 4),
      .window(SDL_WINDOWEVENT_FOCUS_LOST), .mouse(SDL_MOUSEBUTTONUP, x: 5, y: 6))
    #expect(
      texts == [
        nil, "touch began 1.0,2.0 id 0 indirectPointer", "touch moved 3.0,4.0 id 0 indirectPointer",
        "touch cancelled 3.0,4.0 id 0 indirectPointer", nil,
      ])
  }

  @Test func aTurnOfTheWheelTowardsTheUserShowsWhatIsFurtherDown() {
    #expect(translate(.wheel(x: 0, y: -1)) == ["scroll 0.0 60.0 0.0,0.0"])
    #expect(translate(.wheel(x: 1, y: 0)) == ["scroll 60.0 -0.0 0.0,0.0"])
  }

  @Test func partsOfANotchCount() {
    #expect(translate(.wheel(x: 0, y: -0.25)) == ["scroll 0.0 15.0 0.0,0.0"])
    #expect(translate(.wheel(x: 0, y: 0)) == [nil])
  }

  @Test func aDesktopThatTurnsTheWheelRoundIsNotOverruled() {
    #expect(translate(.wheel(x: 0, y: 1, isFlipped: true)) == translate(.wheel(x: 0, y: 1)))
  }

  @Test func fingersAreTouchesOfTheirOwn() {
    let texts = translate(
      .finger(SDL_FINGERDOWN, x: 0.5, y: 0.5, id: 0), .finger(SDL_FINGERDOWN, x: 0.25, y: 1, id: 7),
      .finger(SDL_FINGERMOTION, x: 0.5, y: 0, id: 0), .finger(SDL_FINGERUP, x: 0.5, y: 0, id: 0), scale: 2)
    #expect(
      texts == [
        "touch began 200.0,150.0 id 1 direct", "touch began 100.0,300.0 id 8 direct",
        "touch moved 200.0,0.0 id 1 direct", "touch ended 200.0,0.0 id 1 direct",
      ])
  }

  @Test func fingersKnowTheSizeAfterAResize() {
    let texts = translate(
      .window(SDL_WINDOWEVENT_SIZE_CHANGED, 400, 300), .finger(SDL_FINGERDOWN, x: 0.5, y: 0.5, id: 0), scale: 2)
    #expect(texts == ["resize 200.0 150.0 scale 2.0", "touch began 100.0,75.0 id 1 direct"])
  }

  @Test func keysHaveTheirPlaceTheirCharacterAndTheirModifiers() {
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a)) == ["key began 4 'a' 0"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, KMOD_RSHIFT)) == ["key began 4 'A' 2"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, KMOD_CAPS)) == ["key began 4 'A' 1"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_C, SDLK_c, KMOD_LCTRL)) == ["key began 6 'c' 4"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_F, SDLK_f, KMOD_LALT)) == ["key began 9 'f' 8"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_Q, SDLK_q, KMOD_LGUI)) == ["key began 20 'q' 16"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN)) == ["key began 40 '\r' 0"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER)) == ["key began 88 '' 32"])
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_F1, SDLK_F1)) == ["key began 58 '' 0"])
  }

  @Test func namedKeysTypeTheNamesThatUIKitHasForThem() {
    #expect(translate(.key(SDL_KEYDOWN, SDL_SCANCODE_ESCAPE, SDLK_ESCAPE)) == ["key began 41 'UIKeyInputEscape' 0"])
    #expect(translate(.key(SDL_KEYUP, SDL_SCANCODE_DOWN, SDLK_DOWN)) == ["key ended 81 'UIKeyInputDownArrow' 0"])
  }

  @Test func aHeldKeyChanges() {
    let texts = translate(
      .key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a), .key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, isRepeat: true),
      .key(SDL_KEYUP, SDL_SCANCODE_A, SDLK_a))
    #expect(texts == ["key began 4 'a' 0", "key changed 4 'a' 0", "key ended 4 'a' 0"])
  }

  @Test func typedTextComesWhole() {
    #expect(translate(.text("é"), .text("漢字"), .text("")) == ["text 'é'", "text '漢字'", nil])
  }

  @Test func whatIsNoUTF8IsRepaired() {
    var event = SDL_Event.text("ab")
    withUnsafeMutableBytes(of: &event.text.text) { $0[1] = 0xFF }
    #expect(translate(event) == ["text 'a\u{FFFD}'"])
    // A text that fills the event has no end mark.
    var full = SDL_Event.text("")
    withUnsafeMutableBytes(of: &full.text.text) { $0.copyBytes(from: Array(repeating: 0x61, count: $0.count)) }
    #expect(translate(full) == ["text '\(String(repeating: "a", count: 32))'"])
  }

  @Test func unsettledTextHasItsCaretInUTF16Units() {
    #expect(translate(.editing("ni hao", 2, 0)) == ["marked 'ni hao' 2..<2"])
    #expect(translate(.editing("😀é漢", 1, 2)) == ["marked '😀é漢' 2..<4"])
    #expect(translate(.editing("", 0, 0)) == ["marked '' 0..<0"])
    #expect(translate(.editing("ab", -7, 99)) == ["marked 'ab' 0..<2"])
    #expect(translate(.longEditing("a long text of more than thirty-two bytes", 6, 4)).count == 1)
    #expect(
      translate(.longEditing("a long text of more than thirty-two bytes", 2, 4)) == [
        "marked 'a long text of more than thirty-two bytes' 2..<6"
      ])
  }

  @Test func theWindowComesToTheFrontAndLeavesIt() {
    #expect(EventTranslator.activity(of: .window(SDL_WINDOWEVENT_FOCUS_GAINED))?.text == "active true")
    #expect(EventTranslator.activity(of: .window(SDL_WINDOWEVENT_FOCUS_LOST))?.text == "active false")
    #expect(EventTranslator.activity(of: .window(SDL_WINDOWEVENT_MOVED)) == nil)
    #expect(EventTranslator.activity(of: .text("a")) == nil)
  }

  @Test func theWindowsOwnEventsAreItsSizeAndItsClosing() {
    let texts = translate(
      .window(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480), .window(SDL_WINDOWEVENT_RESIZED, 640, 480),
      .window(SDL_WINDOWEVENT_MOVED, 1, 2), .window(SDL_WINDOWEVENT_CLOSE))
    #expect(texts == ["resize 640.0 480.0 scale 1.0", nil, nil, "close"])
  }
}
