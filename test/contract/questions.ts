import type { DocumentReader } from '#domain/documents'
import type { AnyOperation } from '#domain/operation'
import { Family } from '#projections/command-center/response'
import { invoiceIdOf } from '#projections/entities/invoice'
import { served } from '#projections/operations'
import { withSettings } from '#projections/selection/settings'
import {
  API,
  covering,
  mapped,
  registered,
  syncCompleted,
  uuid,
  WORKSPACE,
  workspaceOpened,
} from '#test/projections/support/events'
import { requestOf } from '#test/projections/support/request'
import { SMALL_WORLD } from '#test/projections/support/small-world'
import { World } from '#test/projections/support/world'
import { ok } from '#test/support/stores/outcome'

// What a report asks for depends on what is there, so it reads a small world and has the store asked the same.
const opened = workspaceOpened()
const world = new World([
  opened,
  ...SMALL_WORLD,
  mapped(API, 'app', '2026-03-10'),
  registered('git'),
  syncCompleted('git', 'r', { coverage: [covering(API, '0001-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z')] }),
])

/** The values for parameters of paths. */
const GIVEN: Readonly<Record<string, readonly object[]>> = {
  family: Family.values.map((family) => ({ family })),
  eventId: [{ eventId: opened.event.eventId }],
  connectionId: [{ connectionId: uuid('git') }],
}
/** The same of operations whose query is required. */
const ASKED: Readonly<Record<string, readonly object[]>> = {
  'explain.read': [{ operation: 'scope.read', number: 'report.added.items' }],
  'audit.lines': [{ ids: [opened.event.eventId] }],
  'trace.read': [{ kind: 'line', invoice: 'I-1', line: 'L1' }],
  'invoices.read': [{ invoiceId: invoiceIdOf({ workspaceId: WORKSPACE, place: uuid('app'), key: 'I-1' }) }],
}
const givenTo = ({ id, params = {} }: AnyOperation): readonly object[] =>
  ASKED[id] ?? Object.keys(params).flatMap((name) => GIVEN[name] ?? [])

/** Every operation that is served; an explanation is asked of one of them. */
export const askedOperations = served.map((operation) => {
  const explained = operation.meant?.('operation=scope.read') ?? null
  return explained ?? operation
})

/** Asks a store's reader all that an operation asks. */
export const asksOf = (operation: AnyOperation) => async (docs: DocumentReader) => {
  const both: DocumentReader = {
    get: async (collection, ids) => {
      await docs.get(collection, ids)
      return world.docs.get(collection, ids)
    },
    find: async (collection, query) => {
      await docs.find(collection, query)
      return world.docs.find(collection, query)
    },
    stored: docs.stored,
    misfiled: docs.misfiled,
    withTerms: docs.withTerms,
    count: async (collection, query) => {
      await docs.count(collection, query)
      return world.docs.count(collection, query)
    },
  }
  const access = { ofWorkspace: async () => [] }
  const people = { names: async () => new Map(), lastUses: async () => new Map() }
  // Some questions are asked of the whole workspace alone, others of one project alone.
  const workspace = requestOf({ unmappedToo: true })
  const project = requestOf({ project: 'app' })
  const isOfProject = 'projectId' in { ...operation.params, ...operation.query } && ASKED[operation.id] !== undefined
  const params = operation.params ?? {}
  const ofWorkspace = 'eventId' in params || 'connectionId' in params ? [workspace] : [workspace, project]
  const asked = isOfProject ? [project] : ofWorkspace
  for (const request of asked)
    for (const given of givenTo(operation).length > 0 ? givenTo(operation) : [{}])
      await ok(
        operation.read(
          { ...(await withSettings(request, operation, both)), given },
          { docs: both, access, people, requestedAt: () => request.now },
        ),
      )
}
