import type { ItemType } from '#domain/events/work-items'
import type { Choices } from '../format.js'

/** `bug`, `type: bug`, `kind/bug`, `type::bug`. */
const LABEL = /^(?:(?:issue[ _-]?)?(?:type|kind)[ \t]*(?:::?|\/|-)[ \t]*)?(bug|epic|story|task)$/i
/** The types by precedence: of several, the first counts. */
const ORDER = ['bug', 'epic', 'story', 'task'] as const

/**
 * The type of an item that a forge keeps: by the word of the forge itself, else by its labels, else `other`. A person may have
 * answered what a word or a label means. `word` is null where the forge has no type.
 */
export const itemTypeOf = (
  word: string | null,
  labels: readonly string[],
  { types }: Pick<Choices, 'types'>,
): ItemType => {
  const words = word === null ? labels : [word, ...labels]
  for (const one of words) {
    const answered = types.get(one)
    if (answered !== undefined) return answered
  }
  const own = ORDER.find((type) => type === word?.toLowerCase())
  const labelled = labels.map((label) => LABEL.exec(label.trim())?.[1]?.toLowerCase())
  return own ?? ORDER.find((type) => labelled.includes(type)) ?? 'other'
}
