import { cpSync, existsSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { ServerLog } from '#test/support/eventstore/log'
import { startEventStore, type TestServer } from '#test/support/eventstore/server'
import { writeHistory } from '#test/support/git/history'
import { afterRewriting } from '#test/support/git/plain-history'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { type Ended, launch, type Running, run, runAll, runJson } from '#test/support/process/program'
import { ask } from '#test/support/process/service'

// Files of a data folder that were lost, emptied or put back from a backup: what each command says, and what it leaves.

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const WEBSITE = ['--workspace', 'acme/website']
let first: { readonly id: string; readonly key: string }

const issue = (data: string): Promise<{ readonly id: string; readonly key: string }> =>
  runJson(['key', 'issue', ...WEBSITE, '--name', 'k', '--data', data])

beforeAll(async () => {
  writeHistory(at('repository'), afterRewriting)
  await runJson(['workspace', 'create', 'acme/website', '--data', at('filled')])
  first = await issue(at('filled'))
  await runJson(['replay', '--data', at('filled')])
  cpSync(at('filled'), at('backup'), { recursive: true })
})

let copies = 0
/** A copy of a data folder at rest, of which files were lost. */
const copyWithout = (original: string, ...names: readonly string[]): string => {
  copies += 1
  const data = at(`copy-${copies}`)
  cpSync(original, data, { recursive: true })
  for (const name of names)
    for (const one of [name, `${name}-wal`, `${name}-shm`]) rmSync(join(data, one), { force: true })
  return data
}
const without = (...names: readonly string[]): string => copyWithout(at('filled'), ...names)
const restored = (data: string, name: string): void => {
  for (const one of [`${name}-wal`, `${name}-shm`]) rmSync(join(data, one), { force: true })
  cpSync(join(at('backup'), name), join(data, name))
}

const COMMANDS = [
  ['start', '--git', at('repository'), '--port', '0'],
  ['serve', '--port', '0'],
  ['work'],
  ['import', 'git', at('repository'), ...WEBSITE],
  ['replay'],
  ['verify'],
  ['status'],
  ['key', 'list', ...WEBSITE],
  ['workspace', 'create', 'acme/other'],
]

const FEW = COMMANDS.filter(([name = '']) => ['serve', 'status'].includes(name))

/** Commands end with one line, and change nothing. */
const expectRefused = async (data: string, words: RegExp, commands = FEW, env = {}): Promise<void> => {
  const before = contentOf(data)
  const ended = await runAll(commands.map((command) => [[...command, '--data', data], { env }] as const))
  for (const [i, { code, stdout, stderr }] of ended.entries()) {
    expect([commands[i], code, stdout]).toEqual([commands[i], 1, ''])
    expect(stderr).toMatch(/^wdi: [^\n]+\n$/)
    expect(stderr).toMatch(words)
    expect(stderr).not.toMatch(/remove|delete/i)
  }
  expect(contentOf(data)).toEqual(before)
}

describe('given a data folder without its events.db', () => {
  const WORDS =
    /events\.db is missing, but .*are there\. .*restore it from its latest backup, and leave all other files/

  it('when a command is run, then it says which file to put back, and begins no new log', async () => {
    const data = without('events.db')
    await expectRefused(data, WORDS, COMMANDS)
    expect(existsSync(join(data, 'events.db'))).toBe(false)
    restored(data, 'events.db')
    expect(await runJson(['status', '--data', data])).toMatchObject({ upToDate: true })
  })
  it('when only the registry is left of it, then too', async () => {
    await expectRefused(without('events.db', 'read.db'), /events\.db is missing, but registry\.db is there/)
  })
  it('when only the documents are left of it, then too', async () => {
    await expectRefused(without('events.db', 'registry.db'), /events\.db is missing, but read\.db is there/)
  })
  it('when the file is there and empty, then too', async () => {
    const data = without()
    truncateSync(join(data, 'events.db'), 0)
    await expectRefused(data, /events\.db is empty, but registry\.db and read\.db are there/)
  })
  it.each([
    ['the registry', ['read.db'], /has no events, but .*registry\.db knows workspaces\. .*restore it/],
    ['the documents', ['registry.db'], /has no events, and .*registry\.db is missing, but there are documents/],
    ['both', [], /has no events, but .*knows workspaces\. .*restore it/],
  ])('when the log was emptied beside %s, then too', async (_, lost, words) => {
    const data = without(...lost)
    const log = new Database(join(data, 'events.db'))
    log.exec('DELETE FROM events; DELETE FROM streams; DELETE FROM sqlite_sequence')
    log.close()
    await expectRefused(data, words)
  })
})

describe('given a server that has the log, and was emptied', () => {
  let server: TestServer
  let env: Record<string, string>
  let kept: ServerLog
  beforeAll(async () => {
    server = await startEventStore()
    env = { EVENTSTORE_URL: server.url }
    await runJson(['workspace', 'create', 'acme/website', '--data', at('served')], { env })
    await runJson(['replay', '--data', at('served')], { env })
    kept = server.log()
    server.stop()
    await server.resume(new ServerLog())
  })
  afterAll(() => server.stop())

  it.each([
    ['the registry', ['read.db'], /event log of EVENTSTORE_URL has no events, but .*registry\.db knows workspaces/],
    ['the documents', ['registry.db'], /has no events, and .*registry\.db is missing, but there are documents/],
    ['both', [], /event log of EVENTSTORE_URL has no events, but .*knows workspaces\. .*restore it/],
  ])('when a command is run beside %s, then it says so, and begins no new log', async (_, lost, words) => {
    const data = copyWithout(at('served'), ...lost)
    const before = server.log().all.length
    await expectRefused(data, words, [['start', '--git', at('repository'), '--port', '0'], ...FEW], env)
    expect(server.log().all).toHaveLength(before)
  })
  it('when the registry is renewed beside documents, then it is refused, for they were made from events', async () => {
    const data = copyWithout(at('served'), 'registry.db')
    const { code, stderr } = await run(['registry', 'renew', '--data', data], { env })
    expect(code).toBe(1)
    expect(stderr).toMatch(/has no events, but there are documents made from events/)
  })
  it('when its log is put back, then all is as before', async () => {
    server.stop()
    await server.resume(kept)
    expect(await runJson(['status', '--data', at('served')], { env })).toMatchObject({ upToDate: true })
  })
})

describe('given a data folder without its registry.db', () => {
  it('when a command is run, then it says that keys depend on it, and which file to restore', async () => {
    const words = /registry\.db is missing, but there are events\. .*keys.*names.*restore it from its latest backup/
    const data = without('registry.db')
    await expectRefused(data, words, COMMANDS)
    await expectRefused(without('registry.db', 'read.db'), words)
    restored(data, 'registry.db')
    expect(await runJson(['status', '--data', data])).toMatchObject({ upToDate: true })
  })
  it('when it was emptied, then too', async () => {
    const data = without()
    const registry = new Database(join(data, 'registry.db'))
    registry.exec('DELETE FROM peppers; DELETE FROM member_names; DELETE FROM access_marks')
    registry.close()
    await expectRefused(data, /registry\.db is empty, but .*events\.db has events about keys\. Restore the registry/)
  })
  it('when it is renewed, then old keys are void, and new ones open', async () => {
    const data = without('registry.db')
    expect(await runJson(['registry', 'renew', '--data', data])).toEqual({ newSecret: true })
    const fresh = await issue(data)
    await whileServing(data, async (statusOf) => {
      expect(await statusOf(first.key)).toBe(401)
      expect(await statusOf(fresh.key)).toBe(200)
    })
  })
  it('when nothing was lost, then renewing changes nothing', async () => {
    const data = without()
    expect(await runJson(['registry', 'renew', '--data', data])).toEqual({ newSecret: false })
    await whileServing(data, async (statusOf) => expect(await statusOf(first.key)).toBe(200))
    const never = await run(['registry', 'renew', '--data', at('never')])
    expect(never).toMatchObject({ code: 1, stderr: expect.stringMatching(/^wdi: nothing is stored in [^\n]*\n$/) })
  })
})

let serving: Running | undefined
afterEach(async () => {
  await serving?.end('SIGKILL')
  serving = undefined
})
/** `serve` alone: no worker runs beside it. */
const whileServing = async (data: string, use: (statusOf: (key: string) => Promise<number>) => Promise<void>) => {
  serving = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  const { baseUrl } = JSON.parse((await serving.stdout.first(() => true)) ?? '')
  await use(async (key) => {
    const url = `${baseUrl}/organizations/acme/workspaces/website/settings/api-keys`
    return (await ask(url, key)).status
  })
  const ended: Ended = await serving.end('SIGTERM')
  expect(ended.code).toBe(0)
}

describe('given documents that were lost or put back, and serve alone', () => {
  it('when a key was revoked since, then it does not open', async () => {
    const data = without()
    await runJson(['key', 'revoke', first.id, ...WEBSITE, '--data', data])
    const stays = await issue(data)
    restored(data, 'read.db')
    await whileServing(data, async (statusOf) => {
      expect(await statusOf(first.key)).toBe(401)
      expect(await statusOf(stays.key)).toBe(200)
    })
  })
  it('when they were lost, then a key is not answered 401, and is good once a worker has run', async () => {
    const data = without('read.db')
    await whileServing(data, async (statusOf) => {
      expect(await statusOf(first.key)).toBe(503)
      const work = launch(['work', '--data', data])
      while ((await statusOf(first.key)) === 503) expect(work.hasEnded()).toBe(false)
      expect(await statusOf(first.key)).toBe(200)
      await work.end('SIGTERM')
    })
  })
})

describe('given a log that was put back from an older backup', () => {
  beforeAll(async () => {
    const data = at('older')
    cpSync(at('filled'), data, { recursive: true })
    await runJson(['key', 'revoke', first.id, ...WEBSITE, '--data', data])
    await runJson(['replay', '--data', data])
    restored(data, 'events.db')
  })
  const older = (): string => copyWithout(at('older'))
  it('when a command is run, then it says that the registry has seen more', async () => {
    await expectRefused(
      older(),
      /registry\.db has seen .*past the end of the event log.*older backup.*registry of the same/,
    )
  })
  it('when the registry is of the same backup, then it says that the documents were made from more', async () => {
    const data = older()
    restored(data, 'registry.db')
    await expectRefused(data, /documents were made from events .*past the end of the event log.*older backup/)
    restored(data, 'read.db')
    await whileServing(data, async (statusOf) => expect(await statusOf(first.key)).toBe(200))
  })
  it('when there is nothing newer, then the registry is renewed, and folds the log as it is', async () => {
    const data = older()
    restored(data, 'read.db')
    expect(await runJson(['registry', 'renew', '--data', data])).toEqual({ newSecret: false })
    await whileServing(data, async (statusOf) => expect(await statusOf(first.key)).toBe(200))
  })
})
