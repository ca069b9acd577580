import type { Outcome, StoreError } from '#domain/outcome'
import { attempt, type Connection, durably } from '#sqlite/database'
import type { Session, SignInLink, SignIns } from '../port.js'
import { marksFor, prepareTables } from './tables.js'

const TABLES = `
    CREATE TABLE IF NOT EXISTS sign_in_links (
      digest TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, member_id TEXT NOT NULL, expires_at TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS sign_in_links_by_member ON sign_in_links (workspace_id, member_id);
    CREATE TABLE IF NOT EXISTS sessions (
      session_id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, workspace_id TEXT NOT NULL, member_id TEXT NOT NULL,
      started_at TEXT NOT NULL, used_at TEXT NOT NULL, expires_at TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (workspace_id, member_id);
`

/** Makes the tables of links and sessions where they are missing. */
export const prepareSignIns = (connection: Connection): Outcome<StoreError, void> =>
  prepareTables(connection, 'sessions_by_member', TABLES)

const LINK = 'digest, workspace_id AS workspaceId, member_id AS memberId, expires_at AS expiresAt'
const SESSION = `session_id AS sessionId, ${LINK}, started_at AS startedAt, used_at AS usedAt`
const OF_WHOM = 'workspace_id = @workspaceId AND (@memberId IS NULL OR member_id = @memberId)'

/** The sessions and links in the file. What ends is gone from the disk before it is acknowledged. */
export const signInsIn = (connection: Connection): SignIns => {
  const { prepare } = connection
  const changes = <A>(change: () => A) => attempt('registry', () => durably(connection, change))
  return {
    addLink: (link) =>
      changes(() => {
        prepare('INSERT INTO sign_in_links VALUES (@digest, @workspaceId, @memberId, @expiresAt)').run(link)
      }),
    findLink: (digests) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${LINK} FROM sign_in_links WHERE digest IN (${marksFor(digests)})`)
        return (found.get(...digests) as SignInLink | undefined) ?? null
      }),
    takeLink: (digests) =>
      changes(() => {
        const taken = prepare(`DELETE FROM sign_in_links WHERE digest IN (${marksFor(digests)}) RETURNING ${LINK}`)
        return (taken.get(...digests) as SignInLink | undefined) ?? null
      }),
    start: (session) =>
      changes(() => {
        prepare(
          'INSERT INTO sessions VALUES (@sessionId, @digest, @workspaceId, @memberId, @startedAt, @usedAt, @expiresAt)',
        ).run(session)
      }),
    find: (digests) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${SESSION} FROM sessions WHERE digest IN (${marksFor(digests)})`)
        return (found.get(...digests) as Session | undefined) ?? null
      }),
    renew: (session) =>
      attempt('registry', () => {
        prepare(
          'UPDATE sessions SET used_at = @usedAt, expires_at = @expiresAt WHERE session_id = @sessionId AND used_at < @usedAt',
        ).run(session)
      }),
    end: (session) =>
      changes(
        () =>
          prepare(
            'DELETE FROM sessions WHERE session_id = @sessionId AND workspace_id = @workspaceId AND member_id = @memberId',
          ).run(session).changes > 0,
      ),
    sessionsOf: (workspaceId, memberId) =>
      attempt('registry', () => {
        const found = prepare(`SELECT ${SESSION} FROM sessions WHERE ${OF_WHOM} ORDER BY started_at DESC, session_id`)
        return found.all({ workspaceId, memberId }) as Session[]
      }),
    linksOf: (workspaceId) =>
      attempt('registry', () => {
        const found = prepare(
          `SELECT ${LINK} FROM sign_in_links WHERE workspace_id = ? ORDER BY expires_at DESC, digest`,
        )
        return found.all(workspaceId) as SignInLink[]
      }),
    endAll: (workspaceId, memberId) =>
      changes(() => {
        for (const table of ['sign_in_links', 'sessions'])
          prepare(`DELETE FROM ${table} WHERE ${OF_WHOM}`).run({ workspaceId, memberId })
      }),
    removeExpired: (now) =>
      attempt('registry', () => {
        for (const table of ['sessions', 'sign_in_links'])
          prepare(`DELETE FROM ${table} WHERE expires_at <= ?`).run(now)
      }),
  }
}
