import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pipeline, Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { instantOf } from '#domain/time'
import { readingOf, type SourceError, SourceFailure, sourceError } from '#import/source'
import { otherFile } from './other-files.js'
import { released, silenceOf, speaks } from './pipe.js'

/** Bytes by which a format is recognised. */
const HEAD_BYTES = 65_536
const PIECE = 262_144
const NEWLINE = 0x0a

/** The most bytes that a packed file may unpack to. */
export const MOST_UNPACKED = 16 * 1024 ** 3
/** The most times its size that a packed file may unpack to; an export seldom passes 30 times, and a bomb 1,000. */
export const MOST_TIMES_PACKED = 200
/** Smaller ones may: a short list of equal rows packs well. */
const ALWAYS_UNPACKED = 64 * 1024 ** 2
/** The most bytes of a pipe, which is kept on the disk while it is imported. */
const MOST_PIPED = MOST_UNPACKED

/** A file, unpacked where it is compressed. */
export interface Input {
  /** Its name without its folder; a path never reaches an event. */
  readonly name: string
  /** The time of its last change; null if nothing says so. */
  readonly changedAt: Instant | null
  /** Its first 64 KiB. */
  readonly head: Buffer
  /** Its bytes, from the beginning each time. Throws a `SourceFailure` if they cannot be read. */
  readonly pieces: () => AsyncGenerator<Buffer>
}

/** A file that stands under another name than the one by which its owner knows it. */
export interface KeptFile {
  readonly path: string
  readonly name: string
  /** The time of its last change where it came from; null if nothing says so. */
  readonly changedAt: Instant | null
}

/** The place of a file: its path, `-` for standard input, or a file that is kept under another name. */
export type Location = string | KeptFile

/** The path of a location. */
export const pathOf = (location: Location): string => (typeof location === 'string' ? location : location.path)
/** The name of a location by which its owner knows it, to be shown to nobody else. */
export const shownOf = (location: Location): string => (typeof location === 'string' ? location : location.name)

/** Explains why a file cannot be opened. Its path is shown to the person who gave it, and stored nowhere. */
const unopened = (location: Location, error: unknown): SourceError => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  const path = shownOf(location)
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const where = typeof location === 'string' ? resolve(location) : path
    return sourceError('not_found', `there is no file ${where}: check the path`)
  }
  if (code === 'ELOOP') return sourceError('not_found', `the links of ${path} lead in a circle: name the file itself`)
  return sourceError('unreadable', `${path} cannot be read (${code}): check that you may read it`)
}

/** Explains why an open file cannot be read to its end. It may be stored with the run, so it has no path. */
const unreadable = (name: string, error: unknown): SourceError => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  if (code === UNPACKS_TOO_MUCH)
    return sourceError(
      'unsupported',
      `${name} unpacks to more than ${MOST_TIMES_PACKED} times its size, or to more than 16 GB: unpack it by hand, and import it in parts`,
    )
  if (code.startsWith('Z_'))
    return sourceError('broken', `${name} is damaged or cut off, and cannot be unpacked: export it again`)
  return sourceError(
    'unreadable',
    `${name} cannot be read (${code}): check that it is still there and that you may read it`,
  )
}

const UNPACKS_TOO_MUCH = 'WDI_UNPACKS_TOO_MUCH'

/** Passes on what a packed file unpacks to, and fails once that is more than any export needs. */
const bounded = (packedBytes: () => number): Transform => {
  let unpacked = 0
  return new Transform({
    highWaterMark: PIECE,
    transform(piece: Buffer, _, done) {
      unpacked += piece.length
      const most = Math.max(ALWAYS_UNPACKED, MOST_TIMES_PACKED * packedBytes())
      if (unpacked > Math.min(most, MOST_UNPACKED))
        done(Object.assign(new Error('unpacks to too much'), { code: UNPACKS_TOO_MUCH }))
      else done(null, piece)
    },
  })
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

async function* read(name: string, make: () => Readable): AsyncGenerator<Buffer> {
  const stream = make()
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw new SourceFailure(unreadable(name, error))
  } finally {
    stream.destroy()
  }
}

/** The first bytes of a stream, at most as many as asked for. */
const firstBytes = async (pieces: AsyncIterable<Buffer>, most: number): Promise<Buffer> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const piece of pieces) {
    parts.push(piece)
    length += piece.length
    if (length >= most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}

const inputOf = async (name: string, changedAt: Instant | null, raw: () => Readable): Outcome<SourceError, Input> => {
  const first = await readingOf(() => firstBytes(read(name, raw), 2))
  if (isLeft(first)) return first
  const packed = isGzip(first.right)
  const unpacked = (): Readable => {
    if (!packed) return raw()
    const stream = raw()
    const gunzip = createGunzip({ chunkSize: PIECE })
    // Whichever part ends ends the others: the error of one is that of the last, which is read.
    return pipeline(
      stream,
      gunzip,
      bounded(() => gunzip.bytesWritten),
      () => undefined,
    )
  }
  const pieces = () => read(name, unpacked)
  const head = await readingOf(() => firstBytes(pieces(), HEAD_BYTES))
  if (isLeft(head)) return head
  if (head.right.length === 0) return left(sourceError('empty', `${name} is empty: export it again`))
  const other = otherFile(head.right)
  if (other !== null) return left(sourceError('unsupported', `${name} ${other}`))
  return right({ name, changedAt, head: head.right, pieces })
}

/** A file's bytes from the beginning; a stream of it would close the file at its end. */
async function* wholeOf(file: FileHandle): AsyncGenerator<Buffer> {
  let position = 0
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE), 0, PIECE, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/** The error of a pipe that stays silent. */
const silent = (name: string): SourceError => sourceError('unreadable', silenceOf(name))

/** The content of a pipe, kept in a file without a name, which is gone when the process ends. */
export const spooled = async (
  name: string,
  stream: Readable,
  most: number = MOST_PIPED,
): Outcome<SourceError, Input> => {
  const folder = await mkdtemp(join(tmpdir(), 'wdi-'))
  const file = await open(join(folder, 'input'), 'wx+', 0o600)
  await rm(folder, { recursive: true })
  let bytes = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length
      // Some never end.
      if (bytes > most) {
        await file.close()
        return left(sourceError('unsupported', `${name} delivers more than 16 GB: import it in parts`))
      }
      await file.appendFile(piece)
    }
  } catch (error) {
    await file.close()
    return left(unreadable(name, error))
  }
  return inputOf(name, null, () => Readable.from(wholeOf(file), { objectMode: false }))
}

/** A pipe can be read only once, and an import may have to begin again. */
const spools = new Map<string, Outcome<SourceError, Input>>()

const spooledFrom = async (path: string, name: string, stream: Readable): Outcome<SourceError, Input> => {
  if (await speaks(stream)) return spooled(name, stream)
  await released(path, stream)
  return left(silent(name))
}

const openPipe = (path: string, name: string, open: () => Readable): Outcome<SourceError, Input> => {
  const spool = spools.get(path) ?? spooledFrom(path, name, open())
  spools.set(path, spool)
  return spool
}

/** The name of what has none: standard input, and the pipe of a shell's `<(…)`. */
export const NAMELESS = 'standard input'

/**
 * Opens a file, compressed by gzip or not, a pipe, or standard input as `-`. A `SourceError` says in one line why it cannot
 * be read: `not_found`, `unreadable`, `empty`, `broken` (damaged gzip) or `unsupported` (a folder, a device, an archive).
 */
export const openInput = async (location: Location): Outcome<SourceError, Input> => {
  const path = pathOf(location)
  if (path === '-') return openPipe(path, NAMELESS, () => process.stdin)
  let changedAt: Instant
  try {
    const found = await stat(path)
    changedAt = instantOf(Math.floor(found.mtimeMs))
    if (found.isDirectory()) return left(sourceError('unsupported', `${path} is a folder: name the files in it`))
    if (found.isFIFO()) {
      const name = /^\/(?:dev|proc\/[^/]+)\/fd\//.test(path) ? NAMELESS : basename(path)
      return openPipe(path, name, () => createReadStream(path, { highWaterMark: PIECE }))
    }
    if (!found.isFile())
      return left(sourceError('unsupported', `${path} is neither a file nor a pipe: write its content to a file`))
  } catch (error) {
    return left(unopened(location, error))
  }
  const raw = () => createReadStream(path, { highWaterMark: PIECE })
  return typeof location === 'string'
    ? inputOf(basename(path), changedAt, raw)
    : inputOf(location.name, location.changedAt, raw)
}

/** The findings of one reading of a file. */
export interface Seen {
  /** SHA-256 of its bytes. */
  readonly digest: string
  /** The number of lines, including a last one without a line end. */
  readonly lines: number
}

/** The same file; once it was read to its end, `seen` says what was read. */
export const watched = (input: Input): { readonly input: Input; readonly seen: () => Seen } => {
  const hash = createHash('sha256')
  let lines = 0
  let last = NEWLINE
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of input.pieces()) {
      hash.update(piece)
      for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1
      last = piece.at(-1) ?? last
      yield piece
    }
  }
  const { name, changedAt, head } = input
  const seen = (): Seen => ({ digest: hash.copy().digest('hex'), lines: last === NEWLINE ? lines : lines + 1 })
  return { input: { name, changedAt, head, pieces }, seen }
}

/** Throws a `SourceFailure` if a file is not what it was when it was first read. */
export const checkUnchanged = ({ name }: Input, before: Seen, now: Seen): void => {
  if (now.digest !== before.digest)
    throw new SourceFailure(sourceError('broken', `${name} changed while it was read: import it again`))
}
