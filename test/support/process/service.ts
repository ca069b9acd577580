import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@workspace-delivery-intelligence/client'
import { launch, type Running, type RunOptions } from './program.js'

/** The line that `wdi start --json` prints when it is ready. */
export interface Ready {
  readonly baseUrl: string
  readonly organization: string
  readonly workspace: string
  readonly key: string | null
  readonly connections: readonly string[]
}

export interface StartOptions extends RunOptions {
  readonly data: string
  /** The repository; the one in the working directory where left out. */
  readonly git?: string
  readonly args?: readonly string[]
}

/** Starts `wdi start --json` on a free port. */
export const launchStart = ({ data, git, args = [], ...options }: StartOptions): Running =>
  launch(
    ['start', '--json', '--port', '0', '--data', data, ...(git === undefined ? [] : ['--git', git]), ...args],
    options,
  )

/** The line of a process that says that it is ready, as a value. */
export const readyLine = async <A>(process: Running): Promise<A> => {
  const line = await process.stdout.first(() => true)
  if (line === undefined) throw new Error(`it never was ready:\n${(await process.ended).stderr}`)
  return JSON.parse(line) as A
}

export interface Service {
  readonly process: Running
  readonly ready: Ready
}

/** Starts `wdi start` and waits until it is ready. */
export const startService = async (options: StartOptions): Promise<Service> => {
  const process = launchStart(options)
  return { process, ready: await readyLine<Ready>(process) }
}

/** Starts `wdi start`, takes what is wanted of it, and stops it again; the exit code must be 0. */
export const whileStarted = async <A>(options: StartOptions, use: (service: Service) => Promise<A> | A): Promise<A> => {
  const service = await startService(options)
  const taken = await use(service)
  const { code, stderr } = await service.process.end('SIGTERM')
  if (code !== 0) throw new Error(`it stopped with ${code}:\n${stderr}`)
  return taken
}

export interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  // biome-ignore lint/suspicious/noExplicitAny: what an answer must be is for the test to say
  readonly body: any
}

/** GET with a key, on a connection of its own. */
export const ask = (url: string, key: string | null): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = key === null ? {} : { authorization: `Bearer ${key}` }
    get(url, { headers, agent: false }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) })
      })
      response.on('error', reject)
    }).on('error', reject)
  })

/** GET as `ask`, again for as long as the service is too busy to answer, which a busy machine may cause. */
export const askUntilAnswered = async (url: string, key: string): Promise<Answer> => {
  for (;;) {
    const answer = await ask(url, key)
    if (answer.status !== 503) return answer
    await sleep(20)
  }
}

/** The address below which a workspace's operations are. */
export const workspaceUrl = ({ baseUrl, organization, workspace }: Omit<Ready, 'key' | 'connections'>): string =>
  `${baseUrl}/organizations/${organization}/workspaces/${workspace}`

/** The client of a workspace of the service. */
export const clientOf = (
  { baseUrl, organization, workspace }: Pick<Ready, 'baseUrl' | 'organization' | 'workspace'>,
  key: string | null,
): Client => createClient({ baseUrl, organization, workspace, key: key ?? 'no-key' })
