import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import { CodeChange } from '#projections/entities/code-change'
import { Connection as ConnectionEntity } from '#projections/entities/connection'
import { Container } from '#projections/entities/container'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { documentReader } from '#readstore/sqlite/documents'
import { openSqliteReadStore } from '#readstore/sqlite/read-store'
import { decoded } from '#readstore/stored'
import { uuid } from '#test/projections/support/events'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { askedOperations, asksOf } from './questions.js'
import { Things } from './things.js'

/** The plan of SQLite for each statement that a use of the reader runs on the tables of this build. */
const plansOf = async (use: (docs: DocumentReader) => Promise<unknown>): Promise<readonly string[]> => {
  const file = join(newFolder(), 'read.db')
  const store = await ok(openSqliteReadStore(file, [...collections, Things], FOLD_VERSION))
  await ok(store.generations.index(1))
  store.close()
  const db = new Database(file)
  const statements: string[] = []
  const prepare = (sql: string) => {
    statements.push(sql)
    return db.prepare(sql)
  }
  await use(documentReader({ db, prepare }, 1, decoded, () => undefined))
  const plans = statements.map((sql) => {
    const values = Array.from({ length: sql.split('?').length - 1 }, () => null)
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[]
    return steps.map(({ detail }) => detail).join('; ')
  })
  db.close()
  return plans
}

describe('on SQLite, an index serves', () => {
  it.each(askedOperations.map((operation) => [operation.id, operation] as const))(
    'every question of %s',
    async (id, operation) => {
      const plans = await plansOf(asksOf(operation))
      // Keys and members are no documents.
      if (id !== 'apiKeys.list') expect(plans.length).toBeGreaterThan(1)
      for (const plan of plans)
        expect(plan).toMatch(
          /^SEARCH (documents_\w+|terms_\d+) USING ((COVERING )?INDEX|PRIMARY KEY) [^;]*(; LIST SUBQUERY \d+; SCAN json_each [^;]*)*(; USE TEMP B-TREE FOR (LAST TERM OF )?ORDER BY)?$/,
        )
    },
  )
  it('a document that is asked for by id', async () => {
    const [plan, ...more] = await plansOf((docs) => docs.get(Container, ['id']))
    expect([plan, more]).toEqual([
      expect.stringMatching(/^SEARCH \w+ USING INDEX sqlite_autoindex_\w+ \(id=\?\); LIST/),
      [],
    ])
  })
  it('the documents that have some terms', async () => {
    const [plan, ...more] = await plansOf((docs) => docs.withTerms(['a', 'b']))
    expect([plan, more]).toEqual([expect.stringMatching(/^SEARCH terms_1 USING PRIMARY KEY \(term=\?\); LIST/), []])
  })
  it('a count', async () => {
    const where = { workspaceId: { eq: uuid('w') } }
    for (const plan of await plansOf(async (docs) => {
      await docs.count(ConnectionEntity, { where })
    }))
      expect(plan).toMatch(/^SEARCH documents_\w+ USING (COVERING )?INDEX[^;]*$/)
  })
  it('the pages of all that lies in a place', async () => {
    const plans = await plansOf((docs) => docs.find(CodeChange, { where: {}, afterId: 'x', limit: 10 }))
    for (const plan of plans)
      expect(plan).toMatch(/^SEARCH documents_1_code_change USING INDEX sqlite_autoindex_\w+ \(id>\?\)$/)
    expect(plans).toHaveLength(1)
  })
  it('each kind of condition', async () => {
    const [where, sort] = [
      { owner: { eq: 'o' }, group: { in: ['a', null] } },
      [{ by: 'rank', direction: 'desc' }],
    ] as const
    const plans = await plansOf(async (docs) => {
      await docs.find(Things, { where })
      await docs.find(Things, { where: { owner: { eq: 'o' }, group: { eq: null }, rank: { from: 1, below: 2 } } })
      await docs.find(Things, { where: { owner: { in: ['o', 'p'] }, group: { from: 'a' } }, sort, limit: 3 })
      await docs.find(Things, { where: { rank: { below: 2 } }, sort })
    })
    expect(plans).toHaveLength(4)
    for (const plan of plans) expect(plan).toMatch(/^(MULTI-INDEX OR; INDEX 1; )?SEARCH documents_1_thing USING INDEX/)
  })
})

describe('on SQLite', () => {
  it('a table that is gone makes the store unavailable', async () => {
    const file = join(newFolder(), 'read.db')
    const store = await ok(openSqliteReadStore(file, [Things], 's1'))
    const db = new Database(file)
    db.exec('DROP TABLE documents_1_thing')
    db.close()
    const read = store.read('all', (docs) => docs.get(Things, ['a']))
    expect(await failed(read)).toMatchObject({ tag: 'store_unavailable', store: 'read store' })
    expect(isLeft(await store.moment('all'))).toBe(false)
    store.close()
  })
})
