/** The most elements of a kind that are listed. */
export const LISTED = 50
/** The most elements of a kind from which a chain goes on, the newest. */
export const FOLLOWED = 1_000
/** The most documents that one step reads for all that it goes on from; of each of these it reads at least as many as are listed. */
const MOST_READ = 5_000
/** The most invoices that are looked at for the lines of time entries, and the time entries that all of them may rest on. */
export const MOST_INVOICES = 200
export const MOST_ENTRIES = 20_000
/** The most links of an element that are listed. */
export const LINKS = 10

/** The number of documents that one step may read for each of so many. */
export const shareOf = (many: number): number => Math.max(LISTED + 1, Math.ceil(MOST_READ / Math.max(many, 1)))

/** Elements of a kind that belong to a chain. */
export interface Level<S> {
  /** The newest first. */
  readonly followed: readonly S[]
  /** Null where there may be more than are known. */
  readonly total: number | null
}

export const NONE: Level<never> = { followed: [], total: 0 }

/** A level of what was found; `areAll` says whether there is nothing else. */
export const levelOf = <S>(found: readonly S[], newestFirst: (a: S, b: S) => number, areAll: boolean): Level<S> => ({
  followed: found.toSorted(newestFirst).slice(0, FOLLOWED),
  total: areAll ? found.length : null,
})

/** Says whether the chain goes on from all of a level. */
export const isFollowed = ({ followed, total }: Level<unknown>): boolean => total === followed.length
