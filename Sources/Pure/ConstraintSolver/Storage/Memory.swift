#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Memory of the C library, for the sake of `realloc`.
///
/// A store that grows would otherwise be written twice, and large systems spend more time on pages that are touched
/// for the first time than on solving. Large blocks are moved by changing the page table, without being touched.
enum Memory {
  /// A block of `byteCount` bytes, aligned for any plain type, that begins with what `block` holds.
  ///
  /// `block` is given up.
  static func resize(_ block: UnsafeMutableRawPointer?, to byteCount: Int) -> UnsafeMutableRawPointer {
    guard let resized = realloc(block, byteCount) else { fatalError("out of memory: \(byteCount) bytes") }
    return resized
  }

  /// Gives a block up.
  static func release(_ block: UnsafeMutableRawPointer) { free(block) }
}
