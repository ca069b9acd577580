import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { writeHistory } from '#test/support/git/history'
import { makeLargeHistory } from '#test/support/git/large-history'
import { countByType, eventsOf, rowsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, environment, launch, watched } from '#test/support/process/program'
import {
  clientOf,
  launchStart,
  readyLine,
  type Service,
  startService,
  whileStarted,
} from '#test/support/process/service'

const day = 86_400_000
/** An instant so many days ago, as a history writes it. */
const ago = (days: number): string => `${new Date(Date.now() - days * day).toISOString().slice(0, 19)}Z`

const FIRST = { name: 'first', at: ago(40), message: 'First (#1)\n' }
const SECOND = {
  name: 'second',
  at: ago(30),
  message: 'Second (#2)\n\nCo-authored-by: Claude <noreply@anthropic.com>\n',
}
const THIRD = { name: 'third', at: ago(20), message: 'Third (#3)\n\nAI-None: true\n' }
const OTHER = { name: 'other', parents: ['first'], at: ago(10), message: 'Other (#4)\n\nMade-with: Cursor\n' }

const place = (...commits: Parameters<typeof writeHistory>[1]['commits']) => {
  const folder = freshFolder()
  const git = join(folder, 'repository')
  writeHistory(git, { commits })
  return { folder, git, data: join(folder, 'data') }
}

const adoption = async ({ ready }: Service, key: string) => {
  const { body } = await clientOf(ready, key).aiEconomics.read()
  const { mergedChanges, assistedChanges, notAssistedChanges, untaggedChanges } = body.adoption
  return { mergedChanges, assistedChanges, notAssistedChanges, untaggedChanges }
}

const observed = (data: string) => {
  const { CodeChangeObserved = 0, CodeChangeWithdrawn = 0 } = countByType(eventsOf(data))
  return { CodeChangeObserved, CodeChangeWithdrawn }
}

describe('given a repository that is started on, changed and started on again', () => {
  const { git, data } = place(FIRST, SECOND)
  let key = ''

  it('when it is first started, then it makes the data folder and a key, and answers with numbers', async () => {
    await whileStarted({ data, git }, async (service) => {
      const { ready, process } = service
      expect(ready).toEqual({
        baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
        version: expect.any(String),
        organization: 'demo',
        workspace: 'demo',
        key: expect.stringMatching(/^wdi_live_[0-9A-Za-z]{49}$/),
        connections: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
      })
      key = ready.key ?? ''
      expect(await adoption(service, key)).toEqual({
        mergedChanges: 2,
        assistedChanges: 1,
        notAssistedChanges: 0,
        untaggedChanges: 1,
      })
      const { body } = await clientOf(ready, key).connections.list()
      expect(body.connections).toMatchObject([
        { id: ready.connections[0], provider: 'git', label: 'repository', health: 'healthy', records: 2 },
      ])
      expect(process.stdout.all()).toHaveLength(1)
    })
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(observed(data)).toEqual({ CodeChangeObserved: 2, CodeChangeWithdrawn: 0 })
  })

  it('when it shows its key, then soon no byte of it is in the folder, whose files are for their owner alone', async () => {
    const fresh = join(freshFolder(), 'data')
    await whileStarted({ data: fresh, git }, async ({ ready }) => {
      const files = () => readdirSync(fresh).map((name) => join(fresh, name))
      while (files().some((file) => readFileSync(file).includes(ready.key ?? ''))) await sleep(20)
      expect(files().map((file) => [file, statSync(file).mode & 0o777])).toEqual(files().map((file) => [file, 0o600]))
      expect(files().length).toBeGreaterThan(3)
    })
  })

  it('when nothing has changed, then a start shows no key and appends only the two events of its run', async () => {
    const before = eventsOf(data)
    await whileStarted({ data, git }, async (service) => {
      expect(service.ready.key).toBeNull()
      expect(await adoption(service, key)).toMatchObject({ mergedChanges: 2 })
    })
    const after = eventsOf(data)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length).map(({ type }) => type)).toEqual(['SyncStarted', 'SyncCompleted'])
  })

  it('when there is a new commit, then a start imports it and nothing else', async () => {
    writeHistory(git, { commits: [FIRST, SECOND, THIRD] })
    await whileStarted({ data, git }, async (service) => {
      expect(await adoption(service, key)).toEqual({
        mergedChanges: 3,
        assistedChanges: 1,
        notAssistedChanges: 1,
        untaggedChanges: 1,
      })
    })
    expect(observed(data)).toEqual({ CodeChangeObserved: 3, CodeChangeWithdrawn: 0 })
  })

  it('when the branch is rewritten, then what is gone is withdrawn', async () => {
    writeHistory(git, { commits: [FIRST, OTHER] })
    await whileStarted({ data, git }, async (service) => {
      expect(await adoption(service, key)).toEqual({
        mergedChanges: 2,
        assistedChanges: 1,
        notAssistedChanges: 0,
        untaggedChanges: 1,
      })
      const { body } = await clientOf(service.ready, key).aiEconomics.read()
      expect(body.adoption.taggedEvidence.map(({ reference }: { reference: string }) => reference)).toEqual(['#4'])
    })
    expect(observed(data)).toEqual({ CodeChangeObserved: 4, CodeChangeWithdrawn: 2 })
  })

  it('when what was withdrawn comes back, then it counts again', async () => {
    writeHistory(git, { commits: [FIRST, SECOND, THIRD] })
    await whileStarted({ data, git }, async (service) => {
      expect(await adoption(service, key)).toMatchObject({ mergedChanges: 3, notAssistedChanges: 1 })
    })
    expect(observed(data)).toEqual({ CodeChangeObserved: 6, CodeChangeWithdrawn: 3 })
  })

  it('then no event has the key', () => {
    expect(JSON.stringify(eventsOf(data))).not.toContain(key)
  })
})

/** Runs a line in bash as it was pasted; what it prints is JSON. */
const pasted = (line: string, env: Record<string, string> = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    execFile('bash', ['-c', line], { env: environment(env) }, (error, stdout, stderr) =>
      error === null ? resolve(JSON.parse(stdout)) : reject(new Error(`${line}: ${stderr}`)),
    )
  })

describe('given a start without --json', () => {
  const { git, folder } = place(FIRST, SECOND)

  const started = async (env: Record<string, string> = {}) => {
    const process = launch(['start', '--port', '0'], { cwd: git, env })
    const last = await process.stdout.first((line) => line.startsWith('Stop with'))
    expect(last).toBe('Stop with Ctrl-C.')
    return { process, lines: process.stdout.all() }
  }
  const answers = async (lines: readonly string[], env?: Record<string, string>) => {
    const curls = lines.filter((line) => line.startsWith('curl '))
    expect(curls).toHaveLength(3)
    const [center, economics, connections] = await Promise.all(curls.map((line) => pasted(line, env)))
    return { center, economics, connections }
  }
  const numbers = {
    economics: { adoption: { mergedChanges: 2, assistedChanges: 1 } },
    connections: { connections: [{ records: 2 }] },
    center: { flow: { output: { mergedChanges: 2 } } },
  }
  let key = ''

  it('when it is the first, then it shows the key once and three curl lines that show numbers as pasted', async () => {
    const { process, lines } = await started()
    expect(lines).toContain('Imported repository, branch main: 2 new or changed, 0 unchanged, 0 withdrawn.')
    const shown = lines.filter((line) => line.startsWith('Key, shown only this once:'))
    key = shown[0]?.split(/\s+/).at(-1) ?? ''
    expect(key).toMatch(/^wdi_live_/)
    expect(shown).toHaveLength(1)
    expect(await answers(lines)).toMatchObject(numbers)
    expect(await process.end('SIGINT')).toMatchObject({ code: 0, stderr: '' })
    // The default data folder stands where the command was run.
    expect(statSync(join(git, 'data', 'events.db')).isFile()).toBe(true)
  })

  it('when it is the second, then the lines take the key from the environment', async () => {
    const { process, lines } = await started()
    expect(lines.join('\n')).not.toContain('wdi_live_')
    expect(await answers(lines, { WDI_KEY: key })).toMatchObject(numbers)
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  })

  it('when the history is older than the plan looks back, then the lines still show what there is', async () => {
    // A reporting window of 1,100 days: an older period is refused, and the lines must not ask for one.
    const git = join(folder, 'old')
    writeHistory(git, { commits: [{ ...FIRST, at: '2011-03-01T10:00:00Z' }] })
    const process = launch(['start', '--port', '0', '--git', git, '--data', join(folder, 'old-data')])
    await process.stdout.first((line) => line.startsWith('Stop with'))
    const lines = process.stdout.all()
    expect(lines.find((line) => line.startsWith('The newest commit is of 2011-03-01.'))).toMatch(
      /Reports begin at \d{4}-\d{2}-\d{2}, as the plan allows, so they show no commit\.$/,
    )
    const { economics, connections } = await answers(lines)
    expect(economics).toMatchObject({ adoption: { mergedChanges: 0 } })
    expect(connections).toMatchObject({ connections: [{ records: 1 }] })
    await process.end('SIGTERM')
  })
})

const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script') ? it : it.skip

describe('given somebody who reads the output', () => {
  const { git, data, folder } = place(FIRST, SECOND)

  hasTerminal('when it is started in a terminal, then there is a bar, and Ctrl-C stops it with 0', async () => {
    const line = `exec ${process.execPath} ${builtProgram} start --port 0 --git ${git} --data ${join(folder, 'watched')}`
    const terminal = spawn('/usr/bin/script', ['-qec', line, '/dev/null'], { env: environment({ TERM: 'xterm' }) })
    const watching = watched(terminal)
    await watching.stdout.first((said) => said.includes('Stop with Ctrl-C.'))
    expect(watching.stdout.text()).toMatch(/Importing commits \[=*-*\] 2 of 2/)
    terminal.stdin.write('\x03')
    expect(await watching.ended).toMatchObject({ code: 0 })
  })

  it('when the reader of its output goes away, then it keeps serving', async () => {
    const process = launch(['start', '--json', '--port', '0', '--git', git, '--data', data])
    process.stopReading()
    await process.stderr.first((line) => line.startsWith('Imported'))
    // Once it has told its key, or tried to, it keeps the secret no longer.
    const isTold = () =>
      countByType(eventsOf(data))['ApiKeyIssued'] === 1 &&
      rowsOf(data, 'registry.db', 'SELECT 1 FROM unshown_key').length === 0
    while (!isTold() && !process.hasEnded()) await sleep(20)
    await sleep(100)
    expect(process.hasEnded()).toBe(false)
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})

describe('given a folder without a git history', () => {
  const cwd = freshFolder()

  it('when it is started there, then it imports a sample, says so, and shows numbers', async () => {
    const { process, ready } = await startService({ cwd, data: 'data' })
    expect(process.stderr.text()).toMatch(/no git history here \(\S+\): importing a small sample/)
    const { body } = await clientOf(ready, ready.key).aiEconomics.read()
    expect(body.adoption).toMatchObject({ mergedChanges: 56 })
    expect(body.adoption.assistedChanges).toBeGreaterThan(0)
    const connections = await clientOf(ready, ready.key).connections.list()
    // 56 changes and 2 releases.
    expect(connections.body.connections).toMatchObject([{ label: 'sample', health: 'healthy', records: 58 }])
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    const registered = eventsOf(join(cwd, 'data')).filter(({ type }) => type === 'ConnectionRegistered')
    expect(registered.map(({ data }) => data.sample)).toEqual([true])
  })

  it('when it is started again, then the sample is as it was', async () => {
    const before = eventsOf(join(cwd, 'data')).length
    await whileStarted({ cwd, data: 'data' }, ({ ready }) => expect(ready.key).toBeNull())
    expect(eventsOf(join(cwd, 'data'))).toHaveLength(before + 2)
  })

  it('when there is a repository without a commit, then it is a sample too', async () => {
    const folder = freshFolder()
    writeHistory(folder, { commits: [] })
    await whileStarted({ cwd: folder, data: 'data' }, ({ process }) => expect(process.stderr.text()).toMatch(/sample/))
  })
})

describe('given a history of some size', () => {
  it('when it is stopped in the midst of the import, then it ends at once with 0, and the next start completes it', async () => {
    const folder = freshFolder()
    const git = join(folder, 'large.git')
    mkdirSync(git)
    await makeLargeHistory(git, { commits: 3_000, seed: 7, until: new Date(Date.now() - day) })
    /** The data folder of a start that was stopped; one that serves by then was stopped too late, and does not count. */
    const stopped = async (tries = 0): Promise<string> => {
      const data = join(folder, `data${tries}`)
      const first = launchStart({ data, git, env: { WDI_LOG: 'debug' } })
      await first.stderr.first((line) => line.includes('"phase":"import"'))
      const { code, stdout } = await first.end('SIGTERM')
      expect(code).toBe(0)
      return stdout === '' || tries === 20 ? data : stopped(tries + 1)
    }
    const data = await stopped()

    const { process, ready } = await startService({ data, git })
    expect(ready.key).not.toBeNull()
    expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    const events = eventsOf(data)
    const facts = events.filter(({ type }) => type === 'CodeChangeObserved')
    expect(new Set(facts.map(({ metadata }) => metadata.entity.key)).size).toBe(facts.length)
    // The run that was broken off is gone on with; it was over already where the signal came too late for that.
    const { ConnectionRegistered, SyncStarted, SyncCompleted } = countByType(events)
    expect(ConnectionRegistered).toBe(1)
    expect(SyncCompleted).toBe(SyncStarted)
  })

  it('when two are started on one data folder, then both serve the same', async () => {
    const { git, data } = place(FIRST, SECOND)
    const one = await startService({ data, git })
    const other = await startService({ data, git })
    const key = one.ready.key ?? ''
    expect(other.ready.key).toBeNull()
    expect(await adoption(other, key)).toEqual(await adoption(one, key))
    await one.process.end('SIGTERM')
    // The one that is left folds what comes.
    writeHistory(git, { commits: [FIRST, SECOND, THIRD] })
    await whileStarted({ data, git }, async () => {
      expect(await adoption(other, key)).toMatchObject({ mergedChanges: 3 })
    })
    await other.process.end('SIGTERM')
    await expect(readyLine(launchStart({ data, git, args: ['--bogus'] }))).rejects.toThrow('--bogus')
  })
})
