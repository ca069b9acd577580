/** An object as `git cat-file --batch` gives it; `body` is null if the repository lacks it. */
export interface GitObject {
  readonly id: string
  readonly type: string
  /** The rest of the request's line after the id. */
  readonly rest: string
  readonly body: Buffer | null
}

/** The format that `objectsOf` reads. */
export const BATCH_FORMAT = '%(objectname) %(objecttype) %(objectsize) %(rest)'

const NEWLINE = 10
/** Id, type, size, and the rest; or the id and git's word for the problem. */
const HEADER = /^(\S+) (\S+)(?: (\d+)(?: (.*))?)?$/

interface Cut {
  readonly objects: readonly GitObject[]
  /** Where the first incomplete object begins, and how many bytes it needs at least. */
  readonly at: number
  readonly need: number
}

const cut = (buffer: Buffer): Cut => {
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
    const end = lineEnd + 1 + Number(size)
    if (end >= buffer.length) return { objects, at, need: end + 1 - at }
    objects.push({ id, type, rest, body: buffer.subarray(lineEnd + 1, end) })
    at = end + 1
  }
  return { objects, at, need: buffer.length - at + 1 }
}

/** The objects of a `git cat-file --batch` in that format, in batches as bytes arrive. */
export async function* objectsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<readonly GitObject[], void, undefined> {
  let chunks: Buffer[] = []
  let size = 0
  let need = 1
  for await (const chunk of bytes) {
    chunks.push(chunk)
    size += chunk.length
    if (size < need) continue
    const buffer = chunks.length === 1 ? chunk : Buffer.concat(chunks, size)
    const { objects, at, need: needed } = cut(buffer)
    chunks = [buffer.subarray(at)]
    size = buffer.length - at
    need = needed
    if (objects.length > 0) yield objects
  }
}
