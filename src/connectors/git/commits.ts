import { type MarkText, markOfIdentity } from '#sources/kit/code/marks'
import { secondsOf } from './instants.js'
import { textOf } from './text.js'

/** The parts of a commit object that the connector uses. Author and committer are searched for AI tools only, and not kept. */
export interface Commit {
  readonly parents: readonly string[]
  /** Seconds since 1970; null if the commit has no valid instant. */
  readonly authoredAt: number | null
  readonly committedAt: number | null
  /** The marks of AI tools that are its author or committer. */
  readonly signed: readonly MarkText[]
  readonly message: string
}

const NEWLINE = 10
const SPACE = 32

/**
 * Calls back with each header up to the empty line, and returns where the message begins. Skips lines that continue a
 * header (signatures, merged tags): they begin with a space.
 */
const readHeaders = (body: Buffer, header: (name: string, value: string) => void): number => {
  let at = 0
  while (at < body.length && body[at] !== NEWLINE) {
    const newline = body.indexOf(NEWLINE, at)
    const end = newline === -1 ? body.length : newline
    const space = body.indexOf(SPACE, at)
    if (space > at && space < end) header(body.toString('latin1', at, space), body.toString('latin1', space + 1, end))
    at = end + 1
  }
  return at + 1
}

/** A raw commit object. */
export const parseCommit = (body: Buffer): Commit => {
  const parents: string[] = []
  let authoredAt: number | null = null
  let committedAt: number | null = null
  let encoding: string | null = null
  const signed: MarkText[] = []
  const sign = (identity: string): void => {
    const mark = markOfIdentity(identity)
    if (mark !== null) signed.push(mark)
  }
  const message = readHeaders(body, (name, value) => {
    if (name === 'parent') parents.push(value)
    else if (name === 'author') {
      authoredAt = secondsOf(value)
      sign(value)
    } else if (name === 'committer') {
      committedAt = secondsOf(value)
      sign(value)
    } else if (name === 'encoding') encoding = value
  })
  return { parents, authoredAt, committedAt, signed, message: textOf(body.subarray(message), encoding) }
}

/** A tag object's target, and the tagger's instant in seconds (null if there is none). */
export interface TagObject {
  readonly target: string
  readonly type: string
  readonly taggedAt: number | null
}

/** Parses a raw tag object; null if it is not one. */
export const parseTag = (body: Buffer): TagObject | null => {
  const headers = new Map<string, string>()
  readHeaders(body, (name, value) => headers.set(name, value))
  const [target, type, tagger] = [headers.get('object'), headers.get('type'), headers.get('tagger')]
  if (target === undefined || type === undefined) return null
  return { target, type, taggedAt: tagger === undefined ? null : secondsOf(tagger) }
}
