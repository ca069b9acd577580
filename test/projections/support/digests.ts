import { readdirSync, readFileSync } from 'node:fs'
import type { Uuid } from '#domain/common'
import { type EventType, streamOf } from '#domain/events/catalogue'
import { type EvidenceKind, PLACE_OF } from '#domain/events/connections'
import { factKinds } from '#domain/events/facts'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import type { LoggedEvent } from '#eventlog/port'
import { entities } from '#projections/index'
import { Rollup, type RollupState } from '#projections/rollups/rollup'
import { PlainWorld } from '#projector/plain'
import { refOf } from '#test/projector/support/all-events'
import { agencyFiles, PROJECTS } from '#test/support/year/agency'
import { yearUntil } from '#test/support/year/year'
import { mapped, NOON, observed, projectAdded, type Told, uuid, WORKSPACE } from './events.js'
import { invoiceByHand, rateSet, workItem } from './facts.js'
import { SMALL_WORLD } from './small-world.js'

// Events that never change, and digests of what they are folded into.

const SAMPLES = 'test/samples/events'
const PLACE = { workspaceId: WORKSPACE, key: 'k', place: 0, source: 0, byHand: false }

/** The facts of a file of the sample year, as its connection would state them. */
const factsOf = ({ name, lines }: ReturnType<typeof agencyFiles>[number]): readonly Told[] => {
  const connectionId: Uuid = uuid(name)
  return lines.flatMap((line) => {
    const { kind, place, key, data } = line as { kind?: EvidenceKind; place: string; key: string; data: object }
    if (kind === undefined || !Object.hasOwn(factKinds, kind)) return []
    const cause = {
      workspaceId: WORKSPACE,
      actor: { kind: 'connector', id: connectionId },
      correlationId: uuid('run'),
      now: NOON,
    } as const
    const ref = PLACE_OF[kind] === 'project' ? { kind, key, project: place } : { kind, key, container: place }
    const more = { connectionId, channel: 'export', contentHash: contentHashOf(data) } as const
    const event = newEvent(factKinds[kind].stated.type, ref, data as never, cause, more)
    return [{ stream: streamOf.connection(WORKSPACE, connectionId), event }]
  })
}

const sampleYear = (): readonly Told[] => [
  ...PROJECTS.flatMap(({ name, client, repository, tracker, calendar, cloud, ai }) => [
    projectAdded(name, { client }),
    mapped(repository, name, null),
    mapped(tracker, name, null, { kind: 'tracker_project' }),
    mapped(calendar, name, null, { kind: 'calendar' }),
    mapped(cloud, name, null, { kind: 'cloud_account' }),
    mapped(ai, name, null, { kind: 'ai_account' }),
    invoiceByHand(name, 'I-1'),
  ]),
  rateSet('engineering', '95.50', '2024-01-01'),
  rateSet('design', '80.33', '2024-01-01'),
  ...agencyFiles({ seed: 7, year: yearUntil('2026-01-01T00:00:00.000Z'), idOf: uuid }).flatMap(factsOf),
]

/** Every sample of every version of the events that an entity folds, all about one. */
const samplesOf = ({ name: kind, on }: (typeof entities)[number]): readonly Told[] =>
  (Object.keys(on) as EventType[]).flatMap((type) =>
    readdirSync(SAMPLES)
      .filter((file) => file.startsWith(`${type}.`))
      .sort()
      .flatMap((file) => {
        const schemaVersion = Number(file.split('.')[1])
        const connectionId = uuid('connection')
        const samples = JSON.parse(readFileSync(`${SAMPLES}/${file}`, 'utf8')) as readonly object[]
        return samples.map((data) => ({
          stream: streamOf.connection(WORKSPACE, connectionId),
          event: {
            eventId: '',
            type,
            schemaVersion,
            data,
            metadata: {
              workspaceId: WORKSPACE,
              occurredAt: NOON,
              recordedAt: NOON,
              actor: { kind: 'system', id: 'test' },
              correlationId: uuid('run'),
              connectionId,
              channel: 'api',
              contentHash: contentHashOf(data),
              entity: refOf(kind, PLACE, connectionId, type),
            },
          },
        }))
      }),
  )

/** Events that cannot be folded: of unreadable data twice, of an unknown kind, and of unreadable metadata. */
const unreadable = (): readonly Told[] => {
  const { stream, event } = observed('acme/api#1')
  const metadata = event.metadata as object
  return [
    { stream, event: { ...event, data: {} } },
    { stream, event: { ...event, data: {} } },
    { stream, event: { ...event, metadata: { ...metadata, entity: { kind: 'unheard', key: 'k' } } } },
    { stream, event: { ...event, metadata: {} } },
  ]
}

/** The same events in a log: their ids follow from where they stand. */
const logged = (events: readonly Told[]): readonly LoggedEvent[] => {
  const revisions = new Map<string, number>()
  return events.map(({ stream, event }, i) => {
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    return { ...event, eventId: uuid(`event ${i}`), stream, revision, position: String(i + 1).padStart(9, '0') }
  })
}

const shortened = (value: unknown): string => contentHashOf(value).slice(0, 16)

type DigestByName = ReadonlyMap<string, string>

/** Digests of documents by the name that has a version: a collection, or a family of sums. */
const digestsOf = (events: readonly LoggedEvent[]): DigestByName => {
  const world = new PlainWorld()
  for (const event of events) world.tell(event)
  const named = new Map<string, [id: string, document: object][]>()
  for (const [{ name }, documents] of world.documents())
    for (const [id, document] of documents) {
      const versioned = name === Rollup.name ? `rollup of ${(document as RollupState).family}` : name
      const known = named.get(versioned) ?? []
      known.push([id, document])
      named.set(versioned, known)
    }
  return new Map(
    [...named].map(([name, documents]) => [name, shortened(documents.sort(([a], [b]) => (a < b ? -1 : 1)))]),
  )
}

/** The same after each event, one digest of all. */
const digestsAfterEach = (events: readonly LoggedEvent[]): DigestByName => {
  const all = events.map((_, i) => digestsOf(events.slice(0, i + 1)))
  const names = new Set(all.flatMap((one) => [...one.keys()]))
  return new Map([...names].map((name) => [name, shortened(all.map((one) => one.get(name) ?? null))]))
}

/** What some events are folded into. */
export interface Digested {
  /** Of the events themselves: where they change, so may what they are folded into. */
  readonly events: string
  readonly documents: Readonly<Record<string, { readonly version: number; readonly digest: string }>>
}
/** By what the events are. */
export type Digests = Readonly<Record<string, Digested>>

/** The largest source: most of the time that all digests take. */
export const SAMPLE_YEAR = 'the sample year'

export const digestsUnder = (versions: Readonly<Record<string, number>>, withSampleYear: boolean): Digests => {
  const digested = (events: readonly LoggedEvent[], digests: DigestByName): Digested => {
    const documents = [...digests]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, digest]) => [name, { version: versions[name] ?? 0, digest }] as const)
    return { events: shortened(events), documents: Object.fromEntries(documents) }
  }
  const atTheEnd = (told: readonly Told[]): Digested => {
    const events = logged(told)
    return digested(events, digestsOf(events))
  }
  const afterEach = (told: readonly Told[]): Digested => {
    const events = logged(told)
    return digested(events, digestsAfterEach(events))
  }
  return {
    ...(withSampleYear ? { [SAMPLE_YEAR]: atTheEnd(sampleYear()) } : {}),
    'the small world': atTheEnd(SMALL_WORLD),
    'an item that was done at an unknown time': atTheEnd([workItem('A-1', { state: 'done', doneAt: null })]),
    'events that cannot be folded': afterEach(unreadable()),
    ...Object.fromEntries(entities.map((entity) => [`samples of ${entity.name}`, afterEach(samplesOf(entity))])),
  }
}

/** The names whose versions have to be raised before what is folded now may be written down. */
export const unraised = (
  recorded: Digests,
  now: Digests,
  versions: Readonly<Record<string, number>>,
): readonly string[] => {
  const names = new Set<string>()
  for (const [source, before] of Object.entries(recorded)) {
    const after = now[source]
    for (const [name, { version, digest }] of Object.entries(before.documents)) {
      const current = versions[name]
      if (current !== undefined && current < version) names.add(name)
      if (after?.events === before.events && after.documents[name]?.digest !== digest && current === version)
        names.add(name)
    }
    for (const name of Object.keys(after?.events === before.events ? after.documents : {}))
      if (before.documents[name] === undefined && isRecorded(name, versions[name], recorded)) names.add(name)
  }
  return [...names].sort()
}

/** Whether documents of this name and version were written down before. */
const isRecorded = (name: string, version: number | undefined, recorded: Digests): boolean =>
  Object.values(recorded).some(({ documents }) => documents[name]?.version === version)
