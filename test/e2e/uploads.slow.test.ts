import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { byKey, END, FORM, part, Uploading } from '#test/support/api/uploads'
import { timeSheet } from '#test/support/files/large'
import { freshFolder } from '#test/support/process/folders'
import {
  builtProgram,
  environment,
  launch,
  project,
  type Running,
  run,
  runJson,
  watched,
} from '#test/support/process/program'
import { ask, readyLine } from '#test/support/process/service'

// Files that are sent to a service of its own: odd ones, slow ones, large ones, and what is left of them after whatever happens.

const MB = 1_000_000
/** The most memory of the service, and of the process that reads. */
const MOST = 300
const world = { organizationSlug: 'acme', workspaceSlug: 'shop' }

const statusOf = (pid: number, name: string): number => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
/** The processes that a process has started, while they run. */
const childrenOf = (pid: number): readonly number[] => {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    return tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Watches the memory of a service and of its processes, in MB, while something is done. */
const watching = async <A>(pid: number, use: () => Promise<A>) => {
  let [service, reading] = [0, 0]
  let isDone = false
  const watch = async (): Promise<void> => {
    while (!isDone) {
      service = Math.max(service, statusOf(pid, 'VmHWM') / 1_024)
      for (const child of childrenOf(pid)) reading = Math.max(reading, statusOf(child, 'VmHWM') / 1_024)
      await sleep(20)
    }
  }
  const watched = watch()
  const done = await use()
  isDone = true
  await watched
  return { done, service: Math.round(service), reading: Math.round(reading) }
}

class Service {
  readonly data = join(freshFolder(), 'data')
  readonly uploads = join(this.data, 'uploads')
  #running: Running | null = null
  #port = 0
  #key = ''

  async make(): Promise<void> {
    const of = ['--workspace', 'acme/shop', '--data', this.data]
    await runJson(['workspace', 'create', 'acme/shop', '--owner', 'Ada', '--data', this.data])
    await runJson(['rate', 'set', 'developer', '100', 'EUR', '--from', '2026-01-01', ...of])
    const scopes = ['--scopes', 'data-sources:write,command-center:read']
    this.#key = (await runJson<{ key: string }>(['key', 'issue', '--name', 'x', ...scopes, ...of])).key
  }
  async start(...options: readonly string[]): Promise<void> {
    this.#running = launch(['serve', '--port', '0', '--json', '--data', this.data, ...options])
    this.#port = Number(new URL((await readyLine<{ baseUrl: string }>(this.#running)).baseUrl).port)
  }
  get process(): Running {
    if (this.#running === null) throw new Error('it is not started')
    return this.#running
  }
  get port(): number {
    return this.#port
  }
  get key(): string {
    return this.#key
  }
  get by(): Uploading {
    return new Uploading(byKey({ port: this.#port }, world, this.#key))
  }
  read(path: string) {
    return ask(`http://127.0.0.1:${this.#port}/api/v1/organizations/acme/workspaces/shop${path}`, this.#key)
  }
  /** The names of uploads that are there. */
  left(): readonly string[] {
    if (!existsSync(this.uploads)) return []
    return readdirSync(this.uploads).filter((name) => name !== 'machine')
  }
  async isEmptySoon(): Promise<boolean> {
    for (let n = 0; n < 1_200 && this.left().length > 0; n += 1) await sleep(100)
    return this.left().length === 0
  }
  /** Sends a file from the disk, piece by piece. */
  sendFile(path: string): Promise<{ readonly id: string; readonly state: string; readonly problem: string | null }> {
    const head = part(`name="file"; filename="${basename(path)}"`, '').subarray(0, -2)
    const tail = Buffer.concat([Buffer.from('\r\n'), END])
    return new Promise((resolve, reject) => {
      const sending = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method: 'POST',
          path: '/api/v1/organizations/acme/workspaces/shop/imports',
          headers: {
            ...this.headers(head.length + statSync(path).size + tail.length),
          },
          agent: false,
        },
        (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('end', () => resolve(JSON.parse(Buffer.concat(pieces).toString())))
        },
      )
      sending.on('error', reject)
      sending.write(head)
      const content = createReadStream(path)
      content.on('end', () => sending.end(tail))
      content.pipe(sending, { end: false })
    })
  }
  headers(length: number): Record<string, string> {
    return {
      authorization: `Bearer ${this.#key}`,
      'content-type': FORM,
      'content-length': String(length),
      'idempotency-key': randomUUID(),
    }
  }
  /** Begins an upload on a connection of its own, of which a part was sent. */
  begun(length: number, beginning: Buffer): Socket {
    const headers = Object.entries({ host: `127.0.0.1:${this.#port}`, ...this.headers(length) })
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    const socket = connect(this.#port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST /api/v1/organizations/acme/workspaces/shop/imports HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(beginning)
    return socket
  }
  async until(isSo: () => boolean): Promise<void> {
    for (let n = 0; n < 1_200 && !isSo(); n += 1) await sleep(50)
    expect(isSo()).toBe(true)
  }
}

const BEGINNING = part('name="file"; filename="a.csv"', 'a,b,c\n1,2,3\n').subarray(0, -2)

describe('the files of the first walk, by HTTP alone', () => {
  const service = new Service()
  const byHand = new Service()
  beforeAll(async () => {
    await service.make()
    await service.start()
    await byHand.make()
  })
  afterAll(async () => {
    expect((await service.process.end('SIGTERM')).code).toBe(0)
  })

  const samples = join(project, 'docs', 'samples')
  const of = (product: string, file: string) => join(project, 'sources', product, 'samples', file)
  const bills = freshFolder()
  const bill = (name: string): string => {
    const path = join(bills, name)
    writeFileSync(
      path,
      readFileSync(of('aws', 'aws-cur.csv'), 'utf8').replaceAll('52.4', name === 'a.csv' ? '52.4' : '53.4') +
        (name === 'a.csv' ? '' : '\n'),
    )
    return path
  }
  const answers = join(bills, 'answers.json')
  const STATES = { Backlog: 'todo', Dropped: 'cancelled', 'Shipped 🎉': 'done' }
  writeFileSync(answers, JSON.stringify({ states: STATES }))
  it.each<readonly [string, readonly string[], readonly string[], object, readonly string[]]>([
    ['pull requests', [join(samples, 'pulls.json')], [], {}, []],
    ['a time sheet', [join(samples, 'toggl.csv')], ['role'], { role: 'developer' }, ['--role', 'developer']],
    ['use of AI', [join(samples, 'cursor.json')], ['container'], { container: 'acme' }, ['--container', 'acme']],
    [
      'a board',
      [of('trello', 'trello.json')],
      ['container', 'states', 'states', 'states'],
      { container: 'Board', states: STATES },
      ['--container', 'Board', '--answers', answers],
    ],
    ['two bills', [bill('a.csv'), bill('b.csv')], ['files'], { files: 'versions' }, ['--files', 'versions']],
    ['invoices', [of('harvest', 'harvest-invoices.json')], [], {}, []],
  ])('has %s with its questions, and the same numbers as by `wdi import`', async (_, files, asks, choices, options) => {
    const sent = await service.by.send(
      files.map((path) => ({
        name: basename(path),
        content: readFileSync(path),
        madeAt: statSync(path).mtime.toISOString(),
      })),
    )
    expect(sent.status).toBe(200)
    const { id } = sent.body
    const needed = (body: { questions: { id: string; isNeeded: boolean }[] }) =>
      body.questions.filter(({ isNeeded }) => isNeeded).map((one) => one.id)
    expect(needed(sent.body)).toEqual(asks)
    const at = ['--workspace', 'acme/shop', '--data', byHand.data]
    if (asks.length > 0) {
      // The command line asks the same.
      const { code, stderr } = await run(['import', ...files, ...at])
      expect(code).toBe(1)
      for (const ask of asks) expect(stderr).toContain(ask === 'states' ? 'under states' : `--${ask}`)
      await service.by.choose(id, choices)
    }
    const { body: ready } = await service.by.settled(id)
    expect(ready).toMatchObject({ state: 'ready', mayConfirm: true, problem: null })
    const preview = await runJson<Record<string, unknown>>(['import', ...files, ...options, ...at, '--dry-run'])
    for (const name of [
      'formats',
      'records',
      'facts',
      'hours',
      'amounts',
      'meetings',
      'items',
      'leftOut',
      'assumed',
      'reaches',
    ])
      expect([name, ready.says[name]]).toEqual([name, preview[name]])
    const { counts } = await runJson<{ counts: Record<string, number> }>(['import', ...files, ...options, ...at])
    await service.by.confirm(id)
    const { body } = await service.by.settled(id)
    expect(body).toMatchObject({ state: 'imported', problem: null })
    const { accepted, unchanged, withdrawn, rejectedTotal: rejected } = body.result
    expect({ accepted, unchanged, withdrawn, rejected }).toEqual({
      accepted: counts['accepted'],
      unchanged: counts['unchanged'],
      withdrawn: counts['withdrawn'],
      rejected: counts['rejected'],
    })
  })
  it('shows the same KPIs in the end', async () => {
    const kpis = async (one: Service) => {
      const { body } = await one.read('/command-center?start=2026-10-01&end=2026-10-31')
      return (body.kpis as { id: string; value: unknown }[]).map(({ id, value }) => [id, value])
    }
    await byHand.start()
    const ours = await kpis(service)
    expect(ours).toEqual(await kpis(byHand))
    expect((await byHand.process.end('SIGTERM')).code).toBe(0)
    expect(ours.some(([, value]) => value !== null)).toBe(true)
  })
})

describe('a service to which files are sent', () => {
  const service = new Service()
  const folder = freshFolder()
  beforeAll(async () => {
    await service.make()
    await service.start()
  })
  afterAll(async () => {
    expect((await service.process.end('SIGTERM')).code).toBe(0)
    // Whatever was not decided is there for a day; what was cancelled is not.
    expect(service.left()).toEqual([])
  })

  it('reads and imports a large one within its memory', async () => {
    const path = join(folder, 'toggl.csv')
    await pipeline(Readable.from(timeSheet(24_000, ' '.padEnd(5_150, '.'))), createWriteStream(path))
    const {
      done,
      service: own,
      reading,
    } = await watching(service.process.pid, async () => {
      const { id } = await service.sendFile(path)
      await service.by.settled(id)
      await service.by.choose(id, { role: 'developer' })
      expect((await service.by.settled(id)).body).toMatchObject({ state: 'ready', says: { records: 24_000 } })
      await service.by.confirm(id)
      return (await service.by.settled(id)).body
    })
    expect(done).toMatchObject({ state: 'imported', result: { accepted: 24_000 } })
    expect(readdirSync(join(service.uploads, done.id))).toEqual(['record.json'])
    process.stderr.write(`${Math.round(statSync(path).size / MB)} MB: service ${own} MB, process ${reading} MB\n`)
    expect(own).toBeLessThan(MOST)
    expect(reading).toBeGreaterThan(0)
    expect(reading).toBeLessThan(MOST)
    rmSync(path)
    rmSync(join(service.uploads, done.id), { recursive: true })
  })

  const [header = '', row = ''] = readFileSync(join(project, 'docs/samples/toggl.csv'), 'utf8').split('\n')
  function* rows(megabytes: number): Generator<string> {
    yield `${header}\n`
    const piece = `${row}\n`.repeat(Math.floor(MB / row.length))
    for (let n = 0; n < megabytes; n += 1) yield piece
  }
  function* zeros(megabytes: number): Generator<Buffer> {
    const piece = Buffer.alloc(MB, '0')
    for (let n = 0; n < megabytes; n += 1) yield piece
  }
  function* nested(depth: number): Generator<string> {
    for (let n = 0; n < depth; n += 1) yield '['.repeat(MB)
  }
  it.each<readonly [string, () => Iterable<Buffer | string>, boolean, RegExp]>([
    ['a file that unpacks to 2 GB', () => rows(2_000), true, /unpacks to more than 200 times its size/],
    ['lists in lists', () => nested(20), false, /too large/],
    ['one line without an end', () => zeros(100), false, /./],
  ])('refuses %s with one sentence', async (_, content, isPacked, says) => {
    const path = join(folder, 'bomb')
    const steps = isPacked ? [createGzip()] : []
    await pipeline([Readable.from(content()), ...steps, createWriteStream(path)] as never)
    const {
      done,
      service: own,
      reading,
    } = await watching(service.process.pid, async () => {
      const { id } = await service.sendFile(path)
      return (await service.by.settled(id)).body
    })
    expect(done).toMatchObject({ state: 'failed', mayConfirm: false })
    expect(done.problem).toMatch(says)
    expect(Math.max(own, reading)).toBeLessThan(MOST)
    await service.by.cancel(done.id)
    rmSync(path)
  })

  it('cuts one that comes slowly, and answers others meanwhile', async () => {
    const socket = service.begun(100_000, BEGINNING)
    let answer = ''
    socket.on('data', (piece) => {
      answer += String(piece)
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const dripping = setInterval(() => socket.write('.'), 500)
    await service.until(() => service.left().length === 1)
    const sent = await service.by.send([
      { name: 'pulls.json', content: readFileSync(join(project, 'docs/samples/pulls.json')) },
    ])
    expect(sent.body.state).toBe('ready')
    await service.by.cancel(sent.body.id)
    await closed
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*did not arrive in time/)
    expect(service.left()).toEqual([])
  })

  it('keeps nothing of one that is cut', async () => {
    const socket = service.begun(100_000, BEGINNING)
    await service.until(() => service.left().length === 1)
    socket.destroy()
    expect(await service.isEmptySoon()).toBe(true)
  })

  it('takes many at once, each by itself, up to the bound of a member', async () => {
    const content = readFileSync(join(project, 'docs/samples/pulls.json'))
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, n) => service.by.send([{ name: `${n}.json`, content }])),
    )
    const taken = sent.filter(({ status }) => status === 200)
    expect(taken.length).toBe(10)
    for (const { status, body } of sent.filter((one) => one.status !== 200))
      expect([status, body.error.code]).toEqual([403, 'quota_exceeded'])
    const ids = taken.map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(10)
    for (const [n, id] of ids.entries()) {
      const { body } = await service.by.settled(id)
      expect(body).toMatchObject({
        state: 'ready',
        files: [{ name: sent.filter(({ status }) => status === 200)[n]?.body.files[0].name }],
      })
      await service.by.cancel(id)
    }
    expect(await service.isEmptySoon()).toBe(true)
  })

  it('tells a client that asks first whether it may send', async () => {
    const told = (headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const sending = request({
          host: '127.0.0.1',
          port: service.port,
          method: 'POST',
          path: '/api/v1/organizations/acme/workspaces/shop/imports',
          headers: { ...service.headers(1_000), expect: '100-continue', ...headers },
          agent: false,
        })
        sending.on('continue', () => {
          sending.destroy()
          resolve('continue')
        })
        sending.on('response', ({ statusCode }) => {
          sending.destroy()
          resolve(String(statusCode))
        })
        sending.on('error', () => undefined)
        sending.flushHeaders()
      })
    expect(await told({})).toBe('continue')
    expect(await told({ authorization: 'Bearer no' })).toBe('401')
    expect(await told({ 'content-length': '2000000000' })).toBe('400')
    expect(await service.isEmptySoon()).toBe(true)
  })
})

/** Only who may mount can have a disk of its own that is small enough to fill. */
const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
if (!mayMount) process.stderr.write('uploads: full disks are skipped, for nothing may be mounted here\n')
const onSmallDisk = mayMount ? describe : describe.skip

onSmallDisk('a disk without room', () => {
  const disk = freshFolder()
  const onDisk = (script: string) => {
    const all = `mount -t tmpfs -o size=4m none "${disk}" && ${script}`
    return watched(spawn('unshare', ['-m', 'sh', '-c', all], { cwd: project, env: environment() }))
  }
  const program = `"${process.execPath}" "${builtProgram}"`

  it('is told before a byte is sent', async () => {
    const data = join(disk, 'data')
    const server = onDisk(
      [
        `${program} workspace create acme/shop --json --data "${data}"`,
        `${program} key issue --workspace acme/shop --name x --scopes data-sources:write --json --data "${data}"`,
        `exec ${program} serve --port 0 --json --data "${data}"`,
      ].join(' && '),
    )
    const lines: string[] = []
    await server.stdout.first((line) => {
      lines.push(line)
      return line.includes('baseUrl')
    })
    const [, issued = '{}', ready = '{}'] = lines
    const port = Number(new URL((JSON.parse(ready) as { baseUrl: string }).baseUrl).port)
    const by = new Uploading(byKey({ port }, world, (JSON.parse(issued) as { key: string }).key))
    const { status, body } = await by.send([{ name: 'a', content: 'a' }])
    expect([status, body.error.code, body.error.message]).toEqual([
      503,
      'temporarily_unavailable',
      expect.stringMatching(/no room on its disk/),
    ])
    await server.end('SIGTERM')
  })

  it('is told as it fills, and nothing is left', async () => {
    const script = join(project, 'test/support/stores/processes/upload-on-full-disk.ts')
    const source = `--conditions=source --import "${join(project, 'test/support/stores/typescript.mjs')}"`
    const stores = join(freshFolder(), 'data')
    await runJson(['workspace', 'create', 'acme/shop', '--data', stores])
    const taking = onDisk(
      `exec "${process.execPath}" ${source} "${script}" "${stores}" "${join(disk, 'data')}" 20000000`,
    )
    const { stdout, stderr } = await taking.ended
    expect([stderr, stdout]).toEqual(['', 'disk_full\n["machine"]\n'])
  })
})

describe('a service that is killed', () => {
  const service = new Service()
  const path = join(freshFolder(), 'toggl.csv')
  const ROWS = 20_000
  beforeAll(async () => {
    await service.make()
    await pipeline(Readable.from(timeSheet(ROWS)), createWriteStream(path))
  })
  afterAll(async () => {
    await service.process.end('SIGKILL')
  })

  it('leaves nothing of what was arriving', async () => {
    await service.start()
    service.begun(100_000, BEGINNING)
    await service.until(() => service.left().length === 1)
    await service.process.end('SIGKILL')
    expect(service.left().length).toBe(1)
    await service.start()
    expect(await service.isEmptySoon()).toBe(true)
  })

  it('goes on with an import that is confirmed again, and no process of it outlives it', async () => {
    const { id } = await service.sendFile(path)
    await service.by.settled(id)
    await service.by.choose(id, { role: 'developer' })
    await service.by.settled(id)
    await service.by.confirm(id)
    let progressed = 0
    for (let state = 'importing'; state === 'importing' && progressed === 0; await sleep(20)) {
      const { body } = await service.by.show(id)
      progressed = body.progress?.done ?? 0
      state = body.state
    }
    expect(progressed).toBeGreaterThan(0)
    expect((await service.by.cancel(id)).status).toBe(409)
    const children = childrenOf(service.process.pid)
    expect(children.length).toBeGreaterThan(0)
    await service.process.end('SIGKILL')
    await service.until(() => children.every((child) => !existsSync(`/proc/${child}`)))
    await service.start()
    const { body } = await service.by.settled(id)
    expect(body).toMatchObject({
      state: 'failed',
      mayConfirm: true,
      problem: expect.stringMatching(/confirm it again/),
    })
    await service.by.confirm(id)
    const done = (await service.by.settled(id)).body
    expect(done).toMatchObject({ state: 'imported' })
    expect(done.result.accepted + done.result.unchanged).toBe(ROWS)
    rmSync(join(service.uploads, id), { recursive: true })
  })

  it('ends an import at a place from which it goes on when it is stopped', async () => {
    const { id } = await service.sendFile(path)
    await service.by.settled(id)
    await service.by.choose(id, { label: 'Another' })
    await service.by.choose(id, { role: 'developer' })
    await service.by.settled(id)
    await service.by.confirm(id)
    await sleep(300)
    expect((await service.process.end('SIGTERM')).code).toBe(0)
    await service.start('--processes', '2')
    const { body } = await service.by.show(id)
    expect(['failed', 'imported']).toContain(body.state)
    if (body.state === 'failed') expect(body).toMatchObject({ mayConfirm: true })
    await service.by.confirm(id)
    expect((await service.by.settled(id)).body).toMatchObject({ state: 'imported' })
    rmSync(join(service.uploads, id), { recursive: true })
  })
})
