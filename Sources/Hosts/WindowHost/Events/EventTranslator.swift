package import CSDL2
package import CoreGraphics
package import UIKitCore

/// Turns SDL's events of one window into the host's words: pixels become points, the main button a touch.
package struct EventTranslator {
  /// How far a notch of a wheel moves the content, in points: about three lines.
  package static let pointsPerNotch: CGFloat = 60

  private let scale: CGFloat
  /// The window's size in pixels.
  private var size: (width: Int32, height: Int32)
  /// Where the pointer is while the main button is down.
  private var pressed: CGPoint?

  package init(scale: CGFloat, width: Int32, height: Int32) {
    self.scale = scale
    size = (width, height)
  }

  /// What an event says, or nil when it says nothing to the scene.
  package mutating func hostEvent(of event: SDL_Event) -> HostEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .ended)
    case SDL_KEYDOWN: .key(event.key.repeat == 0 ? .began : .changed, UIKey(event.key.keysym))
    case SDL_KEYUP: .key(.ended, UIKey(event.key.keysym))
    case SDL_TEXTINPUT: text(event.text)
    case SDL_TEXTEDITING: marked(event.edit)
    case SDL_TEXTEDITING_EXT: marked(event.editExt)
    case SDL_WINDOWEVENT: windowEvent(event.window)
    default: nil
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale) }

  private mutating func button(_ event: SDL_MouseButtonEvent) -> HostEvent? {
    guard event.which != sdlTouchMouse else { return nil }
    let place = point(event.x, event.y)
    let isDown = event.state == UInt8(SDL_PRESSED)
    if Int32(event.button) == SDL_BUTTON_RIGHT { return isDown && pressed == nil ? .secondaryClick(at: place) : nil }
    guard Int32(event.button) == SDL_BUTTON_LEFT else { return nil }
    guard isDown || pressed != nil else { return nil }
    pressed = isDown ? place : nil
    return .touch(isDown ? .began : .ended, at: place, id: 0, type: .indirectPointer)
  }

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> HostEvent? {
    guard event.which != sdlTouchMouse else { return nil }
    let place = point(event.x, event.y)
    guard pressed != nil else { return .hover(place) }
    pressed = place
    return .touch(.moved, at: place, id: 0, type: .indirectPointer)
  }

  // SDL counts turns away from the user and to the right. `direction` tells that the desktop has turned the values
  // round already, because the user wants it so; to turn them back would take that away.
  private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent? {
    let (x, y) = (CGFloat(event.preciseX), CGFloat(event.preciseY))
    guard x != 0 || y != 0 else { return nil }
    let delta = CGVector(dx: x * Self.pointsPerNotch, dy: -y * Self.pointsPerNotch)
    return .scroll(ScrollInput(location: point(event.mouseX, event.mouseY), delta: delta))
  }

  private func finger(_ event: SDL_TouchFingerEvent, _ phase: UITouch.Phase) -> HostEvent? {
    let place = CGPoint(
      x: CGFloat(event.x) * CGFloat(size.width) / scale, y: CGFloat(event.y) * CGFloat(size.height) / scale)
    // 0 is the pointer's.
    return .touch(phase, at: place, id: Int(truncatingIfNeeded: event.fingerId &+ 1), type: .direct)
  }

  private func text(_ event: SDL_TextInputEvent) -> HostEvent? {
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return text.isEmpty ? nil : .text(text)
  }

  private func marked(_ event: SDL_TextEditingEvent) -> HostEvent? {
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return Self.marked(text, event.start, event.length)
  }

  /// Text that is longer than an event; it is ours to free.
  private func marked(_ event: SDL_TextEditingExtEvent) -> HostEvent? {
    guard let pointer = event.text else { return nil }
    defer { SDL_free(pointer) }
    return Self.marked(String(cString: pointer), event.start, event.length)
  }

  /// SDL counts code points, the host's words UTF-16 units; some input methods count wrongly.
  private static func marked(_ text: String, _ start: Int32, _ length: Int32) -> HostEvent {
    let scalars = text.unicodeScalars
    func unit(_ count: Int) -> Int {
      let index = scalars.index(scalars.startIndex, offsetBy: max(count, 0), limitedBy: scalars.endIndex)
      return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
    let lower = unit(Int(start))
    return .markedText(text, selected: lower..<max(unit(Int(start) + max(Int(length), 0)), lower))
  }

  /// Whether an event brings the window to the front or takes it from there; nil for all others.
  package static func activity(of event: SDL_Event) -> HostEvent? {
    guard event.type == SDL_WINDOWEVENT.rawValue else { return nil }
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .active(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: return .active(false)
    default: return nil
    }
  }

  private mutating func windowEvent(_ event: SDL_WindowEvent) -> HostEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      size = (event.data1, event.data2)
      return .resize(
        CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale), scale: scale)
    case SDL_WINDOWEVENT_CLOSE: return .close
    case SDL_WINDOWEVENT_LEAVE: return pressed == nil ? .hover(nil) : nil
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The button may be let go where nobody tells us.
      guard let place = pressed else { return nil }
      pressed = nil
      return .touch(.cancelled, at: place, id: 0, type: .indirectPointer)
    default: return nil
    }
  }
}

/// The mouse that SDL makes of fingers; a macro that Swift doesn't see.
private let sdlTouchMouse = UInt32.max
