import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import { Workspace, type WorkspaceState } from '#projections/entities/workspace'
import type { Folded } from '#readstore/port'

/** All workspaces that are folded. */
export const workspacesIn = async ({
  partitions,
  read,
}: Pick<Folded, 'partitions' | 'read'>): Outcome<StoreError, readonly WorkspaceState[]> => {
  const all: WorkspaceState[] = []
  for (const partition of partitions) {
    const found = await read(partition, (docs) => docs.find(Workspace, { where: {} }))
    if (isLeft(found)) return found
    all.push(...found.right)
  }
  return right(all)
}
