import { describe, expect, it } from '@jest/globals'
import { NO_WORKSPACE } from '#domain/events/attribution'
import type { Metadata } from '#domain/events/envelope'
import type { NewEvent } from '#eventlog/port'
import { LOG_START } from '#eventlog/port'
import type { Phase } from '#projector/batch'
import { catchUp, runProjector } from '#projector/projector'
import { verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import {
  API,
  keyIssued,
  keyRevoked,
  memberJoined,
  NOON,
  observed,
  planChanged,
  projectAdded,
  registered,
  type Told,
  uuid,
  WORKSPACE,
  withdrawn,
  workspaceOpened,
} from '#test/projections/support/events'
import { EXAMPLES } from '#test/support/facts/examples'
import { Crash, cutLog, faultyStore } from '#test/support/stores/faults'
import { failed, ok } from '#test/support/stores/outcome'
import { expectedDocuments } from './support/expected.js'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

const never = new AbortController().signal
const fold = async (
  stores: Pick<Stores, 'eventLog' | 'readStore'>,
  onPhase: (phase: Phase) => void = () => undefined,
) => catchUp(optionsOf(stores, await seize(stores.readStore), onPhase), never)

/** The event with other metadata; undefined takes a member away. */
const withMetadata = ({ stream, event }: Told, more: object): Told => ({
  stream,
  event: { ...event, metadata: JSON.parse(JSON.stringify({ ...(event.metadata as object), ...more })) },
})
const withEvent = ({ stream, event }: Told, more: Partial<NewEvent>): Told => ({ stream, event: { ...event, ...more } })
const change = observed('#1')
const met = (facts: object): Told =>
  withEvent(withMetadata(change, { entity: { kind: 'meeting', key: 'm1', container: 'team@acme' } }), {
    type: 'MeetingObserved',
    schemaVersion: 1,
    data: { ...EXAMPLES.meeting.data, ...facts },
  })

describe('an event that this build cannot fold', () => {
  it.each<[string, Told, RegExp]>([
    ['of an unknown type', withEvent(change, { type: 'CodeChangeAdmired' }), /does not know this type of event/],
    [
      'of a later schema version',
      withEvent(change, { schemaVersion: 4 }),
      /does not know version 4 of this event, only versions up to 3/,
    ],
    ['whose data does not fit', withEvent(change, { data: { reference: '#1' } }), /^data: form: missing/],
    [
      'whose data has a member too many',
      withEvent(planChanged('free'), { data: { plan: 'free', price: 1 } }),
      /price: unknown member/,
    ],
    [
      'about a kind of thing that nobody folds',
      withMetadata(change, { entity: { kind: 'wish', key: 'k' } }),
      /kind wish/,
    ],
    [
      'about a thing that does not know it',
      withMetadata(change, { entity: { kind: 'project', key: 'k', container: API } }),
      /project does not know/,
    ],
    [
      'of a meeting with more heads than sums can hold, as earlier versions wrote it',
      met({ accepted: 2 ** 53 - 1 }),
      /^data: accepted: expected an integer from 0 to 1,000,000/,
    ],
    [
      'of a meeting of all time, as earlier versions wrote it',
      met({ startsAt: '0001-01-01T00:00:00.000Z', endsAt: '9999-12-31T00:00:00.000Z' }),
      /^data: .*lasts at most 31 days/,
    ],
    ['that observes for no connection', withMetadata(change, { connectionId: undefined }), /connection/],
    ['that observes through no channel', withMetadata(change, { channel: undefined }), /channel/],
    [
      'whose data is not what its content hash was made of',
      withEvent(change, { data: { ...(change.event.data as object), title: 'Another title' } }),
      /content hash/,
    ],
    ['that observes without a content hash', withMetadata(change, { contentHash: undefined }), /hash/],
    [
      'that observes in no container',
      withMetadata(change, { entity: { kind: 'code_change', key: '#1' } }),
      /container/,
    ],
    ['that withdraws for no connection', withMetadata(withdrawn('#1'), { connectionId: undefined }), /connection/],
    [
      'that registers what is no connection',
      withMetadata(registered('git'), { connectionId: undefined, entity: { kind: 'connection', key: 'k' } }),
      /connectionId/,
    ],
  ])(
    '%s, is quarantined with its position and the reason, with later events of its entity; all else is folded',
    async (_, poison, reason) => {
      const before = [workspaceOpened(), projectAdded('app')]
      const after = [observed('#2'), observed('#3')]
      for (const cuts of [[100], [1], [2, 3]]) {
        const stores = await openStores()
        const cut = { ...stores, eventLog: cutLog(stores.eventLog, cuts) }
        await append(stores.eventLog, before)
        const position = await append(stores.eventLog, [poison])
        await append(stores.eventLog, after)
        const end = await append(stores.eventLog, [withEvent(poison, { eventId: uuid('again') })])
        expect(await ok(fold(cut))).toBe(end)
        const { put_aside: aside, ...documents } = documentsIn(stores.readFile)
        const { entity, connectionId, contentHash = '' } = poison.event.metadata as Metadata
        expect(Object.values(aside ?? {})).toEqual([
          {
            workspaceId: WORKSPACE,
            entity,
            position,
            eventType: poison.event.type,
            events: 2,
            since: NOON,
            reason: expect.stringMatching(reason),
            hashes: connectionId === undefined ? {} : { [connectionId]: contentHash },
          },
        ])
        const { put_aside: none, observed_head: heads, ...expected } = expectedDocuments([...before, ...after])
        expect(documents).toMatchObject(expected)
        expect(none).toEqual({})
        expect(
          Object.values(documents['observed_head'] ?? {}).map((head) => (head as { records: number }).records),
        ).toEqual(Object.values(heads ?? {}).map((head) => (head as { records: number }).records))
      }
    },
  )
  it('of an entity that was there, leaves it as it was', async () => {
    const stores = await openStores()
    const first = observed('#1', { title: 'before' })
    await append(stores.eventLog, [first])
    await append(stores.eventLog, [withEvent(change, { data: {} }), observed('#1', { title: 'after' })])
    await ok(fold(stores))
    const { put_aside, observed_head, ...documents } = documentsIn(stores.readFile)
    expect(documents).toMatchObject(
      Object.fromEntries(
        Object.entries(expectedDocuments([first])).filter(([name]) => !['put_aside', 'observed_head'].includes(name)),
      ),
    )
    expect(Object.values(put_aside ?? {})).toMatchObject([{ events: 2, eventType: 'CodeChangeObserved' }])
    expect(Object.values(observed_head ?? {})).toMatchObject([{ revision: 2, records: 1 }])
  })

  it.each<[string, unknown, string]>([
    ['an empty object', {}, WORKSPACE],
    ['only a workspace', { workspaceId: WORKSPACE }, WORKSPACE],
    ['null', null, WORKSPACE],
  ])(
    'with metadata that name no subject (%s) is quarantined for the workspace of its stream, and all else is folded',
    async (_, metadata, workspaceId) => {
      const headless = withEvent(change, { metadata })
      const around = [workspaceOpened(), observed('#2'), observed('#3')]
      for (const cuts of [[100], [1]]) {
        const stores = await openStores()
        const cut = { ...stores, eventLog: cutLog(stores.eventLog, cuts) }
        await append(stores.eventLog, around.slice(0, 2))
        const position = await append(stores.eventLog, [headless])
        await append(stores.eventLog, around.slice(2))
        const end = await append(stores.eventLog, [headless])
        const phases: Phase[] = []
        expect(await ok(fold(cut, (phase) => phases.push(phase)))).toBe(end)
        const { put_aside: aside, observed_head: heads, ...documents } = documentsIn(stores.readFile)
        expect(Object.values(aside ?? {})).toEqual([
          {
            workspaceId,
            entity: { kind: 'stream', key: headless.stream },
            position,
            eventType: 'CodeChangeObserved',
            reason: expect.stringMatching(/^metadata: /),
            events: 2,
            since: null,
            hashes: {},
          },
        ])
        const { put_aside, observed_head, ...expected } = expectedDocuments(around)
        expect(documents).toEqual(expected)
        expect(await ok(stores.readStore.moment(ALL))).toEqual({ checkpoint: end, asOf: NOON })
        expect(phases.filter(({ phase }) => phase === 'quarantined')).toHaveLength(2)
        expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
      }
    },
  )
  it('without a workspace, is quarantined for none, and all else is folded', async () => {
    const stores = await openStores()
    const nameless: Told = { stream: 'slug-acme/web', event: { ...change.event, data: {}, metadata: {} } }
    await append(stores.eventLog, [nameless])
    const end = await append(stores.eventLog, [workspaceOpened()])
    expect(await ok(fold(stores))).toBe(end)
    const { put_aside: aside, workspace } = documentsIn(stores.readFile)
    expect(Object.values(aside ?? {})).toMatchObject([{ workspaceId: NO_WORKSPACE, entity: { key: nameless.stream } }])
    expect(Object.keys(workspace ?? {})).toHaveLength(1)
    expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
  })
})

describe('a projector', () => {
  it('that starts without new events handles no event and commits nothing', async () => {
    const stores = await openStores()
    const events = [workspaceOpened(), memberJoined('ann'), observed('#1')]
    const end = await append(stores.eventLog, events)
    const phases: Phase[] = []
    await ok(fold(stores, (phase) => phases.push(phase)))
    // The workspace, the change, its sums in two families, of its month and in all, and its connection's head; of the
    // workspace and the member, who is no document, the trail's events and their sums.
    expect(phases).toEqual([
      { phase: 'fold', events: 3 },
      { phase: 'commit', documents: 10 },
      { phase: 'committed', position: end, events: 3 },
    ])
    const calls: string[] = []
    const watched = faultyStore(stores.readStore, (call) => {
      calls.push(call)
      return undefined
    })
    phases.length = 0
    expect(await ok(fold({ ...stores, readStore: watched }, (phase) => phases.push(phase)))).toBe(end)
    expect([phases, calls.filter((call) => ['commit', 'access.put', 'read'].includes(call))]).toEqual([[], []])
  })
  it('writes only documents that have changed', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [registered('git'), observed('#1'), observed('#2')])
    await ok(fold(stores))
    const phases: Phase[] = []
    // What comes and goes within a batch leaves no trace but in the connection's head.
    await append(stores.eventLog, [observed('#3'), withdrawn('#3')])
    await ok(fold(stores, (phase) => phases.push(phase)))
    expect(phases[1]).toEqual({ phase: 'commit', documents: 1 })
  })
  it('with an empty log has nothing to do', async () => {
    const stores = await openStores()
    expect(await ok(fold(stores))).toBe(LOG_START)
    expect(await ok(stores.readStore.moment(ALL))).toEqual({ checkpoint: LOG_START, asOf: null })
  })
  it('whose checkpoint is past the end of the log fails and changes nothing', async () => {
    const stores = await openStores()
    const events = [workspaceOpened(), observed('#1'), observed('#2')]
    const checkpoint = await append(stores.eventLog, events)
    await ok(fold(stores))
    const older = (await openStores()).eventLog
    for (const [told, count] of [
      [[], 0],
      [events.slice(0, 2), 2],
    ] as const) {
      const end = await append(older, told)
      expect(await ok(older.readAll('', 10))).toHaveLength(count)
      const behind = { tag: 'log_behind', checkpoint, end }
      expect(await failed(fold({ ...stores, eventLog: older }))).toEqual(behind)
      const lease = await seize(stores.readStore)
      expect(await failed(runProjector(optionsOf({ ...stores, eventLog: older }, lease), never))).toEqual(behind)
      expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events))
      expect(await ok(stores.readStore.moment(ALL))).toMatchObject({ checkpoint })
    }
  })
  it('that is stopped between two batches has committed the first and continues with the second', async () => {
    const stores = await openStores()
    const events = [workspaceOpened(), observed('#1'), observed('#2')]
    const end = await append(stores.eventLog, events)
    const stop = new AbortController()
    const cut = { ...stores, eventLog: cutLog(stores.eventLog, [2]) }
    const lease = await seize(stores.readStore)
    const onPhase = ({ phase }: Phase) => phase === 'committed' && stop.abort()
    expect((await ok(catchUp(optionsOf(cut, lease, onPhase), stop.signal))) < end).toBe(true)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events.slice(0, 2)))
    expect(await ok(fold(stores))).toBe(end)
    expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(events))
  })
})

describe('keys and members', () => {
  const keysOf = async ({ readStore }: Pick<Stores, 'readStore'>) =>
    ((await ok(readStore.access.ofWorkspace(WORKSPACE))) as { kind: string; keyId?: string; revokedAt?: string }[])
      .filter(({ kind }) => kind === 'key')
      .map(({ keyId, revokedAt }) => [keyId, revokedAt !== null])

  it('are written before the checkpoint passes their events', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [workspaceOpened(), memberJoined('ann'), keyIssued('ci'), keyRevoked('ci')])
    const seen: unknown[] = []
    const watched = {
      ...stores.readStore,
      commit: (async (...args) => {
        seen.push(await keysOf(stores))
        return stores.readStore.commit(...args)
      }) as typeof stores.readStore.commit,
    }
    await ok(fold({ ...stores, readStore: watched }))
    expect(seen).toEqual([[[uuid('ci'), true]]])
  })
  it('that could not be written, hold the checkpoint back', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [keyIssued('ci'), keyRevoked('ci')])
    for (const fault of ['refused', 'crash before'] as const) {
      const readStore = faultyStore(stores.readStore, (call) => (call === 'access.put' ? fault : undefined))
      const folded = fold({ ...stores, readStore })
      if (fault === 'refused') expect(await failed(folded)).toMatchObject({ tag: 'store_unavailable' })
      else await expect(folded).rejects.toThrow(Crash)
      expect(await ok(stores.readStore.moment(ALL))).toMatchObject({ checkpoint: LOG_START })
      expect(await keysOf(stores)).toEqual([])
    }
    await ok(fold(stores))
    expect(await keysOf(stores)).toEqual([[uuid('ci'), true]])
  })
  it('are of the whole stream, also where its later events are still to be folded', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [keyIssued('ci'), workspaceOpened(), keyRevoked('ci')])
    const stop = new AbortController()
    const cut = { ...stores, eventLog: cutLog(stores.eventLog, [1]) }
    const onPhase = ({ phase }: Phase) => phase === 'committed' && stop.abort()
    await ok(catchUp(optionsOf(cut, await seize(stores.readStore), onPhase), stop.signal))
    expect(await keysOf(stores)).toEqual([[uuid('ci'), true]])
  })
})
