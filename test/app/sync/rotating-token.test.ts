import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { checkConnection } from '#app/sync/check-connection'
import { tokenOf } from '#secrets/kept'
import { movedClock } from '#test/support/hosts/clock'
import { FIRST_GRANT } from '#test/support/hosts/grants'
import { answers } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { type LocalXero, serveXero, TENANT, xeroInvoice, xeroNote } from '#test/support/hosts/xero'
import { ok } from '#test/support/stores/outcome'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const HOUR = 3_600_000

let host: LocalHost
let xero: LocalXero
let world: SyncWorld
let connectionId: string

const sync = () => world.sync(connectionId)
const keptToken = async (): Promise<string> =>
  ok(
    tokenOf(
      { workspaceId: world.workspaceId, connectionId, origin: host.address },
      { registry: world.stores.registry, keys: world.hosts.keys, environment: {} },
    ),
  )

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  xero = serveXero(host)
  xero.invoices = [xeroInvoice('INV-1', NOW), xeroInvoice('INV-2', NOW)]
  xero.notes = [xeroNote('CN-1', NOW)]
  world = await SyncWorld.open(NOW, host.name)
  world.variables.HOST_TOKEN = FIRST_GRANT
  connectionId = (await ok(world.connect({ provider: 'xero', address: host.address, account: TENANT }))).connectionId
})
afterEach(async () => {
  world.close()
  await host.close()
})

it('given a grant in a variable, when its host is connected, then the grant that took its place is kept, and the variable is of no more use', async () => {
  expect(xero.given).toHaveLength(1)
  expect(await keptToken()).toBe('client:canary-secret:canary-refresh-1')
  world.variables.HOST_TOKEN = ''
  expect((await ok(sync())).counts).toMatchObject({ accepted: 3, rejected: 0 })
  expect(await keptToken()).toBe(`client:canary-secret:${xero.refreshToken}`)
})

it('given a connection that was read, when a document is changed and another voided, then both are known by the next run', async () => {
  await ok(sync())
  world.passes(HOUR, host)
  await ok(sync())
  xero.invoices = [
    xeroInvoice('INV-1', '2026-12-01T01:30:00.000Z', { Status: 'VOIDED' }),
    xeroInvoice('INV-2', '2026-12-01T01:30:00.000Z', { Status: 'PAID' }),
  ]
  world.passes(HOUR, host)
  expect((await ok(sync())).counts).toMatchObject({ accepted: 2, withdrawn: 0 })
})

it('given a comparison, when it lists invoices and credit notes, then neither withdraws the other', async () => {
  await ok(sync())
  world.passes(HOUR, host)
  await ok(sync())
  world.passes(48 * HOUR, host)
  expect((await ok(sync())).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  xero.notes = []
  world.passes(48 * HOUR, host)
  expect((await ok(sync())).counts).toMatchObject({ withdrawn: 1 })
})

it('given a run that has just traded the grant, when the host fails, then the next grant is kept all the same', async () => {
  host.plant(answers(503), { times: 99, where: ({ path }) => path.includes('/Invoices') })
  expect(isLeft(await sync())).toBe(true)
  expect(await keptToken()).toBe(`client:canary-secret:${xero.refreshToken}`)
})

it('given a grant that was taken back, when it is read, then the run fails and says which token', async () => {
  xero.refreshToken = 'canary-of-another'
  const failed = await sync()
  expect(isLeft(failed) && failed.left).toMatchObject({ code: 'unauthorized' })
  // A person gives another one, and the connection goes on.
  xero.refreshToken = 'canary-refresh-0'
  await ok(world.connect({ provider: 'xero', address: host.address, account: TENANT }))
  expect((await ok(sync())).counts).toMatchObject({ accepted: 3 })
})

it('given a run, when the connection is checked meanwhile, then the check waits for its turn, so that one process at a time trades the grant', async () => {
  const check = () => checkConnection(world.workspaceId, connectionId, world.environment, world.hosts)
  const checks: ReturnType<typeof check>[] = []
  xero.onRenewed = () => {
    if (checks.length > 0) return
    // The run lasts until the check has ended.
    const goOn = host.hold(({ path }) => path.endsWith('/Invoices'))
    checks.push(check().finally(goOn))
  }
  await ok(sync())
  const [meanwhile] = await Promise.all(checks)
  expect(meanwhile).toMatchObject({ left: { tag: 'being_read' } })
  expect((await ok(check())).fault).toBeNull()
  expect(await keptToken()).toBe(`client:canary-secret:${xero.refreshToken}`)
})

it('given all of this, then no file of the stores tells a grant or a token', async () => {
  await ok(sync())
  for (const file of readdirSync(world.folder))
    expect(readFileSync(join(world.folder, file)).toString('latin1')).not.toMatch(/canary-(?:secret|refresh|access)/)
})
