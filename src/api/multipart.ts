import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { instantIn } from '#domain/time'
import { unboundBody } from './body-deadline.js'
import { type ImportRefused, MOST_FILES, type Receiving } from './imports.js'

// Files that a form sends, as they arrive: no more than a piece of one is in memory.

/** A body that is no upload. */
export type UploadRefused =
  | { readonly tag: 'upload_not_multipart' }
  | { readonly tag: 'upload_without_length' }
  | { readonly tag: 'upload_too_slow' }

/** The client went away: there is nobody to answer. */
interface Cut {
  readonly tag: 'cut'
}

/** The part that is a file, and the one before it that says when it was made. */
const FILE = 'file'
const MADE_AT = 'madeAt'

const LIMITS = {
  files: MOST_FILES,
  fields: MOST_FILES,
  parts: 2 * MOST_FILES,
  fieldSize: 100,
  headerPairs: 20,
  headerSize: 4_096,
}

/** Says whether a request sends files, whose body is not taken in before it is known who sends it. */
export const isUpload = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && /\/imports(?:\?|$)/.test(url) && /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')

/** The size of an upload, as it is announced. */
export const announcedBytes = (request: IncomingMessage): Either<UploadRefused, number> => {
  if (!isUpload(request) || (request.headersDistinct['content-type'] ?? []).length !== 1)
    return left({ tag: 'upload_not_multipart' })
  const length = request.headers['content-length']
  return length === undefined ? left({ tag: 'upload_without_length' }) : right(Number(length))
}

/** The least bytes of a second, after a pause that any client may make. */
const LEAST_BYTES_A_SECOND = 100_000
const PAUSE_MS = 30_000
/** The time that an upload of a size may take. */
export const uploadDeadlineMs = (bytes: number): number => PAUSE_MS + (bytes / LEAST_BYTES_A_SECOND) * 1_000

const parserOf = ({ headers }: IncomingMessage): BusboyInstance | null => {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: LIMITS,
      preservePath: true,
    })
  } catch {
    return null
  }
}

type Refused = UploadRefused | ImportRefused | Cut
const NOT_MULTIPART: Either<UploadRefused, never> = left({ tag: 'upload_not_multipart' })

/** Takes the files of a request, one after the other. Rejects only on a defect. */
export const takeFiles = (
  request: IncomingMessage,
  receiving: Receiving,
  deadlineMs: number,
): Outcome<Refused, void> => {
  const parser = parserOf(request)
  if (parser === null) return Promise.resolve(NOT_MULTIPART)
  return new Promise((resolve, reject) => {
    let madeAt: Instant | null = null
    const contents: Readable[] = []
    let taking: Promise<Either<ImportRefused, void>> = Promise.resolve(right(undefined))
    let isOver = false
    const timer = setTimeout(() => end(left({ tag: 'upload_too_slow' })), deadlineMs)
    const end = (result: Either<Refused, void>): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      request.unpipe(parser)
      // What is still in the parser is for nobody.
      if (isLeft(result)) {
        parser.destroy()
        for (const content of contents) content.destroy(new Error('the upload ended'))
      }
      resolve(result)
    }
    const refuse = (): void => end(NOT_MULTIPART)
    request.once('close', () => {
      if (!request.complete) end(left({ tag: 'cut' }))
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () =>
        end(left({ tag: 'upload_too_large', message: `An import has at most ${MOST_FILES} files.` })),
      )
    parser.on('error', refuse)
    parser.on('field', (name, value, _, isTruncated) => {
      const instant = name === MADE_AT && !isTruncated && madeAt === null ? instantIn(value) : null
      if (instant === null) refuse()
      else madeAt = instant
    })
    parser.on('file', (field, content, name) => {
      // Its end before its time is told by the request.
      content.on('error', () => undefined)
      if (field !== FILE || isOver) {
        content.resume()
        refuse()
        return
      }
      const file = { name: name ?? '', madeAt, content }
      madeAt = null
      contents.push(content)
      taking = taking.then((before) => (isLeft(before) || isOver ? before : receiving.take(file)))
      taking.then(
        (taken) => {
          if (isLeft(taken)) end(taken)
        },
        (error: unknown) => {
          // A file that ends before its time: the client went away, or its form is cut.
          if (content.errored !== null || request.destroyed) refuse()
          else {
            isOver = true
            clearTimeout(timer)
            reject(error)
          }
        },
      )
    })
    parser.on('finish', () => {
      taking.then(
        (taken) => {
          if (isLeft(taken)) end(taken)
          else if (contents.length === 0 || madeAt !== null) refuse()
          else end(right(undefined))
        },
        () => undefined,
      )
    })
    unboundBody(request)
    request.pipe(parser)
  })
}

/** The most that is read of an upload that is refused, so that its client reads the answer. */
const MOST_DRAINED = 1_048_576
const DRAINING_MS = 1_000

/** Reads some of a body for nobody: a client that still sends may not read an answer before. */
export const drained = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve()
    let bytes = 0
    const done = (): void => {
      clearTimeout(timer)
      request.off('data', onData)
      request.pause()
      resolve()
    }
    const timer = setTimeout(done, DRAINING_MS)
    const onData = (piece: Buffer): void => {
      bytes += piece.length
      if (bytes > MOST_DRAINED) done()
    }
    request.on('data', onData)
    request.once('end', done)
    request.once('close', done)
  })
