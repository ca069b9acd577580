import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { DocumentReader, ReadSources } from '#domain/documents'
import { definitionOf, type EventType } from '#domain/events/catalogue'
import type { AnyOperation, DirectedRequest } from '#domain/operation'
import type { LoggedEvent } from '#eventlog/port'
import { invoiceIdOf } from '#projections/entities/invoice'
import { numbersIn, sameNumber } from '#projections/explain/number'
import { readExplanation } from '#projections/explain/read'
import { EVENTS_LIMIT } from '#projections/explain/response'
import { entities } from '#projections/index'
import { served } from '#projections/operations'
import { withSettings } from '#projections/selection/settings'
import { explain, type Reading } from '#projector/explain/explain'
import { Snapshot } from '#projector/explain/snapshot'
import { PlainWorld } from '#projector/plain'
import { ok } from '#test/support/stores/outcome'
import { type Told, uuid, WORKSPACE, workspaceOpened } from '../support/events.js'
import { requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'

// What is found by index, held to recomputing each number without each event: that must find no event that is not among them.

const byName = new Map(entities.map((entity) => [entity.name, entity]))
const isFolded = ({ event }: Told): boolean => definitionOf(event.type as EventType).aggregate !== 'access'
const WORLD: readonly Told[] = [workspaceOpened(), ...SMALL_WORLD.filter(isFolded)]

const positionOf = (i: number): string => String(i).padStart(8, '0')
const loggedFrom = (events: readonly Told[]): readonly LoggedEvent[] => {
  const revisions = new Map<string, number>()
  return events.map(({ stream, event }, i): LoggedEvent => {
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    return { ...event, stream, revision, position: positionOf(i + 1) }
  })
}
const snapshotOf = (logged: readonly LoggedEvent[]): Snapshot => {
  const world = new PlainWorld()
  for (const event of logged) world.tell(event)
  return new Snapshot(world.documents())
}

/** The same events, and what connections tell once more by a twin of each connection. */
const toldTwice = (events: readonly Told[]): readonly Told[] =>
  events.flatMap((one) => {
    const [, connectionId] = /^connection-.{36}-(.{36})$/.exec(one.stream) ?? []
    if (connectionId === undefined) return [one]
    const twin = JSON.stringify(one).replaceAll(connectionId, uuid(`twin of ${connectionId}`))
    const { stream, event } = JSON.parse(twin) as Told
    return [one, { stream, event: { ...event, eventId: uuid(`twin of ${event.eventId}`) } }]
  })

const sourcesOf = (docs: DocumentReader): ReadSources => ({
  docs,
  access: { ofWorkspace: async () => [] },
  people: { names: async () => new Map(), lastUses: async () => new Map() },
  requestedAt: () => '2026-04-01T00:00:00.000Z',
})

const ROLLED = requestOf({ project: 'app' })
const CASES: readonly (readonly [string, object])[] = [
  ['commandCenter.read', {}],
  ['commandCenter.evidence', { family: 'delivery_output' }],
  ['commandCenter.evidence', { family: 'delivery_investment' }],
  ['commandCenter.evidence', { family: 'scope_expansion' }],
  ['search.read', {}],
  ['forensics.read', {}],
  ['scope.read', {}],
  ['invoiceDefense.read', { question: 'what-was-delivered' }],
  ['aiEconomics.read', {}],
  ['aiEconomics.surface', {}],
  ['confidence.read', {}],
  ['commercial.read', {}],
  ['dataSources.read', {}],
  ['connections.list', {}],
  ['audit.list', { limit: '5' }],
  ['agreements.read', {}],
  ['invoices.list', {}],
  ['invoices.read', { invoiceId: invoiceIdOf({ workspaceId: WORKSPACE, place: uuid('app'), key: 'I-1' }) }],
  ['portfolio.read', {}],
  ['series.read', {}],
  ['trace.read', { kind: 'line', invoice: 'I-1', line: 'L1' }],
]

const operationOf = (id: string): AnyOperation => {
  const found = served.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no operation ${id}`)
  return found
}

interface Difference {
  readonly number: string
  readonly events: readonly string[]
  /** Events of which it is told that the number would be another one without them than it is. */
  readonly remaining: readonly string[]
}

/** The events that recomputing finds behind numbers of an answer, and that are not among the explained ones. */
const differences = async (events: readonly Told[], id: string, given: object): Promise<readonly Difference[]> => {
  const operation = operationOf(id)
  const logged = loggedFrom(events)
  const snapshot = snapshotOf(logged)
  const docs = snapshot.reader()
  const request = { ...(await withSettings(ROLLED, operation, docs)), given } as DirectedRequest & { given: object }
  const read = async (reader: DocumentReader): Promise<unknown> => ok(operation.read(request, sourcesOf(reader)))
  const whole = await read(docs)
  // A place in a list says nothing of the world.
  const finders = numbersIn(whole)
    .filter((path) => !/(?:^|\.)n$/.test(path))
    .map((path) => [path, sameNumber(whole, path)] as const)
  expect(finders.length).toBeGreaterThan(0)
  const reading: Reading<Readonly<Record<string, number | null>>> = async (reader) => {
    const report = await read(reader).catch(() => ({}))
    return { value: Object.fromEntries(finders.map(([path, find]) => [path, find(report)])), report }
  }
  const log = {
    readAll: async (after: string, limit: number) =>
      right(logged.filter(({ position }) => position > after).slice(0, limit)),
  }
  const { value, evidence } = await explain(
    WORKSPACE,
    positionOf(events.length),
    snapshot,
    reading,
    log,
    () => undefined,
  )
  const idAt = new Map(logged.map(({ position, eventId, type }) => [position, { eventId, type }]))
  const alone = new Map(
    evidence.flatMap(({ events: some, without }) => {
      const [first] = some.flatMap(({ position }) => idAt.get(position) ?? [])
      return some.length === 1 && first !== undefined ? [[first.eventId, without] as const] : []
    }),
  )
  const all: Difference[] = []
  for (const [path] of finders) {
    const proved = evidence
      .filter(({ without }) => without[path] !== value[path])
      .flatMap((one) => one.events.flatMap(({ position }) => idAt.get(position) ?? []))
    const explanation = await ok(readExplanation({ operation, path, request }, sourcesOf(docs), byName))
    const told = new Set<Uuid>(explanation.parts.flatMap((part) => part.events.map(({ eventId }) => eventId)))
    const missing = proved.filter(({ eventId }) => !told.has(eventId)).map(({ type }) => type)
    // No more than 200 events are told, and how many there are beyond them.
    const more = explanation.parts.reduce((sum, { remainder }) => sum + (remainder.events ?? 0), 0)
    const listed = explanation.parts.reduce((sum, part) => sum + part.events.length, 0)
    const isCut = listed >= EVENTS_LIMIT / 2 && more >= missing.length
    // A claim is known by its sentence, which has the number in it: without an event another claim is met.
    const isKnownByItsNumber = path.startsWith('pack.claims[')
    const remaining = (isKnownByItsNumber ? [] : explanation.parts).flatMap((part) =>
      part.events.flatMap(({ eventId, type, without }) => {
        const known = alone.get(eventId)
        const proven = known === undefined ? value[path] : known[path]
        return without === null || without === proven ? [] : [`${type}: ${without} in place of ${proven}`]
      }),
    )
    if ((missing.length > 0 && !isCut) || remaining.length > 0)
      all.push({ number: path, events: isCut ? [] : missing, remaining })
  }
  return all
}

describe('given the small world of the tests', () => {
  it.each(CASES)('every event behind a number of %s (%j) that recomputing finds is explained', async (id, given) => {
    expect(await differences(WORLD, id, given)).toEqual([])
  })
})
describe('given the small world, in which two connections tell every fact', () => {
  it.each(CASES)('every event behind a number of %s (%j) that recomputing finds is explained', async (id, given) => {
    expect(await differences(toldTwice(WORLD), id, given)).toEqual([])
  })
})
