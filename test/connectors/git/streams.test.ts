import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { parseCommit } from '#connectors/git/commits'
import { type GitObject, objectsOf } from '#connectors/git/objects'
import { PendingCommits, type SideCommit } from '#connectors/git/pending'
import { Reach } from '#connectors/git/reach'
import { CHANGES_A_PART, ReleaseFacts } from '#connectors/git/releases'

const read = async (chunks: readonly Buffer[], most?: number): Promise<readonly GitObject[]> => {
  const objects: GitObject[] = []
  const bytes = (async function* () {
    yield* chunks
  })()
  for await (const batch of objectsOf(bytes, most)) objects.push(...batch)
  return objects
}

describe('given what git cat-file says', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string]
  const said = Buffer.from(`${a} commit 5 ${b} ${c}\none\n\n\n${b} missing\n${c} commit 0 \n\n`)
  const objects = [
    { id: a, type: 'commit', rest: `${b} ${c}`, body: Buffer.from('one\n\n') },
    { id: b, type: 'missing', rest: '', body: null },
    { id: c, type: 'commit', rest: '', body: Buffer.from('') },
  ]

  it('when it comes in any pieces, then the objects are the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(said.length)), async (cuts) => {
        const ends = [...cuts, said.length].sort((x, y) => x - y)
        const pieces = ends.map((end, i) => said.subarray(ends[i - 1] ?? 0, end))
        expect(await read(pieces)).toEqual(objects)
      }),
      { seed: 1 },
    )
  })

  it('when an object is larger than is kept, in any pieces, then its beginning is kept, and all others are whole', async () => {
    const large = Buffer.from(`${a} commit 50 ${b}\n${'one'.padEnd(50, '\n')}\n${c} commit 5 \n12345\n`)
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(large.length)), async (cuts) => {
        const ends = [...cuts, large.length].sort((x, y) => x - y)
        const pieces = ends.map((end, i) => large.subarray(ends[i - 1] ?? 0, end))
        expect(await read(pieces, 5)).toEqual([
          { id: a, type: 'commit', rest: b, body: Buffer.from('one\n\n') },
          { id: c, type: 'commit', rest: '', body: Buffer.from('12345') },
        ])
      }),
      { seed: 2 },
    )
  })

  it('when a commit ends in its headers, then its message is empty', () => {
    const commit = parseCommit(Buffer.from('tree x\nparent p\nauthor A <a> 1 +0000\ncommitter C <c> 2 +0000'))
    expect(commit).toEqual({ parents: ['p'], authoredAt: 1, committedAt: 2, signed: [], message: '' })
  })

  it.each([
    ['A <a@x> 5 +0000', 5],
    ['A <a@x> 5', 5],
    ['A > B <a@x> -5 +9999', -5],
    ['A <a@x>', null],
    ['A <a@x> 5x', null],
    ['A 5 +0000', null],
    ['A <a@x> 253402300799 +0000', 253_402_300_799],
    ['A <a@x> 253402300800 +0000', null],
    ['A <a@x> -62135596800 +0000', -62_135_596_800],
    ['A <a@x> -62135596801 +0000', null],
    ['A <a@x> 99999999999999999999 +0000', null],
  ])('when the committer line is %j, then its second is %j', (line, seconds) => {
    expect(parseCommit(Buffer.from(`committer ${line}\n\n`)).committedAt).toBe(seconds)
  })
})

describe('given commits that come oldest first', () => {
  const side = (...parents: string[]): SideCommit => ({
    parents,
    authoredAt: 0,
    marks: [],
    keys: [],
    closes: [],
    cutOff: false,
  })

  it('when a side branch is merged, then nothing of it stays in memory', () => {
    const pending = new PendingCommits()
    pending.add('s1', side('m0'), 1)
    pending.add('s2', side('s1'), 1)
    const { commits, cutOff } = pending.take(['s2'])
    expect([[...commits.keys()], cutOff]).toEqual([['s2', 's1'], false])
    expect(pending.size).toBe(0)
  })

  it('when a change reaches past a cut, then commits that lead into the commits it took are as doubtful', () => {
    const pending = new PendingCommits()
    pending.add('old', { ...side(), cutOff: true }, 2)
    pending.add('s1', side('old'), 1)
    expect(pending.take(['old']).cutOff).toBe(true)
    expect(pending.take(['s1']).cutOff).toBe(true)
    pending.add('s2', side('m9'), 1)
    expect(pending.take(['s2']).cutOff).toBe(false)
  })

  it('when a branch ends unmerged, then only what is still open stays in memory', () => {
    const pending = new PendingCommits()
    pending.add('s1', side('m0'), 2)
    pending.add('s2', side('s1'), 1)
    pending.add('s3', side('s2'), 0)
    expect(pending.size).toBe(1)
    pending.add('s4', side('s1'), 0)
    expect(pending.size).toBe(0)
  })

  it('when all children of a commit were seen, then how far it reaches is forgotten', () => {
    const reach = new Reach()
    expect(reach.of('m0', [], 2, 0)).toBe(0)
    expect(reach.of('m1', ['m0'], 1, 1)).toBe(1)
    expect(reach.of('s1', ['m0'], 1, null)).toBe(0)
    expect(reach.of('s2', ['s1', 'm1'], 0, null)).toBe(1)
    expect(reach.size).toBe(0)
  })
})

describe('given a release of very many changes', () => {
  it('then it comes in parts, each a fact of its own', () => {
    const references = Array.from({ length: 2 * CHANGES_A_PART + 1 }, (_, i) => `#${i}`)
    const releases = new ReleaseFacts([{ tag: 'v1', target: 't', at: 0 }], 0)
    const facts = [...releases.read('t', references.length - 1, references)]
    expect(facts.map(({ key }) => key)).toEqual(['v1', 'v1#2', 'v1#3'])
    expect(facts.map(({ data }) => 'part' in data && [data.part, data.tag, data.changes.length])).toEqual([
      [1, 'v1', CHANGES_A_PART],
      [2, 'v1', CHANGES_A_PART],
      [3, 'v1', 1],
    ])
    expect(facts.flatMap(({ data }) => ('part' in data ? data.changes : []))).toEqual(references)
  })
})
