import { beforeEach, describe, expect, it } from '@jest/globals'
import { contentHashOf } from '#eventlog/new-event'
import { failed, ok } from '#test/support/stores/outcome'
import { broken, Killed, killed, reading, release, releases, World } from './support/importing.js'

// People and webhooks append to a connection while an import reads its source. The import takes that in and goes on.

describe('an import of two pages', () => {
  let world: World
  beforeEach(() => {
    world = new World()
  })
  const all = [broken('first'), broken('second'), ...releases(1_998)]
  /** The appends are: registered, started, the first page, the second page, completed. */
  const SECOND_PAGE = 4
  const COMPLETED = 5

  it.each([SECOND_PAGE, COMPLETED])(
    'during which a person drops a rejected record (before append %i) reads the source once, and keeps it dropped',
    async (at) => {
      const log = world.before(at, async () => {
        const [letter] = await world.letters()
        await world.says('DeadLetterResolved', { resolution: 'dropped' }, letter)
      })
      const { counts } = await ok(world.import(reading('one', all), log))
      expect(counts).toEqual({ accepted: 1_998, unchanged: 0, withdrawn: 0, rejected: 2 })
      expect(world.opened).toBe(0)
      expect(await world.counted()).toMatchObject({
        ReleaseObserved: 1_998,
        RecordDeadLettered: 2,
        DeadLetterResolved: 1,
      })
      await world.fold()
      const again = await ok(world.import(reading('two', all)))
      expect(again.counts).toMatchObject({ unchanged: 1_998, rejected: 1 })
      expect(await world.counted()).toMatchObject({ RecordDeadLettered: 2 })
    },
  )
  it('during which a person drops a record that the second page has again, does not reject it again', async () => {
    await ok(world.import(reading('before', [broken('first'), broken('second')])))
    await world.fold()
    const later = [broken('first'), ...releases(1_000), broken('second')]
    // Nothing is registered again.
    const log = world.before(3, async () => {
      const letters = await world.letters()
      await world.says('DeadLetterResolved', { resolution: 'dropped' }, letters[1])
    })
    const { counts } = await ok(world.import(reading('one', later), log))
    expect(counts).toMatchObject({ accepted: 1_000, rejected: 1 })
    expect(await world.counted()).toMatchObject({ RecordDeadLettered: 2, DeadLetterResolved: 1 })
  })
  it('during which a webhook states what its next page says as well, does not state it again', async () => {
    const last = release('v1998')
    const log = world.before(SECOND_PAGE, () => world.hears(last, contentHashOf(last.data)))
    const { counts } = await ok(world.import(reading('one', all), log))
    expect(counts).toMatchObject({ accepted: 1_997, unchanged: 1 })
    expect(world.opened).toBe(0)
    expect(await world.counted()).toMatchObject({ ReleaseObserved: 1_998 })
  })
  it('during which a webhook states something else, states what it has read itself as the last', async () => {
    const other = release('v1998', 7)
    const log = world.before(SECOND_PAGE, () => world.hears(other, contentHashOf(other.data)))
    await ok(world.import(reading('one', all), log))
    expect(await world.standing()).toMatchObject({ v1998: 1 })
  })
  it('during which a webhook changes a thing of an earlier page, compares the next record of it with that', async () => {
    const other = release('v1', 7)
    const log = world.before(SECOND_PAGE, () => world.hears(other, contentHashOf(other.data)))
    await ok(world.import(reading('one', [...all, release('v1')]), log))
    expect(await world.standing()).toMatchObject({ v1: 1 })
  })
  it('during which a webhook tells of a new thing, does not withdraw it', async () => {
    const added = release('added')
    await ok(world.import(reading('before', [release('gone')])))
    const log = world.before(3, () => world.hears(added, contentHashOf(added.data)))
    const { counts } = await ok(world.import(reading('one', all.slice(2)), log))
    expect(counts).toMatchObject({ accepted: 1_998, withdrawn: 1 })
    expect(await world.standing()).toMatchObject({ added: 1, v1998: 1 })
    expect(await world.standing()).not.toHaveProperty('gone')
  })
  it('of which a portion was appended before others appended, appends each of its events once', async () => {
    const changes = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(90, 'x'))
    const large = releases(1_000).map((one) => ({ ...one, data: { ...one.data, changes } }) as typeof one)
    const records = [broken('first'), ...large]
    const log = world.before(SECOND_PAGE, async () => {
      const other = release('else', 7)
      await world.hears(other, contentHashOf(other.data))
    })
    const { counts } = await ok(world.import(reading('one', records), log))
    expect(counts).toEqual({ accepted: 1_000, unchanged: 0, withdrawn: 0, rejected: 1 })
    expect(await world.counted()).toEqual({ ReleaseObserved: 1_001, RecordDeadLettered: 1, PageRead: 1 })
  })

  it.each(['ConnectionPaused', 'ConnectionRemoved'] as const)(
    'during which a person says %s ends at once, and keeps what it has appended',
    async (type) => {
      const log = world.before(SECOND_PAGE, () => world.says(type, {}))
      const error = await failed(world.import(reading('one', all), log))
      expect(error).toMatchObject({ tag: 'connection_paused', message: expect.stringMatching(/paused|removed/) })
      expect(await world.counted()).toMatchObject({ ReleaseObserved: 998, PageRead: 1 })
      expect((await world.events()).at(-1)?.type).toBe(type)
    },
  )
  it('that was paused and resumed meanwhile goes on', async () => {
    const log = world.before(SECOND_PAGE, async () => {
      await world.says('ConnectionPaused', {})
      await world.says('ConnectionResumed', {})
    })
    expect((await ok(world.import(reading('one', all), log))).counts).toMatchObject({ accepted: 1_998 })
  })
  it('that was paused, once resumed, continues after what it has appended', async () => {
    await failed(
      world.import(
        reading('one', all),
        world.before(SECOND_PAGE, () => world.says('ConnectionPaused', {})),
      ),
    )
    await world.says('ConnectionResumed', {})
    const { counts } = await ok(world.import(reading('one', all)))
    expect(counts).toEqual({ accepted: 1_998, unchanged: 0, withdrawn: 0, rejected: 2 })
    expect(await world.counted()).toMatchObject({ ReleaseObserved: 1_998, PageRead: 1 })
  })
  it('that was removed meanwhile, and is imported again, is read in full', async () => {
    await failed(
      world.import(
        reading('one', all),
        world.before(SECOND_PAGE, () => world.says('ConnectionRemoved', {})),
      ),
    )
    const other = all.map((one) => (one.kind === 'dead_letter' || one.key !== 'v5' ? one : release('v5', 7)))
    await ok(world.import(reading('one', other)))
    expect(await world.standing()).toMatchObject({ v5: 7 })
  })
  it('starts over where another import has appended to the connection', async () => {
    const newer = reading('one', all)
    const log = world.before(SECOND_PAGE, () => ok(world.import(newer)))
    await ok(world.import(newer, log))
    expect(world.opened).toBe(1)
    expect(await world.counted()).toMatchObject({ ReleaseObserved: 1_998, RecordDeadLettered: 2 })
  })
  it('starts over where another import has appended and died', async () => {
    const log = world.before(SECOND_PAGE, async () => {
      await expect(world.import(reading('other', all), world.before(2, killed))).rejects.toThrow(Killed)
    })
    await ok(world.import(reading('one', all), log))
    expect(world.opened).toBe(1)
    expect(await world.counted()).toMatchObject({ ReleaseObserved: 1_998, RecordDeadLettered: 2 })
  })
})
