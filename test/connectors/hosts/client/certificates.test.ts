import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { selfSigned } from '#test/support/eventstore/certificate'
import { project } from '#test/support/process/program'

const run = promisify(execFile)
const NOT_VALID = { tag: 'unavailable', reason: 'its certificate is not valid for this machine' }

describe('a host with https', () => {
  const { key, certificate, file } = selfSigned()
  let server: Server
  const asked: (string | undefined)[] = []

  beforeAll(async () => {
    server = createServer({ key, cert: certificate }, (request, response) => {
      asked.push(request.headers.host)
      response.setHeader('content-type', 'application/json')
      response.end('[]')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  /** The results of asking under each name, by a process that trusts the certificate or not. */
  const results = async (trusted: string | null, names: readonly string[]): Promise<readonly unknown[]> => {
    const loader = ['--conditions=source', '--import', './test/support/stores/typescript.mjs']
    const { port } = server.address() as AddressInfo
    const { stdout } = await run(
      process.execPath,
      [...loader, 'test/support/hosts/ask-over-tls.ts', String(port), ...names],
      {
        cwd: project,
        env: trusted === null ? {} : { NODE_EXTRA_CA_CERTS: trusted },
      },
    )
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  it('given a certificate that the machine trusts, when it is asked under its name, then it is read', async () => {
    asked.length = 0
    expect(await results(file, ['localhost', 'git.internal'])).toEqual([{ status: 200 }, NOT_VALID])
    expect(asked).toEqual([expect.stringMatching(/^localhost:\d+$/)])
  })
  it('given a certificate that nobody vouches for, when it is asked, then nothing is sent', async () => {
    asked.length = 0
    expect(await results(null, ['localhost'])).toEqual([NOT_VALID])
    expect(asked).toEqual([])
  })
})
