import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { CivilDate, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { Collection, DocumentReader } from '#domain/documents'
import type { RoleBand as Band } from '#domain/events/commercial'
import type { Outcome } from '#domain/outcome'
import { Price } from '#projections/entities/price'
import { Rate } from '#projections/entities/rate'
import { RoleBand } from '#projections/entities/role-band'
import { partitionOf } from '#readstore/partitions'
import { projectNameOf } from './context.js'
import type { Environment } from './environment.js'
import { foldAll } from './folding.js'
import { directoryIn, type ListError } from './lists.js'

const byRole = (a: { readonly role: string }, b: { readonly role: string }): number => compareText(a.role, b.role)

/** All documents of a collection, with the names of clients and projects. */
const readAll = async <S>(collection: Collection<S>, workspaceId: Uuid, environment: Environment) => {
  const folded = await foldAll(workspaceId, environment)
  if (isLeft(folded)) return folded
  const directory = await directoryIn(workspaceId, environment)
  if (isLeft(directory)) return directory
  const { readStore } = environment
  const found = await readStore.read(partitionOf(workspaceId, readStore), (docs: DocumentReader) =>
    docs.find(collection, { where: { workspaceId: { eq: workspaceId } } as never }),
  )
  if (isLeft(found)) return found
  const { clients, projects } = directory.right
  return right({
    all: found.right,
    clientOf: (id: Uuid) => clients.find(({ clientId }) => clientId === id)?.name ?? id,
    projectOf: (id: Uuid) => projectNameOf(id, projects),
  })
}

export interface ListedRate {
  readonly role: string
  readonly from: CivilDate
  readonly amount: string
  readonly currency: string
  /** The name of the client or project that it is for; both null for the workspace. */
  readonly client: string | null
  readonly project: string | null
}
/** All rates that were set, by role and day. */
export const listRates = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedRate[]> => {
  const read = await readAll(Rate, workspaceId, environment)
  if (isLeft(read)) return read
  const { all, clientOf, projectOf } = read.right
  return right(
    all.toSorted(byRole).flatMap(({ role, clientId, projectId, rates }) =>
      rates.map((rate) => ({
        role,
        ...rate,
        client: clientId === undefined ? null : clientOf(clientId),
        project: projectId === undefined ? null : projectOf(projectId),
      })),
    ),
  )
}

export interface ListedPrice {
  readonly project: string
  readonly engagementId: Uuid
  readonly role: string
  readonly from: CivilDate
  readonly to: CivilDate | null
  readonly amount: string
  readonly currency: string
}
/** All prices that were agreed on, by role and day. */
export const listPrices = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedPrice[]> => {
  const read = await readAll(Price, workspaceId, environment)
  if (isLeft(read)) return read
  const { all, projectOf } = read.right
  return right(
    all
      .toSorted(byRole)
      .flatMap(({ role, projectId, engagementId, prices }) =>
        prices.map((price) => ({ project: projectOf(projectId), engagementId, role, ...price })),
      ),
  )
}

export interface ListedRole {
  readonly role: string
  readonly band: Band | null
}
/** The roles that were put into bands. */
export const listRoles = async (
  workspaceId: Uuid,
  environment: Environment,
): Outcome<ListError, readonly ListedRole[]> => {
  const read = await readAll(RoleBand, workspaceId, environment)
  return isLeft(read) ? read : right(read.right.all.toSorted(byRole).map(({ role, band }) => ({ role, band })))
}
