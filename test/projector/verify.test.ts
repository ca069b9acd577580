import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { EventLog, LoggedEvent } from '#eventlog/port'
import { catchUp } from '#projector/projector'
import { repair, type Verified, verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import type { Told } from '#test/projections/support/events'
import { observed } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { anyEvents } from './support/all-events.js'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

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
  it('folds what had been put aside, once it can be folded', async () => {
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
  it('looks at what is folded, not at what waits in the log', async () => {
    const stores = await foldedStores([observed('#1')])
    await append(stores.eventLog, [observed('#2')])
    expect((await verified(stores)).differences).toEqual([])
  })
})
