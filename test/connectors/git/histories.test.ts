import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { isRight } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { CodeChangeFacts, ReleaseFacts } from '#domain/events/code'
import { type ExpectedHistory, expectedFacts, totalsOf, withoutRules } from '#test/support/git/expectation'
import { forgeHistory } from '#test/support/git/forge-history'
import { writeHistory } from '#test/support/git/history'
import { afterRewriting, beforeRewriting, plainHistory } from '#test/support/git/plain-history'
import { factsOf, opened, READ_AT } from '#test/support/git/read'
import { hermetic, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)

const written = (name: string, history: ExpectedHistory) => {
  const path = join(folder.path, name)
  return { path, ids: writeHistory(path, history) }
}

const histories = { forge: forgeHistory, plain: plainHistory, before: beforeRewriting, after: afterRewriting }

describe.each(Object.entries(histories))(
  'given the %s history, whose commits say what must come of them',
  (name, history) => {
    const { path, ids } = written(name, history)

    it('then git itself finds nothing missing in it', async () => {
      expect(await hermetic(path, ['rev-list', '--all', '--count'])).toMatch(/^\d+\n$/)
    })

    it('when it is read, then every fact is as written beside its commit', async () => {
      const facts = withoutRules(await factsOf(await opened(path)))
      const of = (wanted: string) => facts.filter(({ kind }) => kind === wanted)
      expect([...of('code_change'), ...of('release')]).toEqual(expectedFacts(history, ids))
    })

    it('when it is read, then a release comes after all of its changes', async () => {
      const told = new Set<string>()
      for (const { kind, key, data } of await factsOf(await opened(path))) {
        if (kind === 'release' && 'changes' in data)
          expect(data.changes.filter((change) => !told.has(change))).toEqual([])
        told.add(key)
      }
    })

    it('when it is read, then the totals are those counted by hand', async () => {
      expect(totalsOf(await factsOf(await opened(path)))).toEqual(history.expectTotals)
    })

    it('when it is read twice, then both readings are the same, byte for byte', async () => {
      const [one, other] = [await opened(path), await opened(path)]
      expect(JSON.stringify(await factsOf(one))).toBe(JSON.stringify(await factsOf(other)))
      expect(one.cursor).toBe(other.cursor)
    })

    it('when it is read, then every commit is gone through once and progress ends at the total', async () => {
      const reading = await opened(path)
      const steps: number[] = []
      for await (const _ of reading.facts((done) => steps.push(done)));
      expect(steps.at(-1)).toBe(reading.total)
      expect(steps).toEqual([...steps].sort((a, b) => a - b))
    })

    it('when it is read, then no fact names a person and each fits its codec', async () => {
      const facts = await factsOf(await opened(path))
      expect(JSON.stringify(facts)).not.toMatch(/example\.com|Ann|\bCy\b|Rita|Jane|Jörg|René|Eve|dependabot|monet/)
      for (const { kind, data } of facts) {
        const fits = kind === 'release' ? isRight(decode(ReleaseFacts, data)) : isRight(decode(CodeChangeFacts, data))
        expect(fits).toBe(true)
      }
    })
  },
)

describe('given a reading of a full clone', () => {
  it('then it says what it is of and what it covers', async () => {
    const { path } = written('covered', forgeHistory)
    const { facts, cursor, complete, readAt, repository, under, ...reading } = await opened(path)
    expect([complete, readAt]).toEqual([reading.coverage, READ_AT])
    const covered = { container: 'git.example.com/acme/app', from: '0001-01-01T00:00:00.000Z', to: READ_AT }
    expect(reading).toEqual({
      provider: 'git',
      identity: realpathSync(join(path, '.git')),
      path: realpathSync(path),
      container: 'git.example.com/acme/app',
      label: 'app',
      branch: { name: 'main', asked: false },
      total: forgeHistory.commits.length,
      coverage: [
        { kind: 'code_change', ...covered },
        { kind: 'release', ...covered },
      ],
      notices: [],
      newestAt: '2024-04-02T11:00:00.000Z',
    })
    expect(cursor).toMatch(/^[0-9a-f]{64}$/)
    expect(facts).toBeInstanceOf(Function)
    expect([repository.contains('0'.repeat(40)), under('elsewhere', []).container]).toEqual([false, 'elsewhere'])
  })

  it('without a remote, then the root commit names it and the folder labels it', async () => {
    const { path, ids } = written('named-by-root', plainHistory)
    const reading = await opened(path)
    expect(reading.container).toBe(`git:${ids.get('p0')?.slice(0, 12)}`)
    expect(reading.label).toBe('named-by-root')
  })

  it('with commits and tags whose dates cannot be read, then the notices count what is left out', async () => {
    const { path } = written('undated', plainHistory)
    expect((await opened(path)).notices).toEqual([
      'Left out, because their dates cannot be read: 2 commits of the default branch.',
      'Left out, because their dates cannot be read: 1 tag.',
    ])
  })

  it('when a branch is rewritten, then what both states hold is the same and the cursor is not', async () => {
    const [before, after] = [written('state-1', beforeRewriting), written('state-2', afterRewriting)]
    const [one, other] = [await opened(before.path), await opened(after.path)]
    expect(one.container).toBe(other.container)
    expect(one.cursor).not.toBe(other.cursor)
    expect((await factsOf(other)).slice(0, 2)).toEqual((await factsOf(one)).slice(0, 2))
  })

  it('when a tag is added, moved or taken away, then the cursor is another', async () => {
    const cursors = await Promise.all(
      [[], [{ name: 'v1', on: 'r0' }], [{ name: 'v1', on: 'r1' }], [{ name: 'v2', on: 'r1' }]].map(
        async (tags, index) => {
          const path = join(folder.path, `tags-${index}`)
          writeHistory(path, { ...beforeRewriting, tags })
          return (await opened(path)).cursor
        },
      ),
    )
    expect(new Set(cursors).size).toBe(4)
  })

  it('when nothing but the instant of reading is another, then the cursor is the same', async () => {
    const { path } = written('unchanged', beforeRewriting)
    const [one, other] = [await opened(path), await opened(path, '2027-01-01T00:00:00.000Z')]
    expect(one.cursor).toBe(other.cursor)
  })
})
