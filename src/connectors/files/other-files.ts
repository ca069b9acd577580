// Files that people give in place of an export: archives, spreadsheets, pages of a sign-in.

import { encodingOf } from '#sources/kit/text'

/** A kind of file that is no export, known by its first bytes, and what to do about it. */
interface OtherFile {
  readonly begins: (head: Buffer) => boolean
  readonly problem: string
}

const bytes =
  (hex: string, at = 0) =>
  (head: Buffer): boolean =>
    head.subarray(at, at + hex.length / 2).toString('hex') === hex

const text =
  (pattern: RegExp) =>
  (head: Buffer): boolean =>
    pattern.test(head.toString('latin1', 0, 1_024))

const isZip = (head: Buffer): boolean => bytes('504b0304')(head) || bytes('504b0506')(head)
const packed = (by: string): string => `is packed by ${by}: unpack it first, or pack it by gzip`

/** Bytes that no text has, but for few by mistake. */
const isNoText = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x1a)
/** One of so many bytes of a text may be one that none has. */
const BYTES_FOR_ONE = 50

const isBinary = (head: Buffer): boolean => {
  if (encodingOf(head).startsWith('utf-16')) return false
  const start = head.subarray(0, 4_096)
  return start.filter(isNoText).length * BYTES_FOR_ONE > start.length
}

const OTHER_FILES: readonly OtherFile[] = [
  {
    begins: (head) => isZip(head) && head.includes('[Content_Types].xml'),
    problem: 'is an Office document: save its table as CSV',
  },
  { begins: isZip, problem: 'is a zip archive: unpack it, and import the files in it' },
  { begins: bytes('7573746172', 257), problem: 'is a tar archive: unpack it, and import the files in it' },
  { begins: bytes('1f8b'), problem: 'is packed by gzip twice: unpack it once' },
  { begins: text(/^BZh\d/), problem: packed('bzip2') },
  { begins: bytes('fd377a585a00'), problem: packed('xz') },
  { begins: bytes('28b52ffd'), problem: packed('zstd') },
  { begins: bytes('377abcaf271c'), problem: packed('7-Zip') },
  { begins: text(/^Rar!/), problem: packed('RAR') },
  { begins: bytes('d0cf11e0a1b11ae1'), problem: 'is an Office document: save its table as CSV' },
  { begins: text(/^PAR1/), problem: 'is a Parquet file: export it as CSV' },
  { begins: text(/^%PDF-/), problem: 'is a PDF document: export a table or JSON in its place' },
  {
    begins: text(/^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)\b/i),
    problem: 'is a web page, perhaps of a sign-in, and no export: export it again',
  },
  { begins: isBinary, problem: 'is binary, and no export: export a table or JSON in its place' },
]

/** Says what a file is in place of an export, and what to do, by its first bytes; null if it may be an export. */
export const otherFile = (head: Buffer): string | null =>
  OTHER_FILES.find(({ begins }) => begins(head))?.problem ?? null
