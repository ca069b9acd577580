import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import type { Environment } from '#app/environment'
import { foldedByWorker } from '#app/folding'
import { DEMO, DEMO_PLAN, type FoundRepository, findRepository, openDemo } from '#app/import/demo'
import { keyToShow } from '#app/state/first-key'
import { linkFor } from '#app/state/sign-in-links'
import type { Slugs } from '#app/state/workspace'
import { loadEmbeddedProjector } from '#composition/embedded'
import { type Logger, logger } from '#composition/logging'
import { builtPages, type Pages } from '#composition/pages'
import { listen } from '#composition/serving'
import type { Instant, Uuid } from '#domain/common'
import { reportingWindow } from '#domain/plans'
import { quoted } from '#domain/shell'
import { addDays, civilDateOf } from '#domain/time'
import { openStores } from '#stores/open'
import { addressOf, DEFAULT_URL, parametersIn, theOperation } from './ask.js'
import { environmentOf, now } from './environment.js'
import { orFail } from './errors.js'
import { BUILT, commandLine, exampleText } from './hints.js'
import { untilStopped } from './interruption.js'
import { logLevel } from './log-level.js'
import { type OidcOptions, oidcOf, withOidc } from './oidc.js'
import { type Common, withAddress, withCommon } from './options.js'
import { Failure, type Output, outputOf } from './output.js'
import { addressesOf } from './page-addresses.js'
import { mustBeFree } from './serve.js'
import { leaveAddress } from './service-address.js'
import { SUMMARIES } from './summaries.js'
import { VERSION } from './version.js'

interface Options extends Common, OidcOptions {
  readonly git?: string
  readonly branch?: string
  readonly sample?: boolean
  readonly port: number
  readonly host: string
}

/** Time for running work to end after a stop. */
const PATIENCE_MS = 2_000

/** A workspace that is ready except for its key. */
interface Prepared {
  readonly slugs: Slugs
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  /** The instant that examples are centred on; null if there is none. */
  readonly newestAt: Instant | null
  /** The project whose pages are shown; null if only a repository was imported. */
  readonly projectId: Uuid | null
  /** The ids printed for scripts, beside the address and the key. */
  readonly ids: object
}

/** Logs the progress of a repository's import, beside printing it. */
const loggingImport = (environment: Environment, log: Logger): Environment => {
  const { watcher } = environment
  const progress: Environment['watcher']['progress'] = (task) => {
    const { update, end } = watcher.progress(task)
    if (task !== 'importing_commits') return { update, end }
    return {
      update: (done, total) => {
        update(done, total)
        log.debug({ phase: 'import', done }, 'import')
      },
      end,
    }
  }
  return { ...environment, watcher: { ...watcher, progress } }
}

/** Prepares the demo workspace and imports new commits of a repository. */
const prepareDemo = async (
  found: FoundRepository | null,
  data: string,
  environment: Environment,
): Promise<Prepared> => {
  const { workspaceId, ownerId, connectionId, newestAt } = orFail(await openDemo(found, data, environment))
  return { slugs: DEMO, workspaceId, ownerId, newestAt, projectId: null, ids: { connections: [connectionId] } }
}

/** Prepares the sample agency. */
const prepareSample = async (data: string, environment: Environment): Promise<Prepared> => {
  const { openSampleAgency, SAMPLE, sampleIds } = await import('#app/import/sample')
  const { workspaceId, ownerId, firstProjectId, until } = orFail(await openSampleAgency(data, environment))
  const ids = orFail(await sampleIds(workspaceId, environment))
  return { slugs: SAMPLE, workspaceId, ownerId, newestAt: until, projectId: firstProjectId, ids }
}

/** A request to try. */
interface Page {
  /** The name by which the command `ask` knows the operation. */
  readonly operation: string
  readonly parameters: readonly string[]
}

const windowOfDemo = () => reportingWindow(DEMO_PLAN, civilDateOf(now(), 'UTC'), 'UTC')

/** A sentence on a repository of which no report shows a commit; null if one does. */
const tooOld = (newestAt: Instant | null): string | null => {
  const { start } = windowOfDemo()
  if (newestAt === null || civilDateOf(newestAt, 'UTC') >= start) return null
  return `The newest commit is of ${civilDateOf(newestAt, 'UTC')}. Reports begin at ${start}, as the plan allows, so they show no commit.`
}

/**
 * Date parameters around the newest commits, none in the future. If these are before the plan's reporting window,
 * there are no parameters, which requests the whole window.
 */
const datesAround = (newestAt: Instant | null): readonly string[] => {
  const window = windowOfDemo()
  const newest = newestAt === null ? window.end : civilDateOf(newestAt, 'UTC')
  const last = newest < window.end ? newest : window.end
  const start = addDays(last, -89)
  return start < window.start ? [] : [`start=${start}`, `end=${last}`, 'tz=UTC']
}

/** Requests that show numbers: for a repository those that need git only, for the sample its best pages. */
const pagesOf = ({ newestAt, projectId }: Prepared): readonly Page[] => {
  const dates = datesAround(newestAt)
  if (projectId === null)
    return [
      { operation: 'command-center', parameters: dates },
      { operation: 'ai-economics', parameters: dates },
      { operation: 'connections', parameters: [] },
    ]
  const parameters = [`projectId=${projectId}`, ...dates]
  return [
    { operation: 'command-center', parameters },
    { operation: 'scope-creep', parameters },
    { operation: 'invoice-defense', parameters },
    { operation: 'ai-economics', parameters },
  ]
}

/** Each request as a curl command and as a command of the program. */
const examples = (prepared: Prepared, data: string, baseUrl: string, key: string | null): readonly string[] =>
  pagesOf(prepared).flatMap(({ operation, parameters }) => {
    const { slugs } = prepared
    const address = addressOf(theOperation(operation), slugs, parametersIn(parameters), baseUrl)
    const url = baseUrl === DEFAULT_URL ? '' : ` --url ${baseUrl}`
    const asked = commandLine(['ask', operation, ...parameters.map(quoted)].join(' ') + url, { workspace: slugs, data })
    return [
      `curl -sS -H "Authorization: Bearer ${key ?? '$WDI_KEY'}" "${address}"`,
      `${key === null ? '' : `WDI_KEY=${key} `}${asked}`,
    ]
  })

const announce = (
  prepared: Prepared,
  data: string,
  { baseUrl, pages, key, link }: { baseUrl: string; pages: Pages; key: string | null; link: string },
  output: Output,
): void => {
  const { slugs, ids, projectId, newestAt } = prepared
  const old = projectId === null ? tooOld(newestAt) : null
  const { organization, workspace } = slugs
  // A fragment is never sent to a server, so its secret gets into no log of requests.
  const place = `#workspace=${organization}/${workspace}${projectId === null ? '' : `&project=${projectId}`}`
  const fragments = { console: `${place}&link=${link}`, reference: key === null ? place : `${place}&key=${key}` }
  output.result({ baseUrl, version: VERSION, organization, workspace, key, ...ids }, [
    '',
    `Serving ${baseUrl}  (organization ${organization}, workspace ${workspace}, version ${VERSION})`,
    ...addressesOf(pages, baseUrl, fragments),
    'The address of the console signs the owner in once, for 15 minutes from now. For another one, run:',
    commandLine(`member link ${prepared.ownerId}`, { workspace: slugs, data }),
    ...(key === null
      ? [
          'The API key was shown once, at the first start. For a new one, run:',
          commandLine('key issue --name second', { workspace: slugs, data }),
        ]
      : [`Key, shown only this once:  ${key}`]),
    ...(old === null ? [] : ['', old]),
    '',
    'Try it with curl, or with wdi, which prints the answer indented:',
    ...examples(prepared, data, baseUrl, key),
    '',
    'Stop with Ctrl-C.',
  ])
}

const start = async (options: Options): Promise<void> => {
  const { git, branch, sample = false, port, host, data, json = false } = options
  const output = outputOf({ json, data })
  // Wrong input is reported before anything is made or written.
  if (sample && git !== undefined) throw new Failure('--sample and --git exclude each other: give only one', 2)
  const oidc = oidcOf(options)
  const log = logger('wdi', logLevel('warn'))
  const failure = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    failure.signal.addEventListener('abort', () => reject(failure.signal.reason))
  })
  failed.catch(() => undefined)
  // Its modules are loaded while the stores are opened.
  const projector = loadEmbeddedProjector((message) => failure.abort(new Failure(message)))
  const closers: (() => Promise<void> | void)[] = []
  try {
    const found = sample ? null : orFail(await findRepository(git ?? null, branch ?? null, now))
    await mustBeFree({ host, port })
    const stores = orFail(await openStores(data))
    closers.unshift(() => stores.close())
    const environment = loggingImport(environmentOf(stores, output), log)
    const pages = builtPages(BUILT, true)
    const api = orFail(await listen({ stores, dataFolder: data, host, port, oidc, pages, log, now, version: VERSION }))
    closers.unshift(() => api.close())
    closers.unshift(await leaveAddress(data, api.baseUrl))
    const stopped = untilStopped()
    projector.begin(data, 'wdi start', (owner) => environment.watcher.note({ tag: 'waiting', owner }))

    const ready = async (): Promise<void> => {
      const prepared = sample ? await prepareSample(data, environment) : await prepareDemo(found, data, environment)
      const key = orFail(await keyToShow(prepared.workspaceId, prepared.ownerId, environment))
      orFail(await foldedByWorker(prepared.workspaceId, environment))
      const { workspaceId, ownerId: member } = prepared
      const link = orFail(await linkFor({ workspaceId, member, kind: 'sign_in', as: null }, environment))
      announce(prepared, data, { baseUrl: api.baseUrl, pages, key: key?.key ?? null, link: link.token }, output)
      if (key !== null) orFail(await stores.registry.unshownKey.shown(key.keyId))
    }
    const readied = ready()
    readied.catch(() => undefined)
    await Promise.race([readied, failed, stopped])
    const by = await Promise.race([stopped, failed])
    // Running work ends at the next record and releases its leases; if it takes longer, it fails on closed stores.
    const isReady = await Promise.race([
      readied.then(
        () => true,
        () => false,
      ),
      sleep(PATIENCE_MS, false),
    ])
    if (!isReady && by === 'SIGINT') throw new Failure('stopped; run the same command again to continue', 130)
  } finally {
    await projector.stop()
    for (const close of closers) await close()
  }
}

export const startCommand = (program: Command): void => {
  const command = program
    .command('start')
    .description(SUMMARIES.start)
    .option('--git <path>', 'repository to import (default: the one in the current folder)')
    .option('--branch <name>', "branch to read (default: the repository's default branch)")
    .option('--sample', 'serve a generated year of an agency instead, with evidence of every kind and gaps in it')
  withCommon(withOidc(withAddress(command)))
    .addHelpText('after', exampleText('start --git ~/code/website --port 0'))
    .action(start)
}
