import { describe, expect, it } from '@jest/globals'
import { flatOf } from '#domain/documents'

describe('lists that are read in turn', () => {
  it('are concatenated in order', async () => {
    expect(await flatOf([3, 0, 2], async (length) => Array.from({ length }, (_, i) => `${length}.${i}`))).toEqual([
      ...['3.0', '3.1', '3.2', '2.0', '2.1'],
    ])
  })
  it('may be longer than a call may have arguments', async () => {
    const length = 300_000
    expect((await flatOf([0], async () => Array.from({ length }, (_, i) => i))).length).toBe(length)
  })
})
