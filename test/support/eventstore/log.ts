/** An event as the server keeps it. */
export interface Stored {
  readonly id: string
  readonly stream: string
  readonly revision: bigint
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
  /** Units of 100 ns since 1970. */
  readonly created: bigint
  /** Commit and prepare position, which are one here, as they are on a server of today. */
  readonly position: bigint
}
export type Proposed = Pick<Stored, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>
export type Expected = 'any' | 'no_stream' | 'stream_exists' | bigint

export type Written =
  | { readonly tag: 'written'; readonly revision: bigint; readonly position: bigint | null }
  | { readonly tag: 'wrong'; readonly current: bigint | null }
  | { readonly tag: 'deleted' }
  | { readonly tag: 'too_big' }
  /** The server gives no answer at all. */
  | { readonly tag: 'silence' }

/** Bytes of data that one append may have. */
export const MAX_APPEND_SIZE = 1024 * 1024
/** The revision of a tombstone, and where a soft deleted stream is cut off. */
export const TOMBSTONE = 9_223_372_036_854_775_807n
const NONE = -1n

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8')
const system = (type: string, text: string): Proposed => ({
  id: crypto.randomUUID(),
  type,
  contentType: text === '' ? 'application/octet-stream' : 'application/json',
  data: utf8(text),
  metadata: utf8(''),
})

interface Stream {
  readonly events: Stored[]
  /** Events before this revision are not shown. */
  truncateBefore: bigint
}

/** The log of a server: all events in order, in memory. */
export class ServerLog {
  readonly all: Stored[] = []
  readonly #streams = new Map<string, Stream>()
  /** The first event with each id, by which a repeated append without a revision is recognised. */
  readonly #first = new Map<string, Stored>()
  readonly #watching = new Set<() => void>()

  constructor() {
    this.#write('$users', [system('$UserCreated', '{}')])
  }

  /** Calls back after each append, until the result is called. */
  watch(tell: () => void): () => void {
    this.#watching.add(tell)
    return () => this.#watching.delete(tell)
  }

  #last(stream: string): bigint {
    return this.#streams.get(stream)?.events.at(-1)?.revision ?? NONE
  }
  #isSoftDeleted(stream: string): boolean {
    return this.#streams.get(stream)?.truncateBefore === TOMBSTONE
  }
  isTombstoned(stream: string): boolean {
    return this.#last(stream.replace(/^\$\$/, '')) === TOMBSTONE
  }

  #write(stream: string, events: readonly Proposed[], revision = this.#last(stream) + 1n): bigint {
    const kept = this.#streams.get(stream) ?? { events: [], truncateBefore: 0n }
    this.#streams.set(stream, kept)
    for (const [i, event] of events.entries()) {
      const position = (this.all.at(-1)?.position ?? 0n) + 100n + BigInt(event.data.length + event.metadata.length)
      const created = BigInt(Date.now()) * 10_000n
      const stored = { ...event, stream, revision: revision + BigInt(i), created, position }
      this.all.push(stored)
      kept.events.push(stored)
      if (!this.#first.has(event.id)) this.#first.set(event.id, stored)
    }
    if (stream.startsWith('$$')) {
      const before = /"\$tb":\s*(\d+)/.exec(Buffer.from(events.at(-1)?.data ?? []).toString())?.[1]
      this.#truncate(stream.slice(2), BigInt(before ?? 0))
    }
    return this.all.at(-1)?.position ?? 0n
  }
  #truncate(stream: string, before: bigint): void {
    const kept = this.#streams.get(stream) ?? { events: [], truncateBefore: 0n }
    kept.truncateBefore = before
    this.#streams.set(stream, kept)
  }
  #told(): void {
    for (const tell of [...this.#watching]) tell()
  }

  /** The answer for events that stand there already, where these do; null where they are to be written. */
  #standing(stream: string, expected: Expected, events: readonly Proposed[]): Written | null {
    const last = this.#last(stream)
    const there = this.#streams.get(stream)?.events ?? []
    const wrong: Written = { tag: 'wrong', current: last === NONE ? null : last }
    const done = (revision: bigint): Written => {
      const position = this.#isSoftDeleted(stream) ? null : (there[Number(revision)]?.position ?? 0n)
      return { tag: 'written', revision, position }
    }
    if (expected === 'any' || expected === 'stream_exists') {
      const found = events.map(({ id }) => this.#first.get(id)).map((one) => (one?.stream === stream ? one : undefined))
      const [start, end] = [found[0], found.at(-1)]
      if (start === undefined) return null
      if (found.includes(undefined) || end === undefined) return wrong
      return start.revision > end.revision ? { tag: 'silence' } : done(end.revision)
    }
    const from = expected === 'no_stream' ? NONE : expected
    if (from > last) return wrong
    if (from === last) return null
    const same = events.findIndex(({ id }, i) => there[Number(from) + 1 + i]?.id !== id)
    if (events.length > 0 && same === -1) return done(from + BigInt(events.length))
    return same === 0 && expected === 'no_stream' && this.#isSoftDeleted(stream) ? null : wrong
  }

  append(stream: string, expected: Expected, events: readonly Proposed[]): Written {
    if (events.reduce((sum, { data }) => sum + data.length, 0) > MAX_APPEND_SIZE) return { tag: 'too_big' }
    if (this.isTombstoned(stream)) return { tag: 'deleted' }
    if (expected === 'stream_exists') {
      if (this.#isSoftDeleted(stream)) return { tag: 'deleted' }
      if (this.#last(stream) === NONE && this.#last(`$$${stream}`) === NONE) return { tag: 'wrong', current: null }
    }
    const standing = this.#standing(stream, expected, events)
    if (standing !== null) return standing
    const wasDeleted = this.#isSoftDeleted(stream)
    const first = this.#last(stream) + 1n
    if (events.length === 0)
      return { tag: 'written', revision: first === 0n ? 0n : first - 1n, position: this.all.at(-1)?.position ?? 0n }
    const position = this.#write(stream, events)
    if (wasDeleted) this.#write(`$$${stream}`, [system('$metadata', `{"$tb":${first}}`)])
    this.#told()
    return { tag: 'written', revision: this.#last(stream), position }
  }

  /** Soft, or for good where `tombstone`. */
  remove(stream: string, expected: Expected, tombstone: boolean): Written {
    if (this.isTombstoned(stream)) return { tag: 'deleted' }
    const last = this.#last(stream)
    const isRight =
      expected === 'any'
        ? last !== NONE || tombstone
        : expected === 'no_stream'
          ? tombstone && last === NONE
          : expected === last
    if (!isRight) return { tag: 'wrong', current: last }
    const position = tombstone
      ? this.#write(stream, [system('$streamDeleted', '')], TOMBSTONE)
      : this.#write(`$$${stream}`, [system('$metadata', `{"$tb":${TOMBSTONE}}`)])
    this.#told()
    return { tag: 'written', revision: last, position }
  }

  /** The events that a reader of the stream may see, oldest first; null if there is no such stream. */
  visible(stream: string): readonly Stored[] | null {
    const kept = this.#streams.get(stream)
    if (kept === undefined || kept.events.length === 0 || this.#isSoftDeleted(stream)) return null
    if (stream.startsWith('$$')) return kept.events.slice(-1)
    return kept.truncateBefore === 0n
      ? kept.events
      : kept.events.filter(({ revision }) => revision >= kept.truncateBefore)
  }

  /** The index of the first event at a position or after it. */
  indexOf(position: bigint): number {
    let [low, high] = [0, this.all.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.all[middle] as Stored).position < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
