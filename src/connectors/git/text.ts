import { isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

const decoderOf = (encoding: string): TextDecoder | null => {
  try {
    return new TextDecoder(encoding)
  } catch {
    return null
  }
}

/** Bytes as text: in the declared encoding, else as UTF-8, else as Latin-1, which accepts every byte. */
export const textOf = (bytes: Buffer, encoding: string | null = null): string => {
  const named = encoding === null || /^utf-?8$/i.test(encoding) ? null : decoderOf(encoding)
  if (named !== null) return named.decode(bytes)
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1')
}
