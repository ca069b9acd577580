import { ApiError } from '@workspace-delivery-intelligence/client'
import type { Workspace } from '../address/address.js'
import { messageIn, requestBySession } from '../session/request.js'
import type { Decode } from './decoding.js'
import { type Problem, problemOf } from './problem.js'
import { visible } from './visible.js'

// Reads and acts that exist for a person who is signed in, and for no key.

/** An answer, or the reason why there is none. */
export type Read<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly problem: Problem }

/** Reads at a path below the workspace. */
export const readBySession = async <A>(workspace: Workspace, path: string, decode: Decode<A>): Promise<Read<A>> => {
  const answered = await requestBySession(workspace, 'GET', path)
  if (answered === null) return { ok: false, problem: { kind: 'offline' } }
  const { response, body } = answered
  if (!response.ok) return { ok: false, problem: problemOf(new ApiError(response, body, null), Date.now()) }
  const value = decode(body)
  return value === undefined ? { ok: false, problem: { kind: 'failed', requestId: null } } : { ok: true, value }
}

/** The reason why an act was refused. */
export type Refused =
  /** Fields that are missing or invalid, by their names in the body. The message is about the first. */
  | { readonly kind: 'fields'; readonly paths: readonly string[]; readonly message: string }
  /** A sentence that the person can act on. */
  | { readonly kind: 'sentence'; readonly message: string }
  | { readonly kind: 'signed_out' }
  /** No answer came: whether it was done is not known. */
  | { readonly kind: 'unanswered' }

/** The outcome of an act. */
export type Acted<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refused: Refused }

const GONE = 'This does not exist any more, or you may not see it. Load the page again.'

/** The refusal that an answer tells. */
export const refusedBy = (status: number, body: unknown, paths: readonly string[]): Refused => {
  const message = visible(messageIn(body))
  if (status === 401) return { kind: 'signed_out' }
  if (status >= 500) return { kind: 'unanswered' }
  if (status === 404) return { kind: 'sentence', message: GONE }
  if (status === 400 && paths.length > 0) return { kind: 'fields', paths, message }
  return { kind: 'sentence', message: message === '' ? 'The service refused this.' : message }
}

/** Acts at a path below the workspace; `act` is the id of the intended act, where it is to be done once. */
export const actBySession = async <A>(
  workspace: Workspace,
  path: string,
  body: object,
  decode: Decode<A>,
  act: string | null = null,
): Promise<Acted<A>> => {
  const answered = await requestBySession(workspace, 'POST', path, body, act)
  if (answered === null) return { ok: false, refused: { kind: 'unanswered' } }
  const { response, body: told } = answered
  if (!response.ok) {
    const { fields } = new ApiError(response, told, null)
    const paths = fields.map((field) => field.path)
    return { ok: false, refused: refusedBy(response.status, told, paths) }
  }
  const value = decode(told)
  return value === undefined ? { ok: false, refused: { kind: 'unanswered' } } : { ok: true, value }
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
  if (refused.kind === 'sentence') return refused.message
  return refused.paths.some((path) => shown.includes(path)) ? null : refused.message
}
