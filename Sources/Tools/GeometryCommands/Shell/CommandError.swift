/// Why a command ended without doing its work.
enum CommandError: Error {
  /// The words on the command line make no sense.
  case usage(String)
  /// The input cannot be used, or a file cannot be read or written; the text says which and why.
  case failed(String)
}
