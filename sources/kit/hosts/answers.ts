import { isLeft } from 'fp-ts/lib/Either.js'
import { type Codec, decode } from '#domain/codec'
import { type HostAnswer, HostFailure } from './ask.js'

/** The most records that one page may have: no host that we ask gives more than 1,000. */
const MOST_RECORDS = 5_000

/** An answer that is none of the API's. */
export const unreadable = (reason: string): HostFailure => new HostFailure({ tag: 'unreadable', reason })

/** The records of a page that is a list. */
export const listIn = ({ body }: HostAnswer): readonly unknown[] => {
  if (!Array.isArray(body)) throw unreadable('a list was expected')
  if (body.length > MOST_RECORDS) throw unreadable('a page has too many records')
  return body
}

/** The body of an answer, as a codec describes it. */
export const bodyAs = <A>(codec: Codec<A>, { body }: HostAnswer): A => {
  const decoded = decode(codec, body)
  if (isLeft(decoded)) throw unreadable(`${codec.name} was expected`)
  return decoded.right
}
