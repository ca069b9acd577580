import type { Command } from 'commander'
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Slugs } from '#app/state/workspace'
import { type SyncError, type Synced, syncConnection } from '#app/sync/sync'
import type { Uuid } from '#domain/common'
import { isStoreError, type Outcome } from '#domain/outcome'
import { counted } from './counted.js'
import { onWorkspace } from './environment.js'
import { failureOf } from './errors.js'
import { exampleText } from './hints.js'
import { hostsFor, namedConnections } from './hosts.js'
import { interruptible } from './interruption.js'
import { type Common, withCommon, withWorkspace } from './options.js'
import { Failure, type Output, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface SyncOptions extends Common {
  readonly workspace: Slugs
  readonly full?: boolean
}

/** A run of a connection that was asked for: its result, or why it has none. */
interface Ran {
  readonly connectionId: Uuid
  readonly label: string
  readonly synced: Either<SyncError, Synced>
}

/** Errors after which no other connection can be read either. */
const concernsAll = (error: SyncError): boolean => error.tag === 'stopped' || isStoreError(error)

/** Reads connections one after the other. One that cannot be read stops no other. */
const syncEach = async (
  connections: readonly Pick<Ran, 'connectionId' | 'label'>[],
  sync: (connectionId: Uuid) => Outcome<SyncError, Synced>,
): Promise<readonly Ran[]> => {
  const all: Ran[] = []
  for (const { connectionId, label } of connections) {
    const synced = await sync(connectionId)
    all.push({ connectionId, label, synced })
    if (isLeft(synced) && concernsAll(synced.left)) break
  }
  return all
}

const printed = (label: string, { counts, reading, rejected }: Synced): readonly string[] => [
  `${label}: ${counted(counts)}`,
  ...(rejected?.deadLetters ?? []).map(({ record, reason, message }) => `  ${record}: ${reason}: ${message}`),
  ...reading.notices.map((text) => `  ${text}`),
]

/** The failures of several connections: a line each. That of a single one is its own line. */
const failureOfAll = (ran: readonly Ran[]): Failure | null => {
  const failed = ran.flatMap(({ label, synced }) => (isLeft(synced) ? [{ label, error: synced.left }] : []))
  const failures = failed.map(({ label, error }) => ({ label, failure: failureOf(error) }))
  const last = failures.at(-1)
  if (last === undefined) return null
  if (ran.length === 1) return last.failure
  const [first, ...others] = failures.map(
    ({ label, failure }) => `${label} was not read to its end: ${failure.message}`,
  )
  return new Failure(first ?? '', last.failure.exitCode, others)
}

const syncAll = async (named: string | null, isFull: boolean, options: SyncOptions, output: Output): Promise<void> => {
  const { data, workspace } = options
  const hosts = hostsFor(data)
  const ran = await interruptible(() =>
    onWorkspace({ data, workspace }, output, async (workspaceId, environment) => {
      const connections = await namedConnections(named, workspaceId, environment)
      const sync = (connectionId: Uuid) => syncConnection({ workspaceId, connectionId, isFull }, environment, hosts)
      return right(await syncEach(connections, sync))
    }),
  )
  const failed = ran.flatMap(({ connectionId, label, synced }) =>
    isLeft(synced) ? [{ connectionId, label, message: failureOf(synced.left).message }] : [],
  )
  const synced = ran.flatMap(({ connectionId, label, synced: one }) => {
    if (isLeft(one)) return []
    const { counts, rejected } = one.right
    return [{ connectionId, label, counts, rejected: rejected?.deadLetters ?? [] }]
  })
  output.result(
    { synced, failed },
    ran.length === 0
      ? ['No connection asks a host: add one, see `wdi connection add --help`.']
      : ran.flatMap(({ label, synced: one }) => (isLeft(one) ? [] : printed(label, one.right))),
  )
  const failure = failureOfAll(ran)
  if (failure !== null) throw failure
}

/** Adds `wdi sync`. */
export const syncCommand = (program: Command): void => {
  const command = program
    .command('sync')
    .argument('[connection]', 'the connection, by id or name (default: all that ask their hosts)')
    .description(SUMMARIES.sync)
    .option('--full', 'read all of it, and compare it with what is held')
  withCommon(withWorkspace(command))
    .addHelpText('after', exampleText('sync Gitea --workspace acme/website'))
    .action(async (named: string | undefined, options: SyncOptions) => {
      const { data, workspace, json = false, full = false } = options
      await syncAll(named ?? null, full, options, outputOf({ json, data, workspace }))
    })
}
