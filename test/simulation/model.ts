import type { Instant } from '#domain/common'
import type { AiMark, CodeChangeFacts, ReleaseFacts } from '#domain/events/code'
import type { WorkItemFacts } from '#domain/events/work-items'
import { type Told, thing } from './told.js'
import { type Change, gitKey, mainKey, type Source, type World } from './world.js'

// What must come out, computed from the world's own knowledge of which change is which. It shares no fold, no
// contribution and no sum with the service: where both are wrong, they are wrong in different ways.

/** Sources from the strongest to the weakest. */
const BY_STRENGTH: readonly Source[] = ['forge', 'tracker', 'git api', 'git web', 'csv']

export interface ExpectedChange {
  readonly absorbed: boolean
  readonly title: string
  readonly mergedAt: Instant | null
  readonly openedAt: Instant | null
  readonly firstCommitAt: Instant | null
  readonly aiMarks: readonly string[]
  readonly taggedAt: Instant | null
  readonly items: readonly { readonly key: string; readonly workType: string; readonly origin: string }[]
  readonly release: string | null
  readonly reverted: boolean
}
export interface ExpectedItem {
  readonly type: string | null
  readonly state: string | null
  readonly doneAt: Instant | null
}
export interface Expected {
  readonly changes: ReadonlyMap<string, ExpectedChange>
  readonly items: ReadonlyMap<string, ExpectedItem>
  readonly releases: ReadonlyMap<string, Instant>
  /** The sums of merged changes, by repository and UTC day, and in all. */
  readonly sums: ReadonlyMap<string, Readonly<Record<string, number>>>
}

const first = <F, A>(facts: readonly F[], of: (one: F) => A | null): A | null => {
  for (const one of facts) if (of(one) !== null) return of(one)
  return null
}
const ORIGINS = ['connector', 'manual', 'heuristic']

export const expectedOf = (world: World, told: Told): Expected => {
  /** The facts that sources state of a thing, strongest first. */
  const said = <F>(kind: string, place: string, key: string): readonly F[] =>
    BY_STRENGTH.flatMap((source) => {
      const one = told.tellings.get(source)?.get(thing({ kind, place, key }))
      return one === undefined ? [] : [one.data as F]
    })

  const items = new Map<string, ExpectedItem>()
  const present: { place: string; key: string; type: string | null; links: WorkItemFacts['links'] }[] = []
  for (const { place, key } of world.items) {
    const facts = said<WorkItemFacts>('work_item', place, key)
    const words = [...(told.types.get(thing({ kind: 'work_item', place, key })) ?? [])]
    if (facts.length + words.length === 0) continue
    const last = words
      .filter(({ workType }) => workType !== null)
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .at(-1)
    const type = last?.workType ?? facts[0]?.type ?? null
    const state = facts[0]?.state ?? null
    items.set(`${place} ${key}`, { type, state, doneAt: state === 'done' ? first(facts, (one) => one.doneAt) : null })
    if (facts.length > 0) present.push({ place, key, type, links: facts.flatMap(({ links }) => links) })
  }

  const releases = new Map<string, Instant>()
  const containing = new Map<string, { tag: string; releasedAt: Instant }>()
  for (const { repository, tag } of world.releases) {
    const facts = said<ReleaseFacts>('release', repository, tag)
    const releasedAt = facts[0]?.releasedAt
    if (releasedAt === undefined) continue
    releases.set(`${repository} ${tag}`, releasedAt)
    for (const key of new Set(facts.flatMap(({ changes }) => changes))) {
      const known = containing.get(`${repository} ${key}`)
      const earlier = known === undefined || `${releasedAt} ${tag}` < `${known.releasedAt} ${known.tag}`
      if (earlier) containing.set(`${repository} ${key}`, { tag, releasedAt })
    }
  }

  const taken = new Set<string>()
  const factsUnder = (change: Change, key: string) => said<CodeChangeFacts>('code_change', change.repository, key)
  const keysOf = (change: Change): readonly string[] => [...new Set([mainKey(change), gitKey(change)])]
  for (const change of world.changes)
    for (const key of keysOf(change)) {
      const facts = factsUnder(change, key)
      if (facts.some(({ mergedAt }) => mergedAt !== null))
        for (const reverted of facts.flatMap(({ reverts }) => reverts)) taken.add(`${change.repository} ${reverted}`)
    }

  /** The items that a change is linked to, by all that is said of it under these names. */
  const itemsNamed = (change: Change, keys: readonly string[]): ExpectedChange['items'] => {
    const words = keys.flatMap(
      (key) => told.links.get(thing({ kind: 'code_change', place: change.repository, key })) ?? [],
    )
    const facts = keys.flatMap((key) => factsUnder(change, key))
    return present
      .flatMap((item) => {
        // A bare number is a number of its own repository.
        const within = item.key.startsWith('#') ? item.place === change.repository : true
        const isNamedBy = (name: string): boolean => within && name.toUpperCase() === item.key
        const byTracker = item.links.some(
          ({ container, reference }) => container === change.repository && keys.includes(reference),
        )
        const byHost = facts.some(({ links }) => links.some(isNamedBy))
        const byHand = words.some(({ linked, workItem }) => linked && isNamedBy(workItem))
        const denied = words.some(({ linked, workItem }) => !linked && isNamedBy(workItem))
        const inText = facts.some(
          ({ namedKeys, closes }) => namedKeys.some((one) => isNamedBy(one.key)) || closes.some(isNamedBy),
        )
        const holds = [byTracker || byHost, byHand, inText && !denied].indexOf(true)
        const origin = ORIGINS[holds]
        return origin === undefined ? [] : [{ key: item.key, workType: item.type ?? 'other', origin }]
      })
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  /** The first release that names it, by its key or by one of its commits. */
  const releaseOf = ({ repository }: Change, names: readonly string[]): string | null =>
    names
      .flatMap((name) => containing.get(`${repository} ${name}`) ?? [])
      .sort((a, b) => (`${a.releasedAt} ${a.tag}` < `${b.releasedAt} ${b.tag}` ? -1 : 1))[0]?.tag ?? null

  const changes = new Map<string, ExpectedChange>()
  const sums = new Map<string, Record<string, number>>()
  for (const change of world.changes) {
    const main = factsUnder(change, mainKey(change))
    const git = gitKey(change) === mainKey(change) ? [] : factsUnder(change, gitKey(change))
    // It is one change as soon as the forge says that it is merged; till then nobody can know.
    const joined = main.some(({ mergedAt, commits }) => mergedAt !== null && commits.includes(change.commit))
    for (const key of keysOf(change)) {
      const id = `${change.repository} ${key}`
      const own = factsUnder(change, key)
      const isSpokenOf = told.links.has(thing({ kind: 'code_change', place: change.repository, key }))
      if (own.length === 0 && !isSpokenOf) continue
      const absorbed = key !== mainKey(change) && joined
      const facts = key === mainKey(change) && joined ? [...main, ...git] : own
      const mergedAt = absorbed ? null : first(facts, (one) => one.mergedAt)
      const expected: ExpectedChange = {
        absorbed,
        title: first(facts, ({ title }) => title) ?? '',
        mergedAt,
        taggedAt: facts.some(({ aiMarks }) => aiMarks.length > 0) ? mergedAt : null,
        openedAt: first(facts, ({ openedAt }) => openedAt),
        firstCommitAt: first(facts, ({ firstCommitAt }) => firstCommitAt),
        aiMarks: [...new Set(facts.flatMap(({ aiMarks }) => aiMarks.map(markText)))].sort(),
        items: itemsNamed(change, key === mainKey(change) && joined ? keysOf(change) : [key]),
        release: releaseOf(change, [
          key,
          ...own.flatMap(({ commits, mergeCommit }) => [...commits, mergeCommit ?? key]),
        ]),
        reverted: taken.has(id),
      }
      changes.set(id, expected)
      if (expected.mergedAt !== null)
        for (const when of [expected.mergedAt.slice(0, 10), 'all-all']) {
          const sum = `${change.repository} ${when}`
          sums.set(sum, added(sums.get(sum) ?? {}, expected))
        }
    }
  }
  for (const counts of sums.values()) for (const [name, n] of Object.entries(counts)) if (n === 0) delete counts[name]
  return { changes, items, releases, sums }
}

export const markText = ({ source, verdict, tool }: AiMark): string => `${source} ${verdict} ${tool}`

/** One merged change more. */
const added = (counts: Record<string, number>, change: ExpectedChange): Record<string, number> => {
  const add = (name: string, n: number): void => {
    counts[name] = (counts[name] ?? 0) + n
  }
  const verdicts = new Set(change.aiMarks.map((mark) => mark.split(' ')[1]))
  const marking = verdicts.size === 2 ? 'conflicting' : ([...verdicts][0] ?? 'untagged')
  const types = new Set(change.items.map(({ workType }) => workType))
  const workType = types.size > 1 ? 'mixed' : ([...types][0] ?? 'unlinked')
  add(`changes|${workType}|${marking}`, 1)
  const origin = ORIGINS.find((one) => change.items.some((item) => item.origin === one))
  if (origin !== undefined) add(`linked|${origin}`, 1)
  if (marking === 'assisted') {
    const tools = change.aiMarks.map((mark) => mark.split(' ')[2] as string).filter((tool) => tool !== 'null')
    for (const tool of new Set(tools)) add(`tool|${workType}|${tool}`, 1)
  }
  const { firstCommitAt, openedAt, mergedAt } = change
  if (firstCommitAt !== null && openedAt !== null && mergedAt !== null && verdicts.size === 1) {
    const times = [firstCommitAt, openedAt, mergedAt].map((instant) => Date.parse(instant)) as [number, number, number]
    add(`compared|${marking}|changes`, 1)
    add(`compared|${marking}|implementationMs`, times[1] - times[0])
    add(`compared|${marking}|reviewMs`, times[2] - times[1])
  }
  return counts
}
