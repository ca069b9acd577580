import type { CivilDate, Instant } from '#domain/common'
import type { Ask, Candidate, Choices, Mapped } from '../format.js'
import { asFact, leftOut, leftOutNow, rejected } from '../mapping.js'
import { notWorkNamed } from '../not-work.js'
import { projectIn } from '../trackers/item.js'

/** Time that was logged on an item of a tracker, whichever product exported it. No member holds a person. */
export interface Worklog {
  readonly known: Candidate['known']
  /** The day on which it begins, where it was logged. */
  readonly day: CivilDate
  /** The exact duration. */
  readonly seconds: number
  readonly billable: boolean
  /** The key of the item; null if the source names it only by its id. */
  readonly item: string | null
  readonly itemId: string
  /** Words of the source by which choices may name its project or its role. They are looked up, and kept nowhere. */
  readonly words: readonly string[]
  readonly updated: Instant | null
}

/** The meaning of the first word with a choice. */
const answeredBy = <M>(words: readonly string[], table: ReadonlyMap<string, M>): M | null => {
  for (const word of words) {
    const meaning = table.get(word)
    if (meaning !== undefined) return meaning
  }
  return null
}

/** Logged time as an entry of its project on the day on which it begins, or why it is none. */
export const worklogFact = (worklog: Worklog, choices: Choices): readonly Mapped[] => {
  const { known, day, seconds, billable, itemId, updated } = worklog
  if (seconds === 0) return leftOut('zero_duration')
  const workItem = worklog.item ?? choices.items.get(itemId) ?? null
  const tracker = workItem === null ? null : projectIn(workItem)
  const words = tracker === null ? worklog.words : [tracker, ...worklog.words]
  // What a person assigned to a project or a role is work, whatever it is called.
  const isAnswered = (word: string): boolean => choices.projects.has(word) || choices.roles.has(word)
  const notWork = notWorkNamed(...worklog.words.filter((word) => !isAnswered(word)))
  const project = answeredBy(words, choices.projects) ?? choices.project
  if (project === null && notWork !== null) return leftOut(notWork)
  const role = answeredBy(words, choices.roles) ?? choices.role
  const unknownRole: Ask = { table: 'roles', word: tracker ?? '' }
  if (project === null)
    return rejected(
      'unknown_project',
      'no answer says to which project its item belongs: give --project or name its tracker project in --answers',
      { asks: { table: 'projects', word: tracker ?? '' }, alsoAsks: role === null ? [unknownRole] : [] },
    )
  if (role === null && notWork !== null) return leftOut(notWork)
  if (role === null)
    return rejected(
      'unknown_role',
      'no answer says its role: give --role or name its tracker project under roles in --answers',
      { asks: unknownRole },
    )
  const data = { day, seconds, role, category: 'labour', billable, workItem }
  const asks: readonly Ask[] = workItem === null ? [{ table: 'items', word: itemId }] : []
  const fact = asFact({ kind: 'time_entry', place: project, known, data }, updated, asks)
  return notWork === null ? fact : leftOutNow(notWork, fact)
}
