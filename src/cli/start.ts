import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { reportingWindow } from '#domain/plans'
import { addDays, civilDateOf } from '#domain/time'
import { FIRST } from '#sample/agency'
import { openWorkspace } from '../commands/workspace.js'
import { type GitReading, openGit } from '../connectors/git/open.js'
import type { SourceError } from '../connectors/source.js'
import { logger } from '../logging.js'
import { startEmbeddedProjector } from '../projector/embedded.js'
import { openStores, type Stores } from '../stores.js'
import { addressOf, DEFAULT_URL, theOperation } from './ask.js'
import {
  BRANCH_OPTION,
  DATA_OPTION,
  type DataOption,
  foldedByWorker,
  JSON_OPTION,
  noteWaiting,
  now,
  orFail,
  parsePort,
  type Slugs,
} from './context.js'
import { counted } from './counted.js'
import { keyToShow } from './first-key.js'
import { commandLine, exampleText } from './hints.js'
import { importGit } from './import.js'
import { untilStopped } from './interruption.js'
import { Failure, type Output, outputOf } from './output.js'
import { openSampleAgency, SAMPLE, sampleIds } from './sample.js'
import { listen, mustBeFree } from './serve.js'
import { smallHistory } from './small-history.js'

interface Options extends DataOption {
  readonly git?: string
  readonly branch?: string
  readonly sample?: boolean
  readonly port: number
  readonly host: string
  readonly json?: boolean
}

const DEMO: Slugs = { organization: 'demo', workspace: 'demo' }
const PLAN = 'scale'
/** How long what is under way may take to end after a stop. */
const PATIENCE_MS = 2_000

interface Source {
  readonly madeUp: boolean
  readonly opened: GitReading
  readonly open: () => Outcome<SourceError, GitReading>
}

/** The repository that was named, or the one that the command stands in; null where it stands in none. */
const openSource = async (wanted: string | undefined, branch: string | undefined): Promise<Source | null> => {
  const open = () => openGit(wanted ?? '.', now, { branch })
  const reading = await open()
  if (!isLeft(reading)) return { madeUp: false, opened: reading.right, open }
  const { code } = reading.left
  if (wanted !== undefined || (code !== 'not_a_repository' && code !== 'empty')) throw new Failure(reading.left.message)
  return null
}

const openSmallHistory = async (data: string): Promise<Source> => {
  const folder = await smallHistory(data, now())
  const open = () => openGit(folder, now)
  return { madeUp: true, opened: orFail(await open()), open }
}

/** A workspace that is ready but for its key. */
interface Prepared {
  readonly slugs: Slugs
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  /** The instant that examples are centred on; null where there is none. */
  readonly newestAt: Instant | null
  /** The project whose pages are shown; null where only a repository was imported. */
  readonly projectId: Uuid | null
  /** What a script is told beside where it is served and the key. */
  readonly ids: object
}

/** The demo workspace, with what is new in a repository. */
const prepareDemo = async (
  { madeUp, opened, open }: Source,
  stores: Stores,
  output: Output,
  onProgress: (done: number) => void,
): Promise<Prepared> => {
  const wishes = {
    ...DEMO,
    name: 'Demo',
    plan: PLAN,
    client: 'Demo client',
    project: 'Demo project',
    owner: 'Demo owner',
  } as const
  const { workspaceId, ownerId, projectId } = orFail(await openWorkspace(wishes, stores, now))
  if (madeUp)
    output.note(
      `There is no git history here (${process.cwd()}): importing a small sample history to look at. For a whole made-up agency, run \`wdi start --sample\`.`,
    )
  else output.note(`Repository ${opened.path}`)
  const { connectionId, reading, counts } = await importGit(
    { workspaceId, projectId, ownerId, sample: madeUp, opened, open, onProgress },
    stores,
    output,
  )
  output.note(`Imported ${reading.label}, branch ${reading.branch.name}: ${counted(counts)}`)
  const { newestAt } = reading
  return { slugs: DEMO, workspaceId, ownerId, newestAt, projectId: null, ids: { connections: [connectionId] } }
}

/** The sample agency. */
const prepareSample = async (data: string, stores: Stores, output: Output): Promise<Prepared> => {
  const { workspaceId, ownerId, year } = await openSampleAgency(data, stores, output)
  const ids = await sampleIds(workspaceId, stores)
  const projectId = ids.projects.find(({ name }) => name === FIRST.name)?.id ?? null
  return { slugs: SAMPLE, workspaceId, ownerId, newestAt: year.until, projectId, ids }
}

/** A request to try. */
interface Page {
  /** The operation, as the command that asks names it. */
  readonly operation: string
  readonly parameters: readonly string[]
}

/**
 * Dates around the newest commits, none in the future; none at all, which asks for all that the plan looks back on, where
 * it does not look back so far.
 */
const datesAround = (newestAt: Instant | null): readonly string[] => {
  const window = reportingWindow(PLAN, civilDateOf(now(), 'UTC'), 'UTC')
  const newest = newestAt === null ? window.end : civilDateOf(newestAt, 'UTC')
  const last = newest < window.end ? newest : window.end
  const start = addDays(last, -89)
  return start < window.start ? [] : [`start=${start}`, `end=${last}`, 'tz=UTC']
}

/** Requests that show numbers: of a repository those that git alone answers, of the sample its best pages. */
const pagesOf = ({ newestAt, projectId }: Prepared): readonly Page[] => {
  const dates = datesAround(newestAt)
  if (projectId === null)
    return [
      { operation: 'ai-economics', parameters: dates },
      { operation: 'connections', parameters: [] },
      { operation: 'api-keys', parameters: [] },
    ]
  const parameters = [`projectId=${projectId}`, ...dates]
  return [
    { operation: 'command-center', parameters },
    { operation: 'scope-creep', parameters },
    { operation: 'invoice-defense', parameters },
    { operation: 'ai-economics', parameters },
  ]
}

/** Each request as curl makes it, and as the program itself does. */
const examples = (prepared: Prepared, baseUrl: string, key: string | null): readonly string[] =>
  pagesOf(prepared).flatMap(({ operation, parameters }) => {
    const { slugs } = prepared
    const address = addressOf(theOperation(operation), slugs, parameters, baseUrl)
    const url = baseUrl === DEFAULT_URL ? '' : ` --url ${baseUrl}`
    const asked = commandLine(['ask', operation, ...parameters].join(' ') + url, { workspace: slugs })
    return [
      `curl -sS -H "Authorization: Bearer ${key ?? '$WDI_KEY'}" "${address}"`,
      `${key === null ? '' : `WDI_KEY=${key} `}${asked}`,
    ]
  })

const announce = (
  prepared: Prepared,
  data: string,
  { baseUrl, key }: { baseUrl: string; key: string | null },
  output: Output,
): void => {
  const { slugs, ids } = prepared
  const { organization, workspace } = slugs
  output.result({ baseUrl, organization, workspace, key, ...ids }, [
    '',
    `Serving ${baseUrl}  (organization ${organization}, workspace ${workspace})`,
    ...(key === null
      ? [
          'The API key was shown once, at the first start. For a new one, run:',
          commandLine('key issue --name second', { workspace: slugs, data }),
        ]
      : [`Key, shown this once:  ${key}`]),
    '',
    'Try (with curl, or with wdi, which prints the answer indented):',
    ...examples(prepared, baseUrl, key),
    '',
    'Stop with Ctrl-C.',
  ])
}

const start = async ({ git, branch, sample = false, port, host, data, json = false }: Options): Promise<void> => {
  const output = outputOf({ json, data })
  // What cannot be done is said before anything is made or written.
  if (sample && git !== undefined)
    throw new Failure('--sample serves made-up data and --git a repository: say one of them', 2)
  const found = sample ? null : await openSource(git, branch)
  await mustBeFree({ host, port })
  const stores = orFail(await openStores(data))
  const log = logger('wdi')
  const failure = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    failure.signal.addEventListener('abort', () => reject(failure.signal.reason))
  })
  const closers: (() => Promise<void> | void)[] = [() => stores.close()]
  try {
    const api = await listen({ stores, host, port, log })
    closers.unshift(() => api.close())
    const stopped = untilStopped()
    const projector = startEmbeddedProjector(
      data,
      (message) => failure.abort(new Failure(message)),
      noteWaiting(output),
    )
    closers.unshift(() => projector.stop())

    const ready = async (): Promise<void> => {
      const onProgress = (done: number) => log.debug({ phase: 'import', done }, 'import')
      const prepared = sample
        ? await prepareSample(data, stores, output)
        : await prepareDemo(found ?? (await openSmallHistory(data)), stores, output, onProgress)
      const key = await keyToShow(prepared.workspaceId, prepared.ownerId, stores)
      await foldedByWorker(prepared.workspaceId, stores, output)
      announce(prepared, data, { baseUrl: api.baseUrl, key: key?.key ?? null }, output)
      if (key !== null) orFail(await stores.registry.unshownKey.shown(key.keyId))
    }
    const readied = ready()
    for (const promise of [readied, failed]) promise.catch(() => undefined)
    await Promise.race([readied, failed, stopped])
    const by = await Promise.race([stopped, failed])
    // What is under way ends at the next record and gives back what it holds; what takes longer fails on closed stores.
    const isReady = await Promise.race([
      readied.then(
        () => true,
        () => false,
      ),
      sleep(PATIENCE_MS, false),
    ])
    if (!isReady && by === 'SIGINT') throw new Failure('stopped; run the same command again to continue', 130)
  } finally {
    for (const close of closers) await close()
  }
}

export const startCommand = (program: Command): void => {
  program
    .command('start')
    .description('import a git repository into a demo workspace, or make up a sample, and serve it, all in one process')
    .option('--git <path>', 'repository to import (default: the one in the current folder)')
    .option(...BRANCH_OPTION)
    .option('--sample', 'serve a made-up year of an agency instead, with evidence of every kind and gaps in it')
    .option('--port <port>', 'port to listen on, 0 for a free one', parsePort, 8080)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('start --git ~/code/website --port 0'))
    .action(start)
}
