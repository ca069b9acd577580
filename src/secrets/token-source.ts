import { isAbsolute } from 'node:path'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed } from '#domain/codec'

/** The place from which a connection's token comes. */
export const TokenSource = t.union([
  closed('KeptToken', { from: t.literal('kept'), token: t.string }),
  closed('TokenOfEnvironment', { from: t.literal('environment'), name: t.string }),
  closed('TokenOfFile', { from: t.literal('file'), path: t.string }),
])
export type TokenSource = t.TypeOf<typeof TokenSource>

/** The reason for which a token, or what is said of its place, is refused. It repeats neither: a token may stand in either. */
export type TokenRefused =
  | { readonly tag: 'token_refused' }
  | { readonly tag: 'variable_refused' }
  | { readonly tag: 'token_file_refused' }

const TOKEN = /^[\x21-\x7e]{1,4096}$/
/** A key of an app, with its line ends. */
const PEM = /^-----BEGIN [A-Z ]{1,40}-----[A-Za-z0-9+/=\r\n]{1,16384}-----END [A-Z ]{1,40}-----$/
const MOST_PEM = 16_384
const MOST_PATH = 1_024

/** A token without blanks around it; null if it is none. */
export const tokenIn = (text: string): string | null => {
  const token = text.trim()
  return TOKEN.test(token) || (token.length <= MOST_PEM && PEM.test(token)) ? token : null
}

const VARIABLE = /^[A-Z][A-Z0-9_]{0,99}$/
const OWN_PREFIX = /^(?:WDI|EVENTSTORE|MONGODB|NODE)_/
const OWN: ReadonlySet<string> = new Set(['INIT_CWD', 'HOME', 'PATH', 'SQLITE_TMPDIR', 'TMPDIR', 'XDG_CONFIG_HOME'])

/** Says whether a variable may be named for a token: none of the service's own, which would send its secrets to a host. */
const mayBeNamed = (name: string): boolean => VARIABLE.test(name) && !OWN_PREFIX.test(name) && !OWN.has(name)

const mayBePath = (path: string): boolean => isAbsolute(path) && path.length <= MOST_PATH && !path.includes('\0')

/** The place of a token, if it may be one. */
export const acceptedSource = (source: TokenSource): Either<TokenRefused, TokenSource> => {
  if (source.from === 'environment') return mayBeNamed(source.name) ? right(source) : left({ tag: 'variable_refused' })
  if (source.from === 'file') return mayBePath(source.path) ? right(source) : left({ tag: 'token_file_refused' })
  const token = tokenIn(source.token)
  return token === null ? left({ tag: 'token_refused' }) : right({ from: 'kept', token })
}
