import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { makeLargeHistory } from '#test/support/git/large-history'
import { countByType, eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { ask, launchStart, type Ready, readyLine, startService, workspaceUrl } from '#test/support/process/service'
import { differences, type State, storedState } from '#test/support/process/state'

const ROUNDS = process.env['WDI_PROVE'] === '1' ? 10 : 1
const COMMITS = 5_000

const folder = freshFolder()
const git = join(folder, 'large.git')
const since = new Date(Date.now() - 120_000).toISOString()

/** The defects, whoever was first: runs that do not end, facts that stand twice, files that are damaged. */
const wrong = (data: string): readonly string[] => {
  const facts = eventsOf(data).filter(({ type }) => type.endsWith('Observed'))
  const things = new Set(facts.map(({ metadata }) => JSON.stringify(metadata.entity)))
  const { 'wrong runs': runs = [], damaged = [] } = storedState(data, since)
  return [
    ...runs,
    ...damaged,
    ...(things.size === facts.length ? [] : [`${facts.length} facts of ${things.size} things`]),
  ]
}

/** A state but for its keys: two starts at once may have made two. */
const withoutKeys = ({ facts = [], ...state }: State): State => ({
  ...Object.fromEntries(Object.entries(state).filter(([section]) => section !== 'access')),
  facts: facts.filter((line) => !line.includes('ApiKeyIssued')),
})

describe('given a repository of some thousand commits', () => {
  let calm: { state: State; adoption: { mergedChanges: number }; facts: number }
  beforeAll(async () => {
    await makeLargeHistory(git, { commits: COMMITS, seed: 11, until: new Date(Date.now() - 86_400_000) })
    const data = join(folder, 'calm')
    const service = await startService({ data, git })
    const { body } = await ask(`${workspaceUrl(service.ready)}/ai-economics`, service.ready.key)
    await service.process.end('SIGTERM')
    const facts = eventsOf(data).filter(({ type }) => type.endsWith('Observed')).length
    calm = { state: storedState(data, since), adoption: body.adoption, facts }
  })

  it.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'when two imports, a worker and a server run at once, then each fact is stored once (round %d)',
    async (round) => {
      const data = join(folder, `imports-${round}`)
      const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
      const ofWorkspace = (...args: readonly string[]): string[] => inData(...args, '--workspace', 'acme/website')
      await runJson(inData('workspace', 'create', 'acme/website'))
      const { key } = await runJson<{ key: string }>(ofWorkspace('key', 'issue', '--name', 'x'))
      const work = launch(inData('work', '--json'))
      // It is asked without a pause for as long as the imports take.
      const serve = launch(inData('serve', '--no-worker', '--port', '0', '--json', '--rate', 'scale=1000000'))
      const { baseUrl } = await readyLine<{ baseUrl: string }>(serve)
      const url = `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/ai-economics`

      // What is answered on the way only grows, and is never torn or refused.
      let isOver = false
      const counts: number[] = []
      const asking = (async () => {
        while (!isOver) {
          const { status, body } = await ask(url, key)
          expect(status).toBe(200)
          counts.push(body.adoption.mergedChanges)
        }
      })()
      type Imported = { counts: { accepted: number; unchanged: number } }
      const imported = await Promise.all([0, 1].map(() => runJson<Imported>(ofWorkspace('import', 'git', git))))
      isOver = true
      await asking
      expect(counts).toEqual([...counts].sort((a, b) => a - b))
      // Both say what their run did: together no more than there is, unless they shared one run.
      for (const one of imported) expect(one.counts.accepted + one.counts.unchanged).toBe(calm.facts)

      const { body } = await ask(url, key)
      expect(body.adoption).toEqual(calm.adoption)
      for (const process of [work, serve]) expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
      expect(wrong(data)).toEqual([])
      expect(countByType(eventsOf(data))).toMatchObject({ ConnectionRegistered: 1, ContainerMapped: 1 })
      expect(eventsOf(data).filter(({ type }) => type.endsWith('Observed'))).toHaveLength(calm.facts)
    },
  )

  it.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
    'when two starts begin at once on one data folder, then the result is that of a single start (round %d)',
    async (round) => {
      const data = join(folder, `starts-${round}`)
      const starts = [0, 1].map(() => launchStart({ data, git }))
      const ready = await Promise.all(starts.map((start) => readyLine<Ready>(start)))
      const key = ready.find((one) => one.key !== null)?.key ?? null
      expect(key).not.toBeNull()
      for (const one of ready) {
        const { status, body } = await ask(`${workspaceUrl(one)}/ai-economics`, key)
        expect(status).toBe(200)
        expect(body.adoption).toEqual(calm.adoption)
      }
      for (const start of starts) expect(await start.end('SIGTERM')).toMatchObject({ code: 0 })
      expect(wrong(data)).toEqual([])

      expect(differences(withoutKeys(calm.state), withoutKeys(storedState(data, since)))).toEqual([])
    },
  )

  it('when many commands run at once, then each has its effect', async () => {
    const data = join(folder, 'many')
    const created = await Promise.all(
      Array.from({ length: 6 }, (_, i) => run(['workspace', 'create', `acme/w${i % 3}`, '--data', data])),
    )
    // Of two that want the same slugs one is told that they are taken.
    expect(created.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1, 1, 1])
    for (const { code, stderr } of created)
      expect(stderr).toMatch(code === 0 ? /^$/ : /^wdi: [^\n]+already exists[^\n]+\n$/)
    const issued = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        runJson(['key', 'issue', '--name', `k${i}`, '--workspace', 'acme/w0', '--data', data]),
      ),
    )
    expect(issued).toHaveLength(6)
    const { keys } = await runJson<{ keys: unknown[] }>(['key', 'list', '--workspace', 'acme/w0', '--data', data])
    expect(keys).toHaveLength(6)
    expect(wrong(data)).toEqual([])
  })
})
