/// Keys by their place, numbered as USB's usage tables number them.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  /// What a keyboard says that cannot tell which keys are held.
  case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined

  /// Letters, as an English keyboard has them.
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  /// More letters.
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  /// The last letters.
  case keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// Digits above the letters.
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0

  /// The keys around the letters.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// Signs, by those of an English keyboard.
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  /// More signs.
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  /// The last signs, and the lock that makes capitals.
  case keyboardPeriod, keyboardSlash, keyboardCapsLock

  /// Function keys.
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
  /// More function keys.
  case keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause

  /// The keys beside the letters.
  case keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// Arrows.
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  /// The number pad's signs.
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  /// Its digits.
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod

  /// Keys that some keyboards have.
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
  /// Further function keys.
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
  /// The last function keys.
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// Keys named for what they do.
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo
  /// Editing and sound.
  case keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  /// Keys that stay down.
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400

  /// Keys of some languages.
  case keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4
  /// More of them.
  case keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8
  /// Keys that switch between scripts.
  case keyboardInternational9, keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5
  /// More of them.
  case keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9

  /// Keys of terminals.
  case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior
  /// More of them.
  case keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps
  /// The last of them.
  case keyboardExSel

  /// Modifiers on the left.
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  /// Modifiers on the right.
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  /// Kept free by USB.
  case keyboard_Reserved = 0xFFFF
}
