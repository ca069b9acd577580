import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { LONGEST_WAIT_MS } from '#api/entrance'
import { type Limits, Turns } from '#api/turns'

const WIDE: Limits = { running: 100, waiting: 1000, unfinished: 1000 }
const idle = async (): Promise<void> => {
  for (let n = 0; n < 300; n += 1) await new Promise(setImmediate)
}

/** Turns that note which request is started and which is refused. */
const noted = (all: Limits, each: Limits = WIDE, longestWaitMs = 60_000, now = () => performance.now()) => {
  const turns = new Turns({ limits: all, longestWaitMs, now })
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const enter = (of: string) =>
    turns.enter({
      of,
      limits: each,
      start: () =>
        new Promise<void>((resolve) => {
          started.push(of)
          ends.push(resolve)
        }),
      refuse: () => refused.push(of),
    })
  return { enter, started, refused, ends }
}

describe('requests of several classes', () => {
  it('are started in turns: a class with many keeps the others waiting for one of them', async () => {
    const { enter, started } = noted(WIDE)
    for (const name of ['busy', 'busy', 'busy', 'busy', 'calm', 'other', 'calm']) enter(name)
    await idle()
    expect(started).toEqual(['busy', 'calm', 'other', 'busy', 'calm', 'busy', 'busy'])
  })

  it('are started as others end, never more than may run of one class and in all', async () => {
    const { enter, started, ends } = noted({ ...WIDE, running: 3 }, { ...WIDE, running: 2 })
    for (const name of ['a', 'a', 'a', 'b', 'b', 'b']) enter(name)
    await idle()
    expect(started).toEqual(['a', 'b', 'a'])
    ends[0]?.()
    await idle()
    expect(started).toEqual(['a', 'b', 'a', 'b'])
  })

  it('are not let in where too many of the class, or in all, wait', () => {
    const { enter } = noted({ ...WIDE, waiting: 3 }, { ...WIDE, waiting: 2 })
    const admitted = ['a', 'a', 'a', 'b', 'c'].map((name) => enter(name) !== null)
    expect(admitted).toEqual([true, true, false, true, false])
  })

  it('are not let in where too many answers have not been taken, and are again once they have', async () => {
    const { enter, ends } = noted(WIDE, { ...WIDE, unfinished: 2 })
    const [first] = [enter('a'), enter('a')]
    await idle()
    for (const end of ends) end()
    await idle()
    expect(enter('a')).toBeNull()
    first?.finished()
    first?.finished()
    expect(enter('a')).not.toBeNull()
    expect(enter('a')).toBeNull()
  })

  it('are not started where their client has gone', async () => {
    const { enter, started } = noted(WIDE)
    enter('a')?.finished()
    enter('b')
    await idle()
    expect(started).toEqual(['b'])
  })

  it('are refused where they have waited for too long', async () => {
    const { enter, started, refused, ends } = noted({ ...WIDE, running: 1 }, WIDE, 40)
    for (const name of ['a', 'b', 'a']) enter(name)
    while (refused.length < 2) await sleep(5)
    expect([started, [...refused].sort()]).toEqual([['a'], ['a', 'b']])
    ends[0]?.()
    enter('c')
    await idle()
    expect(started).toEqual(['a', 'c'])
  })

  it.each([
    [1_999, ['a', 'b'], []],
    [2_000, ['a'], ['b']],
    [14_000, ['a'], ['b']],
  ])(
    'whose turn comes %i ms after they came are started only within two seconds',
    async (waited, toStart, toRefuse) => {
      let now = 0
      const { enter, started, refused, ends } = noted({ ...WIDE, running: 1 }, WIDE, LONGEST_WAIT_MS, () => now)
      for (const name of ['a', 'b']) enter(name)
      await idle()
      now = waited
      ends[0]?.()
      await idle()
      expect([started, refused]).toEqual([toStart, toRefuse])
    },
  )

  it('are each started once, in order within their class, and none waits for two of another class', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), async (classes) => {
        const { enter, started } = noted(WIDE)
        for (const name of classes) enter(name)
        await idle()
        expect([...started].sort()).toEqual([...classes].sort())
        for (const name of new Set(classes)) {
          const own = started.flatMap((one, place) => (one === name ? [place] : []))
          for (const [i, place] of own.entries()) {
            const between = started.slice(i === 0 ? 0 : (own[i - 1] ?? 0) + 1, place)
            expect(new Set(between).size).toBe(between.length)
          }
        }
      }),
      { seed: 52, numRuns: 30 },
    )
  })
})
