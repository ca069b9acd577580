import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, Int0 } from '#domain/common'
import { ItemState, ItemType } from '#domain/events/work-items'
import { changeName } from './change-name.js'
import { joined } from './entity.js'
import { strongest } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'
import { lastSaid, saidNow, sayingMembers } from './saying.js'

const members = {
  /** As a person set it, else as the strongest connection states it. */
  type: nullable(ItemType),
  state: nullable(ItemState),
  createdAt: nullable(Instant),
  doneAt: nullable(Instant),
  /** The time at which it counts: when it was done, else when it was made. */
  at: nullable(Instant),
  estimateMinutes: nullable(Int0),
  /** It was taken up again after it was done, or was done at another time than the last. */
  undone: t.boolean,
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
const TypeSaid = closed('TypeSaid', { ...sayingMembers, workType: nullable(ItemType) })
type Observations = WorkItemState['observations']
export type WorkItemState = Observed<'work_item', Members, t.TypeOf<typeof TypeSaid>>

/**
 * The name of a work item: its key in the whole workspace, and a bare number (`#12`) within the
 * repository or tracker whose number it is.
 */
export const itemName = (workspaceId: string, place: string, key: string): string =>
  key.startsWith('#')
    ? joined('item', workspaceId, place.toLowerCase(), key)
    : joined('item', workspaceId, key.toUpperCase())

/** The names of the items with a key in some places; but for bare numbers, they have one together. */
export const itemNames = (workspaceId: string, places: readonly string[], key: string): readonly string[] =>
  key.startsWith('#') ? places.map((place) => itemName(workspaceId, place, key)) : [itemName(workspaceId, '', key)]

/** The end of an issue's address on its forge. */
const ISSUE = /\/(?:-\/)?(?:issues|work_items)\/\d+$/

/** The names that its repository has by now, by its address: a tracker keeps its first name when its repository is renamed. */
const namesByAddress = ({ workspaceId, key, observations }: WorkItemState): readonly string[] =>
  observations.flatMap(({ facts: { url } }) => {
    if (url === null || !key.startsWith('#') || !URL.canParse(url)) return []
    const { hostname, pathname } = new URL(url)
    const end = pathname.search(ISSUE)
    return end === -1 ? [] : [itemName(workspaceId, `${hostname}${pathname.slice(0, end)}`, key)]
  })

const historyOf = (all: Observations) => all.find(({ facts }) => facts.history.length > 0)?.facts.history ?? []

/** Says whether it was done once and taken up again, by the history of the strongest connection that tells one. */
export const wasReopened = ({ observations }: Pick<WorkItemState, 'observations'>): boolean => {
  const history = historyOf(observations)
  const done = history.findIndex(({ state }) => state === 'done')
  return done !== -1 && history.slice(done + 1).some(({ state }) => state === 'todo' || state === 'in_progress')
}

const wasUndone = (observations: Observations, doneAt: string | null): boolean =>
  wasReopened({ observations }) || historyOf(observations).some(({ state, at }) => state === 'done' && at !== doneAt)

/** A piece of work, by every tracker that has it. */
export const WorkItem = observedEntity<'work_item', Members, t.TypeOf<typeof TypeSaid>>({
  kind: 'work_item',
  members,
  of: (all, said) => {
    const state = strongest(all, (facts) => facts.state)
    const doneAt = state === 'done' ? strongest(all, (facts) => facts.doneAt) : null
    const createdAt = strongest(all, (facts) => facts.createdAt)
    return {
      type:
        lastSaid(said.filter(({ workType }) => workType !== null))?.workType ?? strongest(all, (facts) => facts.type),
      state,
      createdAt,
      doneAt,
      at: doneAt ?? createdAt,
      estimateMinutes: strongest(all, (facts) => facts.estimateMinutes),
      undone: wasUndone(all, doneAt),
    }
  },
  saying: {
    codec: TypeSaid,
    on: {
      WorkTypeSet: (said, { data, metadata }) => saidNow(said, { ...data, at: metadata.occurredAt }, () => true),
    },
  },
  indexes: [
    ['workspaceId', 'place', 'at'],
    ['workspaceId', 'place', 'doneAt'],
    ['workspaceId', 'place', 'createdAt'],
    ['workspaceId', 'place', 'state', 'at'],
    ['workspaceId', 'place', 'undone'],
  ],
  relations: {
    aliases: (state) => {
      const { workspaceId, place, key } = state
      return [...new Set([itemName(workspaceId, place, key), ...namesByAddress(state)])]
    },
    mentions: ({ workspaceId, observations }) => [
      ...new Set(
        observations.flatMap(({ facts }) =>
          facts.links.map(({ container, reference }) => changeName(workspaceId, container, reference)),
        ),
      ),
    ],
  },
})
