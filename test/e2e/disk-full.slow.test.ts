import { spawn, spawnSync } from 'node:child_process'
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { expectContractError } from '#test/support/contract/expect'
import { eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, environment, watched } from '#test/support/process/program'
import { ask, workspaceUrl } from '#test/support/process/service'

/** Only who may mount can have a disk of its own that is small enough to fill. */
const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
if (!mayMount) process.stderr.write('disk-full: skipped, for nothing may be mounted here\n')

const folder = freshFolder()
const ofWorkspace = ['--workspace', 'acme/website']

/** A server whose data folder is on a disk of 4 MB that no other process sees but through it. */
const serveOnSmallDisk = async () => {
  const program = `"${process.execPath}" "${builtProgram}"`
  const data = join(folder, 'data')
  const script = [
    `mount -t tmpfs -o size=4m none "${folder}"`,
    `${program} workspace create acme/website --json --data "${data}"`,
    `${program} key issue --workspace acme/website --name x --json --data "${data}"`,
    `exec ${program} serve --port 0 --json --data "${data}"`,
  ].join(' && ')
  const server = watched(spawn('unshare', ['-m', 'sh', '-c', script], { env: environment() }))
  const lines: string[] = []
  await server.stdout.first((line) => {
    lines.push(line)
    return line.includes('baseUrl')
  })
  const [, issued = '{}', ready = '{}'] = lines
  const { key } = JSON.parse(issued) as { key: string }
  const { baseUrl } = JSON.parse(ready) as { baseUrl: string }
  const seen = `/proc/${server.pid}/root${folder}`
  /** Runs the program where that disk is seen. */
  const wdi = (...args: readonly string[]) =>
    watched(
      spawn('nsenter', ['-t', `${server.pid}`, '-m', process.execPath, builtProgram, ...args, '--data', data], {
        env: environment(),
      }),
    ).ended
  const events = () => {
    const copy = freshFolder()
    cpSync(join(seen, 'data'), copy, { recursive: true })
    return eventsOf(copy)
  }
  const url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'website' })
  const readyUrl = new URL('/readyz', baseUrl).href
  return { server, key, url, readyUrl, wdi, events, filler: join(seen, 'filler') }
}

/** Writes until nothing more fits. */
const fill = (file: string): void => {
  const descriptor = openSync(file, 'w')
  for (let size = 65_536; size >= 1; )
    try {
      writeSync(descriptor, Buffer.alloc(size, 1))
    } catch {
      size = Math.floor(size / 2)
    }
  closeSync(descriptor)
}

const ASKED = 300

;(mayMount ? describe : describe.skip)('given a disk that is full', () => {
  it('then requests are answered or get 503, commands report it and leave nothing half written, and all works again afterwards', async () => {
    const { server, key, url, readyUrl, wdi, events, filler } = await serveOnSmallDisk()
    expect((await ask(`${url}/connections`, key)).status).toBe(200)
    const readiness = async () => (await ask(readyUrl, null)).status
    expect(await readiness()).toBe(200)
    const before = events()
    fill(filler)
    while ((await readiness()) === 200) await sleep(100)
    expect(await readiness()).toBe(503)
    expect((await ask(readyUrl.replace('readyz', 'healthz'), null)).status).toBe(200)

    // What still fits into files that are there is written; then counting a request does not succeed any more.
    const statuses = new Set<number>()
    for (let n = 0; n < ASKED && !statuses.has(503); n += 1) {
      const { status, headers, body } = await ask(`${url}/connections`, key)
      statuses.add(status)
      if (status !== 503) expect(status).toBe(200)
      else {
        expectContractError(status, body)
        expect(headers['retry-after']).toMatch(/^\d+$/)
      }
    }
    expect([...statuses]).toContain(503)

    for (let n = 0; n < 3; n += 1) {
      const { code, stdout, stderr } = await wdi('key', 'issue', '--name', 'y', ...ofWorkspace)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^wdi: [^\n]+\n$/)
    }
    expect(events()).toEqual(before)

    rmSync(filler)
    while ((await readiness()) !== 200) await sleep(100)
    expect((await ask(`${url}/connections`, key)).status).toBe(200)
    const issued = await wdi('key', 'issue', '--name', 'z', '--json', ...ofWorkspace)
    expect((await ask(`${url}/connections`, JSON.parse(issued.stdout).key)).status).toBe(200)
    expect(events()).toHaveLength(before.length + 1)
    expect((await wdi('verify')).code).toBe(0)
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
  })
})
