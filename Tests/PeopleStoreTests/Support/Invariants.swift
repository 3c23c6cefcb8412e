/// What must hold in a database after any change by anybody, asked with plain SQL that shares nothing with the
/// store's.
struct Invariants {
  let program: OtherProgram
  var block = 256
  var span = 64

  /// Every law that is broken, in words; empty where all hold.
  func broken() throws -> [String] {
    try laws.compactMap { law, sql in
      let rows = try program.rows(sql)
      return rows.isEmpty ? nil : "\(law): \(rows.prefix(5))"
    }
  }

  private var laws: [(String, String)] {
    [
      ("every entry is an assignment", "SELECT * FROM entries EXCEPT \(Self.assigned)"),
      ("every assignment is an entry", "\(Self.assigned) EXCEPT SELECT * FROM entries"),
      (
        "a section counts its entries",
        "SELECT s.id, count, (SELECT count(*) FROM entries WHERE section = s.id) n FROM sections s WHERE count <> n"
      ),
      (
        "a block counts its entries",
        """
        SELECT *, (SELECT count(*) FROM entries e WHERE e.section = b.section
          AND (e.sort_key, e.person) >= (b.sort_key, b.person)
          AND (b.next_key IS NULL OR (e.sort_key, e.person) < (b.next_key, b.next_person))) n
        FROM (\(Self.withNext("blocks"))) b WHERE n <> length
        """
      ),
      (
        "a span counts its blocks and their entries",
        """
        SELECT s.*, count(*) n, sum(b.length) l FROM (\(Self.withNext("spans"))) s JOIN blocks b
          ON b.section = s.section AND (b.sort_key, b.person) >= (s.sort_key, s.person)
          AND (s.next_key IS NULL OR (b.sort_key, b.person) < (s.next_key, s.next_person))
        GROUP BY s.section, s.sort_key, s.person HAVING n <> s.blocks OR l <> s.length
        """
      ),
      (
        "a span starts with a block",
        "SELECT section, sort_key, person FROM spans EXCEPT SELECT section, sort_key, person FROM blocks"
      ),
      (
        "a section starts with a span",
        "SELECT id FROM sections EXCEPT SELECT section FROM spans WHERE sort_key = x'' AND person = 0"
      ),
      ("spans are of sections", "SELECT section FROM spans EXCEPT SELECT id FROM sections"),
      ("blocks are of sections", "SELECT section FROM blocks EXCEPT SELECT id FROM sections"),
      ("no block is too long", "SELECT * FROM blocks WHERE length > \(2 * block) OR length < 0"),
      ("no span is too long", "SELECT * FROM spans WHERE blocks > \(2 * span) OR blocks < 1"),
      (
        "blocks are few",
        """
        SELECT id, count, (SELECT count(*) FROM blocks WHERE section = id) n,
          (SELECT count(*) FROM spans WHERE section = id) m FROM sections
        WHERE n > 1 + m + 2 * count / (\(block) / 2)
        """
      ),
    ]
  }

  private static let assigned =
    "SELECT a.section, p.sort_key, p.id FROM assignments a JOIN people p ON p.id = a.person"

  private static func withNext(_ table: String) -> String {
    """
    SELECT *, lead(sort_key) OVER w next_key, lead(person) OVER w next_person FROM \(table)
    WINDOW w AS (PARTITION BY section ORDER BY sort_key, person)
    """
  }
}
