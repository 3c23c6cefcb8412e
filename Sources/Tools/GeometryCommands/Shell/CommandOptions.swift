/// The words of a command line, sorted into options and the rest.
struct CommandOptions {
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]
  /// The words that are neither options nor their values, in order.
  private(set) var words: [String] = []

  /// Sorts the words; options may stand anywhere, and all behind `--` are plain words.
  ///
  /// - Parameters:
  ///   - arguments: the words.
  ///   - known: the options that stand alone, such as `--any-names`.
  ///   - valued: the options that take the word behind them.
  /// - Throws: a usage error for another option, and for one whose value is missing.
  init(_ arguments: [String], flags known: Set<String> = [], values valued: Set<String> = []) throws(CommandError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      } else if known.contains(word) {
        flags.insert(word)
      } else if valued.contains(word) {
        guard let value = rest.popFirst() else { throw .usage("\(word) needs a value") }
        values[word, default: []].append(value)
      } else if word.hasPrefix("--") {
        throw .usage("there is no option '\(word)'")
      } else {
        words.append(word)
      }
    }
  }

  /// Whether an option without a value was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; of the last one, if it was given several times.
  func value(of option: String) -> String? { values[option]?.last }

  /// The pieces between commas of all values of an option.
  func list(of option: String) -> [String] {
    (values[option] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
