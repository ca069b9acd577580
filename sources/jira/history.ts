import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import type { Resolution } from '#sources/kit/trackers/words'
import { type JiraIssue, jiraInstant } from './issue.js'

/** A status as a change names it. */
export interface StatusNamed {
  readonly id: string | null
  readonly name: string
}

/** The state of an item with a status and a resolution; null if the status' category is unknown. */
export type StateOf = (status: StatusNamed, resolution: Resolution | null) => ItemState | null

/** The past of an issue, by its changes. */
export interface Past {
  readonly history: WorkItemFacts['history']
  /** The time at which it was first in progress; null if it never was, or a status before is not known. */
  readonly startedAt: Instant | null
  /** The time at which it last entered a known state, by a change; not certain if the status before is not known. */
  readonly entered: { readonly at: Instant; readonly isCertain: boolean } | null
  /** Names of former statuses whose category is unknown. */
  readonly unknown: readonly string[]
}

const NO_PAST: Past = { history: [], startedAt: null, entered: null, unknown: [] }

type Item = Readonly<Record<string, unknown>>
type Side = 'from' | 'to'

/** A text of a change: `toString` is also a member that every object inherits. */
const textIn = (item: Item, member: string): string | null => {
  const value = Object.hasOwn(item, member) ? item[member] : null
  return typeof value === 'string' ? value : null
}

/** Says whether a change is of a field of Jira's own: a custom field may have its name. */
const isOf = (item: Item, field: string): boolean =>
  textIn(item, 'fieldId') === null
    ? textIn(item, 'field') === field && textIn(item, 'fieldtype') !== 'custom'
    : textIn(item, 'fieldId') === field

const statusOf = (item: Item, side: Side): StatusNamed => ({
  id: textIn(item, side),
  name: textIn(item, `${side}String`) ?? '',
})

const resolutionOf = (item: Item, side: Side): Resolution | null => {
  const id = textIn(item, side)
  const name = textIn(item, `${side}String`)
  return id === null && name === null ? null : { id, name: name ?? '' }
}

interface Change {
  readonly at: Instant
  readonly number: number
  readonly status: Item | null
  readonly resolution: Item | null
}

/** The changes of status and resolution, oldest first. Cloud lists the newest first. */
const changesOf = ({ changelog }: JiraIssue): readonly Change[] =>
  (changelog?.histories ?? [])
    .map(({ id, created, items }) => ({
      at: jiraInstant(created) ?? '',
      number: Number(id ?? 0),
      status: items.findLast((item) => isOf(item, 'status')) ?? null,
      resolution: items.findLast((item) => isOf(item, 'resolution')) ?? null,
    }))
    .filter(({ status, resolution }) => status !== null || resolution !== null)
    .sort((a, b) => compareText(a.at, b.at) || a.number - b.number)

/** The states that an issue entered, where they are known. Empty if it was asked for without its changes. */
export const pastOf = (issue: JiraIssue, createdAt: Instant, stateOf: StateOf): Past => {
  const { changelog, fields } = issue
  if (changelog == null) return NO_PAST
  const changes = changesOf(issue)
  // Cloud gives only the newest changes of an issue that has many.
  const isWhole = (changelog.total ?? 0) <= changelog.histories.length
  const firstOf = (field: 'status' | 'resolution'): Item | null =>
    changes.find((one) => one[field] !== null)?.[field] ?? null
  const [firstStatus, firstResolution] = [firstOf('status'), firstOf('resolution')]
  const now = fields.resolution == null ? null : { id: fields.resolution.id ?? null, name: fields.resolution.name }
  let status: StatusNamed = firstStatus === null ? fields.status : statusOf(firstStatus, 'from')
  let resolution = firstResolution === null ? now : resolutionOf(firstResolution, 'from')

  const unknown = new Set<string>()
  const history: { readonly at: Instant; readonly state: ItemState }[] = []
  /** Null if it is not known. */
  let state: ItemState | null = null
  /** Says whether a change told of the state. None tells of the first one: the creation of an issue is no change. */
  let wasEntered = false
  let isKnownSoFar = isWhole
  let startedAt: Instant | null = null
  let entered: Past['entered'] = null
  const known = (): ItemState | null => {
    const next = stateOf(status, resolution)
    if (next === null) {
      unknown.add(status.name)
      isKnownSoFar = false
    }
    return next
  }
  const begin = (): void => {
    state = known()
    // Its first change of status tells the state before. Without one, nothing tells since when it is in its present state.
    if (firstStatus === null && state !== 'todo') state = null
    if (state !== 'todo') isKnownSoFar = false
    else if (isWhole) history.push({ at: createdAt, state })
  }
  const change = (at: Instant): void => {
    const next = known()
    if (next !== null && next !== state) {
      // When it was done before is not known, but that it is taken up again is.
      if (state === 'done' && !wasEntered && next !== 'cancelled') history.push({ at, state })
      history.push({ at, state: next })
      // In a status that is not known it may have been in this state already.
      entered = { at, isCertain: state !== null }
      if (next === 'in_progress' && isKnownSoFar) startedAt ??= at
      wasEntered = true
    }
    state = next
  }
  begin()
  for (const { at, status: toStatus, resolution: toResolution } of changes) {
    if (toStatus !== null) status = statusOf(toStatus, 'to')
    if (toResolution !== null) resolution = resolutionOf(toResolution, 'to')
    change(at)
  }
  return { history, startedAt, entered, unknown: [...unknown] }
}
