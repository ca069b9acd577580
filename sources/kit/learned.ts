/** A lesson from a record about another one. */
export interface Lesson {
  readonly id: string
  readonly says: string
}

/** The lessons of records about others, by their ids, in the order of the files. */
export type Learned = ReadonlyMap<string, readonly string[]>
