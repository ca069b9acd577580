import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import { countOf } from '#domain/counts'
import type { DeliveryCounts } from '../delivery/measures.js'
import { type CodeChangeState, LinkOrigin } from '../entities/code-change.js'
import type { ConnectionState } from '../entities/connection.js'
import { strongest } from '../entities/observation.js'
import type { ReleaseState } from '../entities/release.js'
import type { WorkItemState } from '../entities/work-item.js'
import { type CountedAs, changesIn } from './released.js'
import { DELIVERY_ROWS_LIMIT, type DeliveryFacts } from './response.js'

export interface DeliveredInputs {
  /** Sums of the family `delivery` over the selection and period. */
  readonly counts: DeliveryCounts
  readonly prsLinkedPct: number | null
  readonly objectives: {
    readonly objectivesTotal: number
    readonly objectivesCompleted: number
    readonly milestones: number
  }
  /** Items done in the period, as they are shown, see `newestItems`. */
  readonly items: readonly DoneItem[]
  /** Merged changes of the period that are linked to these items. */
  readonly changes: readonly CodeChangeState[]
  /** The period's releases, as they are shown, see `newestReleases`. */
  readonly releases: readonly ShippedRelease[]
  readonly countedAs: CountedAs
  readonly connections: readonly ConnectionState[]
}

/** An item that was done. */
export type DoneItem = WorkItemState & { readonly doneAt: Instant }

/** The items that were done last, the newest first. */
export const newestItems = (items: readonly WorkItemState[]): readonly DoneItem[] =>
  items
    .filter((item): item is DoneItem => item.doneAt !== null)
    .sort((a, b) => compareText(b.doneAt, a.doneAt) || compareText(a.key, b.key))
    .slice(0, DELIVERY_ROWS_LIMIT)

/** A release with all its parts. */
export interface ShippedRelease {
  readonly tag: string
  readonly releasedAt: Instant
  readonly parts: readonly ReleaseState[]
}

/** The releases that came last, the newest first, of all their parts. */
export const newestReleases = (all: readonly ReleaseState[]): readonly ShippedRelease[] => {
  const byTag = new Map<string, ReleaseState[]>()
  for (const part of all) {
    const name = `${part.place} ${part.tag}`
    const parts = byTag.get(name)
    if (parts === undefined) byTag.set(name, [part])
    else parts.push(part)
  }
  return [...byTag.values()]
    .flatMap((parts): ShippedRelease[] => {
      const [{ tag, releasedAt } = {}] = parts
      return tag == null || releasedAt == null ? [] : [{ tag, releasedAt, parts }]
    })
    .sort((a, b) => compareText(b.releasedAt, a.releasedAt) || compareText(a.tag, b.tag))
    .slice(0, DELIVERY_ROWS_LIMIT)
}

const rowsOf = ({ items, changes }: DeliveredInputs): DeliveryFacts['rows'] => {
  const changesOf = new Map<string, CodeChangeState[]>()
  for (const change of changes)
    for (const { key } of change.items) changesOf.set(key, [...(changesOf.get(key) ?? []), change])
  return items.map(({ key, type, doneAt, observations }) => {
    const own = changesOf.get(key) ?? []
    const origins = new Set(
      own.flatMap((one) => one.items.filter((item) => item.key === key).map((item) => item.origin)),
    )
    return {
      key,
      title: strongest(observations, (facts) => facts.title) ?? key,
      workType: type ?? 'other',
      completedAt: doneAt,
      changes: own.map((one) => one.key).sort(compareText),
      releases: [...new Set(own.flatMap(({ release }) => release ?? []))].sort(compareText),
      linkOrigin: LinkOrigin.values.find((origin) => origins.has(origin)) ?? null,
    }
  })
}

const releaseRowsOf = ({ releases, countedAs, connections }: DeliveredInputs): DeliveryFacts['releaseRows'] =>
  releases.map(({ tag, releasedAt, parts }) => {
    const teller = parts[0]?.observations[0]?.connectionId
    return {
      tag,
      releasedAt,
      changes: changesIn(parts, countedAs),
      source: connections.find(({ connectionId }) => connectionId === teller)?.provider ?? 'hand',
    }
  })

/** Counts of what was delivered, which may be 0, and its newest rows. */
export const deliveredFacts = (inputs: DeliveredInputs): DeliveryFacts => {
  const { counts, prsLinkedPct, objectives } = inputs
  return {
    completedItems: countOf(counts, 'completed'),
    mergedChanges: countOf(counts, 'merged'),
    releases: countOf(counts, 'releases'),
    milestones: objectives.milestones,
    objectivesCompleted: objectives.objectivesCompleted,
    objectivesTotal: objectives.objectivesTotal,
    prsLinkedPct,
    releaseRows: releaseRowsOf(inputs),
    rows: rowsOf(inputs),
  }
}
