import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { ReadStore } from '../port.js'
import { accessDocuments, parsed } from '../stored.js'
import { among } from './documents.js'

type AccessRow = readonly [id: string, revision: number, body: string]

/** Documents of keys, members and access states: of no generation, each guarded by the revision of its stream. */
export const accessIn = (connection: Connection): ReadStore['access'] => {
  const { prepare } = connection
  return {
    stored: async () => {
      const rows = await attempt('read store', () =>
        prepare('SELECT id, workspace_id, revision, body FROM access ORDER BY id').raw().all(),
      )
      if (isLeft(rows)) return rows
      return right(
        (rows.right as [string, Uuid, number, string][]).map(([id, workspaceId, revision, body]) => ({
          id,
          workspaceId,
          revision,
          document: parsed(body),
        })),
      )
    },
    get: async (ids) => {
      const rows = await attempt('read store', () =>
        prepare(`SELECT id, revision, body FROM access WHERE ${among('id')}`)
          .raw()
          .all(JSON.stringify(ids)),
      )
      return isLeft(rows) ? rows : accessDocuments(rows.right as readonly AccessRow[])
    },
    ofWorkspace: async (workspaceId: Uuid) => {
      const rows = await attempt('read store', () =>
        prepare('SELECT id, revision, body FROM access WHERE workspace_id = ? ORDER BY id').raw().all(workspaceId),
      )
      if (isLeft(rows)) return rows
      const documents = accessDocuments(rows.right as readonly AccessRow[])
      return isLeft(documents) ? documents : right([...documents.right.values()].map(({ document }) => document))
    },
    put: (documents) =>
      attempt('read store', () =>
        durably(connection, () => {
          for (const { id, workspaceId, revision, document } of documents)
            prepare(`
              INSERT INTO access VALUES (@id, @workspaceId, @revision, @body)
              ON CONFLICT DO UPDATE SET revision = excluded.revision, body = excluded.body
              WHERE access.revision <= excluded.revision`).run({
              id,
              workspaceId,
              revision,
              body: JSON.stringify(document),
            })
        }),
      ),
    remove: (workspaceId) =>
      attempt('read store', () =>
        durably(connection, () => {
          prepare('DELETE FROM access WHERE workspace_id = ?').run(workspaceId)
        }),
      ),
  }
}
