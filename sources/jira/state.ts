import type { ItemState, ItemType } from '#domain/events/work-items'
import type { Ask, Choices } from '#sources/kit/format'
import { stateIn } from '#sources/kit/trackers/state'
import { type Resolution, typeNamed } from '#sources/kit/trackers/words'

/** A person's answer for a status whose category is not known; null without one. */
export const answeredState = (
  status: string,
  resolution: Resolution | null,
  choices: Pick<Choices, 'states'>,
): ItemState | null => {
  const answered = choices.states.get(status)
  if (answered === undefined) return null
  return answered === 'done' ? stateIn('done', status, resolution, choices) : answered
}

/** The type of an issue, as the issue states it. */
export interface IssueType {
  readonly untranslatedName?: string | null | undefined
  readonly name?: string | null | undefined
  readonly subtask?: boolean | null | undefined
  /** 1 for an epic, 0 for a story or a task, -1 for a part of one. */
  readonly hierarchyLevel?: number | null | undefined
}

/**
 * The type of an issue: by Jira's own name for it, by its level, by the answer for its name, else by a name that Jira itself
 * gives to its types in some language. Any other type is `other`, and is asked for.
 */
export const typeOf = (
  { untranslatedName, name, subtask, hierarchyLevel }: IssueType,
  { types }: Pick<Choices, 'types'>,
): { readonly type: ItemType; readonly asks: readonly Ask[] } => {
  const known = (type: ItemType) => ({ type, asks: [] })
  const own = typeNamed(untranslatedName ?? '')
  if (own !== null) return known(own)
  if (subtask === true || (hierarchyLevel ?? 0) < 0) return known('subtask')
  if ((hierarchyLevel ?? 0) > 0) return known('epic')
  const word = name ?? ''
  const type = types.get(word) ?? typeNamed(word)
  if (type !== null) return known(type)
  return { type: 'other', asks: [{ table: 'types', word }] }
}
