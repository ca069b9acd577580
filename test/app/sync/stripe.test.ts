import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { choiceFields } from '#app/state/import-choices'
import { hooksOn } from '#app/sync/hooks'
import { openHook } from '#app/sync/open-hook'
import type { Uuid } from '#domain/common'
import { inputOf } from '#test/app/support/importing'
import { headersOf, timedSignature } from '#test/connectors/hosts/hooks/support'
import { movedClock } from '#test/support/hosts/clock'
import { answers, HALF_BODY } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import {
  creditNote,
  type LocalStripe,
  secondOf,
  serveStripe,
  stripeEvent,
  stripeInvoice,
  taxedInvoice,
} from '#test/support/hosts/stripe'
import { ok } from '#test/support/stores/outcome'
import { invoicesIn, projectsOfInvoice } from './invoices.js'
import { SyncWorld } from './syncing.js'

const NOW = '2026-12-01T00:00:00.000Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const SECRET = 'whsec_canaryOfDeliveries'

let host: LocalHost
let stripe: LocalStripe
let world: SyncWorld
let connectionId: Uuid

/** The invoices that stand, by the last digit of their number. */
const invoices = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(Object.entries(await invoicesIn(world)).map(([key, text]) => [key.replace('AC12-000', '#'), text]))
const sync = (more = {}) => ok(world.sync(connectionId, more))
const later = (ms: number) => world.passes(ms, host)
const now = () => world.clock.now()
const pathsSince = (from: number): readonly string[] =>
  host.requests.slice(from).map(({ path }) => decodeURIComponent(path).replace(/\?.*(?=starting_after)|\?.*/, ''))
/** The requests of a look at the host. */
const LOOK = ['/v1/invoices', '/v1/credit_notes', '/v1/events']
const without = (id: string) => stripe.invoices.filter((one) => one.id !== id)

beforeEach(async () => {
  host = await openLocalHost(movedClock(NOW))
  stripe = serveStripe(host)
  stripe.pageSize = 2
  stripe.invoices = [
    stripeInvoice(1, '2026-11-01'),
    taxedInvoice(2, '2026-11-02'),
    stripeInvoice(3, '2026-11-03', {}, 130),
    stripeInvoice(4, '2026-11-04'),
    stripeInvoice(5, '2026-11-05', { status: 'draft', number: null }),
  ]
  world = await SyncWorld.open(NOW, host.name)
  connectionId = (await ok(world.connect({ provider: 'stripe', address: host.address }))).connectionId
})
afterEach(async () => {
  world.close()
  await host.close()
})

const STANDING = { '#1': 'issued 1', '#2': 'paid 100', '#3': 'issued 130', '#4': 'issued 1' }

describe('given a connection to a Stripe that is read for the first time', () => {
  it('when it was read, then each invoice stands with all its lines, net of tax, and drafts do not', async () => {
    const { leftOut } = (await sync()).reading
    expect(await invoices()).toEqual(STANDING)
    expect(leftOut).toEqual([{ reason: 'draft', records: 1 }])
    expect(pathsSince(0).filter((path) => path.includes('/lines'))).toEqual([
      '/v1/invoices/in_3/lines',
      '/v1/invoices/in_3/linesstarting_after=il_3_99',
    ])
  })
  it('when an invoice is edited and a draft deleted between two pages, then nothing is missing after the next run', async () => {
    let pages = 0
    host.plant(answers(500), {
      where: ({ path }) => {
        if (path === '/v1/invoices') pages += 1
        if (pages === 3) {
          stripe.invoices = without('in_5')
          stripe.change('invoice.paid', stripeInvoice(4, '2026-11-04', { status: 'paid' }), now())
        }
        return false
      },
    })
    await sync()
    expect(await invoices()).toEqual(STANDING)
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual({ ...STANDING, '#4': 'paid 1' })
  })
  it('when the key ends in the middle, then what was read stays, and a new key goes on at its page', async () => {
    host.plant(answers(401), { where: ({ query }) => query.get('starting_after') === 'in_4' })
    const ended = await world.sync(connectionId)
    expect(isLeft(ended) && ended.left).toMatchObject({ code: 'unauthorized' })
    expect(await invoices()).toEqual({ '#4': 'issued 1' })
    const from = host.requests.length
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual(STANDING)
    expect(pathsSince(from).slice(LOOK.length)[0]).toBe('/v1/invoicesstarting_after=in_4')
  })
})

describe('given a connection to a Stripe that was read and compared', () => {
  beforeEach(async () => {
    await sync()
    later(HOUR)
    await sync()
    later(HOUR)
  })

  it('when nothing is new, then a run costs the look and one request', async () => {
    const from = host.requests.length
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(pathsSince(from)).toEqual([...LOOK, '/v1/events'])
  })
  it('when an invoice is issued, one is paid and one is voided, then the next run asks for these alone', async () => {
    stripe.change('invoice.finalized', stripeInvoice(6, '2026-12-01'), now())
    stripe.change('invoice.paid', stripeInvoice(1, '2026-11-01', { status: 'paid' }), now())
    stripe.change('invoice.voided', stripeInvoice(4, '2026-11-04', { status: 'void' }), now())
    const from = host.requests.length
    later(HOUR)
    expect((await sync()).counts).toMatchObject({ accepted: 3, withdrawn: 0 })
    expect(await invoices()).toEqual({ ...STANDING, '#1': 'paid 1', '#4': 'void 1', '#6': 'issued 1' })
    expect(pathsSince(from).slice(LOOK.length).toSorted()).toEqual([
      '/v1/events',
      '/v1/eventsstarting_after=evt_2',
      '/v1/invoices/in_1',
      '/v1/invoices/in_4',
      '/v1/invoices/in_6',
    ])
  })
  it('when a credit note comes for an old invoice, then it takes off its amount without tax; once it is void, nothing', async () => {
    const credited = taxedInvoice(2, '2026-11-02', { post_payment_credit_notes_amount: 5_950 })
    stripe.invoices = [...without('in_2'), credited]
    stripe.notes = [creditNote(1, 'in_2', '2026-12-01')]
    stripe.events = [stripeEvent(1, 'credit_note.created', stripe.notes[0] ?? {}, now())]
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual({ ...STANDING, '#2': 'paid 50' })

    // A comparison knows its notes as well.
    later(DAY)
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect(await invoices()).toEqual({ ...STANDING, '#2': 'paid 50' })

    stripe.invoices = [...without('in_2'), taxedInvoice(2, '2026-11-02')]
    stripe.notes = [creditNote(1, 'in_2', '2026-12-01', { status: 'void' })]
    stripe.events = [stripeEvent(2, 'credit_note.voided', stripe.notes[0] ?? {}, now())]
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual(STANDING)
  })
  it('when no event tells of a change, then the next comparison has it', async () => {
    stripe.invoices = [...without('in_1'), stripeInvoice(1, '2026-11-01', { status: 'paid' })]
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual(STANDING)
    later(DAY)
    await sync()
    expect(await invoices()).toEqual({ ...STANDING, '#1': 'paid 1' })
  })
  it('when an event is listed minutes after its time, then the run after it still has it', async () => {
    const before = now()
    await sync()
    stripe.change('invoice.paid', stripeInvoice(1, '2026-11-01', { status: 'paid' }), before)
    later(HOUR)
    await sync()
    expect(await invoices()).toEqual({ ...STANDING, '#1': 'paid 1' })
  })
  it.each([
    ['a limit', answers(429, { 'retry-after': '7200' })],
    ['a refusal', answers(403)],
    ['a key that is not valid any more', answers(401)],
  ])(
    'when %s ends a comparison in its middle, then nothing is withdrawn until the next one is whole',
    async (_, fault) => {
      stripe.invoices = without('in_4')
      later(DAY)
      host.plant(fault, { where: ({ query }) => query.has('starting_after') })
      expect(isLeft(await world.sync(connectionId))).toBe(true)
      expect(await invoices()).toEqual(STANDING)
      later(3 * HOUR)
      expect((await sync()).counts).toMatchObject({ withdrawn: 1 })
      const { '#4': _gone, ...left } = STANDING
      expect(await invoices()).toEqual(left)
    },
  )
  it('when half a body comes in the middle, then it is asked again, and nothing is lost', async () => {
    later(DAY)
    host.plant(HALF_BODY, { where: ({ query }) => query.has('starting_after') })
    expect((await sync()).counts).toMatchObject({ accepted: 0, withdrawn: 0, rejected: 0 })
    expect(await invoices()).toEqual(STANDING)
  })
  it('when its records name people, then no name, address or key is in a store', async () => {
    for (const file of readdirSync(world.folder))
      expect([file, /.{0,80}canary/i.exec(readFileSync(join(world.folder, file)).toString('latin1'))?.[0]]).toEqual([
        file,
        undefined,
      ])
  })
})

describe('given a connection whose Stripe delivers what changes', () => {
  /** Delivers an event; says whether it was taken. */
  const delivers = async (event: object, secret = SECRET): Promise<boolean> => {
    const body = Buffer.from(JSON.stringify(event))
    const headers = headersOf({ 'stripe-signature': timedSignature(body, secondOf(now()), secret) })
    const hooks = hooksOn({ ...world.stores, keys: world.hosts.keys })
    const begun = await hooks.begin(connectionId, headers, now())
    if (isLeft(begun)) return false
    begun.right.take(body)
    return !isLeft(await begun.right.finish())
  }
  const hook = (given: string | null) =>
    ok(openHook(world.workspaceId, connectionId, 'for a day', world.environment, world.hosts.keys, given))
  const followed = () => world.sync(connectionId, { isDue: false })
  const lastEvent = (): object => stripe.events.at(-1) ?? {}

  beforeEach(async () => {
    await sync()
    later(HOUR)
    await sync()
    later(HOUR)
    await hook(SECRET)
  })

  it('when its secret is not known yet, then the address is told, and the one before stays', async () => {
    expect(await hook(null)).toEqual({ label: 'Stripe', path: `/hooks/${connectionId}`, secret: null })
    expect(await delivers(stripeEvent(1, 'invoice.paid', stripeInvoice(1, '2026-11-01'), now()))).toBe(true)
  })
  it('when an invoice is paid and delivered, then the next look shows it, and asks for nothing else', async () => {
    stripe.change('invoice.paid', stripeInvoice(1, '2026-11-01', { status: 'paid' }), now())
    expect(await delivers(lastEvent())).toBe(true)
    const from = host.requests.length
    await ok(followed())
    expect(await invoices()).toEqual({ ...STANDING, '#1': 'paid 1' })
    expect(pathsSince(from)).toEqual([...LOOK, '/v1/events', '/v1/invoices/in_1'])
  })
  it('when a credit note is delivered, then its invoice is read again', async () => {
    stripe.invoices = [...without('in_2'), taxedInvoice(2, '2026-11-02', { post_payment_credit_notes_amount: 5_950 })]
    stripe.notes = [creditNote(1, 'in_2', '2026-12-01')]
    stripe.events = [stripeEvent(1, 'credit_note.created', stripe.notes[0] ?? {}, now())]
    expect(await delivers(lastEvent())).toBe(true)
    await ok(followed())
    expect(await invoices()).toEqual({ ...STANDING, '#2': 'paid 50' })
  })
  it('when one is sent again, at another time too, then it is known by its body and noted once', async () => {
    stripe.change('invoice.paid', stripeInvoice(1, '2026-11-01', { status: 'paid' }), now())
    expect(await delivers(lastEvent())).toBe(true)
    later(HOUR)
    expect(await delivers(lastEvent())).toBe(true)
    expect(await world.counted(connectionId, 'HookReceived')).toEqual([1])
  })
  it('when one is forged, then it is not taken; a delivery of a deleted draft takes nothing away', async () => {
    expect(await delivers(stripeEvent(1, 'invoice.paid', {}, now()), 'whsec_guessed')).toBe(false)
    const deleted = stripe.invoices.find(({ id }) => id === 'in_5') ?? {}
    stripe.invoices = without('in_5')
    expect(await delivers(stripeEvent(1, 'invoice.deleted', deleted, now()))).toBe(true)
    expect(await followed()).toMatchObject({ left: { tag: 'nothing_delivered' } })
    expect(await invoices()).toEqual(STANDING)
  })
})

describe('given a connection to a Stripe whose invoices name projects', () => {
  const NUMBER = 'AC12-0001'
  const of = (project: string) => stripeInvoice(1, '2026-11-01', { metadata: { of: project } })

  beforeEach(async () => {
    await world.says('project add Brand --client Acme')
    const answers = JSON.stringify({ projects: { shop: 'Shop', brand: 'Brand' } })
    const choices = inputOf({ fields: choiceFields }, { answers })
    stripe.invoices = [of('shop'), stripeInvoice(2, '2026-11-02', { metadata: { of: 'brand' } })]
    connectionId = (await ok(world.connect({ provider: 'stripe', address: host.address, choices }))).connectionId
    await sync()
    later(HOUR)
    await sync()
    later(HOUR)
  })

  it('when one is put under another project, then the next run has it there alone', async () => {
    expect(await projectsOfInvoice(world, NUMBER)).toEqual([world.projectId])
    stripe.change('invoice.updated', of('brand'), now())
    later(HOUR)
    expect((await sync()).counts).toMatchObject({ accepted: 1, withdrawn: 1 })
    expect(await projectsOfInvoice(world, NUMBER)).toEqual([expect.not.stringMatching(world.projectId)])
  })
  it('when no event tells of it, then the next comparison has it there alone', async () => {
    stripe.invoices = [...without('in_1'), of('brand')]
    later(DAY)
    expect((await sync()).counts).toMatchObject({ accepted: 1, withdrawn: 1 })
    expect(await projectsOfInvoice(world, NUMBER)).toEqual([expect.not.stringMatching(world.projectId)])
  })
  it('when it cannot be read any more, then it stays where it was', async () => {
    stripe.invoices = [...without('in_1'), { ...of('brand'), status: 'of a later version' }]
    later(DAY)
    expect((await sync()).counts).toMatchObject({ rejected: 1, withdrawn: 0 })
    expect(await projectsOfInvoice(world, NUMBER)).toEqual([world.projectId])
  })
})
