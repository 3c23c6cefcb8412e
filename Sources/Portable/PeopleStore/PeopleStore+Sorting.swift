extension PeopleStore {
  /// Gives people whom other programs added or renamed their keys, and with them their positions.
  ///
  /// Where that fails, because somebody holds the file or it may not be written, those people keep standing
  /// at the end or at the place of their old name; the next attempt may succeed, and whatever is asked of
  /// the store itself tells of its own errors.
  func sortForOthers() async {
    guard let writing else { return }
    do {
      let isDue = try await reading.run { (session) throws(PeopleStoreError) in
        try Resorting.isDue(in: session.connection)
      }
      guard isDue else { return }
      try await writing.run { (session) throws(PeopleStoreError) in try session.sortIfDue() }
      watching.nudge()
    } catch {}
  }
}
