import { TextDecoder } from 'node:util'

/** Encodings of exported files, as `TextDecoder` calls them. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'iso-8859-15',
  'macintosh',
  'ibm866',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const
export type Encoding = (typeof ENCODINGS)[number]

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Stands where bytes are not of the encoding. */
export const REPLACEMENT = '\ufffd'

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    // The head of a file may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The encoding of a file by its first bytes: its byte order mark, zeros at every other byte, valid UTF-8, else Windows-1252. */
export const encodingOf = (head: Buffer): Encoding => {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = head.subarray(0, 64)
  const zeros = (from: number): number => start.filter((byte, i) => i % 2 === from && byte === 0).length
  if (start.length >= 4 && zeros(1) > start.length / 4) return 'utf-16le'
  if (start.length >= 4 && zeros(0) > start.length / 4) return 'utf-16be'
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

/** Bytes as text, without a byte order mark; what is not of the encoding becomes U+FFFD. */
export async function* textOf(pieces: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

/** Says whether the first line of a text ends with `\r` alone, as on old Macs. */
export const hasOldLineEnds = (text: string): boolean => /\r\n?|\n/.exec(text)?.[0] === '\r'

/** The same text with `\n` at the end of each line. */
export async function* newLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let endsInReturn = false
  for await (const piece of pieces) {
    const rest = endsInReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    endsInReturn = piece === '' ? endsInReturn : piece.endsWith('\r')
    yield rest.replace(/\r\n?/g, '\n')
  }
}

/** A file's bytes in UTF-8, without a byte order mark; `head` are its first ones. */
export async function* utf8Pieces(head: Buffer, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const encoding = encodingOf(head)
  // Checking the whole file for its encoding costs more than reading it: its records are checked one by one.
  if (encoding !== 'utf-8') {
    for await (const text of textOf(pieces, encoding)) yield Buffer.from(text)
    return
  }
  let skip = head.subarray(0, 3).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  for await (const piece of pieces) {
    const from = Math.min(skip, piece.length)
    skip -= from
    yield from === 0 ? piece : piece.subarray(from)
  }
}
