import type { Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { DocumentReader } from '#domain/documents'
import { strongest } from '../entities/observation.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { endOfLockDay, itemsOnLockDay, stateAt } from './measures.js'
import { estimated } from './report.js'
import { PREVIEW_LIMIT, type PreviewItem, type ScopePreview } from './response.js'

/** The day of a lock in its zone. */
export type LockDay = Parameters<typeof itemsOnLockDay>[1]

/** Reads the items of a tracker that a lock on a day would freeze, as `scope lock --from-tracker` does. */
const readTracker = async (
  workspaceId: Uuid,
  tracker: string,
  day: LockDay,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> => {
  const items = await docs.find(WorkItem, { where: { workspaceId: { eq: workspaceId }, place: { eq: tracker } } })
  const held = items.filter(({ observations }) => observations.length > 0)
  return itemsOnLockDay(held, day).toSorted((a, b) => compareText(a.key, b.key))
}

const viewOf = (item: WorkItemState, day: LockDay): PreviewItem => ({
  key: item.key,
  title: strongest(item.observations, (facts) => facts.title) ?? item.key,
  workType: item.type ?? 'other',
  state: stateAt(item, endOfLockDay(day)) ?? 'todo',
  estimateHours: estimated([item.estimateMinutes]),
})

/** Reads what a lock of some trackers on a day would hold, of one of them the items. */
export const readPreview = async (
  { workspaceId, tracker, trackers }: { workspaceId: Uuid; tracker: string | null; trackers: readonly string[] },
  day: LockDay,
  docs: DocumentReader,
): Promise<ScopePreview> => {
  const items = tracker === null ? [] : await readTracker(workspaceId, tracker, day, docs)
  return {
    ...day,
    trackers,
    tracker:
      tracker === null
        ? null
        : {
            container: tracker,
            items: items.slice(0, PREVIEW_LIMIT).map((item) => viewOf(item, day)),
            itemsTotal: items.length,
            estimatedItems: items.filter(({ estimateMinutes }) => estimateMinutes !== null).length,
            estimateHours: estimated(items.map(({ estimateMinutes }) => estimateMinutes)),
          },
  }
}
