import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { EventLog, LoggedEvent } from '#eventlog/port'
import { catchUp } from '#projector/projector'
import { repair, type Verified, verify } from '#projector/verify'
import { repairAccess, verifyAccess } from '#projector/verify-access'
import { ALL } from '#readstore/port'
import type { Told } from '#test/projections/support/events'
import { keyIssued, keyRevoked, memberJoined, observed } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { anyEvents } from './support/all-events.js'
import { append, collections, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

const never = new AbortController().signal
const quiet = (): void => undefined

const foldedStores = async (events: readonly Told[]): Promise<Stores> => {
  const stores = await openStores()
  await append(stores.eventLog, events)
  await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), never))
  return stores
}
const verified = (stores: Stores): Promise<Verified> => ok(verify(ALL, stores, quiet))

/** Documents of any collection, picked by a number. */
const pickDocument = (stores: Stores, n: number): readonly [collection: string, id: string] => {
  const all = Object.entries(documentsIn(stores.readFile)).flatMap(([name, documents]) =>
    Object.keys(documents).map((id) => [name, id] as const),
  )
  return all[n % all.length] as readonly [string, string]
}
const tamper = (stores: Stores, sql: string, ...values: readonly string[]): void => {
  const db = new Database(stores.readFile)
  db.prepare(sql).run(...values)
  db.close()
}

const termsIn = (stores: Stores): readonly (readonly [string, string, string])[] => {
  const db = new Database(stores.readFile, { readonly: true })
  const rows = db.prepare('SELECT term, collection, id FROM terms_1 ORDER BY term, collection, id').raw().all()
  db.close()
  return rows as [string, string, string][]
}
/** All that stands in the tables of documents and their terms. */
const dumpOf = (stores: Stores): string => {
  const db = new Database(stores.readFile, { readonly: true })
  const tables = collections.map(({ name }) =>
    db.prepare(`SELECT * FROM "documents_1_${name}" ORDER BY id`).raw().all(),
  )
  db.close()
  return JSON.stringify([...tables, termsIn(stores)])
}

const ACCESS = [
  [
    'a key that is no longer revoked',
    `UPDATE access SET body = json_set(body, '$.revokedAt', NULL) WHERE id LIKE 'key:%'`,
  ],
  [
    'another workspace',
    `UPDATE access SET workspace_id = '00000000-0000-4000-8000-00000000000f' WHERE id LIKE 'key:%'`,
  ],
  ['a revision that is yet to come', `UPDATE access SET revision = 77 WHERE id LIKE 'key:%'`],
  ['an id that nobody asks for', `UPDATE access SET id = 'key:another' WHERE id LIKE 'key:%'`],
  ['no document', `DELETE FROM access WHERE id LIKE 'key:%'`],
  ['what is no JSON', `UPDATE access SET body = '{' WHERE id LIKE 'key:%'`],
] as const

describe('verifying keys and members', () => {
  const revoked = [memberJoined('ada'), keyIssued('k'), keyRevoked('k')]
  const accessIn = async (stores: Stores) => JSON.stringify(await ok(stores.readStore.access.stored()))
  const sourcesOf = ({ eventLog, readStore }: Stores) => ({ eventLog, access: readStore.access })

  it('finds nothing where all was folded', async () => {
    const stores = await foldedStores(revoked)
    const { workspaces } = await verified(stores)
    expect(await ok(verifyAccess(workspaces, sourcesOf(stores)))).toEqual({ documents: 5, differences: [] })
  })
  it.each(ACCESS)('finds %s, and repairs it', async (_, change) => {
    const stores = await foldedStores(revoked)
    const before = await accessIn(stores)
    tamper(stores, change)
    expect(await accessIn(stores)).not.toBe(before)
    const { workspaces } = await verified(stores)
    const { differences } = await ok(verifyAccess(workspaces, sourcesOf(stores)))
    expect(differences).not.toEqual([])
    await ok(repairAccess(differences, sourcesOf(stores)))
    expect(await accessIn(stores)).toBe(before)
  })
})

describe('verifying', () => {
  it('finds nothing where all was folded', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, async (events) => {
        const stores = await foldedStores(events)
        const { differences, documents } = await verified(stores)
        expect(differences).toEqual([])
        const held = Object.values(documentsIn(stores.readFile)).flatMap((one) => Object.keys(one))
        expect(documents).toBe(held.length)
        stores.close()
      }),
      { seed: 81, numRuns: 25 },
    )
  })
  it.each([
    [
      'another member',
      'different',
      `SET body = json_set(body, '$.workspaceId', '00000000-0000-0000-0000-000000000000')`,
    ],
    ['what is no document', 'different', `SET body = '{'`],
  ])('finds a document that has %s, whichever it is, and repairs it', async (_, how, change) => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.nat(), async (events, n) => {
        const stores = await foldedStores(events)
        const [collection, id] = pickDocument(stores, n)
        const before = documentsIn(stores.readFile)
        tamper(stores, `UPDATE "documents_1_${collection}" ${change} WHERE id = ?`, id)
        expect((await verified(stores)).differences).toEqual([{ collection, id, how }])
        const lease = await seize(stores.readStore)
        expect((await ok(repair(lease, stores, quiet))).differences).toHaveLength(1)
        expect(documentsIn(stores.readFile)).toEqual(before)
        expect((await verified(stores)).differences).toEqual([])
        stores.close()
      }),
      { seed: 82, numRuns: 25 },
    )
  })
  it('finds a document that is missing, and one too many, and repairs both', async () => {
    const stores = await foldedStores([observed('#1'), observed('#2')])
    const before = documentsIn(stores.readFile)
    const [first] = Object.keys(before['code_change'] ?? {}) as [string]
    tamper(stores, `UPDATE documents_1_code_change SET id = 'another' WHERE id = ?`, first)
    expect((await verified(stores)).differences).toEqual([
      { collection: 'code_change', id: 'another', how: 'surplus' },
      { collection: 'code_change', id: first, how: 'missing' },
    ])
    await ok(repair(await seize(stores.readStore), stores, quiet))
    expect(documentsIn(stores.readFile)).toEqual(before)
  })
  it.each([
    ['a different value', (table: string, column: string) => `UPDATE ${table} SET ${column} = 'x' WHERE id = ?`],
    ['null', (table: string, column: string) => `UPDATE ${table} SET ${column} = NULL WHERE id = ?`],
  ])('finds a document with an index member of %s, and repairs it', async (_, change) => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.nat(), async (events, n) => {
        const stores = await foldedStores(events)
        const [before, dump] = [documentsIn(stores.readFile), dumpOf(stores)]
        const [name, id] = pickDocument(stores, n)
        const members = collections.find((one) => one.name === name)?.indexes.flat() ?? []
        fc.pre(members.length > 0)
        const member = members[n % members.length] as string
        tamper(stores, change(`"documents_1_${name}"`, `"m_${member}"`), id)
        const isChanged = dumpOf(stores) !== dump
        const differences = isChanged ? [{ collection: name, id, how: 'misfiled' }] : []
        expect((await verified(stores)).differences).toEqual(differences)
        await ok(repair(await seize(stores.readStore), stores, quiet))
        // This looks at the members, too.
        expect(documentsIn(stores.readFile)).toEqual(before)
        stores.close()
      }),
      { seed: 83, numRuns: 25 },
    )
  })
  it.each([
    ['lost', `DELETE FROM terms_1 WHERE rowid_of = ?`],
    ['other', `UPDATE terms_1 SET term = 'another' WHERE rowid_of = ?`],
    ['of an id that has no document', `UPDATE terms_1 SET id = 'none' WHERE rowid_of = ?`],
  ])('finds terms that are %s, and repairs them', async (_, change) => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.nat(), async (events, n) => {
        const stores = await foldedStores(events)
        const before = dumpOf(stores)
        const terms = termsIn(stores)
        fc.pre(terms.length > 0)
        const [term, collection, id] = terms[n % terms.length] as readonly [string, string, string]
        tamper(stores, change.replace('rowid_of = ?', 'term = ? AND collection = ? AND id = ?'), term, collection, id)
        const { differences } = await verified(stores)
        expect(differences).toContainEqual({ collection, id, how: 'misfiled' })
        expect(new Set(differences.map(({ how }) => how))).toEqual(new Set(['misfiled']))
        await ok(repair(await seize(stores.readStore), stores, quiet))
        expect(dumpOf(stores)).toBe(before)
        stores.close()
      }),
      { seed: 84, numRuns: 25 },
    )
  })
  it('finds an instant up to which no event was recorded, and repairs it', async () => {
    const stores = await foldedStores([observed('#1')])
    const { asOf } = (await verified(stores)).moment
    tamper(stores, `UPDATE control SET as_of = '2027-01-01T00:00:00.000Z'`)
    expect((await verified(stores)).differences).toEqual([{ collection: 'control', id: ALL, how: 'different' }])
    await ok(repair(await seize(stores.readStore), stores, quiet))
    const after = await verified(stores)
    expect(after.differences).toEqual([])
    expect(after.moment.asOf).toBe(asOf)
  })
  it('folds quarantined events, once they can be folded', async () => {
    const stores = await openStores()
    const { stream, event } = observed('#1')
    const title = (event.data as { title: string }).title
    await append(stores.eventLog, [{ stream, event: { ...event, data: { ...(event.data as object), title: 7 } } }])
    await append(stores.eventLog, [observed('#2')])
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), never))
    expect(Object.keys(documentsIn(stores.readFile)['put_aside'] ?? {})).toHaveLength(1)
    expect((await verified(stores)).differences).toEqual([])
    // As a later version would, which reads it.
    const mended: EventLog = {
      ...stores.eventLog,
      readAll: async (after, limit) => {
        const page = await stores.eventLog.readAll(after, limit)
        if (isLeft(page)) return page
        const read = ({ data }: LoggedEvent) =>
          (data as { title?: unknown }).title === 7 ? { ...(data as object), title } : data
        return right(page.right.map((logged) => ({ ...logged, data: read(logged) })))
      },
    }
    await ok(repair(await seize(stores.readStore), { ...stores, eventLog: mended }, quiet))
    const { put_aside, code_change } = documentsIn(stores.readFile)
    expect(put_aside).toEqual({})
    expect(Object.keys(code_change ?? {})).toHaveLength(2)
  })
  it('compares only folded events, not those that wait in the log', async () => {
    const stores = await foldedStores([observed('#1')])
    await append(stores.eventLog, [observed('#2')])
    expect((await verified(stores)).differences).toEqual([])
  })
})
