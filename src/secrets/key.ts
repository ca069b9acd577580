import { join } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { isBelow, isMissing } from './below.js'
import { makeKeyFile } from './key-file.js'
import { secretText } from './private-file.js'
import { KEY_BYTES, type SealingKeys, sealingKey } from './sealing.js'

// The key is kept apart from the data: who gets a data folder or a backup of it gets no token.

/** The ways in which the key of tokens may be given. */
export interface KeySource {
  /** The value of `WDI_SECRETS_KEY`. */
  readonly value: string | undefined
  /** The file that `WDI_SECRETS_KEY_FILE` names. */
  readonly file: string | undefined
  /** The folder of a user's settings, where the key is made if none is given; null if the user has none. */
  readonly settings: string | null
  /** The data folder, which must not contain the key. */
  readonly data: string
  /** Allows to make a missing key: false where other machines share the registry. */
  readonly mayMake: boolean
}

/** The reason for which there is no key; `message` is one sentence that says what to do, and repeats none. */
export interface NoKey {
  readonly tag: 'no_key'
  readonly reason: 'none_given' | 'unusable'
  readonly message: string
}

/** The keys of a service. They are read anew each time, so that a changed file holds at once. */
export interface Keys {
  /** The known keys, to open what was sealed. */
  readonly known: () => Either<NoKey, SealingKeys>
  /** The same, to seal: the first key is made where none is, and may be made. */
  readonly forSealing: () => Either<NoKey, SealingKeys>
}

const MOST_KEYS = 2
const HEX = /^[0-9a-fA-F]{64}$/
const BASE64 = /^[A-Za-z0-9+/]{43}=$/
const HOW_TO_MAKE = 'make one with  openssl rand -base64 32'

const refusal = (message: string, reason: NoKey['reason'] = 'unusable'): Either<NoKey, never> =>
  left({ tag: 'no_key', reason, message })

/** The keys in a text, one a line; an error is why there are none. */
const keysIn = (text: string): Either<string, SealingKeys> => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length > MOST_KEYS) return left(`it has more than ${MOST_KEYS} keys; keep the newest and the one before`)
  const keys = []
  for (const word of words) {
    if (!HEX.test(word) && !BASE64.test(word))
      return left(`a key is ${KEY_BYTES} random bytes as base64 or hex; ${HOW_TO_MAKE}`)
    keys.push(sealingKey(Buffer.from(word, HEX.test(word) ? 'hex' : 'base64')))
  }
  const [newest, ...former] = keys
  return newest === undefined ? left(`it has no key; ${HOW_TO_MAKE}`) : right([newest, ...former])
}

const keysOfFile = (path: string, whose: string, data: string): Either<NoKey, SealingKeys> => {
  if (isBelow(path, data))
    return refusal(
      `the file ${path} of ${whose} lies in the data folder, so that a copy of it would open every token: move the file out of ${data}`,
    )
  const text = secretText(path, 'its owner alone')
  const keys = isLeft(text) ? text : keysIn(text.right)
  return isLeft(keys) ? refusal(`the file ${path} of ${whose} cannot be used: ${keys.left}`) : keys
}

const TO_SET = `set WDI_SECRETS_KEY_FILE to a file outside of the data folder that only its owner may read (${HOW_TO_MAKE})`
const OWN = 'the key of tokens'

/** The file in which the key is kept where none is given. */
const ownFile = (settings: string): string => join(settings, 'wdi', 'secrets.key')

/** The keys of the file that was made here; null where none was made yet. */
const keysMadeHere = ({ settings, data }: KeySource): Either<NoKey, SealingKeys | null> => {
  if (settings === null) return right(null)
  const file = ownFile(settings)
  return isMissing(file) ? right(null) : keysOfFile(file, OWN, data)
}

/** The keys that are given or were made here; null where there are none yet. */
const keysFound = (source: KeySource): Either<NoKey, SealingKeys | null> => {
  const { value, file, data } = source
  if (value !== undefined && file !== undefined)
    return refusal('WDI_SECRETS_KEY and WDI_SECRETS_KEY_FILE exclude each other: set only one')
  if (file !== undefined) return keysOfFile(file, 'WDI_SECRETS_KEY_FILE', data)
  if (value === undefined) return keysMadeHere(source)
  const keys = keysIn(value)
  return isLeft(keys) ? refusal(`WDI_SECRETS_KEY cannot be used: ${keys.left}`) : keys
}

const keysMade = (source: KeySource): Either<NoKey, SealingKeys> => {
  const { settings, data, mayMake } = source
  if (!mayMake || settings === null) return refusal(`there is no key to keep tokens with: ${TO_SET}`, 'none_given')
  const file = ownFile(settings)
  if (isBelow(file, data))
    return refusal(
      `the key of tokens would lie in the data folder, as ${file}, so that a copy of it would open every token: ${TO_SET}`,
    )
  const made = makeKeyFile(file)
  if (isLeft(made)) return refusal(`the key of tokens cannot be written to ${file} (${made.left}): ${TO_SET}`)
  return keysOfFile(file, OWN, data)
}

/** The keys that a service was given, or has made. */
export const keysFrom = (source: KeySource): Keys => ({
  known: () => {
    const found = keysFound(source)
    if (isLeft(found)) return found
    return found.right === null
      ? refusal(`there is no key to open tokens with: ${TO_SET}`, 'none_given')
      : right(found.right)
  },
  forSealing: () => {
    const found = keysFound(source)
    if (isLeft(found)) return found
    return found.right === null ? keysMade(source) : right(found.right)
  },
})
