import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { v4 } from 'uuid'
import { DESCRIBED_REQUESTS } from '#api/described-requests'
import { statementId } from '#api/openapi'
import { importsOn, type RunningImports } from '#app/import/uploads/uploads'
import { describedStatements } from '#app/state/http-statements'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { runWorker } from '#composition/worker'
import type { Uuid } from '#domain/common'
import { Role, Scope } from '#domain/roles'
import { Browser, linkFor } from '#test/support/api/browser'
import { askFor, everyOperation } from '#test/support/api/every-operation'
import { type Answer, exchange, pathTo, serve, type TestApi } from '#test/support/api/server'
import { ok, openStores, type Stores } from '#test/support/api/stores'
import { issueKey, NOW, READ_SCOPES, type World } from '#test/support/api/world'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { understood } from '../app/support/lines.js'

// What a caller is told to be allowed is what is allowed: each request that there is, tried by sessions and keys.

let stores: Stores
let world: World
let api: TestApi
let imports: RunningImports
const members = new Map<Role, Uuid>()
const stop = new AbortController()
let working: Promise<unknown>
const all = () => ({ ...stores, close: async () => stores.remove() })
const dataFolder = mkdtempSync(join(tmpdir(), 'access-'))

beforeAll(async () => {
  stores = await openStores()
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = ok(await openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  world = { ...opened, organizationSlug: 'acme', workspaceSlug: 'website' } as never
  for (const role of Role.values) {
    const line = `member add ${role} --role ${role} ${role === 'client' ? '--client Own' : '--all'}`
    const statement = { ...(await understood(line)), workspaceId: world.workspaceId }
    const { ids } = ok(await state(statement, all(), NOW, async () => right(undefined)))
    members.set(role, ids['memberId'] as Uuid)
  }
  const log = pino({ level: 'silent' })
  working = runWorker({ stores: all(), hosts: askedHosts(), log, now: () => NOW, onWaiting: () => undefined }, stop)
  // No file is sent, so that no process is started.
  imports = importsOn({ stores: all(), dataFolder, now: () => NOW, log, start: { program: 'none', options: [] } })
  api = await serve(stores, { rates: { scale: 1e9 }, imports })
  api.clock.now = NOW
})
afterAll(async () => {
  stop.abort()
  await working
  await api.close()
  await imports.close()
  stores.remove()
  rmSync(dataFolder, { recursive: true })
})

type Send = (method: 'GET' | 'POST', path: string) => Promise<Answer>
const byKey =
  (key: string): Send =>
  (method, path) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    // Without its fields nothing is stated: either the caller is refused, or the fields are.
    const body = method === 'GET' ? '' : '{"nothing":"of the kind"}'
    return exchange(api, pathTo(world, path), { ...headers, 'idempotency-key': randomUUID() }, method, body)
  }
const bySession =
  (browser: Browser): Send =>
  (method, path) =>
    method === 'GET' ? browser.get(path) : browser.post(path, { nothing: 'of the kind' })

const needed = { projectId: v4(), eventId: v4() }
const READS = [
  ...everyOperation.map(([id, operation]) => [id, 'GET', askFor(operation, needed)] as const),
  ['explain.read', 'GET', '/explain?operation=commandCenter.read&number=kpis[0].evidenceCount'] as const,
]
const BESIDE = DESCRIBED_REQUESTS.map(({ id, method, path }) => [id, method, path.replace(/\{\w+\}/g, v4())] as const)
const STATEMENTS = describedStatements.map(
  (one) => [statementId(one), 'POST', `/statements/${one.group}/${one.name}`] as const,
)

/** The ids of requests that are not refused to whoever sends them. What is for people alone is nowhere for keys. */
const openTo = async (send: Send, all: readonly (readonly [string, 'GET' | 'POST', string])[]) => {
  const open: string[] = []
  for (const [id, method, path] of all) {
    const { status, body } = await send(method, path)
    const isNowhere = status === 404 && /^No operation has this/.test(body.error.message)
    if (status !== 403 && !isNowhere) open.push(id)
  }
  return open.sort()
}

const expectAsTold = async (send: Send): Promise<{ operations: readonly string[]; statements: readonly string[] }> => {
  const { status, body } = await send('GET', '/access')
  expect(status).toBe(200)
  expect([...body.operations].sort()).toEqual(await openTo(send, [...READS, ...BESIDE]))
  expect([...body.statements].sort()).toEqual(await openTo(send, STATEMENTS))
  return body
}

const memberOf = (role: Role): Uuid => members.get(role) as Uuid

describe('the operations and statements of a caller', () => {
  it.each(Role.values)('by session are those that are not refused to the role %s', async (role) => {
    const browser = new Browser(api, world)
    await browser.signIn(await linkFor(stores, world, memberOf(role), api))
    const { operations, statements } = await expectAsTold(bySession(browser))
    expect(operations).toContain('access.read')
    const isManager = role === 'owner' || role === 'admin'
    for (const id of ['members.list', 'status.read', 'apiKeys.list']) expect(operations.includes(id)).toBe(isManager)
    expect(statements.includes('member.add')).toBe(isManager)
  })

  const CENTER: Scope = 'command-center:read'
  const KEYS: readonly (readonly [string, readonly Scope[]])[] = [
    ['the scope of the command center', [CENTER]],
    ['scopes to read', READ_SCOPES],
    ['scopes to lock scopes, not to release them', [CENTER, 'scope-creep:write']],
    ['scopes to withdraw', [CENTER, 'scope-creep:delete', 'invoice-defense:delete', 'clients:delete']],
    ['scopes to import', [CENTER, 'data-sources:write']],
    ['all scopes', Scope.values],
  ]
  const holders = (['owner', 'delivery_lead', 'finance', 'client'] as const).flatMap((role) =>
    KEYS.map(([name, scopes]) => [role, name, scopes] as const),
  )
  it.each(holders)('of a key of the role %s with %s are those that are not refused', async (role, _, scopes) => {
    const key = await issueKey(stores, world, { createdBy: memberOf(role), scopes })
    const { operations, statements } = await expectAsTold(byKey(key))
    expect(operations).not.toContain('members.list')
    expect(statements).not.toContain('member.add')
  })
  it('are told to no key without the scope of the command center', async () => {
    const key = await issueKey(stores, world, { scopes: ['scope-creep:read'] })
    expect((await byKey(key)('GET', '/access')).status).toBe(403)
  })
})
