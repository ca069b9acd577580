import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { type CommitSpec, type TagSpec, writeHistory } from '#test/support/git/history'
import { changesOf, factsOf, opened, READ_AT, releasesOf } from '#test/support/git/read'
import { hermetic, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)
let made = 0

/** Each run is some dozen processes of git. */
const RUNS = 25

interface Graph {
  readonly commits: readonly CommitSpec[]
  readonly tags: readonly TagSpec[]
  readonly tip: string
}

const instant = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().replace('.000Z', 'Z')

/** Up to a dozen commits of up to three parents each, more than one root, dates in no order, tags of few instants. */
const graphs: fc.Arbitrary<Graph> = fc
  .record({
    parents: fc.array(fc.uniqueArray(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 12 }),
    days: fc.array(fc.nat(60), { minLength: 24, maxLength: 24 }),
    tags: fc.array(fc.record({ on: fc.nat(), day: fc.nat(3), light: fc.boolean() }), { maxLength: 6 }),
    tip: fc.nat(),
  })
  .map(({ parents, days, tags, tip }) => ({
    commits: parents.map((chosen, i) => ({
      name: `c${i}`,
      parents: i === 0 ? [] : [...new Set(chosen.map((n) => `c${i - 1 - (n % Math.min(i, 4))}`))],
      at: instant(days[2 * i] ?? 0),
      authored: instant(days[2 * i + 1] ?? 0),
      message: `c${i}\n\nCOM-${i + 1}\n${i % 3 === 0 ? `Assisted-by: Tool${i}:x\n` : ''}`,
    })),
    tags: tags.map(({ on, day, light }, i) => ({
      name: `t${i}`,
      on: `c${on % parents.length}`,
      ...(light ? {} : { at: instant(day) }),
    })),
    tip: `c${Math.max(0, parents.length - 1 - (tip % 3))}`,
  }))

const writeGraph = ({ commits, tags, tip }: Graph) => {
  const path = join(folder.path, String(made++))
  // Commits that only a tag reaches are read too; those that nothing reaches are not.
  const ids = writeHistory(path, { commits, tags, branches: { main: tip } })
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const list = async (...args: string[]): Promise<readonly string[]> =>
    (await hermetic(path, ['rev-list', ...args])).split('\n').flatMap((id) => names.get(id) ?? [])
  return { path, ids, names, list }
}

const sorted = (names: Iterable<string>): readonly string[] => [...names].sort()
const after = (a: { at: string; name: string }, b: { at: string; name: string }) =>
  a.at < b.at || (a.at === b.at && a.name < b.name) ? -1 : 1

describe('given any small history', () => {
  it('then each commit is in the change that git rev-list says, and each change in the release', async () => {
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        const { path, ids, names, list } = writeGraph(graph)
        const id = (name: string) => ids.get(name) ?? ''
        const spec = new Map(graph.commits.map((commit) => [commit.name, commit]))
        const wanted = graph.commits.map(({ name }) => name)
        const ancestors = new Map(
          await Promise.all(wanted.map(async (name) => [name, new Set(await list(id(name)))] as const)),
        )
        const line = (await list('--first-parent', 'refs/heads/main')).toReversed()
        const facts = await factsOf(await opened(path))

        // Ownership, by sets of ancestors.
        const had = new Set<string>()
        const expected = line.map((name) => {
          const parents = spec.get(name)?.parents ?? []
          const brought = parents.slice(1).flatMap((parent) => [...(ancestors.get(parent) ?? [])])
          const own = new Set(
            brought.filter((commit) => !had.has(commit) && !ancestors.get(parents[0] ?? '')?.has(commit)),
          )
          for (const commit of [name, ...(ancestors.get(name) ?? [])]) had.add(commit)
          const authored = own.size === 0 ? [name] : [...own]
          return {
            name,
            form: parents.length > 1 ? 'merge' : 'direct',
            own: sorted(own),
            first: sorted(authored.map((commit) => spec.get(commit)?.authored ?? ''))[0],
            tools: [name, ...own].filter((commit) => Number(commit.slice(1)) % 3 === 0).length,
          }
        })
        const told = changesOf(facts).map(({ mergeCommit, form, firstCommitAt, namedKeys, aiMarks }) => ({
          name: names.get(mergeCommit ?? ''),
          form,
          own: sorted(
            namedKeys.filter(({ field }) => field === 'commit').map(({ key }) => `c${Number(key.slice(4)) - 1}`),
          ),
          first: firstCommitAt?.replace('.000Z', 'Z'),
          tools: aiMarks.length,
        }))
        expect(told).toEqual(expected)
        expect(sorted(told.flatMap(({ name = '', own }) => [name, ...own]))).toEqual(
          sorted(ancestors.get(graph.tip) ?? []),
        )

        // Releases, by sets of ancestors.
        const released = new Set<string>()
        const releases = graph.tags
          .map((tag) => ({ ...tag, at: tag.at ?? spec.get(tag.on)?.at ?? '' }))
          .sort(after)
          .map(({ name: tag, on, at }) => {
            const changes = line.filter((name) => ancestors.get(on)?.has(name) && !released.has(name))
            for (const change of changes) released.add(change)
            return { tag, at, changes }
          })
        expect(
          releasesOf(facts).map(({ tag, releasedAt, changes }) => ({
            tag,
            at: releasedAt.replace('.000Z', 'Z'),
            changes: changes.map((reference) => names.get(reference)),
          })),
        ).toEqual(releases)
      }),
      { seed: 1, numRuns: RUNS },
    )
  })

  it('when any of it is cut off, then what is left says nothing that the whole would deny', async () => {
    await fc.assert(
      fc.asyncProperty(graphs, fc.integer({ min: 1, max: 6 }), async (graph, depth) => {
        const { path, ids } = writeGraph(graph)
        const whole = await factsOf(await opened(path))
        // As a clone of that depth would be: commits that many steps from a tip have lost their parents.
        const parents = new Map(graph.commits.map((commit) => [commit.name, commit.parents ?? []]))
        let edge = [graph.tip, ...graph.tags.map(({ on }) => on)]
        const seen = new Set(edge)
        for (let step = 1; step < depth; step++) {
          edge = [...new Set(edge.flatMap((name) => parents.get(name) ?? []))].filter((name) => !seen.has(name))
          for (const name of edge) seen.add(name)
        }
        writeFileSync(join(path, '.git', 'shallow'), edge.map((name) => `${ids.get(name)}\n`).join(''))

        const reading = await opened(path)
        const left = await factsOf(reading)
        const changes = new Map(changesOf(whole).map((change) => [change.reference, change]))
        for (const change of changesOf(left)) {
          const full = changes.get(change.reference)
          if (change.firstCommitAt !== null) expect(change).toEqual(full)
          else {
            const { aiMarks, namedKeys, ...rest } = change
            expect(full).toMatchObject({ ...rest, firstCommitAt: expect.any(String) })
            expect(full?.aiMarks).toEqual(expect.arrayContaining([...aiMarks]))
            expect(full?.namedKeys).toEqual(expect.arrayContaining([...namedKeys]))
          }
        }
        const releases = new Map(releasesOf(whole).map((release) => [release.tag, release]))
        for (const release of releasesOf(left)) expect(release).toEqual(releases.get(release.tag))
        // What is covered is told.
        const releasesFrom = reading.coverage.find(({ kind }) => kind === 'release')?.from ?? READ_AT
        const told = new Set(releasesOf(left).map(({ tag }) => tag))
        for (const { tag, releasedAt } of releases.values()) if (releasedAt >= releasesFrom) expect(told).toContain(tag)
      }),
      { seed: 2, numRuns: RUNS },
    )
  })
})
