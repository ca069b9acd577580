import type { GitFact } from '#connectors/git/fact'
import type { CommitSpec, HistorySpec, Ids } from '#test/support/git/history'

/** A change as a fixture says by hand that it must come out; `reference: null` stands for the commit's own full id. */
export interface ExpectedChange {
  readonly reference: string | null
  readonly form: 'merge' | 'squash' | 'direct'
  readonly title: string
  readonly firstCommitAt: string | null
  readonly mergedAt: string
  /** `assisted <tool>` or `not_assisted`. */
  readonly marks?: readonly string[]
  /** `<field> <key>`. */
  readonly keys?: readonly string[]
  readonly closes?: readonly string[]
}

/** The fate of a commit: a change, a part of another commit's change, or nothing. */
export type Fate = ExpectedChange | { readonly partOf: string } | 'not on the default branch' | 'no readable date'

export interface ExpectedCommit extends CommitSpec {
  readonly expect: Fate
}

/** Counted by hand, not from the list. */
export interface ExpectedTotals {
  readonly changes: number
  readonly assisted: number
  readonly notAssisted: number
  readonly conflicting: number
  readonly untagged: number
  /** Changes that are assisted and not conflicting, by tool. */
  readonly tools: Readonly<Record<string, number>>
  readonly releases: number
}

export interface ExpectedHistory extends HistorySpec {
  readonly commits: readonly ExpectedCommit[]
  /** Releases in order; names of commits stand for the references of their changes. */
  readonly expectReleases: readonly { readonly tag: string; readonly at: string; readonly commits: readonly string[] }[]
  readonly expectTotals: ExpectedTotals
}

/**
 * Facts without the rules that found their marks and without the parts of merges: a fixture says which marks a change has, not
 * by which rule or commit.
 */
export const withoutRules = (facts: readonly GitFact[]): readonly GitFact[] =>
  facts.map((fact) => {
    if (fact.kind !== 'code_change') return fact
    const marks = new Map(fact.data.aiMarks.map(({ rule: _, ...mark }) => [JSON.stringify(mark), mark]))
    const { brought: _, ...data } = fact.data
    return { ...fact, data: { ...data, aiMarks: [...marks.values()] } }
  })

const isChange = (fate: Fate): fate is ExpectedChange => typeof fate === 'object' && 'title' in fate

/** The facts that a fixture expects, changes in the fixture's order and then releases. */
export const expectedFacts = (history: ExpectedHistory, ids: Ids): readonly GitFact[] => {
  const idOf = (name: string): string => ids.get(name) ?? ''
  const references = new Map<string, string>()
  const changes = history.commits.flatMap(({ name, expect }): GitFact[] => {
    if (!isChange(expect)) return []
    const { reference = null, form, title, firstCommitAt, mergedAt, marks = [], keys = [], closes = [] } = expect
    const key = reference ?? idOf(name)
    references.set(name, key)
    const data = {
      reference: key,
      form,
      title,
      mergeCommit: idOf(name),
      firstCommitAt,
      openedAt: null,
      mergedAt,
      aiMarks: marks.map((mark) => {
        const [verdict, tool = null] = mark.split(' ')
        return { source: 'commit_trailer' as const, verdict: verdict as 'assisted', tool }
      }),
      namedKeys: keys.map((named) => {
        const [field, named1 = ''] = named.split(' ')
        return { key: named1, field: field as 'title' }
      }),
      closes,
      closedAt: null,
      labels: [],
      commits: [],
      links: [],
      reverts: [],
      url: null,
    }
    return [{ kind: 'code_change', key, occurredAt: mergedAt, data }]
  })
  const releases = history.expectReleases.map(
    ({ tag, at, commits }): GitFact => ({
      kind: 'release',
      key: tag,
      occurredAt: at,
      data: {
        tag,
        releasedAt: at,
        part: 1,
        changes: commits.map((name) => references.get(name) ?? `no change ${name}`),
      },
    }),
  )
  return [...changes, ...releases]
}

/** The totals of facts, counted as a report would. */
export const totalsOf = (facts: readonly GitFact[]): ExpectedTotals => {
  const changes = facts.flatMap((fact) => (fact.kind === 'code_change' ? [fact.data] : []))
  const verdicts = changes.map(({ aiMarks }) => {
    const yes = aiMarks.some(({ verdict }) => verdict === 'assisted')
    const no = aiMarks.some(({ verdict }) => verdict === 'not_assisted')
    return yes && no ? 'conflicting' : yes ? 'assisted' : no ? 'notAssisted' : 'untagged'
  })
  const count = (verdict: string): number => verdicts.filter((each) => each === verdict).length
  const tools: Record<string, number> = {}
  for (const [index, { aiMarks }] of changes.entries())
    if (verdicts[index] === 'assisted')
      for (const tool of new Set(aiMarks.map(({ tool }) => tool)))
        if (tool !== null) tools[tool] = (tools[tool] ?? 0) + 1
  return {
    changes: changes.length,
    assisted: count('assisted'),
    notAssisted: count('notAssisted'),
    conflicting: count('conflicting'),
    untagged: count('untagged'),
    tools,
    releases: new Set(facts.flatMap((fact) => (fact.kind === 'release' ? [fact.data.tag] : []))).size,
  }
}
