import type { Fact } from '#domain/events/facts'

type Unplaced<F> = F extends Fact ? Omit<F, 'place'> : never

/** A fact of a repository, without the repository's name. */
export type GitFact = Unplaced<Extract<Fact, { kind: 'code_change' | 'release' }>>
