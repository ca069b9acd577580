import { countOf } from '#domain/counts'
import type { DeliveryCounts } from '../delivery/measures.js'
import { type CodeChangeState, LinkOrigin } from '../entities/code-change.js'
import type { ConnectionState } from '../entities/connection.js'
import { strongest } from '../entities/observation.js'
import type { ReleaseState } from '../entities/release.js'
import type { WorkItemState } from '../entities/work-item.js'
import { type CountedAs, changesIn } from './released.js'
import { DELIVERY_ROWS_LIMIT, type DeliveryFacts } from './response.js'

/** What the facts on delivery are made of. */
export interface DeliveredInputs {
  /** Sums of the family `delivery` over the selection and period. */
  readonly counts: DeliveryCounts
  readonly prsLinkedPct: number | null
  readonly objectives: {
    readonly objectivesTotal: number
    readonly objectivesCompleted: number
    readonly milestones: number
  }
  /** Items done in the period; of many, the newest will do. */
  readonly items: readonly WorkItemState[]
  /** Merged changes of the period that are linked to these items. */
  readonly changes: readonly CodeChangeState[]
  /** All parts of the period's releases; of many, the newest will do. */
  readonly releases: readonly ReleaseState[]
  readonly countedAs: CountedAs
  readonly connections: readonly ConnectionState[]
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const rowsOf = ({ items, changes }: DeliveredInputs): DeliveryFacts['rows'] => {
  const changesOf = new Map<string, CodeChangeState[]>()
  for (const change of changes)
    for (const { key } of change.items) changesOf.set(key, [...(changesOf.get(key) ?? []), change])
  return items
    .flatMap(({ key, type, doneAt, observations }) => {
      if (doneAt === null) return []
      const own = changesOf.get(key) ?? []
      const origins = new Set(
        own.flatMap((one) => one.items.filter((item) => item.key === key).map((item) => item.origin)),
      )
      return [
        {
          key,
          title: strongest(observations, (facts) => facts.title) ?? key,
          workType: type ?? 'other',
          completedAt: doneAt,
          changes: own.map((one) => one.key).sort(byText),
          releases: [...new Set(own.flatMap(({ release }) => release ?? []))].sort(byText),
          linkOrigin: LinkOrigin.values.find((origin) => origins.has(origin)) ?? null,
        },
      ]
    })
    .sort((a, b) => byText(b.completedAt, a.completedAt) || byText(a.key, b.key))
    .slice(0, DELIVERY_ROWS_LIMIT)
}

const releaseRowsOf = ({ releases, countedAs, connections }: DeliveredInputs): DeliveryFacts['releaseRows'] => {
  const byTag = new Map<string, ReleaseState[]>()
  for (const part of releases) {
    const name = `${part.place} ${part.tag}`
    byTag.set(name, [...(byTag.get(name) ?? []), part])
  }
  return [...byTag.values()]
    .flatMap((parts) => {
      const [{ tag, releasedAt, observations } = {}] = parts
      if (tag == null || releasedAt == null) return []
      const teller = observations?.[0]?.connectionId
      return [
        {
          tag,
          releasedAt,
          changes: changesIn(parts, countedAs),
          source: connections.find(({ connectionId }) => connectionId === teller)?.provider ?? 'hand',
        },
      ]
    })
    .sort((a, b) => byText(b.releasedAt, a.releasedAt) || byText(a.tag, b.tag))
    .slice(0, DELIVERY_ROWS_LIMIT)
}

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
