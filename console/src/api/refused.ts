import { ApiError } from '@workspace-delivery-intelligence/client'
import { visible } from './visible.js'

/** The reason why something was not done. */
export type Refused =
  /** Fields that are missing or invalid, by their names in the body. The message is about the first. */
  | { readonly kind: 'fields'; readonly paths: readonly string[]; readonly message: string }
  /** A sentence that the person can act on. */
  | { readonly kind: 'sentence'; readonly message: string }
  /** Somebody else has changed it since it was shown. */
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'signed_out' }
  /** No answer came: whether it was done is not known. */
  | { readonly kind: 'unanswered' }

const GONE = 'This does not exist any more, or you may not see it. Load the page again.'

/** The refusal that a rejected call tells. */
export const refusedBy = (error: unknown): Refused => {
  if (!(error instanceof ApiError)) return { kind: 'unanswered' }
  const { status, code, fields } = error
  const message = visible(error.sentence)
  if (status === 401) return { kind: 'signed_out' }
  // One of success that is no answer of the service was written by something in between.
  if (status >= 500 || status < 400) return { kind: 'unanswered' }
  if (status === 404) return { kind: 'sentence', message: GONE }
  if (status === 409 && code === 'conflict') return { kind: 'changed', message }
  const paths = fields.map(({ path }) => path)
  if (status === 400 && paths.length > 0) return { kind: 'fields', paths, message }
  return { kind: 'sentence', message: message === '' ? 'The service refused this.' : message }
}

/** The sentence at a field that was refused; null at all others. */
export const problemAt = (refused: Refused | null, ...names: readonly string[]): string | null => {
  if (refused?.kind !== 'fields') return null
  const [first = ''] = refused.paths
  if (!refused.paths.some((path) => names.includes(path))) return null
  if (!names.includes(first)) return 'This is missing or not valid.'
  const said = refused.message.startsWith(`${first}: `) ? refused.message.slice(first.length + 2) : refused.message
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** The sentence above a form that was refused; null if it stands at one of the fields that are shown. */
export const problemAbove = (refused: Refused | null, shown: readonly string[]): string | null => {
  if (refused === null || refused.kind === 'signed_out') return null
  if (refused.kind === 'unanswered')
    return 'The service did not answer, so it is not known whether this was done. Trying again does no harm.'
  if (refused.kind === 'fields') return refused.paths.some((path) => shown.includes(path)) ? null : refused.message
  return refused.message
}
