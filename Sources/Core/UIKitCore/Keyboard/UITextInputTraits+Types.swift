// The traits of keyboards, by Apple's numbers.

/// What is written in capitals by itself.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of words.
  case words = 1
  /// The first letter of sentences.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether words are corrected.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes become curly.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens become dashes.
public nonisolated enum UITextSmartDashesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces follow what is pasted and deleted.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keys a keyboard has.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of telephones.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Those of addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal sign.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// With a dot.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// The former name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the Return key is called.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
