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

/** A message's first line that is not blank, and the text after it. */
export const firstLineOf = (message: string): { readonly line: string; readonly rest: string } => {
  const text = message.trimStart()
  const end = text.indexOf('\n')
  return end === -1
    ? { line: text.trimEnd(), rest: '' }
    : { line: text.slice(0, end).trimEnd(), rest: text.slice(end + 1) }
}

const PERSON_LINE = /^[ \t]*[A-Za-z][A-Za-z-]*-by[ \t]*:.*$/gim
/** Matches only at a word's beginning, so that a very long word takes linear time. */
const ADDRESS = /(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g

/** A message without the lines and addresses that name people: `BOB-7` in an address is no work item. */
export const withoutPeople = (text: string): string => {
  const impersonal = /-by[ \t]*:/i.test(text) ? text.replace(PERSON_LINE, '') : text
  return impersonal.includes('@') ? impersonal.replace(ADDRESS, ' ') : impersonal
}
