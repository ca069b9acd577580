import * as t from 'io-ts'
import { amountOfCents } from '#app/state/amount'
import { projectNameOf } from '#app/state/context'
import { lastDay } from '#app/state/statements/engagement'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { decimalOf, scaled } from '#domain/decimal'
import { RoleBand as Band, InvoiceStatus } from '#domain/events/commercial'
import { addDays } from '#domain/time'
import { CostEstimate } from '#projections/entities/cost-estimate'
import { Engagement } from '#projections/entities/engagement'
import { approvalOf, Invoice, type InvoiceState } from '#projections/entities/invoice'
import { Price, type PriceState } from '#projections/entities/price'
import { Rate, type RateState } from '#projections/entities/rate'
import { RoleBand } from '#projections/entities/role-band'
import { amount, amountOrNone, shown } from './amounts.js'
import {
  byProject,
  clientNameIn,
  forWhom,
  inWorkspace,
  type Listing,
  MOST_LISTED,
  ofProject,
  type Place,
  When,
  whenOf,
} from './listing.js'

interface OfRole {
  readonly role: string
}
const byRole = (a: OfRole, b: OfRole): number => compareText(a.role, b.role)

interface OfRoleAndDay extends OfRole {
  readonly from: CivilDate
}
/** The newest first of each role. */
const byRoleAndDay = (a: OfRoleAndDay, b: OfRoleAndDay): number => byRole(a, b) || compareText(b.from, a.from)

const rateRow = closed('ListedRate', {
  role: NonEmptyString,
  ...amount,
  from: CivilDate,
  to: nullable(CivilDate),
  when: When,
  /** The client or project that it is for; all null for the workspace. */
  projectId: nullable(Uuid),
  project: nullable(t.string),
  clientId: nullable(Uuid),
  client: nullable(t.string),
})

/** Rates hold until the day before the next one. */
const rateRows = (one: RateState, { directory, today }: Place): readonly t.TypeOf<typeof rateRow>[] => {
  const clientId = one.clientId ?? null
  const projectId = one.projectId ?? null
  return one.rates.map((rate, i) => {
    const next = one.rates[i + 1]
    const to = next === undefined ? null : addDays(next.from, -1)
    return {
      role: one.role,
      ...shown(rate),
      from: rate.from,
      to,
      when: whenOf(rate.from, to, today),
      projectId,
      project: projectId === null ? null : projectNameOf(projectId, directory.projects),
      clientId,
      client: clientId === null ? null : clientNameIn(clientId, directory),
    }
  })
}

const rateList: Listing<t.TypeOf<typeof rateRow>> = {
  group: 'rate',
  things: 'rates',
  name: 'rates',
  row: rateRow,
  ofProjects: false,
  rows: async (docs, place) => {
    const found = await docs.find(Rate, inWorkspace(place))
    return found.flatMap((one) => rateRows(one, place)).toSorted(byRoleAndDay)
  },
}

const roleRow = closed('ListedRole', { role: NonEmptyString, band: nullable(Band) })

const roleList: Listing<t.TypeOf<typeof roleRow>> = {
  group: 'role',
  things: 'roles with a band',
  name: 'roles',
  row: roleRow,
  ofProjects: false,
  rows: async (docs, place) => {
    const found = await docs.find(RoleBand, inWorkspace(place))
    return found.toSorted(byRole).map(({ role, band }) => ({ role, band }))
  },
}

const priceRow = closed('ListedPrice', {
  engagementId: Uuid,
  role: NonEmptyString,
  ...amount,
  from: CivilDate,
  to: nullable(CivilDate),
  when: When,
  ...forWhom,
})

/** The price in force on a day: the one that began last, while its engagement runs. */
const priceRows = (
  { engagementId, role, prices }: PriceState,
  runsUntil: CivilDate,
  today: CivilDate,
): readonly Omit<t.TypeOf<typeof priceRow>, keyof typeof forWhom>[] => {
  const untilOf = (to: CivilDate | null): CivilDate => (to === null || to > runsUntil ? runsUntil : to)
  const inForce = prices.findLast(({ from, to }) => whenOf(from, untilOf(to), today) === 'in_force')
  return prices.map((price) => ({
    engagementId,
    role,
    ...shown(price),
    from: price.from,
    to: price.to,
    when: price === inForce ? 'in_force' : price.from > today ? 'to_come' : 'past',
  }))
}

const priceList: Listing<t.TypeOf<typeof priceRow>> = {
  group: 'price',
  things: 'prices',
  name: 'prices',
  row: priceRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const whole = ofProject(project, { ...place, most: MOST_LISTED })
    const found = await docs.find(Price, whole)
    const engagements = found.length === 0 ? [] : await docs.find(Engagement, whole)
    const runsUntil = new Map(engagements.map((one) => [one.engagementId, lastDay(one)]))
    return found
      .flatMap((one) => priceRows(one, runsUntil.get(one.engagementId) ?? place.today, place.today))
      .toSorted(byRoleAndDay)
  }),
}

const estimateRow = closed('ListedEstimate', { id: Uuid, ...amount, decidedOn: CivilDate, when: When, ...forWhom })

const estimateList: Listing<t.TypeOf<typeof estimateRow>> = {
  group: 'estimate',
  things: 'estimates',
  name: 'estimates',
  row: estimateRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(CostEstimate, {
      ...ofProject(project, place),
      sort: [{ by: 'revision', direction: 'desc' }],
    })
    const inForce = found.find(({ decidedOn }) => decidedOn <= place.today)
    return found.map((one) => ({
      id: one.estimateId,
      ...shown(amountOfCents({ cents: one.amountCents, currency: one.currency })),
      decidedOn: one.decidedOn,
      when: one === inForce ? 'in_force' : one.decidedOn > place.today ? 'to_come' : 'past',
    }))
  }),
}

const Approval = oneOf('none', 'approved', 'lapsed')
const invoiceRow = closed('ListedInvoice', {
  id: NonEmptyString,
  number: nullable(NonEmptyString),
  status: nullable(InvoiceStatus),
  issuedOn: nullable(CivilDate),
  periodStart: nullable(CivilDate),
  periodEnd: nullable(CivilDate),
  ...amountOrNone,
  approval: Approval,
  ...forWhom,
})

/** Says whether somebody approved the invoice, and whether it has changed since or is void. */
const approvalShown = (invoice: InvoiceState): t.TypeOf<typeof Approval> => {
  const approval = approvalOf(invoice)
  if (approval === null) return 'none'
  return approval.isCurrent ? 'approved' : 'lapsed'
}

/** The sum of its lines, as its strongest source has them. */
const invoicedAmount = ({ observations }: InvoiceState) => {
  const facts = observations[0]?.facts
  if (facts === undefined) return { amount: null, currency: null }
  const { lines, currency } = facts
  return shown({ amount: decimalOf(lines.reduce((sum, line) => sum + scaled(line.amount), 0n)), currency })
}

const invoiceList: Listing<t.TypeOf<typeof invoiceRow>> = {
  group: 'invoice',
  things: 'invoices',
  name: 'invoices',
  row: invoiceRow,
  ofProjects: true,
  rows: byProject(async (docs, { projectId }, { workspaceId, most }) => {
    const found = await docs.find(Invoice, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: projectId } },
      sort: [{ by: 'periodEnd', direction: 'desc' }],
      limit: most + 1,
    })
    return found.map((one) => ({
      id: one.key,
      number: one.number,
      status: one.status,
      issuedOn: one.issuedOn,
      periodStart: one.periodStart,
      periodEnd: one.periodEnd,
      ...invoicedAmount(one),
      approval: approvalShown(one),
    }))
  }),
}

export const commercialLists = { rateList, roleList, priceList, estimateList, invoiceList }
