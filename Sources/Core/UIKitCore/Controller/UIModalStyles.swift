/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// Over all, what is below taken away.
  case fullScreen = 0
  /// A sheet as large as the screen allows.
  case pageSheet = 1
  /// A small sheet in the middle.
  case formSheet = 2
  /// Over the presentation context, what is below taken away.
  case currentContext = 3
  /// As its transitioning delegate says.
  case custom = 4
  /// Over all, what is below kept.
  case overFullScreen = 5
  /// Over the presentation context, what is below kept.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// As the system sees fit: a page sheet.
  case automatic = -2
}

/// How a presentation over all comes and goes.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turned; faded here.
  case flipHorizontal = 1
  /// Faded.
  case crossDissolve = 2
  /// A page curl; faded here.
  case partialCurl = 3
}
