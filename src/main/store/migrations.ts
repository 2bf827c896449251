/** Each entry leads from the version before it to its own; the number is kept in `user_version`. Never edit one. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    face INTEGER NOT NULL,
    badge INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    lobby TEXT NOT NULL,
    match INTEGER,
    touched_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX tables_by_code ON tables (code);

  CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE commits (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER,
    kind TEXT NOT NULL,
    call TEXT,
    move TEXT,
    events TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;

  CREATE TABLE answers (
    key TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE history (
    id TEXT PRIMARY KEY,
    match INTEGER UNIQUE REFERENCES matches ON DELETE SET NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    options TEXT NOT NULL,
    outcome TEXT NOT NULL,
    receipt TEXT NOT NULL,
    view TEXT NOT NULL
  ) STRICT;
  CREATE INDEX history_by_time ON history (ended_at DESC, id DESC);
  CREATE INDEX history_by_game ON history (game, ended_at DESC, id DESC);

  CREATE TABLE history_seats (
    history TEXT NOT NULL REFERENCES history ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT NOT NULL,
    badge INTEGER NOT NULL,
    face INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    score REAL NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (history, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX history_seats_by_player ON history_seats (player, history) WHERE player IS NOT NULL;

  CREATE TABLE library (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    item TEXT NOT NULL,
    PRIMARY KEY (game, id)
  ) STRICT;

  CREATE TABLE room (bytes BLOB NOT NULL) STRICT;
  `,
  // Who played what and when is asked for all of the past: it must not read whole matches for that.
  `CREATE INDEX history_facts ON history (id, ended_at, game);`,
  // A sheet for any game is told from another by the title that it was given.
  `ALTER TABLE history ADD COLUMN title TEXT AS (nullif(json_extract(options, '$.title'), '')) VIRTUAL;
  DROP INDEX history_facts;
  CREATE INDEX history_facts ON history (id, ended_at, game, title);`,
  // Whoever only sat down once and finished nothing is not kept for good, unlike those whom the host wrote down.
  `ALTER TABLE players ADD COLUMN passing INTEGER NOT NULL DEFAULT 0;`,
  // What was played at a table stays with it. A snapshot says of which version of its game it is; what the ones before
  // kept is folded from the log again.
  `ALTER TABLE tables ADD COLUMN evening TEXT NOT NULL DEFAULT '[]';
  DROP TABLE snapshots;
  CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kept TEXT NOT NULL
  ) STRICT;`,
  // Phones that speak for somebody of the roster, by a digest of what they prove it with.
  `CREATE TABLE phones (
    digest TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX phones_by_player ON phones (player);`,
  // Nobody sits twice at one table: of two seats that a merge gave to one person, the better one stays theirs.
  `UPDATE history_seats SET player = NULL
  WHERE player IS NOT NULL AND EXISTS (
    SELECT 1 FROM history_seats AS other
    WHERE other.history = history_seats.history AND other.player = history_seats.player
    AND (other.rank, other.seat) < (history_seats.rank, history_seats.seat)
  );`,
  // T-44: what an entry was before it was corrected, and since when it is being corrected. What people add to it stays
  // when it is written again. What an entry is found by stands there too, in plain letters; null is not worked out yet.
  `ALTER TABLE history ADD COLUMN reopened_at INTEGER;
  CREATE TABLE remarks (
    history TEXT PRIMARY KEY REFERENCES history ON DELETE CASCADE,
    place TEXT NOT NULL DEFAULT '',
    note TEXT NOT NULL DEFAULT '',
    found TEXT
  ) STRICT, WITHOUT ROWID;
  INSERT INTO remarks (history) SELECT id FROM history;
  CREATE TABLE corrections (
    history TEXT NOT NULL REFERENCES history ON DELETE CASCADE,
    at INTEGER NOT NULL,
    was TEXT NOT NULL,
    PRIMARY KEY (history, at)
  ) STRICT, WITHOUT ROWID;`,
  // Whoever was merged into somebody else by mistake is taken out again, with what was theirs.
  `CREATE TABLE merges (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    target TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    person TEXT NOT NULL,
    seats TEXT NOT NULL,
    phones TEXT NOT NULL
  ) STRICT;
  CREATE INDEX merges_by_target ON merges (target);`,
  // Photos, scaled down before they come here.
  `CREATE TABLE photos (
    id TEXT PRIMARY KEY,
    history TEXT NOT NULL REFERENCES history ON DELETE CASCADE,
    at INTEGER NOT NULL,
    jpeg BLOB NOT NULL
  ) STRICT;
  CREATE INDEX photos_by_entry ON photos (history, at);`,
  // What was played at one table on one evening, and seasons.
  `CREATE TABLE evenings (
    history TEXT PRIMARY KEY REFERENCES history ON DELETE CASCADE,
    evening TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evenings_by_name ON evenings (evening);
  CREATE TABLE seasons (id TEXT PRIMARY KEY, season TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
];
