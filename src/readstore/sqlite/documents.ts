import { compareBytes, compareText } from '#domain/compare'
import type {
  AnyCollection,
  Collection,
  Condition,
  Decode,
  DocumentReader,
  DocumentRef,
  Query,
} from '#domain/documents'
import { orReject } from '#domain/outcome'
import { attempt, type Connection } from '#sqlite/database'
import type { Filing, Generation, StoredMember, Write } from '../port.js'
import { decodedAll, indexedMembers, indexFor, isFiledAs, NO_TERMS, parsed, stored } from '../stored.js'

// Each collection of a generation is a table: the id, a column for each member that an index names, and the document as
// JSON. The terms of all its collections are one table.

const tableOf = (generation: Generation, { name }: AnyCollection): string => `"documents_${generation}_${name}"`
const indexOf = (generation: Generation, { name }: AnyCollection, index: number): string =>
  `${generation}_${name}_${index}`
const termsOf = (generation: Generation): string => `terms_${generation}`
const columnOf = (member: string): string => `"m_${member}"`

/** Says whether a column is one of some values, passed as one list: each number of values would need its own statement. */
export const among = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`

/** Rows written by one statement: fewer calls of SQLite, and few statements to keep. */
const ROWS = 32
/** Handles rows in order, in whole chunks, and the rest one by one. */
const inChunks = <A>(all: readonly A[], use: (chunk: readonly A[]) => void): void => {
  const whole = all.length - (all.length % ROWS)
  for (let i = 0; i < whole; i += ROWS) use(all.slice(i, i + ROWS))
  for (const last of all.slice(whole)) use([last])
}
const questionMarks = (all: readonly unknown[]): string => all.map(() => '?').join(', ')

type Written = Pick<Write, 'id' | 'text' | 'filing'>

/** Writes a collection. */
export interface Writing {
  readonly put: (rows: readonly Written[]) => void
  readonly remove: (id: string) => void
  /** Removes a document and everything stored beside its id, even if it does not match. */
  readonly clear: (id: string) => void
}
export const writingOf = (generation: Generation, collection: AnyCollection, connection: Connection): Writing => {
  const { prepare } = connection
  const members = indexedMembers(collection)
  const table = tableOf(generation, collection)
  const columns = ['id', ...members.map(columnOf), 'body']
  const row = `(${questionMarks(columns)})`
  const update = columns.slice(1).map((column) => `${column} = excluded.${column}`)
  const [one, many] = [1, ROWS].map(
    (rows) =>
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}
        ON CONFLICT (id) DO UPDATE SET ${update.join(', ')}`,
  ) as [string, string]
  const valuesOf = ({ id, text, filing }: Written) => [id, ...filing.members, text]
  return {
    put: (rows) => {
      // In order of ids, so that neighbours in the table are written together.
      const sorted = rows.toSorted((a, b) => compareText(a.id, b.id))
      moveTerms(connection, generation, collection, sorted)
      inChunks(sorted, (chunk) => prepare(chunk.length === 1 ? one : many).run(...chunk.flatMap(valuesOf)))
    },
    remove: (id) => {
      moveTerms(connection, generation, collection, [{ id }])
      prepare(`DELETE FROM ${table} WHERE id = ?`).run(id)
    },
    clear: (id) => {
      if (collection.terms !== undefined)
        prepare(`DELETE FROM ${termsOf(generation)} WHERE collection = ? AND id = ?`).run(collection.name, id)
      prepare(`DELETE FROM ${table} WHERE id = ?`).run(id)
    },
  }
}

/** The bodies of existing documents, by id. */
const bodiesOf = (
  { prepare }: Connection,
  generation: Generation,
  collection: AnyCollection,
  ids: readonly string[],
): Map<string, string> => {
  const sql = `SELECT id, body FROM ${tableOf(generation, collection)} WHERE ${among('id')}`
  return new Map(prepare(sql).raw().all(JSON.stringify(ids)) as [string, string][])
}

const termsIn = (
  id: string,
  body: string | undefined,
  termsOf: NonNullable<AnyCollection['terms']>,
): ReadonlySet<string> => {
  try {
    return body === undefined ? NO_TERMS : termsOf(JSON.parse(body), id)
  } catch {
    // The stored document is broken and about to be replaced; that must not fail.
    return NO_TERMS
  }
}

/** Updates the terms that documents lose and gain, before they are written or removed. */
const moveTerms = (
  connection: Connection,
  generation: Generation,
  collection: AnyCollection,
  rows: readonly (Pick<Write, 'id'> & Partial<Pick<Write, 'filing'>>)[],
): void => {
  const { name, terms: termsOfOne } = collection
  if (termsOfOne === undefined) return
  const table = termsOf(generation)
  const { prepare } = connection
  const gained: string[][] = []
  const bodies = bodiesOf(
    connection,
    generation,
    collection,
    rows.map(({ id }) => id),
  )
  for (const { id, filing } of rows) {
    const was = termsIn(id, bodies.get(id), termsOfOne)
    const is = filing?.terms ?? NO_TERMS
    for (const term of was)
      if (!is.has(term))
        prepare(`DELETE FROM ${table} WHERE term = ? AND collection = ? AND id = ?`).run(term, name, id)
    for (const term of is) if (!was.has(term)) gained.push([term, name, id])
  }
  inChunks(gained, (chunk) =>
    prepare(`INSERT OR IGNORE INTO ${table} VALUES ${chunk.map(() => '(?, ?, ?)').join(', ')}`).run(...chunk.flat()),
  )
}

/** Makes the tables of a new generation; folding needs ids and terms only, so `createIndexes` can follow later. */
export const createTables = (
  { db }: Connection,
  generation: Generation,
  collections: readonly AnyCollection[],
): void => {
  db.exec(`
    CREATE TABLE ${termsOf(generation)}
      (term TEXT, collection TEXT, id TEXT, PRIMARY KEY (term, collection, id)) WITHOUT ROWID;
  `)
  for (const collection of collections) {
    const table = tableOf(generation, collection)
    const members = indexedMembers(collection).map((member) => `${columnOf(member)}, `)
    db.exec(`CREATE TABLE ${table} (id TEXT UNIQUE NOT NULL, ${members.join('')}body TEXT NOT NULL)`)
  }
}

/** An index that a generation lacks: the statement that makes it, and its table. */
export interface MissingIndex {
  readonly table: string
  readonly statement: string
}

/** The indexes that a generation lacks, as seen by the transaction. */
export const missingIndexes = (
  { prepare }: Connection,
  generation: Generation,
  collections: readonly AnyCollection[],
): readonly MissingIndex[] => {
  const there = new Set(prepare(`SELECT name FROM sqlite_master WHERE type = 'index'`).pluck().all() as string[])
  const missing: MissingIndex[] = []
  for (const collection of collections)
    collection.indexes.forEach((index, i) => {
      if (there.has(indexOf(generation, collection, i))) return
      const columns = index.map(columnOf).join(', ')
      const table = tableOf(generation, collection)
      const name = indexOf(generation, collection, i)
      missing.push({ table, statement: `CREATE INDEX IF NOT EXISTS "${name}" ON ${table} (${columns})` })
    })
  return missing
}

/** The tables of all generations except the kept ones. */
export const tablesBut = ({ prepare }: Connection, kept: readonly Generation[]): readonly string[] => {
  const tables = prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND (name LIKE 'documents\\_%' ESCAPE '\\' OR name LIKE 'terms%')`,
  )
    .pluck()
    .all() as string[]
  return tables.filter((name) => !kept.includes(Number(/_(\d+)/.exec(name)?.[1])))
}

const conditionOf = (member: string, condition: Condition): readonly [string, readonly (string | number | null)[]] => {
  const column = columnOf(member)
  if ('eq' in condition) return [`${column} IS ?`, [stored(condition.eq)]]
  if ('in' in condition) {
    // SQL's IN never finds a null.
    const values = condition.in.filter((value) => value !== null)
    const listed = among(column)
    const given = JSON.stringify(values.map(stored))
    return [values.length < condition.in.length ? `(${listed} OR ${column} IS NULL)` : listed, [given]]
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

/** The table, the conditions and the index: SQLite has no statistics of the rows, and might choose a worse one. */
const fromOf = <S>(generation: Generation, collection: Collection<S>, query: Query<S>) => {
  const conditions = Object.entries(query.where) as [string, Condition][]
  const index = indexFor(collection, query)
  const parts = [
    ...conditions.map(([member, condition]) => conditionOf(member, condition)),
    ...(query.afterId === undefined ? [] : [['id > ?', [query.afterId]] as const]),
  ]
  const by = index === null ? '' : ` INDEXED BY "${indexOf(generation, collection, index)}"`
  const where = parts.length === 0 ? '' : ` WHERE ${parts.map(([text]) => text).join(' AND ')}`
  return {
    text: `FROM ${tableOf(generation, collection)}${by}${where}`,
    values: parts.flatMap(([, values]) => values),
  }
}

const PAGE = 1_000

/** The stored terms by id of a collection, even of missing documents. */
const termsById = (
  { prepare }: Connection,
  generation: Generation,
  { name }: AnyCollection,
): Map<string, Set<string>> => {
  const terms = new Map<string, Set<string>>()
  const rows = prepare(`SELECT id, term FROM ${termsOf(generation)} WHERE collection = ?`)
    .raw()
    .iterate(name)
  for (const [id, term] of rows as IterableIterator<[string, string]>) {
    const known = terms.get(id)
    if (known === undefined) terms.set(id, new Set([term]))
    else known.add(term)
  }
  return terms
}

const misfiledIn = (connection: Connection, generation: Generation, collection: AnyCollection): readonly string[] => {
  const members = indexedMembers(collection)
  const columns = ['id', 'body', ...members.map(columnOf)].join(', ')
  const terms = termsById(connection, generation, collection)
  const misfiled: string[] = []
  const page = connection.prepare(
    `SELECT ${columns} FROM ${tableOf(generation, collection)} WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
  )
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = page.raw().all(after) as [id: string, body: string, ...members: StoredMember[]][]
    for (const [id, body, ...stored] of rows) {
      const found: Filing = { members: stored, terms: terms.get(id) ?? NO_TERMS }
      terms.delete(id)
      if (!isFiledAs(collection, id, body, found)) misfiled.push(id)
    }
    after = rows.at(-1)?.[0]
  }
  return [...misfiled, ...terms.keys()]
}

/** Orders rows by their ids as SQLite does. */
const byId = ([a]: readonly [id: string, body: string], [b]: readonly [id: string, body: string]): number =>
  compareBytes(a, b)

const ask = <A>(run: () => A): Promise<A> => orReject(attempt('read store', run))

/** Reads through a connection inside a transaction; `needIndexes` is called before a query, and throws if it must wait. */
export const documentReader = (
  connection: Connection,
  generation: Generation,
  decode: Decode,
  needIndexes: () => void,
): DocumentReader => ({
  get: async <S>(collection: Collection<S>, ids: readonly string[]): Promise<ReadonlyMap<string, S>> => {
    const bodies = await ask(() => bodiesOf(connection, generation, collection, ids))
    const found: (readonly [string, string])[] = []
    for (const id of ids) {
      const body = bodies.get(id)
      if (body !== undefined) found.push([id, body])
    }
    return decodedAll(collection, found, decode)
  },
  find: async <S>(collection: Collection<S>, query: Query<S>): Promise<readonly S[]> => {
    needIndexes()
    const { text, values } = fromOf(generation, collection, query)
    const { sort = [], limit } = query
    const all = (sql: string, ...more: readonly number[]) =>
      ask(
        () =>
          connection
            .prepare(sql)
            .raw()
            .all(...values, ...more) as (readonly [id: string, body: string])[],
      )
    if (sort.length === 0 && limit === undefined) {
      // SQLite would sort the texts of all documents with their ids, which takes four times as long as finding them.
      const bodies = await all(`SELECT id, body ${text}`)
      return [...decodedAll(collection, bodies.sort(byId), decode).values()]
    }
    const order = [...sort.map(({ by, direction }) => `${columnOf(by)} ${direction}`), 'id'].join(', ')
    const bodies = await all(`SELECT id, body ${text} ORDER BY ${order} LIMIT ?`, limit ?? -1)
    return [...decodedAll(collection, bodies, decode).values()]
  },
  stored: async (collection, afterId, limit) => {
    const rows = await ask(
      () =>
        connection
          .prepare(
            `SELECT id, body FROM ${tableOf(generation, collection)} WHERE id ${afterId === null ? '>=' : '>'} ? ORDER BY id LIMIT ?`,
          )
          .raw()
          .all(afterId ?? '', limit) as (readonly [string, string])[],
    )
    return rows.map(([id, body]) => [id, parsed(body)] as const)
  },
  misfiled: (collection) => ask(() => misfiledIn(connection, generation, collection)),
  withTerms: (terms, most = Number.POSITIVE_INFINITY) =>
    ask(() => {
      const refs = new Map<string, DocumentRef[]>()
      const sql = `SELECT term, collection, id FROM ${termsOf(generation)} WHERE ${among('term')}`
      const rows = connection.prepare(sql).raw().iterate(JSON.stringify(terms))
      for (const [term, collection, id] of rows as IterableIterator<[string, string, string]>) {
        const known = refs.get(term)
        if (known === undefined) refs.set(term, [{ collection, id }])
        else if (known.length < most) known.push({ collection, id })
      }
      return refs
    }),
  count: async <S>(collection: Collection<S>, query: Query<S>): Promise<number> => {
    needIndexes()
    const { text, values } = fromOf(generation, collection, query)
    return ask(
      () =>
        connection
          .prepare(`SELECT count(*) ${text}`)
          .pluck()
          .get(...values) as number,
    )
  },
})
