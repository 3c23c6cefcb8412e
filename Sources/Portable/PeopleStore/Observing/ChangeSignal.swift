/// What ended the wait of a watching thread.
enum ChangeSignal {
  /// The database's files were written.
  case touched
  /// The time is over.
  case elapsed
  /// The watch is to end.
  case stopped
}
