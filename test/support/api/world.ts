import { v4 } from 'uuid'
import { generateKey, keyDigest, keyPrefix } from '#access/key'
import type { Instant, Uuid } from '#domain/common'
import type { AnyCollection } from '#domain/documents'
import type { DataAccess } from '#domain/events/access'
import type { Subscription as Terms } from '#domain/plans'
import { type Role, Scope } from '#domain/roles'
import {
  type AccessContent,
  accessStateId,
  type KeyDocument,
  keyDocumentId,
  memberDocumentId,
} from '#projections/access/fold'
import {
  type DirectoryStanding,
  directoryStandingId,
  foldDirectory,
  foldPrivacy,
  type PrivacyStanding,
  privacyStandingId,
} from '#projections/access/standing'
import { Client } from '#projections/entities/client'
import { entityId } from '#projections/entities/entity'
import { Project, type ProjectState } from '#projections/entities/project'
import { Subscription } from '#projections/entities/subscription'
import { Workspace } from '#projections/entities/workspace'
import { ALL } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { ok, type Stores } from './stores.js'

/** The instant of the tests' requests, and the instant up to which events have been folded by then. */
export const NOW: Instant = '2026-03-10T12:00:00.000Z'
export const AS_OF: Instant = '2026-03-10T11:59:30.000Z'

export const READ_SCOPES: readonly Scope[] = Scope.values.filter((scope) => scope.endsWith(':read'))

export interface StatedDocument {
  readonly collection: AnyCollection
  readonly id: string
  readonly document: object
}

/** A workspace with two clients, three projects that can be read, one that is archived, and an owner. */
export interface World {
  readonly workspaceId: Uuid
  readonly organizationSlug: string
  readonly workspaceSlug: string
  readonly ownerId: Uuid
  readonly clients: { readonly first: Uuid; readonly second: Uuid }
  readonly projects: { readonly alpha: Uuid; readonly beta: Uuid; readonly gamma: Uuid; readonly archived: Uuid }
}

export const newWorld = (organizationSlug: string, workspaceSlug: string): World => ({
  workspaceId: v4(),
  organizationSlug,
  workspaceSlug,
  ownerId: v4(),
  clients: { first: v4(), second: v4() },
  projects: { alpha: v4(), beta: v4(), gamma: v4(), archived: v4() },
})

export const termsOf = (plan: Terms['plan'], more: Partial<Terms> = {}): Terms => ({
  plan,
  status: 'active',
  trial: null,
  currentPeriodEnd: null,
  ...more,
})

/** The directory of a world, as it stands. */
export const directoryOf = ({ workspaceId, projects }: World): DirectoryStanding => ({
  ...foldDirectory(workspaceId, []),
  statuses: { [projects.gamma]: 'completed', [projects.beta]: 'paused', [projects.archived]: 'archived' },
})

/** The folded documents of a world; `terms` null where nothing was agreed. */
export const documentsOf = (world: World, terms: Terms | null): readonly StatedDocument[] => {
  const { workspaceId, organizationSlug, workspaceSlug, clients, projects } = world
  const id = (key: string) => entityId(workspaceId, { key })
  const project = (projectId: Uuid, clientId: Uuid, name: string, status: ProjectState['status'] = 'active') => ({
    collection: Project,
    id: id(projectId),
    document: { workspaceId, projectId, clientId, name, status },
  })
  const client = (clientId: Uuid, name: string) => ({
    collection: Client,
    id: id(clientId),
    document: { workspaceId, clientId, name, archived: false },
  })
  return [
    {
      collection: Workspace,
      id: id(workspaceId),
      document: {
        workspaceId,
        organizationSlug,
        workspaceSlug,
        name: 'A workspace',
        openedAt: AS_OF,
        region: 'local',
        residency: 'local',
        openedBy: { kind: 'system', id: 'test' },
        lastEditedAt: null,
        deletion: null,
        closed: false,
      },
    },
    ...(terms === null
      ? []
      : [
          {
            collection: Subscription,
            id: id(workspaceId),
            document: {
              workspaceId,
              terms,
              cancelAtPeriodEnd: false,
              managedPayments: false,
              lastPayment: null,
              processorCustomerId: null,
              processorPriceId: null,
              processorProductId: null,
              processorSubscriptionId: null,
              updatedAt: AS_OF,
            },
          },
        ]),
    client(clients.first, 'First client'),
    client(clients.second, 'Second client'),
    project(projects.gamma, clients.second, 'Gamma', 'completed'),
    project(projects.beta, clients.first, 'Beta', 'paused'),
    project(projects.alpha, clients.first, 'Alpha'),
    project(projects.archived, clients.first, 'Archived', 'archived'),
  ]
}

/** Writes documents as a projector does. */
export const commit = async ({ readStore }: Stores, documents: readonly StatedDocument[]): Promise<void> => {
  const lease = ok(await readStore.acquire(ALL, 'test'))
  const { checkpoint } = ok(await readStore.moment(ALL))
  const to = String(Number(checkpoint) + 1).padStart(16, '0')
  ok(
    await readStore.commit(lease, {
      writes: documents.map(({ collection, id, document }) => writeOf(collection, id, document)),
      deletes: [],
      workspaces: [...new Set(documents.map(({ document }) => (document as { workspaceId: Uuid }).workspaceId))],
      from: checkpoint,
      to,
      asOf: AS_OF,
    }),
  )
  ok(await readStore.release(lease))
}

const put = async (
  { readStore }: Stores,
  workspaceId: Uuid,
  documents: readonly (readonly [string, AccessContent])[],
) => ok(await readStore.access.put(documents.map(([id, document]) => ({ id, workspaceId, revision: 1, document }))))

/** A member who has left, in the same way. */
export const memberLeaves = async (
  { readStore }: Pick<Stores, 'readStore'>,
  { workspaceId }: World,
  memberId: Uuid,
): Promise<void> => {
  const id = memberDocumentId(workspaceId, memberId)
  const document = {
    kind: 'member',
    workspaceId,
    memberId,
    role: 'viewer',
    dataAccess: { all: true },
    leftAt: NOW,
  } as const
  ok(await readStore.access.put([{ id, workspaceId, revision: 2, document }]))
}

/** A member, put in the state that the access stream's fold would leave. */
export const addMember = async (
  stores: Stores,
  { workspaceId }: World,
  role: Role,
  dataAccess: DataAccess = { all: true },
  memberId: Uuid = v4(),
): Promise<Uuid> => {
  await put(stores, workspaceId, [
    [
      memberDocumentId(workspaceId, memberId),
      { kind: 'member', workspaceId, memberId, role, dataAccess, leftAt: null },
    ],
  ])
  return memberId
}

export const setAccessState = async (stores: Stores, { workspaceId }: World, reason: string | null) => {
  ok(await stores.registry.accessMarks.put({ workspaceId, revision: 1, position: '1' }))
  await put(stores, workspaceId, [
    [
      accessStateId(workspaceId),
      { kind: 'state', workspaceId, unreadable: reason === null ? null : { revision: 1, reason } },
    ],
  ])
  await setStanding(stores, foldDirectory(workspaceId, []), foldPrivacy(workspaceId, []))
}

/** Stores what holds of a workspace beside its keys and members; as of no event if no revision is named. */
export const setStanding = async (
  { readStore }: Pick<Stores, 'readStore'>,
  directory: DirectoryStanding,
  privacy: PrivacyStanding,
  revision = -1,
) => {
  const { workspaceId } = directory
  ok(
    await readStore.access.put([
      { id: directoryStandingId(workspaceId), workspaceId, revision, document: directory },
      { id: privacyStandingId(workspaceId), workspaceId, revision, document: privacy },
    ]),
  )
}

/** A key of the owner with every read scope, where nothing else is said. */
export const issueKey = async (stores: Stores, world: World, more: Partial<KeyDocument> = {}): Promise<string> => {
  const key = generateKey('test')
  const [pepper] = ok(await stores.registry.peppers())
  const digest = keyDigest(key, pepper.secret)
  const document: KeyDocument = {
    kind: 'key',
    workspaceId: world.workspaceId,
    keyId: v4(),
    name: 'A key',
    environment: 'test',
    prefix: keyPrefix(key),
    digest,
    scopes: READ_SCOPES,
    createdAt: AS_OF,
    createdBy: world.ownerId,
    expiresAt: null,
    graceUntil: null,
    rotatedFrom: null,
    revokedAt: null,
    ...more,
  }
  await put(stores, world.workspaceId, [[keyDocumentId(digest), document]])
  return key
}

/** A world in the stores, with its owner and what is archived in it. */
export const addWorld = async (
  stores: Stores,
  world: World,
  terms: Terms | null = termsOf('scale'),
): Promise<World> => {
  await commit(stores, documentsOf(world, terms))
  await setAccessState(stores, world, null)
  const { workspaceId, projects } = world
  const statuses = {
    [projects.gamma]: 'completed',
    [projects.beta]: 'paused',
    [projects.archived]: 'archived',
  } as const
  await setStanding(stores, { ...foldDirectory(workspaceId, []), statuses }, foldPrivacy(workspaceId, []))
  await addMember(stores, world, 'owner', { all: true }, world.ownerId)
  return world
}
