import type { HostAnswer } from '#sources/kit/hosts/ask'

const MOST_SCOPES = 100
const LONGEST_SCOPE = 100

/**
 * The scopes of a classic token. Null for a fine-grained one, whose rights GitHub does not tell: it has the header only for
 * classic ones.
 */
export const scopesIn = (headers: HostAnswer['headers']): readonly string[] | null => {
  const scopes = headers.get('x-oauth-scopes')
  if (scopes === undefined) return null
  return scopes
    .split(',', MOST_SCOPES)
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '' && scope.length <= LONGEST_SCOPE)
}

/** Scopes that let a token read, whether or not they let it write too. */
const READING: ReadonlySet<string> = new Set(['repo', 'public_repo', 'repo:status', 'user:email'])

const isBeyond = (scope: string): boolean => !READING.has(scope) && !scope.startsWith('read:')

/** A sentence about each right that is missing, or beyond reading. */
export const scopeRemarks = (scopes: readonly string[] | null): readonly string[] => {
  if (scopes === null) return []
  const remarks: string[] = []
  if (scopes.includes('repo') || scopes.includes('public_repo'))
    remarks.push('A classic token that reads repositories may also write: use a fine-grained token that only reads.')
  if (!scopes.includes('repo'))
    remarks.push('The token sees public repositories only: use a fine-grained token to read private ones.')
  const beyond = scopes.filter(isBeyond)
  if (beyond.length > 0) remarks.push(`The token has rights that are not needed; take them away: ${beyond.join(', ')}.`)
  return remarks
}
