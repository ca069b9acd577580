import { foldAll } from '#app/folding'
import { Invoice } from '#projections/entities/invoice'
import { partitionOf } from '#readstore/partitions'
import { totalOf } from '#sources/kit/invoices/invoice'
import { ok } from '#test/support/stores/outcome'
import type { SyncWorld } from './syncing.js'

const found = async ({ workspaceId, environment, stores: { readStore } }: SyncWorld) => {
  await ok(foldAll(workspaceId, environment))
  const all = await ok(readStore.read(partitionOf(workspaceId, readStore), (docs) => docs.find(Invoice, { where: {} })))
  return all.filter(({ observations }) => observations.length > 0)
}

/** The invoices that stand in a world, by key: the status of each, and what its lines come to. */
export const invoicesIn = async (world: SyncWorld): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await found(world)).flatMap(({ key, observations }) =>
      observations.map(({ facts }) => [key, `${facts.status} ${totalOf(facts.lines.map(({ amount }) => amount))}`]),
    ),
  )

/** The projects in which an invoice stands. */
export const projectsOfInvoice = async (world: SyncWorld, wanted: string): Promise<readonly string[]> =>
  (await found(world)).filter(({ key }) => key === wanted).map(({ place }) => place)
