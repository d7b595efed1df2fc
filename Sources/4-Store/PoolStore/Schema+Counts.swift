extension Schema {
  /// Counts of captures by what a status tells, kept by the database itself, so that a run that tells its progress
  /// after each slice does not count a million captures each time.
  static let countStep = Step(
    sql: """
      CREATE TABLE capture_count (
        covered INTEGER NOT NULL, state TEXT NOT NULL, sensitive TEXT NOT NULL, captures INTEGER NOT NULL,
        PRIMARY KEY (covered, state, sensitive)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO capture_count
        SELECT covered, state, coalesce(sensitive, ''), count(*) FROM capture GROUP BY 1, 2, 3;
      CREATE TRIGGER capture_came AFTER INSERT ON capture BEGIN
        INSERT INTO capture_count SELECT new.covered, new.state, coalesce(new.sensitive, ''), 0
          WHERE NOT EXISTS (SELECT 1 FROM capture_count
            WHERE covered = new.covered AND state = new.state AND sensitive = coalesce(new.sensitive, ''));
        UPDATE capture_count SET captures = captures + 1
          WHERE covered = new.covered AND state = new.state AND sensitive = coalesce(new.sensitive, '');
      END;
      CREATE TRIGGER capture_went AFTER DELETE ON capture BEGIN
        UPDATE capture_count SET captures = captures - 1
          WHERE covered = old.covered AND state = old.state AND sensitive = coalesce(old.sensitive, '');
      END;
      CREATE TRIGGER capture_changed AFTER UPDATE OF covered, state, sensitive ON capture
      WHEN old.covered <> new.covered OR old.state <> new.state OR old.sensitive IS NOT new.sensitive BEGIN
        UPDATE capture_count SET captures = captures - 1
          WHERE covered = old.covered AND state = old.state AND sensitive = coalesce(old.sensitive, '');
        INSERT INTO capture_count SELECT new.covered, new.state, coalesce(new.sensitive, ''), 0
          WHERE NOT EXISTS (SELECT 1 FROM capture_count
            WHERE covered = new.covered AND state = new.state AND sensitive = coalesce(new.sensitive, ''));
        UPDATE capture_count SET captures = captures + 1
          WHERE covered = new.covered AND state = new.state AND sensitive = coalesce(new.sensitive, '');
      END;
      """)
}
