import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment, Ports } from '#app/environment'
import { type FoldError, foldAll } from '#app/folding'
import { type Rejected, rejectedRecords } from '#app/import/rejected'
import { namesOf } from '#app/state/acting'
import { readWhole } from '#app/state/append'
import { connectionsOf, theConnection } from '#app/state/connections'
import { accessOf, type Directory, directoryOf } from '#app/state/context'
import type { Refusal } from '#app/state/refusal'
import type { Uuid } from '#domain/common'
import { rejecting } from '#domain/documents'
import type { DataAccess } from '#domain/events/access'
import { streamOf } from '#domain/events/catalogue'
import { failuresOf, type Outcome, type StoreError } from '#domain/outcome'
import type { Role } from '#domain/roles'
import { readApiKeys } from '#projections/api-keys/read'
import type { ApiKeys } from '#projections/api-keys/report'

export type ListError = StoreError | FoldError

/** The clients, projects and containers of a workspace. */
export const directoryIn = async (workspaceId: Uuid, { eventLog }: Ports): Outcome<StoreError, Directory> => {
  const events = await readWhole(streamOf.directory(workspaceId), eventLog)
  return isLeft(events) ? events : right(directoryOf(events.right))
}

export interface ListedClient {
  readonly id: Uuid
  readonly name: string
  readonly archived: boolean
}
export const listClients = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedClient[]> => {
  const directory = await directoryIn(workspaceId, environment)
  if (isLeft(directory)) return directory
  return right(directory.right.clients.map(({ clientId: id, name, archived }) => ({ id, name, archived })))
}

export interface ListedProject {
  readonly id: Uuid
  readonly name: string
  readonly status: string
  readonly clientId: Uuid
  readonly client: string
}
export const listProjects = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedProject[]> => {
  const directory = await directoryIn(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { clients, projects } = directory.right
  const nameOf = (id: Uuid): string => clients.find(({ clientId }) => clientId === id)?.name ?? id
  return right(
    projects.map(({ projectId: id, name, status, clientId }) => ({
      id,
      name,
      status,
      clientId,
      client: nameOf(clientId),
    })),
  )
}

export interface ListedMember {
  readonly id: Uuid
  readonly name: string | null
  readonly role: Role
  readonly dataAccess: DataAccess
}
export const listMembers = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedMember[]> => {
  const events = await readWhole(streamOf.access(workspaceId), environment.eventLog)
  if (isLeft(events)) return events
  const access = accessOf(workspaceId, events.right)
  const names = await namesOf(access, environment)
  if (isLeft(names)) return names
  return right(
    access.members.map(({ memberId: id, role, dataAccess }) => ({
      id,
      name: names.right.get(id) ?? null,
      role,
      dataAccess,
    })),
  )
}

/** The keys of a workspace, without their secrets. */
export const listKeys = async (
  workspaceId: Uuid,
  { readStore, registry, now }: Environment,
): Outcome<StoreError, ApiKeys['keys']> => {
  const found = await failuresOf(readApiKeys(workspaceId, now(), rejecting(readStore.access, registry)))
  return isLeft(found) ? found : right(found.right.keys)
}

export interface RejectedList {
  readonly total: number
  readonly deadLetters: readonly (Rejected & { readonly connectionId: Uuid; readonly connection: string })[]
}

/** Records rejected by imports: the first of each connection, or those of a named one. */
export const listRejected = async (
  { workspaceId, connection, limit }: { workspaceId: Uuid; connection: string | null; limit: number },
  environment: Environment,
): Outcome<ListError | Refusal, RejectedList> => {
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const all = await connectionsOf(workspaceId, environment.readStore)
  if (isLeft(all)) return all
  const named = connection === null ? null : theConnection(connection, all.right)
  if (named !== null && isLeft(named)) return named
  const deadLetters: RejectedList['deadLetters'][number][] = []
  let total = 0
  for (const { connectionId, label } of named === null ? all.right : [named.right]) {
    const found = await rejectedRecords(workspaceId, connectionId, limit, environment)
    if (isLeft(found)) return found
    total += found.right.total
    deadLetters.push(...found.right.deadLetters.map((letter) => ({ connectionId, connection: label, ...letter })))
  }
  return right({ total, deadLetters })
}
