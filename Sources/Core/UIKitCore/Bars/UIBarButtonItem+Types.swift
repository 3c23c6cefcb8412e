extension UIBarButtonItem {
  /// How much an item stands out.
  public nonisolated enum Style: Int, Sendable {
    /// As the others.
    case plain = 0
    /// As plain.
    case bordered = 1
    /// What most people will choose: bold.
    case done = 2
  }

  /// An item whose look and name the system knows.
  public nonisolated enum SystemItem: Int, Sendable {
    /// Ends what is being done and keeps it.
    case done = 0
    /// Ends it and keeps nothing.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Adds.
    case add = 4
    /// Space that takes what the others leave.
    case flexibleSpace = 5
    /// Space of the item's width.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done.
    case action = 9
    /// Moves into a folder.
    case organize = 10
    /// Shows marked places.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads anew.
    case refresh = 13
    /// Ends loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Stands still.
    case pause = 18
    /// Goes back fast.
    case rewind = 19
    /// Goes on fast.
    case fastForward = 20
    /// Takes back.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Turns a page up; its picture is a word here.
    case pageCurl = 23
    /// Closes.
    case close = 24

    /// Whether it is room and nothing to press.
    package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
