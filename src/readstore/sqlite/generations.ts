import { setImmediate as othersRun } from 'node:timers/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCollection } from '#domain/documents'
import { attempt, type Connection, durably, inReading, inTransaction } from '#sqlite/database'
import { anew, begun, dropped, GONE, type Numbered, shown, switched } from '../generations.js'
import { UNDIVIDED } from '../partitions.js'
import type { Generation, Lease, LeaseLost, NotServed, ReadStore } from '../port.js'
import { createTables, missingIndexes, tablesBut } from './documents.js'

type Row = Pick<Numbered, 'serving' | 'before' | 'building' | 'last'>
const NONE: Numbered = { serving: 0, before: null, building: null, all: [], last: 0 }

export const createGenerations = (db: Connection['db']): void => {
  db.exec(`
    CREATE TABLE generations (
      only_one INTEGER PRIMARY KEY CHECK (only_one = 1), serving INTEGER NOT NULL, before INTEGER,
      building INTEGER, last INTEGER NOT NULL
    );
    CREATE TABLE generation (number INTEGER PRIMARY KEY);
  `)
}

export const servingOf = ({ prepare }: Connection): Generation =>
  prepare('SELECT serving FROM generations').pluck().get() as Generation
/** Returns the generations that the transaction sees. */
export const generationsOf = ({ prepare }: Connection): Numbered => {
  const row = prepare('SELECT serving, before, building, last FROM generations').get() as Row | undefined
  if (row === undefined) return NONE
  return { ...row, all: prepare('SELECT number FROM generation ORDER BY number').pluck().all() as Generation[] }
}
const store = ({ prepare }: Connection, { serving, before, building, all, last }: Numbered): void => {
  prepare('INSERT OR REPLACE INTO generations VALUES (1, ?, ?, ?, ?)').run(serving, before, building, last)
  prepare('DELETE FROM generation').run()
  for (const one of all) prepare('INSERT INTO generation VALUES (?)').run(one)
  for (const table of ['control', 'stamp'])
    prepare(`DELETE FROM ${table} WHERE generation NOT IN (SELECT number FROM generation)`).run()
}

/** Says whether the documents have the wanted shape now: a build of another version may have replaced them. */
export const isInShape = ({ prepare }: Connection, wanted: string): boolean =>
  prepare('SELECT shape FROM shape').pluck().get() === wanted

/** Drops tables of another shape than the wanted one, with their checkpoints. */
export const inShape = (connection: Connection, collections: readonly AnyCollection[], wanted: string): void => {
  const { db, prepare } = connection
  if (isInShape(connection, wanted)) return
  for (const table of tablesBut(connection, [])) db.exec(`DROP TABLE "${table}"`)
  const only = anew(generationsOf(connection).last)
  store(connection, only)
  createTables(connection, only.serving, collections)
  prepare('INSERT OR REPLACE INTO shape VALUES (1, ?)').run(wanted)
}

/** The rows from which on an index of a table takes so long that others may run after it. */
const LONG = 1_000
const isLong = ({ prepare }: Connection, table: string): boolean =>
  prepare(`SELECT 1 FROM ${table} LIMIT 1 OFFSET ${LONG - 1}`).get() !== undefined

export const generationsOn = (
  writer: Connection,
  collections: readonly AnyCollection[],
  isHeld: (lease: Lease) => boolean,
): ReadStore['generations'] => ({
  list: () => attempt('read store', () => inReading(writer, () => shown(generationsOf(writer)))),
  build: () =>
    attempt('read store', () =>
      durably(writer, () => {
        const now = generationsOf(writer)
        const next = begun(now)
        const { last } = next
        if (next === now) return now.building ?? last
        store(writer, next)
        createTables(writer, last, collections)
        return last
      }),
    ),
  serve: async (to, still) => {
    const done = await attempt('read store', () =>
      durably(writer, () => {
        const now = generationsOf(writer)
        const next = switched(now, to, still, UNDIVIDED)
        if (next === null) return left<NotServed>({ tag: 'not_served', generations: shown(now) })
        if (next !== now && !still.every(isHeld)) return left<LeaseLost>({ tag: 'lease_lost' })
        store(writer, next)
        return right(undefined)
      }),
    )
    return isLeft(done) ? done : done.right
  },
  index: async (generation) => {
    const missing = await attempt('read store', () =>
      inReading(writer, () =>
        generationsOf(writer).all.includes(generation) ? missingIndexes(writer, generation, collections) : [],
      ),
    )
    if (isLeft(missing)) return missing
    // One at a time, so that workers can commit and requests can be answered in between.
    for (const { table, statement } of missing.right) {
      const made = await attempt('read store', () =>
        inTransaction(writer, () => {
          if (!generationsOf(writer).all.includes(generation)) return GONE
          writer.db.exec(statement)
          return right(isLong(writer, table))
        }),
      )
      if (isLeft(made)) return made
      if (isLeft(made.right)) return made.right
      if (made.right.right) await othersRun()
    }
    return right(undefined)
  },
  drop: async (which) => {
    const kept = await attempt('read store', () =>
      durably(writer, () => {
        const next = dropped(generationsOf(writer), which)
        store(writer, next)
        return { ...next, tables: tablesBut(writer, next.all) }
      }),
    )
    if (isLeft(kept)) return kept
    // They are no longer read; one at a time, so that workers can commit in between.
    for (const table of kept.right.tables) {
      const gone = await attempt('read store', () =>
        inTransaction(writer, () => writer.db.exec(`DROP TABLE IF EXISTS "${table}"`)),
      )
      if (isLeft(gone)) return gone
    }
    return right(kept.right.serving)
  },
})
