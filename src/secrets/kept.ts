import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import type { Outcome, StoreError } from '#domain/outcome'
import type { NoKey } from './key.js'
import { secretText } from './private-file.js'
import type { Unopened } from './sealing.js'
import { type Keeping, keepSecret, replaceSecret, type SecretPlace, sealAnew, secretOf } from './stored.js'
import { acceptedSource, type TokenRefused, TokenSource, tokenIn } from './token-source.js'

/** The connection that a token belongs to. */
export type TokenPlace = Omit<SecretPlace, 'purpose'>

/** The reason for which a connection has no token to ask with. */
export type TokenMissing =
  | Unopened
  /** None was given. */
  | { readonly tag: 'no_token' }
  | { readonly tag: 'variable_empty'; readonly name: string }
  | { readonly tag: 'variable_unusable'; readonly name: string }
  | { readonly tag: 'token_file_unusable'; readonly path: string; readonly reason: string }

/** The variables of the process that asks. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Keeps where a connection's token comes from, or the token itself, sealed; in place of the former one. */
export const keepToken = async (
  place: TokenPlace,
  source: TokenSource,
  keeping: Keeping,
): Outcome<StoreError | NoKey | TokenRefused, void> => {
  const accepted = acceptedSource(source)
  if (isLeft(accepted)) return accepted
  const kept = await keepSecret({ ...place, purpose: 'token' }, JSON.stringify(accepted.right), keeping)
  return isLeft(kept) ? kept : right(undefined)
}

const inVariable = (name: string, environment: Environment): Either<TokenMissing, string> => {
  const text = environment[name] ?? ''
  if (text === '') return left({ tag: 'variable_empty', name })
  const token = tokenIn(text)
  return token === null ? left({ tag: 'variable_unusable', name }) : right(token)
}

const inFile = (path: string): Either<TokenMissing, string> => {
  const unusable = (reason: string): TokenMissing => ({ tag: 'token_file_unusable', path, reason })
  const text = secretText(path, 'its owner alone')
  if (isLeft(text)) return mapLeft(unusable)(text)
  const token = tokenIn(text.right)
  return token === null ? left(unusable('it holds no token')) : right(token)
}

const readAt = (source: TokenSource, environment: Environment): Either<TokenMissing, string> => {
  if (source.from === 'environment') return inVariable(source.name, environment)
  return source.from === 'file' ? inFile(source.path) : right(source.token)
}

/** Reads a token where a person says that it is, before it is kept. */
export const readToken = (
  source: TokenSource,
  environment: Environment,
): Either<TokenMissing | TokenRefused, string> => {
  const accepted = acceptedSource(source)
  return isLeft(accepted) ? accepted : readAt(accepted.right, environment)
}

const sourceIn = (text: string): Either<Unopened, TokenSource> => {
  try {
    const source = decode(TokenSource, JSON.parse(text))
    return isLeft(source) ? left({ tag: 'damaged' }) : source
  } catch {
    return left({ tag: 'damaged' })
  }
}

/** The token of a connection, from where it was said to come. All secrets of the connection are under the newest key then. */
export const tokenOf = async (
  place: TokenPlace,
  { environment, ...keeping }: Keeping & { readonly environment: Environment },
): Outcome<StoreError | NoKey | TokenMissing, string> => {
  const sealed = await sealAnew(place, keeping)
  if (isLeft(sealed)) return sealed
  const kept = await secretOf({ ...place, purpose: 'token' }, keeping)
  if (isLeft(kept)) return kept
  if (kept.right === null) return left({ tag: 'no_token' })
  const source = sourceIn(kept.right.text)
  if (isLeft(source)) return source
  return readAt(source.right, environment)
}

/**
 * Keeps the token of a connection in place of a former one, once over all processes; false where the former one is not kept any
 * more, so that no process overwrites what another one got.
 */
export const replaceToken = async (
  place: TokenPlace,
  { former, next }: { readonly former: string; readonly next: string },
  keeping: Keeping,
): Outcome<StoreError | NoKey | Unopened | TokenRefused, boolean> => {
  const accepted = acceptedSource({ from: 'kept', token: next })
  if (isLeft(accepted)) return accepted
  const secret = { ...place, purpose: 'token' } as const
  const kept = await secretOf(secret, keeping)
  if (isLeft(kept)) return kept
  if (kept.right === null) return right(false)
  const source = sourceIn(kept.right.text)
  if (isLeft(source)) return source
  if (source.right.from !== 'kept' || source.right.token !== former) return right(false)
  return replaceSecret(secret, { text: JSON.stringify(accepted.right), version: kept.right.version }, keeping)
}
