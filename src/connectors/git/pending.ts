/** The part that a side branch's commit has in the change that merges it. */
export interface SideCommit {
  readonly parents: readonly string[]
  /** Seconds; null if the commit has no valid instant. */
  readonly authoredAt: number | null
  readonly marks: readonly string[]
  readonly keys: readonly string[]
  readonly closes: readonly number[]
  /** True at the edge of a shallow clone: its ancestors are unknown, and it may belong to an older change. */
  readonly cutOff: boolean
}

/** The commits that a change brings in; `cutOff` if a shallow clone hides which of them are its own. */
export interface Taken {
  /** By id. */
  readonly commits: ReadonlyMap<string, SideCommit>
  readonly cutOff: boolean
}

interface Waiting {
  readonly commit: SideCommit
  /** Children that can still lead to the default branch. */
  open: number
}

/**
 * Commits of side branches, read oldest first and kept until a merge brings them in.
 * An unmerged branch that ends in a tag is dropped once its end is read, so that only open branches use memory.
 */
export class PendingCommits {
  readonly #waiting = new Map<string, Waiting>()
  /** Commits taken by a change that reaches past a shallow clone's edge: they may belong to an older change. */
  readonly #doubtful = new Set<string>()

  get size(): number {
    return this.#waiting.size
  }

  add(id: string, commit: SideCommit, children: number): void {
    if (children > 0) this.#waiting.set(id, { commit, open: children })
    else this.#drop(commit.parents)
  }

  /** All commits reachable from these that no older change has taken. */
  take(parents: readonly string[]): Taken {
    const taken = new Map<string, SideCommit>()
    let cutOff = false
    const stack = [...parents]
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      const commit = this.#waiting.get(id)?.commit
      cutOff ||= commit === undefined ? this.#doubtful.has(id) : commit.cutOff
      if (commit === undefined) continue
      this.#waiting.delete(id)
      taken.set(id, commit)
      stack.push(...commit.parents)
    }
    if (cutOff) for (const id of taken.keys()) this.#doubtful.add(id)
    return { commits: taken, cutOff }
  }

  #drop(parents: readonly string[]): void {
    const stack = [...parents]
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      const waiting = this.#waiting.get(id)
      if (waiting === undefined) continue
      waiting.open -= 1
      if (waiting.open > 0) continue
      this.#waiting.delete(id)
      stack.push(...waiting.commit.parents)
    }
  }
}
