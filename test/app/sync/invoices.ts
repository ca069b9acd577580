import { foldAll } from '#app/folding'
import { Invoice } from '#projections/entities/invoice'
import { partitionOf } from '#readstore/partitions'
import { totalOf } from '#sources/kit/invoices/invoice'
import { ok } from '#test/support/stores/outcome'
import type { SyncWorld } from './syncing.js'

/** The invoices that stand in a world, by key: the status of each, and what its lines come to. */
export const invoicesIn = async ({
  workspaceId,
  environment,
  stores: { readStore },
}: SyncWorld): Promise<Readonly<Record<string, string>>> => {
  await ok(foldAll(workspaceId, environment))
  const found = await ok(
    readStore.read(partitionOf(workspaceId, readStore), (docs) => docs.find(Invoice, { where: {} })),
  )
  return Object.fromEntries(
    found.flatMap(({ key, observations }) =>
      observations.map(({ facts }) => [key, `${facts.status} ${totalOf(facts.lines.map(({ amount }) => amount))}`]),
    ),
  )
}
