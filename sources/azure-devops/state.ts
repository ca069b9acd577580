import type { ItemState, ItemType } from '#domain/events/work-items'
import type { Ask, Choices } from '#sources/kit/format'
import { stateIn } from '#sources/kit/trackers/state'
import { givesUp, plainWord, type Resolution, typeNamed } from '#sources/kit/trackers/words'

/** The states that the categories of Azure Boards mean; no language changes them. */
const CATEGORIES: ReadonlyMap<string, ItemState> = new Map([
  ['Proposed', 'todo'],
  ['InProgress', 'in_progress'],
  // Built, and not yet verified.
  ['Resolved', 'in_progress'],
  ['Completed', 'done'],
  ['Removed', 'cancelled'],
])

/** Reasons for closing an item that was given up, as the processes of Azure Boards name them, beside those of other trackers. */
const GIVEN_UP: ReadonlySet<string> = new Set(
  [
    'As Designed',
    'Copied to Backlog',
    'Cut',
    'Deferred',
    'Out of Scope',
    'Overtaken by Events',
    'Removed from the backlog',
  ].map(plainWord),
)

/** A state of a type of items, with its category. */
export interface TypeState {
  readonly name: string
  readonly category: string
}

const isGivenUp = (reason: Resolution): boolean => givesUp(reason) || GIVEN_UP.has(plainWord(reason.name))

/**
 * The state behind a status: by its category, if the states of its type are known, else by a person's answer; null without both.
 * Within done, a reason that gives up is cancelled, unless an answer says what the reason means.
 */
export const stateOf = (
  status: string,
  reason: string | null,
  known: readonly TypeState[],
  choices: Pick<Choices, 'states'>,
): ItemState | null => {
  const category = known.find(({ name }) => name === status)?.category
  const state = category === undefined ? choices.states.get(status) : CATEGORIES.get(category)
  if (state !== 'done') return state ?? null
  const resolution = reason === null ? null : { id: null, name: reason }
  if (resolution !== null && !choices.states.has(resolution.name) && isGivenUp(resolution)) return 'cancelled'
  return stateIn('done', status, resolution, choices)
}

/** Types of the processes Agile, Scrum, CMMI and Basic that have other names than those of other trackers. */
const TYPES: ReadonlyMap<string, ItemType> = new Map([
  // Above stories, as epics are.
  ['feature', 'epic'],
  ['product backlog item', 'story'],
  ['requirement', 'story'],
])

/** The type of an item: by the answer for its name, else by the name, else `other`, which is asked for. */
export const typeOf = (
  name: string,
  { types }: Pick<Choices, 'types'>,
): { readonly type: ItemType; readonly asks: readonly Ask[] } => {
  const type = types.get(name) ?? TYPES.get(plainWord(name)) ?? typeNamed(name)
  return type === null ? { type: 'other', asks: [{ table: 'types', word: name }] } : { type, asks: [] }
}
