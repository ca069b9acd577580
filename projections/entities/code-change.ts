import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { Instant, NonEmptyString, type Uuid } from '#domain/common'
import { AiMark } from '#domain/events/code'
import { ItemType } from '#domain/events/work-items'
import { type Around, entityId, joined, nameOf } from './entity.js'
import { type Observation, stated, strongestFirst, united } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'
import { Release, type ReleaseState } from './release.js'
import { saidNow, sayingMembers } from './saying.js'
import { itemName, WorkItem, type WorkItemState } from './work-item.js'

/** How a change is known to belong to a work item, strongest first. */
export const LinkOrigin = oneOf('connector', 'manual', 'heuristic')
export type LinkOrigin = t.TypeOf<typeof LinkOrigin>

/** A work item that exists and that the change belongs to. */
export const LinkedItem = closed('LinkedItem', {
  key: NonEmptyString,
  workType: ItemType,
  origin: LinkOrigin,
  /** What says so: the field of the change's text that names the key, or who states it. */
  rule: oneOf('title', 'body', 'branch', 'commit', 'closing_keyword', 'host', 'tracker', 'by_hand'),
})
export type LinkedItem = t.TypeOf<typeof LinkedItem>

/** A person's word that the change belongs to an item, or does not. */
const LinkSaid = closed('LinkSaid', { ...sayingMembers, workItem: NonEmptyString, linked: t.boolean })
type LinkSaid = t.TypeOf<typeof LinkSaid>

const view = {
  /** A forge tells of the same change, and names this one's commit as its own: it counts there. */
  absorbed: t.boolean,
  title: t.string,
  /** Null while it is not merged, and where it is absorbed. */
  mergedAt: nullable(Instant),
  openedAt: nullable(Instant),
  firstCommitAt: nullable(Instant),
  aiMarks: t.readonlyArray(AiMark),
  /** When it was merged, where it bears a mark. */
  taggedAt: nullable(Instant),
  items: t.readonlyArray(LinkedItem),
  /** The first release, by instant and then by tag, that contains it. */
  release: nullable(NonEmptyString),
  /** Some merged change takes it back. */
  reverted: t.boolean,
}
type View = { readonly [N in keyof typeof view]: t.TypeOf<(typeof view)[N]> }
type State = Observed<'code_change', object, LinkSaid>
export type CodeChangeState = State & View

const KIND = { name: 'code_change' }
const changeName = (workspaceId: string, container: string, reference: string): string =>
  nameOf(KIND, entityId(workspaceId, { container, key: reference }))
const landedName = (workspaceId: string, container: string, commit: string): string =>
  joined('commit', workspaceId, container, commit)

const mergedAtOf = ({ observations }: Pick<State, 'observations'>): Instant | null =>
  stated(observations, (facts) => facts.mergedAt)
const commitsOf = ({ observations }: Pick<State, 'observations'>): readonly string[] =>
  united(observations, (facts) => facts.commits)
const landedOf = ({ observations }: Pick<State, 'observations'>): readonly string[] => [
  ...new Set(observations.flatMap(({ facts }) => (facts.mergeCommit === null ? [] : [facts.mergeCommit]))),
]

/** A merged change that names this one's commit, and is another change. */
const absorbs = (forge: State, git: State): boolean =>
  forge.key !== git.key &&
  mergedAtOf(forge) !== null &&
  // One that is named itself names nobody: of two that name each other, neither would be left.
  commitsOf(git).length === 0 &&
  landedOf(git).some((commit) => commitsOf(forge).includes(commit))

/** What this change and those that it absorbs say together, strongest connection first. */
const heard = (state: State, around: Around): State['observations'] => {
  const { workspaceId, place } = state
  const absorbed = commitsOf(state)
    .flatMap((commit) => around.mentioned<State>(KIND, landedName(workspaceId, place, commit)))
    .filter((other) => absorbs(state, other))
  const unique = new Map(absorbed.map((other) => [other.key, other]))
  const others = [...unique.values()].flatMap(({ observations }) => observations)
  return others.length === 0
    ? state.observations
    : [
        ...state.observations,
        ...others.toSorted(strongestFirst as (a: Observation<unknown>, b: Observation<unknown>) => number),
      ]
}

interface Naming {
  readonly name: string
  readonly origin: LinkOrigin
  readonly rule: LinkedItem['rule']
}

/** By what the change's own sources and people name items, strongest first. */
const namings = ({ workspaceId, place, said, observations }: State): readonly Naming[] => {
  const named = (key: string) => itemName(workspaceId, place, key)
  const of = (origin: LinkOrigin, rule: Naming['rule'], keys: readonly string[]): readonly Naming[] =>
    keys.map((key) => ({ name: named(key), origin, rule }))
  const FIELDS = ['title', 'body', 'branch', 'commit'] as const
  const texts = united(observations, (facts) => facts.namedKeys)
  return [
    ...of(
      'connector',
      'host',
      united(observations, (facts) => facts.links),
    ),
    ...of(
      'manual',
      'by_hand',
      said.filter(({ linked }) => linked).map(({ workItem }) => workItem),
    ),
    ...FIELDS.flatMap((field) =>
      of(
        'heuristic',
        field,
        texts.filter((one) => one.field === field).map(({ key }) => key),
      ),
    ),
    ...of(
      'heuristic',
      'closing_keyword',
      united(observations, (facts) => facts.closes),
    ),
  ]
}

const itemsOf = (state: State, around: Around): readonly LinkedItem[] => {
  const { workspaceId, place, said } = state
  const denied = new Set(
    said.filter(({ linked }) => !linked).map(({ workItem }) => itemName(workspaceId, place, workItem)),
  )
  const found = new Map<string, LinkedItem>()
  const put = (key: string, workType: ItemType | null, origin: LinkOrigin, rule: LinkedItem['rule']): void => {
    const known = found.get(key)
    const stronger = known === undefined || LinkOrigin.values.indexOf(origin) < LinkOrigin.values.indexOf(known.origin)
    if (stronger) found.set(key, { key, workType: workType ?? 'other', origin, rule })
  }
  for (const item of around.mentionedBy<WorkItemState>(WorkItem)) put(item.key, item.type, 'connector', 'tracker')
  for (const { name, origin, rule } of namings(state)) {
    if (origin === 'heuristic' && denied.has(name)) continue
    for (const item of around.mentioned<WorkItemState>(WorkItem, name))
      if (item.observations.length > 0) put(item.key, item.type, origin, rule)
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

const releaseOf = (around: Around): string | null => {
  const releases = around
    .mentionedBy<ReleaseState>(Release)
    .flatMap(({ tag, releasedAt }) => (tag === null || releasedAt === null ? [] : [{ tag, releasedAt }]))
    .sort((a, b) => (a.releasedAt !== b.releasedAt ? (a.releasedAt < b.releasedAt ? -1 : 1) : a.tag < b.tag ? -1 : 1))
  return releases[0]?.tag ?? null
}

const linkSaid = (
  said: readonly LinkSaid[],
  { projectId, workItem }: { readonly projectId: Uuid; readonly workItem: string },
  linked: boolean,
  at: Instant,
): readonly LinkSaid[] => saidNow(said, { projectId, at, workItem, linked }, (one) => one.workItem === workItem)

/** A change to a repository as every connection that saw it tells it. */
export const CodeChange = observedEntity<'code_change', object, LinkSaid, View>({
  kind: 'code_change',
  members: {},
  of: () => ({}),
  saying: {
    codec: LinkSaid,
    on: {
      ChangeLinked: (said, { data, metadata }) => linkSaid(said, data, true, metadata.occurredAt),
      ChangeUnlinked: (said, { data, metadata }) => linkSaid(said, data, false, metadata.occurredAt),
    },
  },
  indexes: [
    ['workspaceId', 'place', 'mergedAt'],
    ['workspaceId', 'place', 'taggedAt'],
  ],
  view,
  relations: {
    aliases: ({ workspaceId, place, observations }) =>
      landedOf({ observations }).map((commit) => landedName(workspaceId, place, commit)),
    mentions: (state) => {
      const { workspaceId, place, observations } = state
      return [
        ...new Set([
          ...commitsOf(state).map((commit) => landedName(workspaceId, place, commit)),
          ...namings(state).map(({ name }) => name),
          ...united(observations, (facts) => facts.reverts).map((reference) =>
            changeName(workspaceId, place, reference),
          ),
        ]),
      ]
    },
    view: (state, around) => {
      const absorbed = around.mentionedBy<State>(KIND).some((other) => absorbs(other, state))
      const all = heard(state, around)
      const merged = stated(all, (facts) => facts.mergedAt)
      const mergedAt = absorbed ? null : merged
      const aiMarks = united(all, (facts) => facts.aiMarks)
      return {
        absorbed,
        title: stated(all, (facts) => facts.title) ?? '',
        mergedAt,
        openedAt: stated(all, (facts) => facts.openedAt),
        firstCommitAt: stated(all, (facts) => facts.firstCommitAt),
        aiMarks,
        taggedAt: aiMarks.length > 0 ? mergedAt : null,
        items: itemsOf(state, around),
        release: releaseOf(around),
        reverted: around
          .mentionedBy<State>(KIND)
          .some(
            (other) =>
              other.place === state.place &&
              mergedAtOf(other) !== null &&
              united(other.observations, (facts) => facts.reverts).includes(state.key),
          ),
      }
    },
  },
})
