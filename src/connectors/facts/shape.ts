import { jsonIn } from '#domain/json'
import { quoted } from '#domain/shell'
import { encodingOf } from '#sources/kit/text'
import { isConnectionLine, isCoverageLine } from './header.js'

// Common formats of exports other than one JSON value a line: each gets a sentence on how to convert it. A file is
// refused by its beginning only if it clearly has another format.

const BYTE_ORDER_MARK = /^\ufeff/

const isUtf16 = (head: Buffer): boolean => encodingOf(head).startsWith('utf-16')

const isJson = (line: string): boolean => jsonIn(line) !== undefined

const SEPARATORS = [',', ';', '\t']
/** Counts a separator outside of quotes. */
const counts = (line: string): readonly number[] => {
  const plain = line.replace(/"(?:[^"]|"")*"/g, '')
  return SEPARATORS.map((separator) => plain.split(separator).length - 1)
}

/** Two lines that are not JSON and have equally many separators. */
const isSeparated = ([first = '', second = '']: readonly string[]): boolean => {
  if ([first, second].some((line) => /^\s*[{[]/.test(line) || isJson(line))) return false
  const other = counts(second)
  return counts(first).some((count, i) => count > 0 && count === other[i])
}

/** Says whether a file begins with a line of a file of facts: its connection, its coverage, or a fact. */
export const beginsWithFacts = (head: Buffer): boolean => {
  const lines = head.toString('utf8').replace(BYTE_ORDER_MARK, '').split('\n')
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const value = jsonIn(first)
  const has = (member: string): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, member)
  return isConnectionLine(value) || isCoverageLine(value) || ['kind', 'place', 'key', 'data'].every(has)
}

/** The other format of a file, judged by its beginning, and what to do; null if it may be a file of facts. */
export const otherShape = (head: Buffer, path: string): string | null => {
  const file = quoted(path)
  if (isUtf16(head)) return `${path} is in UTF-16: convert it to UTF-8, e.g.  iconv -f UTF-16 -t UTF-8 ${file}`
  const text = head.toString('utf8').replace(BYTE_ORDER_MARK, '')
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const isFollowedByValue = isJson(lines[1] ?? '')
  const isArray = /^\s*\[\s*(\{|$)/.test(first) && (!isFollowedByValue || lines.some((line) => line.trim() === ']'))
  if (isArray) return `${path} is one JSON array: write one value per line, e.g.  jq -c '.[]' ${file}`
  if (first.trim() === '{' && !isFollowedByValue)
    return `${path} is JSON over several lines: write one value per line, e.g.  jq -c . ${file}`
  if (isSeparated(lines))
    return `${path} looks like CSV: write each row as one JSON value per line, with the members that docs/facts.md lists for its kind`
  return null
}

/** Says whether a file begins with the byte order mark of UTF-8, as Windows programs write it. */
export const beginsWithMark = (head: Buffer): boolean => BYTE_ORDER_MARK.test(head.subarray(0, 3).toString('utf8'))
