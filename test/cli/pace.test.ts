import { describe, expect, it } from '@jest/globals'
import { pacing } from '#cli/pace'

describe('given something that takes its time', () => {
  const at = (steps: readonly (readonly [ms: number, done: number])[]) => {
    let clock = 0
    const pace = pacing(() => clock)
    return steps.map(([ms, done]) => {
      clock = ms
      return pace(done, 10_000)
    })
  }
  it('when it has just begun, then no time left is shown', () => {
    expect(
      at([
        [0, 0],
        [500, 10],
      ]).map(({ left }) => left),
    ).toEqual(['time left unknown', 'time left unknown'])
  })
  it('when it gets slower, then the time left follows the recent pace', () => {
    const [, fast, slow] = at([
      [0, 0],
      [2_000, 8_000],
      [32_000, 8_100],
    ])
    expect(fast).toEqual({ percent: 80, rate: 4_000, left: '1 s left' })
    expect(slow).toMatchObject({ left: '10 min left' })
  })
  it('when it makes no progress or is done, then it says so', () => {
    expect(
      at([
        [0, 100],
        [20_000, 100],
      ]).at(-1),
    ).toMatchObject({ rate: 0, left: 'time left unknown' })
    expect(
      at([
        [0, 0],
        [1_000, 10_000],
      ]).at(-1),
    ).toMatchObject({ percent: 100, left: '0 s left' })
  })
})
