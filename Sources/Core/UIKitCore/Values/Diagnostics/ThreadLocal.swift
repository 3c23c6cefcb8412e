import Foundation

/// A variable of which every thread has its own.
///
/// Current traits and the stack of graphics contexts are such variables, as on iOS, so that pictures can be drawn
/// on several threads. Reading costs one `pthread_getspecific`. It is meant for static storage: the key is never
/// given back, while the value of a thread is freed when the thread ends.
package nonisolated final class ThreadLocal<Value>: @unchecked Sendable {
  // Safe to share: the key is constant, and the box behind it is reached by its own thread only.
  private let key: pthread_key_t
  private let initial: Value

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  package init(_ initial: Value) {
    var key = pthread_key_t()
    if pthread_key_create(&key, releaseObject) != 0 {
      programmerError("The process has used up its thread-specific keys (PTHREAD_KEYS_MAX).")
    }
    self.key = key
    self.initial = initial
  }

  package var value: Value {
    get {
      guard let pointer = pthread_getspecific(key) else { return initial }
      return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().value
    }
    set {
      if let pointer = pthread_getspecific(key) {
        Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().value = newValue
      } else {
        pthread_setspecific(key, Unmanaged.passRetained(Box(newValue)).toOpaque())
      }
    }
  }
}

/// Releases the box of a thread that ends.
private nonisolated func releaseObject(_ pointer: UnsafeMutableRawPointer?) {
  guard let pointer else { return }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
