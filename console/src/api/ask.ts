import {
  type Body,
  type Client,
  createClient,
  type OperationId,
  type Parameters,
} from '@workspace-delivery-intelligence/client'
import { SESSION_BASE } from '../session/request.js'
import type { Session } from '../session/session.js'
import { type Problem, problemOf } from './problem.js'
import { visibleIn } from './visible.js'

export type { OperationId, Parameters } from '@workspace-delivery-intelligence/client'
/** The answer of an operation. */
export type Answer<Id extends OperationId> = Body<Id>

/** An answer with the instant up to which events are counted in it, or the reason why there is none. */
export type Reply<Id extends OperationId> =
  | { readonly ok: true; readonly answer: Answer<Id>; readonly asOf: string | null; readonly answeredAt: number | null }
  | { readonly ok: false; readonly problem: Problem }

/** The client waits out a moment of business by itself. Longer waits are counted down where the person sees it. */
const RETRIES = { most: 2, longestWaitMs: 2500 }

/** The milliseconds after which no answer is waited for: whatever stands in between may have lost the request. */
const LONGEST_ANSWER_MS = 60_000

/** A client of the session's workspace, at the origin that served this page. */
export const clientOf = ({ organization, workspace, key }: Session): Client =>
  createClient({ baseUrl: key === null ? SESSION_BASE : '/api/v1', organization, workspace, key, retries: RETRIES })

/** Asks an operation. Rejects only if it is aborted. */
export const ask = async <Id extends OperationId>(
  client: Client,
  id: Id,
  parameters: Parameters<Id>,
  signal: AbortSignal,
): Promise<Reply<Id>> => {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)])
    const { body, asOf, answeredAt } = await client.ask(id, parameters, { signal: inTime })
    return { ok: true, answer: visibleIn(body), asOf, answeredAt }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, problem: problemOf(error, Date.now()) }
  }
}
