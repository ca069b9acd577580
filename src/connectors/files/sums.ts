import { hash } from 'node:crypto'
import { Decimal, decimalOf, Quantity, scaled } from '#domain/decimal'
import type { Scratch } from '../scratch.js'
import type { Candidate, SummedKind } from './format.js'
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
}

const idOf = ({ kind, place, known }: Share): string =>
  hash('sha256', JSON.stringify([kind, place, known]), 'base64url').slice(0, 22)

const amountOf = (share: Share): string => (share.kind === 'cloud_line' ? share.data.amount : share.data.value)

/** All that a share says but its amount. */
export const withoutAmount = (share: Share): string =>
  share.kind === 'cloud_line'
    ? JSON.stringify([share.kind, share.place, { ...share.data, amount: null }])
    : JSON.stringify([share.kind, share.place, { ...share.data, value: null }])

/** Whether its amount can be summed. */
export const hasAmount = (share: Share): boolean =>
  share.kind === 'cloud_line' ? Decimal.is(share.data.amount) : Quantity.is(share.data.value)

/** The first share; a sum with an amount that is still an estimate is one, too. */
const shareOf = (first: Share | null, other: Share | null): Share | null => {
  if (first === null || other === null) return first ?? other
  return first.kind === 'cloud_line' && other.kind === 'cloud_line' && other.data.estimated
    ? { ...first, data: { ...first.data, estimated: true } }
    : first
}

const sumOf = (a: Sum | undefined, b: Sum): Sum =>
  a === undefined ? b : { share: shareOf(a.share, b.share), units: a.units + b.units, shares: a.shares + b.shares }

const written = ({ share, units, shares }: Sum): string => JSON.stringify([share, decimalOf(units), shares])

const read = (text: string): Sum => {
  const [share, units, shares] = JSON.parse(text) as [Share | null, string, number]
  return { share, units: scaled(units), shares }
}

/** One share alone is the fact as it stands. */
const factOf = (share: Share, units: bigint): Share => {
  if (scaled(amountOf(share)) === units) return share
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
    for (const [id, amount] of before ?? []) this.#add(id, { share: null, units: -scaled(amount), shares: -1 })
    return before !== null
  }

  #addTo(id: string, share: Share): void {
    this.#add(id, { share, units: scaled(amountOf(share)), shares: 1 })
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

  /** All sums, in the order in which their first shares came. */
  *facts(): Generator<Share> {
    this.#put()
    for (const [, text] of this.#scratch.entries('sums')) {
      const { share, units, shares } = read(text)
      // Of a share that was taken back nothing remains.
      if (share !== null && shares > 0) yield factOf(share, units)
    }
  }
}
