import CSDL2

// Events as SDL reports them, with what the tests are about filled in.

extension SDL_Event {
  static func mouse(_ type: SDL_EventType, x: Int32, y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = UInt8(button)
    event.button.state = UInt8(type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.button.x = x
    event.button.y = y
    return event
  }

  static func motion(x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
  }

  static func wheel(x: Float, y: Float, at place: (x: Int32, y: Int32) = (0, 0), isFlipped: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    event.wheel.x = Int32(x)
    event.wheel.y = Int32(y)
    event.wheel.mouseX = place.x
    event.wheel.mouseY = place.y
    event.wheel.direction = (isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL).rawValue
    return event
  }

  static func finger(_ type: SDL_EventType, x: Float, y: Float, id: Int64) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  static func key(
    _ type: SDL_EventType, _ scancode: SDL_Scancode, _ sym: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE,
    isRepeat: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = type.rawValue
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.scancode = scancode
    event.key.keysym.sym = SDL_Keycode(bitPattern: sym.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  static func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
  }

  static func editing(_ text: String, _ start: Int32, _ length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit = SDL_TextEditingEvent()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
  }

  static func longEditing(_ text: String, _ start: Int32, _ length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.editExt = SDL_TextEditingExtEvent()
    event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
    event.editExt.start = start
    event.editExt.length = length
    event.editExt.text = SDL_strdup(text)
    return event
  }

  static func window(_ what: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(what.rawValue)
    event.window.data1 = first
    event.window.data2 = second
    return event
  }
}
