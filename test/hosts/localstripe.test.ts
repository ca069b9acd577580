import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hooksOn } from '#app/sync/hooks'
import { openHook } from '#app/sync/open-hook'
import type { Uuid } from '#domain/common'
import { instantOf } from '#domain/time'
import { serve, type TestApi } from '#test/support/api/server'
import { ok } from '#test/support/stores/outcome'
import { invoicesIn } from '../app/sync/invoices.js'
import { SyncWorld } from '../app/sync/syncing.js'
import { KEY, type Listed, type Localstripe, startLocalstripe } from './localstripe.js'
import { until } from './started.js'

// Invoices of a localstripe, read by a connection as people have them: after each run what stands is what the server's own API lists.

const SECRET = 'whsec_canaryOfDeliveries'
const HOUR = 3_600_000

let stripe: Localstripe
let world: SyncWorld
let api: TestApi
let connectionId: Uuid
let customer: string
let subscription: string

const idOf = ({ id }: Listed): string => String(id)
const made = async (path: string, form: Readonly<Record<string, string>>): Promise<string> =>
  idOf(await stripe.api('POST', `/v1/${path}`, form))
/** A draft with a line for each item, and one of the subscription. */
const drafted = async (items: number): Promise<string> => {
  for (let i = 1; i <= items; i += 1)
    await made('invoiceitems', { customer, amount: String(100 + i), currency: 'eur', description: `Work ${i}` })
  // Items are put onto the next invoice, whatever it is of.
  return made('invoices', { customer, subscription })
}
const STATUS: Readonly<Record<string, string>> = { open: 'issued', paid: 'paid', void: 'void' }
/** The invoices that the server lists, without drafts, as they have to stand. */
const listed = async (): Promise<Readonly<Record<string, string>>> => {
  const { data } = (await stripe.api('GET', '/v1/invoices?limit=1000')) as unknown as { data: readonly Listed[] }
  const issued = data.filter(({ status }) => status !== 'draft')
  return Object.fromEntries(
    issued.map((one) => [idOf(one), `${STATUS[String(one['status'])]} ${Number(one['total']) / 100}`]),
  )
}
const sync = () => ok(world.sync(connectionId))

beforeAll(async () => {
  stripe = await startLocalstripe()
  const card = {
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2099',
    'card[cvc]': '123',
  }
  customer = await made('customers', { source: await made('tokens', card), email: 'ada@canary.example' })
  const plan = { id: 'hosting', amount: '1000', currency: 'eur', interval: 'month', 'product[name]': 'Hosting' }
  subscription = await made('subscriptions', { customer, 'items[0][plan]': await made('plans', plan) })
  for (let i = 0; i < 3; i += 1) await stripe.api('POST', `/v1/invoices/${await drafted(i)}/pay`)
  world = await SyncWorld.open(instantOf(Date.now()), new URL(stripe.address).host)
  world.variables.HOST_TOKEN = KEY
  connectionId = (await ok(world.connect({ provider: 'stripe', address: stripe.address }))).connectionId
})
afterAll(async () => {
  await api?.close()
  world?.close()
  await stripe?.stop()
})

describe('given invoices of a localstripe', () => {
  it('when they are read for the first time and compared, then all stand that its API lists', async () => {
    expect((await sync()).counts).toMatchObject({ rejected: 0, withdrawn: 0 })
    expect(Object.keys(await listed()).length).toBe(4)
    expect(await invoicesIn(world)).toEqual(await listed())
    expect((await sync()).counts).toMatchObject({ accepted: 0, rejected: 0, withdrawn: 0 })
  })

  it('when one of more lines than its list has is paid, then the server delivers it signed, and a run follows at once', async () => {
    const { eventLog, readStore, registry } = world.stores
    /** Follows what was delivered, of which only a part is about invoices; says how many were read. */
    const followed = async (): Promise<number> => {
      const run = await world.sync(connectionId, { isDue: false })
      if (isLeft(run)) {
        expect(run.left.tag).toBe('nothing_delivered')
        return 0
      }
      expect(run.right.counts.rejected).toBe(0)
      return run.right.counts.accepted
    }
    const { keys } = world.hosts
    api = await serve(world.stores, { hooks: hooksOn({ eventLog, readStore, registry, keys }) })
    api.clock.now = world.clock.now()
    const { path } = await ok(openHook(world.workspaceId, connectionId, 'no more', world.environment, keys, SECRET))
    const url = `http://127.0.0.1:${api.port}${path}`
    await stripe.api('POST', '/_config/webhooks/wdi', { url, secret: SECRET })
    await stripe.api('POST', `/v1/invoices/${await drafted(14)}/pay`)
    let accepted = 0
    const isRead = async (): Promise<boolean> => {
      accepted += await followed()
      return accepted > 0
    }
    await until(isRead, 'the invoice that was paid')
    expect(accepted).toBe(1)
    expect(await invoicesIn(world)).toEqual(await listed())
    const isEmpty = async (): Promise<boolean> => {
      await followed()
      return (await ok(registry.inbox.waiting())).length === 0
    }
    await until(isEmpty, 'an empty inbox')
  })

  it('when a draft is deleted and another one paid, then the next run has what the API lists', async () => {
    await stripe.api('DELETE', `/v1/invoices/${await drafted(1)}`)
    await stripe.api('POST', `/v1/invoices/${await drafted(1)}/pay`)
    await sync()
    expect(await invoicesIn(world)).toEqual(await listed())
    world.passes(25 * HOUR)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  })
})
