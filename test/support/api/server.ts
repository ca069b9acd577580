import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { NamedWorkspace } from '#api/authenticate'
import { besideOperations } from '#api/beside'
import { type ApiOptions, type RunningApi, startApi } from '#api/server'
import { statusOn } from '#app/inspect/service-status'
import { useCasesOn } from '#app/state/use-cases'
import { hostDeskOn } from '#app/sync/desk'
import type { Instant } from '#domain/common'
import { servedAt } from '#projections/operations'
import { expectContract, expectContractError, isOfContract } from '#test/support/contract/expect'
import { operationAt } from '#test/support/contract/text'
import { askedHosts } from '#test/support/hosts/asked-hosts'
import { probes } from './probes.js'
import { ok, type Stores } from './stores.js'
import { NOW, type World } from './world.js'

/** A logger whose lines can be looked at. */
export const recordedLog = () => {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      written.push(String(chunk))
      done()
    },
  })
  return {
    log: pino({ base: null, level: 'debug' }, stream),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

/** The time by which the API goes; a test sets it. */
export interface Clock {
  now: Instant
}

export type TestApi = RunningApi & { readonly clock: Clock; readonly log: ReturnType<typeof recordedLog> }

/** The API on the stores, with the real operations and the probes, every answer checked against its codec. */
export const serve = async (
  stores: Pick<Stores, 'eventLog' | 'readStore' | 'registry'>,
  { data = null, ...more }: Partial<ApiOptions> & { readonly data?: string | null } = {},
): Promise<TestApi> => {
  const clock: Clock = { now: NOW }
  const log = recordedLog()
  const { eventLog, readStore, registry } = stores
  const ports = { eventLog, readStore, registry }
  const useCases = { ...useCasesOn(ports), ...statusOn(ports, { version: '1.2.3', data }) }
  const operations = servedAt([], besideOperations(useCases.statements))
  const hosts = hostDeskOn(ports, askedHosts())
  const running = ok(
    await startApi({
      eventLog,
      readStore,
      registry,
      operations: [...operations, ...probes],
      useCases,
      hosts,
      version: '1.2.3',
      log: log.log,
      now: () => clock.now,
      host: '127.0.0.1',
      port: 0,
      checkResponses: true,
      ...more,
    }),
  )
  return { ...running, clock, log }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly body: any
}

/** Holds an answer against the contract, where it is of one of its operations or an error. */
const held = (path: string, answer: Answer): Answer => {
  const { status, body } = answer
  if (body === undefined || path === '/readyz') return answer
  const operationId = operationAt(path)
  if (operationId !== undefined && isOfContract(operationId)) expectContract(operationId, status, body)
  else if (status !== 200) expectContractError(status, body)
  return answer
}

/** Sends the target as it is written here: nothing is normalized, escaped or followed. The answer is of the contract. */
export const send = async (
  api: Pick<RunningApi, 'port'>,
  path: string,
  headers: Record<string, string | string[]> = {},
  method = 'GET',
): Promise<Answer> => held(path, await exchange(api, path, headers, method))

export const exchange = (
  { port }: Pick<RunningApi, 'port'>,
  path: string,
  headers: Record<string, string | string[]>,
  method: string,
  body: string | Buffer = '',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isJson = /^application\/json/.test(response.headers['content-type'] ?? '') && text !== ''
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          body: isJson ? JSON.parse(text) : undefined,
        })
      })
    })
    sending.on('error', reject)
    sending.end(body)
  })

export const pathTo = ({ organizationSlug, workspaceSlug }: NamedWorkspace, path: string, base = '/api/v1'): string =>
  `${base}/organizations/${organizationSlug}/workspaces/${workspaceSlug}${path}`

/** A GET of a path within the workspace, with a key. */
export const get = (api: Pick<RunningApi, 'port'>, world: World, key: string, path: string): Promise<Answer> =>
  send(api, pathTo(world, path), { authorization: `Bearer ${key}` })

/** Writes bytes on a connection of its own; what came back until the server closed it. */
export const raw = ({ port }: Pick<RunningApi, 'port'>, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })

/** The length of the first answer in a text; null while it is not whole. */
const lengthOfAnswer = (text: string): number | null => {
  const head = text.indexOf('\r\n\r\n') + 4
  const length = head + Number(/^Content-Length: (\d+)/im.exec(text.slice(0, head))?.[1])
  return head > 4 && text.length >= length ? length : null
}

/** Sends requests on one connection, each once the one before is answered; the answers, once the server closed it. */
export const oneByOne = ({ port }: Pick<RunningApi, 'port'>, requests: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const [first = '', ...others] = requests
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    const answers: string[] = []
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
      const length = lengthOfAnswer(text)
      if (length === null) return
      answers.push(text.slice(0, length))
      text = text.slice(length)
      const next = others.shift()
      if (next !== undefined) socket.write(next)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text === '' ? answers : [...answers, text]))
  })
