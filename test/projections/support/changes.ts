import type { Instant } from '#domain/common'
import type { AiMark, CodeChangeFacts } from '#domain/events/observed'
import { instantOf } from '#domain/time'
import type { LinkedItem } from '#projections/ai/measures'
import type { SelectedChange } from '#projections/ai/report'
import { API, factsOf, NOON, uuid, WORKSPACE } from './events.js'

export interface Made extends Partial<Omit<CodeChangeFacts, 'mergedAt'>> {
  readonly repository?: string
  readonly mergedAt?: Instant
  readonly items?: readonly LinkedItem[]
}

/** A merged change as a report is given it. */
export const change = (
  reference: string,
  { repository = API, mergedAt = NOON, items = [], ...facts }: Made = {},
): SelectedChange => ({
  change: {
    ...{ workspaceId: WORKSPACE, container: repository, reference, mergedAt },
    observations: [{ connectionId: uuid('git'), channel: 'git', facts: factsOf(reference, { mergedAt, ...facts }) }],
  },
  mergedAt,
  items,
})

export const item = (
  key: string,
  workType: LinkedItem['workType'] = 'story',
  origin: LinkedItem['origin'] = 'heuristic',
): LinkedItem => ({ key, workType, origin })

/** Changes whose cycle times are known: so many milliseconds from first commit to opening, and from there to the merge. */
export const timed = (
  group: string,
  aiMarks: readonly AiMark[],
  times: readonly (readonly [implementationMs: number, reviewMs: number])[],
): readonly SelectedChange[] =>
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
