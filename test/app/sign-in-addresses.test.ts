import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { memberBy, type NotInvited } from '#access/identity'
import type { Account } from '#access/provider'
import { state } from '#app/state/run'
import { setAddress } from '#app/state/sign-in-addresses'
import { linkFor } from '#app/state/sign-in-links'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { Role } from '#domain/roles'
import { newEvent } from '#eventlog/new-event'
import type { Registry } from '#registry/port'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

// Who may say by which address a member signs in, and what ends it.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const OTHER_ID = 'bbbbbbbb-0000-4000-8000-000000000001'
const ID = 'aaaaaaaa-0000-4000-8000-000000000001'
const folder = newFolder()
let stores: Stores
let workspaceId: Uuid
const watcher = { progress: () => ({ update: () => undefined, end: () => undefined }), note: () => undefined }
const environment = () => ({ ...stores, now: () => NOW, watcher: { ...watcher, stop: new AbortController().signal } })
const say = async (line: string) =>
  ok(state({ ...(await understood(line)), workspaceId }, stores, NOW, async () => right(undefined)))
const invite = (member: string, address: string | null, as: string | null = null) =>
  setAddress({ workspaceId, member, address, as }, stores)

const accountOf = (address: string, subject = address): Account => ({
  issuer: 'https://accounts.example.com',
  subject,
  address,
  isVerified: true,
})
/** The member whom an account signs in, or why none. */
const memberOf = async (account: Account, registry: Registry = stores.registry): Promise<string> => {
  const found = await memberBy<never>(account, registry, async ([first = null]) => right(first))
  return isLeft(found) ? (found.left as NotInvited).tag : found.right.memberId
}

const ROLES = Role.values.filter((role) => role !== 'client')
beforeAll(async () => {
  stores = await ok(openStores(folder))
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  workspaceId = (await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))).workspaceId
  // A client sees one client alone.
  for (const role of ROLES) {
    await say(`member add "${role} of all" --role ${role} --all`)
    await say(`member add "${role} of one" --role ${role} --project Mine`)
  }
})
afterAll(() => stores.close())

describe('an address of a member', () => {
  it('is stated by whoever may make a link for the member, and by nobody else', async () => {
    for (const role of ROLES)
      for (const as of ROLES.flatMap((maker) => [`${maker} of all`, `${maker} of one`])) {
        const member = `${role} of all`
        const link = await linkFor({ workspaceId, member, kind: 'sign_in', as }, environment() as never)
        const set = await invite(member, `${role}@example.com`, as)
        expect([role, as, isLeft(set)]).toEqual([role, as, isLeft(link)])
      }
  })
  it.each(['', 'grace', '@example.com', 'grace@', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    '%j is none',
    async (address) => {
      const set = await invite('viewer of all', address)
      const problem = 'expected an e-mail address such as grace@example.com'
      const message = `the address: ${problem}`
      expect(set).toEqual(left({ tag: 'misused', message, field: { name: 'address', problem } }))
    },
  )
  it('is compared without blanks around it, and in small letters', async () => {
    const { memberId } = await ok(invite('viewer of all', '  Vera@Example.COM '))
    expect(await memberOf(accountOf('vera@example.com'))).toBe(memberId)
  })
  it('is of one member of the workspace', async () => {
    await ok(invite('viewer of all', 'vera@example.com'))
    const again = await invite('viewer of one', 'VERA@example.com')
    expect(isLeft(again) && again.left.tag).toBe('conflict')
  })
  it('is forgotten, and the account with it, where it is removed or replaced', async () => {
    const { memberId } = await ok(invite('finance of all', 'fin@example.com'))
    expect(await memberOf(accountOf('fin@example.com', 'fin'))).toBe(memberId)
    expect(await memberOf(accountOf('new@example.com', 'fin'))).toBe(memberId)
    await ok(invite('finance of all', 'fin@example.com'))
    expect(await memberOf(accountOf('fin@example.com', 'thief'))).toBe('other_account')
    await ok(invite('finance of all', null))
    expect(await memberOf(accountOf('fin@example.com', 'fin'))).toBe('not_invited')
    await ok(invite('finance of all', 'second@example.com'))
    expect(await memberOf(accountOf('second@example.com', 'second'))).toBe(memberId)
    await ok(invite('finance of all', 'third@example.com'))
    expect(await memberOf(accountOf('second@example.com', 'second'))).toBe('not_invited')
  })
  it('is forgotten when the member is removed, and does not come back with the member', async () => {
    await say(`member add Grace --role viewer --all --id ${ID}`)
    await ok(invite('Grace', 'grace@example.com'))
    expect(await memberOf(accountOf('grace@example.com'))).toBe(ID)
    await say('member remove Grace')
    expect(await memberOf(accountOf('grace@example.com'))).toBe('not_invited')
    await say(`member add Grace --role viewer --all --id ${ID}`)
    expect(await memberOf(accountOf('grace@example.com'))).toBe('not_invited')
  })
  it('does not come back with its member where the removal was killed before it was forgotten', async () => {
    await say(`member add Ivan --role viewer --all --id ${OTHER_ID}`)
    await ok(invite('Ivan', 'ivan@example.com'))
    const stream = streamOf.access(workspaceId)
    const events = await ok(stores.eventLog.readStream(stream, -1, 1_000))
    const cause = { workspaceId, actor: { kind: 'user', id: OTHER_ID }, correlationId: OTHER_ID, now: NOW } as const
    const gone = newEvent('MemberLeft', { kind: 'member', key: OTHER_ID }, { memberId: OTHER_ID }, cause)
    await ok(stores.eventLog.append(stream, events.length - 1, [gone]))
    await say(`member add Ivan --role viewer --all --id ${OTHER_ID}`)
    expect(await memberOf(accountOf('ivan@example.com'))).toBe('not_invited')
  })
  it('of another issuer is another account', async () => {
    const { memberId } = await ok(invite('analyst of all', 'ann@example.com'))
    expect(await memberOf(accountOf('ann@example.com', 'ann'))).toBe(memberId)
    const elsewhere = { ...accountOf('ann@example.com', 'ann'), issuer: 'https://other.example.com' }
    expect(await memberOf(elsewhere)).toBe('other_account')
  })
  it('is in a copy of the registry, with its account, and nowhere as it is written', async () => {
    const { memberId } = await ok(invite('admin of one', 'canary-adam@example.com'))
    await memberOf(accountOf('canary-adam@example.com', 'canary-adam'))
    const copy = join(newFolder(), 'registry.db')
    await ok(stores.registry.copyTo?.(copy) as never)
    const { openSqliteRegistry } = await import('#registry/sqlite/registry')
    const copied = await ok(openSqliteRegistry(copy))
    expect(await memberOf(accountOf('changed@example.com', 'canary-adam'), copied)).toBe(memberId)
    copied.close()
    for (const file of readdirSync(folder).filter((name) => name.includes('.db')))
      expect([file, readFileSync(join(folder, file), 'latin1').includes('canary-adam')]).toEqual([file, false])
  })
})
