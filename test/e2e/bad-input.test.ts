import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { writeFormat } from '#sqlite/format'
import { objectPath, writeHistory } from '#test/support/git/history'
import { afterRewriting } from '#test/support/git/plain-history'
import { hermetic } from '#test/support/git/run'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { type Ended, type RunOptions, run, runAll, runJson } from '#test/support/process/program'
import { ask, whileStarted, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? it : it.skip

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/website', '--data', at('filled')])
  writeHistory(at('repository'), afterRewriting)
})

/** A data folder with a workspace in it, at rest. */
const filled = (name: string): string => {
  cpSync(at('filled'), at(name), { recursive: true })
  return at(name)
}

/** It could not be done: one line says why. */
const expectOneLine = (ended: Ended | undefined, words: RegExp): void => {
  const { code, stdout, stderr } = ended ?? {}
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
  expect(stderr).toMatch(words)
}

describe('given a repository that cannot be read', () => {
  const nobody: RunOptions = { user: NOBODY, cwd: '/' }
  const cases: readonly (readonly [name: string, words: RegExp, options?: RunOptions])[] = [
    ['nowhere', /no folder .*nowhere/],
    ['plain', /not a git repository/],
    ['empty', /no commit/],
    ['missing', /damaged .*fsck/],
    ['damaged', /damaged .*fsck/],
    ...(isRoot
      ? ([
          ['closed', /No permission to read/, nobody],
          ['of-another-user', /belongs to another user/, nobody],
        ] as const)
      : []),
  ]
  const bytes = () => ({ filled: contentOf(at('filled')), never: contentOf(at('never')) })
  let found: ReturnType<typeof bytes>
  const ended = new Map<string, Ended>()

  beforeAll(async () => {
    mkdirSync(at('plain'))
    writeHistory(at('empty'), { commits: [] })
    const [missing, damaged] = ['missing', 'damaged'].map((name) => writeHistory(at(name), afterRewriting))
    rmSync(objectPath(at('missing'), missing?.get('r0') ?? ''))
    writeFileSync(objectPath(at('damaged'), damaged?.get('r1') ?? ''), 'no longer an object')
    for (const name of ['closed', 'of-another-user']) writeHistory(at(name), afterRewriting)
    chmodSync(at('closed'), 0o700)

    found = bytes()
    const runs = cases.flatMap(([name, , options = {}]) => [
      [['start', '--git', at(name), '--port', '0', '--data', at('never')], options] as const,
      [['import', 'git', at(name), '--workspace', 'acme/website', '--data', at('filled')], options] as const,
    ])
    for (const [i, one] of (await runAll(runs)).entries())
      ended.set(`${i % 2 === 0 ? 'start' : 'import'} ${cases[Math.floor(i / 2)]?.[0]}`, one)
  })

  it.each(cases)('when it is %s, then a start and an import say %s', (name, words) => {
    for (const command of ['start', 'import']) expectOneLine(ended.get(`${command} ${name}`), words)
  })

  it('then none of them has made a data folder, or changed a byte of one', () => {
    expect(bytes()).toEqual(found)
    expect(found.never).toBe('nothing')
  })

  asRoot('when it stands where start is run, then no sample takes its place', async () => {
    const cwd = at('of-another-user')
    expectOneLine(await run(['start', '--port', '0', '--data', at('never')], { cwd, user: NOBODY }), /another user/)
    expect(contentOf(at('never'))).toBe('nothing')
  })
})

describe('given a port where something listens already', () => {
  const server = createServer()
  let port = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = String((server.address() as AddressInfo).port)
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('when started there, then one line says so and nothing was made', async () => {
    const starts = await runAll([
      [['start', '--git', at('repository'), '--port', port, '--data', at('never')]],
      [['start', '--port', port, '--data', at('never')], { cwd: at('plain') }],
      [['serve', '--port', port, '--data', at('never')]],
    ])
    for (const started of starts)
      expectOneLine(started, /cannot listen on 127\.0\.0\.1 port \d+ \(the port is in use\)/)
    expect(contentOf(at('never'))).toBe('nothing')
  })

  it('when started there on data that is there, then it stays as it was', async () => {
    const data = filled('at-rest')
    const before = contentOf(data)
    expectOneLine(await run(['start', '--git', at('repository'), '--port', port, '--data', data]), /the port is in use/)
    expect(contentOf(data)).toEqual(before)
  })

  it('when the host is no address of this machine, then one line says so', async () => {
    const ended = await run(['serve', '--host', '203.0.113.1', '--port', '0', '--data', at('never')])
    expectOneLine(ended, /cannot listen on 203\.0\.113\.1/)
    expect(contentOf(at('never'))).toBe('nothing')
  })
})

const START = () => ['start', '--git', at('repository'), '--port', '0']
const IMPORT = () => ['import', 'git', at('repository'), '--workspace', 'acme/website']

describe('given a data folder that cannot be used', () => {
  const refuses = async (
    data: string,
    commands: readonly (readonly string[])[],
    words: RegExp,
    options: RunOptions = {},
  ): Promise<void> => {
    const before = contentOf(data)
    const runs = commands.map((command) => [[...command, '--data', data], options] as const)
    for (const ended of await runAll(runs)) expectOneLine(ended, words)
    expect(contentOf(data)).toEqual(before)
  }

  it.each([
    ['events.db', [['work'], ['workspace', 'create', 'acme/other']], 'restore a backup .*; do not remove events.db'],
    ['read.db', [['serve', '--port', '0'], IMPORT()], 'to go back .* remove read.db, read.db-wal and read.db-shm'],
    ['registry.db', [START(), ['status']], 'restore a backup .*; do not remove registry.db'],
  ])('when its %s is of a newer version, and says how to go back', async (file, commands, remedy) => {
    const data = filled(`newer-${file}`)
    const newer = new Database(join(data, file))
    writeFormat(newer, 99)
    newer.close()
    // A newer version folds other documents, too: they must not be dropped on the way to the refusal.
    const read = new Database(join(data, 'read.db'))
    read.exec("UPDATE shape SET shape = 'newer'")
    read.close()
    await refuses(data, commands, new RegExp(`${file} was written by a newer version .*upgrade, or ${remedy}`))
  })

  it.each([
    ['events.db', [['work'], START()], /restore events.db from your newest backup/],
    ['read.db', [['serve', '--port', '0'], IMPORT()], /remove read.db, read.db-wal and read.db-shm/],
    ['registry.db', [START(), ['status']], /restore registry.db from your newest backup/],
  ])('when one bit of the version of its %s was damaged', async (file, commands, remedy) => {
    const data = filled(`damaged-version-${file}`)
    const bytes = readFileSync(join(data, file))
    bytes.writeUInt8(bytes.readUInt8(62) ^ 1, 62)
    writeFileSync(join(data, file), bytes)
    await refuses(data, commands, new RegExp(`${file} is damaged.*${remedy.source}`))
  })

  it('when it is a file', async () => {
    writeFileSync(at('data-file'), 'no folder')
    expectOneLine(await run([...START(), '--data', at('data-file')]), /data-file cannot be made/)
  })

  it('when something else is in its place', async () => {
    const data = filled('foreign')
    writeFileSync(join(data, 'events.db'), 'This is no database. '.repeat(100))
    await refuses(data, [START(), ['status']], /is damaged, or not a data file of this service/)
  })

  asRoot('when this user may not write it', async () => {
    const data = filled('not-mine')
    chmodSync(data, 0o755)
    await hermetic(folder, ['config', '--file', at('.gitconfig'), 'safe.directory', '*'])
    const options = { user: NOBODY, cwd: '/', env: { HOME: folder } }
    await refuses(data, [START(), ['key', 'list', '--workspace', 'acme/website']], /not-mine.*may be written/, options)
    mkdirSync(at('closed-parent'))
    const ended = await run(['work', '--data', join(at('closed-parent'), 'data')], { user: NOBODY, cwd: '/' })
    expectOneLine(ended, /cannot be made/)
  })

  it('when nothing was ever stored there, then what only reads makes nothing', async () => {
    const commands = [IMPORT(), ['status'], ['key', 'list', '--workspace', 'acme/website']]
    await refuses(at('never'), commands, /nothing is stored in .*never/)
    expect(contentOf(at('never'))).toBe('nothing')
  })
})

describe('given a shallow clone', () => {
  it('when it is imported, then one line says so, and it covers what it has', async () => {
    writeHistory(at('deep'), afterRewriting)
    await hermetic(folder, ['clone', '--quiet', '--depth', '2', `file://${at('deep')}`, at('shallow')])
    const data = at('shallow-data')
    await whileStarted({ git: at('shallow'), data }, async ({ process, ready }) => {
      const said = process.stderr.all()
      expect(said.filter((line) => /shallow/.test(line) && !/^(Imported|Repository) /.test(line))).toEqual([
        expect.stringMatching(/^This is a shallow clone: .*--unshallow/),
      ])
      expect(said).toHaveLength(3)
      const { body } = await ask(`${workspaceUrl(ready)}/connections`, ready.key)
      const [{ coverage }] = body.connections
      // The clone's edge is the commit before the last, of 2024-05-02.
      expect(coverage[0]).toMatchObject({ kind: 'code_change', from: expect.stringMatching(/^2024-05-02T/) })
    })
  })
})

describe('given a process that runs', () => {
  it('when another one is started on the same port, then it fails with one line and the first continues', async () => {
    writeHistory(at('busy'), afterRewriting)
    await whileStarted({ git: at('busy'), data: at('busy-data') }, async ({ ready }) => {
      const { port } = new URL(ready.baseUrl)
      const other = await run(['start', '--git', at('busy'), '--port', port, '--data', at('busy-data')])
      expectOneLine(other, /the port is in use/)
      expect((await ask(`${workspaceUrl(ready)}/connections`, ready.key)).status).toBe(200)
    })
    expect(readdirSync(at('busy-data')).sort()).toEqual(['events.db', 'read.db', 'registry.db'])
  })
})
