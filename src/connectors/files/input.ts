import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { unreadable } from '../facts/file.js'
import { readingOf, type SourceError, SourceFailure, sourceError } from '../source.js'

/** Bytes by which a format is recognised. */
const HEAD_BYTES = 65_536
const PIECE = 262_144

/** A file, unpacked where it is compressed. */
export interface Input {
  /** Its name without its folder; a path never reaches an event. */
  readonly name: string
  /** Its first 64 KiB. */
  readonly head: Buffer
  /** Its bytes, from the beginning each time. Throws a `SourceFailure` if they cannot be read. */
  readonly pieces: () => AsyncGenerator<Buffer>
}

const unreadableInput = (path: string, error: unknown): SourceError =>
  ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
    ? sourceError('broken', `${basename(path)} is damaged or cut off, and cannot be unpacked: export it again`)
    : unreadable(path, error)

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

async function* read(path: string, make: () => Readable): AsyncGenerator<Buffer> {
  const stream = make()
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch (error) {
    throw new SourceFailure(unreadableInput(path, error))
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

const inputOf = async (path: string, name: string, raw: () => Readable): Outcome<SourceError, Input> => {
  const first = await readingOf(() => firstBytes(read(path, raw), 2))
  if (isLeft(first)) return first
  const packed = isGzip(first.right)
  const unpacked = (): Readable => {
    if (!packed) return raw()
    const stream = raw()
    const gunzip = createGunzip({ chunkSize: PIECE })
    stream.on('error', (error) => gunzip.destroy(error))
    gunzip.on('close', () => stream.destroy())
    return stream.pipe(gunzip)
  }
  const pieces = () => read(path, unpacked)
  const head = await readingOf(() => firstBytes(pieces(), HEAD_BYTES))
  if (isLeft(head)) return head
  if (head.right.length === 0) return left(sourceError('empty', `${path} is empty: export it again`))
  return right({ name, head: head.right, pieces })
}

let spool: Outcome<SourceError, Input> | null = null

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

/** Standard input, kept in a file without a name, which is gone when the process ends. */
const spoolInput = async (): Outcome<SourceError, Input> => {
  const folder = await mkdtemp(join(tmpdir(), 'wdi-'))
  const file = await open(join(folder, 'input'), 'wx+', 0o600)
  await rm(folder, { recursive: true })
  try {
    for await (const piece of process.stdin as AsyncIterable<Buffer>) await file.appendFile(piece)
  } catch (error) {
    return left(unreadable('standard input', error))
  }
  return inputOf('standard input', 'standard input', () => Readable.from(wholeOf(file), { objectMode: false }))
}

/**
 * Opens a file, compressed by gzip or not, or standard input as `-`. A `SourceError` says in one line why it cannot be
 * read: `not_found`, `unreadable`, `empty`, `broken` (damaged gzip) or `unsupported` (a folder, a device).
 */
export const openInput = async (path: string): Outcome<SourceError, Input> => {
  if (path === '-') {
    // It can be read only once, and an import may have to begin again.
    spool ??= spoolInput()
    return spool
  }
  try {
    const found = await stat(path)
    if (found.isDirectory()) return left(sourceError('unsupported', `${path} is a folder: name the files in it`))
    if (!found.isFile())
      return left(sourceError('unsupported', `${path} is not a regular file: pass its content by a pipe, as  -`))
  } catch (error) {
    return left(unreadable(path, error))
  }
  return inputOf(path, basename(path), () => createReadStream(path, { highWaterMark: PIECE }))
}
