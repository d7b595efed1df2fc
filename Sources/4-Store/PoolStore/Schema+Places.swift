extension Schema {
  /// Version 8 holds what places make of captures. A capture tells its place only where `shown` is 1, which the pass
  /// over places alone writes; whatever changes a capture's place or moment takes all of it back at once, by trigger.
  /// `place_change` has what came and went since that pass, with the values of then.
  static let placeStep = Step(
    sql: """
      CREATE TABLE area (
        row INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,
        neighbourhood TEXT, city TEXT, city_number INTEGER, metro TEXT, metro_number INTEGER, region TEXT,
        country TEXT, country_code TEXT, credit TEXT
      ) STRICT;
      CREATE TABLE venue (
        row INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, category TEXT NOT NULL, credit TEXT
      ) STRICT;
      CREATE TABLE place_lookup (
        kind TEXT NOT NULL, key TEXT NOT NULL, failures INTEGER NOT NULL, next REAL NOT NULL, PRIMARY KEY (kind, key)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE visit (
        row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, start REAL NOT NULL,
        latitude REAL NOT NULL, longitude REAL NOT NULL
      ) STRICT;
      CREATE INDEX visit_start ON visit (start);
      CREATE TABLE trip (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, start REAL NOT NULL) STRICT;
      CREATE INDEX trip_start ON trip (start);
      ALTER TABLE capture ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE capture ADD COLUMN visit INTEGER;
      ALTER TABLE capture ADD COLUMN trip INTEGER;
      ALTER TABLE capture ADD COLUMN area INTEGER;
      ALTER TABLE capture ADD COLUMN venue INTEGER;
      CREATE INDEX capture_located ON capture (instant) WHERE latitude IS NOT NULL;
      CREATE INDEX capture_latitude ON capture (latitude) WHERE latitude IS NOT NULL;
      CREATE INDEX capture_visit ON capture (visit, instant) WHERE visit IS NOT NULL;
      CREATE INDEX capture_trip ON capture (trip, instant) WHERE trip IS NOT NULL;
      CREATE INDEX capture_area ON capture (area) WHERE area IS NOT NULL;
      CREATE INDEX capture_venue ON capture (venue) WHERE venue IS NOT NULL;
      CREATE TABLE place_change (
        row INTEGER PRIMARY KEY, gone INTEGER NOT NULL, capture INTEGER NOT NULL, id TEXT NOT NULL,
        media TEXT NOT NULL, instant REAL NOT NULL, wall REAL, latitude REAL NOT NULL, longitude REAL NOT NULL
      ) STRICT;
      CREATE TRIGGER place_came AFTER INSERT ON capture WHEN new.latitude IS NOT NULL BEGIN
        INSERT INTO place_change (gone, capture, id, media, instant, wall, latitude, longitude)
          VALUES (0, new.row, new.id, new.media, new.instant, new.wall, new.latitude, new.longitude);
      END;
      CREATE TRIGGER place_went AFTER DELETE ON capture WHEN old.latitude IS NOT NULL BEGIN
        INSERT INTO place_change (gone, capture, id, media, instant, wall, latitude, longitude)
          VALUES (1, old.row, old.id, old.media, old.instant, old.wall, old.latitude, old.longitude);
      END;
      CREATE TRIGGER place_changed AFTER UPDATE OF latitude, longitude, instant, wall, media ON capture
      WHEN old.latitude IS NOT new.latitude OR old.longitude IS NOT new.longitude OR old.instant <> new.instant
        OR old.wall IS NOT new.wall OR old.media <> new.media BEGIN
        INSERT INTO place_change (gone, capture, id, media, instant, wall, latitude, longitude)
          SELECT 1, old.row, old.id, old.media, old.instant, old.wall, old.latitude, old.longitude
          WHERE old.latitude IS NOT NULL;
        INSERT INTO place_change (gone, capture, id, media, instant, wall, latitude, longitude)
          SELECT 0, new.row, new.id, new.media, new.instant, new.wall, new.latitude, new.longitude
          WHERE new.latitude IS NOT NULL;
        UPDATE capture SET shown = 0, visit = NULL, trip = NULL, area = NULL, venue = NULL WHERE row = new.row;
      END;
      INSERT INTO place_change (gone, capture, id, media, instant, wall, latitude, longitude)
        SELECT 0, row, id, media, instant, wall, latitude, longitude FROM capture WHERE latitude IS NOT NULL;
      """)
}
