import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { type AllGiven, readInput } from '#app/state/input'
import { issueKey, revokeKey } from '#app/state/keys'
import { state } from '#app/state/run'
import { table } from '#app/state/statements'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { READ_SCOPES } from '#domain/roles'
import { epochOf, instantOf } from '#domain/time'
import { registered } from '#test/projections/support/events'
import { askFor, billed, everyOperation } from '#test/support/api/every-operation'
import { tell } from '#test/support/api/folded'
import { get, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import type { World } from '#test/support/api/world'

// Keys as commands make, rotate and revoke them, and what every operation answers to them at each instant.

const ISSUED: Instant = '2026-03-01T10:00:00.000Z'
const ROTATED: Instant = '2026-03-10T12:34:56.789Z'
const DAY = 86_400_000
const later = (at: Instant, ms: number): Instant => instantOf(epochOf(at) + ms)

let stores: Stores
let api: TestApi
let made: { readonly workspaceId: Uuid; readonly ownerId: Uuid; readonly projectId: Uuid; readonly eventId: Uuid }
const named = { organizationSlug: 'acme', workspaceSlug: 'website' } as World

beforeAll(async () => {
  stores = await openStores()
  const wishes = { organization: 'acme', workspace: 'website', name: 'Acme', owner: 'Ada', client: 'Acme' }
  const created = ok(await openWorkspace({ ...wishes, project: 'Website', plan: 'scale' }, stores, () => ISSUED))
  const connection = registered('git', { workspace: created.workspaceId })
  await tell(stores, [billed(created.projectId, created.workspaceId), connection])
  const opened = ok(await stores.eventLog.readAll('', 10)).find(({ type }) => type === 'WorkspaceOpened')
  made = { ...created, eventId: opened?.eventId ?? '' }
  api = await serve(stores, { rates: { scale: 1e9 } })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const all = () => ({ ...stores, close: stores.remove })
const issue = async (expiry: '30d' | 'never' = 'never', memberId = made.ownerId) =>
  ok(
    await issueKey(
      {
        workspaceId: made.workspaceId,
        memberId,
        name: 'x',
        environment: 'live',
        scopes: READ_SCOPES,
        expiry,
      },
      all(),
      ISSUED,
    ),
  )
const say = async (path: string, given: AllGiven, at: Instant) => {
  const command = table.find((one) => one.path === path)
  if (command === undefined) throw new Error('there is no such command')
  const input = ok(readInput(command, given))
  return ok(
    await state({ command, input, workspaceId: made.workspaceId, as: null }, all(), at, async () => right(undefined)),
  )
}
const rotate = async (keyId: Uuid, at: Instant) => {
  const done = await say('key rotate', { key: keyId }, at)
  return { keyId: done.ids['keyId'] ?? '', key: done.key ?? '' }
}
/** What the operations answer to a key at an instant, each status once. */
const statuses = async (key: string, now: Instant): Promise<readonly number[]> => {
  api.clock.now = now
  const answers = await Promise.all(
    everyOperation.map(([, operation]) => get(api, named, key, askFor(operation, made))),
  )
  return [...new Set(answers.map(({ status }) => status))]
}
const listed = async (keyId: Uuid, by: string, now: Instant) => {
  api.clock.now = now
  const { keys } = (await get(api, named, by, '/settings/api-keys')).body
  return keys.find(({ id }: { id: Uuid }) => id === keyId)
}

describe('a key that is rotated', () => {
  it('opens every operation for exactly 24 hours more, beside the one that took its place', async () => {
    const old = await issue()
    const fresh = await rotate(old.keyId, ROTATED)
    const end = later(ROTATED, DAY)
    expect(await statuses(old.key, ROTATED)).toEqual([200])
    expect(await statuses(old.key, later(end, -1))).toEqual([200])
    expect(await statuses(old.key, end)).toEqual([401])
    expect(await statuses(fresh.key, end)).toEqual([200])
    expect(await listed(old.keyId, fresh.key, later(end, -1))).toMatchObject({ status: 'rotating', graceUntil: end })
    expect(await listed(old.keyId, fresh.key, end)).toMatchObject({ status: 'expired', graceUntil: end })
    expect(await listed(fresh.keyId, fresh.key, end)).toMatchObject({ status: 'active', rotatedFrom: old.keyId })
  })
  it('keeps its scopes, its creator and its expiry, which ends the overlap too', async () => {
    const old = await issue('30d')
    const expiry = later(ISSUED, 30 * DAY)
    const fresh = await rotate(old.keyId, later(expiry, -DAY / 2))
    for (const { key } of [old, fresh]) {
      expect(await statuses(key, later(expiry, -1))).toEqual([200])
      expect(await statuses(key, expiry)).toEqual([401])
    }
    const other = await issue()
    const [was, is] = [
      await listed(old.keyId, other.key, later(expiry, -1)),
      await listed(fresh.keyId, other.key, later(expiry, -1)),
    ]
    expect(is).toMatchObject({ scopes: was.scopes, createdBy: was.createdBy, expiresAt: expiry })
    expect(was.graceUntil).toBe(expiry)
  })
  it('is void at once if it is revoked during the overlap, and its successor is not', async () => {
    const old = await issue()
    const fresh = await rotate(old.keyId, ROTATED)
    expect(await statuses(old.key, ROTATED)).toEqual([200])
    ok(await revokeKey({ workspaceId: made.workspaceId, memberId: made.ownerId, keyId: old.keyId }, all(), ROTATED))
    expect(await statuses(old.key, ROTATED)).toEqual([401])
    expect(await statuses(fresh.key, ROTATED)).toEqual([200])
  })
})

describe('a key of a member who is removed', () => {
  const REMOVED: Instant = '2026-03-11T08:00:00.000Z'
  const AGAIN: Instant = '2026-03-12T08:00:00.000Z'
  const joining = { name: 'Grace', role: 'admin', all: true }

  it('stays void when the member is added again, and a new key is needed', async () => {
    const memberId = (await say('member add', joining, ROTATED)).ids['memberId'] ?? ''
    const old = await issue('never', memberId)
    expect(await statuses(old.key, ROTATED)).toEqual([200])
    await say('member remove', { member: memberId }, REMOVED)
    expect(await statuses(old.key, REMOVED)).toEqual([401])
    await say('member add', { ...joining, id: memberId }, AGAIN)
    expect(await statuses(old.key, AGAIN)).toEqual([401])
    const fresh = await issue('never', memberId)
    expect(await statuses(fresh.key, AGAIN)).toEqual([200])
    expect(await listed(old.keyId, fresh.key, AGAIN)).toMatchObject({ status: 'revoked', revokedAt: REMOVED })
    expect(await listed(fresh.keyId, fresh.key, AGAIN)).toMatchObject({ status: 'active', revokedAt: null })
  })
  it('counts as revoked already when somebody revokes it', async () => {
    const memberId = (await say('member add', { ...joining, name: 'Hopper' }, ROTATED)).ids['memberId'] ?? ''
    const { keyId } = await issue('never', memberId)
    await say('member remove', { member: memberId }, REMOVED)
    const { workspaceId, ownerId } = made
    expect(ok(await revokeKey({ workspaceId, memberId: ownerId, keyId }, all(), AGAIN))).toEqual({ already: true })
  })
})
