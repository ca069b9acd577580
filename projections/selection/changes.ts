import type { Uuid } from '#domain/common'
import { type AnyCollection, type DocumentReader, flatOf, someIdsUnder } from '#domain/documents'
import { BEGINNING_OF_TIME } from '#domain/time'
import { changeName } from '../entities/change-name.js'
import { CodeChange, type CodeChangeState } from '../entities/code-change.js'
import { entityId } from '../entities/entity.js'
import { nameFor } from '../entities/names.js'
import { itemNames, WorkItem, type WorkItemState } from '../entities/work-item.js'
import { containersWithin, placedTimes } from './containers.js'
import type { Evidence } from './evidence.js'
import type { ProjectRequest } from './project.js'

/** Merged changes of the selection and period that are linked to an item. */
export const readLinkedChanges = async (
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  const changes = await flatOf(placedTimes(selected.code_change), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        workspaceId: { eq: workspaceId },
        place: { eq: container },
        mergedAt: { from, below: to },
      },
    }),
  )
  return changes.filter(({ items }) => items.length > 0)
}

/** Changes that are linked to some items, and whether these are all. */
interface ChangesOfItems {
  readonly changes: readonly CodeChangeState[]
  readonly areAll: boolean
}

/**
 * Changes that are linked to some items, whenever and wherever, found by the names under which changes mention items and items
 * mention changes. Of a name that more than `most` have, some may be left out.
 */
export const readChangesNaming = async (
  items: readonly WorkItemState[],
  workspaceId: Uuid,
  places: readonly string[],
  docs: DocumentReader,
  most?: number,
): Promise<ChangesOfItems> => {
  const names = new Set(items.flatMap(({ key }) => itemNames(workspaceId, places, key)))
  const under = (terms: readonly string[], collection: Pick<AnyCollection, 'name'>) =>
    someIdsUnder(terms, collection, docs, most)
  const mentioning = await under(
    [...names].map((name) => nameFor(name).speaking),
    CodeChange,
  )
  const named = await under(
    [...names].map((name) => nameFor(name).answering),
    WorkItem,
  )
  const known = new Map(items.map((item) => [entityId(workspaceId, { container: item.place, key: item.key }), item]))
  const others = await docs.get(
    WorkItem,
    named.ids.filter((id) => !known.has(id)),
  )
  const links = [...known.values(), ...others.values()].flatMap(({ observations }) =>
    observations.flatMap(({ facts }) => facts.links),
  )
  const mentioned = await under(
    links.map(({ container, reference }) => nameFor(changeName(workspaceId, container, reference)).answering),
    CodeChange,
  )
  const ids = links.map(({ container, reference }) => entityId(workspaceId, { container, key: reference }))
  const found = await docs.get(CodeChange, [...new Set([...mentioning.ids, ...mentioned.ids, ...ids])])
  const keys = new Set(items.map(({ key }) => key))
  return {
    changes: [...found.values()].filter(({ items: linked }) => linked.some(({ key }) => keys.has(key))),
    areAll: mentioning.areAll && named.areAll && mentioned.areAll,
  }
}

/** The same that were merged within the selection and period. */
export const readChangesOf = async (
  items: readonly WorkItemState[],
  { workspaceId }: ProjectRequest,
  { selected }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  const places = [...new Set([...selected.code_change, ...selected.work_item].map(({ container }) => container))]
  const { changes } = await readChangesNaming(items, workspaceId, places, docs)
  return changes.filter(mergedWithin(placedTimes(selected.code_change)))
}

/** Says whether a change was merged while its repository was one of these. */
export const mergedWithin =
  (times: ReturnType<typeof placedTimes>) =>
  ({ place, mergedAt }: CodeChangeState): boolean =>
    mergedAt !== null &&
    times.some(({ container, from, to }) => container === place && from <= mergedAt && mergedAt < to)

/** Changes that were merged while their repository was the project's, whenever, and reverted since. */
export const readRevertedChanges = async (
  request: ProjectRequest,
  { containers, connections }: Evidence,
  docs: DocumentReader,
): Promise<readonly CodeChangeState[]> => {
  const ever = { from: BEGINNING_OF_TIME, to: request.period.interval.to }
  const repositories = containersWithin('code_change', request, ever, containers, connections)
  return flatOf(placedTimes(repositories), ({ container, from, to }) =>
    docs.find(CodeChange, {
      where: {
        workspaceId: { eq: request.workspaceId },
        place: { eq: container },
        reverted: { eq: true },
        mergedAt: { from, below: to },
      },
    }),
  )
}
