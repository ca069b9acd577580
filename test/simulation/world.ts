import type { Instant } from '#domain/common'
import type { AiMark } from '#domain/events/code'
import type { ItemState, ItemType } from '#domain/events/work-items'
import type { Simulator } from './simulator.js'

// What is really so. Sources tell of it, each in its own way and only of a part.

export const REPOSITORIES = ['github.com/acme/api', 'github.com/acme/web'] as const
export const TRACKER = 'ACME'
export const SOURCES = ['git api', 'git web', 'forge', 'csv', 'tracker'] as const
export type Source = (typeof SOURCES)[number]

/** One change to a repository, of which sources may speak under two keys. */
export interface Change {
  readonly repository: string
  /** The number on the forge; null if it was pushed without a pull request. */
  readonly number: string | null
  /** Its commit on the default branch. */
  readonly commit: string
  /** Git's message of it names the number: all sources call it alike. */
  readonly named: boolean
  readonly firstCommitAt: Instant
  readonly openedAt: Instant
  mergedAt: Instant | null
  title: string
  /** Marks in the commit's message, which forge and git both read. */
  trailers: AiMark[]
  /** Marks on the forge. */
  labels: AiMark[]
  /** Marks in the spreadsheet. */
  noted: AiMark[]
  texts: { key: string; field: 'title' | 'body' | 'branch' | 'commit' }[]
  closes: string[]
  hostLinks: string[]
  reverts: Change | null
  readonly hidden: Set<Source>
}
export interface Item {
  readonly place: string
  readonly key: string
  type: ItemType
  /** The type in the spreadsheet, which is weaker; null if it does not list the item. */
  typeInSheet: ItemType | null
  state: ItemState
  readonly createdAt: Instant
  doneAt: Instant | null
  links: Change[]
  readonly hidden: Set<Source>
}
export interface Release {
  readonly repository: string
  readonly tag: string
  readonly releasedAt: Instant
  readonly changes: readonly Change[]
  readonly hidden: Set<Source>
}
export interface World {
  readonly changes: Change[]
  readonly items: Item[]
  readonly releases: Release[]
}

/** The key of a change in git. */
export const gitKey = ({ named, number, commit }: Change): string => (named && number !== null ? number : commit)
/** The key that people use for a change. */
export const mainKey = (change: Change): string => change.number ?? change.commit

const START = Date.UTC(2026, 0, 20)
const HOUR = 3_600_000
const at = (ms: number): Instant => new Date(START + ms).toISOString()

const TYPES: readonly ItemType[] = ['epic', 'story', 'task', 'bug', 'subtask', 'other']
const TOOLS = ['cursor', 'copilot', null] as const
const KEYS = ['ACME-1', 'ACME-2', 'ACME-3', 'ACME-4', 'ACME-5', '#901', '#902']

const anyMark = (sim: Simulator, source: AiMark['source']): AiMark => {
  const assisted = sim.chance(0.7)
  return {
    source,
    verdict: assisted ? 'assisted' : 'not_assisted',
    tool: assisted ? sim.pick(TOOLS) : null,
  }
}
const maybeMark = (sim: Simulator, source: AiMark['source'], chance: number): AiMark[] =>
  sim.chance(chance) ? [anyMark(sim, source)] : []

const newItem = (sim: Simulator, key: string): Item => ({
  place: key.startsWith('#') ? REPOSITORIES[0] : TRACKER,
  key,
  type: sim.pick(TYPES),
  typeInSheet: !key.startsWith('#') && sim.chance(0.5) ? sim.pick(TYPES) : null,
  state: 'todo',
  createdAt: at(sim.between(0, 200) * HOUR),
  doneAt: null,
  links: [],
  hidden: new Set(),
})

const newChange = (sim: Simulator, { changes }: World): Change => {
  const repository = sim.pick(REPOSITORIES)
  const count = changes.length + 1
  const form = sim.pick(['named', 'bare', 'bare', 'direct'])
  const firstCommit = sim.between(0, 900) * HOUR + sim.between(0, 59) * 60_000
  const opened = firstCommit + sim.between(0, 30) * HOUR
  const reverted = changes.filter((one) => one.repository === repository)
  const direct = form === 'direct'
  return {
    repository,
    number: direct ? null : `#${count}`,
    commit: count.toString(16).padStart(40, 'c'),
    named: form === 'named',
    firstCommitAt: at(firstCommit),
    openedAt: at(opened),
    mergedAt: direct ? at(opened) : null,
    title: `change ${count}`,
    trailers: maybeMark(sim, 'commit_trailer', 0.5),
    labels: maybeMark(sim, 'pr_label', 0.3),
    noted: maybeMark(sim, 'csv_column', 0.4),
    texts: sim.chance(0.6)
      ? [{ key: sim.chance(0.2) ? sim.pick(KEYS).toLowerCase() : sim.pick(KEYS), field: sim.pick(['title', 'commit']) }]
      : [],
    closes: sim.chance(0.1) ? ['#901'] : [],
    hostLinks: sim.chance(0.15) ? [sim.pick(KEYS)] : [],
    reverts: reverted.length > 0 && sim.chance(0.15) ? sim.pick(reverted) : null,
    hidden: new Set(),
  }
}

const merge = (sim: Simulator, change: Change): void => {
  const opened = Date.parse(change.openedAt) - START
  // Near the ends of days as often as anywhere else.
  const later = opened + sim.between(0, 60) * HOUR
  change.mergedAt = at(sim.chance(0.3) ? Math.ceil(later / (24 * HOUR)) * 24 * HOUR - sim.between(0, 1) : later)
}

const toggled = (hidden: Set<Source>, source: Source): void => {
  if (!hidden.delete(source)) hidden.add(source)
}

/** Something happens in the world. */
export const happen = (sim: Simulator, world: World): void => {
  const { changes, items, releases } = world
  const open = changes.filter(({ mergedAt }) => mergedAt === null)
  const what = sim.pick([
    ...['open', 'open', 'open', 'merge', 'merge', 'merge', 'mark', 'text', 'retitle', 'retitle'],
    ...['item', 'item', 'type', 'done', 'link', 'release', 'hide change', 'hide change', 'hide item', 'hide release'],
  ])
  const change = changes.length > 0 ? sim.pick(changes) : undefined
  const item = items.length > 0 ? sim.pick(items) : undefined
  if (what === 'open' || change === undefined) changes.push(newChange(sim, world))
  else if (what === 'item' || item === undefined) {
    const key = KEYS.find((one) => !items.some((other) => other.key === one) && sim.chance(0.5))
    if (key !== undefined) items.push(newItem(sim, key))
  } else if (what === 'merge') {
    const merged = open.length > 0 ? sim.pick(open) : undefined
    if (merged !== undefined) merge(sim, merged)
  } else if (what === 'mark') change.labels = maybeMark(sim, 'pr_label', 0.7)
  else if (what === 'text') change.texts = [...change.texts.slice(-1), { key: sim.pick(KEYS), field: 'body' }]
  else if (what === 'retitle')
    change.title = change.title.endsWith('!') ? change.title.slice(0, -1) : `${change.title}!`
  else if (what === 'type') item.type = sim.pick(TYPES)
  else if (what === 'done') {
    item.state = item.state === 'done' ? 'in_progress' : 'done'
    item.doneAt = item.state === 'done' ? at(sim.between(300, 900) * HOUR) : null
  } else if (what === 'link') item.links = sim.chance(0.3) ? [] : [change]
  else if (what === 'hide change') toggled(change.hidden, sim.pick(['git api', 'git web', 'forge', 'forge', 'csv']))
  else if (what === 'hide item') toggled(item.hidden, sim.pick(['tracker', 'csv', 'forge']))
  else if (what === 'hide release') {
    const release = releases.length > 0 ? sim.pick(releases) : undefined
    if (release !== undefined) toggled(release.hidden, sim.pick(['git api', 'git web', 'forge']))
  } else {
    const repository = sim.pick(REPOSITORIES)
    const merged = changes.filter((one) => one.repository === repository && one.mergedAt !== null)
    const tag = `v${releases.length + 1}`
    releases.push({
      repository,
      tag,
      releasedAt: at(sim.between(500, 1_200) * HOUR),
      hidden: new Set<Source>(),
      changes: merged.filter(() => sim.chance(0.5)),
    })
  }
}
