import { type FileHandle, open, rm } from 'node:fs/promises'
import { left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Instant } from '#domain/common'
import type { ConnectionRegistered } from '#domain/events/connections'
import type { Channel } from '#domain/events/envelope'
import type { Outcome } from '#domain/outcome'
import { thingId } from '#import/known'
import { openScratch, type Scratch } from '#import/scratch'
import { type FormerKey, type SourceError, type SourceReading, sourceError, type UpdatedFact } from '#import/source'
import { MOST_FORMER_KEYS } from './fact.js'

/** Characters that are written at once. */
const PIECE = 262_144

const LINES = 'lines'
const UPDATED = 'updated'
const FORMER = 'former keys'

/** The connection of a file's facts, as the file describes it. */
export interface Origin extends Pick<SourceReading, 'identity' | 'label' | 'provider' | 'account'> {
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  readonly channel: Channel
}

const notWritable = (path: string, error: unknown): SourceError => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  if (code === 'EEXIST')
    return sourceError('unsupported', `${path} exists already and is not overwritten: name another file`)
  return sourceError('unreadable', `${path} cannot be written (${code}): check that its folder exists and has room`)
}

const headerOf = ({ identity: id, label, provider, category, channel, account }: Origin): string => {
  const connection = { id, label, provider, category, channel }
  return JSON.stringify({ connection: account === undefined ? connection : { ...connection, account } })
}

/**
 * A file of facts that is being written, which only its owner may read. Facts are kept in a scratch file until the end: of
 * two of one thing the later `updated` counts, else the later fact, as in an import.
 */
export class FactsWriter {
  readonly #path: string
  readonly #file: FileHandle
  readonly #scratch: Scratch = openScratch()

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  /** Makes the file. It is an error if there is one. */
  static async make(path: string): Outcome<SourceError, FactsWriter> {
    try {
      return right(new FactsWriter(path, await open(path, 'wx', 0o600)))
    } catch (error) {
      return left(notWritable(path, error))
    }
  }

  /** Throws a `SourceFailure` if the temporary folder is full. */
  add({ updated, former = [], ...fact }: UpdatedFact): void {
    const id = thingId(fact)
    const formerKeys = this.#formerKeys(id, former)
    if (this.#isOlder(id, updated)) return
    const { kind, place, key, occurredAt, data } = fact
    const line = { kind, place, key, occurredAt, data }
    this.#scratch.set(LINES, id, JSON.stringify(formerKeys.length === 0 ? line : { ...line, formerKeys }))
    if (updated !== undefined) this.#scratch.set(UPDATED, id, updated)
  }

  /** The former keys of a thing, those of earlier facts about it included. One that may be another thing's is not written. */
  #formerKeys(id: string, former: readonly FormerKey[]): readonly string[] {
    const known = this.#scratch.get(FORMER, id)
    const before = known === null ? [] : (JSON.parse(known) as readonly string[])
    const certain = former.flatMap(({ key, onlyIfNew }) => (onlyIfNew ? [] : [key]))
    const all = [...new Set([...before, ...certain])].slice(0, MOST_FORMER_KEYS)
    if (all.length > before.length) this.#scratch.set(FORMER, id, JSON.stringify(all))
    return all
  }

  #isOlder(id: string, updated: Instant | undefined): boolean {
    const before = updated === undefined ? null : this.#scratch.get(UPDATED, id)
    return before !== null && updated !== undefined && updated < before
  }

  /** Writes all facts after the line of their connection, and closes the file. Resolves with their number. */
  async finish(origin: Origin): Outcome<SourceError, number> {
    let facts = 0
    let piece = `${headerOf(origin)}\n`
    try {
      for (const [, line] of this.#scratch.entries(LINES)) {
        facts += 1
        piece += `${line}\n`
        if (piece.length < PIECE) continue
        await this.#file.writeFile(piece)
        piece = ''
      }
      await this.#file.writeFile(piece)
      await this.#file.sync()
      await this.#file.close()
      this.#scratch.close()
      return right(facts)
    } catch (error) {
      return left(notWritable(this.#path, error))
    }
  }

  /** Takes the file away again. */
  async discard(): Promise<void> {
    this.#scratch.close()
    await this.#file.close()
    await rm(this.#path, { force: true })
  }
}
