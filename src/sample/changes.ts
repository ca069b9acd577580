import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { daysBetween } from '#domain/time'
import { atHour, daysFrom, isWorkday, weekdayOf, type Year } from './calendar.js'
import type { Random } from './random.js'
import type { Merged } from './work.js'

// The changes of a repository, the AI marks that they bear, and the releases that they are in.

type Change = FactsOf<'code_change'>
type Mark = Change['aiMarks'][number]

/** Hours from the first commit to the opening, and from there to the merge: in both groups the same, one after another. */
const IMPLEMENTING = [4.5, 6.5, 5, 7, 5.5]
const REVIEWING = [2, 1.25, 2.5, 1.5, 1.75]
/** The time until an assisted change is opened, and the time of its review, as shares of the times above. */
const ASSISTED_SHARE = 0.87
const REVIEW_SHARE = 1.06

const CHORES = ['Update dependencies', 'Mend a test that fails at times', 'Tidy the build', 'Describe the set-up']

/** The part of the year that is over on a day. */
const partOf = (day: CivilDate, { from, today }: Year): number => daysBetween(from, day) / daysBetween(from, today)

/** A step by which numbers between 0 and 1 are spread evenly, however few they are. */
const GOLDEN = 0.618033988749895

/** AI is marked more often from month to month; what is not marked at all becomes rarer. */
const verdictOf = (part: number, n: number): Mark['verdict'] | null => {
  const assisted = 0.16 + 0.38 * part
  const untagged = 0.26 - 0.16 * part
  const lot = (n * GOLDEN) % 1
  if (lot < assisted) return 'assisted'
  return lot < assisted + untagged ? null : 'not_assisted'
}

/** A second tool is tried in the second half of the year. */
const toolOf = (part: number, random: Random): string => (part > 0.5 && random() < 0.35 ? 'claude_code' : 'cursor')

const markOf = (verdict: Mark['verdict'], part: number, random: Random): Mark => {
  if (verdict === 'not_assisted') return { source: 'pr_label', verdict, tool: null }
  const tool = toolOf(part, random)
  return random() < 0.7
    ? { source: 'pr_label', verdict, tool }
    : { source: 'commit_trailer', verdict, tool, rule: `trailer:${tool}` }
}

/** Marks that contradict each other: a label that a developer set, and a trailer that came with a template. */
const CONTRADICTORY: readonly Mark[] = [
  { source: 'pr_label', verdict: 'not_assisted', tool: null },
  { source: 'commit_trailer', verdict: 'assisted', tool: 'cursor', rule: 'trailer:cursor' },
]

/** The title of a change: its item's, with the number of the part from the second one on. */
const titleOf = (item: Merged['item'], n: number, parts: Map<string, number>): string => {
  if (item === null) return CHORES[n % CHORES.length] ?? ''
  const part = (parts.get(item.key) ?? 0) + 1
  parts.set(item.key, part)
  return part === 1 ? item.title : `${item.title}, part ${part}`
}

export interface MadeChange {
  readonly day: CivilDate
  readonly facts: Change
}

/** The changes of a repository, in order of their days. */
export const changesOf = (
  repository: string,
  merged: readonly Merged[],
  year: Year,
  random: Random,
): readonly MadeChange[] => {
  const counted = { assisted: 0, not_assisted: 0 }
  const parts = new Map<string, number>()
  return merged.map(({ day, item }, i): MadeChange => {
    const n = i + 1
    const part = partOf(day, year)
    const isContradictory = n === Math.floor(merged.length * 0.8)
    const verdict = verdictOf(part, n)
    const group = verdict === 'assisted' ? 'assisted' : 'not_assisted'
    const place = counted[group]
    if (verdict !== null) counted[group] += 1
    const isAssisted = group === 'assisted'
    const implementing = (IMPLEMENTING[place % 5] ?? 0) * (isAssisted ? ASSISTED_SHARE : 1)
    const reviewing = (REVIEWING[place % 5] ?? 0) * (isAssisted ? REVIEW_SHARE : 1)
    const begins = 6 + 1.5 * random()
    // Now and then somebody forgets to name the item.
    const named = item !== null && random() < 0.9 ? item.key : null
    const title = titleOf(item, n, parts)
    const marks = verdict === null ? [] : [markOf(verdict, part, random)]
    return {
      day,
      facts: {
        reference: `#${n}`,
        form: 'squash',
        title: named === null ? title : `${named} ${title}`,
        mergeCommit: null,
        firstCommitAt: atHour(day, begins),
        openedAt: atHour(day, begins + implementing),
        mergedAt: atHour(day, begins + implementing + reviewing),
        closedAt: null,
        labels: [],
        commits: [],
        links: [],
        aiMarks: isContradictory ? CONTRADICTORY : marks,
        namedKeys: named === null ? [] : [{ key: named, field: 'title' }],
        closes: [],
        reverts: [],
        url: `https://${repository}/pull/${n}`,
      },
    }
  })
}

/** Merges to a repository without a tracker, on a share of the workdays. */
export const mergedAlone = (from: CivilDate, { today }: Year, share: number, random: Random): readonly Merged[] =>
  daysFrom(from, today).flatMap((day) => (isWorkday(day) && random() < share ? [{ day, item: null }] : []))

/** A release on every second Thursday, of what was merged since the one before. */
export const releasesOf = (changes: readonly MadeChange[], { from, today }: Year): readonly FactsOf<'release'>[] => {
  const releases: FactsOf<'release'>[] = []
  let next = 0
  for (const [n, day] of daysFrom(from, today).entries()) {
    if (weekdayOf(day) !== 4 || n % 14 >= 7) continue
    const first = next
    while (next < changes.length && (changes[next]?.day ?? '') < day) next += 1
    if (next === first) continue
    releases.push({
      tag: `v1.${releases.length}.0`,
      releasedAt: atHour(day, 13),
      part: 1,
      changes: changes.slice(first, next).map(({ facts }) => facts.reference),
    })
  }
  return releases
}
