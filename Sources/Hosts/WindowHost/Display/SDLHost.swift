import CSDL2
import CoreGraphics
package import Foundation
import QuartzCore
package import UIKitCore

/// The host of windows on a screen, over SDL: X11, or Wayland at scale 1.
package final class SDLHost: UIKitCore.Host {
  package let defaultWindow: (size: CGSize, scale: CGFloat)
  package let loop = MainLoop()
  let driver: VideoDriver
  var windows: [UInt32: SDLWindow] = [:]
  /// The last move of a pointer that nobody has been told of yet.
  var pendingMove: (window: SDLWindow, event: HostEvent)?
  /// When to look at SDL once more after something happened: it lets some changes of focus rest for a while.
  var lastLook: CFTimeInterval?
  /// Keys that are down.
  var heldKeys: Set<UInt32> = []
  private let descriptor: Int32

  /// Opens the display.
  ///
  /// - Parameters:
  ///   - size: The size of windows nobody gave a size, in points; the desktop may have less room.
  ///   - variables: The environment, of which `POPOVER_SCALE` is looked at here and the rest by SDL.
  /// - Throws: When there is no display or it can't be opened.
  package init(size: CGSize, variables: [String: String] = ProcessInfo.processInfo.environment) throws(DisplayError) {
    Self.setHints()
    // Left alone, SDL would in the end draw off the screen and say that all is well.
    if variables["SDL_VIDEODRIVER"]?.isEmpty != false {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,wayland", SDL_HINT_OVERRIDE)
    }
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0, let name = SDL_GetCurrentVideoDriver() else {
      throw DisplayError(reason: Self.lastError)
    }
    driver = VideoDriver(name: String(cString: name))
    // Left on, it would let input methods take keys where nothing is typed.
    SDL_StopTextInput()
    // Before the first surface: presenting through a renderer costs a hundred times as much on X11.
    if driver.presentsDirectly { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    // Only by a window does SDL let itself be asked for the display behind it.
    guard let probe = SDL_CreateWindow("", 0, 0, 1, 1, SDL_WINDOW_HIDDEN.rawValue) else {
      let reason = Self.lastError
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw DisplayError(reason: reason)
    }
    descriptor = sdl_display_descriptor(probe)
    let scale = DisplayScale.choose(
      variable: variables["POPOVER_SCALE"], resources: sdl_x_resources(probe).map { String(cString: $0) })
    SDL_DestroyWindow(probe)
    defaultWindow = (Self.fit(size, scale: scale), scale)
    loop.watch(descriptor)
    loop.add(self)
  }

  private static var lastError: String { String(cString: SDL_GetError()) }

  private static func setHints() {
    let hints = [
      // The loop ends the application on signals.
      SDL_HINT_NO_SIGNAL_HANDLERS: "1",
      // A click into a window that is not in front counts, and without a window manager no other ever comes.
      SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
      // Fingers and the mouse are told apart.
      SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
      SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
      // What a game wants and an application does not.
      SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
      SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
      SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE: "0",
      // The desktop shows an input method's proposals beside the caret, and what is typed may be long.
      SDL_HINT_IME_SHOW_UI: "1",
      SDL_HINT_IME_SUPPORT_EXTENDED_TEXT: "1",
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  /// As much of a size as the desktop has room for.
  private static func fit(_ size: CGSize, scale: CGFloat) -> CGSize {
    var room = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 else { return size }
    return CGSize(
      width: min(size.width, (CGFloat(room.w) / scale).rounded(.down)),
      height: min(size.height, (CGFloat(room.h) / scale).rounded(.down)))
  }

  package func makeWindow(for scene: UIWindowScene) -> any HostWindow {
    let window = SDLWindow(scene: scene, host: self, size: defaultWindow.size, scale: defaultWindow.scale)
    windows[window.identifier] = window
    return window
  }

  func forget(_ window: SDLWindow) {
    windows[window.identifier] = nil
    if pendingMove?.window === window { pendingMove = nil }
  }

  package func quit() { loop.stop() }

  package var hasClipboard: Bool { true }
  package var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      // Other programs may hand over anything: what is no UTF-8 is repaired.
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  /// Runs an application to its end and closes the display.
  ///
  /// - Returns: The exit status.
  package func run(_ delegate: AnyClass?) -> Int32 {
    let status = loop.run(delegate, on: self)
    loop.remove(self)
    loop.unwatch(descriptor)
    SystemCursors.shared.removeAll()
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    return status
  }
}
