import type { Availability } from '#domain/coverage'
import { figure } from '#domain/figures'
import { joined } from '../entities/entity.js'
import type { WorkItemState } from '../entities/work-item.js'
import type { ScopeEvidence, ScopeState } from '../evidence/scope.js'
import { type Standing, standingBy } from '../scope/measures.js'
import { type Surroundings, workItemEvidence } from './items.js'
import type { EvidenceItem } from './response.js'

type Attribution = EvidenceItem['attribution']
const ATTRIBUTION: Readonly<Record<Standing, Attribution>> = {
  baseline: 'in_scope',
  removed: 'in_scope',
  added: 'added',
  uncertain: 'uncertain',
  not_applicable: 'not_applicable',
}

/** How things stand to the lock by the keys of the items that they name; without a lock that is no question. */
export const attributionBy = (
  { lock, scoped }: Pick<ScopeState, 'lock' | 'scoped'>,
  held: readonly WorkItemState[],
): ((keys: readonly string[]) => Attribution) => {
  if (lock === null) return () => 'not_applicable'
  const standing = standingBy(scoped, held)
  return (keys) => ATTRIBUTION[standing(keys)]
}

/** How many items the lock has and how many were added to it; none where no tracker was read. */
export const scopeItemsCount = (report: ScopeEvidence['report']): number =>
  report === null ? 0 : report.baseline.items + report.added.items

/** The items of the lock, as of when it was made, and those added, as of when they were made; none where no tracker was read. */
export const scopeItems = (
  { lock, scoped }: Pick<ScopeState, 'lock' | 'scoped'>,
  itemsRead: Availability,
  around: Surroundings,
): readonly EvidenceItem[] => {
  if (lock === null || itemsRead === 'unavailable') return []
  const held = new Map(scoped.map((one) => [`${one.item.place} ${one.item.key}`, one.item]))
  const ofLock = lock.items.map(({ container, key }): EvidenceItem => {
    const frozen = { occurredAt: lock.lockedAt, contribution: null, attribution: 'in_scope' } as const
    const item = held.get(`${container} ${key}`)
    if (item !== undefined) return workItemEvidence(item, frozen, around)
    return {
      ...{ id: joined('work_item', container, key), kind: 'work_item', reference: key, title: key, url: null },
      ...{ workType: null, state: 'withdrawn', linkOrigin: null, source: 'hand', ...frozen },
    }
  })
  const added = scoped.flatMap(({ item, change }) =>
    change !== 'added' || item.createdAt === null
      ? []
      : [
          workItemEvidence(
            item,
            {
              ...{ occurredAt: item.createdAt, attribution: 'added' },
              contribution: figure(1, 'count', 'provider_export', 'an item added after the lock'),
            },
            around,
          ),
        ],
  )
  return [...added, ...ofLock]
}
