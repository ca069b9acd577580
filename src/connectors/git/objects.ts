/** An object as `git cat-file --batch` gives it; `body` is null if the repository lacks it. */
export interface GitObject {
  readonly id: string
  readonly type: string
  /** The rest of the request's line after the id. */
  readonly rest: string
  /** Its first bytes, up to 16 MB. */
  readonly body: Buffer | null
}

/** The most bytes of an object that are kept; a commit has a few hundred, and one of thirty thousand parents 1.5 MB. */
const MOST_BYTES = 16_777_216

/** The format that `objectsOf` reads. */
export const BATCH_FORMAT = '%(objectname) %(objecttype) %(objectsize) %(rest)'

const NEWLINE = 10
/** Id, type, size, and the rest; or the id and git's word for the problem. */
const HEADER = /^(\S+) (\S+)(?: (\d+)(?: (.*))?)?$/

interface Cut {
  readonly objects: readonly GitObject[]
  /** The place where the first incomplete object begins, which may be after these bytes, and how many bytes it needs at least. */
  readonly at: number
  readonly need: number
}

const cut = (buffer: Buffer, most: number): Cut => {
  const objects: GitObject[] = []
  let at = 0
  while (at < buffer.length) {
    const lineEnd = buffer.indexOf(NEWLINE, at)
    if (lineEnd === -1) break
    const [, id = '', type = '', size, rest = ''] = HEADER.exec(buffer.toString('latin1', at, lineEnd)) ?? []
    if (size === undefined) {
      objects.push({ id, type, rest: '', body: null })
      at = lineEnd + 1
      continue
    }
    const begin = lineEnd + 1
    const end = begin + Math.min(Number(size), most)
    if (end >= buffer.length) return { objects, at, need: end + 1 - at }
    objects.push({ id, type, rest, body: buffer.subarray(begin, end) })
    at = begin + Number(size) + 1
  }
  return { objects, at, need: Math.max(0, buffer.length - at) + 1 }
}

/**
 * The objects of a `git cat-file --batch` in that format, in batches as bytes arrive. Of one that is larger than `most` bytes
 * its beginning is kept, and the rest is passed over as it arrives.
 */
export async function* objectsOf(
  bytes: AsyncIterable<Buffer>,
  most: number = MOST_BYTES,
): AsyncGenerator<readonly GitObject[], void, undefined> {
  let chunks: Buffer[] = []
  let size = 0
  let need = 1
  let passedOver = 0
  for await (const all of bytes) {
    const chunk = all.subarray(passedOver)
    passedOver -= all.length - chunk.length
    chunks.push(chunk)
    size += chunk.length
    if (size < need) continue
    const buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks, size)
    const { objects, at, need: needed } = cut(buffer, most)
    chunks = [buffer.subarray(at)]
    size = Math.max(0, buffer.length - at)
    passedOver = Math.max(0, at - buffer.length)
    need = needed
    if (objects.length > 0) yield objects
  }
}
