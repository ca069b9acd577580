import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { readGivenFile } from '#app/import/given-file'
import { decode, describe } from '#domain/codec'
import type { Outcome } from '#domain/outcome'
import { type Price, PriceFile } from '#projections/billing/prices'

export type { Price } from '#projections/billing/prices'

export interface PricesUnreadable {
  readonly tag: 'prices_unreadable'
  readonly message: string
}
export interface PricesInvalid {
  readonly tag: 'prices_invalid'
  readonly path: string
  readonly problem: string
}

/** Reads the prices of the plans from a file. */
export const readPrices = async (path: string): Outcome<PricesUnreadable | PricesInvalid, readonly Price[]> => {
  const unreadable = (message: string) => left<PricesUnreadable>({ tag: 'prices_unreadable', message })
  const bytes = await readGivenFile(path)
  if (isLeft(bytes)) return unreadable(bytes.left)
  let json: unknown
  try {
    json = JSON.parse(bytes.right.toString('utf8'))
  } catch {
    return unreadable(`the file ${path} cannot be read (it is not JSON): see \`wdi serve --help\``)
  }
  const prices = decode(PriceFile, json)
  return isLeft(prices) ? left({ tag: 'prices_invalid', path, problem: describe(prices.left) }) : right(prices.right)
}
