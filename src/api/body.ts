import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { type Codec, decode, type Mismatch } from '#domain/codec'

/** The most bytes of a body. */
const MOST_BYTES = 64 * 1024

/** A body that is not what the operation takes. */
export type BodyRefused =
  | { readonly tag: 'body_not_json' }
  | { readonly tag: 'body_too_large' }
  | { readonly tag: 'body_invalid'; readonly mismatches: readonly Mismatch[] }

const bytesOf = async (request: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = []
  let size = 0
  // A request that is left unread would take its connection with it, before the answer.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length
    if (size > MOST_BYTES) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

/** Says whether a request says that its body is JSON, which no form of another site can. */
export const isJson = ({ headersDistinct }: IncomingMessage): boolean => {
  const [type = '', ...more] = headersDistinct['content-type'] ?? []
  return more.length === 0 && /^application\/json\s*(?:;|$)/i.test(type)
}

/** Reads a JSON body of a bounded size. */
export const bodyOf = async <A>(request: IncomingMessage, codec: Codec<A>): Promise<Either<BodyRefused, A>> => {
  const bytes = await bytesOf(request)
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
