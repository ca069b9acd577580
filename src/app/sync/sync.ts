import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Environment } from '#app/environment'
import { type FoldError, foldAll } from '#app/folding'
import { type ImportedSource, type ImportRefused, importAndFold } from '#app/import/import-source'
import { defineSource, type WorkspaceNames } from '#app/import/source'
import { readWhole } from '#app/state/append'
import { planOf } from '#app/state/context'
import { endIfStopped, stoppable } from '#app/watcher'
import type { HostClient } from '#connectors/hosts/client/client'
import { faultText } from '#connectors/hosts/client/fault-text'
import { type Delivered, type HostReading, readingOfHost } from '#connectors/hosts/reading'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import type { HostPlace as Container, HostConnected, ListRead } from '#domain/events/hosts'
import { NO_CHOICES } from '#domain/events/import-choices'
import { isStoreError, type Outcome, type StoreError } from '#domain/outcome'
import type { EffectivePlan } from '#domain/plans'
import { foldConnection } from '#import/folded-connection'
import { heldBy } from '#import/held'
import type { Renaming } from '#import/renaming'
import { sourceError } from '#import/source'
import type { ConnectionState } from '#projections/entities/connection'
import { entityId } from '#projections/entities/entity'
import { Host as HostEntity, type HostState } from '#projections/entities/host'
import { reconciliationTermMs } from '#projections/selection/freshness'
import { partitionOf } from '#readstore/partitions'
import { tokenSentence } from '#secrets/texts'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer } from '#sources/kit/hosts/host'
import { type Checked, checkedBy } from './check.js'
import { connectionToken, type NoToken } from './connection-token.js'
import { keptGrants } from './grants.js'
import { hookedConnection } from './hooked-connection.js'
import { type HostPlace, type Hosts, hostProductOf, identityOf, openHost } from './hosts.js'
import { type Burst, nextBurst } from './inbox.js'
import { nextRun } from './schedule.js'
import { type BeingRead, inTurn } from './turns.js'

/** A connection that is not read now. */
export type NotSynced =
  /** It imports files, or a repository. */
  | { readonly tag: 'not_asked'; readonly message: string }
  | BeingRead
  | { readonly tag: 'no_connection'; readonly message: string }
  /** Nothing that was delivered concerns what is read, and no run is due. */
  | { readonly tag: 'nothing_delivered'; readonly message: string }
  | NoToken

export type SyncError = NotSynced | ImportRefused

/** A run of a connection: what it read, or why it ended. */
export type Synced = ImportedSource<HostReading>

/** The most rejected records that a result lists. */
const MOST_SHOWN = 10

type Connected = t.TypeOf<typeof HostConnected.data>

/** The state from which a connection is read. */
interface Readable {
  readonly connection: ConnectionState
  readonly asked: Connected
  readonly place: HostPlace
  readonly lists: readonly ListRead[]
  readonly plan: EffectivePlan
}

/** The state of the lists of a connection's host; null if it was never read. */
export const hostStateOf = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  { readStore }: Pick<Environment, 'readStore'>,
): Outcome<StoreError, HostState | null> => {
  const id = entityId(workspaceId, { key: connectionId })
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs) => docs.get(HostEntity, [id]))
  return isLeft(found) ? found : right(found.right.get(id) ?? null)
}

/** The plan of a workspace in force. */
export const planIn = async (
  workspaceId: Uuid,
  { eventLog, now }: Pick<Environment, 'eventLog' | 'now'>,
): Outcome<StoreError, EffectivePlan> => {
  const events = await readWhole(streamOf.billing(workspaceId), eventLog)
  return isLeft(events) ? events : right(planOf(events.right, now()))
}

/** The state from which a connection is read; an error if no host is asked for it. */
export const readable = async (
  workspaceId: Uuid,
  connectionId: Uuid,
  environment: Environment,
): Outcome<StoreError | FoldError | NotSynced, Readable> => {
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const found = await foldConnection(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { connection } = found.right
  if (connection === undefined || connection.removed)
    return left({ tag: 'no_connection', message: `there is no connection ${connectionId} that is read` })
  const { asked, provider, label } = connection
  const product = hostProductOf(provider)
  if (asked === null || product === undefined)
    return left({
      tag: 'not_asked',
      message: `${label} is imported by hand: the service does not ask for it by itself`,
    })
  const state = await hostStateOf(workspaceId, connectionId, environment)
  if (isLeft(state)) return state
  const plan = await planIn(workspaceId, environment)
  if (isLeft(plan)) return plan
  const place = { product, address: asked.address, account: asked.account }
  return right({ connection, asked, place, lists: state.right?.lists ?? [], plan: plan.right })
}

/** The containers as they are called by now, by their ids. A calendar keeps the name under which it was connected, since its meetings do. */
const renamedBy = (
  before: readonly Container[],
  seen: readonly HostContainer[],
): { readonly containers: readonly HostContainer[]; readonly renamings: readonly Renaming[] } => {
  const containers = before.map((one) =>
    one.kind === 'calendar' ? one : (seen.find(({ id }) => id !== null && id === one.id) ?? one),
  )
  const renamings = before.flatMap((one, i): readonly Renaming[] => {
    const now = containers[i]
    if (now === undefined || now.container === one.container) return []
    if (one.kind === 'tracker_project') return [{ kind: 'tracker_project', from: one.container, to: now.container }]
    if (one.kind !== 'repository') return []
    return [
      { kind: 'repository', from: one.container, to: now.container },
      // Its items go on under the first name, by which agreements may name them.
      { kind: 'tracker_project', from: now.container, to: one.container },
    ]
  })
  return { containers, renamings }
}

/** The opening of a run. */
interface Opening {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  readonly isFull: boolean
  readonly delivered: Delivered | null
  readonly client: HostClient
  readonly hosts: Hosts
  readonly environment: Environment
}

/** The way in which a source of one run is opened: the host is looked at once, however often the run starts over. */
const openingOf = (opening: Opening) => {
  const { workspaceId, connectionId, isFull, delivered, client, hosts, environment } = opening
  let looked: Checked | null = null
  const open = async (
    names: Pick<WorkspaceNames, 'trackers' | 'formerNames'>,
  ): Outcome<StoreError | FoldError | NotSynced, HostReading> => {
    const found = await readable(workspaceId, connectionId, environment)
    if (isLeft(found)) return found
    const { connection, asked, place, lists, plan } = found.right
    const held = await heldBy(workspaceId, connectionId, environment)
    if (isLeft(held)) {
      if (held.left.tag !== 'not_folded') return left(held.left)
      // Somebody appended in between: what is held is looked up again.
      return open(names)
    }
    const now = environment.now()
    const wanted = asked.containers.map(({ name }) => name)
    looked ??= await checkedBy(place, client.ask, client.quota, wanted, hosts)
    const { containers, renamings } = renamedBy(asked.containers, looked.look?.containers ?? [])
    const { label, provider, category, answers } = connection
    const { product } = place
    return right(
      readingOfHost({
        connection: {
          provider,
          category,
          identity: identityOf({ ...asked, label }),
          label,
          choices: answers ?? NO_CHOICES,
          containers,
          renamed: renamings,
          connected: renamings.length === 0 ? null : { ...asked, containers: [...containers] },
          lists,
          held: held.right,
        },
        host: product.host,
        ask: client.ask,
        quota: client.quota,
        textOf: (fault) => faultText(fault, product.label),
        nextRunAt: (rests) => nextRun(connectionId, plan, now, rests),
        trackers: names.trackers,
        formerNames: names.formerNames,
        fault: looked.fault,
        remarks: looked.look?.remarks ?? [],
        now,
        isFull,
        delivered,
        reconciledForMs: reconciliationTermMs(plan),
      }),
    )
  }
  return open
}

const NOT_SYNCED: ReadonlySet<string> = new Set<NotSynced['tag']>([
  'not_asked',
  'being_read',
  'no_connection',
  'nothing_delivered',
  'no_token',
])
const isNotSynced = <E extends { readonly tag: string }>(error: E): error is Extract<E, NotSynced> =>
  NOT_SYNCED.has(error.tag)

const sourceOf = (opening: Opening) => {
  const open = openingOf(opening)
  return defineSource<Record<never, never>, HostReading>({
    name: 'host',
    summary: 'ask a host for what is new',
    location: { placeholder: 'host', description: 'the host', several: false },
    fields: {},
    example: '',
    open: async (_, __, names) => {
      const opened = await open(names)
      if (!isLeft(opened)) return opened
      const { left: error } = opened
      return left(isNotSynced(error) ? sourceError('not_found', error.message) : error)
    },
    channel: () => 'api',
    category: ({ category }) => category,
    kinds: [],
    task: 'importing_lines',
  })
}

/** The same way to ask, which leaves the run where the caller asked to stop. */
const stoppedBy =
  (stop: AbortSignal, ask: Ask): Ask =>
  async (request) => {
    try {
      return await ask(request)
    } catch (error) {
      endIfStopped({ stop })
      throw error
    }
  }

/** A run that is wanted. */
export interface Wanted {
  readonly workspaceId: Uuid
  readonly connectionId: Uuid
  /** Reads all of it, and compares it with what is held. */
  readonly isFull: boolean
  /** False where only what the host has delivered is followed. */
  readonly isDue?: boolean
}

const NOTHING_DELIVERED: Pick<Burst, 'hints' | 'deliveryIds'> = { hints: [], deliveryIds: [] }

/** The deliveries of a connection's host since the last run. */
const deliveriesOf = async (
  { connection: { workspaceId, connectionId }, asked }: Readable,
  { keys }: Hosts,
  { registry, readStore }: Environment,
): Outcome<StoreError | NotSynced, Pick<Burst, 'hints' | 'deliveryIds'>> => {
  const place = await hookedConnection(workspaceId, connectionId, { readStore })
  if (isLeft(place)) return place
  if (place.right === null) return right(NOTHING_DELIVERED)
  const containers = new Set(asked.containers.map(({ container }) => container))
  const burst = await nextBurst(place.right, containers, { registry, keys })
  if (!isLeft(burst)) return burst
  if (isStoreError(burst.left)) return left(burst.left)
  return left({ tag: 'no_token', message: tokenSentence(burst.left) })
}

/** Reads what is new in a connection that asks its host, or all of it, and folds its facts. A run that fails is in the log. */
export const syncConnection = async (
  { workspaceId, connectionId, isFull, isDue = true }: Wanted,
  environment: Environment,
  hosts: Hosts,
): Outcome<SyncError, Synced> => {
  const { registry, watcher } = environment
  const found = await readable(workspaceId, connectionId, environment)
  if (isLeft(found)) return found
  const { place, connection } = found.right
  return inTurn<SyncError, Synced>(
    { workspaceId, connectionId, label: connection.label },
    environment,
    async (stop) => {
      const token = await connectionToken({ workspaceId, connectionId }, place, environment, hosts)
      if (isLeft(token)) return token
      const grants = keptGrants({ workspaceId, connectionId }, place, environment, hosts)
      const opened = openHost(place, token.right, grants, hosts, stop)
      const client = { ...opened, ask: stoppedBy(stop, opened.ask) }
      try {
        const stopping = { ...environment, watcher: { ...watcher, stop } }
        const burst = await deliveriesOf(found.right, hosts, environment)
        if (isLeft(burst)) return burst
        const { hints, deliveryIds } = burst.right
        if (!isDue && !isFull && hints.length === 0) {
          // Pushes, stars: what was delivered concerns nothing that is read.
          const ended = await registry.inbox.remove(connectionId, deliveryIds)
          return isLeft(ended)
            ? ended
            : left({ tag: 'nothing_delivered', message: `${connection.label} has nothing new` })
        }
        const delivered = deliveryIds.length === 0 ? null : { hints, isDue: isDue || isFull }
        const source = sourceOf({ workspaceId, connectionId, isFull, delivered, client, hosts, environment: stopping })
        const request = { source, locations: [], input: {}, workspaceId, project: null, opened: null, sample: false }
        // A host is looked at before its run begins.
        const synced = await stoppable(() => importAndFold(request, MOST_SHOWN, stopping))
        // What a run that failed was to follow is followed by the next one.
        if (isLeft(synced) || deliveryIds.length === 0) return synced
        const removed = await registry.inbox.remove(connectionId, deliveryIds)
        return isLeft(removed) ? removed : synced
      } finally {
        await client.close()
      }
    },
  )
}
