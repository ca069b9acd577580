import type { Uuid } from '#domain/common'
import type { Outcome, StoreError } from '#domain/outcome'
import { epochOf, instantOf } from '#domain/time'
import { attempt, type Connection, durably } from '#sqlite/database'
import {
  DELIVERY_KNOWN_MS,
  type Delivery,
  type Held,
  hasRoom,
  type Inbox,
  MOST_SEALED,
  type Put,
  type Waiting,
} from '../port.js'
import { prepareTables } from './tables.js'

// The content comes last in its row: what stands before it is read without it.
const TABLE = `
    CREATE TABLE IF NOT EXISTS inbox (
      connection_id TEXT NOT NULL, delivery_id TEXT NOT NULL, workspace_id TEXT NOT NULL, received_at TEXT NOT NULL,
      kind TEXT NOT NULL, bytes INTEGER NOT NULL, sealed TEXT, PRIMARY KEY (connection_id, delivery_id));
    CREATE INDEX IF NOT EXISTS inbox_by_age ON inbox (received_at);
    CREATE INDEX IF NOT EXISTS inbox_by_workspace ON inbox (workspace_id);
    CREATE INDEX IF NOT EXISTS inbox_waiting ON inbox (connection_id, received_at, delivery_id) WHERE sealed IS NOT NULL;
    CREATE INDEX IF NOT EXISTS inbox_held ON inbox (workspace_id, connection_id, bytes) WHERE bytes > 0;
`

/** Makes the table of deliveries where it is missing. */
export const prepareInbox = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'inbox_held', TABLE)

const DELIVERY = `workspace_id AS workspaceId, connection_id AS connectionId, delivery_id AS deliveryId,
  received_at AS receivedAt, kind, sealed`

/** The deliveries in the file. */
export const inboxIn = (connection: Connection): Inbox => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  const heldOf = ({ workspaceId, connectionId }: Pick<Delivery, 'workspaceId' | 'connectionId'>): Held =>
    prepare(`
      SELECT count(*) AS deliveries, ifnull(sum(bytes), 0) AS bytes
      FROM inbox WHERE workspace_id = ? AND connection_id = ? AND bytes > 0`).get(workspaceId, connectionId) as Held
  const heldIn = (workspaceId: Uuid): Held =>
    prepare(`
      SELECT count(*) AS deliveries, ifnull(sum(bytes), 0) AS bytes
      FROM inbox WHERE workspace_id = ? AND bytes > 0`).get(workspaceId) as Held
  return {
    put: (delivery, { ofConnection, ofWorkspace }) =>
      changes((): Put => {
        const over = instantOf(epochOf(delivery.receivedAt) - DELIVERY_KNOWN_MS)
        const { connectionId, deliveryId } = delivery
        prepare('DELETE FROM inbox WHERE connection_id = ? AND delivery_id = ? AND received_at <= ?').run(
          connectionId,
          deliveryId,
          over,
        )
        const known = prepare('SELECT 1 FROM inbox WHERE connection_id = ? AND delivery_id = ?')
        if (known.get(connectionId, deliveryId) !== undefined) return 'known'
        if (!hasRoom(heldOf(delivery), ofConnection, delivery)) return 'full'
        if (!hasRoom(heldIn(delivery.workspaceId), ofWorkspace, delivery)) return 'full'
        const put = prepare(`
          INSERT INTO inbox VALUES (@connectionId, @deliveryId, @workspaceId, @receivedAt, @kind, @bytes, @sealed)`)
        put.run({ ...delivery, bytes: delivery.sealed.length })
        return 'kept'
      }),
    next: (connectionId, limit) =>
      attempt('registry', () => {
        const found = prepare(`
          SELECT ${DELIVERY} FROM inbox WHERE connection_id = ? AND sealed IS NOT NULL
          ORDER BY received_at, delivery_id LIMIT ?`)
        const next: Delivery[] = []
        let length = 0
        for (const delivery of found.iterate(connectionId, limit) as Iterable<Delivery>) {
          length += delivery.sealed.length
          if (next.length > 0 && length > MOST_SEALED) break
          next.push(delivery)
        }
        return next
      }),
    waiting: () =>
      attempt('registry', () => {
        const counted = prepare(`
          SELECT workspace_id AS workspaceId, connection_id AS connectionId, count(*) AS deliveries, sum(bytes) AS bytes
          FROM inbox WHERE bytes > 0 GROUP BY workspace_id, connection_id ORDER BY connection_id`)
        return counted.all() as Waiting[]
      }),
    remove: (connectionId, deliveryIds) =>
      changes(() => {
        const removed = prepare('UPDATE inbox SET bytes = 0, sealed = NULL WHERE connection_id = ? AND delivery_id = ?')
        for (const deliveryId of deliveryIds) removed.run(connectionId, deliveryId)
      }),
    forget: (which) =>
      changes(() => {
        if ('over' in which) prepare('DELETE FROM inbox WHERE received_at <= ?').run(which.over)
        else if ('connectionId' in which) prepare('DELETE FROM inbox WHERE connection_id = ?').run(which.connectionId)
        else prepare('DELETE FROM inbox WHERE workspace_id = ?').run(which.workspaceId)
      }),
  }
}
