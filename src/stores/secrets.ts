import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Readers, secretText } from '#secrets/private-file'

// A secret stands in a variable of the environment, or in the file that the same variable with _FILE names, as
// orchestrators hand secrets over. No message repeats a value.

/** The variables that hold secrets. */
type SecretName = 'EVENTSTORE_URL' | 'MONGODB_URL' | 'WDI_KEY'

/** An empty variable counts as none: that is how compose files leave one out. */
const variable = (name: string): string | undefined => process.env[name] || undefined

const fileVariable = (name: SecretName): string => `${name}_FILE`

/** Says whether a secret is given, in either way; it may still be unreadable. */
export const isSecretGiven = (name: SecretName): boolean =>
  variable(name) !== undefined || variable(fileVariable(name)) !== undefined

const secretIn = (path: string, readers: Readers): Either<string, string> => {
  const text = secretText(path, readers)
  return !isLeft(text) && /[\r\n]/.test(text.right) ? left('it has more than one line') : text
}

/** The secret in a file that nobody but its owner may use; an error is why there is none. */
export const readPrivateSecret = (path: string): Either<string, string> => secretIn(path, 'its owner alone')

/** A secret from its variable or its file; undefined if neither is given. An error is one sentence. */
export const readSecret = (name: SecretName): Either<string, string | undefined> => {
  const value = variable(name)
  const path = variable(fileVariable(name))
  if (path === undefined) return right(value)
  if (value !== undefined) return left(`${name} and ${fileVariable(name)} exclude each other: set only one`)
  const secret = secretIn(path, 'anybody')
  return isLeft(secret) ? left(`the file ${path} of ${fileVariable(name)} cannot be used: ${secret.left}`) : secret
}
