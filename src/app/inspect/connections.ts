import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { foldAll } from '#app/folding'
import { theConnection } from '#app/state/connections'
import { type Assumption, withProjectNames } from '#app/state/import-choices'
import type { Refusal } from '#app/state/refusal'
import { choicesIn, choicesOf } from '#connectors/files/choices'
import type { Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { Outcome } from '#domain/outcome'
import { type JudgedHealth, judgedHealth } from '#projections/data-sources/health'
import { progressOf, readHosts, readToOf, reconciledAtOf, unreadContainersOf } from '#projections/data-sources/hosts'
import type { ConnectionView } from '#projections/data-sources/response'
import { Connection, type ConnectionState } from '#projections/entities/connection'
import { DeadLetter, openDeadLetters } from '#projections/entities/dead-letter'
import type { HostState } from '#projections/entities/host'
import { planOf } from '#projections/entities/subscription'
import { partitionOf } from '#readstore/partitions'
import { products } from '#sources/products'
import { directoryIn, type ListError } from './lists.js'

/** The state of a connection's host. */
export interface ListedHost {
  readonly address: string
  /** The containers that are asked for there, by the host's names; empty where records name their projects themselves. */
  readonly containers: readonly string[]
  /** The containers that the token cannot see. */
  readonly unread: readonly string[]
  /** Null while not all was read once. */
  readonly readTo: Instant | null
  /** Null while not all was compared once. */
  readonly reconciledAt: Instant | null
  /** Null before the first run has ended. */
  readonly nextRunAt: Instant | null
  readonly quota: HostState['quota']
  /** The progress of a first reading; null if none is under way. */
  readonly progress: ConnectionView['progress']
}

export interface ListedConnection {
  readonly id: Uuid
  readonly name: string
  readonly provider: string
  readonly category: string
  readonly state: 'removed' | 'paused' | 'read'
  /** Null of a connection that was removed. */
  readonly health: JudgedHealth['health'] | null
  /** The reason for its health; null if there is nothing to say. */
  readonly reason: string | null
  readonly lastSuccessAt: string | null
  /** Null of what a person imports. */
  readonly host: ListedHost | null
}

/** A connection with what is known of it at one moment. */
interface Known {
  readonly connection: ConnectionState
  readonly host: HostState | undefined
  readonly judged: JudgedHealth
}

const knownIn = async (workspaceId: Uuid, docs: DocumentReader, now: Instant): Promise<readonly Known[]> => {
  const plan = await planOf(docs, workspaceId, now)
  const where = { workspaceId: { eq: workspaceId } }
  const connections = await docs.find(Connection, { where, sort: [{ by: 'registeredAt', direction: 'asc' }] })
  const hosts = await readHosts(workspaceId, connections, docs)
  const all: Known[] = []
  for (const connection of connections) {
    const { connectionId } = connection
    const deadLetters = await docs.count(DeadLetter, openDeadLetters(workspaceId, connectionId))
    const host = hosts.get(connectionId)
    all.push({ connection, host, judged: judgedHealth(connection, { deadLetters, host }, plan, now) })
  }
  return all
}

const known = async (workspaceId: Uuid, environment: Environment): Outcome<ListError, readonly Known[]> => {
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const { readStore, now } = environment
  return readStore.read(partitionOf(workspaceId, readStore), (docs) => knownIn(workspaceId, docs, now()))
}

const listedHost = (connection: ConnectionState, host: HostState | undefined): ListedHost | null => {
  const { asked } = connection
  if (asked === null) return null
  return {
    address: asked.address,
    containers: asked.containers.map(({ name }) => name),
    unread: host === undefined ? [] : unreadContainersOf(connection, host),
    readTo: host === undefined ? null : readToOf(host),
    reconciledAt: host === undefined ? null : reconciledAtOf(host),
    nextRunAt: host?.nextRunAt ?? null,
    quota: host?.quota ?? null,
    progress: host === undefined ? null : progressOf(host),
  }
}

const listed = ({ connection, host, judged }: Known): ListedConnection => {
  const { connectionId: id, label: name, provider, category, paused, removed, lastSuccessAt } = connection
  return {
    id,
    name,
    provider,
    category,
    state: removed ? 'removed' : paused ? 'paused' : 'read',
    health: removed ? null : judged.health,
    reason: removed ? null : judged.reason,
    lastSuccessAt,
    host: listedHost(connection, host),
  }
}

export const listConnections = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedConnection[]> => {
  const all = await known(workspaceId, environment)
  return isLeft(all) ? all : right(all.right.map(listed))
}

export interface ShownConnection extends ListedConnection {
  /** The account that the host needs beside the token; null if none, or if no host is asked. */
  readonly account: string | null
  /** The choices of people about its records, projects by name. */
  readonly answers: readonly Omit<Assumption, 'from'>[]
  /** The mapping by which its tables are read; null if their format is known. */
  readonly mapping: string | null
  /** Its last runs, the newest first. */
  readonly runs: ConnectionState['recentRuns']
  /** The last delivery of its host; null if its product delivers nothing. */
  readonly deliveries: { readonly lastAt: Instant | null } | null
}

const delivers = (provider: string): boolean =>
  products.some((one) => one.provider === provider && one.host !== undefined && one.webhook !== undefined)

/** Reads one connection, with the choices for its records and its last runs. */
export const showConnection = async (
  workspaceId: Uuid,
  named: string,
  environment: Environment,
): Outcome<ListError | Refusal, ShownConnection> => {
  const all = await known(workspaceId, environment)
  if (isLeft(all)) return all
  const found = theConnection(
    named,
    all.right.map(({ connection }) => connection),
  )
  if (isLeft(found)) return found
  const one = all.right.find(({ connection }) => connection === found.right)
  if (one === undefined) throw new Error('the connection that was found is one of them')
  const directory = await directoryIn(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { answers, asked, provider, recentRuns } = found.right
  return right({
    ...listed(one),
    account: asked?.account ?? null,
    answers: answers === null ? [] : withProjectNames(choicesIn(choicesOf(answers)), directory.right.projects),
    mapping: answers?.mapping ?? null,
    runs: recentRuns,
    deliveries: asked !== null && delivers(provider) ? { lastAt: one.host?.deliveredAt ?? null } : null,
  })
}
