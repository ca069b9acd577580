import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { writeHistory } from '#test/support/git/history'
import { countByType, eventsOf } from '#test/support/process/events'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { upToDate } from '#test/support/process/pairs'
import { type Ended, launch, run, runAll, runJson } from '#test/support/process/program'
import { ask, readyLine, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const day = 86_400_000
const ago = (days: number): string => `${new Date(Date.now() - days * day).toISOString().slice(0, 19)}Z`
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

const FIRST = { name: 'first', at: ago(40), message: 'First (#1)\n\nMade-with: Cursor\n' }
const SECOND = { name: 'second', at: ago(30), message: 'Second (#2)\n' }
const git = at('repository')
writeHistory(git, { commits: [FIRST, SECOND] })

describe('given any command', () => {
  // What the help of every other command says is tried in test/cli/help.test.ts, without a process for each.
  const examples: readonly (readonly [string, string])[] = [
    ['--help', 'start'],
    ['start --help', 'start'],
    ['import git --help', 'import git'],
  ]
  const never = at('never')
  // How every other mistake is refused is tried in test/cli/refused.test.ts.
  const mistakes: readonly (readonly [string, RegExp])[] = [
    [`start --port 70000 --data ${never}`, /Expected a port: a number from 0 to 65535/],
  ]
  const ended = new Map<string, Ended>()
  beforeAll(async () => {
    const lines = [...examples, ...mistakes].map(([line]) => line)
    for (const [i, one] of (await runAll(lines.map((line) => [line.split(' ')]))).entries())
      ended.set(lines[i] ?? '', one)
  })

  it.each(examples)('when run as %j, then its help shows an example of %j', (line, command) => {
    expect(ended.get(line)).toEqual({ code: 0, signal: null, stderr: '', stdout: expect.any(String) })
    expect(ended.get(line)?.stdout).toMatch(new RegExp(`Example:\n  npx --no wdi ${command} ?.*\n( {6}.*\n)*$`))
  })

  it('when the help of start is shown, then it names its defaults', () => {
    const help = ended.get('start --help')?.stdout.replace(/\s+/g, ' ')
    for (const told of ['(default: 8080)', '(default: "127.0.0.1")', '(default: "./data")', '0 for a free one'])
      expect(help).toContain(told)
  })

  it.each(mistakes)('when run as %j, then it ends with 2 and one line says %s', (line, words) => {
    expect(ended.get(line)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
    expect(ended.get(line)?.stderr).toMatch(words)
    expect(contentOf(never)).toBe('nothing')
  })
})

describe('given a workspace, two servers and a worker, each a process of its own', () => {
  const data = at('data')
  const ofWorkspace = ['--workspace', 'acme/website', '--data', data]
  const inData = (...args: readonly string[]): string[] => [...args, '--data', data]
  type Issued = { readonly id: string; readonly key: string }

  it('when a key is made, a repository imported and the key revoked, then both servers see it at once', async () => {
    const work = launch(inData('work', '--json'))
    // It takes signals from its first line on.
    await readyLine(work)
    const servers = [0, 1].map(() => launch(inData('serve', '--no-worker', '--port', '0', '--json')))
    const urls = await Promise.all(
      servers.map(async (server) => {
        const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
        return workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
      }),
    )
    const all = (path: string, key: string) => Promise.all(urls.map((url) => ask(url + path, key)))

    const created = await runJson(inData('workspace', 'create', 'acme/website', '--name', 'Site', '--owner', 'Ada'))
    expect(created).toEqual({ workspaceId: uuid, ownerId: uuid, projectId: uuid })
    const issued = await runJson<Issued>(['key', 'issue', '--name', 'one', ...ofWorkspace])
    expect(issued).toEqual({ id: uuid, key: expect.stringMatching(/^wdi_live_/) })
    // Before there is evidence, what is counted is unknown, and a server says so.
    expect((await all('/connections', issued.key)).map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [200, expect.objectContaining({ connections: [] })]),
    )

    const imported = await runJson(['import', 'git', git, ...ofWorkspace])
    expect(imported).toEqual({
      connectionId: uuid,
      container: expect.stringMatching(/^git:[0-9a-f]{12}$/),
      branch: 'main',
      counts: { accepted: 2, unchanged: 0, withdrawn: 0, rejected: 0 },
    })
    for (const { status, body } of await all('/ai-economics', issued.key)) {
      expect(status).toBe(200)
      expect(body.adoption).toMatchObject({
        mergedChanges: 2,
        assistedChanges: 1,
        tools: [{ tool: 'cursor', changes: 1 }],
      })
    }
    const [keys] = await all('/settings/api-keys', issued.key)
    expect(keys?.body.keys).toMatchObject([{ id: issued.id, status: 'active', createdBy: 'Ada' }])

    const other = await runJson<Issued>([
      'key',
      'issue',
      '--name',
      'two',
      '--scopes',
      'ai-economics:read',
      ...ofWorkspace,
    ])
    expect((await all('/connections', other.key)).map(({ status }) => status)).toEqual([403, 403])
    expect((await all('/ai-economics', other.key)).map(({ status }) => status)).toEqual([200, 200])

    expect(await runJson(['key', 'revoke', issued.id, ...ofWorkspace])).toEqual({ id: issued.id, already: false })
    expect((await all('/connections', issued.key)).map(({ status }) => status)).toEqual([401, 401])
    expect(await runJson(['key', 'revoke', issued.id, ...ofWorkspace])).toEqual({ id: issued.id, already: true })
    expect((await all('/ai-economics', other.key)).map(({ status }) => status)).toEqual([200, 200])

    const list = await runJson<{ keys: readonly unknown[] }>(['key', 'list', ...ofWorkspace])
    expect(list.keys).toMatchObject([
      { name: 'one', status: 'revoked' },
      { name: 'two', status: 'active' },
    ])
    expect(JSON.stringify(list)).not.toContain(other.key)

    // What is acknowledged holds when every process is another one.
    for (const process of [...servers, work]) expect(await process.end('SIGTERM')).toMatchObject({ code: 0 })
    const again = launch(inData('serve', '--no-worker', '--port', '0', '--json'))
    const { baseUrl } = await readyLine<{ baseUrl: string }>(again)
    const url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
    expect((await ask(`${url}/connections`, issued.key)).status).toBe(401)
    expect((await ask(`${url}/ai-economics`, other.key)).status).toBe(200)
    expect(await again.end('SIGINT')).toMatchObject({ code: 0 })
  })

  it('when no worker runs, then an import folds by itself, and a second one appends only its run', async () => {
    writeHistory(git, { commits: [FIRST, SECOND, { name: 'third', at: ago(20), message: 'Third (#3)\n' }] })
    const counts = async () => (await runJson<{ counts: object }>(['import', 'git', git, ...ofWorkspace])).counts
    expect(await counts()).toEqual({ accepted: 1, unchanged: 2, withdrawn: 0, rejected: 0 })
    const before = eventsOf(data)
    expect(await counts()).toEqual({ accepted: 0, unchanged: 3, withdrawn: 0, rejected: 0 })
    expect(
      eventsOf(data)
        .slice(before.length)
        .map(({ type }) => type),
    ).toEqual(['SyncStarted', 'SyncCompleted'])
  })

  it('when asked for its status, then all is folded', async () => {
    expect(await runJson(inData('status'))).toMatchObject({
      upToDate: true,
      workspaces: [
        {
          workspace: 'acme/website',
          plan: 'scale',
          connections: [{ label: 'repository', branch: 'main', health: 'healthy' }],
        },
      ],
    })
    const { stdout } = await run(inData('status'))
    expect(stdout).toMatch(
      /^Up to date: reports show all events up to .*\nacme\/website \(plan scale\)\n {2}repository, branch main: healthy\n$/,
    )
  })

  it.each([
    ['workspace create acme/website', 1, /already exists/],
    ['key list --workspace acme/elsewhere', 1, /there is no workspace acme\/elsewhere/],
    ['key revoke 00000000-0000-4000-8000-000000000000 --workspace acme/website', 1, /there is no key 00000000-/],
    [
      `import git ${git} --workspace acme/website --project Nothing`,
      1,
      /there is no project Nothing: there is .*First project/,
    ],
  ])('when %j does not fit what is there, then nothing is appended', async (line, code, words) => {
    const before = eventsOf(data).length
    const ended = await run(inData(...line.split(' ')))
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
    expect(ended.stderr).toMatch(words)
    expect(eventsOf(data)).toHaveLength(before)
  })

  it('when the documents are removed, then a worker folds them again from the log', async () => {
    const before = countByType(eventsOf(data))
    for (const file of ['read.db', 'read.db-wal', 'read.db-shm']) rmSync(join(data, file), { force: true })
    const work = launch(inData('work', '--json'))
    await upToDate({ data, env: {} }, work)
    expect(await work.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(await runJson(inData('status'))).toMatchObject({
      upToDate: true,
      workspaces: [{ workspace: 'acme/website' }],
    })
    expect(countByType(eventsOf(data))).toEqual(before)
  })

  it('when the log is older than the documents, then one line says so, and nothing is appended', async () => {
    const log = new Database(join(data, 'events.db'))
    const cut = log.prepare('SELECT max(position) - 3 FROM events').pluck().get()
    log.prepare('DELETE FROM events WHERE position > ?').run(cut)
    // A backup knows of no later positions.
    log.prepare(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'events'`).run(cut)
    log.exec('UPDATE streams SET revision = (SELECT max(revision) FROM events WHERE stream = streams.id)')
    log.close()
    const before = eventsOf(data).length
    const running = [
      ['work'],
      ['start', '--git', git, '--port', '0'],
      ['import', 'git', git, '--workspace', 'acme/website'],
      ['key', 'issue', '--name', 'late', '--workspace', 'acme/website'],
    ].map((line) => run(inData(...line)))
    for (const ended of await Promise.all(running))
      expect(ended).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^wdi: [^\n]+past the end of the event log[^\n]+\n$/),
      })
    expect(eventsOf(data)).toHaveLength(before)
  })
})
