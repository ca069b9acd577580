import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CoverageStatement } from '#domain/events/connections'
import type { FoundContainer } from '#import/pass'
import { ok } from '#test/support/stores/outcome'
import { broken, everythingOf, REPOSITORY, reading, release, releases, World } from './support/importing.js'

// What an import makes of the records of a reading.

const MONDAY = '2026-03-02T10:00:00.000Z'
const TUESDAY = '2026-03-03T10:00:00.000Z'

let world: World
beforeEach(() => {
  world = new World()
})

describe('of two records of one thing in a reading', () => {
  const page = releases(1_000)
  const older = release('edited', 1, { updated: MONDAY })
  const newer = release('edited', 2, { updated: TUESDAY })

  it.each([
    ['the later change, on one page', [older, newer], 2],
    ['the later change, though it comes first on the page', [newer, older], 2],
    ['the later change, on another page', [older, ...page, newer], 2],
    ['the later change, though it comes a page before', [newer, ...page, older], 2],
    [
      'the later record, where both were changed at once',
      [newer, ...page, release('edited', 3, { updated: TUESDAY })],
      3,
    ],
    [
      'the later record, where the source does not say when the first was changed',
      [release('edited', 3), ...page, older],
      1,
    ],
    [
      'the later record, where the source does not say when the last was changed',
      [newer, ...page, release('edited', 3)],
      3,
    ],
    [
      'the first one, if it comes back as the last',
      [release('edited', 1), release('edited', 2), ...page, release('edited', 1)],
      1,
    ],
  ] as const)('counts %s', async (_, records, part) => {
    const { counts } = await ok(world.import(reading('one', records)))
    expect(await world.standing()).toMatchObject({ edited: part })
    expect(counts.accepted + counts.unchanged).toBe(records.length)
    expect(counts.rejected).toBe(0)
    expect(JSON.stringify(await world.events())).not.toContain('"updated"')
  })
  it('counts the later change also where an interrupted run had dealt with the other page', async () => {
    const records = [newer, ...releases(1_998), older, release('last')]
    await expect(
      world.import(
        reading('one', records),
        world.before(5, async () => {
          throw new Error('killed')
        }),
      ),
    ).rejects.toThrow('killed')
    await ok(world.import(reading('one', [...records, older])))
    expect(await world.standing()).toMatchObject({ edited: 2, last: 1 })
  })
})

describe('a source of several containers', () => {
  const OTHER = 'acme/web'
  it('withdraws what is gone of those that were read whole, which it knows once all is read', async () => {
    await ok(world.import(reading('one', [release('a'), release('b', 1, { place: OTHER })])))
    const whole: CoverageStatement[] = []
    const found = {
      ...reading('two', []),
      get complete() {
        return [...whole]
      },
      async *facts() {
        yield release('c')
        whole.push(everythingOf(OTHER))
        yield release('d', 1, { place: OTHER })
      },
    }
    const { counts } = await ok(world.import(found))
    expect(counts).toMatchObject({ accepted: 2, withdrawn: 1 })
    expect(Object.keys(await world.standing())).toEqual(['a', 'c', 'd'])
  })
  it('names each container once, before its first fact is appended', async () => {
    const log: string[] = []
    const onContainers = async (containers: readonly FoundContainer[]): Promise<void> => {
      log.push(
        `${containers.map(({ kind, container }) => `${kind} ${container}`)} after ${(await world.counted())['ReleaseObserved'] ?? 0}`,
      )
    }
    const records = [release('a'), ...releases(1_000), release('b', 1, { place: OTHER }), release('c')]
    await ok(world.import(reading('one', records), world.log, onContainers))
    expect(log).toEqual([`repository ${REPOSITORY} after 0`, `repository ${OTHER} after 1000`])
  })
})

describe('rejected records of a source that is read in parts', () => {
  const part = (name: string, cursor: string, records: readonly string[]) =>
    reading(
      cursor,
      records.map((one) => broken(`${name}, ${one}`)),
      {
        complete: [],
        reads: (record) => record.startsWith(`${name}, `),
      },
    )

  it('stand until their own part is read without them', async () => {
    await ok(world.import(part('january', 'j', ['line 1', 'line 2'])))
    await world.fold()
    await ok(world.import(part('february', 'f', ['line 1'])))
    expect(await world.counted()).toEqual({ RecordDeadLettered: 3 })
    await ok(world.import(part('january', 'mended', ['line 2'])))
    expect(await world.counted()).toEqual({ RecordDeadLettered: 3, DeadLetterResolved: 1 })
  })
  it('do not make an unchanged part be read again', async () => {
    await ok(world.import(part('january', 'j', ['line 1', 'line 2'])))
    await ok(world.import(part('february', 'f', ['line 1'])))
    await world.fold()
    const unread = {
      ...part('february', 'f', []),
      // biome-ignore lint/correctness/useYield: it is not to be read
      async *facts(): AsyncGenerator<never> {
        throw new Error('it was read')
      },
    }
    expect((await ok(world.import(unread))).counts).toMatchObject({ rejected: 1 })
  })
  it('beyond the first thousand are counted in a letter that is closed with their part', async () => {
    const many = Array.from({ length: 1_200 }, (_, i) => `line ${i + 1}`)
    await ok(world.import(part('january', 'j', many)))
    await world.fold()
    await ok(world.import(part('february', 'f', [])))
    expect(await world.counted()).toEqual({ RecordDeadLettered: 1_001, PageRead: 1 })
    await ok(world.import(part('january', 'mended', [])))
    expect(await world.counted()).toMatchObject({ DeadLetterResolved: 1_001 })
  })
})
