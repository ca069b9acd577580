import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'

// A secret stands in a variable of the environment, or in the file that the same variable with _FILE names, as
// orchestrators hand secrets over. No message repeats a value.

/** The variables that hold secrets. */
type SecretName = 'EVENTSTORE_URL' | 'MONGODB_URL' | 'WDI_KEY'

/** More than any connection string or key has. */
const MOST_BYTES = 65_536

/** An empty variable counts as none: that is how compose files leave one out. */
const variable = (name: string): string | undefined => process.env[name] || undefined

const fileVariable = (name: SecretName): string => `${name}_FILE`

/** Says whether a secret is given, in either way; it may still be unreadable. */
export const isSecretGiven = (name: SecretName): boolean =>
  variable(name) !== undefined || variable(fileVariable(name)) !== undefined

/** The bits of a file's mode that let anybody but its owner use it. */
const OTHERS = 0o077

/** The content of a file, at most one byte more than allowed; an error is why it cannot be read. */
const contentOf = (path: string, isPrivate: boolean): Either<string, Buffer> => {
  let file: number | undefined
  try {
    // Opening a pipe would otherwise wait for a writer.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = fstatSync(file)
    if (!stat.isFile()) return left('it is not a regular file')
    if (isPrivate && (stat.mode & OTHERS) !== 0)
      return left('others than its owner may use it; allow its owner alone (chmod 600)')
    const bytes = Buffer.alloc(MOST_BYTES + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    return right(bytes.subarray(0, length))
  } catch (error) {
    return left(`it cannot be read (${(error as NodeJS.ErrnoException).code})`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

const secretIn = (path: string, isPrivate: boolean): Either<string, string> => {
  const content = contentOf(path, isPrivate)
  if (isLeft(content)) return content
  if (content.right.length > MOST_BYTES) return left(`it has more than ${MOST_BYTES} bytes`)
  const secret = content.right.toString('utf8').trim()
  if (secret === '') return left('it is empty')
  if (/[\r\n]/.test(secret)) return left('it has more than one line')
  return right(secret)
}

/** The secret in a file that nobody but its owner may use; an error is why there is none. */
export const readPrivateSecret = (path: string): Either<string, string> => secretIn(path, true)

/** A secret from its variable or its file; undefined if neither is given. An error is one sentence. */
export const readSecret = (name: SecretName): Either<string, string | undefined> => {
  const value = variable(name)
  const path = variable(fileVariable(name))
  if (path === undefined) return right(value)
  if (value !== undefined) return left(`${name} and ${fileVariable(name)} exclude each other: set only one`)
  const secret = secretIn(path, false)
  return isLeft(secret) ? left(`the file ${path} of ${fileVariable(name)} cannot be used: ${secret.left}`) : secret
}
