import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, environment, runJson, watched } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

/** More connections than the limit of open files allows. */
const CONNECTIONS = 400
/** Node itself opens over a hundred files at its start. */
const LIMIT = 300

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => resolve(socket))
  })

const statusOf = async (port: number): Promise<number> => (await fetch(`http://127.0.0.1:${port}/healthz`)).status

describe('given a service with a low limit of open files', () => {
  it('when more clients connect than it allows, then the log says so once, and afterwards it answers', async () => {
    const data = join(freshFolder(), 'data')
    await runJson(['workspace', 'create', 'acme/website', '--data', data, '--json'])
    const command = `ulimit -n ${LIMIT}; exec '${process.execPath}' '${builtProgram}' serve --data '${data}' --port 0 --json`
    const service = watched(spawn('bash', ['-c', command], { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] }))
    const { baseUrl } = await readyLine<{ readonly baseUrl: string }>(service)
    const port = Number(new URL(baseUrl).port)
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => opened(port)))
    const isSaid = (line: string): boolean => line.includes('raise the limit of open files')
    await service.stderr.first(isSaid)
    for (const socket of sockets) socket.destroy()
    let status = 0
    while (status !== 200) status = await statusOf(port).catch(() => 0)
    const { code, stderr } = await service.end('SIGTERM')
    expect(code).toBe(0)
    expect(stderr.split('\n').filter(isSaid)).toEqual([expect.stringContaining('"times":1')])
  })
})
