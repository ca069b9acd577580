import type { AuditEvents, AuditFilter, Client } from '@workspace-delivery-intelligence/client'
import { type Answer, ask } from '../../api/ask.js'
import type { Problem } from '../../api/problem.js'

/** One line of the trail: who changed what, from what to what. */
export type Line = Answer<'audit.lines'>['lines'][number]

export interface TrailPage {
  readonly answer: AuditEvents
  readonly asOf: string | null
  readonly lines: readonly Line[]
}

export type ReadPage =
  | { readonly ok: true; readonly page: TrailPage }
  | { readonly ok: false; readonly problem: Problem }

/** Reads a page of events with their lines. A page is kept, so that it fails as a whole where its lines cannot be read. */
export const readTrailPage = async (
  client: Client,
  filter: AuditFilter,
  mayReadLines: boolean,
  signal: AbortSignal,
): Promise<ReadPage> => {
  const reply = await ask(client, 'audit.list', filter, signal)
  if (!reply.ok) return reply
  const { answer, asOf } = reply
  const ids = answer.events.map(({ id }) => id)
  if (!mayReadLines || ids.length === 0) return { ok: true, page: { answer, asOf, lines: [] } }
  const told = await ask(client, 'audit.lines', { ids }, signal)
  return told.ok ? { ok: true, page: { answer, asOf, lines: told.answer.lines } } : told
}
