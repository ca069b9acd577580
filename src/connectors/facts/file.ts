import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { type SourceError, SourceFailure, sourceError } from '../source.js'

const PIECE = 262_144

/** Why a file cannot be opened or read. */
export const unreadable = (path: string, error: unknown): SourceError => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return sourceError('not_found', `there is no file ${resolve(path)}: check the path`)
  return sourceError('unreadable', `${path} cannot be read (${code}): check that you may read it`)
}

/** The first bytes of a file. Throws a `SourceFailure` like `piecesOf`. */
export const headOf = async (path: string): Promise<Buffer> => {
  for await (const piece of piecesOf(path)) return piece
  return Buffer.alloc(0)
}

/** A file's content hash and length, taken before its records are read. */
export interface FileState {
  readonly digest: string
  /** The number of lines, including a last one without a line end. */
  readonly lines: number
}

/** The bytes of a file. Throws a `SourceFailure` with the given name if they cannot be read. */
export async function* piecesOf(path: string, name = path): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>
  } catch (error) {
    throw new SourceFailure(unreadable(name, error))
  }
}

/** Refuses anything but a file that can be read twice, in one clear line. */
export const checkFile = async (path: string): Outcome<SourceError, void> => {
  try {
    const found = await stat(path)
    if (found.isDirectory()) return left(sourceError('unsupported', `${path} is a folder: name a file in it`))
    if (!found.isFile())
      return left(sourceError('unsupported', `${path} is not a regular file: write its content to one and import that`))
    if (found.size === 0)
      return left(sourceError('empty', `${path} is empty: export it again, one JSON value per line`))
    return right(undefined)
  } catch (error) {
    return left(unreadable(path, error))
  }
}

/** Passes the pieces on, and hashes and counts them. */
export const measuring = (pieces: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  let lines = 0
  let last = 0x0a
  async function* through(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      hash.update(piece)
      for (let at = piece.indexOf(0x0a); at !== -1; at = piece.indexOf(0x0a, at + 1)) lines += 1
      last = piece.at(-1) ?? last
      yield piece
    }
  }
  const state = (): FileState => ({ digest: hash.copy().digest('hex'), lines: last === 0x0a ? lines : lines + 1 })
  return { pieces: through(), state }
}
