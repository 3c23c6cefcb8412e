import UIKitCore

extension UIBarButtonItem.SystemItem {
  /// The symbol that shows the item, of those we draw; the others show their name.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .search: "magnifyingglass"
    case .stop: "xmark"
    case .close: "xmark.circle.fill"
    default: nil
    }
  }

  /// What the item says, or is called.
  var name: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    }
  }
}
