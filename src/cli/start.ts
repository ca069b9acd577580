import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { Outcome } from '#domain/outcome'
import { reportingWindow } from '#domain/plans'
import { READ_SCOPES } from '#domain/roles'
import { addDays, civilDateOf } from '#domain/time'
import { ALL } from '#readstore/port'
import { generateKey } from '../access/key.js'
import { readWhole } from '../commands/append.js'
import { type IssuedKey, issueKey } from '../commands/keys.js'
import { openWorkspace } from '../commands/workspace.js'
import { type GitReading, openGit } from '../connectors/git/open.js'
import type { SourceError } from '../connectors/source.js'
import { logger } from '../logging.js'
import { startEmbeddedProjector } from '../projector/embedded.js'
import { waitFor } from '../projector/projector.js'
import { openStores, type Stores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, now, orFail, parsePort, untilStopped } from './context.js'
import { importGit } from './import.js'
import { Failure, type Output, outputOf } from './output.js'
import { sampleRepository } from './sample.js'
import { listen, mustBeFree } from './serve.js'

interface Options extends DataOption {
  readonly git?: string
  readonly port: number
  readonly host: string
  readonly json?: boolean
}

const DEMO = { organization: 'demo', workspace: 'demo' }
const PLAN = 'scale'
const KEY_NAME = 'first key'

interface Source {
  readonly sample: boolean
  readonly opened: GitReading
  readonly open: () => Outcome<SourceError, GitReading>
}

/** The repository that was named, or the one that the command stands in; null where it stands in none. */
const openSource = async (wanted: string | undefined): Promise<Source | null> => {
  const open = () => openGit(wanted ?? '.', now)
  const reading = await open()
  if (!isLeft(reading)) return { sample: false, opened: reading.right, open }
  const { code } = reading.left
  if (wanted !== undefined || (code !== 'not_a_repository' && code !== 'empty')) throw new Failure(reading.left.message)
  return null
}

const openSample = async (data: string): Promise<Source> => {
  const sample = await sampleRepository(data, now())
  const open = () => openGit(sample, now)
  return { sample: true, opened: orFail(await open()), open }
}

/** A key to show: one that an earlier start made and did not come to show, or a new one at the very first; else null. */
const keyToShow = async (workspaceId: Uuid, memberId: Uuid, stores: Stores): Promise<IssuedKey | null> => {
  const { eventLog, registry } = stores
  const wishes = {
    workspaceId,
    memberId,
    name: KEY_NAME,
    environment: 'live',
    scopes: READ_SCOPES,
    expiry: 'never',
  } as const
  const unshown = orFail(await registry.unshownKey.get())
  if (unshown !== null) return orFail(await issueKey(wishes, stores, now(), unshown))
  const events = orFail(await readWhole(streamOf.access(workspaceId), eventLog))
  if (events.some(({ type }) => type === 'ApiKeyIssued')) return null
  const made = { keyId: randomUUID(), key: generateKey('live') }
  orFail(await registry.unshownKey.put(made.keyId, made.key))
  return orFail(await issueKey(wishes, stores, now(), made))
}

/**
 * Three requests that show numbers: their dates lie around the newest commits, and are left out, which asks for all
 * that the plan looks back on, where it does not look back so far.
 */
const examples = (baseUrl: string, key: string | null, newestAt: Instant | null): readonly string[] => {
  const prefix = `${baseUrl}/organizations/${DEMO.organization}/workspaces/${DEMO.workspace}`
  const window = reportingWindow(PLAN, civilDateOf(now(), 'UTC'), 'UTC')
  const newest = newestAt === null ? window.end : civilDateOf(newestAt, 'UTC')
  const last = newest < window.end ? newest : window.end
  const start = addDays(last, -89)
  const dates = start < window.start ? '' : `?start=${start}&end=${addDays(last, 1)}&tz=UTC`
  const curl = (path: string) => `curl -sS -H "Authorization: Bearer ${key ?? '$WDI_KEY'}" "${prefix}${path}"`
  return [curl(`/ai-economics${dates}`), curl('/connections'), curl('/settings/api-keys')]
}

const announce = (
  {
    baseUrl,
    key,
    connections,
    newestAt,
  }: { baseUrl: string; key: string | null; connections: readonly string[]; newestAt: Instant | null },
  output: Output,
): void =>
  output.result({ baseUrl, ...DEMO, key, connections }, [
    '',
    `Serving ${baseUrl}  (organization ${DEMO.organization}, workspace ${DEMO.workspace})`,
    key === null
      ? 'The key was shown at the first start; for another one:  npm run wdi -- key issue --workspace demo/demo --name second'
      : `Key, shown this once:  ${key}`,
    '',
    'Try:',
    ...examples(baseUrl, key, newestAt),
    '',
    'Stop with Ctrl-C.',
  ])

const start = async ({ git, port, host, data, json = false }: Options): Promise<void> => {
  const output = outputOf({ json })
  // What cannot be done is said before anything is made or written.
  const found = await openSource(git)
  await mustBeFree({ host, port })
  const stores = orFail(await openStores(data))
  const log = logger('wdi')
  const failure = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    failure.signal.addEventListener('abort', () => reject(failure.signal.reason))
  })
  const closers: (() => Promise<void> | void)[] = [() => stores.close()]
  try {
    const source = found ?? (await openSample(data))
    const api = await listen({ stores, host, port, log })
    closers.unshift(() => api.close())
    const stopped = untilStopped()
    const projector = startEmbeddedProjector(data, (message) => failure.abort(new Failure(message)))
    closers.unshift(() => projector.stop())

    const ready = async (): Promise<void> => {
      const wishes = {
        ...DEMO,
        name: 'Demo',
        plan: PLAN,
        client: 'Demo client',
        project: 'Demo project',
        owner: 'Demo owner',
      } as const
      const { workspaceId, ownerId, projectId } = orFail(await openWorkspace(wishes, stores, now))
      if (source.sample)
        output.note(
          'There is no git history here: importing a small sample history that was made up for you to look at.',
        )
      const onProgress = (done: number) => log.debug({ phase: 'import', done }, 'import')
      const { connectionId, reading, counts } = await importGit(
        { workspaceId, projectId, ownerId, ...source, onProgress },
        stores,
        output,
      )
      output.note(
        `Imported ${reading.label}: ${counts.accepted} facts new or changed, ${counts.unchanged} as before, ${counts.withdrawn} withdrawn.`,
      )
      const key = await keyToShow(workspaceId, ownerId, stores)
      orFail(await waitFor(orFail(await stores.eventLog.end()), ALL, stores.readStore, new AbortController().signal))
      announce(
        { baseUrl: api.baseUrl, key: key?.key ?? null, connections: [connectionId], newestAt: reading.newestAt },
        output,
      )
      if (key !== null) orFail(await stores.registry.unshownKey.shown(key.keyId))
    }
    const readied = ready()
    // Where the end comes first, what is still under way fails on closed stores, and nobody waits for it.
    for (const promise of [readied, failed]) promise.catch(() => undefined)
    await Promise.race([readied, failed, stopped])
    await Promise.race([stopped, failed])
  } finally {
    for (const close of closers) await close()
  }
}

export const startCommand = (program: Command): void => {
  program
    .command('start')
    .description('import a git repository into a demo workspace and serve it: all in one process, on embedded stores')
    .option('--git <path>', 'the repository (default: the one that stands here)')
    .option('--port <port>', 'port to listen on, 0 for a free one', parsePort, 8080)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', '\nExample:\n  wdi start --git ~/code/website --port 0')
    .action(start)
}
