import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { once } from '#app/state/receipts'
import { isRefusal } from '#app/state/refusal'
import { mayBeStated, type StateError, type Statement, state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { epochOf, instantOf } from '#domain/time'
import type { EventLog } from '#eventlog/port'
import type { Registry } from '#registry/port'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

// What somebody intends once has its effect once, however often it is sent, and wherever it was broken off.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const CALLER = 'aaaaaaaa-0000-4000-8000-000000000001'
const later = (milliseconds: number): Instant => instantOf(epochOf(NOW) + milliseconds)
const DAY = 86_400_000

let stores: Stores
let workspaceId: Uuid
let statement: Statement
beforeAll(async () => {
  stores = await ok(openStores(newFolder()))
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  workspaceId = (await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))).workspaceId
  statement = { ...(await understood('key issue --name once')), workspaceId }
})
afterAll(() => stores.close())

const UNAVAILABLE = left({ tag: 'store_unavailable', store: 'registry', cause: 'a test' } as const)
const keys = async (): Promise<number> => {
  const events = await ok(stores.eventLog.readStream(streamOf.access(workspaceId), -1, 10_000))
  return events.filter(({ type }) => type === 'ApiKeyIssued').length
}
const intended = (key: Uuid = randomUUID(), digest = 'the same') => ({ workspaceId, callerId: CALLER, key, digest })
type Intended = ReturnType<typeof intended>

const send = (
  one: Intended,
  now = NOW,
  { registry = stores.registry, eventLog = stores.eventLog, said = statement }: Partial<Broken> = {},
) =>
  once<StateError, never>(
    one,
    registry,
    now,
    ((receiptId: Uuid) =>
      state({ ...said, receiptId }, { ...stores, registry, eventLog }, now, async () => right(undefined))) as never,
    isRefusal,
    (receiptId) => mayBeStated({ ...said, items: [said], receiptId }, stores, now, async () => right(undefined)),
  )
interface Broken {
  readonly registry: Registry
  readonly eventLog: EventLog
  readonly said: Statement
}
const tagOf = async (sent: ReturnType<typeof send>): Promise<string> => {
  const result = await sent
  return isLeft(result) ? result.left.tag : 'done'
}

describe('an intended mutation', () => {
  it('has its effect once, of 16 that are sent at once, and each later one gets the same ids', async () => {
    const [one, before] = [intended(), await keys()]
    const tags = await Promise.all(Array.from({ length: 16 }, () => tagOf(send(one))))
    expect(tags.filter((tag) => tag === 'done').length).toBeGreaterThanOrEqual(1)
    expect(tags.filter((tag) => tag !== 'done' && tag !== 'operation_in_progress')).toEqual([])
    const again = [await ok(send(one)), await ok(send(one))]
    expect(again[0]).toEqual(again[1])
    expect(again[0]).toEqual({ ids: { keyId: expect.any(String) }, changed: true, position: expect.any(String) })
    expect(await keys()).toBe(before + 1)
  })
  it('with another input, or another key, is told apart', async () => {
    const [one, before] = [intended(), await keys()]
    await ok(send(one))
    expect(await tagOf(send({ ...one, digest: 'another' }))).toBe('idempotency_conflict')
    await ok(send({ ...one, key: randomUUID() }))
    await ok(send({ ...one, callerId: randomUUID() }))
    expect(await keys()).toBe(before + 3)
  })
  it('is replayed for 24 hours to the millisecond, and is a new one after', async () => {
    const [one, before] = [intended(), await keys()]
    const first = await ok(send(one))
    expect(await ok(send(one, later(DAY - 1)))).toMatchObject({ ids: (first as { ids: object }).ids })
    expect(await keys()).toBe(before + 1)
    const anew = await ok(send(one, later(DAY)))
    expect((anew as { ids: object }).ids).not.toEqual((first as { ids: object }).ids)
    expect(await keys()).toBe(before + 2)
  })
  it('that was refused leaves no receipt', async () => {
    const one = intended()
    const refused = { ...statement, ...(await understood('member role Nobody admin')) }
    expect(await tagOf(send(one, NOW, { said: refused }))).toBe('unknown')
    expect(await tagOf(send({ ...one, digest: 'mended' }))).toBe('done')
  })
  it('that changes nothing is replayed, too', async () => {
    const said = { ...statement, ...(await understood('member role Ada owner')) }
    const one = intended()
    const answers = [await ok(send(one, NOW, { said })), await ok(send(one, later(5_000), { said }))]
    for (const answer of answers) expect(answer).toMatchObject({ changed: false, position: '' })
  })
})

describe('given a try that is broken off', () => {
  const failing = (receipts: Partial<Registry['receipts']>): Registry => ({
    ...stores.registry,
    receipts: { ...stores.registry.receipts, ...receipts },
  })

  it('after its effect and before its receipt, when it is sent again, then what was done is recognised', async () => {
    const [one, before] = [intended(), await keys()]
    const registry = failing({ answer: async () => UNAVAILABLE })
    expect(await tagOf(send(one, NOW, { registry }))).toBe('store_unavailable')
    expect(await keys()).toBe(before + 1)
    expect(await tagOf(send(one, later(14_999)))).toBe('operation_in_progress')
    expect(await ok(send(one, later(15_000)))).toMatchObject({ changed: true })
    expect(await ok(send(one, later(15_001)))).toMatchObject({ changed: true })
    expect(await keys()).toBe(before + 1)
  })
  it('before its effect, when it is sent again, then it is carried out', async () => {
    const [one, before] = [intended(), await keys()]
    const eventLog = { ...stores.eventLog, append: async () => UNAVAILABLE } as never
    expect(await tagOf(send(one, NOW, { eventLog }))).toBe('store_unavailable')
    expect(await keys()).toBe(before)
    const tags = await Promise.all([1, 2, 3].map(() => tagOf(send(one, later(20_000)))))
    expect(tags.toSorted()).toEqual(['done', 'operation_in_progress', 'operation_in_progress'])
    expect(await keys()).toBe(before + 1)
  })
  it('that goes on after another has taken it over, then one of both has the effect', async () => {
    const [one, before] = [intended(), await keys()]
    let goOn = (): void => undefined
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const append: EventLog['append'] = async (...events) => {
      await waiting
      return stores.eventLog.append(...events)
    }
    const slow = send(one, NOW, { eventLog: { ...stores.eventLog, append } })
    const over = await ok(send(one, later(30_000)))
    goOn()
    expect(await ok(slow)).toMatchObject({ ids: (over as { ids: object }).ids })
    expect(await keys()).toBe(before + 1)
  })
  it('of a key that was issued, when it is sent again, then the key is there and its secret told to nobody', async () => {
    const one = intended()
    await send(one, NOW, { registry: failing({ answer: async () => UNAVAILABLE }) })
    expect(await ok(send(one, later(20_000)))).toMatchObject({
      ids: { keyId: expect.any(String) },
      key: null,
    })
  })
})
