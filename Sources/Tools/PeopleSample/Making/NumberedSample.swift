import Foundation
import PeopleStore

/// Fills a store with any number of people called "Ada Lovelace 1" and on, who share sixteen pictures.
struct NumberedSample {
  let people: Int
  let sections: Int

  /// People in a transaction: enough that its end costs nothing, few enough that the log stays small.
  private static let batch = 20_000

  func fill(_ store: PeopleStore, progress: PeopleSample.Progress?) async throws {
    let (people, sections) = (people, max(sections, 1))
    let made = try await store.write { editor in
      let action = try editor.addAction("Review the engine notes")
      var ids: [Int64] = []
      for number in 1...sections {
        ids.append(try editor.addSection(sections == 1 ? "Assigned" : "Group \(number)", to: action))
      }
      return (sections: ids, pictures: try PeopleSample.numberedAvatars().map { try editor.addPicture($0) })
    }
    for start in stride(from: 0, to: people, by: Self.batch) {
      let end = min(start + Self.batch, people)
      try await store.write { editor in
        for index in start..<end {
          let picture = NewAvatar.picture(made.pictures[index % made.pictures.count])
          let id = try editor.addPerson(
            NewPerson("Ada Lovelace \(index + 1)", presence: Presence.allCases[index % 5], avatar: picture))
          try editor.assign(id, to: made.sections[index * sections / people])
        }
      }
      progress?(Double(end) / Double(people))
    }
  }
}
