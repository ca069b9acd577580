import { describe, expect, it } from '@jest/globals'
import type { UpdatedFact } from '#import/source'
import { ok } from '#test/support/stores/outcome'
import { Killed, killed, reading, release, World } from './support/importing.js'

// Facts that get other keys: what is held under their former ones is withdrawn as they are stated.

const former = (fact: UpdatedFact, key: string, onlyIfNew = false): UpdatedFact => ({
  ...fact,
  former: [{ key, onlyIfNew }],
})
const partly = { complete: [], coverage: [] }

describe('given a record that was known by another key before', () => {
  const told = async (...tags: readonly string[]): Promise<World> => {
    const world = new World()
    await ok(
      world.import(
        reading(
          'before',
          tags.map((tag) => release(tag)),
          partly,
        ),
      ),
    )
    await world.fold()
    return world
  }

  it('when it is stated, then it stands once, and once more nothing is new', async () => {
    const world = await told('old', 'other')
    const now = reading('now', [former(release('new'), 'old')], partly)
    expect((await ok(world.import(now))).counts).toMatchObject({ accepted: 1, withdrawn: 1 })
    expect(await world.standing()).toEqual({ new: 1, other: 1 })
    await world.fold()
    const again = reading('again', [former(release('new'), 'old')], partly)
    expect((await ok(world.import(again))).counts).toMatchObject({ accepted: 0, unchanged: 1, withdrawn: 0 })
  })
  it('when two records had one key, or one record had two, then it is withdrawn once', async () => {
    const world = await told('old', 'older')
    const records = [former(release('a'), 'old'), former(release('b'), 'old'), former(release('a'), 'older')]
    expect((await ok(world.import(reading('now', records, partly)))).counts).toMatchObject({
      accepted: 2,
      withdrawn: 2,
    })
    expect(await world.standing()).toEqual({ a: 1, b: 1 })
  })
  it('when it is known by its new key already, then a former one that may be of another record stays', async () => {
    const world = await told('old', 'new')
    await ok(world.import(reading('now', [former(release('new'), 'old', true)], partly)))
    expect(await world.standing()).toEqual({ new: 1, old: 1 })
    await world.fold()
    await ok(world.import(reading('again', [former(release('newer'), 'old', true)], partly)))
    expect(await world.standing()).toEqual({ new: 1, newer: 1 })
  })
  it('when the import is killed at any append, then the next one ends with the same', async () => {
    for (let append = 1; append <= 6; append += 1) {
      const world = await told('old', 'other')
      const now = () => reading('now', [former(release('new'), 'old'), release('third')], partly)
      await world.import(now(), world.before(append, killed)).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      await ok(world.import(now()))
      expect(await world.standing()).toEqual({ new: 1, other: 1, third: 1 })
    }
  })
})

describe('given days of which a source should have every record', () => {
  const days = [
    {
      kind: 'release' as const,
      container: 'acme/api',
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-12-31T00:00:00.000Z',
    },
  ]

  it('when it lacks known ones, then they are counted by day, whether they are folded or not', async () => {
    for (const isFolded of [false, true]) {
      const world = new World()
      await ok(world.import(reading('before', [release('a'), release('b'), release('c')], partly)))
      if (isFolded) await world.fold()
      const { counts, missing } = await ok(world.import(reading('now', [release('a')], { ...partly, days })))
      expect(counts).toMatchObject({ accepted: 0, unchanged: 1, withdrawn: 0 })
      expect(missing).toEqual([
        { kind: 'release', place: 'acme/api', records: 2, days: [{ day: expect.any(String), records: 2 }] },
      ])
    }
  })
  it('when a record of a whole that it states anew is gone, then it is withdrawn, and others stay', async () => {
    const world = new World()
    await ok(world.import(reading('before', [release('bill/a'), release('bill/b'), release('other')], partly)))
    const replaced = [
      {
        kind: 'release' as const,
        place: 'acme/api',
        holds: (key: string) => key.startsWith('bill/'),
        reason: 'its bill no longer has it',
        isSure: false,
      },
    ]
    const done = await ok(world.import(reading('now', [release('bill/a')], { ...partly, replaced })))
    expect(done).toMatchObject({ replaced: 1, counts: { unchanged: 1, withdrawn: 1 } })
    expect(await world.standing()).toEqual({ 'bill/a': 1, other: 1 })
  })
})
