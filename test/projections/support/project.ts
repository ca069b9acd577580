import type { ReadRequest } from '#domain/operation'
import type { Role } from '#domain/roles'
import { reportConfidence } from '#projections/confidence/operations'
import { forensics } from '#projections/forensics/operations'
import type { Graph } from '#projections/forensics/response'
import { invoiceDefense } from '#projections/invoice-defense/operations'
import { scopeCreep } from '#projections/scope-creep/operations'
import type { ScopeReport } from '#projections/scope-creep/response'
import type { Told } from './events.js'
import { answer, requestOf } from './request.js'
import { worldOf } from './world.js'

// The four operations that belong to one project, each answer held against its codec.

/** Names of members: whoever acts in tests is called by it. */
export const people = {
  names: async (ids: readonly string[]) => new Map(ids.map((id) => [id, id === 'test' ? 'Ann' : id])),
  lastUses: async () => new Map(),
}

type Asking = ReadRequest & { readonly given?: object }
export const scopeOf = (events: readonly Told[], request: Asking = requestOf()) =>
  answer(scopeCreep, request, worldOf(events), { people })
export const forensicsOf = (events: readonly Told[], request: Asking = requestOf()) =>
  answer(forensics, request, worldOf(events), { people })
export const confidenceOf = (events: readonly Told[], request: Asking = requestOf()) =>
  answer(reportConfidence, request, worldOf(events))
export const defenseOf = (events: readonly Told[], request: Asking = requestOf(), question?: string) =>
  answer(invoiceDefense, { ...request, given: question === undefined ? {} : { question } }, worldOf(events))

/** The same request by a member with another role. */
export const by = (role: Role, request: ReadRequest = requestOf()): ReadRequest => ({
  ...request,
  caller: { ...request.caller, role },
})

export const reportIn = ({ report }: { readonly report: ScopeReport | null }): ScopeReport => {
  if (report === null) throw new Error('there is no report')
  return report
}
export const graphIn = ({ graph }: { readonly graph: Graph | null }): Graph => {
  if (graph === null) throw new Error('there is no graph')
  return graph
}
