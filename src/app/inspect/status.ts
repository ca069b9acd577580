import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Instant, Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { NO_WORKSPACE } from '#domain/events/attribution'
import type { Outcome, StoreError } from '#domain/outcome'
import type { Position } from '#eventlog/port'
import { judgedHealth } from '#projections/data-sources/health'
import { readHosts } from '#projections/data-sources/hosts'
import { Connection } from '#projections/entities/connection'
import { DeadLetter, openDeadLetters } from '#projections/entities/dead-letter'
import { Quarantined } from '#projections/entities/quarantine'
import { planOf } from '#projections/entities/subscription'
import { Workspace, type WorkspaceState } from '#projections/entities/workspace'
import { lowest, partitionOf } from '#readstore/partitions'
import type { Generations, Moment } from '#readstore/port'

/** The status of a workspace. */
export interface WorkspaceStatus {
  readonly quarantined: number
  readonly workspace: string
  readonly plan: string
  readonly connections: readonly {
    readonly id: Uuid
    readonly label: string
    /** The branch that counts; null of a source without branches. */
    readonly branch: string | null
    readonly health: string
    /** The reason; null if it is healthy. */
    readonly reason: string | null
    readonly lastSuccessAt: string | null
  }[]
}

export interface Status {
  readonly upToDate: boolean
  readonly foldedTo: Position
  readonly logEnd: Position
  readonly asOf: Instant | null
  readonly generations: Generations
  /** Streams with events that name no workspace. */
  readonly unattributed: number
  readonly workspaces: readonly WorkspaceStatus[]
}

const statusOf = async (
  { workspaceId, organizationSlug, workspaceSlug }: WorkspaceState,
  docs: DocumentReader,
  now: Instant,
): Promise<WorkspaceStatus> => {
  const plan = await planOf(docs, workspaceId, now)
  const connections = await docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } })
  const quarantined = await docs.count(Quarantined, { where: { workspaceId: { eq: workspaceId } } })
  const hosts = await readHosts(workspaceId, connections, docs)
  const views: WorkspaceStatus['connections'][number][] = []
  for (const one of connections) {
    const { connectionId, label, branch, lastSuccessAt } = one
    const deadLetters = await docs.count(DeadLetter, openDeadLetters(workspaceId, connectionId))
    const health = judgedHealth(one, { deadLetters, host: hosts.get(connectionId) }, plan, now)
    views.push({ id: connectionId, label, branch, ...health, lastSuccessAt })
  }
  return {
    quarantined,
    workspace: `${organizationSlug}/${workspaceSlug}`,
    plan,
    connections: views,
  }
}

const statusesIn = async (docs: DocumentReader, now: Instant): Promise<readonly WorkspaceStatus[]> => {
  const workspaces = await docs.find(Workspace, { where: {} })
  const statuses: WorkspaceStatus[] = []
  for (const workspace of workspaces) statuses.push(await statusOf(workspace, docs, now))
  return statuses
}

/** Reads the stored data, and whether all events are folded. */
export const readStatus = async ({ eventLog, readStore, now }: Environment): Outcome<StoreError, Status> => {
  const end = await eventLog.end()
  if (isLeft(end)) return end
  const generations = await readStore.generations.list()
  if (isLeft(generations)) return generations
  const moments: Moment[] = []
  const workspaces: WorkspaceStatus[] = []
  for (const partition of readStore.partitions) {
    // A read may run several times: only what the last one returns counts.
    const found = await readStore.read(partition, async (docs, moment) => ({
      moment,
      statuses: await statusesIn(docs, now()),
    }))
    if (isLeft(found)) return found
    moments.push(found.right.moment)
    workspaces.push(...found.right.statuses)
  }
  const unattributed = await readStore.read(partitionOf(NO_WORKSPACE, readStore), (docs) =>
    docs.count(Quarantined, { where: { workspaceId: { eq: NO_WORKSPACE } } }),
  )
  if (isLeft(unattributed)) return unattributed
  const { checkpoint, asOf } = lowest(moments)
  return right({
    upToDate: checkpoint === end.right,
    foldedTo: checkpoint,
    logEnd: end.right,
    asOf,
    generations: generations.right,
    unattributed: unattributed.right,
    workspaces,
  })
}
