import type { CivilDate, Instant, Provenance } from '#domain/common'
import { countOf } from '#domain/counts'
import { type Availability, measuredNumber } from '#domain/coverage'
import { hoursOfSeconds } from '#domain/figures'
import { type Currency, totalCents } from '#domain/money'
import { workTypeOf } from '../ai/measures.js'
import { coordinationOf, type Labour, labourOf, NO_LABOUR } from '../cost/labour.js'
import { costTexts } from '../cost/texts.js'
import { meetingCounts } from '../delivery/measures.js'
import { engagementView } from '../engagement/views.js'
import type { ChangeOrderState } from '../entities/change-order.js'
import type { CodeChangeState } from '../entities/code-change.js'
import type { EngagementState } from '../entities/engagement.js'
import { joined } from '../entities/entity.js'
import type { InvoiceState } from '../entities/invoice.js'
import type { MeetingState } from '../entities/meeting.js'
import { recordsOf, strongest } from '../entities/observation.js'
import type { RateState } from '../entities/rate.js'
import type { ReleaseState } from '../entities/release.js'
import type { ScopeLockState } from '../entities/scope-lock.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import type { WorkItemState } from '../entities/work-item.js'
import { doneAtBy, stateAt } from '../scope-creep/measures.js'
import type { GraphNode, NodeKind, NodeScope } from './response.js'
import { nodeTexts } from './texts.js'

// One function a kind of node: what is known of the thing, as one line of the graph.

/** The rates that price costs, and whether the caller may see costs. */
export interface Costing {
  readonly rates: readonly RateState[]
  /** The project's. */
  readonly currency: Currency
  readonly hidesRates: boolean
  /** Availability of time sheets: the labour on an item rests on all of them. */
  readonly timeEntries: Availability
}

export const nodeId = (kind: NodeKind, ...key: readonly string[]): string => joined(kind, ...key)
export const idOf = (kind: NodeKind, { place, key }: { readonly place: string; readonly key: string }): string =>
  nodeId(kind, place, key)

const startOf = (day: CivilDate | null): Instant | null => (day === null ? null : `${day}T00:00:00.000Z`)

type Observations = Parameters<typeof recordsOf>[0]
export const provenanceOf = (observations: Observations): Provenance =>
  countOf(recordsOf(observations), 'records|manual') === 0 ? 'provider_export' : 'user_declared'

/** A cost that may be hidden: null then, and the label says so. */
const costed = (label: string, cents: number | null, { hidesRates }: Costing) =>
  cents !== null && hidesRates ? { label: nodeTexts.costHidden(label), costCents: null } : { label, costCents: cents }

/** Null where some of it has no rate: a part would pass for the whole. */
const centsOfLabour = ({ cost, unpricedSeconds }: Labour): number | null =>
  unpricedSeconds > 0 ? null : totalCents(cost)

const STATED = { state: null, workType: null, costCents: null, provenance: 'user_declared' } as const

export const engagementNode = (engagement: EngagementState, day: CivilDate): GraphNode => ({
  ...STATED,
  id: nodeId('engagement', engagement.engagementId),
  kind: 'engagement',
  label: nodeTexts.engagement(engagement.startsOn),
  at: startOf(engagement.startsOn),
  state: engagementView(engagement, day).state,
  scope: 'not_applicable',
})

export const lockNode = ({ lockId, lockedOn, lockedAt }: ScopeLockState): GraphNode => ({
  ...STATED,
  id: nodeId('lock', lockId),
  kind: 'lock',
  label: nodeTexts.lock(lockedOn),
  at: lockedAt,
  state: 'in_force',
  scope: 'baseline',
})

export const orderNode = ({ changeOrderId, reference, approvedOn }: ChangeOrderState): GraphNode => ({
  ...STATED,
  id: nodeId('change_order', changeOrderId),
  kind: 'change_order',
  label: reference,
  at: startOf(approvedOn),
  state: 'approved',
  scope: 'added',
})

export const itemNode = (
  item: WorkItemState,
  scope: NodeScope,
  labour: Labour | undefined,
  at: Instant,
  costing: Costing,
): GraphNode => {
  const title = strongest(item.observations, (facts) => facts.title)
  const cents = measuredNumber(costing.timeEntries, centsOfLabour(labour ?? NO_LABOUR))
  return {
    id: idOf('work_item', item),
    kind: 'work_item',
    state: stateAt(item, at),
    scope,
    at: doneAtBy(item, at) ?? item.createdAt,
    ...costed(title === null ? item.key : `${item.key} ${title}`, cents, costing),
    workType: item.type ?? 'other',
    provenance: provenanceOf(item.observations),
  }
}

export const changeNode = (change: CodeChangeState, scope: NodeScope): GraphNode => ({
  id: idOf('code_change', change),
  kind: 'code_change',
  label: `${change.key} ${change.title}`.trim(),
  at: change.mergedAt,
  state: change.reverted ? 'reverted' : 'merged',
  workType: workTypeOf(change.items),
  scope,
  costCents: null,
  provenance: provenanceOf(change.observations),
})

export const releaseNode = ({ place, tag, releasedAt, observations }: ReleaseState): GraphNode => ({
  id: nodeId('release', place, tag ?? ''),
  kind: 'release',
  label: tag ?? '',
  at: releasedAt,
  state: 'released',
  workType: null,
  scope: 'not_applicable',
  costCents: null,
  provenance: provenanceOf(observations),
})

export const meetingNode = (meeting: MeetingState, costing: Costing): GraphNode => {
  const { startsAt, status, observations } = meeting
  const day = (startsAt ?? '').slice(0, 10)
  const { meetings, cost } = coordinationOf(new Map([[day, meetingCounts(meeting)]]), costing)
  const label = strongest(observations, (facts) => facts.title) ?? meeting.key
  return {
    id: idOf('meeting', meeting),
    kind: 'meeting',
    at: startsAt,
    state: status,
    ...costed(label, meetings === 0 || cost === null ? null : totalCents(cost), costing),
    workType: null,
    scope: 'not_applicable',
    provenance: provenanceOf(observations),
  }
}

export const entryNode = (entry: TimeEntryState, scope: NodeScope, costing: Costing): GraphNode => {
  const { day, observations } = entry
  const facts = observations[0]?.facts
  const labour = facts === undefined ? NO_LABOUR : labourOf(facts.seconds, facts.role, facts.day, costing.rates)
  const hours = hoursOfSeconds(facts?.seconds ?? 0)
  const label = costTexts.timeEntry(hours, facts?.role ?? '', facts?.category ?? '')
  return {
    id: idOf('time_entry', entry),
    kind: 'time_entry',
    at: startOf(day),
    scope,
    workType: null,
    ...costed(label, centsOfLabour(labour), costing),
    state: facts?.billable ? 'billable' : 'internal',
    provenance: provenanceOf(observations),
  }
}

export const invoiceNode = (invoice: InvoiceState): GraphNode => ({
  id: idOf('invoice', invoice),
  kind: 'invoice',
  label: nodeTexts.invoice(invoice.number ?? invoice.key),
  at: startOf(invoice.issuedOn),
  state: invoice.status,
  workType: null,
  scope: 'not_applicable',
  costCents: null,
  provenance: provenanceOf(invoice.observations),
})
