extension Schema {
  /// Version 2: finding the row at a position without counting the rows before it.
  static let positions = PositionIndex(block: 256, span: 64).sql
}

/// The SQL of an index by position, kept by triggers.
///
/// A section's entries, in order, are cut into blocks of about 256, and its blocks into spans of about 64:
///
///     spans    |---------- 3 blocks, 700 ----------|-- 2 blocks, 520 --|
///     blocks   |--- 256 ---|-- 200 --|---- 244 ----|-- 256 --|-- 264 --|
///     entries  ................................................
///
/// Each keeps the key where it starts and how many entries it holds. Row i of a million is then found
/// past some sixty spans, some sixty blocks and at most 512 entries. The first block and span of a
/// section start at the empty key, below every real one, so every key lies in exactly one of each.
///
/// It is a B-tree of two levels with counts, kept by triggers: past 512 entries a block splits, past 128
/// blocks a span; one that has shrunk joins a neighbour where both fit into one of the usual size.
struct PositionIndex {
  /// How many entries a block has when it is cut or merged; it may have twice as many.
  let block: Int
  /// How many blocks a span has when it is cut or merged; it may have twice as many.
  let span: Int

  var sql: String {
    """
    CREATE TABLE spans(
      section INTEGER NOT NULL, sort_key BLOB NOT NULL, person INTEGER NOT NULL,
      blocks INTEGER NOT NULL, length INTEGER NOT NULL,
      PRIMARY KEY(section, sort_key, person)) WITHOUT ROWID;
    CREATE TABLE blocks(
      section INTEGER NOT NULL, sort_key BLOB NOT NULL, person INTEGER NOT NULL, length INTEGER NOT NULL,
      PRIMARY KEY(section, sort_key, person)) WITHOUT ROWID;

    \(fillPositions)
    \(sectionPositionTriggers)
    \(entryPositionTriggers)
    \(blockTriggers)
    \(spanTriggers)
    """
  }

  /// Cuts what the sections hold already.
  private var fillPositions: String {
    """
    WITH numbered AS (
      SELECT *, row_number() OVER (PARTITION BY section ORDER BY sort_key, person) - 1 AS place FROM entries)
    INSERT INTO blocks
      SELECT section, iif(place, sort_key, x''), iif(place, person, 0),
        min(\(block), (SELECT count FROM sections WHERE id = section) - place)
      FROM numbered WHERE place % \(block) = 0;
    INSERT INTO blocks SELECT id, x'', 0, 0 FROM sections WHERE count = 0;
    WITH numbered AS (
      SELECT *, row_number() OVER (PARTITION BY section ORDER BY sort_key, person) - 1 AS place FROM blocks)
    INSERT INTO spans
      SELECT section, sort_key, person, blocks, length FROM (
        SELECT section, sort_key, person, count(*) AS blocks, sum(length) AS length, min(place)
        FROM numbered GROUP BY section, place / \(span));
    """
  }

  private var sectionPositionTriggers: String {
    """
    CREATE TRIGGER sections_opened AFTER INSERT ON sections
    WHEN NOT EXISTS (SELECT 1 FROM spans WHERE section = NEW.id) BEGIN
      INSERT INTO spans SELECT NEW.id, x'', 0, 0, 0;
      INSERT INTO blocks SELECT NEW.id, x'', 0, 0;
    END;
    -- Before its entries go one by one, so that they count down nothing.
    CREATE TRIGGER sections_closed BEFORE DELETE ON sections BEGIN
      DELETE FROM spans WHERE section = OLD.id;
      DELETE FROM blocks WHERE section = OLD.id;
    END;
    """
  }

  /// Spans count first: when a block or span then splits or merges, all lengths agree.
  private var entryPositionTriggers: String {
    """
    CREATE TRIGGER entries_placed AFTER INSERT ON entries BEGIN
      UPDATE spans SET length = length + 1 WHERE \(holds("spans", "NEW"));
      UPDATE blocks SET length = length + 1 WHERE \(holds("blocks", "NEW"));
    END;
    CREATE TRIGGER entries_displaced AFTER DELETE ON entries BEGIN
      UPDATE spans SET length = length - 1 WHERE \(holds("spans", "OLD"));
      UPDATE blocks SET length = length - 1 WHERE \(holds("blocks", "OLD"));
    END;
    """
  }

  private var blockTriggers: String {
    """
    CREATE TRIGGER blocks_added AFTER INSERT ON blocks BEGIN
      UPDATE spans SET blocks = blocks + 1 WHERE \(holds("spans", "NEW"));
    END;
    CREATE TRIGGER blocks_removed AFTER DELETE ON blocks BEGIN
      UPDATE spans SET blocks = blocks - 1 WHERE \(holds("spans", "OLD"));
    END;
    CREATE TRIGGER blocks_split AFTER UPDATE OF length ON blocks WHEN NEW.length > \(2 * block) BEGIN
      UPDATE blocks SET length = \(block) WHERE \(same("NEW"));
      INSERT INTO blocks SELECT section, sort_key, person, NEW.length - \(block) FROM entries
        WHERE \(follows("NEW", ">=")) LIMIT 1 OFFSET \(block);
    END;
    -- A view that takes a row and does something with it is the procedure that SQLite lacks.
    CREATE VIEW block_merges AS SELECT 0 AS section, x'' AS sort_key, 0 AS person,
      x'' AS next_key, 0 AS next_person, 0 AS length;
    CREATE TRIGGER blocks_merged INSTEAD OF INSERT ON block_merges BEGIN
      DELETE FROM blocks
        WHERE section = NEW.section AND sort_key = NEW.next_key AND person = NEW.next_person;
      UPDATE blocks SET length = NEW.length WHERE \(same("NEW"));
    END;
    -- Only inside a span: the first block of a span starts where the span does.
    CREATE TRIGGER blocks_shrunk AFTER UPDATE OF length ON blocks
    WHEN NEW.length < OLD.length AND NEW.length <= \(block / 2) BEGIN
      INSERT INTO block_merges
        SELECT a.section, a.sort_key, a.person, b.sort_key, b.person, a.length + b.length
        FROM (SELECT * FROM blocks WHERE \(same("NEW"))) a,
          (SELECT * FROM blocks WHERE \(follows("NEW", ">")) LIMIT 1) b
        WHERE a.length + b.length <= \(block) AND \(startsNoSpan("b"));
      INSERT INTO block_merges
        SELECT a.section, a.sort_key, a.person, b.sort_key, b.person, a.length + b.length
        FROM (SELECT * FROM blocks WHERE \(precedes("NEW", "<")) LIMIT 1) a,
          (SELECT * FROM blocks WHERE \(same("NEW"))) b
        WHERE a.length + b.length <= \(block) AND \(startsNoSpan("b"));
    END;
    """
  }

  private var spanTriggers: String {
    """
    CREATE TRIGGER spans_split AFTER UPDATE OF blocks ON spans WHEN NEW.blocks > \(2 * span) BEGIN
      UPDATE spans SET blocks = \(span), length = (
        SELECT sum(length) FROM (SELECT length FROM blocks WHERE \(follows("NEW", ">=")) LIMIT \(span)))
        WHERE \(same("NEW"));
      INSERT INTO spans SELECT section, sort_key, person, NEW.blocks - \(span),
        NEW.length - (SELECT length FROM spans WHERE \(same("NEW")))
        FROM blocks WHERE \(follows("NEW", ">=")) LIMIT 1 OFFSET \(span);
    END;
    CREATE VIEW span_merges AS SELECT 0 AS section, x'' AS sort_key, 0 AS person,
      x'' AS next_key, 0 AS next_person, 0 AS blocks, 0 AS length;
    CREATE TRIGGER spans_merged INSTEAD OF INSERT ON span_merges BEGIN
      DELETE FROM spans
        WHERE section = NEW.section AND sort_key = NEW.next_key AND person = NEW.next_person;
      UPDATE spans SET blocks = NEW.blocks, length = NEW.length WHERE \(same("NEW"));
    END;
    CREATE TRIGGER spans_shrunk AFTER UPDATE OF blocks ON spans
    WHEN NEW.blocks < OLD.blocks AND NEW.blocks <= \(span / 2) BEGIN
      INSERT INTO span_merges
        SELECT a.section, a.sort_key, a.person, b.sort_key, b.person, a.blocks + b.blocks, a.length + b.length
        FROM (SELECT * FROM spans WHERE \(same("NEW"))) a,
          (SELECT * FROM spans WHERE \(follows("NEW", ">")) LIMIT 1) b
        WHERE a.blocks + b.blocks <= \(span);
      INSERT INTO span_merges
        SELECT a.section, a.sort_key, a.person, b.sort_key, b.person, a.blocks + b.blocks, a.length + b.length
        FROM (SELECT * FROM spans WHERE \(precedes("NEW", "<")) LIMIT 1) a,
          (SELECT * FROM spans WHERE \(same("NEW"))) b
        WHERE a.blocks + b.blocks <= \(span);
    END;
    """
  }

  // MARK: Conditions that the triggers share

  /// The one row of `table` into which the key of the trigger's `row` falls.
  private func holds(_ table: String, _ row: String) -> String {
    """
    section = \(row).section AND (sort_key, person) = (
            SELECT sort_key, person FROM \(table) WHERE \(precedes(row, "<=")) LIMIT 1)
    """
  }

  private func same(_ row: String) -> String {
    "section = \(row).section AND sort_key = \(row).sort_key AND person = \(row).person"
  }

  private func follows(_ row: String, _ relation: String) -> String {
    "section = \(row).section AND (sort_key, person) \(relation) (\(row).sort_key, \(row).person)"
      + " ORDER BY sort_key, person"
  }

  private func precedes(_ row: String, _ relation: String) -> String {
    "section = \(row).section AND (sort_key, person) \(relation) (\(row).sort_key, \(row).person)"
      + " ORDER BY sort_key DESC, person DESC"
  }

  private func startsNoSpan(_ block: String) -> String {
    "NOT EXISTS (SELECT 1 FROM spans s WHERE s.section = \(block).section"
      + " AND s.sort_key = \(block).sort_key AND s.person = \(block).person)"
  }
}
