public import struct Foundation.Data

/// A supplier of an image's bytes.
public final class CGDataProvider: Sendable {
  /// All bytes.
  public let data: CFData?

  /// Makes a provider of bytes in memory.
  public init?(data: CFData) { self.data = data }
}
