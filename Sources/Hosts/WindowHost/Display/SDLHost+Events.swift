import CSDL2
package import QuartzCore
import UIKitCore

extension SDLHost: LoopGuest {
  /// The most that is handled before other work of the loop gets its turn.
  private static let most = (events: 64, seconds: 0.004)
  private static let rest: CFTimeInterval = 0.25

  /// Brings what SDL has to the windows, until there is no more or for a while.
  package func work() {
    let start = CACurrentMediaTime()
    var event = SDL_Event()
    var count = 0
    while count < Self.most.events, SDL_PollEvent(&event) != 0 {
      count += 1
      handle(event)
      if CACurrentMediaTime() - start > Self.most.seconds { break }
    }
    flushMove()
    if count > 0 {
      lastLook = start + Self.rest
    } else if let look = lastLook, look <= start {
      lastLook = nil
    }
  }

  /// SDL may have read events from the display earlier, while it waited for something else; then nothing is left in
  /// the display that could wake anybody.
  package func check() -> CFTimeInterval? {
    SDL_PumpEvents()
    if Self.hasEvents { return -.infinity }
    guard driver.repeatsKeysItself, !heldKeys.isEmpty else { return lastLook }
    return min(lastLook ?? .infinity, CACurrentMediaTime() + 1.0 / 30)
  }

  /// Whether events wait, apart from the mark that polling leaves behind in SDL's queue.
  private static var hasEvents: Bool {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    let mark = SDL_POLLSENTINEL.rawValue
    return SDL_HasEvents(first, mark - 1) == SDL_TRUE || SDL_HasEvents(mark + 1, last) == SDL_TRUE
  }

  private func handle(_ event: SDL_Event) {
    if event.type == SDL_QUIT.rawValue {
      for window in windows.values { window.scene?.handle(.close) }
      return
    }
    note(event)
    guard let window = event.window(among: windows) else { return }
    window.noteWindowEvent(event)
    if let activity = EventTranslator.activity(of: event) {
      flushMove()
      window.scene?.handle(activity)
    }
    guard let translated = window.translator.hostEvent(of: event) else { return }
    if translated.canBeOvertaken {
      if let pending = pendingMove, pending.window !== window || !pending.event.isSameKind(as: translated) {
        flushMove()
      }
      pendingMove = (window, translated)
    } else {
      flushMove()
      window.scene?.handle(translated)
    }
  }

  /// Of several moves in a row only the last is told: the picture shows no other.
  private func flushMove() {
    guard let (window, event) = pendingMove else { return }
    pendingMove = nil
    window.scene?.handle(event)
  }

  private func note(_ event: SDL_Event) {
    if event.type == SDL_KEYDOWN.rawValue { heldKeys.insert(event.key.keysym.scancode.rawValue) }
    if event.type == SDL_KEYUP.rawValue { heldKeys.remove(event.key.keysym.scancode.rawValue) }
  }
}

extension HostEvent {
  /// Whether a later event of the same kind makes this one needless.
  fileprivate var canBeOvertaken: Bool {
    switch self {
    case .touch(.moved, _, _, _), .hover: true
    default: false
    }
  }

  fileprivate func isSameKind(as other: HostEvent) -> Bool {
    switch (self, other) {
    case (.touch(_, _, let one, _), .touch(_, _, let two, _)): one == two
    case (.hover, .hover): true
    default: false
    }
  }
}

extension SDL_Event {
  /// The window that the event is about.
  fileprivate func window(among windows: [UInt32: SDLWindow]) -> SDLWindow? {
    switch type {
    case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue: windows[tfinger.windowID]
    // All other events of windows have their identifier in one place.
    default: windows[window.windowID]
    }
  }
}
