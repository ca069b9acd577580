import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hermetic } from '#test/support/git/run'
import { machineClock } from '#test/support/hosts/clock'
import { deliveredUpTo, metUpTo } from '#test/support/hosts/delivered'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { freshFolder } from '#test/support/process/folders'
import { environment, project, type Running, watched } from '#test/support/process/program'
import { ask, type Ready, workspaceUrl } from '#test/support/process/service'

// Runs the commands of the README in a fresh clone, as they stand there, in order. The rules:
// - each line of a block that is fenced as `sh` is one command, for bash, in the clone's root;
// - `npm ci` is done by giving the clone the packages of this checkout; what follows it has to build;
// - `/tmp/` is a folder of the test's own;
// - what starts the service is given `--port 0` where it names no port, and runs until it is ready. Then the curl lines
//   that it printed are run as pasted (with the key, where an earlier start has shown it, in WDI_KEY) and must show
//   numbers, and it is stopped with SIGTERM and must end with 0;
// - `wdi serve` is given `--port 0` where it names no port, and runs until all commands were run;
// - the key that `wdi key issue` prints is in WDI_KEY of the later commands on the same data folder;
// - a block that is fenced as `js <file>` is that file, with the address of the service that runs;
// - `npm test` and `npm run check` are left to the script that checks everything, which must have them;
// - `https://git.example.com` is a Gitea of this machine, and the variables of the walk that asks hosts are set;
// - every other command must end with 0;
// - a block that is fenced as `text prints` is what the commands of the block before print, where `…` stands for anything: for
//   any lines, if it is a line by itself.

/** An archive of the project cannot be cloned. */
const given = existsSync(join(project, '.git')) ? describe : describe.skip

const folder = freshFolder()
const clone = join(folder, 'clone')

/** The output that the README gives for each block of commands, by its first command. */
const printsOf = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/^```sh\n([^\n]*)\n[^`]*^```\n\n^```text prints\n([\s\S]*?)^```$/gm)].map(
      ([, first = '', text = '']) => [first, text],
    ),
  )

/** The form of a text in which `…` stands for anything. */
const formOf = (text: string): RegExp => {
  const lines = text.split('\n').map((line) =>
    line === '…'
      ? '(?:.*\\n)*?'
      : `${line
          .split('…')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*?')}\\n`,
  )
  return new RegExp(`^${lines.join('').replace(/\\n$/, '')}\\s*$`)
}

const commandsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => line.trim() !== '')

/** The programs that it shows, by their file. */
const programsOf = (markdown: string): readonly (readonly [file: string, text: string])[] =>
  [...markdown.matchAll(/^```js (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => [file, text])

const LEFT_TO_CI = ['npm test', 'npm run check']
const DEFAULT_URL = 'http://127.0.0.1:8080/api/v1'
const isStart = (line: string): boolean => /\bnpm start\b/.test(line)
const isServe = (line: string): boolean => /\bwdi serve\b/.test(line)
const dataOf = (command: string): string => /--data (\S+)/.exec(command)?.[1] ?? './data'

let gitea: LocalGitea
let calendar: LocalHost
const TOKEN = 'canary-token-of-a-host'
const CALENDAR = '/calendar/ical/team/canary-token-of-a-calendar/basic.ics'

/** Opens the hosts of the walk, with what a team did until the end of October. */
const openHosts = async (): Promise<void> => {
  const clock = machineClock()
  gitea = await openLocalGitea(clock)
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/repos/acme/shop', () => ({ body: gitea.repository }))
  deliveredUpTo('2026-10-30', gitea)
  calendar = await openLocalHost(clock)
  const body = metUpTo('2026-10-30')
  calendar.route('GET', CALENDAR, () => ({ headers: { 'content-type': 'text/calendar' }, body }))
}

/** The environment of all commands. */
const variables = (): Record<string, string> => ({
  XDG_CONFIG_HOME: join(folder, 'settings'),
  WDI_PRIVATE_HOSTS: `${gitea.host.name},${calendar.name}`,
  GITEA_TOKEN: TOKEN,
  TEAM_CALENDAR: `${calendar.address}${CALENDAR}`,
})

const prepared = (line: string): string => {
  const here = line
    .replaceAll('/tmp/', `${folder}/`)
    .replace('npm ci', 'true')
    .replace('https://git.example.com', gitea.host.address)
  if (isServe(line)) return line.includes('--port') ? here : `${here} --port 0`
  if (!isStart(line) || line.includes('--port')) return here
  return line.includes(' -- ') ? `${here} --port 0` : `${here} -- --port 0`
}

const bash = (command: string, env: Record<string, string> = {}): Promise<{ stdout: string; stderr: string }> =>
  new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-c', command],
      { cwd: clone, env: environment({ ...variables(), ...env }) },
      (error, stdout, stderr) =>
        error === null ? resolve({ stdout, stderr }) : reject(new Error(`${command}\n${stdout}${stderr}`)),
    )
  })

/** The service itself, below the shell and npm that it was started through. */
const serviceBelow = async ({ pid }: ChildProcess): Promise<number> => {
  const { stdout } = await bash('ps -A -o pid= -o ppid= -o args=')
  const processes = stdout.split('\n').map((line) => {
    const [own = '', parent = '', ...args] = line.trim().split(/\s+/)
    return { own: Number(own), parent: Number(parent), args: args.join(' ') }
  })
  const below = new Set([pid])
  // A child has been listed before its parent where numbers have begun anew.
  for (let known = 0; known < below.size; ) {
    known = below.size
    for (const { own, parent } of processes) if (below.has(parent)) below.add(own)
  }
  const service = processes.find(({ own, args }) => below.has(own) && /^\S*node .*main\.js start/.test(args))
  if (service === undefined) throw new Error(`no service runs below ${pid}:\n${stdout}`)
  return service.own
}

/** The output of commands, in order; addresses and folders as the README has them. */
const outputs: { readonly command: string; readonly text: string }[] = []
const keep = (command: string, text: string): void => {
  outputs.push({
    command,
    text: text.replaceAll(`${folder}/`, '/tmp/').replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:8080'),
  })
}

/** Keys that were shown, by the data folder in which they are valid. */
const keys = new Map<string, string>()

const start = async (line: string, command: string): Promise<void> => {
  const child = spawn('bash', ['-c', command], {
    cwd: clone,
    env: environment(variables()),
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, all of which can be ended where the test fails.
    detached: true,
  })
  try {
    await checkStarted(line, command, watched(child), () => serviceBelow(child))
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
}

const checkStarted = async (
  line: string,
  command: string,
  started: Running,
  service: () => Promise<number>,
): Promise<void> => {
  const isJson = command.includes('--json')
  const last = await started.stdout.first((line) => (isJson ? line.startsWith('{') : line.startsWith('Stop with')))
  const said = started.stdout.all()
  keep(line, `${said.join('\n')}\n`)
  expect({ command, last, stderr: last === undefined ? (await started.ended).stderr : '' }).toEqual({
    command,
    stderr: '',
    last: isJson ? expect.stringMatching(/"baseUrl"/) : expect.any(String),
  })
  const data = dataOf(command)
  if (isJson) {
    const ready = JSON.parse(last ?? '') as Ready
    expect(said).toEqual([last])
    const { status, body } = await ask(`${workspaceUrl(ready)}/connections`, ready.key ?? keys.get(data) ?? null)
    expect(status).toBe(200)
    expect(body.connections[0].records).toBeGreaterThan(0)
  } else {
    const shown = said.join('\n').match(/Key, shown only this once: {2}(\S+)/)?.[1]
    if (shown !== undefined) keys.set(data, shown)
    const curls = said.filter((line) => line.startsWith('curl '))
    expect(curls).toHaveLength(3)
    for (const curl of curls) {
      const { stdout } = await bash(curl, { WDI_KEY: keys.get(data) ?? '' })
      expect(JSON.parse(stdout)).not.toHaveProperty('error')
      expect(stdout).toMatch(/"(mergedChanges|records)":[1-9]|"status":"active"/)
    }
  }
  process.kill(await service(), 'SIGTERM')
  expect(await started.ended).toMatchObject({ code: 0, signal: null })
}

const readme = readFileSync(join(project, 'README.md'), 'utf8')
const programs = programsOf(readme)

/** Services that run until the end. */
const serving: { readonly child: ChildProcess; readonly ended: Running['ended'] }[] = []

const serve = async (shown: string, command: string): Promise<void> => {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  const child = spawn('bash', ['-c', command], {
    cwd: clone,
    env: environment(variables()),
    stdio: [...stdio],
    detached: true,
  })
  const running = watched(child)
  serving.push({ child, ended: running.ended })
  const line = await running.stdout.first((one) => one.startsWith('Serving '))
  expect(line).toEqual(expect.any(String))
  keep(shown, `${running.stdout.all().join('\n')}\n`)
  const baseUrl = String(line).replace('Serving ', '')
  for (const [file, text] of programs) writeFileSync(join(clone, file), text.replace(DEFAULT_URL, baseUrl))
}

/** The answer that each `wdi ask` of the README printed, by its command. */
const answers: { readonly command: string; readonly body: { readonly kpis: readonly Kpi[] } }[] = []
interface Kpi {
  readonly id: string
  readonly value: { readonly value: number } | null
  readonly evidenceCount: number
}

/** The output of each program of the README. */
const printed: string[] = []

const run = async (line: string, command: string): Promise<void> => {
  const data = dataOf(command)
  const isProgram = /^node \S+\.mjs$/.test(command)
  // A program asks the service that was started last.
  const presented = isProgram ? [...keys.values()].at(-1) : keys.get(data)
  const { stdout } = await bash(command, { WDI_KEY: presented ?? '' })
  keep(line, stdout)
  if (isProgram) printed.push(stdout)
  const key = command.includes('wdi key issue') ? /\bwdi_\S+/.exec(stdout)?.[0] : undefined
  if (key !== undefined) keys.set(data, key)
  if (command.includes('wdi ask')) answers.push({ command, body: JSON.parse(stdout) })
}

given('given a fresh clone', () => {
  beforeAll(async () => {
    await openHosts()
    await hermetic(folder, ['-c', 'safe.directory=*', 'clone', '--quiet', project, clone])
    for (const packages of ['node_modules', 'client/node_modules', 'console/node_modules'])
      symlinkSync(join(project, packages), join(clone, packages))
  })
  afterAll(async () => {
    for (const { child, ended } of serving) {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    }
    await gitea.host.close()
    await calendar.close()
  })
  const commands = commandsOf(readme)

  it('then its README has commands, and the first one starts everything', () => {
    expect(commands[0]).toBe('npm ci && npm start')
  })

  it.each(commands)('when %j is run, then it does what it says', async (line) => {
    if (LEFT_TO_CI.includes(line)) {
      expect(readFileSync(join(clone, '.ci', 'run'), 'utf8')).toMatch(new RegExp(`^ *step ${line}( -- .*)?$`, 'm'))
      return
    }
    const command = prepared(line)
    if (isStart(line)) await start(line, command)
    else if (isServe(line)) await serve(line, command)
    else await run(line, command)
  })

  const prints = printsOf(readme)
  it.each([...prints.keys()])('then the block that begins with %j has printed what stands below it', (first) => {
    const block = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text.trim().split('\n'))
    const lines = block.find(([one]) => one === first) ?? []
    const text = lines.map((line) => outputs.find(({ command }) => command === line)?.text).join('')
    const said = prints.get(first) ?? ''
    expect(text).toMatch(formOf(said.replaceAll('http://127.0.0.1:…', 'http://127.0.0.1:8080')))
  })
  it('then every block of commands but those left to CI says what it prints', () => {
    expect(prints.size).toBeGreaterThan(5)
  })

  it('then its program shows what is known, what is not, and an error with its field', () => {
    expect(printed).toEqual([expect.stringMatching(/^Delivery Investment: 77594 cents$/m)])
    expect(printed[0]).toMatch(/^Scope expansion: not known$/m)
    expect(printed[0]).toMatch(/^[1-9]\d* events in the audit trail$/m)
    expect(printed[0]).toContain("{ path: 'projectId', reason: 'invalid' }")
  })

  it('then what was not known before the three files of its walk were imported is known after', () => {
    const ofFiles = answers.filter(({ command }) => command.includes('wdi-files'))
    const investments = ofFiles.map(({ body }) => body.kpis.find(({ id }) => id === 'delivery_investment'))
    // 27,934 seconds at 100 EUR an hour.
    expect(investments).toMatchObject([
      { value: null, evidenceCount: 0 },
      { value: { value: 77_594 }, evidenceCount: 3 },
    ])
  })

  it('then the KPIs that its two hosts make known have values', () => {
    const [ofHosts] = answers.filter(({ command }) => command.includes('wdi-hosts'))
    const values = ofHosts?.body.kpis.map(({ id, value }) => [id, value?.value ?? null]) ?? []
    expect(Object.fromEntries(values)).toEqual({
      // Four meetings of an hour, each of two people at 100 EUR.
      delivery_investment: 80_000,
      delivery_output: 6,
      ai_net_gain: 48,
      scope_expansion: null,
      objectives: null,
    })
  })
})
