import type { GitReading } from '../connectors/git/open.js'
import { SourceFailure } from '../connectors/source.js'
import { Failure, type Output } from './output.js'

/** How many changes a rule marks. */
interface MarkCount {
  readonly verdict: 'assisted' | 'not_assisted'
  readonly tool: string | null
  readonly rule: string
  readonly changes: number
}

interface Found {
  readonly changes: number
  readonly untagged: number
  readonly releases: number
  /** The most frequent first. */
  readonly marks: readonly MarkCount[]
}

const countFacts = async (reading: GitReading, output: Output): Promise<Found> => {
  const progress = output.progress('Reading commits')
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
  return { changes, untagged, releases: tags.size, marks: [...marks.values()].sort(byCount) }
}

const rowOf = ({ verdict, tool, rule, changes }: MarkCount): string =>
  `${String(changes).padStart(8)}  ${(tool ?? verdict).padEnd(20)}  ${rule}`

/** Reads a repository and says what an import would tell of it, with the marks of AI by tool and rule; writes nothing. */
export const dryRun = async (reading: GitReading, output: Output): Promise<void> => {
  try {
    const found = await countFacts(reading, output)
    const { container, branch } = reading
    const { changes, untagged, releases, marks } = found
    output.result({ container, branch: branch.name, ...found }, [
      `${container}, branch ${branch.name}: ${changes} changes, ${untagged} of them without a mark, ${releases} releases. Nothing was written.`,
      ...(marks.length === 0 ? [] : ['', ` changes  ${'tool'.padEnd(20)}  rule`, ...marks.map(rowOf)]),
    ])
  } catch (error) {
    throw error instanceof SourceFailure ? new Failure(error.error.message) : error
  }
}
