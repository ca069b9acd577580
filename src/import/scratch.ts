import { hash } from 'node:crypto'
import { isScratchFull, openScratchFile, type ScratchList, type ScratchTable } from '#sqlite/scratch'
import { SourceFailure, sourceError } from './source.js'

/** A list of texts of any length, in constant memory. */
export class LongList {
  readonly #list: ScratchList

  constructor(list: ScratchList) {
    this.#list = list
  }

  append(value: string): void {
    kept(() => this.#list.append(value))
  }

  *texts(): Generator<string> {
    let count = 0
    for (;;) {
      const page = kept(() => this.#list.after(count))
      yield* page
      if (page.length === 0) return
      count += page.length
    }
  }

  clear(): void {
    kept(() => this.#list.clear())
  }
}

/** Half of a SHA-256: no two keys of a source share it. */
const HASH_BYTES = 16
const hashOf = (key: string): Buffer => hash('sha256', key, 'buffer').subarray(0, HASH_BYTES)

/** A full disk ends the reading, not the program. */
const kept = <A>(run: () => A): A => {
  try {
    return run()
  } catch (error) {
    if (!isScratchFull(error)) throw error
    const message = 'the temporary folder is full or cannot be written: make room, or name another one in SQLITE_TMPDIR'
    throw new SourceFailure(sourceError('unreadable', message))
  }
}

/**
 * Memory of what a reading has met of a source of any size, in constant space: the rest is in a temporary file. Close it
 * when the reading is over. Throws a `SourceFailure` if the temporary folder is full.
 */
export class Scratch {
  readonly #file = kept(openScratchFile)
  readonly #tables = new Map<string, ScratchTable>()

  #table(name: string): ScratchTable {
    const known = this.#tables.get(name)
    if (known !== undefined) return known
    const table = this.#file.table()
    this.#tables.set(name, table)
    return table
  }

  list(): LongList {
    return new LongList(kept(() => this.#file.list()))
  }

  /** Counts a key, and returns how often it was counted so far, this time included. */
  count(key: string): number {
    return kept(() => this.#file.count(hashOf(key)))
  }

  /** The text of a key; null if it has none. */
  get(table: string, key: string): string | null {
    return kept(() => this.#table(table).get(hashOf(key)))
  }

  set(table: string, key: string, value: string): void {
    kept(() => this.#table(table).set(hashOf(key), key, value))
  }

  has(table: string, key: string): boolean {
    return this.get(table, key) !== null
  }

  /** All keys with their texts, in the order in which the keys came; entries that are set meanwhile may be among them. */
  *entries(table: string): Generator<readonly [string, string]> {
    let last = 0
    for (;;) {
      const page = kept(() => this.#table(table).after(last))
      for (const { key, value } of page) yield [key, value]
      const end = page.at(-1)
      if (end === undefined) return
      last = end.id
    }
  }

  /** All keys with their texts, in the order of the keys. Nothing is set meanwhile. */
  *inOrder(table: string): Generator<readonly [string, string]> {
    let last = { key: '', id: 0 }
    for (;;) {
      const page = kept(() => this.#table(table).inOrder(last))
      for (const { key, value } of page) yield [key, value]
      const end = page.at(-1)
      if (end === undefined) return
      last = end
    }
  }

  /** Forgets the keys of a table. */
  clear(table: string): void {
    kept(() => this.#table(table).clear())
  }

  close(): void {
    this.#file.close()
  }
}

/** Opens an empty scratch store. */
export const openScratch = (): Scratch => new Scratch()
