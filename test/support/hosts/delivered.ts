import type { CivilDate, Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import { calendar } from '#test/connectors/calendars/support'
import { commit, id, issue, type JsonRecord, label, merged, pull, release } from '#test/connectors/forges/gitea'
import type { LocalGitea } from './gitea.js'

// The weeks of a team up to a day, at a Gitea and in a calendar: with what people state, enough for all five KPIs.

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** So many hours after ten in the morning (UTC) of the day that is some days before another one. */
const before = (today: CivilDate, days: number, hours = 0): Instant =>
  instantOf(epochOf(`${today}T10:00:00.000Z`) - days * DAY + hours * HOUR)

const shaOf = (number: number): string => number.toString(16).padStart(40, '0')

/** The day of the first of everything, in days before the last. */
const FIRST = 100

/** Ten issues that were there 50 days ago, six of them done since, and three that came later. */
const issuesUpTo = (today: CivilDate): JsonRecord[] =>
  Array.from({ length: 13 }, (_, i) => {
    const number = i + 1
    const created = before(today, number <= 10 ? FIRST - number + 1 : 32 - number)
    const closed = number <= 6 ? before(today, 18 - number) : null
    return issue(number, {
      pull_request: null,
      state: closed === null ? 'open' : 'closed',
      created_at: created,
      updated_at: closed ?? created,
      closed_at: closed,
    })
  })

/** Merges a pull request: so many hours of work before it is opened, and two hours of review. */
const merge = (gitea: LocalGitea, today: CivilDate, number: number, tag: string, hours: number): void => {
  const days = number === 1 ? FIRST : 2 + (number % 12)
  const at = before(today, days, 2)
  const mergeSha = shaOf(1_000 + number)
  const { head, ...members } = merged('c', at)
  const opened = pull(number, {
    ...members,
    head: { ...(head as JsonRecord), label: `topic-${number}`, sha: shaOf(number) },
    labels: [label(tag)],
    merge_commit_sha: mergeSha,
    created_at: before(today, days),
    updated_at: at,
  })
  const first = { ...commit('0', before(today, days, -hours), 'Work'), sha: shaOf(number), parents: [{ sha: id('0') }] }
  gitea.pulls.push(opened)
  gitea.commits.set(number, [first])
  gitea.lines.set(mergeSha, [{ ...commit('0', at, 'Merge'), sha: mergeSha, parents: [{ sha: id('0') }] }])
}

/**
 * Puts 13 issues, 24 merged pull requests, AI helped with half of them, and a release of the weeks up to a day into a Gitea, and one of
 * each of 100 days before.
 */
export const deliveredUpTo = (today: CivilDate, gitea: LocalGitea): void => {
  gitea.issues = issuesUpTo(today)
  gitea.releases = [
    release('v1.1.0', { published_at: before(today, 3) }),
    release('v1.0.0', { published_at: before(today, FIRST) }),
  ]
  merge(gitea, today, 1, 'ai-none', 10)
  for (let i = 0; i < 12; i += 1) {
    merge(gitea, today, 101 + i, 'ai-cursor', 6)
    merge(gitea, today, 201 + i, 'ai-none', 10)
  }
}

const stamp = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '')

const anHourFrom = (instant: Instant): Instant => instantOf(epochOf(instant) + HOUR)

/** A calendar with meetings of an hour, each of two who have accepted. */
export const metAt = (starts: readonly Instant[]): string =>
  calendar(
    starts.map((start) => [
      `UID:${start}`,
      'SUMMARY:Weekly',
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(anHourFrom(start))}`,
      'ORGANIZER;CN=Ada Canary:mailto:ada@canary.example',
      'ATTENDEE;CN=Ada Canary;PARTSTAT=ACCEPTED:mailto:ada@canary.example',
      'ATTENDEE;CN=Bob Canary;PARTSTAT=ACCEPTED:mailto:bob@canary.example',
    ]),
  )

/** The starts of a meeting in each of four weeks up to a day, and of one 100 days before. */
export const weeksUpTo = (today: CivilDate): readonly Instant[] =>
  [7, 14, 21, 28, FIRST].map((days) => before(today, days))

/** A calendar of these meetings. */
export const metUpTo = (today: CivilDate): string => metAt(weeksUpTo(today))
