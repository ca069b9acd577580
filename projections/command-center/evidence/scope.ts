import type { Availability } from '#domain/coverage'
import { figure } from '#domain/figures'
import { joined } from '../../entities/entity.js'
import type { WorkItemState } from '../../entities/work-item.js'
import { type Standing, standingBy } from '../../scope-creep/measures.js'
import type { ScopeEvidence, ScopeState } from '../../scope-creep/read.js'
import type { EvidenceItem } from '../response.js'
import { contributionBases } from '../texts.js'
import { type ListContext, workItemEvidence } from './items.js'

type Attribution = EvidenceItem['attribution']
const ATTRIBUTION: Readonly<Record<Standing, Attribution>> = {
  baseline: 'in_scope',
  removed: 'in_scope',
  added: 'added',
  uncertain: 'uncertain',
  not_applicable: 'not_applicable',
}

/** Attributes things to the lock by the keys of the items that they name; not applicable without a lock. */
export const attributionBy = (
  { lock, scoped }: Pick<ScopeState, 'lock' | 'scoped'>,
  items: readonly WorkItemState[],
): ((keys: readonly string[]) => Attribution) => {
  if (lock === null) return () => 'not_applicable'
  const standing = standingBy(scoped, items)
  return (keys) => ATTRIBUTION[standing(keys)]
}

/** The number of items in the lock and of those added to it; 0 where no tracker was read. */
export const scopeItemsCount = (report: ScopeEvidence['report']): number =>
  report === null ? 0 : report.baseline.items + report.added.items

/** The items of the lock, as of when it was made, and those added, as of when they were made; none where no tracker was read. */
export const scopeItems = (
  { lock, scoped }: Pick<ScopeState, 'lock' | 'scoped'>,
  itemsRead: Availability,
  context: ListContext,
): readonly EvidenceItem[] => {
  if (lock === null || itemsRead === 'unavailable') return []
  const itemsByName = new Map(scoped.map((one) => [`${one.item.place} ${one.item.key}`, one.item]))
  const ofLock = lock.items.map(({ container, key }): EvidenceItem => {
    const frozen = { occurredAt: lock.lockedAt, contribution: null, attribution: 'in_scope' } as const
    const item = itemsByName.get(`${container} ${key}`)
    if (item !== undefined) return workItemEvidence(item, frozen, context)
    return {
      id: joined('work_item', container, key),
      kind: 'work_item',
      reference: key,
      title: key,
      url: null,
      workType: null,
      state: 'withdrawn',
      linkOrigin: null,
      source: 'hand',
      ...frozen,
    }
  })
  const added = scoped.flatMap(({ item, change }) =>
    change !== 'added' || item.createdAt === null
      ? []
      : [
          workItemEvidence(
            item,
            {
              occurredAt: item.createdAt,
              attribution: 'added',
              contribution: figure(1, 'count', 'provider_export', contributionBases.addedItem),
            },
            context,
          ),
        ],
  )
  return [...added, ...ofLock]
}
