import type * as t from 'io-ts'
import { oneOf } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { type FormerKey, type Replaced, SourceFailure, sourceError } from '#import/source'
import type { Share } from './sums.js'

/** The way in which files of one bill belong together: they are its parts, or versions of it, of which the newest counts. */
export const FilesOfBill = oneOf('parts', 'versions')
export type FilesOfBill = t.TypeOf<typeof FilesOfBill>

/** The most bills that are told apart in one import. */
const MOST_BILLS = 200_000

/** A file as facts are made of it. */
export interface FileOfReading {
  readonly name: string
  /** Its place among the files of the import, the newest last. */
  readonly number: number
  /** Says whether the import has other files. */
  readonly hasNeighbours: boolean
  /** The mark that tells it from other parts of a bill: a digest of its name, which newer versions of the part have, too. */
  readonly part: string
  /** Says whether its bytes were imported before. */
  readonly isKnown: boolean
}

/** Charges whose rows name no bill are on one of their own days. */
const billOf = ({ kind, place, data }: Share, billedFrom: CivilDate | null): string =>
  JSON.stringify([place, billedFrom ?? (kind === 'cloud_line' ? [data.from, data.to] : null)])

/** The place in the key of a charge that names its bill, and the part of it. */
const BILL_IN_KEY = /\/(\d{4}-\d\d-\d\d)(?:\/part ([\w-]{22}))?$/

/** The bills of an import's files: the newest file of each, and what is known of them that the files no longer have. */
export class Bills {
  /** Null if no two files have the same bill, or they are versions. */
  readonly #files: FilesOfBill | null
  readonly #newest = new Map<string, FileOfReading>()
  #shared: readonly [string, string] | null = null
  /** By account, the bills, or their parts, that are stated. */
  readonly #stated = new Map<string, Set<string>>()
  readonly #knownParts = new Set<string>()

  constructor(files: FilesOfBill | null) {
    this.#files = files
  }

  /** The names of two files that have the same bill; null if there are none. */
  get shared(): readonly [string, string] | null {
    return this.#shared
  }

  /** Notes that a file has a bill. Files come with the newest last. */
  see(charge: Share, billedFrom: CivilDate | null, file: FileOfReading): void {
    const id = billOf(charge, billedFrom)
    const before = this.#newest.get(id)
    if (before?.number === file.number) return
    if (before !== undefined) this.#shared ??= [before.name, file.name]
    this.#newest.set(id, file)
    if (this.#newest.size > MOST_BILLS)
      throw new SourceFailure(
        sourceError('unsupported', `the files have more than ${MOST_BILLS} bills: import fewer files at once`),
      )
  }

  /** A charge as its bill has it; null if a newer file has the bill. */
  chargeOf(charge: Share, billedFrom: CivilDate | null, file: FileOfReading): Share | null {
    if (this.#files === 'parts') {
      this.#note(charge.place, billedFrom === null ? null : `${billedFrom} ${file.part}`)
      if (file.isKnown) this.#knownParts.add(file.part)
      return 'key' in charge.known ? { ...charge, known: { key: `${charge.known.key}/part ${file.part}` } } : charge
    }
    const newest = this.#newest.get(billOf(charge, billedFrom))
    if (newest !== undefined && newest.number !== file.number) return null
    this.#note(charge.place, billedFrom)
    return charge
  }

  #note(account: string, bill: string | null): void {
    if (bill === null) return
    const stated = this.#stated.get(account) ?? new Set()
    this.#stated.set(account, stated.add(bill))
  }

  /**
   * The key of a charge before its file was said to be a part; null if there was none. A part that is new to the service was in no sum
   * before, and what is held may be another part.
   */
  formerKey(key: string): FormerKey | null {
    const [suffix = '', part = ''] = /\/part ([\w-]{22})$/.exec(key) ?? []
    return this.#knownParts.has(part) ? { key: key.slice(0, -suffix.length), onlyIfNew: true } : null
  }

  /** The bills, or their parts, that are stated anew, by account. */
  replaced(): readonly Replaced[] {
    return [...this.#stated].map(([account, bills]) => ({
      kind: 'cloud_line',
      place: account,
      holds: (key) => {
        const [, bill = '', part = ''] = BILL_IN_KEY.exec(key) ?? []
        return bills.has(this.#files === 'parts' ? `${bill} ${part}` : bill)
      },
      reason: 'a newer version of its bill no longer has it',
      isSure: false,
    }))
  }

  /** Forgets what was stated. */
  begin(): void {
    this.#stated.clear()
    this.#knownParts.clear()
  }
}
