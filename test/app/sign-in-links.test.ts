import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { keyDigest } from '#access/key'
import { signIn } from '#access/sign-in'
import { state } from '#app/state/run'
import { linkFor } from '#app/state/sign-in-links'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { Role } from '#domain/roles'
import { newEvent } from '#eventlog/new-event'
import { openStores, type Stores } from '#stores/open'
import { wrappedStores } from '#test/support/api/wrappers'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

// Who may make a link for whom, and what ends the sessions of a member.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const [ID, OTHER_ID, THIRD_ID] = [1, 2, 3].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`) as [Uuid, Uuid, Uuid]
let stores: Stores
let workspaceId: Uuid
const watcher = { progress: () => ({ update: () => undefined, end: () => undefined }), note: () => undefined }
const environment = () => ({ ...stores, now: () => NOW, watcher: { ...watcher, stop: new AbortController().signal } })
const say = async (line: string) =>
  ok(state({ ...(await understood(line)), workspaceId }, stores, NOW, async () => right(undefined)))
const linked = (member: string, as: string | null = null) =>
  linkFor({ workspaceId, member, kind: 'sign_in', as }, environment() as never)

beforeAll(async () => {
  stores = await ok(openStores(newFolder()))
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  workspaceId = (await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))).workspaceId
  for (const role of Role.values) {
    if (role !== 'client') await say(`member add "${role} of all" --role ${role} --all`)
    const one = role === 'client' ? '--client Own' : '--project Mine'
    await say(`member add "${role} of one" --role ${role} ${one}`)
  }
})
afterAll(() => stores.close())

/** Members of every role who see all or one project. A client sees one client, of which who sees a project does not see all. */
const MEMBERS = Role.values.flatMap((role) =>
  (['all', 'one'] as const).flatMap((sees) => (role === 'client' ? [] : [[role, sees] as const])),
)

describe('a link for a member', () => {
  it.each(MEMBERS)(
    'with the role %s who sees %s is made by owners and by admins who may do and see as much',
    async (role, sees) => {
      const member = `${role} of ${sees}`
      const made: string[] = []
      for (const maker of Role.values)
        for (const reach of ['all', 'one'] as const) {
          const as = `${maker} of ${reach}`
          if (!isLeft(await linked(member, as))) made.push(as)
        }
      const isOwner = role === 'owner'
      const expected = [
        'owner of all',
        ...(sees === 'one' ? ['owner of one'] : []),
        ...(isOwner ? [] : ['admin of all']),
        ...(!isOwner && sees === 'one' ? ['admin of one'] : []),
      ]
      expect(made.sort()).toEqual(expected.sort())
    },
  )
  it('who is a client is made by owners and admins who see all of that client', async () => {
    await say('member add "admin of Own" --role admin --client Own')
    const made: string[] = []
    for (const as of [...MEMBERS.map(([role, sees]) => `${role} of ${sees}`), 'client of one', 'admin of Own'])
      if (!isLeft(await linked('client of one', as))) made.push(as)
    expect(made.sort()).toEqual(['admin of Own', 'admin of all', 'owner of all'])
  })
  it('nobody knows is not made', async () => {
    expect(isLeft(await linked('Nobody'))).toBe(true)
  })
})

describe('a session', () => {
  const begin = async (member: string) => {
    const { token } = await ok(linked(member))
    return (await ok(signIn(token, stores, NOW))).token
  }
  const isThere = async (token: string): Promise<boolean> => {
    const [{ secret }] = await ok(stores.registry.peppers())
    return (await ok(stores.registry.signIns.find([keyDigest(token, secret)]))) !== null
  }

  it('ends when its member is removed, and does not come back with the member', async () => {
    await say(`member add Grace --role viewer --all --id ${ID}`)
    const [token, link] = [await begin('Grace'), (await ok(linked('Grace'))).token]
    expect(await isThere(token)).toBe(true)
    await say('member remove Grace')
    expect(await isThere(token)).toBe(false)
    await say(`member add Grace --role viewer --all --id ${ID}`)
    expect(await isThere(token)).toBe(false)
    expect(isLeft(await signIn(link, stores, NOW))).toBe(true)
  })
  it('does not come back with its member where the removal was killed before the session ended', async () => {
    await say(`member add Ivan --role viewer --all --id ${OTHER_ID}`)
    const [token, link] = [await begin('Ivan'), (await ok(linked('Ivan'))).token]
    const events = await ok(stores.eventLog.readStream(streamOf.access(workspaceId), -1, 1_000))
    const left = newEvent(
      'MemberLeft',
      { kind: 'member', key: OTHER_ID },
      { memberId: OTHER_ID },
      { workspaceId, actor: { kind: 'user', id: OTHER_ID }, correlationId: OTHER_ID, now: NOW },
    )
    await ok(stores.eventLog.append(streamOf.access(workspaceId), events.length - 1, [left]))
    // Neither is it there once for a moment: what is signed in ends before the member can be one again.
    const order: string[] = []
    const { eventLog, registry } = wrappedStores(stores as never, (call) => void order.push(call))
    const adding = await understood(`member add Ivan --role viewer --all --id ${OTHER_ID}`)
    await ok(state({ ...adding, workspaceId }, { ...stores, eventLog, registry }, NOW, async () => right(undefined)))
    expect(order.filter((call) => call === 'eventLog.append' || call === 'registry.signIns.endAll')).toEqual([
      'registry.signIns.endAll',
      'eventLog.append',
    ])
    expect(await isThere(token)).toBe(false)
    expect(isLeft(await signIn(link, stores, NOW))).toBe(true)
  })
  it('goes on where the adding of its member is repeated, and the link is still good', async () => {
    const adding = `member add Judy --role viewer --all --id ${THIRD_ID}`
    await say(adding)
    const [token, link] = [await begin('Judy'), (await ok(linked('Judy'))).token]
    await say(adding)
    expect(await isThere(token)).toBe(true)
    expect(isLeft(await signIn(link, stores, NOW))).toBe(false)
  })
  it.each(['before the session is there', 'after that'])(
    'that begins while all are ended ends, or does not begin: %s',
    async (when) => {
      const { token: link } = await ok(linked('Ada'))
      const at = when === 'after that' ? 'registry.signIns.takeLink' : 'registry.signIns.start'
      const { registry } = wrappedStores(stores as never, () => undefined)
      const name = at.split('.').at(-1) as 'takeLink' | 'start'
      const real = registry.signIns[name] as (...parameters: unknown[]) => unknown
      const meanwhile = async (...parameters: unknown[]) => {
        await ok(stores.registry.signIns.endAll(workspaceId, null))
        return real(...parameters)
      }
      const racing = { ...registry, signIns: { ...registry.signIns, [name]: meanwhile } }
      expect(await signIn(link, { ...stores, registry: racing as never }, NOW)).toEqual(
        expect.objectContaining({ left: { tag: 'no_such_link' } }),
      )
      expect(await ok(stores.registry.signIns.sessionsOf(workspaceId, null))).toEqual([])
    },
  )
  it('is in no copy of the registry', async () => {
    const token = await begin('Ada')
    const copy = `${newFolder()}/registry.db`
    await ok(stores.registry.copyTo?.(copy) as never)
    const { openSqliteRegistry } = await import('#registry/sqlite/registry')
    const copied = await ok(openSqliteRegistry(copy))
    const [{ secret }] = await ok(copied.peppers())
    expect(await ok(copied.signIns.find([keyDigest(token, secret)]))).toBeNull()
    copied.close()
    expect(await isThere(token)).toBe(true)
  })
})
