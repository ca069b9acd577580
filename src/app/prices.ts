import { readFile } from 'node:fs/promises'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { decode, describe } from '#domain/codec'
import type { Outcome } from '#domain/outcome'
import { type Price, PriceFile } from '#projections/billing/prices'

export type { Price } from '#projections/billing/prices'

export interface PricesUnreadable {
  readonly tag: 'prices_unreadable'
  readonly path: string
  /** A code of the file system; null if the file is not JSON. */
  readonly code: string | null
}
export interface PricesInvalid {
  readonly tag: 'prices_invalid'
  readonly path: string
  readonly problem: string
}

/** Reads the prices of the plans from a file. */
export const readPrices = async (path: string): Outcome<PricesUnreadable | PricesInvalid, readonly Price[]> => {
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    const { code = null } = error as { readonly code?: string }
    return left({ tag: 'prices_unreadable', path, code })
  }
  const prices = decode(PriceFile, json)
  return isLeft(prices) ? left({ tag: 'prices_invalid', path, problem: describe(prices.left) }) : right(prices.right)
}
