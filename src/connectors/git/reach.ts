/** How much of the default branch a commit contains: the index of the newest contained commit of its line, or -1. */
export class Reach {
  readonly #open = new Map<string, { readonly reach: number; children: number }>()

  get size(): number {
    return this.#open.size
  }

  /**
   * Takes the next commit, oldest first, and returns how far it reaches. A commit is held until its last child.
   * `children`: as git counts them, twice for one that names this commit as its parent twice.
   * `index`: its place on the default branch's line, null where it is not on it.
   */
  of(id: string, parents: readonly string[], children: number, index: number | null): number {
    let reach = index ?? -1
    for (const parent of parents) {
      const held = this.#open.get(parent)
      if (held === undefined) continue
      if (held.reach > reach) reach = held.reach
      held.children -= 1
      if (held.children === 0) this.#open.delete(parent)
    }
    if (children > 0) this.#open.set(id, { reach, children })
    return reach
  }
}
