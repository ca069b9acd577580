import type { Statement } from 'better-sqlite3'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection, Collection, Condition, DocumentReader, DocumentRef, Query } from '#domain/documents'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { attempt, type Connection } from '#sqlite/database'
import { decoded, indexedMembers, indexFor, parsed, stored, storedMember } from '../stored.js'

// Each collection is a table: the id, a column for each member that an index names, and the document as JSON. The terms
// of all collections are one table.

const tableOf = ({ name }: AnyCollection): string => `"documents_${name}"`
const columnOf = (member: string): string => `"m_${member}"`

/** Rows that one statement writes or reads: fewer calls into SQLite, and few statements to keep. */
const ROWS = 32

/** How a collection is written. */
export interface Writing {
  readonly put: (rows: readonly { readonly id: string; readonly document: object }[]) => void
  readonly remove: (id: string) => void
}
export const writingOf = (collection: AnyCollection, connection: Connection): Writing => {
  const { prepare } = connection
  const members = indexedMembers(collection)
  const table = tableOf(collection)
  const columns = ['id', ...members.map(columnOf), 'body']
  const row = `(${columns.map(() => '?').join(', ')})`
  const update = columns.slice(1).map((column) => `${column} = excluded.${column}`)
  const [one, many] = [1, ROWS].map(
    (rows) =>
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}
        ON CONFLICT (id) DO UPDATE SET ${update.join(', ')}`,
  ) as [string, string]
  const valuesOf = ({ id, document }: { readonly id: string; readonly document: object }) => [
    id,
    ...members.map((member) => storedMember(document, member)),
    JSON.stringify(document),
  ]
  return {
    put: (rows) => {
      // In order of ids, so that neighbours in the table are written together.
      const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const whole = sorted.length - (sorted.length % ROWS)
      moveTerms(connection, collection, sorted)
      for (let i = 0; i < whole; i += ROWS) prepare(many).run(...sorted.slice(i, i + ROWS).flatMap(valuesOf))
      for (const last of sorted.slice(whole)) prepare(one).run(...valuesOf(last))
    },
    remove: (id) => {
      moveTerms(connection, collection, [{ id }])
      prepare(`DELETE FROM ${table} WHERE id = ?`).run(id)
    },
  }
}

/** The bodies of documents that are there, by id. */
const bodiesOf = ({ prepare }: Connection, collection: AnyCollection, ids: readonly string[]): Map<string, string> => {
  const bodies = new Map<string, string>()
  const select = (rows: number): Statement =>
    prepare(`SELECT id, body FROM ${tableOf(collection)} WHERE id IN (${'?, '.repeat(rows - 1)}?)`).raw()
  const whole = ids.length - (ids.length % ROWS)
  const found: unknown[][] = []
  for (let i = 0; i < whole; i += ROWS) found.push(select(ROWS).all(...ids.slice(i, i + ROWS)))
  for (const id of ids.slice(whole)) found.push(select(1).all(id))
  for (const rows of found as [string, string][][]) for (const [id, body] of rows) bodies.set(id, body)
  return bodies
}

const NO_TERMS: ReadonlySet<string> = new Set()

const termsIn = (
  id: string,
  body: string | undefined,
  termsOf: NonNullable<AnyCollection['terms']>,
): ReadonlySet<string> => {
  try {
    return body === undefined ? NO_TERMS : termsOf(JSON.parse(body), id)
  } catch {
    // What is stored there is broken, and is about to be replaced: that must not be what prevents it.
    return NO_TERMS
  }
}

/** Before documents are written or go: the terms that they lose and gain. */
const moveTerms = (
  connection: Connection,
  collection: AnyCollection,
  rows: readonly { readonly id: string; readonly document?: object }[],
): void => {
  const { name, terms: termsOf } = collection
  if (termsOf === undefined) return
  const { prepare } = connection
  const gained: string[][] = []
  const bodies = bodiesOf(
    connection,
    collection,
    rows.map(({ id }) => id),
  )
  for (const { id, document } of rows) {
    const was = termsIn(id, bodies.get(id), termsOf)
    const is = document === undefined ? NO_TERMS : termsOf(document, id)
    for (const term of was)
      if (!is.has(term)) prepare('DELETE FROM terms WHERE term = ? AND collection = ? AND id = ?').run(term, name, id)
    for (const term of is) if (!was.has(term)) gained.push([term, name, id])
  }
  const add = (rows: readonly string[][]) =>
    prepare(`INSERT OR IGNORE INTO terms VALUES ${Array(rows.length).fill('(?, ?, ?)').join(', ')}`).run(...rows.flat())
  const whole = gained.length - (gained.length % ROWS)
  for (let i = 0; i < whole; i += ROWS) add(gained.slice(i, i + ROWS))
  for (const row of gained.slice(whole)) add([row])
}

/** Makes the tables; where those that are there have another shape, they are dropped with the checkpoints. */
export const createTables = (
  { db, prepare }: Connection,
  collections: readonly AnyCollection[],
  shape: string,
): void => {
  const wanted = `${shape} ${JSON.stringify(collections.map(({ name, indexes }) => [name, indexes]))}`
  const found = prepare('SELECT shape FROM shape').pluck().get()
  if (found === wanted) return
  const tables = prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'documents\\_%' ESCAPE '\\'`,
  )
    .pluck()
    .all()
  for (const table of tables) db.exec(`DROP TABLE "${table}"`)
  db.exec(`
    DROP TABLE IF EXISTS terms;
    CREATE TABLE terms (term TEXT, collection TEXT, id TEXT, PRIMARY KEY (term, collection, id)) WITHOUT ROWID;
  `)
  db.exec(`UPDATE control SET checkpoint = '', as_of = NULL, epoch = epoch + 1, owner = NULL`)
  for (const collection of collections) {
    const members = indexedMembers(collection).map((member) => `${columnOf(member)}, `)
    db.exec(`CREATE TABLE ${tableOf(collection)} (id TEXT UNIQUE NOT NULL, ${members.join('')}body TEXT NOT NULL)`)
    collection.indexes.forEach((index, i) => {
      db.exec(`CREATE INDEX "${collection.name}_${i}" ON ${tableOf(collection)} (${index.map(columnOf).join(', ')})`)
    })
  }
  prepare('INSERT OR REPLACE INTO shape VALUES (1, ?)').run(wanted)
}

const conditionOf = (member: string, condition: Condition): readonly [string, readonly (string | number | null)[]] => {
  const column = columnOf(member)
  if ('eq' in condition) return [`${column} IS ?`, [stored(condition.eq)]]
  if ('in' in condition) {
    // SQL's IN never finds a null.
    const values = condition.in.filter((value) => value !== null)
    const listed = `${column} IN (${values.map(() => '?').join(', ')})`
    return [values.length < condition.in.length ? `(${listed} OR ${column} IS NULL)` : listed, values.map(stored)]
  }
  const { from, below } = condition
  return [
    [
      `${column} IS NOT NULL`,
      ...(from === undefined ? [] : [`${column} >= ?`]),
      ...(below === undefined ? [] : [`${column} < ?`]),
    ].join(' AND '),
    [from, below].filter((bound) => bound !== undefined),
  ]
}

const whereOf = <S>(collection: Collection<S>, { where, sort = [], afterId }: Query<S>) => {
  const conditions = Object.entries(where) as [string, Condition][]
  indexFor(collection, { where, sort })
  const parts = [
    ...conditions.map(([member, condition]) => conditionOf(member, condition)),
    ...(afterId === undefined ? [] : [['id > ?', [afterId]] as const]),
  ]
  return {
    text: parts.length === 0 ? '' : `WHERE ${parts.map(([text]) => text).join(' AND ')}`,
    values: parts.flatMap(([, values]) => values),
  }
}

/** Reads through a connection that is in a transaction. */
export const documentReader = (connection: Connection): DocumentReader => ({
  get: async <S>(
    collection: Collection<S>,
    ids: readonly string[],
  ): Outcome<StoreUnavailable, ReadonlyMap<string, S>> => {
    const bodies = await attempt('read store', () => bodiesOf(connection, collection, ids))
    if (isLeft(bodies)) return bodies
    const documents = new Map<string, S>()
    for (const id of ids) {
      const body = bodies.right.get(id)
      if (body === undefined) continue
      const document = decoded(collection, body)
      if (isLeft(document)) return document
      documents.set(id, document.right)
    }
    return right(documents)
  },
  find: async <S>(collection: Collection<S>, query: Query<S>): Outcome<StoreUnavailable, readonly S[]> => {
    const { text, values } = whereOf(collection, query)
    const order = [...(query.sort ?? []).map(({ by, direction }) => `${columnOf(by)} ${direction}`), 'id'].join(', ')
    const bodies = await attempt(
      'read store',
      () =>
        connection
          .prepare(`SELECT body FROM ${tableOf(collection)} ${text} ORDER BY ${order} LIMIT ?`)
          .pluck()
          .all(...values, query.limit ?? -1) as string[],
    )
    if (isLeft(bodies)) return bodies
    const documents: S[] = []
    for (const body of bodies.right) {
      const document = decoded(collection, body)
      if (isLeft(document)) return document
      documents.push(document.right)
    }
    return right(documents)
  },
  stored: async (collection, afterId, limit) => {
    const rows = await attempt(
      'read store',
      () =>
        connection
          .prepare(
            `SELECT id, body FROM ${tableOf(collection)} WHERE id ${afterId === null ? '>=' : '>'} ? ORDER BY id LIMIT ?`,
          )
          .raw()
          .all(afterId ?? '', limit) as (readonly [string, string])[],
    )
    return isLeft(rows) ? rows : right(rows.right.map(([id, body]) => [id, parsed(body)] as const))
  },
  withTerms: (terms) =>
    attempt('read store', () => {
      const refs = new Map<string, DocumentRef[]>()
      const select = (rows: number): Statement =>
        connection.prepare(`SELECT term, collection, id FROM terms WHERE term IN (${'?, '.repeat(rows - 1)}?)`).raw()
      const whole = terms.length - (terms.length % ROWS)
      const found: unknown[] = []
      for (let i = 0; i < whole; i += ROWS) found.push(...select(ROWS).all(...terms.slice(i, i + ROWS)))
      for (const term of terms.slice(whole)) found.push(...select(1).all(term))
      for (const [term, collection, id] of found as [string, string, string][]) {
        const known = refs.get(term)
        if (known === undefined) refs.set(term, [{ collection, id }])
        else known.push({ collection, id })
      }
      return refs
    }),
  count: <S>(collection: Collection<S>, query: Query<S>): Outcome<StoreUnavailable, number> => {
    const { text, values } = whereOf(collection, query)
    return attempt(
      'read store',
      () =>
        connection
          .prepare(`SELECT count(*) FROM ${tableOf(collection)} ${text}`)
          .pluck()
          .get(...values) as number,
    )
  },
})
