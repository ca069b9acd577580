import { randomUUID } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Environment, Ports } from '#app/environment'
import type { Instant, Uuid } from '#domain/common'
import { type DomainEvent, type EventNamed, type EventType, streamOf } from '#domain/events/catalogue'
import type { Outcome, StoreError } from '#domain/outcome'
import type { PlanId } from '#domain/plans'
import { type Cause, newEvent } from '#eventlog/new-event'
import { pagesOf } from '#eventlog/pages'
import { type EventLog, type EventTooLarge, NO_STREAM, type Position } from '#eventlog/port'
import { settleAccess } from './access.js'
import { type Contended, decideAndAppend, readWhole } from './append.js'
import { accessOf } from './context.js'

export type CommandError = StoreError | Contended | EventTooLarge

export interface WorkspaceSpec {
  readonly organization: string
  readonly workspace: string
  readonly name: string
  readonly plan: PlanId
  readonly client: string
  readonly project: string
  /** The owner's display name, which goes into the registry and no event. */
  readonly owner: string
}

/** The slugs belong to a workspace that is being deleted. */
export interface WorkspaceIsClosed {
  readonly tag: 'workspace_closed'
  readonly message: string
}

export interface OpenedWorkspace {
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  readonly projectId: Uuid
  /** False if all of it existed before. */
  readonly created: boolean
  readonly position: Position
}

const first = <T extends EventType>(events: readonly { readonly type: string }[], type: T): EventNamed<T> | undefined =>
  events.find((event) => event.type === type) as EventNamed<T> | undefined

/** The workspace of a pair of slugs; null if they are free. */
export const findWorkspace = async (
  organization: string,
  workspace: string,
  eventLog: EventLog,
): Outcome<StoreError, Uuid | null> => {
  const events = await readWhole(streamOf.slug(organization, workspace), eventLog)
  return isLeft(events) ? events : right(holderOf(events.right))
}

/** The workspace that holds a pair of slugs, by the events of their stream; null if they are free or it was erased. */
export const holderOf = (events: readonly DomainEvent[]): Uuid | null =>
  events.reduce<Uuid | null>((holder, { type, data }) => {
    if (type === 'WorkspaceSlugTaken') return data.workspaceId
    return type === 'WorkspaceErased' ? null : holder
  }, null)

export const BEING_DELETED = 'the workspace is being deleted: it takes no more commands'

/** Says whether a workspace is being deleted. */
export const isClosed = async (workspaceId: Uuid, eventLog: EventLog): Outcome<StoreError, boolean> => {
  for await (const page of pagesOf(streamOf.directory(workspaceId), NO_STREAM, eventLog)) {
    if (isLeft(page)) return page
    if (page.right.some(({ type }) => type === 'WorkspaceClosed')) return right(true)
  }
  return right(false)
}

/**
 * Opens a workspace with an owner, a plan, and a first client and project. Existing parts stay, so
 * repeating an interrupted call completes it.
 */
export const openWorkspace = async (
  spec: WorkspaceSpec,
  stores: Ports,
  now: () => Instant,
): Outcome<CommandError | WorkspaceIsClosed, OpenedWorkspace> => {
  const { eventLog, registry } = stores
  const correlationId = randomUUID()
  const causeOf = (workspaceId: Uuid): Cause => ({
    workspaceId,
    actor: { kind: 'system', id: 'wdi' },
    correlationId,
    now: now(),
  })

  const slug = `${spec.organization}/${spec.workspace}`
  const taken = await decideAndAppend<never>(streamOf.slug(spec.organization, spec.workspace), eventLog, (events) => {
    const workspaceId = randomUUID()
    const event = () =>
      newEvent('WorkspaceSlugTaken', { kind: 'slug', key: slug }, { workspaceId }, causeOf(workspaceId))
    return right(holderOf(events) !== null ? [] : [event()])
  })
  if (isLeft(taken)) return taken
  const found = await findWorkspace(spec.organization, spec.workspace, eventLog)
  if (isLeft(found)) return found
  const workspaceId = found.right as Uuid
  const closed = await isClosed(workspaceId, eventLog)
  if (isLeft(closed)) return closed
  if (closed.right) return left({ tag: 'workspace_closed', message: BEING_DELETED })
  const cause = causeOf(workspaceId)

  const directory = await decideAndAppend<never>(streamOf.directory(workspaceId), eventLog, (events) => {
    if (events.length > 0) return right([])
    const [clientId, projectId] = [randomUUID(), randomUUID()]
    const { organization, workspace, name, client, project } = spec
    return right([
      newEvent(
        'WorkspaceOpened',
        { kind: 'workspace', key: workspaceId },
        { organizationSlug: organization, workspaceSlug: workspace, name, region: 'local', residency: 'local' },
        cause,
      ),
      newEvent('ClientAdded', { kind: 'client', key: clientId }, { clientId, name: client }, cause),
      newEvent(
        'ProjectAdded',
        { kind: 'project', key: projectId },
        { projectId, clientId, name: project, status: 'active' },
        cause,
      ),
    ])
  })
  if (isLeft(directory)) return directory
  const billing = await decideAndAppend<never>(streamOf.billing(workspaceId), eventLog, (events) =>
    right(
      events.length > 0
        ? []
        : [newEvent('PlanChanged', { kind: 'subscription', key: workspaceId }, { plan: spec.plan }, cause)],
    ),
  )
  if (isLeft(billing)) return billing
  const access = await decideAndAppend<never>(streamOf.access(workspaceId), eventLog, (events) => {
    if (events.length > 0) return right([])
    const memberId = randomUUID()
    const data = { memberId, role: 'owner' as const, dataAccess: { all: true as const } }
    return right([newEvent('MemberJoined', { kind: 'member', key: memberId }, data, cause)])
  })
  if (isLeft(access)) return access

  const facts = await readWhole(streamOf.directory(workspaceId), eventLog)
  if (isLeft(facts)) return facts
  const owner = await ownerOf(workspaceId, eventLog)
  if (isLeft(owner)) return owner
  const named = await registry.setName(owner.right, spec.owner)
  if (isLeft(named)) return named
  const settled = await settleAccess(workspaceId, stores)
  if (isLeft(settled)) return settled
  return right({
    workspaceId,
    ownerId: owner.right,
    projectId: (first(facts.right, 'ProjectAdded') as EventNamed<'ProjectAdded'>).data.projectId,
    created: directory.right.position !== '',
    position: [taken, directory, billing, access].map((one) => one.right.position).reduce((a, b) => (a > b ? a : b)),
  })
}

/** The two slugs of a workspace. */
export interface Slugs {
  readonly organization: string
  readonly workspace: string
}
export interface NoSuchWorkspace extends Slugs {
  readonly tag: 'no_such_workspace'
}
export interface WorkspaceExists extends Slugs {
  readonly tag: 'workspace_exists'
}

/** The workspace of a pair of slugs, if it accepts statements. */
export const workspaceNamed = async (
  { organization, workspace }: Slugs,
  { eventLog }: Pick<Ports, 'eventLog'>,
): Outcome<StoreError | NoSuchWorkspace | WorkspaceIsClosed, Uuid> => {
  const found = await findWorkspace(organization, workspace, eventLog)
  if (isLeft(found)) return found
  if (found.right === null) return left({ tag: 'no_such_workspace', organization, workspace })
  const closed = await isClosed(found.right, eventLog)
  if (isLeft(closed)) return closed
  return closed.right ? left({ tag: 'workspace_closed', message: BEING_DELETED }) : right(found.right)
}

/** Opens a new workspace. */
export const createWorkspace = async (
  spec: WorkspaceSpec,
  environment: Environment,
): Outcome<CommandError | WorkspaceIsClosed | WorkspaceExists, OpenedWorkspace> => {
  const opened = await openWorkspace(spec, environment, environment.now)
  if (isLeft(opened)) return opened
  const { organization, workspace } = spec
  return opened.right.created ? opened : left({ tag: 'workspace_exists', organization, workspace })
}

/** The first owner among current members, who acts by default. */
export const ownerOf = async (workspaceId: Uuid, eventLog: EventLog): Outcome<StoreError, Uuid> => {
  const events = await readWhole(streamOf.access(workspaceId), eventLog)
  if (isLeft(events)) return events
  const owner = accessOf(workspaceId, events.right).members.find(({ role }) => role === 'owner')
  return owner === undefined
    ? left({ tag: 'store_unavailable', store: 'event log', cause: `workspace ${workspaceId} has no owner` })
    : right(owner.memberId)
}
