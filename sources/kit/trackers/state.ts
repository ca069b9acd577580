import type { ItemState } from '#domain/events/work-items'
import type { Choices } from '../format.js'
import { type Category, givesUp, type Resolution } from './words.js'

/** The state of an item in a category: within done, a resolution that gives up is cancelled. */
export const stateIn = (
  category: Category,
  status: string,
  resolution: Resolution | null,
  { states }: Pick<Choices, 'states'>,
): ItemState => {
  if (category !== 'done') return category
  // Some projects have no resolutions but a status `Cancelled` of the category done: a person may say so.
  if (states.get(status) === 'cancelled') return 'cancelled'
  if (resolution === null) return 'done'
  const answered = states.get(resolution.name)
  if (answered === 'cancelled' || answered === 'done') return answered
  return givesUp(resolution) ? 'cancelled' : 'done'
}
