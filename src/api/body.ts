import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { type Codec, decode, type Mismatch } from '#domain/codec'

/** The most bytes of a body. */
const MOST_BYTES = 64 * 1024

/** The most bodies that arrive at a time. */
const MOST_ARRIVING = 256

/** A body that is not what the operation takes. */
export type BodyRefused =
  | { readonly tag: 'body_not_json' }
  | { readonly tag: 'body_too_large' }
  | { readonly tag: 'body_invalid'; readonly mismatches: readonly Mismatch[] }

/** The bodies that have arrived, by their requests; null where one has too many bytes. */
const arrived = new WeakMap<IncomingMessage, Buffer | null>()

/**
 * Takes in the bodies of requests before these wait for a turn: one that comes slowly must not hold a turn of others. Of more bodies
 * at a time than strangers may make the process hold, the request is refused.
 */
export const bodiesFirst = () => {
  let arriving = 0
  return (request: IncomingMessage, goOn: () => void, refuse: () => void): void => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      goOn()
      return
    }
    if (arriving >= MOST_ARRIVING) {
      refuse()
      return
    }
    arriving += 1
    const parts: Buffer[] = []
    let size = 0
    let isTaken = false
    const take = (bytes: Buffer | null): void => {
      if (isTaken) return
      isTaken = true
      arriving -= 1
      arrived.set(request, bytes)
      goOn()
    }
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_BYTES) take(null)
      else parts.push(part)
    })
    request.once('end', () => take(Buffer.concat(parts)))
    // A client that goes away takes no turn.
    request.once('close', () => {
      if (!isTaken) arriving -= 1
      isTaken = true
    })
  }
}

/** Says whether a request says that its body is JSON, which no form of another site can. */
export const isJson = ({ headersDistinct }: IncomingMessage): boolean => {
  const [type = '', ...more] = headersDistinct['content-type'] ?? []
  return more.length === 0 && /^application\/json\s*(?:;|$)/i.test(type)
}

/** Decodes the body of a request, which has arrived. */
export const bodyOf = <A>(request: IncomingMessage, codec: Codec<A>): Either<BodyRefused, A> => {
  const bytes = arrived.get(request) ?? null
  if (bytes === null) return left({ tag: 'body_too_large' })
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return left({ tag: 'body_not_json' })
  }
  const decoded = decode(codec, json)
  return isLeft(decoded) ? left({ tag: 'body_invalid', mismatches: decoded.left }) : decoded
}
