import type { CivilDate, Instant } from '#domain/common'
import { addDays } from '#domain/time'
import type { LinkedPage } from './linked-pages.js'

const dayOf = (instant: Instant): CivilDate => instant.slice(0, 10)

/**
 * The day down to which a list is read after a page, by the instant at which its last record was created. More records of that day
 * may follow, so that the day after it is the first one that is whole.
 */
export const completeBackTo = ({ at, next }: LinkedPage, lastCreated: Instant | null): CivilDate | null => {
  if (lastCreated === null || next === null) return null
  const day = addDays(dayOf(lastCreated), 1)
  return day > dayOf(at) ? null : day
}
