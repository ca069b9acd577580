import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { Turns } from '../port.js'
import { prepareTables } from './tables.js'

const TABLE = `
    CREATE TABLE IF NOT EXISTS turns (
      connection_id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, holder TEXT NOT NULL, until TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS turns_by_workspace ON turns (workspace_id);
`

/** Makes the table of turns where it is missing. */
export const prepareTurns = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'turns_by_workspace', TABLE)

/** The turns in the file. */
export const turnsIn = (connection: Connection): Turns => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  return {
    take: (turn, now) =>
      changes(() => {
        const taken = prepare(`
          INSERT INTO turns VALUES (@connectionId, @workspaceId, @holder, @until)
          ON CONFLICT (connection_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
          WHERE turns.holder = excluded.holder OR turns.until <= @now`)
        return taken.run({ ...turn, now }).changes > 0
      }),
    release: (turn) =>
      changes(() => {
        prepare('DELETE FROM turns WHERE connection_id = @connectionId AND holder = @holder').run(turn)
      }),
    forget: (which) =>
      changes(() => {
        if ('connectionId' in which) prepare('DELETE FROM turns WHERE connection_id = ?').run(which.connectionId)
        else prepare('DELETE FROM turns WHERE workspace_id = ?').run(which.workspaceId)
      }),
  }
}
