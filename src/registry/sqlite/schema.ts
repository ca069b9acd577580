import type { Uuid } from '#domain/common'
import type { Connection } from '#sqlite/database'
import type { AccessMark, LogMark } from '../port.js'

/** Format 1 kept one minute a key, format 2 no mark of the log. */
export const FORMAT = 3

/** Makes the tables, or brings those of an earlier format to this one. */
export const create = ({ db }: Connection, from: number): void => {
  if (from === 1) db.exec('ALTER TABLE key_uses RENAME TO last_minutes')
  db.exec(`
    CREATE TABLE IF NOT EXISTS access_marks (workspace_id TEXT PRIMARY KEY, revision INTEGER NOT NULL, position TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS access_marks_by_position ON access_marks (position);
    CREATE TABLE IF NOT EXISTS log_mark (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), log TEXT, position TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS to_overwrite (only_one INTEGER PRIMARY KEY CHECK (only_one = 1));
    CREATE TABLE IF NOT EXISTS write_probe (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), writes INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS peppers (id TEXT PRIMARY KEY, secret BLOB NOT NULL, made INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS member_names (member_id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS key_uses (key_id TEXT NOT NULL, minute TEXT NOT NULL, requests INTEGER NOT NULL, PRIMARY KEY (key_id, minute));
    CREATE TABLE IF NOT EXISTS unshown_key (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), key_id TEXT NOT NULL, key TEXT NOT NULL);
  `)
  if (from !== 1) return
  db.exec('INSERT INTO key_uses SELECT key_id, minute, requests FROM last_minutes; DROP TABLE last_minutes')
  // Format 1 left deleted data in the file.
  remember(db)
}

/** Notes that deleted data is still in the bytes of the files. */
export const remember = (db: Connection['db']): void => void db.exec('INSERT OR IGNORE INTO to_overwrite VALUES (1)')

const MARKS = 'SELECT workspace_id AS workspaceId, revision, position FROM access_marks'
export const allAccessMarks = ({ prepare }: Connection): readonly AccessMark[] => prepare(MARKS).all() as AccessMark[]
export const accessMarkOf = ({ prepare }: Connection, workspaceId: Uuid): AccessMark | null =>
  (prepare(`${MARKS} WHERE workspace_id = ?`).get(workspaceId) as AccessMark | undefined) ?? null
/** The mark that is last in the log. */
export const lastAccessMark = ({ prepare }: Connection): AccessMark | null =>
  (prepare(`${MARKS} ORDER BY position DESC LIMIT 1`).get() as AccessMark | undefined) ?? null

export const logMarkOf = ({ prepare }: Connection): LogMark | null =>
  (prepare('SELECT log, position FROM log_mark').get() as LogMark | undefined) ?? null
