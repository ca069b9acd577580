import { describe, expect, it } from '@jest/globals'
import type { EntityRef } from '#domain/events/envelope'
import type { ReadRequest } from '#domain/operation'
import { Role } from '#domain/roles'
import { agreements } from '#projections/agreements/operations'
import { LISTED } from '#projections/agreements/response'
import { priceRef } from '#projections/entities/price'
import { rateRef } from '#projections/entities/rate'
import { clientAdded, projectAdded, type Told, uuid, workspaceOpened } from '../support/events.js'
import { priceSet, rateSet, roleBandSet, stated } from '../support/facts.js'
import { by, people } from '../support/project.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

const agreed = (events: readonly Told[], request: ReadRequest = requestOf()) =>
  answer(agreements, request, worldOf(events), { people })

const engagement = (name: string, startsOn: string, endsOn: string | null = null) =>
  stated('EngagementSigned', 'app', uuid(name), {
    engagementId: uuid(name),
    billingModel: 'fixed',
    contractedCents: 1_000_000,
    currency: 'EUR',
    startsOn,
    endsOn,
  })
const lock = (name: string, lockedOn: string) =>
  stated('ScopeLocked', 'app', uuid(name), {
    lockId: uuid(name),
    lockedOn,
    timeZone: 'Europe/Berlin',
    method: 'manual',
    reference: null,
    items: [{ container: 'acme/tracker', key: 'A-1', estimateMinutes: 90 }],
  })
const order = (name: string, approvedOn: string, items: readonly string[] = ['A-4']) =>
  stated('ChangeOrderApproved', 'app', uuid(name), {
    changeOrderId: uuid(name),
    title: null,
    reference: name,
    approvedOn,
    amountCents: 50_000,
    currency: 'EUR',
    items,
  })
const withdrawn = (name: string, withdrawnOn: string) =>
  stated('ChangeOrderWithdrawn', 'app', uuid(name), { changeOrderId: uuid(name), withdrawnOn, reason: 'twice' })
const assumption = (version: string, value: string, effectiveFrom: string) =>
  stated('AssumptionSet', 'app', 'cost-basis', {
    assumptionId: 'cost-basis',
    versionId: uuid(version),
    value,
    unitOrMethod: 'EUR an hour',
    effectiveFrom,
    effectiveTo: null,
    verified: false,
  })
const estimate = (name: string, decidedOn: string) =>
  stated('CostEstimateRecorded', 'app', uuid(name), {
    estimateId: uuid(name),
    decidedOn,
    amountCents: 7_000_000,
    currency: 'EUR',
  })
/** The same about the entity that commands would name. */
const about = (entity: EntityRef, { stream, event }: Told): Told => ({
  stream,
  event: { ...event, metadata: { ...(event.metadata as object), entity } },
})
const idOf = ({ event }: Told): string => event.eventId
const APP = [clientAdded('acme'), projectAdded('app')]

describe('the agreements on a project', () => {
  it('of which nothing was stated are empty lists, with nothing in force', async () => {
    const none = await agreed([workspaceOpened(), ...APP])
    const { project, day, ...lists } = none
    expect([project, day]).toEqual([{ id: uuid('app'), name: 'app', clientName: 'acme' }, '2026-03-31'])
    for (const [name, told] of Object.entries(lists))
      expect([name, told]).toEqual([name, name.endsWith('Total') ? 0 : []])
    expect(Object.keys(lists)).toHaveLength(22)
  })

  it('have each engagement as it stands today, the newest first', async () => {
    const { engagements } = await agreed([
      ...APP,
      engagement('old', '2025-01-01', '2025-12-31'),
      engagement('new', '2026-01-01'),
    ])
    expect(engagements.map(({ id, state }) => [id, state])).toEqual([
      [uuid('new'), 'active'],
      [uuid('old'), 'ended'],
    ])
  })

  it('mark the lock in force, and tell when another was released', async () => {
    const release = stated(
      'ScopeLockReleased',
      'app',
      uuid('third'),
      { lockId: uuid('third'), reason: 'a mistake' },
      { at: '2026-03-20T08:00:00.000Z' },
    )
    const { locks } = await agreed([
      ...APP,
      lock('first', '2026-01-10'),
      lock('second', '2026-02-10'),
      lock('third', '2026-03-10'),
      release,
    ])
    expect(
      locks.map(({ id, inForce, releasedAt, items, timeZone }) => [id, inForce, releasedAt, items, timeZone]),
    ).toEqual([
      [uuid('third'), false, '2026-03-20T08:00:00.000Z', 1, 'Europe/Berlin'],
      [uuid('second'), true, null, 1, 'Europe/Berlin'],
      [uuid('first'), false, null, 1, 'Europe/Berlin'],
    ])
  })

  it('have orders in force and withdrawn ones', async () => {
    const { changeOrders } = await agreed([
      ...APP,
      order('CO-1', '2026-03-01'),
      order('CO-2', '2026-03-02'),
      order('CO-3', '2026-04-02'),
      withdrawn('CO-1', '2026-03-15'),
    ])
    expect(changeOrders.map(({ reference, inForce, withdrawnOn }) => [reference, inForce, withdrawnOn])).toEqual([
      ['CO-3', false, null],
      ['CO-2', true, null],
      ['CO-1', false, '2026-03-15'],
    ])
  })

  it('mark of the rates of a role the one that counts: the narrowest, and of these the last', async () => {
    const { rates } = await agreed([
      ...APP,
      rateSet('design', '60.00', '2026-01-01'),
      rateSet('design', '70.00', '2026-01-01', 'EUR', { clientId: uuid('acme') }),
      rateSet('design', '75.00', '2026-02-01', 'EUR', { clientId: uuid('acme') }),
      rateSet('design', '99.00', '2026-05-01', 'EUR', { clientId: uuid('acme') }),
      rateSet('design', '0', '2026-01-01', 'EUR', { projectId: uuid('app') }),
      rateSet('design', '50.00', '2026-01-01', 'EUR', { projectId: uuid('other') }),
      rateSet('qa', '33.335', '2026-01-01'),
    ])
    const told = rates?.map(({ scope, role, amounts }) => [
      scope,
      role,
      amounts.map((one) => `${one.from} ${one.amount} ${one.amountCents} ${one.inForce}`),
    ])
    expect(told).toEqual([
      ['project', 'design', ['2026-01-01 0 0 false']],
      [
        'client',
        'design',
        ['2026-05-01 99.00 9900 false', '2026-02-01 75.00 7500 true', '2026-01-01 70.00 7000 false'],
      ],
      ['workspace', 'design', ['2026-01-01 60.00 6000 false']],
      ['workspace', 'qa', ['2026-01-01 33.335 3334 true']],
    ])
  })

  it('mark the price that counts today by the engagement that runs', async () => {
    const { prices } = await agreed([
      ...APP,
      engagement('old', '2025-01-01', '2025-12-31'),
      engagement('engagement', '2026-01-01'),
      priceSet('design', '80.00', { engagementId: uuid('old') }),
      priceSet('design', '90.00', { effectiveTo: '2026-03-15' }),
      priceSet('design', '100.00', { effectiveFrom: '2026-03-16' }),
    ])
    const told = prices?.map(({ engagementId, amounts }) => [
      engagementId,
      amounts.map((one) => [one.amount, one.inForce]),
    ])
    expect(told).toHaveLength(2)
    expect(told).toContainEqual([uuid('old'), [['80.00', false]]])
    expect(told).toContainEqual([
      uuid('engagement'),
      [
        ['100.00', true],
        ['90.00', false],
      ],
    ])
  })

  it('mark the estimate and the values of assumptions that count today', async () => {
    const { estimates, assumptions } = await agreed([
      ...APP,
      estimate('first', '2026-01-01'),
      estimate('second', '2026-02-01'),
      estimate('ahead', '2026-06-01'),
      assumption('v1', '80', '2026-01-01'),
      assumption('v2', '85', '2026-02-01'),
      assumption('v3', '90', '2026-06-01'),
    ])
    expect(estimates?.map(({ id, inForce }) => [id, inForce])).toEqual([
      [uuid('ahead'), false],
      [uuid('second'), true],
      [uuid('first'), false],
    ])
    expect(assumptions?.map(({ id, values }) => [id, values.map(({ value, inForce }) => [value, inForce])])).toEqual([
      [
        'cost-basis',
        [
          ['90', false],
          ['85', true],
          ['80', false],
        ],
      ],
    ])
  })

  it('tell of each entity the id of its last event as its version', async () => {
    const question = stated('ClientQuestionAsked', 'app', uuid('q'), { questionId: uuid('q'), question: 'Why?' })
    const answered = stated('ClientQuestionAnswered', 'app', uuid('q'), { questionId: uuid('q'), answer: 'So.' })
    const objective = stated('ObjectiveSet', 'app', uuid('o'), {
      objectiveId: uuid('o'),
      title: 'Live',
      setOn: '2026-01-01',
      dueOn: null,
    })
    const milestone = stated('MilestoneReached', 'app', uuid('m'), {
      milestoneId: uuid('m'),
      title: 'Beta',
      reachedOn: '2026-02-01',
    })
    const price = priceRef({ engagementId: uuid('e'), role: 'design', projectId: uuid('app') })
    const rate = rateRef({ role: 'design', projectId: uuid('app') })
    const priced = (amount: string, effectiveFrom: string) =>
      about(price, priceSet('design', amount, { engagementId: uuid('e'), effectiveFrom }))
    const rated = (amount: string, from: string) =>
      about(rate, rateSet('design', amount, from, 'EUR', { projectId: uuid('app') }))
    const last = {
      engagements: engagement('e', '2026-01-01'),
      locks: lock('l', '2026-01-02'),
      changeOrders: withdrawn('CO', '2026-03-01'),
      objectives: objective,
      milestones: milestone,
      questions: answered,
      prices: priced('95.00', '2026-02-01'),
      rates: rated('65.00', '2026-02-01'),
      roles: roleBandSet('design', 'design'),
      estimates: estimate('s', '2026-01-03'),
      assumptions: assumption('v2', '85', '2026-02-01'),
    }
    const all = await agreed([
      ...APP,
      order('CO', '2026-01-05'),
      question,
      priced('90.00', '2026-01-01'),
      rated('60.00', '2026-01-01'),
      roleBandSet('design', 'qa'),
      assumption('v1', '80', '2026-01-01'),
      ...Object.values(last),
    ])
    for (const [name, told] of Object.entries(last))
      expect([name, (all[name as keyof typeof last] ?? []).map(({ version }) => version)]).toEqual([name, [idOf(told)]])
  })

  it('are bounded lists of the newest, with their totals', async () => {
    const day = (i: number) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)
    const orders = Array.from({ length: LISTED + 5 }, (_, i) => order(`CO-${i}`, day(i)))
    const large = order(
      'CO-large',
      '2026-03-30',
      Array.from({ length: LISTED + 7 }, (_, i) => `A-${i}`),
    )
    const { changeOrders, changeOrdersTotal } = await agreed([...APP, ...orders, large])
    expect([changeOrders.length, changeOrdersTotal]).toEqual([LISTED, LISTED + 6])
    expect([changeOrders[0]?.items.length, changeOrders[0]?.itemsTotal]).toEqual([LISTED, LISTED + 7])
    expect(changeOrders.at(-1)?.reference).toBe('CO-6')
  })
})

describe('of the agreements a member', () => {
  const OF_MONEY = ['prices', 'pricesTotal', 'rates', 'ratesTotal'] as const
  const OF_THE_PROVIDER = [
    'roles',
    'rolesTotal',
    'estimates',
    'estimatesTotal',
    'assumptions',
    'assumptionsTotal',
  ] as const
  const WORLD = [workspaceOpened(), clientAdded('acme'), ...SMALL_WORLD, estimate('s', '2026-01-03')]

  it.each(Role.values)('who is %s is told rates and prices only if the role manages the workspace', async (role) => {
    const all = await agreed(WORLD, by(role))
    const isManager = role === 'owner' || role === 'admin'
    for (const name of OF_MONEY) expect([name, all[name] !== null]).toEqual([name, isManager])
    for (const name of OF_THE_PROVIDER) expect([name, all[name] !== null]).toEqual([name, role !== 'client'])
    expect([all.engagementsTotal, all.locksTotal, all.changeOrdersTotal]).toEqual([1, 1, 1])
    expect([all.objectivesTotal, all.milestonesTotal]).toEqual([3, 1])
  })

  it('who is a client is told no person and no version', async () => {
    const all = await agreed(WORLD, by('client'))
    expect(all.locks.map(({ lockedBy }) => lockedBy)).toEqual(['demo'])
    const versions = [...all.engagements, ...all.locks, ...all.changeOrders, ...all.objectives, ...all.milestones]
    expect(versions.map(({ version }) => version)).toEqual(versions.map(() => null))
    expect(versions.length).toBeGreaterThan(6)
  })
})
