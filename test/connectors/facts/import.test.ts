import { describe, expect, it } from '@jest/globals'
import { right } from 'fp-ts/lib/Either.js'
import { openFacts } from '#connectors/facts/open'
import { streamOf } from '#domain/events/catalogue'
import { contentHashOf, newEvent } from '#eventlog/new-event'
import { uuid, WORKSPACE } from '#test/projections/support/events'
import { documentsIn } from '#test/projector/support/stores'
import { EXAMPLES, entry, PROJECT } from '#test/support/facts/examples'
import { type Importing, importing, READ_AT } from '#test/support/facts/importing'
import { Crash, type Fault, faultyLog } from '#test/support/stores/faults'
import { ok } from '#test/support/stores/outcome'

const NOTHING = { accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 }
const WHOLE_MARCH = {
  coverage: {
    kind: 'time_entry',
    container: PROJECT,
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-04-01T00:00:00.000Z',
  },
}
const JIRA = { connection: { provider: 'jira', category: 'delivery', label: 'Jira of Acme', channel: 'export' } }
const typesOf = async ({ events }: Importing) => (await events()).map(({ type }) => type)
const RUN = ['SyncStarted', 'SyncCompleted']

/** What the connections say now, in events that are not about runs, without ids and moments. */
const saidIn = async ({ events }: Importing) =>
  (await events())
    .filter(({ type }) => !type.startsWith('Sync'))
    .map(({ type, data, metadata }) => {
      const { entity, occurredAt, contentHash } = metadata as {
        entity: object
        occurredAt: string
        contentHash: string
      }
      const { runId: _, ...rest } = data as { runId?: string }
      return { type, data: rest, entity, occurredAt, contentHash }
    })

describe('a file with a line of each kind', () => {
  const lines = [JIRA, ...Object.values(EXAMPLES)]
  it('gives one fact for each line, of the connection that it declares', async () => {
    const world = await importing()
    const { counts, connectionId } = await world.import(lines)
    expect(counts).toEqual({ ...NOTHING, accepted: 8 })
    const [registered, , ...facts] = await world.events()
    expect(registered?.data).toEqual({ provider: 'jira', category: 'delivery', label: 'Jira of Acme', account: null })
    expect(facts.slice(0, 8).map(({ data }) => data)).toEqual(Object.values(EXAMPLES).map(({ data }) => data))
    for (const { metadata, data } of facts.slice(0, 8))
      expect(metadata).toMatchObject({ connectionId, channel: 'export', contentHash: contentHashOf(data) })
  })
  it('belongs to the account that it declares', async () => {
    const world = await importing()
    const { connectionId } = await world.import([{ connection: { ...JIRA.connection, account: 'acme' } }, entry('t1')])
    const { connection } = documentsIn(world.stores.readFile)
    expect(Object.values(connection ?? {})).toMatchObject([{ connectionId, account: 'acme' }])
  })
  it('imported twice, appends only its run the second time, folded or not', async () => {
    const world = await importing()
    world.write('export.jsonl', [...lines, 'no json'])
    await ok(world.imports('export.jsonl'))
    const first = await typesOf(world)
    const again = { ...NOTHING, unchanged: 8, rejected: 1 }
    expect((await ok(world.imports('export.jsonl'))).counts).toEqual(again)
    await world.fold()
    expect((await ok(world.imports('export.jsonl'))).counts).toEqual(again)
    expect(await typesOf(world)).toEqual([...first, ...RUN, ...RUN])
  })
  it('covers each kind and place from its first record to its last, up to where it was read, and withdraws nothing', async () => {
    const world = await importing()
    const { counts } = await world.import([entry('t1'), entry('t2', 60, '2026-03-09'), EXAMPLES.meeting])
    expect(counts).toEqual({ ...NOTHING, accepted: 3 })
    const coverage = async () => ((await world.events()).at(-1) as { data: { coverage: object } }).data.coverage
    expect(await coverage()).toEqual([
      { kind: 'time_entry', container: PROJECT, from: '2026-03-02T00:00:00.000Z', to: '2026-03-10T00:00:00.000Z' },
      { kind: 'meeting', container: 'team@acme', from: '2026-03-02T12:00:00.000Z', to: '2026-03-02T13:00:00.001Z' },
    ])
    expect((await world.import([entry('t3', 60, '2026-05-01'), entry('t2', 60, '2026-03-09')])).counts).toEqual({
      ...NOTHING,
      accepted: 1,
      unchanged: 1,
    })
    expect(await coverage()).toEqual([
      { kind: 'time_entry', container: PROJECT, from: '2026-03-09T00:00:00.000Z', to: READ_AT },
    ])
  })
})

describe('an updated export', () => {
  it('that says what it covers, withdraws what it no longer has there, and only there', async () => {
    const world = await importing()
    const earlier = entry('t0', 60, '2026-02-28')
    await world.import([WHOLE_MARCH, earlier, entry('t1'), entry('t2'), EXAMPLES.invoice])
    const { counts } = await world.import([WHOLE_MARCH, entry('t2', 90)])
    expect(counts).toEqual({ ...NOTHING, accepted: 1, withdrawn: 1 })
    const withdrawn = (await world.events()).filter(({ type }) => type.endsWith('Withdrawn'))
    expect(withdrawn.map(({ metadata }) => metadata)).toMatchObject([{ entity: { kind: 'time_entry', key: 't1' } }])
  })
  it('without coverage is unchanged when it is imported again', async () => {
    const world = await importing()
    await world.import([entry('t1'), entry('t2')])
    for (const _ of [1, 2, 3]) expect((await world.import([entry('t2')])).counts).toEqual({ ...NOTHING, unchanged: 1 })
  })
  it('that has nothing left, and is said to be so, withdraws all that it says to cover', async () => {
    const world = await importing()
    await world.import([WHOLE_MARCH, entry('t1'), entry('t2')])
    world.write('export.jsonl', [WHOLE_MARCH])
    const { counts } = await ok(world.imports('export.jsonl', world.stores, true))
    expect(counts).toEqual({ ...NOTHING, withdrawn: 2 })
  })
  it('in which a thing’s line is broken, does not withdraw it', async () => {
    const world = await importing()
    await world.import([WHOLE_MARCH, entry('t1'), entry('t2')])
    const { counts } = await world.import([WHOLE_MARCH, entry('t1', -5)])
    expect(counts).toEqual({ ...NOTHING, withdrawn: 1, rejected: 1 })
  })
  it('in which a line could be about anything, withdraws nothing until it is mended or given up', async () => {
    const world = await importing()
    await world.import([WHOLE_MARCH, entry('t1'), entry('t2')])
    const held = [WHOLE_MARCH, entry('t1'), '{"kind": "time_en']
    expect((await world.import(held)).counts).toEqual({ ...NOTHING, unchanged: 1, rejected: 1 })
    await resolve(world)
    expect((await world.import(held)).counts).toEqual({ ...NOTHING, unchanged: 1, withdrawn: 1 })
    expect((await world.import(held)).counts).toEqual({ ...NOTHING, unchanged: 1 })
  })
  it('continues the connection of its name, its label or its id', async () => {
    const world = await importing()
    const ids = []
    for (const [name, header] of [
      ['a.jsonl', {}],
      ['b.jsonl', {}],
      ['c.jsonl', { label: 'a.jsonl' }],
      ['d.jsonl', { id: 'a.jsonl', label: 'another name' }],
      ['a.jsonl', { provider: 'jira' }],
    ] as const)
      ids.push((await world.import([{ connection: header }, EXAMPLES.meeting], name)).connectionId)
    const [a, b, c, d, jira] = ids
    expect([c, d]).toEqual([a, a])
    expect(new Set([a, b, jira]).size).toBe(3)
  })
})

/** A person drops all dead letters, or wants them read once more. */
const resolve = async (
  { stores, deadLetters, fold }: Importing,
  resolution: 'dropped' | 'retried' = 'dropped',
): Promise<void> => {
  for (const { key, connectionId } of await deadLetters()) {
    const cause = {
      workspaceId: WORKSPACE,
      actor: { kind: 'user', id: uuid('ann') } as const,
      correlationId: uuid('drop'),
      now: READ_AT,
    }
    const event = newEvent('DeadLetterResolved', { kind: 'dead_letter', key }, { resolution }, cause, {
      connectionId,
    })
    const stream = streamOf.connection(WORKSPACE, connectionId)
    const revision = (await ok(stores.eventLog.readStream(stream, -1, 1000))).at(-1)?.revision ?? -1
    await ok(stores.eventLog.append(stream, revision, [event]))
  }
  await fold()
}

describe('a line that is no fact', () => {
  const BAD = entry('t1', -5)
  it('is rejected with its number and the reason, and the rest is imported', async () => {
    const world = await importing()
    const { counts } = await world.import([entry('t0'), '', 'no json', BAD, entry('t2')])
    expect(counts).toEqual({ ...NOTHING, accepted: 2, rejected: 2 })
    const told = (await world.deadLetters()).map(({ record, reasonCode, message, state, attempts }) => ({
      record,
      reasonCode,
      message,
      state,
      attempts,
    }))
    expect(told.sort((a, b) => (a.record < b.record ? -1 : 1))).toEqual([
      {
        record: 'line 3',
        reasonCode: 'not_json',
        message: 'the line is not valid JSON',
        state: 'open',
        attempts: 1,
      },
      {
        record: 'line 4',
        reasonCode: 'invalid_data',
        message: 'data.minutes: expected an integer from 1 to 10,000,000',
        state: 'open',
        attempts: 1,
      },
    ])
  })
  it('is one dead letter, wherever and however often it occurs', async () => {
    const world = await importing()
    await world.import([BAD, BAD])
    expect((await world.import([entry('t0'), BAD])).counts).toEqual({ ...NOTHING, accepted: 1, rejected: 1 })
    expect((await typesOf(world)).filter((type) => type === 'RecordDeadLettered')).toHaveLength(1)
    expect(await world.deadLetters()).toMatchObject([{ record: 'line 1', attempts: 1 }])
  })
  it('once corrected, is a fact, and its dead letter is closed', async () => {
    const world = await importing()
    await world.import([BAD])
    expect((await world.import([entry('t1')])).counts).toEqual({ ...NOTHING, accepted: 1 })
    expect((await typesOf(world)).slice(-4)).toEqual([
      'SyncStarted',
      'TimeEntryRecorded',
      'DeadLetterResolved',
      'SyncCompleted',
    ])
    expect(await world.deadLetters()).toEqual([])
  })
  it('that is back after it was gone, is rejected again', async () => {
    const world = await importing()
    for (const lines of [[BAD], [entry('t1')], [BAD]]) await world.import(lines)
    expect(await world.deadLetters()).toMatchObject([{ state: 'open' }])
  })
  it('that a person gave up, does not come back', async () => {
    const world = await importing()
    await world.import([BAD])
    await resolve(world)
    expect((await world.import([BAD, entry('t2')])).counts).toEqual({ ...NOTHING, accepted: 1 })
    expect((await world.import([entry('t2')])).counts).toEqual({ ...NOTHING, unchanged: 1 })
    expect((await world.import([BAD, entry('t2')])).counts).toEqual({ ...NOTHING, unchanged: 1 })
    expect((await typesOf(world)).filter((type) => type === 'RecordDeadLettered')).toHaveLength(1)
    expect(await world.deadLetters()).toMatchObject([{ state: 'dropped' }])
  })
  it('is read again when a person asks for that, though the file is unchanged', async () => {
    const world = await importing()
    await world.import([BAD, entry('t2')])
    await resolve(world, 'retried')
    expect(await world.deadLetters()).toEqual([])
    expect((await world.import([BAD, entry('t2')])).counts).toEqual({ ...NOTHING, unchanged: 1, rejected: 1 })
    expect(await world.deadLetters()).toMatchObject([{ state: 'open' }])
  })
  it('that names a project which is added later, is a fact then', async () => {
    const world = await importing({ projects: [] })
    await world.import([entry('t1')])
    expect(await world.deadLetters()).toMatchObject([{ reasonCode: 'unknown_project' }])
    world.projects.add(PROJECT)
    expect((await world.import([entry('t1')])).counts).toEqual({ ...NOTHING, accepted: 1 })
    expect(await world.deadLetters()).toEqual([])
  })
  it('is a line that contradicts an earlier line of the same fact', async () => {
    const world = await importing()
    const { counts } = await world.import([entry('t1', 60), entry('t1', 60), entry('t1', 90)])
    expect(counts).toEqual({ ...NOTHING, accepted: 1, rejected: 1 })
    expect(await world.deadLetters()).toMatchObject([{ record: 'line 3', reasonCode: 'duplicate' }])
  })
  it('is a header after the first fact, or coverage that says nothing', async () => {
    const world = await importing()
    await world.import([{ coverage: { ...WHOLE_MARCH.coverage, from: 'March' } }, entry('t1'), WHOLE_MARCH, JIRA])
    const reasons = (await world.deadLetters()).map(({ record, reasonCode }) => `${record}: ${reasonCode}`)
    expect(reasons.sort()).toEqual(['line 1: invalid_coverage', 'line 3: misplaced_header', 'line 4: misplaced_header'])
  })
})

describe('a file that cannot be read', () => {
  const opening = (path: string) => openFacts([path], { label: null, projects: new Set(), now: () => READ_AT })
  it.each<[string, readonly (object | string)[] | null, string, RegExp]>([
    ['that is not there', null, 'not_found', /there is no file/],
    ['of no bytes', [], 'empty', /is empty/],
    ['of blank lines', ['', '  '], 'empty', /only blank lines/],
    ['of an unclear connection', [{ connection: { provider: 'Big Corp' } }], 'broken', /line 1 .*connection\.provider/],
    ['of what nobody imports so', [{ connection: { channel: 'hand' } }], 'broken', /channel/],
    ['of two connections', [JIRA, JIRA], 'broken', /line 2 .*already declares a connection/],
  ])('%s, says so in one line', async (_, lines, code, message) => {
    const { at, write } = await importing()
    if (lines !== null) write('file.jsonl', lines)
    const said = { code, message: expect.stringMatching(message) }
    expect(await opening(at('file.jsonl'))).toMatchObject({ left: said })
  })
  it('is a folder, or lies in a file', async () => {
    const { at, write } = await importing()
    write('file.jsonl', ['x'])
    expect(await opening(at('.'))).toMatchObject({ left: { code: 'unsupported' } })
    expect(await opening(at('file.jsonl/x'))).toMatchObject({ left: { code: 'not_found' } })
  })
  it('changes while it is read: the run has failed, and nothing is withdrawn', async () => {
    const world = await importing()
    await world.import([WHOLE_MARCH, entry('t1'), entry('t2')])
    world.write('export.jsonl', [WHOLE_MARCH, entry('t1')])
    const reading = await ok(
      openFacts([world.at('export.jsonl')], { label: null, projects: world.projects, now: () => READ_AT }),
    )
    world.write('export.jsonl', [WHOLE_MARCH, entry('t3')])
    const options = {
      opened: reading,
      open: async () => {
        throw new Error('it should not be opened again')
      },
    }
    expect(await world.importsOf(options)).toMatchObject({ left: { code: 'broken' } })
    expect(JSON.stringify(await world.events())).not.toContain(world.at(''))
    expect((await typesOf(world)).slice(-2)).toEqual(['SyncStarted', 'SyncFailed'])
  })
})

describe('a large file', () => {
  const LINES = 2_050
  const file = [
    WHOLE_MARCH,
    ...Array.from({ length: LINES }, (_, i) => entry(`t${i}`, i % 50 === 7 ? -i : 1 + (i % 9))),
  ]
  const BAD = LINES / 50

  it('imported twice at the same time, is there once', async () => {
    const world = await importing()
    world.write('export.jsonl', file)
    const both = await Promise.all([ok(world.imports('export.jsonl')), ok(world.imports('export.jsonl'))])
    await world.fold()
    for (const { counts } of both) {
      expect(counts.rejected).toBe(BAD)
      expect(counts.accepted + counts.unchanged).toBe(LINES - BAD)
    }
    const types = await typesOf(world)
    expect(types.filter((type) => type === 'TimeEntryRecorded')).toHaveLength(LINES - BAD)
    expect(types.filter((type) => type === 'RecordDeadLettered')).toHaveLength(BAD)
    expect(await world.deadLetters()).toHaveLength(BAD)
  })

  it.each<[number, 'crash before' | 'crash after']>([
    [2, 'crash before'],
    [3, 'crash after'],
    [5, 'crash before'],
    [5, 'crash after'],
    [6, 'crash after'],
  ])('killed at append %d, %s it, and imported again, has the result of an undisturbed import', async (nth, fault) => {
    const [calm, world] = [await importing(), await importing()]
    for (const one of [calm, world]) {
      await one.import([WHOLE_MARCH, entry('t1', 77), entry('gone'), entry('t2', -1)])
      one.write('export.jsonl', file)
    }
    const undisturbed = await ok(calm.imports('export.jsonl'))
    expect(undisturbed.counts).toMatchObject({ withdrawn: 1, rejected: BAD })
    let appends = 0
    const decide = (call: string): Fault | undefined => (call === 'append' && ++appends === nth ? fault : undefined)
    const stores = { ...world.stores, eventLog: faultyLog(world.stores.eventLog, decide) }
    await expect(world.imports('export.jsonl', stores)).rejects.toThrow(Crash)
    expect((await ok(world.imports('export.jsonl'))).counts).toEqual(undisturbed.counts)
    for (const one of [calm, world]) await one.fold()
    expect(await saidIn(world)).toEqual(await saidIn(calm))
    expect((await typesOf(world)).filter((type) => type.startsWith('Sync'))).toEqual([...RUN, ...RUN])
    const [one, other] = [calm, world].map(({ stores: { readFile } }) => documentsIn(readFile)['observed_head'])
    expect(other).toEqual(one)
  })
})

describe('a log in which an earlier version wrote a meeting that no sum can hold', () => {
  it('lets the same file be imported again, corrected or not, and everything else is folded', async () => {
    const world = await importing()
    const { meeting, time_entry } = EXAMPLES
    const lines = [JIRA, meeting, time_entry]
    world.write('export.jsonl', lines)
    const { connectionId } = await ok(world.imports('export.jsonl'))
    const [, , asWritten] = await world.events()
    const written = asWritten as NonNullable<typeof asWritten>
    const data = { ...meeting.data, accepted: 2 ** 53 - 1 }
    const { eventLog } = world.stores
    const stream = streamOf.connection(WORKSPACE, connectionId)
    const { length } = await ok(eventLog.readStream(stream, -1, 100))
    const old = {
      ...written,
      eventId: uuid('old'),
      data,
      metadata: { ...(written.metadata as object), contentHash: 'x' },
    }
    await ok(eventLog.append(stream, length - 1, [old]))
    // Once while it waits to be folded, once after.
    for (const title of ['Planning', 'Planning again']) {
      world.write('export.jsonl', [JIRA, { ...meeting, data: { ...meeting.data, title } }, time_entry])
      expect((await ok(world.imports('export.jsonl'))).counts).toEqual({ ...NOTHING, accepted: 1, unchanged: 1 })
      await world.fold()
    }
    const { put_aside: aside, time_entry: entries } = documentsIn(world.stores.readFile)
    expect(Object.values(aside ?? {})).toMatchObject([{ entity: { kind: 'meeting' }, events: 3 }])
    expect(Object.keys(entries ?? {})).toHaveLength(1)
  })
})

describe('a file with thousands of lines that are no facts', () => {
  const wrong = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `no fact ${from + i}`)
  const letterEvents = async ({ events }: Importing) =>
    (await events()).filter(({ type }) => type === 'RecordDeadLettered' || type === 'DeadLetterResolved').length

  it('has a dead letter for each of the first thousand, and one that counts the rest by reason', async () => {
    const world = await importing()
    const lines = [...wrong(0, 2_500), { kind: 'wish', place: 'x', key: 'y', data: {} }, EXAMPLES.meeting]
    expect((await world.import(lines)).counts).toEqual({ ...NOTHING, accepted: 1, rejected: 2_501 })
    const deadLetters = await world.deadLetters()
    expect(deadLetters).toHaveLength(1_001)
    expect(deadLetters.filter(({ reasonCode }) => reasonCode === 'too_many')).toMatchObject([
      { record: 'line 1001 and later', message: expect.stringMatching(/: 1500 not_json, 1 unknown_kind$/) },
    ])
    expect(await letterEvents(world)).toBe(1_001)
  })
  it('imported again, appends nothing new; with other counts, says those; corrected, leaves no dead letter', async () => {
    const world = await importing()
    await world.import(wrong(0, 2_500))
    expect((await world.import(wrong(0, 2_500))).counts).toEqual({ ...NOTHING, rejected: 2_500 })
    expect(await letterEvents(world)).toBe(1_001)

    expect((await world.import(wrong(0, 2_000))).counts).toEqual({ ...NOTHING, rejected: 2_000 })
    const rest = (await world.deadLetters()).filter(({ reasonCode }) => reasonCode === 'too_many')
    expect(rest).toMatchObject([{ message: expect.stringMatching(/: 1000 not_json$/) }])
    expect(await letterEvents(world)).toBe(1_003)

    expect((await world.import([EXAMPLES.meeting])).counts).toEqual({ ...NOTHING, accepted: 1 })
    expect(await world.deadLetters()).toEqual([])
  })
})

describe('a fact that is larger than an event may be', () => {
  it('is rejected, whichever connector delivers it, and the rest is imported', async () => {
    const world = await importing()
    world.write('export.jsonl', [EXAMPLES.meeting])
    const reading = await ok(
      openFacts([world.at('export.jsonl')], { label: null, projects: world.projects, now: () => READ_AT }),
    )
    const changes = Array.from({ length: 1_100 }, (_, i) => `${i} `.padEnd(1_000, 'x'))
    const large = { ...EXAMPLES.release, occurredAt: READ_AT, data: { ...EXAMPLES.release.data, changes } }
    const opened = {
      ...reading,
      coverage: [],
      facts: async function* () {
        yield large
        yield* reading.facts(() => undefined)
      },
    }
    const { counts } = await ok(world.importsOf({ opened, open: async () => right(opened) }))
    expect(counts).toEqual({ ...NOTHING, accepted: 1, rejected: 1 })
    await world.fold()
    expect(await world.deadLetters()).toMatchObject([
      {
        record: 'release v1',
        reasonCode: 'too_large',
        message: expect.stringMatching(/bytes.*: split it into parts$/),
      },
    ])
  })
})
