import { beforeEach, describe, expect, it } from '@jest/globals'
import { isLeft, left, type Right, right } from 'fp-ts/lib/Either.js'
import { streamOf } from '#domain/events/catalogue'
import type { Fact } from '#domain/events/facts'
import { BEGINNING_OF_TIME, END_OF_TIME } from '#domain/time'
import { newEvent } from '#eventlog/new-event'
import { type EventLog, LOG_START } from '#eventlog/port'
import { SourceFailure, type SourceReading } from '#import/source'
import { collections } from '#projections/index'
import { FOLD_VERSION } from '#projections/versions'
import { Documents } from '#projector/documents'
import { catchUp } from '#projector/projector'
import { ALL, type ReadStore } from '#readstore/port'
import { NOON, WORKSPACE } from '#test/projections/support/events'
import { importSource } from '#test/support/facts/import-source'
import { memoryLog } from '#test/support/stores/memory-log'
import { memoryStore } from '#test/support/stores/memory-store'
import { failed, ok } from '#test/support/stores/outcome'

// Imports of one source that meet failures and each other.

const released = (tag: string): Fact => ({
  kind: 'release',
  place: 'acme/api',
  key: tag,
  occurredAt: NOON,
  data: { tag, releasedAt: NOON, part: 1, changes: [] },
})
const EVERYTHING = [{ kind: 'release' as const, container: 'acme/api', from: BEGINNING_OF_TIME, to: END_OF_TIME }]
/** A source as it is at some time; it breaks off behind its facts where told to. */
const reading = (cursor: string, facts: readonly Fact[], breaksOff = false): SourceReading => ({
  provider: 'git',
  identity: 'the source',
  label: 'api',
  total: null,
  cursor,
  notices: [],
  newestAt: null,
  readAt: NOON,
  coverage: EVERYTHING,
  complete: EVERYTHING,
  async *facts() {
    yield* facts
    if (breaksOff) throw new SourceFailure({ tag: 'source_error', code: 'broken', message: 'it broke off' })
  },
})

describe('an import', () => {
  let eventLog: EventLog
  let readStore: ReadStore
  beforeEach(() => {
    eventLog = memoryLog().open()
    readStore = memoryStore().open(collections, FOLD_VERSION)
  })
  const importing = (
    opened: SourceReading,
    log: EventLog = eventLog,
    open: () => Promise<Right<SourceReading>> = async () => right(opened) as Right<SourceReading>,
  ) =>
    importSource({
      workspaceId: WORKSPACE,
      eventLog: log,
      readStore,
      now: () => NOON,
      channel: 'git',
      category: 'code',
      sample: false,
      opened,
      open,
      foldAll: async () => right(undefined),
    })
  const fold = async (): Promise<void> => {
    const lease = await ok(readStore.acquire(ALL, 'test'))
    const options = { eventLog, readStore, leased: [{ lease, documents: new Documents() }], onPhase: () => undefined }
    await ok(catchUp(options, new AbortController().signal))
    await ok(readStore.release(lease))
  }
  const told = async () =>
    (await ok(eventLog.readAll(LOG_START, 100))).map(({ type }) => type).filter((type) => type.startsWith('Release'))
  /** The log, of which appends fail from the nth on. */
  const failingFrom = (n: number): EventLog => {
    let appends = 0
    return {
      ...eventLog,
      append: async (...args) => {
        appends += 1
        return appends < n
          ? eventLog.append(...args)
          : left({ tag: 'store_unavailable', store: 'event log', cause: 'gone' })
      },
    }
  }

  it.each(['at once', 'once it is folded'])(
    'of a paused connection is refused with one line (%s); resumed, it continues; removed, it is registered again',
    async (when) => {
      const { connectionId } = await ok(importing(reading('one', [released('v1')])))
      const says = async (type: 'ConnectionPaused' | 'ConnectionResumed' | 'ConnectionRemoved'): Promise<void> => {
        const stream = streamOf.connection(WORKSPACE, connectionId)
        const { length } = await ok(eventLog.readStream(stream, -1, 100))
        const actor = { kind: 'user', id: 'ann' } as const
        const cause = { workspaceId: WORKSPACE, actor, correlationId: WORKSPACE, now: NOON }
        const ref = { kind: 'connection', key: connectionId }
        await ok(eventLog.append(stream, length - 1, [newEvent(type, ref, {}, cause, { connectionId })]))
        if (when !== 'at once') await fold()
      }
      await says('ConnectionPaused')
      const before = await ok(eventLog.end())
      expect(await failed(importing(reading('two', [released('v2')])))).toMatchObject({
        tag: 'connection_paused',
        message: expect.stringContaining(`wdi connection resume ${connectionId}`),
      })
      expect(await ok(eventLog.end())).toBe(before)
      await says('ConnectionResumed')
      await ok(importing(reading('two', [released('v2')])))
      await says('ConnectionRemoved')
      await ok(importing(reading('three', [released('v3')])))
      const types = (await ok(eventLog.readAll(LOG_START, 100))).map(({ type }) => type)
      expect(types.filter((type) => type === 'ConnectionRegistered')).toHaveLength(2)
    },
  )
  it('that was overtaken by a newer reading, reads again before it appends anything', async () => {
    const old = reading('old', [released('v1')])
    const newer = { ...reading('newer', [released('v2')]), readAt: '2026-03-02T12:00:01.000Z' }
    await ok(importing(newer))
    let opened = 0
    const again = async () => {
      opened += 1
      return right(newer) as Right<SourceReading>
    }
    const { reading: read } = await ok(importing(old, eventLog, again))
    expect([opened, read.cursor]).toEqual([1, 'newer'])
    expect(await told()).toEqual(['ReleaseObserved'])
  })
  it('by a clock that was set back, is completed all the same', async () => {
    await ok(importing({ ...reading('one', [released('v1')]), readAt: '2030-01-01T00:00:00.000Z' }))
    const { counts } = await ok(importing(reading('two', [released('v1'), released('v2')])))
    expect(counts).toMatchObject({ accepted: 1, unchanged: 1 })
  })
  it('that finds a run broken off, reads all, also where the source is again as it was before that', async () => {
    await ok(importing(reading('before', [released('v1')])))
    await failed(importing(reading('other', [released('v1'), released('v2')]), failingFrom(3)))
    await failed(importing(reading('other', [], true)))
    await fold()
    const { counts } = await ok(importing(reading('before', [released('v1')])))
    expect(counts).toMatchObject({ unchanged: 1, withdrawn: 1 })
    expect(await told()).toEqual(['ReleaseObserved', 'ReleaseObserved', 'ReleaseWithdrawn'])
  })

  it('that continues a run to which another import appends the same facts, counts each once', async () => {
    const source = reading('now', [released('v1'), released('v2')])
    await failed(importing(source, failingFrom(3)))
    expect(await told()).toEqual([])
    let reads = 0
    const meeting: EventLog = {
      ...eventLog,
      readStream: async (...args) => {
        reads += 1
        // It knows its stream, and has not yet counted what the run appended.
        if (reads === 2) expect(isLeft(await importing(source, failingFrom(2)))).toBe(true)
        return eventLog.readStream(...args)
      },
    }
    const { counts } = await ok(importing(source, meeting))
    expect(counts).toMatchObject({ accepted: 2, unchanged: 0, withdrawn: 0 })
    expect(await told()).toEqual(['ReleaseObserved', 'ReleaseObserved'])
  })
})
