import type { Instant } from '#domain/common'
import { sumOfCounts } from '#domain/counts'
import type { Availability } from '#domain/coverage'
import type { AiMark, CodeChangeFacts } from '#domain/events/code'
import { instantOf } from '#domain/time'
import { type AiCounts, aiMeasures } from '#projections/ai/measures'
import { type AiInputs, aiEconomicsReport } from '#projections/ai/report'
import type { AiEconomics } from '#projections/ai/response'
import { vendorUsage } from '#projections/ai/vendors'
import type { CodeChangeState, LinkedItem } from '#projections/entities/code-change'
import { API, factsOf, NOON, uuid, WORKSPACE } from './events.js'

export interface Made extends Partial<Omit<CodeChangeFacts, 'mergedAt'>> {
  readonly repository?: string
  readonly mergedAt?: Instant
  readonly items?: readonly LinkedItem[]
}

/** A merged change as git alone tells it, with the items that it is linked to. */
export const change = (
  reference: string,
  { repository = API, mergedAt = NOON, items = [], ...more }: Made = {},
): CodeChangeState => {
  const facts = factsOf(reference, { mergedAt, ...more })
  const { title, firstCommitAt, openedAt, aiMarks } = facts
  const seen = {
    eventId: uuid('event'),
    connectionId: uuid('git'),
    channel: 'git',
    hash: 'x',
    occurredAt: mergedAt,
    facts,
  } as const
  return {
    workspaceId: WORKSPACE,
    place: repository,
    key: reference,
    observations: [seen],
    said: [],
    absorbed: false,
    title,
    mergedAt,
    openedAt,
    firstCommitAt,
    aiMarks,
    items,
    release: null,
    reverted: false,
    taggedAt: aiMarks.length > 0 ? mergedAt : null,
  }
}

/** What the report is made of, by the plain sum over changes. */
export const plainInputs = (changes: readonly CodeChangeState[], availability: Availability): AiInputs => {
  const byRepository = new Map<string, AiCounts>()
  for (const one of changes) {
    const added = aiMeasures.contributors.flatMap(({ contribute }) => contribute(one)).map(({ measures }) => measures)
    byRepository.set(one.place, sumOfCounts([byRepository.get(one.place) ?? {}, ...added]))
  }
  const tagged = changes.filter(({ taggedAt }) => taggedAt !== null)
  const vendors = vendorUsage([], { start: '2026-03-01', end: '2026-03-31' }, null)
  return { byRepository, tagged, vendors, assumptions: [], availability }
}
export const plainReport = (changes: readonly CodeChangeState[], availability: Availability): AiEconomics =>
  aiEconomicsReport(plainInputs(changes, availability))

export const item = (
  key: string,
  workType: LinkedItem['workType'] = 'story',
  origin: LinkedItem['origin'] = 'heuristic',
): LinkedItem => ({ key, workType, origin, rule: origin === 'heuristic' ? 'title' : 'host' })

/** Changes whose cycle times are known: so many milliseconds from first commit to opening, and from there to the merge. */
export const timed = (
  group: string,
  aiMarks: readonly AiMark[],
  times: readonly (readonly [implementationMs: number, reviewMs: number])[],
): readonly CodeChangeState[] =>
  times.map(([implementationMs, reviewMs], i) => {
    const firstCommit = Date.UTC(2026, 2, 2, 9, 0, 0)
    return change(`#${group}${i}`, {
      aiMarks,
      firstCommitAt: instantOf(firstCommit),
      openedAt: instantOf(firstCommit + implementationMs),
      mergedAt: instantOf(firstCommit + implementationMs + reviewMs),
    })
  })

/** The same thing so many times. */
export const times = <A>(count: number, one: A): readonly A[] => Array.from({ length: count }, () => one)
