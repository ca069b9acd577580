import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { Identities, Identity } from '../port.js'
import { marksFor, prepareTables } from './tables.js'

const TABLE = `
    CREATE TABLE IF NOT EXISTS identities (
      workspace_id TEXT NOT NULL, member_id TEXT NOT NULL, address TEXT NOT NULL, account TEXT,
      PRIMARY KEY (workspace_id, member_id), UNIQUE (workspace_id, address), UNIQUE (workspace_id, account));
    CREATE INDEX IF NOT EXISTS identities_by_account ON identities (account);
    CREATE INDEX IF NOT EXISTS identities_by_address ON identities (address);
`

/** Makes the table of identities where it is missing. */
export const prepareIdentities = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'identities_by_address', TABLE)

const IDENTITY = 'workspace_id AS workspaceId, member_id AS memberId, address, account'

/** The identities in the file. What is forgotten is gone from the disk before it is acknowledged. */
export const identitiesIn = (connection: Connection): Identities => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  return {
    invite: ({ workspaceId, memberId, address }, same) =>
      changes(() => {
        const having = prepare(
          `SELECT member_id FROM identities WHERE workspace_id = ? AND address IN (${marksFor(same)})`,
        ).pluck()
        const holder = having.get(workspaceId, ...same) as string | undefined
        if (holder !== undefined) return holder === memberId
        prepare(`
          INSERT INTO identities VALUES (?, ?, ?, NULL)
          ON CONFLICT (workspace_id, member_id) DO UPDATE SET address = excluded.address, account = NULL`).run(
          workspaceId,
          memberId,
          address,
        )
        return true
      }),
    find: (addresses, accounts) =>
      attempt('registry', () => {
        const found = prepare(
          `SELECT ${IDENTITY} FROM identities WHERE address IN (${marksFor(addresses)}) OR account IN (${marksFor(accounts)})
           ORDER BY workspace_id, member_id`,
        )
        return found.all(...addresses, ...accounts) as Identity[]
      }),
    ofWorkspace: (workspaceId) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${IDENTITY} FROM identities WHERE workspace_id = ? ORDER BY member_id`)
        return found.all(workspaceId) as Identity[]
      }),
    bind: ({ workspaceId, memberId, address }, account) =>
      changes(() => {
        const bound = prepare(`
          UPDATE identities SET account = @account
          WHERE workspace_id = @workspaceId AND member_id = @memberId AND address = @address AND account IS NULL
            AND NOT EXISTS (SELECT 1 FROM identities WHERE workspace_id = @workspaceId AND account = @account)`)
        return bound.run({ workspaceId, memberId, address, account }).changes > 0
      }),
    remove: (workspaceId, memberId) =>
      changes(() => {
        prepare(
          'DELETE FROM identities WHERE workspace_id = @workspaceId AND (@memberId IS NULL OR member_id = @memberId)',
        ).run({ workspaceId, memberId })
      }),
  }
}
