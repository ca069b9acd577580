import { needlessScopes } from '#sources/kit/forges/github/token'

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
  return [...remarks, ...needlessScopes(scopes.filter(isBeyond))]
}
