import type { Uuid } from '#domain/common'
import type { AnyCollection, DocumentReader, FoldingReader } from '#domain/documents'
import { sizeOf } from '#domain/size'
import type { Batch } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { storedPages } from './stored-pages.js'

/** Maximum size of the documents kept from one batch to the next, the most recently used ones, in characters. */
const KEPT = 4_000_000
/** The size of an entry beside the text of its document; a missing document has an entry as well. */
const ENTRY = 100

/** The workspace of a document: each has one, which never changes. */
const workspaceOf = (document: unknown): Uuid => (document as { readonly workspaceId: Uuid }).workspaceId

interface Slot {
  readonly before: unknown
  now: unknown
  /** The length of its text, once that is made. */
  size?: number
}

/** Documents of a collection that stay in memory, in the order of their last use. */
class Kept {
  readonly #documents = new Map<string, { readonly document: unknown; readonly size: number }>()
  /** The size of all of them, in characters. */
  size = 0

  get isEmpty(): boolean {
    return this.#documents.size === 0
  }
  has(id: string): boolean {
    return this.#documents.has(id)
  }
  get(id: string): unknown {
    return this.#documents.get(id)?.document
  }
  delete(id: string): void {
    const known = this.#documents.get(id)
    if (known === undefined) return
    this.#documents.delete(id)
    this.size -= known.size
  }
  /** Keeps a document; `length` is in characters. */
  set(id: string, document: unknown, length: number): void {
    this.delete(id)
    const size = ENTRY + length
    this.#documents.set(id, { document, size })
    this.size += size
  }
  /** Drops the documents that were not used for longest, until the rest is not larger than this. */
  trimTo(size: number): void {
    for (const id of this.#documents.keys()) {
      if (this.size <= size) return
      this.delete(id)
    }
  }
}

/**
 * The documents that batches are folded into, before and after the current batch. Recently used ones are cached from batch
 * to batch, which is correct while no other process commits, that is, while this one has the lease.
 */
export class Documents {
  readonly #kept = new Map<AnyCollection, Kept>()
  #slots = new Map<AnyCollection, Map<string, Slot>>()
  /** Collections loaded as a whole: a document of these that is not in memory does not exist. */
  readonly #whole = new Set<AnyCollection>()

  /** Loads all documents of a small collection once; it is not read again. */
  async loadWhole(collection: AnyCollection, docs: DocumentReader): Promise<void> {
    if (this.#whole.has(collection)) return
    const kept = new Kept()
    for await (const page of storedPages(collection, docs)) {
      for (const [id, document] of page) kept.set(id, document, sizeOf(document))
    }
    this.#kept.set(collection, kept)
    this.#whole.add(collection)
  }

  /** Says whether a collection that was loaded as a whole was empty before the batch. */
  isEmpty(collection: AnyCollection): boolean {
    return this.#whole.has(collection) && this.#kept.get(collection)?.isEmpty === true
  }

  /** Loads the documents that are not in memory yet. */
  async load(wanted: ReadonlyMap<AnyCollection, ReadonlySet<string>>, docs: FoldingReader): Promise<void> {
    for (const [collection, ids] of wanted) {
      const slots = this.#slotsOf(collection)
      const kept = this.#kept.get(collection)
      const missing: string[] = []
      for (const id of ids) {
        if (slots.has(id)) continue
        if (kept?.has(id) || this.#whole.has(collection)) slots.set(id, { before: kept?.get(id), now: kept?.get(id) })
        else missing.push(id)
      }
      if (missing.length === 0) continue
      const found = await docs.get(collection, missing)
      for (const id of missing) slots.set(id, { before: found.get(id), now: found.get(id) })
    }
  }

  #slotsOf(collection: AnyCollection): Map<string, Slot> {
    const known = this.#slots.get(collection)
    if (known !== undefined) return known
    const slots = new Map<string, Slot>()
    this.#slots.set(collection, slots)
    return slots
  }

  #slot(collection: AnyCollection, id: string): Slot {
    const slot = this.#slots.get(collection)?.get(id)
    if (slot === undefined) throw new Error(`a document of ${collection.name} was not loaded`)
    return slot
  }

  /** The current document; undefined if there is none. */
  now<S>(collection: { readonly name: string } & AnyCollection, id: string): S | undefined {
    return this.#slot(collection, id).now as S | undefined
  }
  /** The document before the batch. */
  before(collection: AnyCollection, id: string): unknown {
    return this.#slot(collection, id).before
  }
  set(collection: AnyCollection, id: string, document: object | undefined): void {
    this.#slot(collection, id).now = document
  }

  /** The changes of the batch. */
  changes(): Pick<Batch, 'writes' | 'deletes' | 'workspaces'> {
    const writes: Batch['writes'][number][] = []
    const deletes: Batch['deletes'][number][] = []
    const workspaces = new Set<Uuid>()
    for (const [collection, slots] of this.#slots)
      for (const [id, slot] of slots) {
        const { before, now } = slot
        if (now === before) continue
        workspaces.add(workspaceOf(now ?? before))
        if (now === undefined) {
          deletes.push({ collection, id })
          continue
        }
        const write = writeOf(collection, id, now as object)
        slot.size = write.text.length
        writes.push(write)
      }
    return { writes, deletes, workspaces: [...workspaces] }
  }

  #keptOf(collection: AnyCollection): Kept {
    const known = this.#kept.get(collection)
    if (known !== undefined) return known
    const kept = new Kept()
    this.#kept.set(collection, kept)
    return kept
  }

  /** Ends the batch: the next one is folded on what this one leaves. */
  committed(): void {
    for (const [collection, slots] of this.#slots) {
      const kept = this.#keptOf(collection)
      const isWhole = this.#whole.has(collection)
      for (const [id, { now, size }] of slots) {
        kept.delete(id)
        if (!isWhole || now !== undefined) kept.set(id, now, size ?? sizeOf(now))
      }
    }
    this.#slots = new Map()
    this.#trim()
  }

  /** Drops the oldest documents of each collection, in proportion to its size. */
  #trim(): void {
    const trimmed = [...this.#kept].flatMap(([collection, kept]) => (this.#whole.has(collection) ? [] : [kept]))
    const size = trimmed.reduce((sum, kept) => sum + kept.size, 0)
    if (size <= KEPT) return
    for (const kept of trimmed) kept.trimTo(Math.ceil((kept.size * KEPT) / 2 / size))
  }

  /** Drops all documents, because a batch was not committed or the answer was lost. */
  forget(): void {
    this.#slots = new Map()
    this.#kept.clear()
    this.#whole.clear()
  }
}
