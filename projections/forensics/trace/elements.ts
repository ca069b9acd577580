import { actionsOf, type Role } from '#domain/roles'
import { webAddress } from '#domain/web-address'
import { urlOfChange } from '../../ai/report.js'
import type { ChangeOrderState } from '../../entities/change-order.js'
import type { CodeChangeState } from '../../entities/code-change.js'
import type { ConnectionState } from '../../entities/connection.js'
import { joined } from '../../entities/entity.js'
import type { InvoiceState } from '../../entities/invoice.js'
import { type Observation, strongest, united } from '../../entities/observation.js'
import type { ReleaseState } from '../../entities/release.js'
import type { ScopeLockState } from '../../entities/scope-lock.js'
import type { TimeEntryState } from '../../entities/time-entry.js'
import type { WorkItemState } from '../../entities/work-item.js'
import {
  type Costing,
  changeNode,
  entryNode,
  idOf,
  itemNode,
  lockNode,
  orderNode,
  provenanceOf,
  releaseNode,
} from '../nodes.js'
import type { GraphNode, NodeScope } from '../response.js'
import type { TraceElement } from './response.js'
import { traceTexts } from './texts.js'

// One function a kind of element: what is known of the thing.

export type Element = Omit<TraceElement, 'links'>

/** A line of an invoice. */
export interface LineOfInvoice {
  readonly invoice: InvoiceState
  readonly line: InvoiceState['observations'][number]['facts']['lines'][number]
  /** Its place in the invoice, from 1 on. */
  readonly number: number
}

/** A mark of a change that says whether AI helped. */
export interface MarkOfChange {
  readonly change: CodeChangeState
  readonly mark: CodeChangeState['aiMarks'][number]
}

/** A chain tells no money: nodes are made as if nothing had a rate. */
const NO_COSTS: Costing = { rates: [], currency: 'EUR', hidesRates: false, timeEntries: 'unavailable' }
const BY_HAND = { source: 'hand', connectionId: null } as const

/** Names the strongest of the connections that report a thing. */
export type SourceOf = (
  observations: readonly Pick<Observation<unknown>, 'connectionId'>[],
) => Pick<TraceElement, 'source' | 'connectionId'>
export const sourceIn = (connections: readonly ConnectionState[]): SourceOf => {
  const providers = new Map(connections.map(({ connectionId, provider }) => [connectionId, provider]))
  return ([first]) => {
    const connectionId = first?.connectionId ?? null
    const provider = connectionId === null ? undefined : providers.get(connectionId)
    return provider === undefined ? BY_HAND : { source: provider, connectionId }
  }
}

type Told = Pick<Element, 'url' | 'day' | 'at' | 'scope' | 'source' | 'connectionId' | 'change'>
const NOTHING: Omit<Told, 'source' | 'connectionId'> = { url: null, day: null, at: null, scope: null, change: null }

const element = ({ id, label, state, workType, provenance }: GraphNode, told: Told): Element => ({
  id,
  title: label,
  state,
  workType,
  provenance,
  ...told,
})

export const lineId = ({ invoice, line }: LineOfInvoice): string =>
  joined('invoice_line', invoice.place, invoice.key, line.id)

export const lineElement = (one: LineOfInvoice, role: Role, sourceOf: SourceOf): Element => {
  const { invoice, line, number } = one
  const description = actionsOf(role).has('invoice_defense.read') ? line.description : null
  return {
    ...NOTHING,
    id: lineId(one),
    title: traceTexts.lineTitle(invoice.number ?? invoice.key, number, description),
    day: invoice.issuedOn,
    state: invoice.status,
    workType: null,
    provenance: provenanceOf(invoice.observations),
    ...sourceOf(invoice.observations),
  }
}

export const entryElement = (entry: TimeEntryState, sourceOf: SourceOf): Element =>
  element(entryNode(entry, 'not_applicable', NO_COSTS), {
    ...NOTHING,
    day: entry.day,
    ...sourceOf(entry.observations),
  })

export const itemElement = (item: WorkItemState, scope: NodeScope, now: string, sourceOf: SourceOf): Element => {
  const node = itemNode(item, scope, undefined, now, NO_COSTS)
  const url = strongest(item.observations, (facts) => webAddress(facts.url))
  return element(node, { ...NOTHING, url, at: node.at, scope, ...sourceOf(item.observations) })
}

export const orderElement = (order: ChangeOrderState): Element =>
  element(orderNode(order), { ...NOTHING, day: order.approvedOn, ...BY_HAND })

export const lockElement = (lock: ScopeLockState): Element =>
  element(lockNode(lock), { ...NOTHING, at: lock.lockedAt, ...BY_HAND })

const changeOf = ({ observations, firstCommitAt, openedAt }: CodeChangeState): Element['change'] => {
  const commits = united(observations, (facts) => facts.commits)
  return {
    form: strongest(observations, (facts) => facts.form) ?? 'direct',
    mergeCommit: strongest(observations, (facts) => facts.mergeCommit),
    commits: commits.length === 0 ? null : commits.length,
    firstCommitAt,
    openedAt,
  }
}

export const changeElement = (change: CodeChangeState, sourceOf: SourceOf): Element =>
  element(changeNode(change, 'not_applicable'), {
    ...NOTHING,
    url: urlOfChange(change),
    at: change.mergedAt,
    change: changeOf(change),
    ...sourceOf(change.observations),
  })

export const markElement = ({ change, mark }: MarkOfChange, sourceOf: SourceOf): Element => ({
  ...NOTHING,
  id: joined('ai_mark', change.place, change.key, mark.source, mark.verdict, mark.tool ?? ''),
  title: traceTexts.mark(mark),
  at: change.mergedAt,
  state: mark.verdict,
  workType: null,
  provenance: 'self_reported',
  ...sourceOf(change.observations),
})

export const releaseElement = (release: ReleaseState, sourceOf: SourceOf): Element =>
  element(releaseNode(release), { ...NOTHING, at: release.releasedAt, ...sourceOf(release.observations) })

export const itemId = (item: WorkItemState): string => idOf('work_item', item)
export const changeId = (change: CodeChangeState): string => idOf('code_change', change)
export const entryId = (entry: TimeEntryState): string => idOf('time_entry', entry)
export const releaseId = ({ place, tag }: ReleaseState): string => joined('release', place, tag ?? '')
