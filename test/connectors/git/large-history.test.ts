import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { makeLargeHistory } from '#test/support/git/large-history'
import { changesOf, factsOf, opened, releasesOf } from '#test/support/git/read'
import { hermetic, shell, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)
const path = join(folder.path, 'large.git')
const COMMITS = 3_000

/** This process's children that are git, by what the kernel knows of them. */
const runningGits = (): readonly string[] =>
  readdirSync('/proc').filter((entry) => {
    try {
      const [name = '', parent = ''] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(/[()]/).slice(1)
      return name === 'git' && parent.trim().split(' ')[1] === String(process.pid)
    } catch {
      return false
    }
  })

describe('given a large history that is always the same', () => {
  beforeAll(() => makeLargeHistory(path, { commits: COMMITS, seed: 7 }))

  it('then it is as large as asked, three tenths of it merges, over a thousand days', async () => {
    const [all = 0, merges = 0, first = 0, last = 0] = (
      await shell(
        path,
        `git log --format='%ct %P' main | sort -n | awk '{ n++; m += NF > 2; if (n == 1) f = $1; l = $1 } END { print n, m, f, l }'`,
      )
    )
      .split(' ')
      .map(Number)
    expect(all).toBe(COMMITS)
    expect(merges / all).toBeCloseTo(0.3, 1)
    expect((last - first) / 86_400).toBeCloseTo(1_000, -1)
  })

  it('then the same seed makes the same commits', async () => {
    const again = join(folder.path, 'again.git')
    await makeLargeHistory(again, { commits: COMMITS, seed: 7 })
    expect(await hermetic(again, ['rev-parse', 'main'])).toBe(await hermetic(path, ['rev-parse', 'main']))
  })

  it('when it is read, then the counts are those of git', async () => {
    const facts = await factsOf(await opened(path))
    const count = async (...args: string[]) => Number(await hermetic(path, ['rev-list', '--count', ...args]))
    expect(changesOf(facts)).toHaveLength(await count('--first-parent', 'main'))
    expect(changesOf(facts).filter(({ form }) => form === 'merge')).toHaveLength(
      await count('--first-parent', '--min-parents=2', 'main'),
    )
    expect(new Set(facts.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(facts.length)
    expect(releasesOf(facts)).toHaveLength(20)
    expect(releasesOf(facts).flatMap(({ changes }) => changes)).toEqual(
      changesOf(facts)
        .map(({ reference }) => reference)
        .slice(0, releasesOf(facts).flatMap(({ changes }) => changes).length),
    )
  })

  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux('when the reader stops early, then git stops too (needs /proc)', async () => {
    for await (const fact of (await opened(path)).facts(() => {})) if (fact.kind === 'code_change') break
    const until = Date.now() + 30_000
    while (runningGits().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(runningGits()).toEqual([])
  })
})
