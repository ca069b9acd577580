import type { Response } from 'undici'

/** A body that is longer than it may be. */
export class TooLong extends Error {
  override readonly name = 'TooLong'
}

/** The bytes of an answer as they are once unpacked. Of a longer one, it takes the beginning or throws. */
export const bytesOf = async (
  response: Response,
  most: number,
  longer: 'throws' | 'cut' = 'throws',
): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  if (response.body === null) return Buffer.alloc(0)
  // Leaving the loop ends the connection.
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > most && longer === 'throws') throw new TooLong()
    parts.push(part)
    if (length > most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}
