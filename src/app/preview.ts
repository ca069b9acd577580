import { left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { GitReading } from '../connectors/git/open.js'
import { type SourceError, SourceFailure } from '../connectors/source.js'
import type { Watcher } from './watcher.js'

/** How many changes a rule marks. */
export interface MarkCount {
  readonly verdict: 'assisted' | 'not_assisted'
  readonly tool: string | null
  readonly rule: string
  readonly changes: number
}

/** The facts that an import of a repository would deliver. */
export interface Preview {
  readonly container: string
  readonly branch: string
  readonly changes: number
  readonly untagged: number
  readonly releases: number
  /** The most frequent first. */
  readonly marks: readonly MarkCount[]
}

const countFacts = async (reading: GitReading, { progress: begin }: Pick<Watcher, 'progress'>): Promise<Preview> => {
  const progress = begin('reading_commits')
  const marks = new Map<string, MarkCount>()
  const tags = new Set<string>()
  let [changes, untagged] = [0, 0]
  for await (const fact of reading.facts((done) => progress.update(done, reading.total))) {
    if (fact.kind === 'release') tags.add(fact.data.tag)
    if (fact.kind !== 'code_change') continue
    changes += 1
    if (fact.data.aiMarks.length === 0) untagged += 1
    for (const { verdict, tool, rule = '' } of fact.data.aiMarks) {
      const key = `${verdict} ${tool} ${rule}`
      marks.set(key, { verdict, tool, rule, changes: (marks.get(key)?.changes ?? 0) + 1 })
    }
  }
  progress.end()
  const byCount = (a: MarkCount, b: MarkCount): number => b.changes - a.changes || (a.rule < b.rule ? -1 : 1)
  return {
    container: reading.container,
    branch: reading.branch.name,
    changes,
    untagged,
    releases: tags.size,
    marks: [...marks.values()].sort(byCount),
  }
}

/** Reads a repository and counts the facts of an import, with the marks of AI by tool and rule; writes nothing. */
export const preview = async (
  reading: GitReading,
  watcher: Pick<Watcher, 'progress'>,
): Outcome<SourceError, Preview> => {
  try {
    return right(await countFacts(reading, watcher))
  } catch (error) {
    if (error instanceof SourceFailure) return left(error.error)
    throw error
  }
}
