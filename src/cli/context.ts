import { resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { type Instant, Slug, type Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { instantOf } from '#domain/time'
import type { Position } from '#eventlog/port'
import { partitionOf } from '#readstore/partitions'
import type { Partition } from '#readstore/port'
import { readWhole } from '../commands/append.js'
import { directoryOf } from '../commands/context.js'
import { explained, isRefusal } from '../commands/refusal.js'
import { BEING_DELETED, findWorkspace, isClosed } from '../commands/workspace.js'
import { ensureFolded } from '../projector/ensure-folded.js'
import { waitFor } from '../projector/projector.js'
import { stoppedMessage } from '../projector/work.js'
import { isDataFolder, openStores, type Stores } from '../stores.js'
import { DEFAULT_DATA } from './hints.js'
import { endIfStopped, stopRequested } from './interruption.js'
import { Failure, type Output } from './output.js'

/** The clock of the process, the only one that there is. */
export const now = (): Instant => instantOf(Date.now())

export interface DataOption {
  readonly data: string
}
export const DATA_OPTION = ['--data <dir>', 'folder that holds everything', DEFAULT_DATA] as const
export const JSON_OPTION = ['--json', 'print the result as one line of JSON; all else goes to standard error'] as const
export const AS_OPTION = ['--as <member>', 'who acts, by id or display name (default: the owner)'] as const
export const BRANCH_OPTION = ['--branch <name>', 'the branch that counts (default: the default branch)'] as const
export const WORKSPACE_OPTION = ['--workspace <organization/workspace>', 'which workspace, by its two slugs'] as const

const sentence = (error: {
  readonly tag: string
  readonly message?: string
  readonly cause?: string
  readonly store?: string
  readonly damaged?: boolean
}): string => {
  if (error.message !== undefined) return error.message
  if (error.damaged === true && error.cause !== undefined) return error.cause
  if (error.tag === 'store_unavailable')
    return `the ${error.store} does not answer (${error.cause}): see that its folder is writable and has space, or that its server runs, and try again`
  return 'others keep writing to the same place: try again'
}

/** The value, or an end of the command with one clear line. */
export const orFail = <A>(result: Either<{ readonly tag: string }, A>): A => {
  if (isLeft(result)) throw new Failure(sentence(result.left))
  return result.right
}

/** The same for what a command may be refused for. */
export const orRefuse = <A>(result: Either<{ readonly tag: string }, A>): A => {
  if (isLeft(result) && isRefusal(result.left)) {
    const { line, exitCode } = explained(result.left)
    throw new Failure(line, exitCode)
  }
  return orFail(result)
}

/** Opens the stores for as long as the command needs them. */
export const withStores = async <A>({ data }: DataOption, use: (stores: Stores) => Promise<A>): Promise<A> => {
  const stores = orFail(await openStores(data))
  try {
    return await use(stores)
  } finally {
    stores.close()
  }
}

export const nothingStored = (data: string): Failure =>
  new Failure(
    `nothing is stored in ${resolve(data)}: name another folder with --data, or begin with \`wdi start\` or \`wdi workspace create --help\``,
  )

/** The same, for commands that find nothing where nothing was ever stored, and make no folder there. */
export const withExistingStores = <A>(option: DataOption, use: (stores: Stores) => Promise<A>): Promise<A> => {
  if (!isDataFolder(option.data)) throw nothingStored(option.data)
  return withStores(option, use)
}

export interface Slugs {
  readonly organization: string
  readonly workspace: string
}

/** `organization/workspace`, both slugs. */
export const parseSlugs = (text: string): Slugs => {
  const [organization = '', workspace = '', ...rest] = text.split('/')
  const slugs = [organization, workspace].map((slug) => decode(Slug, slug))
  if (rest.length > 0 || slugs.some(isLeft))
    throw new InvalidArgumentError(
      'Two slugs with a slash between are expected, each 2-48 lowercase letters, digits and hyphens: acme/website',
    )
  return { organization, workspace }
}

/** A number of a port, 0 for any that is free. */
export const parsePort = (text: string): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return port
}

/** The workspace that the command is about. */
export const theWorkspace = async ({ organization, workspace }: Slugs, { eventLog }: Stores): Promise<Uuid> => {
  const found = orFail(await findWorkspace(organization, workspace, eventLog))
  if (found === null)
    throw new Failure(
      `there is no workspace ${organization}/${workspace}: create it with \`wdi workspace create ${organization}/${workspace}\``,
    )
  if (orFail(await isClosed(found, eventLog))) throw new Failure(BEING_DELETED)
  return found
}

/**
 * Ends an import whose workspace was closed before its connection had a stream: of what begins later, whoever deletes the
 * workspace knows nothing.
 */
export const refuseClosed = async (workspaceId: Uuid, { eventLog }: Stores): Promise<void> => {
  const directory = orFail(await readWhole(streamOf.directory(workspaceId), eventLog))
  if (directory.length === 0 || directoryOf(directory).closed) throw new Failure(BEING_DELETED)
}

/** Folds all that stands in the log of a workspace. */
export const foldAll = async (workspaceId: Uuid, stores: Stores, output: Output): Promise<void> =>
  folded(orFail(await stores.eventLog.end()), workspaceId, stores, output)

const SHOWN_EVERY_MS = 200

/** Positions of an embedded log are counted; of others they grow all the same. */
const place = (position: Position): number => Number.parseInt(position, 10) || 0

/** Shows how far folding is up to a position, whoever folds. Call what it gives back to end. */
const showFolding = async (position: Position, partition: Partition, { readStore }: Stores, output: Output) => {
  const begun = await readStore.moment(partition)
  const from = isLeft(begun) ? 0 : place(begun.right.checkpoint)
  const progress = output.progress('Folding events')
  const timer = setInterval(async () => {
    const moment = await readStore.moment(partition)
    if (!isLeft(moment)) progress.update(place(moment.right.checkpoint) - from, place(position) - from)
  }, SHOWN_EVERY_MS)
  return (): void => {
    clearInterval(timer)
    progress.end()
  }
}

/** Says for which other process this one waits. */
export const noteWaiting =
  (output: Output) =>
  (owner: string): void => {
    if (owner.includes(`(process ${process.pid})`)) return
    output.note(
      `Waiting for ${owner}, which builds the reports of this data folder. If it was killed, this continues within 3 seconds.`,
    )
  }

/** Comes back once all events of a workspace up to a position are folded, and shows how far that is. */
export const folded = async (position: Position, workspaceId: Uuid, stores: Stores, output: Output): Promise<void> => {
  const partition = partitionOf(workspaceId, stores.readStore)
  const endProgress = await showFolding(position, partition, stores, output)
  const folding = { ...stores, signal: stopRequested, onWaiting: noteWaiting(output) }
  const result = await ensureFolded(position, partition, folding, () => undefined).finally(endProgress)
  endIfStopped()
  if (isLeft(result) && result.left.tag === 'log_behind') throw new Failure(stoppedMessage(result.left))
  orFail(result)
}

/** The same where a worker of this process folds. */
export const foldedByWorker = async (workspaceId: Uuid, stores: Stores, output: Output): Promise<void> => {
  const partition = partitionOf(workspaceId, stores.readStore)
  const position = orFail(await stores.eventLog.end())
  const endProgress = await showFolding(position, partition, stores, output)
  orFail(await waitFor(position, partition, stores.readStore, stopRequested).finally(endProgress))
  endIfStopped()
}
