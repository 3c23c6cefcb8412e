import Foundation
import PeopleStore

/// Fills a store with the people of history and the actions they are assigned to.
struct HistoricalSample {
  let editor: PeopleEditor

  func fill(progress: PeopleSample.Progress?) throws {
    let everybody = HistoricalPerson.all
    var ids: [String: Int64] = [:]
    for (index, person) in everybody.enumerated() {
      // Every third has a picture.
      let avatar: NewAvatar? = try index.isMultiple(of: 3) ? .bytes(PeopleSample.avatar(index)) : nil
      let presence = Presence.allCases[index * 7 % Presence.allCases.count]
      ids[person.name] = try editor.addPerson(NewPerson(person.name, presence: presence, avatar: avatar))
      progress?(Double(index + 1) / Double(everybody.count))
    }
    for action in Self.actions { try add(action.title, action.sections, ids) }
    try add(
      Self.exhibition,
      HistoricalPerson.Field.allCases.map { field in
        (field.rawValue, everybody.filter { $0.field == field }.map(\.name))
      }, ids)
    try add(Self.empty, [("Assigned", [])], ids)
  }

  private func add(
    _ title: String, _ sections: [(title: String, names: [String])], _ ids: [String: Int64]
  ) throws {
    let action = try editor.addAction(title)
    for section in sections {
      let id = try editor.addSection(section.title, to: action)
      for name in section.names {
        guard let person = ids[name] else { preconditionFailure("\(name) is assigned and not among the people") }
        try editor.assign(person, to: id)
      }
    }
  }

  /// The short actions: one person; three; one and one; three and five.
  private static let actions: [(title: String, sections: [(title: String, names: [String])])] = [
    ("Review the engine notes", [("Assigned", ["Ada Lovelace 🧮"])]),
    ("Draw the new star atlas", [("Assigned", ["Caroline Herschel ☄️", "张衡", "أبو الريحان البيروني"])]),
    ("Sign the ledger", [("Assigned", ["Émilie du Châtelet"]), ("Following", ["紫式部"])]),
    (
      "Label the herbarium",
      [
        ("Assigned", ["Carl von Linné 🌿", "李时珍 🌿", "Maria Sibylla Merian 🦋"]),
        ("Following", ["Gregor Mendel 🌸", "ابن سينا 🩺", "우장춘 🥬", "জগদীশ চন্দ্র বসু 🌱", "สืบ นาคะเสถียร 🐅"]),
      ]
    ),
  ]

  private static let exhibition = "Plan the great exhibition"
  private static let empty = "Choose a place for the picnic"
}
