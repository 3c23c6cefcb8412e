public import struct Foundation.Data

// Linux has no bridging, so Core Foundation's containers are Swift's own; `[a, b] as CFArray` compiles as on iOS.

/// An array of anything, as Core Foundation's functions take it.
public typealias CFArray = [Any]
/// A string, as Core Foundation's functions take it.
public typealias CFString = String
/// Bytes, as Core Foundation's functions take them.
public typealias CFData = Data
/// A dictionary, as Core Foundation's functions take it.
public typealias CFDictionary = [String: Any]
