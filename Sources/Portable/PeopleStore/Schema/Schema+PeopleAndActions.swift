extension Schema {
  /// Version 1: people, the actions they are assigned to, and every section's people in order.
  ///
  ///     actions 1--n sections 1--n assignments n--1 people n--1 pictures
  ///                          1--n entries (an assignment again, in the order of names)
  ///
  /// `entries` is derived: triggers keep it right under any SQL, also that of other programs, with
  /// `recursive_triggers` and `foreign_keys` on or off. `INSERT OR REPLACE` may remove a row without
  /// telling its triggers, and it overrides the conflict clauses inside triggers; so no trigger relies on
  /// one, and each says `NOT EXISTS` instead.
  ///
  /// Other programs cannot compute sort keys. They leave the column alone, the row is noted in `unsorted`
  /// and stands last in its sections, and the next store that opens or reads the file for writing sorts it.
  static let peopleAndActions = """
    CREATE TABLE settings(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE pictures(
      id INTEGER PRIMARY KEY AUTOINCREMENT, digest INTEGER NOT NULL DEFAULT 0, bytes BLOB NOT NULL);
    CREATE INDEX pictures_by_digest ON pictures(digest);

    CREATE TABLE people(
      id INTEGER PRIMARY KEY, name TEXT NOT NULL,
      sort_key BLOB NOT NULL DEFAULT x'FFFF' CHECK(typeof(sort_key) = 'blob' AND length(sort_key) > 0),
      presence INTEGER NOT NULL DEFAULT 0, picture INTEGER REFERENCES pictures(id), picture_file TEXT);
    CREATE INDEX people_by_picture ON people(picture) WHERE picture IS NOT NULL;
    CREATE TABLE unsorted(person INTEGER PRIMARY KEY);

    CREATE TABLE actions(id INTEGER PRIMARY KEY, title TEXT NOT NULL);
    CREATE TABLE sections(
      id INTEGER PRIMARY KEY, action INTEGER NOT NULL REFERENCES actions(id), position INTEGER NOT NULL,
      title TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX sections_by_action ON sections(action, position);

    CREATE TABLE assignments(
      person INTEGER NOT NULL REFERENCES people(id), section INTEGER NOT NULL REFERENCES sections(id),
      PRIMARY KEY(person, section)) WITHOUT ROWID;
    CREATE TABLE entries(
      section INTEGER NOT NULL, sort_key BLOB NOT NULL, person INTEGER NOT NULL,
      PRIMARY KEY(section, sort_key, person)) WITHOUT ROWID;

    \(pictureTriggers)
    \(personTriggers)
    \(sectionTriggers)
    \(assignmentTriggers)
    \(entryTriggers)
    """

  /// A number once seen always names the same bytes, so that a cache of pictures never goes stale.
  private static let pictureTriggers = """
    CREATE TRIGGER pictures_stay BEFORE UPDATE ON pictures BEGIN
      SELECT RAISE(ABORT, 'a picture never changes; insert another one');
    END;
    """

  private static let personTriggers = """
    CREATE TRIGGER people_added AFTER INSERT ON people WHEN NEW.sort_key = x'FFFF' BEGIN
      INSERT INTO unsorted SELECT NEW.id
        WHERE NOT EXISTS (SELECT 1 FROM unsorted WHERE person = NEW.id);
    END;
    -- Only a replaced row can have assignments already. It counts as removed and added, as SQL has it.
    CREATE TRIGGER people_replaced AFTER INSERT ON people
    WHEN EXISTS (SELECT 1 FROM assignments WHERE person = NEW.id) BEGIN
      DELETE FROM entries WHERE person = NEW.id AND section IN (
        SELECT section FROM assignments WHERE person = NEW.id);
      DELETE FROM assignments WHERE person = NEW.id;
    END;
    CREATE TRIGGER people_keep_id BEFORE UPDATE OF id ON people WHEN NEW.id IS NOT OLD.id BEGIN
      SELECT RAISE(ABORT, 'the id of a person is for life');
    END;
    CREATE TRIGGER people_renamed AFTER UPDATE OF name ON people
    WHEN NEW.name IS NOT OLD.name AND NEW.sort_key IS OLD.sort_key BEGIN
      INSERT INTO unsorted SELECT NEW.id
        WHERE NOT EXISTS (SELECT 1 FROM unsorted WHERE person = NEW.id);
    END;
    CREATE TRIGGER people_resorted AFTER UPDATE OF sort_key ON people
    WHEN NEW.sort_key IS NOT OLD.sort_key BEGIN
      DELETE FROM entries WHERE person = NEW.id AND sort_key = OLD.sort_key AND section IN (
        SELECT section FROM assignments WHERE person = NEW.id);
      INSERT INTO entries SELECT section, NEW.sort_key, NEW.id FROM assignments WHERE person = NEW.id;
    END;
    CREATE TRIGGER people_changed AFTER UPDATE OF name, presence, picture, picture_file ON people
    WHEN NEW.name IS NOT OLD.name OR NEW.presence IS NOT OLD.presence
      OR NEW.picture IS NOT OLD.picture OR NEW.picture_file IS NOT OLD.picture_file BEGIN
      UPDATE sections SET revision = revision + 1 WHERE id IN (
        SELECT section FROM assignments WHERE person = NEW.id);
    END;
    CREATE TRIGGER people_picture_dropped AFTER UPDATE OF picture ON people
    WHEN OLD.picture IS NOT NULL AND NEW.picture IS NOT OLD.picture BEGIN
      DELETE FROM pictures WHERE id = OLD.picture
        AND NOT EXISTS (SELECT 1 FROM people WHERE picture = OLD.picture);
    END;
    CREATE TRIGGER people_removed BEFORE DELETE ON people BEGIN
      DELETE FROM assignments WHERE person = OLD.id;
      DELETE FROM unsorted WHERE person = OLD.id;
    END;
    CREATE TRIGGER people_gone AFTER DELETE ON people WHEN OLD.picture IS NOT NULL BEGIN
      DELETE FROM pictures WHERE id = OLD.picture
        AND NOT EXISTS (SELECT 1 FROM people WHERE picture = OLD.picture);
    END;
    """

  private static let sectionTriggers = """
    CREATE TRIGGER actions_keep_id BEFORE UPDATE OF id ON actions WHEN NEW.id IS NOT OLD.id BEGIN
      SELECT RAISE(ABORT, 'the id of an action is for life');
    END;
    CREATE TRIGGER actions_added AFTER INSERT ON actions BEGIN
      DELETE FROM sections WHERE action = NEW.id;
    END;
    CREATE TRIGGER actions_removed AFTER DELETE ON actions BEGIN
      DELETE FROM sections WHERE action = OLD.id;
    END;
    CREATE TRIGGER sections_checked BEFORE INSERT ON sections
    WHEN NOT EXISTS (SELECT 1 FROM actions WHERE id = NEW.action) BEGIN
      SELECT RAISE(ABORT, 'there is no such action');
    END;
    CREATE TRIGGER sections_added AFTER INSERT ON sections BEGIN
      UPDATE sections SET count = (SELECT count(*) FROM entries WHERE section = NEW.id) WHERE id = NEW.id;
      DELETE FROM assignments WHERE section = NEW.id AND person IN (
        SELECT person FROM entries WHERE section = NEW.id);
    END;
    CREATE TRIGGER sections_keep_id BEFORE UPDATE OF id ON sections WHEN NEW.id IS NOT OLD.id BEGIN
      SELECT RAISE(ABORT, 'the id of a section is for life');
    END;
    CREATE TRIGGER sections_changed AFTER UPDATE OF title, position, action ON sections BEGIN
      UPDATE sections SET revision = revision + 1 WHERE id = NEW.id;
    END;
    -- After, not before: what it removes counts down in the row that would be about to go.
    CREATE TRIGGER sections_removed AFTER DELETE ON sections BEGIN
      DELETE FROM assignments WHERE section = OLD.id AND person IN (
        SELECT person FROM entries WHERE section = OLD.id);
    END;
    """

  private static let assignmentTriggers = """
    CREATE TRIGGER assignments_checked BEFORE INSERT ON assignments BEGIN
      SELECT RAISE(ABORT, 'there is no such person')
        WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = NEW.person);
      SELECT RAISE(ABORT, 'there is no such section')
        WHERE NOT EXISTS (SELECT 1 FROM sections WHERE id = NEW.section);
    END;
    CREATE TRIGGER assignments_added AFTER INSERT ON assignments BEGIN
      INSERT INTO entries SELECT NEW.section, p.sort_key, p.id FROM people p WHERE p.id = NEW.person
        AND NOT EXISTS (SELECT 1 FROM entries e
          WHERE e.section = NEW.section AND e.sort_key = p.sort_key AND e.person = p.id);
    END;
    CREATE TRIGGER assignments_stay BEFORE UPDATE ON assignments BEGIN
      SELECT RAISE(ABORT, 'an assignment is removed and added, never edited');
    END;
    CREATE TRIGGER assignments_removed AFTER DELETE ON assignments BEGIN
      DELETE FROM entries WHERE section = OLD.section AND person = OLD.person
        AND sort_key = (SELECT sort_key FROM people WHERE id = OLD.person);
    END;
    """

  private static let entryTriggers = """
    CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
      UPDATE sections SET count = count + 1, revision = revision + 1 WHERE id = NEW.section;
    END;
    CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
      UPDATE sections SET count = count - 1, revision = revision + 1 WHERE id = OLD.section;
    END;
    """
}
