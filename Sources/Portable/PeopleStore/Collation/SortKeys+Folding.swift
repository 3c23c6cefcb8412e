#if !os(Linux)
  import Foundation

  /// Makes the keys by which names sort where ICU is not public: on Apple platforms.
  ///
  /// The fall-back brings a name to Latin letters (Chinese by its Pinyin), drops case, width and accents, pads
  /// runs of digits, and appends the name itself to settle ties. It puts accented and Chinese names where
  /// readers look for them; it knows no tailoring of a locale, and mixes the scripts by sound where ICU keeps them apart.
  final class SortKeys {
    /// What the keys depend on; keys of different identities do not compare.
    let identity: String
    private let locale: Locale

    init(locale: String, for file: String) throws(PeopleStoreError) {
      self.locale = Locale(identifier: locale)
      identity = "Foundation 1 \(locale)"
    }

    /// The name's key, never empty.
    func key(of name: String) -> [UInt8] {
      let latin = name.applyingTransform(.toLatin, reverse: false) ?? name
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
      let folded = latin.folding(options: options, locale: locale)
      let key = Array(Self.padded(folded).utf8) + [0] + Array(name.utf8)
      return Array(key.prefix(Self.longest))
    }

    /// "ada 2" as "ada 0000000002", so that it stands before "ada 10".
    private static func padded(_ text: String) -> String {
      var result = ""
      var digits = ""
      func flush() {
        result += String(repeating: "0", count: digits.isEmpty ? 0 : max(0, 10 - digits.count)) + digits
        digits = ""
      }
      for character in text {
        if character.isASCII, character.isNumber {
          digits.append(character)
        } else {
          flush()
          result.append(character)
        }
      }
      flush()
      return result
    }

    private static let longest = 900
  }
#endif
