import type { ExpectedHistory } from '#test/support/git/expectation'
import type { CommitSpec, HistorySpec } from '#test/support/git/history'

const DAY_MS = 86_400_000

export const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)

/** The civil day so many days later. */
export const daysLater = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)

/** A date and time with its day moved, hour and zone as they were. */
const moved = (at: string, days: number): string => daysLater(at.slice(0, 10), days) + at.slice(10)

/**
 * A history of long ago with its last day, as given, moved to ten days before today: a reporting window reaches back
 * from today. Dates that are written raw stay.
 */
export const madeRecent = (history: ExpectedHistory, lastDay: string, now = Date.now()) => {
  const days = Math.round((Date.parse(`${dayOf(now)}T00:00:00Z`) - Date.parse(`${lastDay}T00:00:00Z`)) / DAY_MS) - 10
  const commits = history.commits.map(
    ({ at, authored, ...rest }): CommitSpec => ({
      ...rest,
      at: moved(at, days),
      ...(authored === undefined ? {} : { authored: moved(authored, days) }),
    }),
  )
  const tags = (history.tags ?? []).map(({ at, ...rest }) => ({
    ...rest,
    ...(at === undefined ? {} : { at: moved(at, days) }),
  }))
  const spec: HistorySpec = { ...history, commits, tags }
  return { spec, day: (original: string): string => daysLater(original, days) }
}
