import { isCommitId } from '#domain/commit-id'
import type { Brought } from '#domain/events/code'
import { bounded } from '#sources/kit/code/bounds'
import { issuesOf } from '#sources/kit/code/closing'
import { namedKeys as keysOf } from '#sources/kit/code/keys'
import { aiMarks as marksOf } from '#sources/kit/code/marks'
import type { SideCommit, Taken } from './pending.js'

/** The most commits of other lines that a change names. */
const MOST = 500
/** The most marks, keys and closed issues of all of them: one event has to hold them. */
const MOST_SAID = 2_000

/** The commits along the first parents of a merge's further parents, as far as the merge brings them in, oldest first. */
const linesOf = (parents: readonly string[], commits: Taken['commits']): readonly string[] => {
  const lines = new Set<string>()
  for (const parent of parents.slice(1)) {
    const line: string[] = []
    for (let id: string | undefined = parent; id !== undefined && !lines.has(id); id = commits.get(id)?.parents[0]) {
      if (!commits.has(id)) break
      line.push(id)
    }
    for (const id of line.reverse()) lines.add(id)
  }
  return [...lines]
}

/** The commits that are reachable from one, without those that were claimed; claims them. */
const claim = (from: string, commits: Taken['commits'], claimed: Set<string>): readonly SideCommit[] => {
  const own: SideCommit[] = []
  const stack = [from]
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const commit = claimed.has(id) ? undefined : commits.get(id)
    if (commit === undefined) continue
    claimed.add(id)
    own.push(commit)
    stack.push(...commit.parents)
  }
  return own
}

/**
 * Finds what somebody's merge brings in from other lines, one commit of these after another, each with the branches that it merged
 * there. Undefined if there is nothing that a forge could also report: it is no merge, or bears a number itself, or is cut off.
 */
export const broughtBy = (
  reference: string,
  parents: readonly string[],
  { commits, cutOff }: Taken,
): readonly Brought[] | undefined => {
  if (!isCommitId(reference) || cutOff || commits.size === 0) return undefined
  const lines = linesOf(parents, commits)
  if (lines.length > MOST) return undefined
  const claimed = new Set<string>()
  const brought = lines.map((commit) => {
    const own = claim(commit, commits, claimed)
    const { aiMarks, namedKeys, closes } = bounded({
      aiMarks: marksOf(own.flatMap((one) => one.marks)),
      namedKeys: keysOf({ title: [], body: [], branch: [], commit: own.flatMap((one) => one.keys) }),
      closes: issuesOf(own.flatMap((one) => one.closes)),
    })
    return { commit, aiMarks, namedKeys, closes }
  })
  const said = brought.reduce(
    (n, { aiMarks, namedKeys, closes }) => n + aiMarks.length + namedKeys.length + closes.length,
    0,
  )
  return said > MOST_SAID ? undefined : brought
}
