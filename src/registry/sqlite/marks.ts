import { attempt, type Connection, durably } from '#sqlite/database'
import { moveWrites } from '#sqlite/write-ahead'
import type { Registry } from '../port.js'
import { accessMarkOf, allAccessMarks, lastAccessMark, logMarkOf } from './schema.js'

/** The newest access of each workspace. */
export const accessMarksIn = (connection: Connection): Registry['accessMarks'] => {
  const { prepare } = connection
  return {
    get: (workspaceId) =>
      attempt('registry', () =>
        workspaceId === null ? lastAccessMark(connection) : accessMarkOf(connection, workspaceId),
      ),
    all: () => attempt('registry', () => allAccessMarks(connection)),
    put: ({ workspaceId, revision, position }) =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare(`
            INSERT INTO access_marks VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET revision = excluded.revision, position = excluded.position
            WHERE access_marks.revision < excluded.revision`).run(workspaceId, revision, position)
        }),
      ),
    remove: (workspaceId) =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare('DELETE FROM access_marks WHERE workspace_id = ?').run(workspaceId)
        }),
      ),
  }
}

/** The log that the registry belongs to, and the furthest position known of it. */
export const logMarkIn = (connection: Connection): Registry['logMark'] => {
  const { prepare } = connection
  return {
    get: () => attempt('registry', () => logMarkOf(connection)),
    put: ({ log, position }) =>
      attempt('registry', () => {
        const { changes } = prepare(`
          INSERT INTO log_mark VALUES (1, @log, @position)
          ON CONFLICT DO UPDATE SET position = excluded.position
          WHERE log_mark.log IS excluded.log AND log_mark.position < excluded.position`).run({ log, position })
        // So that a copy of the file alone knows it, however busy the registry is.
        if (changes > 0) moveWrites(connection)
      }),
    remove: () =>
      attempt('registry', () =>
        durably(connection, () => {
          prepare('DELETE FROM log_mark').run()
        }),
      ),
  }
}
