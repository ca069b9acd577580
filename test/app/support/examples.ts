import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { right } from 'fp-ts/lib/Either.js'
import type { FoldAll } from '#app/folding'
import { issueKey } from '#app/state/keys'
import { type Done, type StateError, state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { observed, registered, uuid } from '#test/projections/support/events'
import { append } from '#test/projector/support/stores'
import { ok } from '#test/support/stores/outcome'
import { understood } from './lines.js'
import { deadLettered, itemSeen, meetingSeen } from './seen.js'

// A workspace in which every command of the table does what its example says, in the order of the table.

export const NOW: Instant = '2026-12-01T12:00:00.000Z'
const KEY = '7a1d1bd4-0f67-4f5c-8a40-1f2f0f6a9c01'
/** The connection that examples name. */
const CONNECTION = 'c0a8f0de-7e4f-4b7e-8f7b-3f1f6c1d2a01'
const INVOICE = {
  number: '2026-001',
  status: 'issued',
  issuedOn: '2026-02-01',
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  currency: 'EUR',
  lines: [
    {
      id: '1',
      description: 'Work',
      category: 'labour',
      role: 'engineering',
      hours: '10',
      unitAmount: '120.50',
      amount: '1205',
    },
  ],
}
const WISHES = {
  ...({ organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale' } as const),
  client: 'Bolt',
  project: 'Old',
  owner: 'Ada',
}

/** What has to be said before an example makes sense. */
export const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'member remove': ['member add "Leaving" --role viewer --all'],
  'objective drop': ['objective set "Ten languages" --project "Web shop"'],
  'change link': [
    'project status "Web shop" active',
    'container map repository github.com/acme/api --project "Web shop"',
  ],
  'container rename': [
    'container map repository git:0123456789ab --project "Web shop" --from 2026-01-01',
    'container unmap repository git:0123456789ab --from 2026-06-01',
  ],
  'meeting tag': ['container map calendar team@acme --project "Web shop"'],
  'item type': ['container map tracker_project SHOP --project "Web shop"'],
}

export interface Examples {
  readonly stores: Stores
  readonly workspaceId: Uuid
  readonly ownerId: Uuid
  readonly foldAll: FoldAll
  /** A line of an example, with the file and the connection that are here. */
  readonly here: (line: string) => string
  /** Says a line as a person would who has such a file and such a connection. */
  readonly say: (line: string) => Outcome<StateError, Done>
}

/** Opens such a workspace in a folder. */
export const openExamples = async (folder: string): Promise<Examples> => {
  const invoice = join(folder, 'invoice.json')
  const stores = await ok(openStores(join(folder, 'data')))
  const { workspaceId, ownerId } = await ok(openWorkspace(WISHES, stores, () => NOW))
  await ok(
    issueKey(
      { workspaceId, memberId: ownerId, name: 'k', environment: 'live', scopes: [], expiry: '90d' },
      stores,
      NOW,
      { keyId: KEY, key: 'wdi_live_anything' },
    ),
  )
  const when = { workspace: workspaceId }
  await append(stores.eventLog, [
    ...[registered('csv', when), deadLettered('csv', 'orders.csv:7', when), deadLettered('csv', 'orders.csv:8', when)],
    ...[
      observed('#1', {}, when),
      meetingSeen('team@acme', 'kick-off', when),
      itemSeen('SHOP', 'SHOP-1', {}, when),
      itemSeen('SHOP', 'SHOP-3', {}, when),
    ],
  ])
  writeFileSync(invoice, JSON.stringify(INVOICE))
  const foldAll: FoldAll = async () => {
    await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
    return right(undefined)
  }
  const here = (line: string): string => line.replace('invoice.json', invoice).replace(CONNECTION, uuid('csv'))
  const say = async (line: string) => state({ ...(await understood(here(line))), workspaceId }, stores, NOW, foldAll)
  return { stores, workspaceId, ownerId, foldAll, here, say }
}
