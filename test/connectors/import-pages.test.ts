import { beforeEach, describe, expect, it } from '@jest/globals'
import type { EventLog } from '#eventlog/port'
import type { SourceRecord } from '#import/source'
import { ok } from '#test/support/stores/outcome'
import { broken, Killed, killed, reading, release, releases, World } from './support/importing.js'

// A reading is taken a page of 1,000 records at a time, and an interrupted one continues at the page where it was.

describe('an import of several pages', () => {
  let world: World
  beforeEach(() => {
    world = new World()
  })
  /** What each append has appended: how many events, and the last one's type. */
  const appends = (): { log: EventLog; sizes: (readonly [number, string | undefined])[] } => {
    const sizes: (readonly [number, string | undefined])[] = []
    const log: EventLog = {
      ...world.log,
      append: (stream, revision, events) => {
        sizes.push([events.length, events.at(-1)?.type])
        return world.log.append(stream, revision, events)
      },
    }
    return { log, sizes }
  }
  const marks = async () => (await world.events()).flatMap(({ type, data }) => (type === 'PageRead' ? [data] : []))

  it('appends each page with the mark after it at once, and no mark after the last page', async () => {
    const { log, sizes } = appends()
    await ok(world.import(reading('one', [broken('first'), ...releases(2_499)]), log))
    expect(sizes.slice(2)).toEqual([
      [1_001, 'PageRead'],
      [1_001, 'PageRead'],
      [500, 'ReleaseObserved'],
      [1, 'SyncCompleted'],
    ])
    expect(await marks()).toMatchObject([
      { cursor: 'one', records: 1_000 },
      { cursor: 'one', records: 2_000 },
    ])
  })
  it('needs no mark where one page is all, or nothing of a page is new', async () => {
    await ok(world.import(reading('one', releases(1_000))))
    expect(await marks()).toEqual([])
    await ok(world.import(reading('two', releases(2_001))))
    expect(await marks()).toMatchObject([{ cursor: 'two', records: 2_000 }])
  })
  it('ends a page early where its facts are large', async () => {
    const { log, sizes } = appends()
    const changes = Array.from({ length: 1_000 }, (_, i) => `${i}`.padStart(90, 'x'))
    const large = releases(60).map((one) => ({ ...one, data: { ...one.data, changes } }) as SourceRecord)
    const { counts } = await ok(world.import(reading('one', large), log))
    expect(counts.accepted).toBe(60)
    const [first = { records: 0 }, ...more] = (await marks()) as readonly { readonly records: number }[]
    expect(first.records).toBeGreaterThan(10)
    expect(first.records).toBeLessThan(30)
    expect(more).toMatchObject([{ records: first.records * 2 }])
    expect(sizes.reduce((sum, [size]) => sum + size, 0)).toBe(2 + 60 + 2 + 1)
  })
  it('that is too large for one append has its mark in the last portion', async () => {
    const { log, sizes } = appends()
    const changes = Array.from({ length: 20 }, (_, i) => `${i}`.padStart(90, 'x'))
    const large = releases(1_001).map((one) => ({ ...one, data: { ...one.data, changes } }) as SourceRecord)
    await ok(world.import(reading('one', large), log))
    const page = sizes.slice(2, -2)
    expect(page.length).toBeGreaterThan(1)
    expect(page.reduce((sum, [size]) => sum + size, 0)).toBe(1_001)
    expect(page.map(([, last]) => last === 'PageRead')).toEqual([...page.slice(1).map(() => false), true])
  })

  describe('that was killed in its third page', () => {
    const all = [broken('first'), ...releases(2_499)]
    beforeEach(async () => {
      await ok(world.import(reading('before', [release('gone'), release('v1', 9)])))
      await expect(world.import(reading('one', all), world.before(4, killed))).rejects.toThrow(Killed)
    })

    it.each(['at once', 'once it is folded'])(
      'ends as an undisturbed one where it is continued (%s): nothing is appended twice, and what is gone is withdrawn',
      async (when) => {
        if (when !== 'at once') await world.fold()
        const { counts } = await ok(world.import(reading('one', all, { complete: [] })))
        expect(counts).toEqual({ accepted: 2_499, unchanged: 0, withdrawn: 0, rejected: 1 })
        await world.fold()
        const last = await ok(world.import(reading('two', releases(2_499))))
        expect(last.counts).toEqual({ accepted: 0, unchanged: 2_499, withdrawn: 1, rejected: 0 })
        expect(await world.counted()).toEqual({
          ReleaseObserved: 2 + 2_499,
          ReleaseWithdrawn: 1,
          PageRead: 2,
          RecordDeadLettered: 1,
          DeadLetterResolved: 1,
        })
      },
    )
    it('does not look at the pages before its mark again', async () => {
      const different = all.map((one, i) => (i === 5 ? release('v5', 7) : i === 2_400 ? release('v2400', 7) : one))
      await ok(world.import(reading('one', different)))
      expect(await world.standing()).toMatchObject({ v5: 1, v2400: 7 })
    })
    it('withdraws nothing that stands before its mark', async () => {
      const sound = all.map((one) => (one.kind === 'dead_letter' ? release('v0') : one))
      await ok(world.import(reading('one', sound)))
      expect(Object.keys(await world.standing())).toHaveLength(2_499)
      expect(await world.counted()).toMatchObject({ ReleaseWithdrawn: 1, DeadLetterResolved: 1 })
    })
    it('reads all again where the source has changed meanwhile', async () => {
      const changed = releases(2_499).map((one, i) => (i === 5 ? release('v6', 7) : one))
      const { counts } = await ok(world.import(reading('other', changed)))
      expect(counts).toMatchObject({ withdrawn: 1, rejected: 0 })
      expect(await world.standing()).toMatchObject({ v6: 7, v7: 1, v2499: 1 })
      expect(await world.standing()).not.toHaveProperty('gone')
    })
    it('reads all again where the source was changed and changed back', async () => {
      const changed = releases(2_499).map((one, i) => (i === 5 ? release('v6', 7) : one))
      // It dies after the facts of the first page, which are a part of it.
      await expect(world.import(reading('other', changed), world.before(3, killed))).rejects.toThrow(Killed)
      expect(await world.standing()).toMatchObject({ v6: 7 })
      await ok(world.import(reading('one', all)))
      expect(await world.standing()).toMatchObject({ v6: 1 })
    })
    it('tries a rejected record again that a person asked for, and forgets nothing behind it', async () => {
      const [letter] = await world.letters()
      await world.says('DeadLetterResolved', { resolution: 'retried' }, letter)
      const { counts } = await ok(world.import(reading('one', all)))
      expect(counts).toMatchObject({ accepted: 2_499, rejected: 1 })
      expect(await world.counted()).toMatchObject({ ReleaseObserved: 2 + 2_499, RecordDeadLettered: 2 })
    })
  })
})
