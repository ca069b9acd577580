import { type DocumentReader, flatOf } from '#domain/documents'
import { changeName } from '../entities/change-name.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { entityId } from '../entities/entity.js'
import { nameFor } from '../entities/names.js'
import { Release, type ReleaseState } from '../entities/release.js'
import { itemName, WorkItem, type WorkItemState } from '../entities/work-item.js'
import { placedTimes } from '../selection/containers.js'
import type { Evidence } from '../selection/evidence.js'
import type { ProjectRequest } from '../selection/project.js'
import { DELIVERY_ROWS_LIMIT } from './response.js'

// What the rows of a delivery show, read by index: the newest items, their changes, and the newest releases.

/** Of each tracker and time, the items that were done last. */
export const readDoneItems = (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> =>
  flatOf(placedTimes(selected.work_item), ({ container, from, to }) =>
    docs.find(WorkItem, {
      where: { workspaceId: { eq: workspaceId }, place: { eq: container }, doneAt: { from, below: to } },
      sort: [{ by: 'doneAt', direction: 'desc' }],
      limit: DELIVERY_ROWS_LIMIT,
    }),
  )

/**
 * Changes of the selection and period that are linked to some items, found by the names under which changes mention items
 * and items mention changes.
 */
export const readChangesOf = async (
  items: readonly Pick<WorkItemState, 'key'>[],
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  // A bare number is the name of an item within its own place only.
  const places = new Set([...selected.code_change, ...selected.work_item].map(({ container }) => container))
  const names = new Set(items.flatMap(({ key }) => [...places].map((place) => itemName(workspaceId, place, key))))
  const idsUnder = async (terms: readonly string[], collection: { readonly name: string }) => {
    const refs = await docs.withTerms([...new Set(terms)])
    return [...refs.values()].flat().flatMap((ref) => (ref.collection === collection.name ? [ref.id] : []))
  }
  const mentioning = await idsUnder(
    [...names].map((name) => nameFor(name).speaking),
    CodeChange,
  )
  const itemIds = await idsUnder(
    [...names].map((name) => nameFor(name).answering),
    WorkItem,
  )
  const named = await docs.get(WorkItem, [...new Set(itemIds)])
  const links = [...named.values()].flatMap(({ observations }) => observations.flatMap(({ facts }) => facts.links))
  const mentioned = await idsUnder(
    links.map(({ container, reference }) => nameFor(changeName(workspaceId, container, reference)).answering),
    CodeChange,
  )
  const ids = links.map(({ container, reference }) => entityId(workspaceId, { container, key: reference }))
  const found = await docs.get(CodeChange, [...new Set([...mentioning, ...mentioned, ...ids])])
  const times = placedTimes(selected.code_change)
  const keys = new Set(items.map(({ key }) => key))
  return [...found.values()].filter(
    ({ place, mergedAt, items: linked }) =>
      mergedAt !== null &&
      linked.some(({ key }) => keys.has(key)) &&
      times.some(({ container, from, to }) => container === place && from <= mergedAt && mergedAt < to),
  )
}

/** Of each repository and time, all parts of the releases that came last; the parts of one release have one instant. */
export const readReleases = (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly ReleaseState[]> =>
  flatOf(placedTimes(selected.release), async ({ container, from, to }) => {
    for (let limit = 2 * DELIVERY_ROWS_LIMIT; ; limit *= 2) {
      const found = await docs.find(Release, {
        where: { workspaceId: { eq: workspaceId }, place: { eq: container }, releasedAt: { from, below: to } },
        sort: [{ by: 'releasedAt', direction: 'desc' }],
        limit,
      })
      if (found.length < limit) return found
      const last = found.at(-1)?.releasedAt
      // Of those at the last instant, some may not be there.
      const whole = found.filter(({ releasedAt }) => releasedAt !== last)
      if (new Set(whole.map(({ tag }) => tag)).size >= DELIVERY_ROWS_LIMIT) return whole
    }
  })
