import * as t from 'io-ts'
import { type Codec, closed, nullable, oneOf } from '#domain/codec'
import { isCommitId } from '#domain/commit-id'
import { Instant, NonEmptyString, type Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { AiMark, type Brought } from '#domain/events/code'
import { ItemType } from '#domain/events/work-items'
import { AiRule, type AiRuleState, isTakenBack, ruleName } from './ai-rule.js'
import { changeName } from './change-name.js'
import type { Neighbours } from './entity.js'
import { strongest, strongestFirst, united } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'
import { Release, type ReleaseState } from './release.js'
import { lastSaid, saidNow, sayingMembers } from './saying.js'
import { itemName, WorkItem, type WorkItemState } from './work-item.js'

/** The ways in which a change is known to belong to a work item, strongest first. */
export const LinkOrigin = oneOf('connector', 'manual', 'heuristic')
export type LinkOrigin = t.TypeOf<typeof LinkOrigin>

/** A work item that exists and that the change belongs to. */
export const LinkedItem = closed('LinkedItem', {
  key: NonEmptyString,
  workType: ItemType,
  origin: LinkOrigin,
  /** The field of the change's text that names the key, or who states the link. */
  rule: oneOf('title', 'body', 'branch', 'commit', 'closing_keyword', 'host', 'tracker', 'by_hand'),
})
export type LinkedItem = t.TypeOf<typeof LinkedItem>

/** A person's statement that the change belongs to an item, or does not. */
const LinkSaid = closed('LinkSaid', { ...sayingMembers, workItem: NonEmptyString, linked: t.boolean })
type LinkSaid = t.TypeOf<typeof LinkSaid>

/** A person's statement that its marks of AI assistance are wrong, or right after all. */
const MarksSaid = closed('MarksSaid', { ...sayingMembers, takenBack: t.boolean })
type MarksSaid = t.TypeOf<typeof MarksSaid>

const Said = t.union([LinkSaid, MarksSaid])
type Said = LinkSaid | MarksSaid

/** The statements that people made about its items. */
export const linksSaid = (said: readonly Said[]): readonly LinkSaid[] =>
  said.flatMap((one) => ('workItem' in one ? [one] : []))
/** The statements that people made about its marks. */
export const marksSaid = (said: readonly Said[]): readonly MarksSaid[] =>
  said.flatMap((one) => ('takenBack' in one ? [one] : []))

const view = {
  /** A forge's change names this one's commit as its own: the change counts there. */
  absorbed: t.boolean,
  title: t.string,
  /** Null while it is not merged, and where it is absorbed. */
  mergedAt: nullable(Instant),
  openedAt: nullable(Instant),
  firstCommitAt: nullable(Instant),
  aiMarks: t.readonlyArray(AiMark),
  /** The time of its merge, where it bears a mark. */
  taggedAt: nullable(Instant),
  items: t.readonlyArray(LinkedItem),
  /** The first release, by instant and then by tag, that contains it. */
  release: nullable(NonEmptyString),
  /** Some merged change takes it back. */
  reverted: t.boolean,
}
type View = { readonly [N in keyof typeof view]: t.TypeOf<(typeof view)[N]> }
type State = Observed<'code_change', object, Said>
export type CodeChangeState = State & View

const KIND = { name: 'code_change' }

const mergedAtOf = ({ observations }: Pick<State, 'observations'>): Instant | null =>
  strongest(observations, (facts) => facts.mergedAt)
const commitsOf = ({ observations }: Pick<State, 'observations'>): readonly string[] =>
  united(observations, (facts) => facts.commits)
/** The commits that brought it onto the default branch: a change without a number is its commit. */
const landedOf = ({ key, observations }: Pick<State, 'key' | 'observations'>): readonly string[] => {
  const commits = new Set<string>()
  if (isCommitId(key)) commits.add(key)
  for (const { facts } of observations) if (facts.mergeCommit !== null) commits.add(facts.mergeCommit)
  return [...commits]
}
const some = (of: readonly string[], among: readonly string[]): boolean => of.some((one) => among.includes(one))
const all = (of: readonly string[], among: readonly string[]): boolean => of.every((one) => among.includes(one))

/**
 * Says whether a forge's merged change is the same as one that git observed: it names a commit of that change as its own, or
 * was merged by the commit that a change without a number is. What has no number absorbs nothing, and what names commits
 * of its own is absorbed only where it is nothing but its commit. So no two changes absorb each other, and none is lost.
 */
const absorbs = (forge: State, git: State): boolean => {
  if (forge.key === git.key || isCommitId(forge.key) || mergedAtOf(forge) === null) return false
  const [named, landed, own] = [commitsOf(forge), landedOf(git), commitsOf(git)]
  return isCommitId(git.key)
    ? all(own, landed) && some(landed, [...named, ...landedOf(forge)])
    : own.length === 0 && some(landed, named)
}

/** The commits that a merge without a number brings in from other lines. */
const broughtBy = ({ key, observations }: Pick<State, 'key' | 'observations'>): readonly Brought[] =>
  isCommitId(key) ? united(observations, (facts) => facts.brought ?? []) : []

/** The commits of a forge's merged change that a merge without a number brings in. */
const takenFrom = (forge: State, merge: State): readonly Brought[] => {
  const brought = isCommitId(forge.key) || mergedAtOf(forge) === null ? [] : broughtBy(merge)
  if (brought.length === 0) return []
  const known = new Set([...commitsOf(forge), ...landedOf(forge)])
  return brought.filter(({ commit }) => known.has(commit))
}

/** Says whether a merge brings in nothing but changes that a forge reports. */
const isNothingElse = (merge: State, others: readonly State[]): boolean => {
  const brought = broughtBy(merge)
  if (brought.length === 0) return false
  const taken = new Set(others.flatMap((other) => takenFrom(other, merge).map(({ commit }) => commit)))
  return brought.every(({ commit }) => taken.has(commit))
}

const byKey = (a: State, b: State): number => compareText(a.key, b.key)

/** Those of other changes that are this one: it absorbs them, or is all that they bring in. */
const absorbedBy = (state: State, others: readonly State[]): readonly State[] =>
  others
    .filter((other) => {
      const brought = broughtBy(other)
      return absorbs(state, other) || (brought.length > 0 && takenFrom(state, other).length === brought.length)
    })
    .sort(byKey)

/** A merge that brings in this change among others, as the source of what it says of this one. */
const partOf = (state: State, merge: State): State | null => {
  const taken = new Set(takenFrom(state, merge).map(({ commit }) => commit))
  if (taken.size === 0) return null
  const observations = merge.observations.map((one) => {
    const parts = (one.facts.brought ?? []).filter(({ commit }) => taken.has(commit))
    return {
      ...one,
      facts: {
        ...one.facts,
        aiMarks: parts.flatMap(({ aiMarks }) => aiMarks),
        namedKeys: parts.flatMap(({ namedKeys }) => namedKeys),
        closes: parts.flatMap(({ closes }) => closes),
        links: [],
      },
    }
  })
  return { ...merge, observations, said: [] }
}

/** The observations of this change and of those that it absorbs, strongest connection first. */
const mergedObservations = (state: State, absorbed: readonly State[]): State['observations'] =>
  absorbed.length === 0
    ? state.observations
    : [...state.observations, ...absorbed.flatMap(({ observations }) => observations).sort(strongestFirst)]

/** By its own sources, else by all of the commits that it absorbs; null where some are not seen. */
const firstSeenCommitAt = (state: State, absorbed: readonly State[]): Instant | null => {
  const own = strongest(state.observations, (facts) => facts.firstCommitAt)
  if (own !== null || absorbed.length === 0) return own
  const areAll =
    all(commitsOf(state), absorbed.flatMap(landedOf)) ||
    // A merge speaks for the commits that it brought.
    absorbed.some(({ observations }) => strongest(observations, (facts) => facts.form) === 'merge')
  const begun = absorbed.map(({ observations }) => strongest(observations, (facts) => facts.firstCommitAt))
  return areAll ? begun.reduce((a, b) => (a === null || b === null ? null : a < b ? a : b)) : null
}

/**
 * The time at which it was begun. It was opened with a commit, so that a later one, such as its squash, is not its
 * first.
 */
const firstCommitAtOf = (state: State, absorbed: readonly State[], openedAt: Instant | null): Instant | null => {
  const seen = firstSeenCommitAt(state, absorbed)
  return seen !== null && openedAt !== null && seen > openedAt ? null : seen
}

interface Naming {
  readonly name: string
  readonly origin: LinkOrigin
  readonly rule: LinkedItem['rule']
}

const FIELDS = ['title', 'body', 'branch', 'commit'] as const

/** The ways in which the change's own sources and people name items, strongest first. */
const namings = ({ workspaceId, place, said, observations }: State): readonly Naming[] => {
  const all: Naming[] = []
  const put = (origin: LinkOrigin, rule: Naming['rule'], key: string): void => {
    all.push({ name: itemName(workspaceId, place, key), origin, rule })
  }
  for (const key of united(observations, (facts) => facts.links)) put('connector', 'host', key)
  for (const { linked, workItem } of linksSaid(said)) if (linked) put('manual', 'by_hand', workItem)
  const named = united(observations, (facts) => facts.namedKeys)
  for (const field of FIELDS) for (const one of named) if (one.field === field) put('heuristic', field, one.key)
  for (const key of united(observations, (facts) => facts.closes)) put('heuristic', 'closing_keyword', key)
  return all
}

/** The items of a change, by what is said of it and of the changes that it absorbs. */
const itemsOf = (state: State, absorbed: readonly State[], neighbours: Neighbours): readonly LinkedItem[] => {
  const { workspaceId, place } = state
  const all = [state, ...absorbed]
  const denied = new Set<string>()
  for (const { said } of all)
    for (const { linked, workItem } of linksSaid(said)) if (!linked) denied.add(itemName(workspaceId, place, workItem))
  const found = new Map<string, LinkedItem>()
  const put = (key: string, workType: ItemType | null, origin: LinkOrigin, rule: LinkedItem['rule']): void => {
    const known = found.get(key)
    const stronger = known === undefined || LinkOrigin.values.indexOf(origin) < LinkOrigin.values.indexOf(known.origin)
    if (stronger) found.set(key, { key, workType: workType ?? 'other', origin, rule })
  }
  for (const item of neighbours.mentionedBy<WorkItemState>(WorkItem)) put(item.key, item.type, 'connector', 'tracker')
  for (const { name, origin, rule } of all.flatMap(namings)) {
    if (origin === 'heuristic' && denied.has(name)) continue
    for (const item of neighbours.mentioned<WorkItemState>(WorkItem, name))
      if (item.observations.length > 0) put(item.key, item.type, origin, rule)
  }
  return [...found.values()].sort((a, b) => compareText(a.key, b.key))
}

/** The first release that contains it, or a change that brought it in. */
const releaseOf = (state: State, absorbed: readonly State[], neighbours: Neighbours): string | null => {
  const { workspaceId, place } = state
  const named = absorbed.flatMap(({ key }) =>
    neighbours.mentioning<ReleaseState>(Release, changeName(workspaceId, place, key)),
  )
  const releases = [...neighbours.mentionedBy<ReleaseState>(Release), ...named]
    .flatMap(({ tag, releasedAt }) => (tag === null || releasedAt === null ? [] : [{ tag, releasedAt }]))
    .sort((a, b) => compareText(a.releasedAt, b.releasedAt) || compareText(a.tag, b.tag))
  return releases[0]?.tag ?? null
}

const linkSaid = (
  said: readonly Said[],
  { projectId, workItem }: { readonly projectId: Uuid; readonly workItem: string },
  linked: boolean,
  at: Instant,
): readonly Said[] => {
  const now: Said = { projectId, at, workItem, linked }
  return saidNow(said, now, (one) => 'workItem' in one && one.workItem === workItem)
}

const markSaid = (said: readonly Said[], projectId: Uuid, takenBack: boolean, at: Instant): readonly Said[] => {
  const now: Said = { projectId, at, takenBack }
  return saidNow(said, now, (one) => 'takenBack' in one)
}

/** The names of the rules that found its marks of assistance, or those of what it brings in. */
const rulesOf = ({ workspaceId, place, observations }: State): readonly string[] =>
  united(observations, ({ aiMarks, brought = [] }) => [...aiMarks, ...brought.flatMap((one) => one.aiMarks)]).flatMap(
    ({ verdict, rule }) => (verdict === 'assisted' && rule !== undefined ? [ruleName(workspaceId, place, rule)] : []),
  )

/** Each mark once, whatever rules found it, without those that people took back. */
const marksOf = (
  state: State,
  absorbed: readonly State[],
  mergedAt: Instant | null,
  neighbours: Neighbours,
): readonly AiMark[] => {
  const { workspaceId, place } = state
  const isWrong = lastSaid([state, ...absorbed].flatMap(({ said }) => marksSaid(said)))?.takenBack ?? false
  const isRuleWrong = (rule: string | undefined): boolean =>
    rule !== undefined &&
    mergedAt !== null &&
    neighbours
      .mentioned<AiRuleState>(AiRule, ruleName(workspaceId, place, rule))
      .some((one) => isTakenBack(one, mergedAt))
  const marks = new Map<string, AiMark>()
  for (const { source, verdict, tool, rule } of united(mergedObservations(state, absorbed), (facts) => facts.aiMarks))
    if (verdict === 'not_assisted' || !(isWrong || isRuleWrong(rule)))
      marks.set(`${source}|${verdict}|${tool}`, { source, verdict, tool })
  return [...marks.values()]
}

/** A change to a repository, by every connection that saw it. */
export const CodeChange = observedEntity<'code_change', object, Said, View>({
  kind: 'code_change',
  members: {},
  of: () => ({}),
  saying: {
    codec: Said as Codec<Said>,
    on: {
      ChangeLinked: (said, { data, metadata }) => linkSaid(said, data, true, metadata.occurredAt),
      ChangeUnlinked: (said, { data, metadata }) => linkSaid(said, data, false, metadata.occurredAt),
      AiMarksTakenBack: (said, { data, metadata }) => markSaid(said, data.projectId, true, metadata.occurredAt),
      AiMarksRestored: (said, { data, metadata }) => markSaid(said, data.projectId, false, metadata.occurredAt),
    },
  },
  indexes: [
    ['workspaceId', 'place', 'mergedAt'],
    ['workspaceId', 'place', 'taggedAt'],
    ['workspaceId', 'place', 'reverted', 'mergedAt'],
  ],
  view,
  relations: {
    // What a commit says of items holds for the change that absorbs it.
    followsOthers: true,
    // Others mention it by its commits: a forge's change mentions git's, and git's release a forge's.
    aliases: (state) =>
      [...new Set([...landedOf(state), ...commitsOf(state), ...broughtBy(state).map(({ commit }) => commit)])]
        .filter((commit) => commit !== state.key)
        .map((commit) => changeName(state.workspaceId, state.place, commit)),
    mentions: (state) => {
      const { workspaceId, place, observations } = state
      return [
        ...new Set([
          ...namings(state).map(({ name }) => name),
          ...broughtBy(state).flatMap(({ namedKeys, closes }) =>
            [...namedKeys.map(({ key }) => key), ...closes].map((key) => itemName(workspaceId, place, key)),
          ),
          ...rulesOf(state),
          ...united(observations, (facts) => facts.reverts).map((reference) =>
            changeName(workspaceId, place, reference),
          ),
        ]),
      ]
    },
    view: (state, neighbours) => {
      const others = neighbours.sharingAName<State>()
      const absorbed = others.some((other) => absorbs(other, state)) || isNothingElse(state, others)
      const takenIn = absorbedBy(state, others)
      const parts = others
        .filter((other) => !takenIn.includes(other))
        .flatMap((other) => partOf(state, other) ?? [])
        .sort(byKey)
      const said = mergedObservations(state, takenIn)
      const mergedAt = absorbed ? null : strongest(said, (facts) => facts.mergedAt)
      const aiMarks = marksOf(state, [...takenIn, ...parts], mergedAt, neighbours)
      const openedAt = strongest(said, (facts) => facts.openedAt)
      return {
        absorbed,
        title: strongest(said, (facts) => facts.title) ?? '',
        mergedAt,
        openedAt,
        firstCommitAt: firstCommitAtOf(state, takenIn, openedAt),
        aiMarks,
        taggedAt: aiMarks.length > 0 ? mergedAt : null,
        items: itemsOf(state, [...takenIn, ...parts], neighbours),
        release: releaseOf(state, [...takenIn, ...parts], neighbours),
        reverted: neighbours
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
