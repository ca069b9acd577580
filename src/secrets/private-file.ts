import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { type Either, left, right } from 'fp-ts/lib/Either.js'

/** More than any connection string or key has. */
const MOST_BYTES = 65_536

/** The bits of a file's mode that let anybody but its owner use it. */
const OTHERS = 0o077

/** The users of a file that are accepted. */
export type Readers = 'its owner alone' | 'anybody'

/** The text of a small file without blanks around it; an error is why it cannot be used, and never repeats the text. */
export const secretText = (path: string, readers: Readers): Either<string, string> => {
  let file: number | undefined
  try {
    // Opening a pipe would otherwise wait for a writer.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = fstatSync(file)
    if (!stat.isFile()) return left('it is not a regular file')
    if (readers === 'its owner alone' && (stat.mode & OTHERS) !== 0)
      return left('others than its owner may use it; allow its owner alone (chmod 600)')
    const bytes = Buffer.alloc(MOST_BYTES + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    if (length > MOST_BYTES) return left(`it has more than ${MOST_BYTES} bytes`)
    const text = bytes.toString('utf8', 0, length).trim()
    return text === '' ? left('it is empty') : right(text)
  } catch (error) {
    return left(`it cannot be read (${(error as NodeJS.ErrnoException).code})`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
