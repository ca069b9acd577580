import { createReadStream } from 'node:fs'
import { left, right } from 'fp-ts/lib/Either.js'
import { released, silenceOf, speaks } from '#connectors/files/pipe'
import type { Outcome } from '#domain/outcome'

/** The most bytes of a file that is the value of an option. */
const MOST_BYTES = 67_108_864

/** Reads a file or a pipe that is the value of an option; an error is one line. */
export const readGivenFile = async (path: string): Outcome<string, Buffer> => {
  // One byte more than allowed: a device may never end.
  const stream = createReadStream(path, { end: MOST_BYTES })
  if (!(await speaks(stream))) {
    await released(path, stream)
    return left(silenceOf(path))
  }
  const pieces: Buffer[] = []
  try {
    for await (const piece of stream) pieces.push(piece)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return left(`the file ${path} cannot be read (${code}): check that it exists and is readable`)
  }
  const bytes = Buffer.concat(pieces)
  return bytes.length > MOST_BYTES
    ? left(`the file ${path} has more than ${MOST_BYTES} bytes: name another one`)
    : right(bytes)
}
