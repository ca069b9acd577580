/** What a commit that is on no first-parent line (yet) adds to the change that brings it in. */
export interface SideCommit {
  readonly parents: readonly string[]
  /** Seconds; null where the commit does not say. */
  readonly authoredAt: number | null
  readonly marks: readonly string[]
  readonly keys: readonly string[]
  readonly closes: readonly number[]
  /** True where a shallow clone ends: what lies behind it is not known, nor whether it is the change's own. */
  readonly cutOff: boolean
}

/** The commits that a change brings in; `cutOff` where a shallow clone does not show which of them are its own. */
export interface Taken {
  readonly commits: readonly SideCommit[]
  readonly cutOff: boolean
}

interface Waiting {
  readonly commit: SideCommit
  /** Children that can still lead to the default branch. */
  open: number
}

/**
 * Commits of side branches, held from when they are read (oldest first) until the merge that brings them in.
 * A branch that ends in a tag and is never merged is dropped when its end is read, so that memory follows what is open.
 */
export class PendingCommits {
  readonly #waiting = new Map<string, Waiting>()
  /** Taken by a change that reaches past a shallow clone's edge: they may be an older change's, which is not here. */
  readonly #doubtful = new Set<string>()

  get size(): number {
    return this.#waiting.size
  }

  add(id: string, commit: SideCommit, children: number): void {
    if (children > 0) this.#waiting.set(id, { commit, open: children })
    else this.#drop(commit.parents)
  }

  /** All commits that are reachable from these and that no older change has taken. */
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
    return { commits: [...taken.values()], cutOff }
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
