import { text as readAll } from 'node:stream/consumers'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Slugs } from '#app/workspace'
import type { AnyOperation } from '#domain/operation'
import { operations } from '#projections/operations'
import { readSecret } from '#stores/secrets'
import { DEFAULT_DATA, exampleText } from './hints.js'
import { withWorkspace } from './options.js'
import { Failure } from './output.js'
import { serviceAt } from './service-address.js'
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

/** An operation by its id or the last word of its path. */
export const theOperation = (named: string): AnyOperation => {
  const byId = operations.filter(({ id }) => id === named)
  const byWord = operations.filter((one) => wordOf(one) === named)
  const byEnd = byWord.filter(({ path }) => path.endsWith(`/${named}`))
  const found = byId.length > 0 ? byId : byWord.length > 1 ? byEnd : byWord
  const [operation] = found
  if (operation !== undefined && found.length === 1) return operation
  const known = (found.length > 1 ? found : operations).map(({ id }) => id).join(', ')
  throw new Failure(
    `${found.length > 1 ? `more than one operation is called ${named}` : `there is no operation ${named}`}: choose one of ${known}`,
    2,
  )
}

/** The URL of a request: parameters named in the operation's path go there, the rest into the query. */
export const addressOf = (
  operation: AnyOperation,
  { organization, workspace }: Slugs,
  words: readonly string[],
  baseUrl: string,
): string => {
  const given: (readonly [name: string, value: string])[] = []
  for (const word of words) {
    const at = word.indexOf('=')
    if (at < 1) throw new Failure(`${word}: expected a parameter as name=value`, 2)
    given.push([word.slice(0, at), word.slice(at + 1)])
  }
  const inPath = new Set<string>()
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [value, ...more] = given.flatMap(([one, text]) => (one === name ? [text] : []))
    if (value === undefined) throw new Failure(`${operation.id} needs ${name}: add ${name}=value`, 2)
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

/** The answer of the service itself: whom it redirects to gets no key. */
const reply = async (url: string, key: string): Promise<Response> => {
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

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).split('\n').map(visible).join('\n')
  } catch {
    return visible(text)
  }
}

export const askCommand = (program: Command): void => {
  const command = program
    .command('ask')
    .description('ask a running service and print its answer indented')
    .argument(
      '<operation>',
      `one of ${[...new Set(operations.map(wordOf))].join(', ')}; or an id as in docs/openapi.json`,
    )
    .argument('[name=value...]', 'parameters of the operation')
  withWorkspace(command)
    .option('--data <dir>', 'data folder of the service, to find where it runs', DEFAULT_DATA)
    .option(
      '--url <url>',
      `base URL of the service (default: WDI_URL, the service on the data folder, or ${DEFAULT_URL})`,
    )
    .option('--key <key>', 'API key, - to read it from standard input (default: the environment variable WDI_KEY)')
    .addHelpText('after', exampleText('ask connections --workspace demo/demo'))
    .action(async (named: string, words: readonly string[], { workspace, data, url, key }: Options) => {
      const baseUrl = url ?? process.env['WDI_URL'] ?? (await serviceAt(data)) ?? DEFAULT_URL
      const address = addressOf(theOperation(named), workspace, words, baseUrl)
      const response = await reply(address, await keyFrom(key))
      const text = indented(await response.text())
      process.stdout.write(`${text}\n`)
      if (!response.ok) throw new Failure(`the service answered with ${response.status}`)
    })
}
