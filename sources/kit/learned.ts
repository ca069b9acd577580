/** What a record says about another one. */
export interface Lesson {
  readonly id: string
  readonly says: string
}

/** What records say about others, by their ids, in the order of the files. */
export type Learned = ReadonlyMap<string, readonly string[]>
