/// A person of history, as the sample knows them.
public struct HistoricalPerson: Hashable, Sendable {
  /// The name in the person's own script, some with an emoji that recalls their work.
  public let name: String
  /// What the person is remembered for.
  public let field: Field
  /// The year of birth, negative before the common era; of the long ago, the year usually given.
  public let born: Int
  /// The year of death.
  public let died: Int

  /// What a person is remembered for.
  public enum Field: String, CaseIterable, Sendable {
    /// Numbers, logic and computing.
    case mathematics = "Mathematics"
    /// Physics and engineering.
    case physics = "Physics"
    /// Stars, planets and travel to them.
    case astronomy = "Astronomy"
    /// Chemistry.
    case chemistry = "Chemistry"
    /// Life, earth and medicine.
    case life = "Life and medicine"
    /// Thought, teaching and travel.
    case thought = "Thought and travel"
    /// Poetry and prose.
    case literature = "Literature"
    /// Painting, sculpture, building and film.
    case art = "Art"
    /// Music.
    case music = "Music"
  }

  /// Everybody in the sample, script by script.
  public static let all: [HistoricalPerson] = tables.flatMap { table in
    table.split(separator: "\n").compactMap { HistoricalPerson(line: $0) }
  }

  private static let tables = [
    latinScientists, latinWriters, latinArtists, greek, cyrillic, hebrew, arabic, indian, eastAsian,
  ]

  /// Reads a line of "name; field; born; died".
  init?(line: some StringProtocol) {
    let parts = line.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
    guard parts.count == 4, let field = Field(tag: parts[1]), let born = Int(parts[2]), let died = Int(parts[3]) else {
      return nil
    }
    (name, self.field, self.born, self.died) = (String(parts[0]), field, born, died)
  }
}

extension HistoricalPerson.Field {
  /// The field of a case's name.
  init?(tag: some StringProtocol) {
    guard let field = Self.allCases.first(where: { "\($0)" == tag }) else { return nil }
    self = field
  }
}
