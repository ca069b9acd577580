import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { askFor, everyOperation } from '#test/support/api/every-operation'
import { EXAMPLES } from '#test/support/facts/examples'
import { fileOf } from '#test/support/facts/importing'
import { forgeHistory } from '#test/support/git/forge-history'
import { writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { countByType, eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { launch, run, runJson } from '#test/support/process/program'
import { dayOf, daysLater, madeRecent } from '#test/support/process/recent'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)

interface Imported {
  readonly connectionId: string
  readonly container: string
  readonly counts: { readonly accepted: number; readonly unchanged: number; readonly withdrawn: number }
}

/** The numbers in an answer, by their path; those of runs and of the trail change with each reading. */
const numbersIn = (value: unknown, path = ''): readonly (readonly [string, number])[] => {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    ['recentRuns', 'eventsToday', 'summary'].includes(name) ? [] : numbersIn(inner, `${path}.${name}`),
  )
}

/** A workspace into which repositories are imported, and what every operation says of it. */
const workspaceIn = async (name: string) => {
  const data = at(`${name}-data`)
  const of = (...command: readonly string[]) => [...command, '--workspace', 'acme/website', '--data', data]
  const { projectId } = await runJson<{ projectId: string }>([
    ...['workspace', 'create', 'acme/website', '--plan', 'scale', '--data', data],
  ])
  const { key } = await runJson<{ key: string }>(of('key', 'issue', '--name', 'x'))
  // It serves all the while: what an import folds is in its next answer.
  const { baseUrl } = await readyLine<{ baseUrl: string }>(
    launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data]),
  )
  const url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
  const merged = async (): Promise<unknown> => (await ask(`${url}/ai-economics`, key)).body.adoption.mergedChanges
  const answers = async (): Promise<Readonly<Record<string, unknown>>> => {
    const all: Record<string, unknown> = {}
    const eventId = eventsOf(data).find(({ type }) => type === 'WorkspaceOpened')?.eventId ?? ''
    for (const [id, operation] of everyOperation) {
      const { status, body } = await ask(`${url}${askFor(operation, { projectId, eventId, ...PERIOD })}`, key)
      all[id] = { status, numbers: id.startsWith('audit') ? [] : numbersIn(body) }
    }
    const connections = (await ask(`${url}/connections`, key)).body.connections as {
      provider: string
      records: number
    }[]
    all['records'] = connections.filter(({ provider }) => provider === 'git').map(({ records }) => records)
    all['merged'] = await merged()
    return all
  }
  const verified = () => run(['verify', '--data', data])
  return {
    data,
    of,
    projectId,
    answers,
    merged,
    verified,
    import: (repository: string) => runJson<Imported>(of('import', 'git', repository)),
  }
}
const last =
  forgeHistory.commits.findLast(({ expect: fate }) => typeof fate === 'object' && 'title' in fate)?.name ?? ''
const { spec } = madeRecent({ ...forgeHistory, tags: [{ name: 'v1', on: last }] }, '2024-04-02')
/** The same days in all answers that are compared, also where the day ends between them. */
const TODAY = dayOf(Date.now())
const PERIOD = { start: daysLater(TODAY, -300), end: TODAY, tz: 'UTC' }
const withoutRemote = { ...spec, remote: undefined } as unknown as typeof spec
const CHANGES = forgeHistory.expectTotals.changes

describe('given a repository that is read from one folder', () => {
  it('when it is renamed again and again, then it counts once, as before, in every operation', async () => {
    const repository = at('koa')
    const ids = writeHistory(repository, withoutRemote)
    const world = await workspaceIn('koa')
    const first = await world.import(repository)
    expect(first.container).toMatch(/^git:/)
    // A person's word on a change follows it.
    writeFileSync(at('shop.jsonl'), fileOf([{ ...EXAMPLES.work_item, place: 'SHOP' }]))
    await runJson(world.of('import', 'facts', at('shop.jsonl')))
    await runJson(world.of('container', 'map', 'tracker_project', 'SHOP', '--project', world.projectId))
    const linked = ['change', 'link', first.container, ids.get('m-by-gemini') ?? '', EXAMPLES.work_item.key]
    await runJson(world.of(...linked, '--project', world.projectId))
    // Folds what was stated.
    await world.import(repository)
    const { records, merged, ...numbers } = await world.answers()
    expect([records, merged]).toEqual([[CHANGES + 1], CHANGES])

    const git = (...args: readonly string[]) => hermetic(repository, args)
    const shapes = [
      ['a remote is added', () => git('remote', 'add', 'origin', 'git@github.com:acme/koa.git'), 'github.com/acme/koa'],
      ['it is renamed', () => git('remote', 'set-url', 'origin', 'git@github.com:acme/tea.git'), 'github.com/acme/tea'],
      ['another case', () => git('remote', 'set-url', 'origin', 'https://GitHub.com/Acme/Tea'), 'github.com/acme/tea'],
      ['another host', () => git('remote', 'set-url', 'origin', 'https://gitlab.com/acme/tea'), 'gitlab.com/acme/tea'],
      ['a fork', () => git('remote', 'set-url', 'origin', 'https://gitlab.com/eve/tea.git'), 'gitlab.com/eve/tea'],
      ['back', () => git('remote', 'set-url', 'origin', 'https://gitlab.com/acme/tea.git'), 'gitlab.com/acme/tea'],
    ] as const
    for (const [what, change, container] of shapes) {
      await change()
      const imported = await world.import(repository)
      expect([what, imported.connectionId, imported.container]).toEqual([what, first.connectionId, container])
      const { records: now, merged: changes, ...after } = await world.answers()
      expect([what, now, changes]).toEqual([what, records, CHANGES])
      expect([what, after]).toEqual([what, numbers])
    }
    const again = await world.import(repository)
    expect(again.counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect((await world.verified()).code).toBe(0)
    expect(countByType(eventsOf(world.data))).toMatchObject({ ContainerRenamed: 5, EvidenceRenamed: 5 })
  })
})

describe('given two folders with one repository, under two names', () => {
  const twice = async (name: string) => {
    const world = await workspaceIn(name)
    writeHistory(at(`${name}-1`), { ...spec, remote: 'https://github.com/acme/old.git' })
    writeHistory(at(`${name}-2`), { ...spec, remote: 'https://github.com/acme/new.git' })
    const [one, two] = [await world.import(at(`${name}-1`)), await world.import(at(`${name}-2`))]
    expect(await world.merged()).toBe(2 * CHANGES)
    return { world, one, two }
  }

  it('when a person says that one is called as the other, then it counts once, also once it is read again', async () => {
    const { world } = await twice('both')
    const rename = world.of('container', 'rename', 'repository', 'github.com/Acme/Old', 'github.com/acme/new')
    const done = await runJson<{ moved: number }>(rename)
    expect(done.moved).toBeGreaterThan(CHANGES)
    expect(await world.merged()).toBe(CHANGES)
    expect((await world.import(at('both-1'))).container).toBe('github.com/acme/new')
    expect(await world.merged()).toBe(CHANGES)
    expect(await runJson(rename)).toMatchObject({ changed: false, moved: 0 })
    expect((await world.verified()).code).toBe(0)
  })

  it('when a person removes one connection with all its facts, then it counts once, until it is imported again', async () => {
    const { world, one } = await twice('removed')
    const done = await runJson<{ withdrawn: number }>(world.of('connection', 'remove', one.connectionId, '--withdraw'))
    expect(done.withdrawn).toBeGreaterThan(CHANGES)
    expect(await world.merged()).toBe(CHANGES)
    expect((await world.verified()).code).toBe(0)
    expect((await world.import(at('removed-1'))).counts.accepted).toBe(done.withdrawn)
    expect(await world.merged()).toBe(2 * CHANGES)
  })

  it('when one of two that share a name is renamed, then the other keeps the name, until it is renamed as well', async () => {
    const world = await workspaceIn('shared')
    for (const clone of ['shared-1', 'shared-2'])
      writeHistory(at(clone), { ...spec, remote: 'https://github.com/acme/shared.git' })
    for (const clone of ['shared-1', 'shared-2']) await world.import(at(clone))
    expect(await world.merged()).toBe(CHANGES)
    await hermetic(at('shared-1'), ['remote', 'set-url', 'origin', 'https://gitlab.com/acme/shared'])
    const { stdout } = await run(world.of('import', 'git', at('shared-1')))
    expect(stdout).toMatch(/wdi container rename repository github.com\/acme\/shared gitlab.com\/acme\/shared/)
    expect(await world.merged()).toBe(2 * CHANGES)
    await hermetic(at('shared-2'), ['remote', 'set-url', 'origin', 'https://gitlab.com/acme/shared'])
    await world.import(at('shared-2'))
    expect(await world.merged()).toBe(CHANGES)
  })
})

it('given another repository in the same folder, then the facts of the former one stay', async () => {
  const world = await workspaceIn('reused')
  const repository = at('reused')
  writeHistory(repository, { ...spec, remote: 'https://github.com/acme/one.git' })
  await world.import(repository)
  const other = { commits: [{ name: 'z', at: new Date(Date.now() - 86_400_000).toISOString(), message: 'Another\n' }] }
  writeHistory(repository, { ...other, remote: 'https://github.com/acme/two.git' })
  await world.import(repository)
  expect(await world.merged()).toBe(CHANGES + 1)
})
