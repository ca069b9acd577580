/** Finds how much of the default branch a commit contains: the index of the newest contained commit of its line, or -1. */
export class Reach {
  readonly #open = new Map<string, { readonly reach: number; children: number }>()

  get size(): number {
    return this.#open.size
  }

  /**
   * Takes the next commit, oldest first, and returns its reach. A commit is kept until its last child.
   * `children`: their number as git counts them, twice for a child that names this parent twice.
   * `index`: its place on the default branch's line; null if it is not on it.
   */
  of(id: string, parents: readonly string[], children: number, index: number | null): number {
    let reach = index ?? -1
    for (const parent of parents) {
      const open = this.#open.get(parent)
      if (open === undefined) continue
      if (open.reach > reach) reach = open.reach
      open.children -= 1
      if (open.children === 0) this.#open.delete(parent)
    }
    if (children > 0) this.#open.set(id, { reach, children })
    return reach
  }
}
