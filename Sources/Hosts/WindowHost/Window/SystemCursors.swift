import CSDL2
import UIKitCore

/// The desktop's own pointers, each made once.
final class SystemCursors {
  static let shared = SystemCursors()

  private var made: [HostCursor: OpaquePointer] = [:]
  private var shown = HostCursor.arrow

  func show(_ cursor: HostCursor) {
    guard cursor != shown else { return }
    guard let handle = made[cursor] ?? SDL_CreateSystemCursor(cursor.sdl) else { return }
    made[cursor] = handle
    shown = cursor
    SDL_SetCursor(handle)
  }

  /// Gives them back, while SDL is still there to take them.
  func removeAll() {
    for handle in made.values { SDL_FreeCursor(handle) }
    made.removeAll()
    shown = .arrow
  }
}

extension HostCursor {
  fileprivate var sdl: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .beam: SDL_SYSTEM_CURSOR_IBEAM
    }
  }
}
