import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { MOST } from '#sources/kit/code/bounds'
import { writeHistory } from '#test/support/git/history'
import { changesOf, factsOf, opened } from '#test/support/git/read'
import { temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const TIMES = 100_000
const lines = (line: (i: number) => string): string => Array.from({ length: TIMES }, (_, i) => line(i)).join('\n')

describe('given a commit whose message names things a hundred thousand times', () => {
  it('then the first hundred of each are kept, the rest is counted, and the verdict is unchanged', async () => {
    const path = join(folder.path, 'many')
    const message = [
      'One change',
      lines((i) => `Fixes #${i + 1}, see PAY-${i + 1}`),
      lines((i) => `Assisted-by: Tool${i}:model`),
      'AI-None: true',
    ].join('\n\n')
    writeHistory(path, { commits: [{ name: 'only', message, at: '2026-01-05T09:00:00Z' }] })
    const [change, ...others] = changesOf(await factsOf(await opened(path)))
    expect(others).toEqual([])
    const { aiMarks = [], namedKeys = [], closes = [], omitted } = change ?? {}
    expect([aiMarks.length, namedKeys.length, closes.length]).toEqual([MOST, MOST, MOST])
    expect(new Set(aiMarks.map(({ verdict }) => verdict))).toEqual(new Set(['assisted', 'not_assisted']))
    expect(omitted).toEqual({ aiMarks: TIMES + 1 - MOST, namedKeys: TIMES - MOST, closes: TIMES - MOST })
    expect(JSON.stringify(change).length).toBeLessThan(50_000)
  })
  it('then a tool whose name is prose is known by its beginning', async () => {
    const path = join(folder.path, 'long')
    const message = `One change\n\nAssisted-by: ${'word '.repeat(150)}end:model`
    writeHistory(path, { commits: [{ name: 'only', message, at: '2026-01-05T09:00:00Z' }] })
    const [change] = changesOf(await factsOf(await opened(path)))
    expect(change?.aiMarks.map(({ tool }) => tool?.length)).toEqual([100])
    expect(change?.omitted).toBeUndefined()
  })
  it('then a line of more than a thousand characters is no mark', async () => {
    const path = join(folder.path, 'longer')
    const message = `One change\n\nAssisted-by: ${'word '.repeat(5_000)}end:model`
    writeHistory(path, { commits: [{ name: 'only', message, at: '2026-01-05T09:00:00Z' }] })
    const [change] = changesOf(await factsOf(await opened(path)))
    expect(change?.aiMarks).toEqual([])
  })
})
