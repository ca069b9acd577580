import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { keyDigest } from '#access/key'
import { signIn } from '#access/sign-in'
import { state } from '#app/state/run'
import { linkFor } from '#app/state/sign-in-links'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { Role } from '#domain/roles'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

// Who may make a link for whom, and what ends the sessions of a member.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const ID = 'aaaaaaaa-0000-4000-8000-000000000001'
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
