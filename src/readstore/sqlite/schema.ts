import type { Connection } from '#sqlite/database'
import { STAMPS } from './control.js'
import { createGenerations } from './generations.js'

export const FORMAT = 3

/** Makes the tables, or brings those of an earlier format to this one. */
export const create = ({ db }: Connection, from: number): void => {
  // Another process was faster.
  if (from === FORMAT) return
  // Format 2 had no stamps.
  if (from === 2) {
    db.exec(`
      ALTER TABLE control ADD COLUMN commits INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE control ADD COLUMN all_written INTEGER NOT NULL DEFAULT 0;
      ${STAMPS}
    `)
    return
  }
  // Format 1 had one generation, which is folded again.
  db.exec(`
    DROP TABLE IF EXISTS control;
    DROP TABLE IF EXISTS shape;
    CREATE TABLE control (
      generation INTEGER NOT NULL, partition TEXT NOT NULL, owner TEXT, epoch INTEGER NOT NULL,
      beat INTEGER NOT NULL, checkpoint TEXT NOT NULL, as_of TEXT,
      commits INTEGER NOT NULL DEFAULT 0, all_written INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (generation, partition)
    );
    ${STAMPS}
    CREATE TABLE IF NOT EXISTS access (
      id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS access_of_workspace ON access (workspace_id);
    CREATE TABLE shape (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), shape TEXT NOT NULL);
  `)
  createGenerations(db)
}
