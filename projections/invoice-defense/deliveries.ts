import { countOf } from '#domain/counts'
import type { DocumentReader } from '#domain/documents'
import { Release, type ReleaseState } from '../entities/release.js'
import { WorkItem, type WorkItemState } from '../entities/work-item.js'
import { placedTimes } from '../selection/containers.js'
import type { Evidence } from '../selection/evidence.js'
import { newestSince } from '../selection/newest.js'
import type { ProjectRequest } from '../selection/project.js'
import { DELIVERY_ROWS_LIMIT } from './response.js'

// What the rows of a delivery show, read by index: the newest items and the newest releases.

/** The items that were done last. */
export const readDoneItems = (
  { workspaceId }: ProjectRequest,
  { selected, delivery }: Evidence,
  docs: DocumentReader,
): Promise<readonly WorkItemState[]> =>
  newestSince(
    delivery.dayOfEnough(DELIVERY_ROWS_LIMIT, (counts) => countOf(counts, 'completed')),
    DELIVERY_ROWS_LIMIT,
    placedTimes(selected.work_item),
    ({ doneAt }: WorkItemState) => doneAt,
    ({ container, from, to }) =>
      docs.find(WorkItem, {
        where: { workspaceId: { eq: workspaceId }, place: { eq: container }, doneAt: { from, below: to } },
        sort: [{ by: 'doneAt', direction: 'desc' }],
        limit: DELIVERY_ROWS_LIMIT,
      }),
  )

/** All parts of the releases that came last; the parts of one release have one instant. */
export const readReleases = (
  { workspaceId }: ProjectRequest,
  { selected, delivery }: Evidence,
  docs: DocumentReader,
): Promise<readonly ReleaseState[]> =>
  newestSince(
    delivery.dayOfEnough(DELIVERY_ROWS_LIMIT, (counts) => countOf(counts, 'releases')),
    DELIVERY_ROWS_LIMIT,
    placedTimes(selected.release),
    ({ part, releasedAt }: ReleaseState) => (part === 1 ? releasedAt : null),
    async ({ container, from, to }) => {
      // Most releases have one part. One more is read, because those at the last instant may not all be there.
      for (let limit = DELIVERY_ROWS_LIMIT + 1; ; limit *= 2) {
        const found = await docs.find(Release, {
          where: { workspaceId: { eq: workspaceId }, place: { eq: container }, releasedAt: { from, below: to } },
          sort: [{ by: 'releasedAt', direction: 'desc' }],
          limit,
        })
        if (found.length < limit) return found
        const last = found.at(-1)?.releasedAt
        const whole = found.filter(({ releasedAt }) => releasedAt !== last)
        if (new Set(whole.map(({ tag }) => tag)).size >= DELIVERY_ROWS_LIMIT) return whole
      }
    },
  )
