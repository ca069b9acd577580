import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { KeptSecret, Secrets } from '../port.js'
import type { Erasing } from './erasing.js'
import { prepareTables } from './tables.js'

const TABLE = `
    CREATE TABLE IF NOT EXISTS secrets (
      connection_id TEXT NOT NULL, purpose TEXT NOT NULL, workspace_id TEXT NOT NULL, version INTEGER NOT NULL,
      sealed TEXT NOT NULL, PRIMARY KEY (connection_id, purpose));
    CREATE INDEX IF NOT EXISTS secrets_by_workspace ON secrets (workspace_id, connection_id, purpose);
`

/** Makes the table of secrets where it is missing. */
export const prepareSecrets = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'secrets_by_workspace', TABLE)

const SECRET = 'workspace_id AS workspaceId, connection_id AS connectionId, purpose, version, sealed'

/** The secrets in the file. What is removed is gone from the bytes of the files. */
export const secretsIn = (connection: Connection, { erase }: Erasing): Secrets => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  return {
    put: (secret) =>
      changes(() => {
        const put = prepare(`
          INSERT INTO secrets VALUES (@connectionId, @purpose, @workspaceId, 1, @sealed)
          ON CONFLICT (connection_id, purpose) DO UPDATE
            SET workspace_id = excluded.workspace_id, version = version + 1, sealed = excluded.sealed
          RETURNING version`)
        return put.pluck().get(secret) as number
      }),
    get: (connectionId, purpose) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${SECRET} FROM secrets WHERE connection_id = ? AND purpose = ?`)
        return (found.get(connectionId, purpose) as KeptSecret | undefined) ?? null
      }),
    replace: (secret) =>
      changes(() => {
        const replaced = prepare(`
          UPDATE secrets SET version = version + 1, sealed = @sealed
          WHERE connection_id = @connectionId AND purpose = @purpose AND workspace_id = @workspaceId AND version = @version`)
        return replaced.run(secret).changes > 0
      }),
    ofWorkspace: (workspaceId) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${SECRET} FROM secrets WHERE workspace_id = ? ORDER BY connection_id, purpose`)
        return found.all(workspaceId) as KeptSecret[]
      }),
    remove: (which) =>
      erase(() => {
        if ('connectionId' in which) prepare('DELETE FROM secrets WHERE connection_id = ?').run(which.connectionId)
        else prepare('DELETE FROM secrets WHERE workspace_id = ?').run(which.workspaceId)
      }),
  }
}
