#if os(Linux)
  import CICU

  /// Makes the keys by which names sort: bytes whose plain order is the order that readers expect.
  ///
  /// The order is that of the Unicode Collation Algorithm with the locale's tailoring, as ICU's
  /// `ucol_getSortKey` has it, with runs of digits read as numbers: "Ada 2" stands before "Ada 10". It owns
  /// ICU's collator, and is used by one thread at a time.
  ///
  /// Source: Unicode Technical Standard 10; ICU's collation guide.
  final class SortKeys {
    private let collator: OpaquePointer
    /// What the keys depend on; keys of different identities do not compare.
    let identity: String

    /// The keys of a locale's order ("en", "zh", "sv").
    ///
    /// An unknown locale gets the root order.
    init(locale: String, for file: String) throws(PeopleStoreError) {
      guard let collator = collator_open(locale) else {
        throw PeopleStoreError(.failed, file: file, message: "ICU has no collation data for \(locale)")
      }
      self.collator = collator
      var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      withUnsafeMutableBytes(of: &version) { bytes in
        guard let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
        collator_version(collator, start)
      }
      identity = "ICU \(version.0).\(version.1).\(version.2).\(version.3) \(locale)"
    }

    deinit {
      collator_close(collator)
    }

    /// The name's key, never empty.
    ///
    /// Of a very long name it is the start: names that agree in their first
    /// hundreds of letters keep the order of their ids.
    func key(of name: String) -> [UInt8] {
      let text = Array(name.utf16)
      let key = [UInt8](unsafeUninitializedCapacity: Self.longest) { room, count in
        // The count is what the whole key would take; its closing zero says nothing that the length does not.
        let whole = collator_sort_key(collator, text, Int32(text.count), room.baseAddress, Int32(room.count))
        count = min(Int(max(whole - 1, 0)), room.count)
      }
      return key.isEmpty ? [0] : key
    }

    /// As much of a key as SQLite keeps within one page of 4096 bytes.
    private static let longest = 900
  }
#endif
