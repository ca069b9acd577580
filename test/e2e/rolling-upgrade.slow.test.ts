import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { oldBuild } from '#test/support/process/old-build'
import { builtProgram, launch, project, type Running, run, runJson } from '#test/support/process/program'
import { type Answer, ask, readyLine, workspaceUrl } from '#test/support/process/service'

// An upgrade while older processes go on: processes of two builds on one data folder. Both builds are real.

/** An older build of the same versions of documents: processes of others share no documents with ours. */
const FOLDS_ALIKE = '9559b24d63904bf3fb15aad576cf80242182dcc2'
/** The first build that neither reads nor folds documents of another. */
const REFUSES_OTHERS = '239420bb4cf6379a4491ca65019f42870023da3f'

/** An archive of the project has no history, and a shallow clone lacks the older builds. */
const hasHistory = existsSync(join(project, '.git')) && !existsSync(join(project, '.git', 'shallow'))
const given = hasHistory ? describe : describe.skip

/** A lease that was not given back is taken over within 3 seconds; the rest is for a busy machine. Less than a minute, as kept answers live. */
const FOLDED_WITHIN_MS = 50_000

const of = (data: string, ...args: readonly string[]): string[] => [
  ...args,
  ...['--workspace', 'acme/website', '--data', data],
]

interface Api {
  readonly process: Running
  /** The names of the clients, sorted, which are kept in the cache for as long as no commit changes them. */
  readonly clients: () => Promise<Answer & { readonly names: readonly string[] }>
}

/** Starts an API of a build, and nothing that folds. */
const startApi = async (program: string, data: string, key: string, ...more: readonly string[]): Promise<Api> => {
  const process = launch(['serve', ...more, '--port', '0', '--json', '--data', data], { program })
  const { baseUrl } = await readyLine<{ baseUrl: string }>(process)
  const days = 'start=2026-03-01&end=2026-03-31&tz=UTC'
  const url = `${workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })}/command-center?${days}`
  return {
    process,
    clients: async () => {
      const answer = await ask(url, key)
      const clients: readonly { readonly name: string }[] = answer.status === 200 ? answer.body.directory.clients : []
      return { ...answer, names: clients.map(({ name }) => name).sort() }
    },
  }
}

const startWorker = async (program: string, data: string): Promise<Running> => {
  const worker = launch(['work', '--json', '--data', data], { program })
  await readyLine(worker)
  return worker
}

/** A workspace that a build has made, and a key for it. */
const prepared = async (program: string, name: string): Promise<{ readonly data: string; readonly key: string }> => {
  const data = join(freshFolder(), name)
  await runJson(['workspace', 'create', 'acme/website', '--plan', 'scale', '--data', data], { program })
  const { key } = await runJson<{ key: string }>(of(data, 'key', 'issue', '--name', 'k'), { program })
  return { data, key }
}

const addedIn = (data: string): readonly string[] =>
  eventsOf(data).flatMap(({ type, data: { name } }) => (type === 'ClientAdded' ? [name] : []))

given('given an older build that folds alike', () => {
  let old: string
  beforeAll(async () => {
    old = await oldBuild(FOLDS_ALIKE, 'alike')
  })

  it('when processes of both run on one folder, whichever of them folds, then no answer lacks what was stated before', async () => {
    const { data, key } = await prepared(old, 'alike')
    const [oldApi, newApi] = [await startApi(old, data, key), await startApi(builtProgram, data, key, '--no-worker')]
    const workers = { old: await startWorker(old, data), new: await startWorker(builtProgram, data) }
    const stated = ['First client']
    const stateAndAsk = async (): Promise<void> => {
      for (const program of [old, builtProgram, old, builtProgram]) {
        // What is asked now stays in both caches.
        for (const api of [oldApi, newApi]) expect((await api.clients()).names).toEqual(stated)
        const name = `Client ${stated.length}`
        expect(await run(of(data, 'client', 'add', name), { program })).toMatchObject({ code: 0 })
        stated.push(name)
        stated.sort()
        // The older command ends before its fact is folded; while a worker takes over, that takes seconds.
        const until = performance.now() + (program === old ? FOLDED_WITHIN_MS : 0)
        for (const api of [oldApi, newApi, oldApi, newApi]) {
          let answer = await api.clients()
          while (answer.names.length < stated.length && performance.now() < until) {
            await sleep(20)
            answer = await api.clients()
          }
          expect([answer.status, answer.names]).toEqual([200, stated])
        }
      }
    }

    await stateAndAsk()
    // The older worker held the lease; from here on the new one folds, and then an older one again.
    expect(await workers.old.end('SIGTERM')).toMatchObject({ code: 0 })
    await stateAndAsk()
    workers.old = await startWorker(old, data)
    expect(await workers.new.end('SIGTERM')).toMatchObject({ code: 0 })
    await stateAndAsk()

    workers.new = await startWorker(builtProgram, data)
    for (const one of [oldApi.process, workers.old]) expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    await stateAndAskAlone(newApi, data, stated)
    for (const one of [newApi.process, workers.new]) expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    expect([...addedIn(data)].sort()).toEqual(stated)
    expect(await runJson(['verify', '--data', data])).toMatchObject({ differences: [] })
    // What was folded by both is what one fold of the whole log comes to.
    expect(await runJson(['replay', '--data', data])).toMatchObject({ verified: expect.any(Number) })
  })
})

/** States a fact by this build, and asks for it. */
const stateAndAskAlone = async (api: Api, data: string, stated: string[]): Promise<void> => {
  const name = `Client ${stated.length}`
  await runJson(of(data, 'client', 'add', name))
  stated.push(name)
  stated.sort()
  const { status, names } = await api.clients()
  expect([status, names]).toEqual([200, stated])
}

given('given an older build that folds otherwise', () => {
  let old: string
  beforeAll(async () => {
    old = await oldBuild(REFUSES_OTHERS, 'otherwise')
  })

  it('when the new build opens its folder, then no process of another build answers until they are ended, and nothing is lost', async () => {
    const { data, key } = await prepared(old, 'otherwise')
    const [oldApi, oldWorker] = [await startApi(old, data, key), await startWorker(old, data)]
    const stated = ['First client']
    expect((await oldApi.clients()).names).toEqual(stated)
    await runJson(of(data, 'client', 'add', 'Client 1'), { program: old })
    stated.push('Client 1')
    stated.sort()

    const newApi = await startApi(builtProgram, data, key, '--no-worker')
    const newWorker = await startWorker(builtProgram, data)
    // Until it is folded anew, the new API refuses for the moment; afterwards it has all.
    for (let answer = await newApi.clients(); answer.status !== 200; answer = await newApi.clients()) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
      await sleep(20)
    }
    expect((await newApi.clients()).names).toEqual(stated)

    for (const _ of [1, 2, 3]) {
      await stateAndAskAlone(newApi, data, stated)
      const { status, headers } = await oldApi.clients()
      expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
    }
    // An older command drops the documents in its turn, and what it states is not lost.
    await runJson(of(data, 'client', 'add', 'Late'), { program: old })
    const refused = await newApi.clients()
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
    stated.push('Late')
    await stateAndAskAlone(newApi, data, stated)
    expect((await oldApi.clients()).status).toBe(503)
    expect([oldApi.process, oldWorker, newApi.process, newWorker].map((one) => one.hasEnded())).toEqual([
      false,
      false,
      false,
      false,
    ])
    for (const one of [oldApi.process, oldWorker]) expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    await stateAndAskAlone(newApi, data, stated)
    for (const one of [newApi.process, newWorker]) expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    expect([...addedIn(data)].sort()).toEqual(stated)
    expect(await runJson(['verify', '--data', data])).toMatchObject({ differences: [] })
  })
})
