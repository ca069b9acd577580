import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { writeHistory } from '#test/support/git/history'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'
import { environment, launch, project, run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const HISTORY = { commits: [{ name: 'first', at: '2026-01-10T10:00:00Z', message: 'First (#1)\n' }] }

/** The variables that npm sets for a script of this package, called in another folder than the package's own. */
const byNpm = (script: string, from: string) => ({
  npm_package_json: join(project, 'package.json'),
  npm_lifecycle_event: script,
  INIT_CWD: from,
})

/** A hint as it is pasted into the shell in which it was printed. */
const pasted = (line: string, cwd: string): Promise<{ readonly code: number; readonly stdout: string }> =>
  new Promise((resolve) => {
    execFile('bash', ['-c', line], { cwd, env: environment() }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout }),
    )
  })
const hintIn = (text: string): string => /`(npx [^`]+)`/.exec(text)?.[1] ?? ''

describe('given a start by npm from another folder', () => {
  it('when it is started, then paths are those of that folder, and it says which repository it took', async () => {
    const from = at('elsewhere')
    mkdirSync(join(from, 'below'), { recursive: true })
    writeHistory(from, HISTORY)
    const started = launch(['start', '--port', '0', '--data', 'my-data'], {
      cwd: project,
      env: byNpm('start', join(from, 'below')),
    })
    await started.stdout.first((line) => line.startsWith('Stop with'))
    expect(started.stdout.all()).toContain(`Repository ${from}`)
    expect(contentOf(join(from, 'below', 'my-data'))).not.toBe('nothing')
    await started.end('SIGTERM')
  })
  it('when npm runs the script of another package, then paths are those of the working directory', async () => {
    const { stderr } = await run(['status'], {
      cwd: folder,
      env: { ...byNpm('start', project), npm_package_json: at('package.json') },
    })
    expect(stderr).toContain(`nothing is stored in ${at('data')}`)
  })
})

describe('given a hint', () => {
  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--data', at('with data')])
  })
  it('when it is pasted where it was printed, then it does what it says, on the same data', async () => {
    const args = ['key', 'list', '--workspace', 'acme/elsewhere', '--data', 'with data']
    const { stderr } = await run(args, { cwd: folder })
    const hint = hintIn(stderr)
    expect(hint).toBe(`npx --no --prefix ${project} wdi workspace create acme/elsewhere --data 'with data'`)
    expect(await pasted(hint, folder)).toMatchObject({ code: 0 })
    expect(await run(args, { cwd: folder })).toMatchObject({ code: 0 })
  })
  it('when it is printed in the folder of the program, then npx finds it by its name', async () => {
    const { stderr } = await run(['status', '--data', at('nothing')], { cwd: join(project, 'docs') })
    expect(hintIn(stderr)).toBe(`npx --no wdi start --data ${at('nothing')}`)
    expect(await pasted('npx --no wdi status --help', join(project, 'docs'))).toMatchObject({ code: 0 })
  })
})

describe('given a service that runs', () => {
  it('when it says what to try, then each answers as pasted, by curl and indented by wdi, and no date is to come', async () => {
    const started = launch(['start', '--sample', '--port', '0', '--data', 'sample'], { cwd: folder })
    await started.stdout.first((line) => line.startsWith('Stop with'))
    const lines = started.stdout.all()
    const curls = lines.filter((line) => line.startsWith('curl '))
    const asks = lines.filter((line) => / wdi ask /.test(line))
    expect([curls.length, asks.length]).toEqual([4, 4])
    for (const [, end = ''] of curls.join('\n').matchAll(/end=(\S+?)&/g))
      expect(end <= new Date().toISOString().slice(0, 10)).toBe(true)
    const { stdout: compact } = await pasted(curls[1] ?? '', folder)
    const { code, stdout: said } = await pasted(asks[1] ?? '', folder)
    expect([code, JSON.parse(said)]).toEqual([0, JSON.parse(compact)])
    expect(JSON.parse(said).report.rows.length).toBeGreaterThan(0)
    expect(said).toContain('\n  "')

    const url = /--url (\S+)/.exec(asks[0] ?? '')?.[1] ?? ''
    const key = /WDI_KEY=(\S+)/.exec(asks[0] ?? '')?.[1] ?? ''
    const of = ['--workspace', 'agency/sample', '--url', url]
    const program = [process.execPath, join(project, 'dist/program/main.js'), 'ask', 'api-keys', ...of].join(' ')
    expect(await pasted(`echo ${key} | ${program} --key -`, folder)).toMatchObject({ code: 0 })
    // Without --url the service is found by its data folder, for as long as it runs.
    const file = join(folder, 'sample', 'service.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const found = ['ask', 'api-keys', '--workspace', 'agency/sample', '--data', join(folder, 'sample')]
    expect(await run(found, { env: { WDI_KEY: key } })).toMatchObject({ code: 0 })
    for (const [args, code, words] of [
      [['ask', 'api-keys', ...of], 2, /environment variable WDI_KEY/],
      [
        ['ask', 'forensics', ...of],
        2,
        /projectId is missing: give a project's name or id; `npx [^`]*wdi project list --workspace agency\/sample` shows them/,
      ],
      [['ask', 'nothing', ...of], 2, /there is no operation nothing: choose one of apiKeys\.list/],
      [
        ['ask', 'api-keys', ...of, '--key', 'wrong'],
        1,
        /answered with 401: [^\n]*\(unauthenticated, request [^\n]+\)\n$/,
      ],
      [
        ['ask', 'api-keys', '--workspace', 'a1/b1', '--url', 'http://127.0.0.1:1', '--key', 'x'],
        1,
        /no service answers/,
      ],
    ] as const) {
      const ended = await runInProcess(args)
      expect([args, ended.code, ended.stderr]).toEqual([args, code, expect.stringMatching(words)])
    }
    await started.end('SIGTERM')
    expect(existsSync(file)).toBe(false)
  })
})

describe('given a workspace with things of the same name', () => {
  const data = at('lists')
  const of = (...args: readonly string[]): string[] => [...args, '--workspace', 'acme/website', '--data', data]
  // biome-ignore lint/suspicious/noExplicitAny: what a list holds is for the test to say
  const listed = (name: string): Promise<any> => runJson(of(name, 'list'))
  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--project', 'Shop', '--data', data])
    await runJson(of('client', 'add', 'Bolt'))
    await runJson(of('project', 'add', 'Shop', '--client', 'Bolt'))
    writeHistory(at('code'), HISTORY)
    writeHistory(at('other/code'), { commits: [{ name: 'other', at: '2026-01-11T10:00:00Z', message: 'Other\n' }] })
    const { projects } = await listed('project')
    for (const path of ['code', 'other/code']) await runJson(of('import', 'git', at(path), '--project', projects[0].id))
  })

  it('when they are listed, then each has its id and the members that distinguish it', async () => {
    const { projects } = await listed('project')
    expect(projects).toMatchObject([
      { name: 'Shop', client: 'First client', status: 'active' },
      { name: 'Shop', client: 'Bolt', status: 'active' },
    ])
    expect((await listed('client')).clients).toMatchObject([
      { name: 'First client' },
      { name: 'Bolt', archived: false },
    ])
    expect((await listed('member')).members).toMatchObject([{ name: 'Ada', role: 'owner', dataAccess: { all: true } }])
    expect((await listed('connection')).connections).toMatchObject([
      { name: 'code', provider: 'git', state: 'read' },
      { name: 'code', provider: 'git', state: 'read' },
    ])
    const { stdout } = await run(of('project', 'list'))
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/ {2,}/).slice(1)),
    ).toEqual([
      ['Shop', 'active', 'First client'],
      ['Shop', 'active', 'Bolt'],
    ])
  })

  it('when a name means several, then one error lists them, and nothing is appended', async () => {
    for (const command of [
      ['project', 'rename', 'Shop', 'Web'],
      ['import', 'git', at('code'), '--project', 'Shop'],
    ]) {
      const ended = await runInProcess(of(...command))
      expect(ended).toMatchObject({ code: 1, stdout: '' })
      expect(ended.stderr).toMatch(/^wdi: more than one project is called Shop: .*of First client.*of Bolt.*\n$/)
    }
    const { stderr } = await runInProcess(of('connection', 'pause', 'code'))
    expect(stderr).toMatch(/^wdi: more than one connection is called code: [^\n]*\n$/)
  })

  it('when a connection or a key is named, then the name does what its id does', async () => {
    const [first] = (await listed('connection')).connections
    await runJson(of('connection', 'remove', first.id))
    expect(await runJson(of('connection', 'pause', 'code'))).toMatchObject({ changed: true })
    const states = (await listed('connection')).connections.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['removed', 'paused'])

    const { id } = await runJson<{ id: string }>(of('key', 'issue', '--name', 'dashboard'))
    expect(await runJson(of('key', 'revoke', 'dashboard'))).toEqual({ id, already: false })
    expect(await runJson(of('key', 'revoke', 'dashboard'))).toEqual({ id, already: true })
    for (const _ of [1, 2]) await runJson(of('key', 'issue', '--name', 'twin'))
    expect((await runInProcess(of('key', 'revoke', 'twin'))).stderr).toMatch(
      /^wdi: more than one key is called twin: .*\n$/,
    )
  })
})
