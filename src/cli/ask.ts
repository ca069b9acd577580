import { text as readAll } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import {
  type AskedDirectory,
  directoryAnswered,
  type GivenParameter,
  haveNames,
  idsOf,
  refusalText,
} from '#app/state/asked'
import type { Slugs } from '#app/state/workspace'
import { type AnyCodec, OptionalType } from '#domain/codec'
import type { AnyOperation } from '#domain/operation'
import { formOf } from '#domain/query'
import { civilDateOf } from '#domain/time'
import { countText } from '#domain/wording'
import { served } from '#projections/operations'
import { readSecret } from '#stores/secrets'
import { now } from './environment.js'
import { orFail } from './errors.js'
import { DEFAULT_DATA, exampleText } from './hints.js'
import { withWorkspace } from './options.js'
import { Failure } from './output.js'
import { serviceAt } from './service-address.js'
import { SUMMARIES } from './summaries.js'
import { visible } from './terminal.js'

interface Options {
  readonly workspace: Slugs
  readonly data: string
  readonly url?: string
  readonly key?: string
}

export const DEFAULT_URL = 'http://127.0.0.1:8080/api/v1'
const TIMEOUT_MS = 30_000

/** The last word of a path that is not a parameter. */
export const wordOf = ({ path }: AnyOperation): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .at(-1) ?? ''

/** An operation by its id, its path or the last word of that. */
export const theOperation = (named: string): AnyOperation => {
  const byId = served.filter(({ id, path }) => id === named || path === named || path === `/${named}`)
  const byWord = served.filter((one) => wordOf(one) === named)
  const byEnd = byWord.filter(({ path }) => path.endsWith(`/${named}`))
  const found = byId.length > 0 ? byId : byWord.length > 1 ? byEnd : byWord
  const [operation] = found
  if (operation !== undefined && found.length === 1) return operation
  const known = (found.length > 1 ? found : served).map(({ id }) => id).join(', ')
  throw new Failure(
    `${found.length > 1 ? `more than one operation is called ${named}` : `there is no operation ${named}`}: choose one of ${known}`,
    2,
  )
}

/** The parameters that words give. */
export const parametersIn = (words: readonly string[]): readonly GivenParameter[] =>
  words.map((word) => {
    const at = word.indexOf('=')
    if (at < 1) throw new Failure(`${word}: expected a parameter as name=value`, 2)
    return [word.slice(0, at), word.slice(at + 1)]
  })

/** The hint by which a person finds the value of a parameter. */
const FOUND: Readonly<Record<string, string>> = {
  clientId: "give a client's name or id; `wdi client list` shows them",
  projectId: "give a project's name or id; `wdi project list` shows them",
  eventId: "give an event's id; `wdi ask events` shows them",
  ids: 'give ids of events, separated by commas; `wdi ask events` shows them',
  start: 'give the first day, such as start=2026-03-01',
  end: 'give the last day, such as end=2026-03-31',
  tz: 'give the time zone of the days, such as tz=Europe/Berlin',
}

/** Refuses parameters that lack one which the operation needs, and says how to find it. */
export const refuseMissing = ({ params = {}, query }: AnyOperation, given: readonly GivenParameter[]): void => {
  const missing = Object.entries<AnyCodec>({ ...params, ...query }).filter(
    ([name, codec]) => !(codec instanceof OptionalType) && !given.some(([one]) => one === name),
  )
  if (missing.length === 0) return
  const sentences = missing.map(
    ([name, codec]) => `${name} is missing: ${FOUND[name] ?? `give ${formOf(codec)}, as ${name}=value`}`,
  )
  throw new Failure(sentences.join('. '), 2)
}

/** The URL of a request: parameters named in the operation's path go there, the rest into the query. */
export const addressOf = (
  operation: AnyOperation,
  { organization, workspace }: Slugs,
  given: readonly GivenParameter[],
  baseUrl: string,
): string => {
  const inPath = new Set<string>()
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [value = '', ...more] = given.flatMap(([one, text]) => (one === name ? [text] : []))
    if (more.length > 0) throw new Failure(`${name} is given more than once: give it once`, 2)
    inPath.add(name)
    return encodeURIComponent(value)
  })
  // One that is given twice is sent twice: the service says which may be.
  const query = new URLSearchParams()
  for (const [name, value] of given) if (!inPath.has(name)) query.append(name, value)
  const prefix = `${baseUrl.replace(/\/$/, '')}/organizations/${organization}/workspaces/${workspace}`
  return `${prefix}${path}${query.size === 0 ? '' : `?${query}`}`
}

const keyOfEnvironment = (): string => {
  const key = readSecret('WDI_KEY')
  if (isLeft(key)) throw new Failure(key.left, 2)
  return key.right ?? ''
}

/** The key, which can be given without being visible in the list of processes. */
const keyFrom = async (given: string | undefined): Promise<string> => {
  const key = given === '-' ? (await readAll(process.stdin)).trim() : (given ?? keyOfEnvironment())
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new Failure(
      'no API key: put it into the environment variable WDI_KEY, name a file with it in WDI_KEY_FILE, or pipe it in with --key -',
      2,
    )
  return key
}

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400

/** The most times that a request is sent again, and the seconds that it waits for that in all: a key's minute is over by then. */
const MOST_RETRIES = 3
const LONGEST_WAIT = 65

/** The seconds after which the service asks to be asked again; null if this is no such answer. */
const secondsToWait = ({ status, headers }: Response): number | null => {
  const seconds = headers.get('Retry-After') ?? ''
  return (status === 429 || status === 503) && /^\d{1,4}$/.test(seconds) ? Number(seconds) : null
}

const sent = async (url: string, key: string): Promise<Response> => {
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => {
      throw new Failure(`no service answers at ${url}: start one with \`wdi start\`, or give its address with --url`)
    },
  )
  if (isRedirect(response))
    throw new Failure(
      `${url} redirects elsewhere, and the key was not sent there: give the service's own address with --url`,
    )
  return response
}

/** The answer of the service itself: whom it redirects to gets no key. It waits as the service asks, and says so. */
const reply = async (url: string, key: string): Promise<Response> => {
  let waited = 0
  for (let retries = 0; ; retries += 1) {
    const response = await sent(url, key)
    const seconds = secondsToWait(response)
    if (seconds === null || retries === MOST_RETRIES || waited + seconds > LONGEST_WAIT) return response
    const why = response.status === 429 ? 'the key has used up its requests of this minute' : 'the service is busy'
    process.stderr.write(`wdi: ${why}: trying again in ${countText(seconds, 'second')}\n`)
    await response.body?.cancel()
    waited += seconds
    await setTimeout(seconds * 1000)
  }
}

/** The JSON of an answer; undefined if it is none. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of an answer; a refusal ends the command with one line. */
const answered = async (response: Response): Promise<string> => {
  const text = await response.text()
  if (response.ok) return text
  const refusal = refusalText(jsonOf(text))
  if (refusal === null) process.stdout.write(`${visible(text)}\n`)
  throw new Failure(`the service answered with ${response.status}${refusal === null ? '' : `: ${refusal}`}`)
}

const indented = (text: string): string => {
  const json = jsonOf(text)
  return json === undefined ? visible(text) : JSON.stringify(json, null, 2).split('\n').map(visible).join('\n')
}

/** The clients and projects that the key may see, as the service names them. */
const directoryFor = async (slugs: Slugs, baseUrl: string, key: string): Promise<AskedDirectory> => {
  // Of one day, because only the directory is read.
  const today = civilDateOf(now(), 'UTC')
  const day = [
    ['start', today],
    ['end', today],
  ] as const
  const response = await reply(addressOf(theOperation('commandCenter.read'), slugs, day, baseUrl), key)
  if (response.status === 403)
    throw new Failure(
      'names are found by the scope command-center:read, which this key does not have: give ids, as `wdi project list` and `wdi client list` show them',
    )
  const directory = directoryAnswered(jsonOf(await answered(response)))
  if (directory === null) throw new Failure('the service answers in another form than this version knows: give ids')
  return directory
}

export const askCommand = (program: Command): void => {
  const command = program
    .command('ask')
    .description(SUMMARIES.ask)
    .argument('<operation>', `one of ${[...new Set(served.map(wordOf))].join(', ')}; or an id as in docs/openapi.json`)
    .argument('[name=value...]', 'parameters of the operation; clients and projects by name or id')
  withWorkspace(command)
    .option('--data <dir>', 'data folder of the service, to find where it runs', DEFAULT_DATA)
    .option(
      '--url <url>',
      `base URL of the service (default: WDI_URL, the service on the data folder, or ${DEFAULT_URL})`,
    )
    .option('--key <key>', 'API key, - to read it from standard input (default: the environment variable WDI_KEY)')
    .addHelpText(
      'after',
      exampleText(
        'ask connections --workspace demo/demo',
        'ask scope-creep projectId=Website start=2026-03-01 end=2026-03-31 --workspace demo/demo',
      ),
    )
    .action(async (named: string, words: readonly string[], { workspace, data, url, key }: Options) => {
      const baseUrl = url ?? process.env['WDI_URL'] ?? (await serviceAt(data)) ?? DEFAULT_URL
      const operation = theOperation(named)
      const given = parametersIn(words)
      refuseMissing(operation, given)
      const secret = await keyFrom(key)
      const parameters = haveNames(given) ? orFail(idsOf(given, await directoryFor(workspace, baseUrl, secret))) : given
      const response = await reply(addressOf(operation, workspace, parameters, baseUrl), secret)
      process.stdout.write(`${indented(await answered(response))}\n`)
    })
}
