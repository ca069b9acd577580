import { Decimal, decimalOf, Quantity, scaled } from '#domain/decimal'
import type { Scratch } from '#import/scratch'
import { digestOf } from '#sources/kit/digest'
import type { Candidate, SummedKind } from '#sources/kit/format'
import { type Added, Parts } from './parts.js'

/** The most sums that are kept in memory; the rest waits in a scratch file. */
const MOST_IN_MEMORY = 10_000

/** A part of the sum of its key. */
export type Share = Candidate<SummedKind>

interface Sum {
  /** The first share; null where only what is taken back is known here, and the share in the scratch file. */
  readonly share: Share | null
  /** In units of 10^-40. */
  readonly units: bigint
  readonly shares: number
  /** The number of its shares whose amount nobody knows. */
  readonly unknown: number
}

const idOf = ({ kind, place, known }: Share): string => digestOf(JSON.stringify([kind, place, known]))

/** Null where the source does not know it. */
const amountOf = (share: Share): string | null => (share.kind === 'cloud_line' ? share.data.amount : share.data.value)
const unitsOf = (amount: string | null): bigint => (amount === null ? 0n : scaled(amount))

/** All that a share says but its amount. */
export const withoutAmount = (share: Share): string =>
  share.kind === 'cloud_line'
    ? JSON.stringify([share.kind, share.place, { ...share.data, amount: null }])
    : JSON.stringify([share.kind, share.place, { ...share.data, value: null }])

/** Says whether its amount can be summed. */
export const hasAmount = (share: Share): boolean =>
  share.kind === 'cloud_line'
    ? Decimal.is(share.data.amount)
    : share.data.value === null || Quantity.is(share.data.value)

/** The first share; a sum with an amount that is still an estimate is one, too. */
const shareOf = (first: Share | null, other: Share | null): Share | null => {
  if (first === null || other === null) return first ?? other
  return first.kind === 'cloud_line' && other.kind === 'cloud_line' && other.data.estimated
    ? { ...first, data: { ...first.data, estimated: true } }
    : first
}

const sumOf = (a: Sum | undefined, b: Sum): Sum =>
  a === undefined
    ? b
    : {
        share: shareOf(a.share, b.share),
        units: a.units + b.units,
        shares: a.shares + b.shares,
        unknown: a.unknown + b.unknown,
      }

const written = ({ share, units, shares, unknown }: Sum): string =>
  JSON.stringify([share, decimalOf(units), shares, unknown])

const read = (text: string): Sum => {
  const [share, units, shares, unknown] = JSON.parse(text) as [Share | null, string, number, number]
  return { share, units: scaled(units), shares, unknown }
}

/** One share alone is the fact as it stands. A sum with a part that is not known is not known. */
const factOf = (share: Share, { units, unknown }: Sum): Share => {
  const amount = amountOf(share)
  if (unknown > 0 && share.kind === 'ai_usage') return { ...share, data: { ...share.data, value: null } }
  if (amount !== null && scaled(amount) === units) return share
  return share.kind === 'cloud_line'
    ? { ...share, data: { ...share.data, amount: decimalOf(units) } }
    : { ...share, data: { ...share.data, value: decimalOf(units) } }
}

/** Sums the shares of facts, exactly, in constant memory. */
export class Sums {
  readonly #recent = new Map<string, Sum>()
  readonly #scratch: Scratch
  readonly #parts: Parts

  constructor(scratch: Scratch) {
    this.#scratch = scratch
    this.#parts = new Parts(scratch)
  }

  add(share: Share): void {
    this.#addTo(idOf(share), share)
  }

  /** Adds the shares of a part in place of those that were stated of it before; whether there were any. */
  state(part: string, shares: readonly Share[]): boolean {
    const added = shares.map((share): Added => {
      const id = idOf(share)
      this.#addTo(id, share)
      return [id, amountOf(share)]
    })
    const before = this.#parts.replace(part, added)
    for (const [id, amount] of before ?? [])
      this.#add(id, { share: null, units: -unitsOf(amount), shares: -1, unknown: amount === null ? -1 : 0 })
    return before !== null
  }

  #addTo(id: string, share: Share): void {
    const amount = amountOf(share)
    this.#add(id, { share, units: unitsOf(amount), shares: 1, unknown: amount === null ? 1 : 0 })
  }

  #add(id: string, sum: Sum): void {
    this.#recent.set(id, sumOf(this.#recent.get(id), sum))
    if (this.#recent.size >= MOST_IN_MEMORY) this.#put()
  }

  /** Adds the recent sums to those of the scratch file. */
  #put(): void {
    for (const [id, sum] of this.#recent) {
      const before = this.#scratch.get('sums', id)
      this.#scratch.set('sums', id, written(before === null ? sum : sumOf(read(before), sum)))
    }
    this.#recent.clear()
  }

  /** All sums since they were taken before, in the order in which their first shares came. */
  *take(): Generator<Share> {
    this.#put()
    for (const [, text] of this.#scratch.entries('sums')) {
      const sum = read(text)
      // Of a share that was taken back nothing remains.
      if (sum.share !== null && sum.shares > 0) yield factOf(sum.share, sum)
    }
    this.#scratch.clear('sums')
    this.#parts.clear()
  }
}
