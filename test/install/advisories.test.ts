import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { type Ended, environment, project, watched } from '#test/support/process/program'

const servers: (() => void)[] = []
afterEach(() => {
  for (const close of servers.splice(0)) close()
})

/** The address of a registry that answers questions about advisories so, and knows one version of any package. */
const registry = async (status: number, advisories: unknown): Promise<string> => {
  const server = createServer((request, response) => {
    const isQuestion = request.method === 'POST'
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const known = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': { name, version: '1.0.0' } } }
    request.resume()
    request.on('end', () => {
      response.writeHead(isQuestion ? status : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isQuestion ? advisories : known))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const look = async (address: string): Promise<Ended> => {
  const env = environment({ HOME: freshFolder(), npm_config_registry: address, npm_config_fetch_retries: '0' })
  const args = [join(project, 'lint', 'advisories.js')]
  return watched(spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })).ended
}

const about = (name: string, severity: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://example.org/1',
      title: 'It falls',
      severity,
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: {},
    },
  ],
})

describe('given a registry that answers questions about advisories', () => {
  it.each(['high', 'critical'])(
    'when one of the service is %s, then looking at them fails and names it',
    async (severity) => {
      const { code, stdout } = await look(await registry(200, about('ical.js', severity)))
      expect([code, stdout]).toEqual([1, expect.stringContaining(`${severity}: ical.js`)])
    },
  )
  it('when one is less than high, then it is named and fails nothing', async () => {
    const { code, stdout } = await look(await registry(200, about('ical.js', 'moderate')))
    expect([code, stdout]).toEqual([0, expect.stringContaining('moderate: ical.js')])
  })
  it('when there is none, then it says so', async () => {
    const { code, stdout } = await look(await registry(200, {}))
    expect([code, stdout]).toEqual([0, 'Advisories of packages that the service runs with: 0, 0 high or critical.\n'])
  })
})

describe('given a registry without advisories', () => {
  const NOT_LOOKED_AT = 'Advisories were not looked at: the registry does not answer questions about them.\n'
  it('when it refuses the question, then that is said and fails nothing', async () => {
    const { code, stdout } = await look(await registry(405, {}))
    expect([code, stdout]).toEqual([0, NOT_LOOKED_AT])
  })
  it('when it cannot be reached, then that is said and fails nothing', async () => {
    const { code, stdout } = await look('http://127.0.0.1:1/')
    expect([code, stdout]).toEqual([0, NOT_LOOKED_AT])
  })
})
