import { describe, expect, it } from '@jest/globals'
import { observed, released, type Seen, type Told } from '../support/events.js'
import { defenseOf } from '../support/project.js'
import { SMALL_WORLD } from '../support/small-world.js'

const at = '2026-03-28T00:00:00.000Z'
const commit = (digit: string): string => digit.repeat(40)
const [C1, C2, C3, C4] = ['1', '2', '3', '4'].map(commit) as [string, string, string, string]
const FORGE: Seen = { by: 'forge', channel: 'api' }

/** How many changes are in the release `v2`, and how many changes the period has more than without what is told. */
const countedIn = async (...told: readonly Told[]) => {
  const { releaseRows, mergedChanges } = (await defenseOf([...SMALL_WORLD, ...told])).facts.delivery
  return { inRelease: releaseRows.find(({ tag }) => tag === 'v2')?.changes, merged: mergedChanges - 5 }
}

describe('a change of a release', () => {
  it('counts once where two parts name it', async () => {
    const parts = [
      released('v2', { changes: ['#3', '#4'], releasedAt: at }),
      released('v2', { part: 2, changes: ['#4', '#5'], releasedAt: at }),
    ]
    expect(await countedIn(...parts)).toEqual({ inRelease: 3, merged: 0 })
  })
  it('counts once where git and a forge name it', async () => {
    const told = [
      released('v2', { changes: ['#3'], releasedAt: at }),
      released('v2', { changes: ['#3', '#4'], releasedAt: at, by: 'forge', channel: 'api' }),
    ]
    expect(await countedIn(...told)).toEqual({ inRelease: 2, merged: 0 })
  })

  const direct = (id: string): Told => observed(id, { form: 'direct', mergeCommit: id, mergedAt: at })
  it('counts once where git names each of its commits', async () => {
    const forge = observed('#12', { mergedAt: at, mergeCommit: C3, commits: [C1, C2, C3] }, FORGE)
    const release = released('v2', { changes: [C1, C2, C3, C4], releasedAt: at })
    expect(await countedIn(...[C1, C2, C3, C4].map(direct), release)).toEqual({ inRelease: 4, merged: 4 })
    expect(await countedIn(...[C1, C2, C3, C4].map(direct), release, forge)).toEqual({ inRelease: 2, merged: 2 })
  })
  it('counts once where a forge names it by number, and git by commit', async () => {
    const told = [
      observed('#12', { mergedAt: at, mergeCommit: C1, commits: [C1] }, FORGE),
      released('v2', { changes: [C1], releasedAt: at }),
      released('v2', { changes: ['#12'], releasedAt: at, by: 'forge', channel: 'api' }),
    ]
    expect(await countedIn(...told)).toEqual({ inRelease: 1, merged: 1 })
  })
  it('counts where nothing else is known of it', async () => {
    expect(await countedIn(released('v2', { changes: [C1, '#99'], releasedAt: at }))).toEqual({
      inRelease: 2,
      merged: 0,
    })
  })
})
