import CSDL2
package import CoreGraphics
import Foundation
import QuartzCore
package import UIKitCore

/// A window on the screen that shows a scene.
package final class SDLWindow: HostWindow {
  package private(set) weak var scene: UIWindowScene?
  package let identifier: UInt32
  package var translator: EventTranslator
  private weak var host: SDLHost?
  private let scale: CGFloat
  private var handle: OpaquePointer?
  private var canvas: WindowCanvas?
  private var isShown = false
  /// Where the input method was told that the caret is.

  init(scene: UIWindowScene, host: SDLHost, size: CGSize, scale: CGFloat) {
    self.scene = scene
    self.host = host
    self.scale = scale
    let pixels = (
      width: max(Int32((size.width * scale).rounded()), 1), height: max(Int32((size.height * scale).rounded()), 1)
    )
    let place = Int32(bitPattern: UInt32(SDL_WINDOWPOS_UNDEFINED_MASK))
    // Hidden until there is a picture to show.
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue
    handle = SDL_CreateWindow(
      scene.title ?? ProcessInfo.processInfo.processName, place, place, pixels.width, pixels.height, flags)
    identifier = handle.map(SDL_GetWindowID) ?? 0
    translator = EventTranslator(scale: scale, width: pixels.width, height: pixels.height)
    if handle == nil { Self.report("can't make a window") }
  }

  private static func report(_ what: String) {
    let text = "PopoverKit: \(what): \(String(cString: SDL_GetError()))\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  // MARK: Pixels

  package func beginFrame() -> CGContext? {
    guard let handle else { return nil }
    if !isShown {
      isShown = true
      SDL_ShowWindow(handle)
    }
    // SDL makes a new surface, black, after every resize.
    guard let surface = SDL_GetWindowSurface(handle) else {
      Self.report("can't draw into the window")
      return nil
    }
    if canvas?.isOver(surface) != true {
      canvas = WindowCanvas(surface)
      scene?.surface?.damageAll()
    }
    return canvas?.context
  }

  package func present(_ damage: [CGRect]) {
    guard let handle, let canvas else { return }
    var rects = canvas.settle(damage)
    guard !rects.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(handle, &rects, Int32(rects.count))
  }

  /// Looks at what concerns the window itself.
  func noteWindowEvent(_ event: SDL_Event) {
    guard event.type == SDL_WINDOWEVENT.rawValue else { return }
    // What was drawn is still there: showing it anew costs no frame.
    if event.window.event == UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue), let canvas { present([canvas.bounds]) }
  }

  // MARK: Properties

  package func setTitle(_ title: String) {
    if let handle { SDL_SetWindowTitle(handle, title) }
  }

  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {
    guard let handle else { return }
    let least = (pixels(minimum.width, .up), pixels(minimum.height, .up))
    SDL_SetWindowMaximumSize(
      handle, max(pixels(maximum.width, .down), least.0), max(pixels(maximum.height, .down), least.1))
    SDL_SetWindowMinimumSize(handle, least.0, least.1)
  }

  package func setCursor(_ cursor: HostCursor) { SystemCursors.shared.show(cursor) }

  package func setTextInput(isActive: Bool, caret: CGRect?) {
    if isActive != (SDL_IsTextInputActive() == SDL_TRUE) {
      if isActive { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
    // SDL keeps one place for all windows, so it is told each time.
    guard isActive, let caret, caret.minX.isFinite, caret.minY.isFinite else { return }
    func place(_ points: CGFloat) -> Int32 { Int32(min(max((points * scale).rounded(), -32_768), 32_767)) }
    var rect = SDL_Rect(
      x: place(caret.minX), y: place(caret.minY), w: pixels(caret.width, .up), h: pixels(caret.height, .up))
    SDL_SetTextInputRect(&rect)
  }

  /// Pixels of a length in points, as many as window systems can have.
  private func pixels(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
    Int32(min(max((points * scale).rounded(rule), 1), 16_384))
  }

  package func close() {
    guard let handle else { return }
    host?.forget(self)
    scene = nil
    canvas = nil
    self.handle = nil
    SDL_DestroyWindow(handle)
  }
}
