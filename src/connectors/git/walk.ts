import { SourceFailure } from '#import/source'
import { closingIn } from '#sources/kit/code/closing'
import { changeFact, namingOfCommit, sideCommit } from './changes.js'
import { type Commit, parseCommit } from './commits.js'
import type { GitFact } from './fact.js'
import { broken } from './failures.js'
import { gitPipe } from './git.js'
import type { Line } from './line.js'
import { BATCH_FORMAT, objectsOf } from './objects.js'
import { PendingCommits } from './pending.js'
import { Reach } from './reach.js'
import { type Release, ReleaseFacts } from './releases.js'

/** Collected before a history is read. */
export interface Plan {
  readonly path: string
  readonly container: string
  /** Names that the repository had before. */
  readonly formerNames: readonly string[]
  readonly line: Line
  readonly boundary: ReadonlySet<string>
  /** Sorted by instant and name. */
  readonly releases: readonly Release[]
  /** The number of earliest releases whose changes are unknown. */
  readonly incompleteReleases: number
}

/**
 * Takes commits oldest first, and gives each change once its last commit was read, and each release once its last
 * change was given.
 */
class History {
  readonly #plan: Plan
  readonly #closing
  readonly #pending = new PendingCommits()
  readonly #reach = new Reach()
  readonly #releases: ReleaseFacts
  readonly #numbers = new Set<string>()
  /** References of the line's commits so far; null for a commit without a change. */
  readonly #references: (string | null)[] = []

  constructor(plan: Plan) {
    this.#plan = plan
    this.#closing = closingIn(plan.container, null, plan.formerNames)
    this.#releases = new ReleaseFacts(plan.releases, plan.incompleteReleases)
  }

  /** The change and the releases that this commit completes, if any. */
  *take(id: string, raw: Commit, children: number): Generator<GitFact, void, undefined> {
    const { line, boundary } = this.#plan
    // Git counts no children at the edge of a shallow clone, although the commit names parents, which may even exist here.
    const commit = boundary.has(id) ? { ...raw, parents: [] } : raw
    const index = this.#references.length
    const onLine = line.ids[index] === id
    const reach = this.#reach.of(id, commit.parents, children, onLine ? index : null)
    if (onLine) {
      const change = this.#change(id, commit, line.committedAt[index] ?? null)
      if (change !== null) yield change
    } else {
      // If the line itself is cut, even a root may belong to an older change.
      const cutOff = boundary.has(id) || (raw.parents.length === 0 && boundary.has(line.ids[0] ?? ''))
      this.#pending.add(id, sideCommit(commit, cutOff, this.#closing), children)
    }
    yield* this.#releases.read(id, reach, this.#references)
  }

  #change(id: string, commit: Commit, mergedAt: number | null): GitFact | null {
    const taken = this.#pending.take(commit.parents.slice(1))
    const naming = namingOfCommit(commit)
    if (mergedAt === null) {
      this.#references.push(null)
      return null
    }
    const reference = naming.number === null || this.#numbers.has(naming.number) ? id : naming.number
    if (naming.number !== null) this.#numbers.add(naming.number)
    if (this.#plan.boundary.has(id)) {
      this.#references.push(null)
      return null
    }
    this.#references.push(reference)
    return changeFact({ id, commit, naming, reference, mergedAt, taken, closing: this.#closing })
  }
}

/** The number of ids in a line of `rev-list --children` after the first. */
const childrenIn = (rest: string, id: string): number => Math.ceil(rest.length / (id.length + 1))

/**
 * Every fact of a history, oldest first, a release after its changes. Memory grows with the open side branches and the
 * length of the default branch's line. Throws a `SourceFailure` if git breaks off; stops git if the caller stops early.
 */
export async function* factsOf(plan: Plan, progress: (done: number) => void): AsyncGenerator<GitFact, void, undefined> {
  const history = new History(plan)
  const tips = [plan.line.ids.at(-1), ...plan.releases.map(({ target }) => target)].join('\n')
  const pipe = gitPipe(plan.path, ['rev-list', '--topo-order', '--reverse', '--children', '--stdin'], `${tips}\n`, [
    'cat-file',
    `--batch=${BATCH_FORMAT}`,
    '--buffer',
  ])
  try {
    let done = 0
    for await (const batch of objectsOf(pipe.stdout)) {
      for (const { id, rest, body } of batch) {
        if (body === null) throw new SourceFailure(broken(plan.path, `commit ${id} is missing`))
        yield* history.take(id, parseCommit(body), childrenIn(rest, id))
      }
      done += batch.length
      progress(done)
    }
    await pipe.finished()
  } finally {
    pipe.stop()
  }
}
