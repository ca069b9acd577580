import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { listStated } from '#app/inspect/stated-lists/listing'
import { state } from '#app/state/run'
import { openWorkspace } from '#app/state/workspace'
import { linesOf, STATED_LISTS } from '#cli/stated-lists'
import { decode } from '#domain/codec'
import type { Instant, Uuid } from '#domain/common'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'
import { unwatched } from './support/unwatched.js'

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const folder = newFolder()
const INVOICE = {
  number: '2026-001',
  status: 'issued',
  issuedOn: '2026-02-01',
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  currency: 'EUR',
  lines: [
    { id: '1', description: 'Work', category: 'labour', role: 'dev', hours: '10', unitAmount: '100', amount: '1000.5' },
    { id: '2', description: 'Discount', category: 'other', role: null, hours: null, unitAmount: null, amount: '-0.25' },
  ],
}

/** Statements about a shop of Bolt, and a second project. */
const STATEMENTS = [
  'client add Nut',
  'project add App --client Nut',
  'engagement sign --project Shop --model fixed --starts-on 2025-01-01 --ends-on 2025-12-31 --amount "5000 EUR"',
  'engagement sign --project Shop --model retainer --starts-on 2026-01-01',
  'engagement sign --project App --model time_and_materials --starts-on 2027-01-01 --amount "500000 JPY"',
  'scope lock --project Shop --item A#A-1 --on 2026-02-01 --tz Europe/Berlin',
  'scope lock --project Shop --item A#A-1 --item A#A-2 --on 2026-03-01 --reference "Contract 7"',
  'scope lock --project App --item B#B-1 --on 2026-03-01',
  'scope release --project App --reason Wrong',
  'change-order approve CR-1 --project Shop --item A-3 --item A-4 --unheld --amount "2500 EUR" --on 2026-04-01',
  'change-order approve CR-2 --project Shop --on 2026-05-01 --title Search',
  'change-order withdraw CR-2 --project Shop --on 2026-06-01 --reason No',
  'objective set Fast --project Shop --on 2026-02-01 --due-on 2026-12-31',
  'objective set Small --project Shop --on 2026-01-01',
  'objective complete Small --project Shop --on 2026-03-01',
  'milestone reach "First order" --project Shop --on 2026-03-01',
  'question ask Why --project Shop',
  'question answer Why "Because of CR-1." --project Shop',
  'estimate record --project Shop --amount "70000 EUR" --on 2026-01-01',
  'estimate record --project Shop --amount "71000.5 EUR" --on 2026-02-01',
  'assumption set cost-basis --project Shop --value 85 --unit-or-method "EUR an hour" --from 2026-01-01 --verified',
  'assumption set cost-basis --project Shop --value 90 --unit-or-method "EUR an hour" --from 2027-01-01',
  'rate set dev 50 EUR --from 2025-01-01',
  'rate set dev 60.125 EUR --from 2026-01-01',
  'rate set dev 70 EUR --from 2027-01-01',
  'rate set dev 40 EUR --from 2026-01-01 --client Nut',
  'rate set dev 0 EUR --from 2026-01-01 --project Shop',
  'role set dev engineering',
  'price set dev 90 EUR --project Shop --from 2025-01-01 --to 2025-12-31',
  'price set dev 100 EUR --project Shop --from 2026-01-01 --to 2026-12-31',
  'price set dev 110 EUR --project Shop --from 2026-06-01',
  'invoice enter --project Shop --file invoice.json',
] as const

let stores: Stores
let environment: Environment
let workspaceId: Uuid
const foldAll = async () => {
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  return right(undefined)
}

beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
  environment = { ...stores, now: () => NOW, watcher: unwatched }
  const wishes = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const opened = await ok(openWorkspace({ ...wishes, client: 'Bolt', project: 'Shop' }, stores, () => NOW))
  workspaceId = opened.workspaceId
  const file = join(folder, 'invoice.json')
  writeFileSync(file, JSON.stringify(INVOICE))
  for (const line of STATEMENTS)
    await ok(state({ ...(await understood(line.replace('invoice.json', file))), workspaceId }, stores, NOW, foldAll))
})
afterAll(() => stores.close())

const theList = (group: string) => {
  const found = STATED_LISTS.find(({ listing }) => listing.group === group)
  if (found === undefined) throw new Error(`there is no list of ${group}`)
  return found
}
const read = async (group: string, { project = null, limit = 100 }: { project?: string | null; limit?: number } = {}) =>
  ok(listStated(theList(group).listing, { workspaceId, project, limit }, environment))
/** The lines of a list, each id as `ID`. */
const lines = async (group: string): Promise<readonly string[]> =>
  linesOf(theList(group), await read(group)).map((line) => line.replace(/[0-9a-f-]{36}/, 'ID').replace(/ {2,}/g, ' | '))

describe('given statements of every kind', () => {
  it.each<readonly [group: string, expected: readonly string[]]>([
    [
      'engagement',
      [
        'ID | Shop (Bolt) | retainer | no amount | from 2026-01-01 | in force',
        'ID | Shop (Bolt) | fixed | 5000.00 EUR | from 2025-01-01 to 2025-12-31 | past',
        'ID | App (Nut) | time and materials | 500000 JPY | from 2027-01-01 | to come',
      ],
    ],
    [
      'scope',
      [
        'ID | Shop (Bolt) | locked on 2026-03-01 | 2 items | in force | Contract 7',
        'ID | Shop (Bolt) | locked on 2026-02-01 | 1 item | replaced',
        'ID | App (Nut) | locked on 2026-03-01 | 1 item | released',
      ],
    ],
    [
      'change-order',
      [
        'ID | CR-2 | Shop (Bolt) | no amount | approved on 2026-05-01, withdrawn on 2026-06-01 | past | no items | Search',
        'ID | CR-1 | Shop (Bolt) | 2500.00 EUR | approved on 2026-04-01 | in force | A-3 A-4',
      ],
    ],
    [
      'objective',
      [
        'ID | Fast | Shop (Bolt) | set on 2026-02-01, due on 2026-12-31 | open',
        'ID | Small | Shop (Bolt) | set on 2026-01-01 | completed on 2026-03-01',
      ],
    ],
    ['milestone', ['ID | First order | Shop (Bolt) | reached on 2026-03-01']],
    ['question', ['ID | Shop (Bolt) | Why | Because of CR-1.']],
    [
      'estimate',
      [
        'ID | Shop (Bolt) | 71000.50 EUR | decided on 2026-02-01 | in force',
        'ID | Shop (Bolt) | 70000.00 EUR | decided on 2026-01-01 | past',
      ],
    ],
    [
      'assumption',
      [
        'cost-basis | Shop (Bolt) | 90 | EUR an hour | not verified | from 2027-01-01 | to come',
        'cost-basis | Shop (Bolt) | 85 | EUR an hour | verified | from 2026-01-01 | in force',
      ],
    ],
    ['role', ['dev | engineering']],
    [
      'price',
      [
        'Shop (Bolt) | dev | 110.00 EUR an hour | from 2026-06-01 | in force | engagement ID',
        'Shop (Bolt) | dev | 100.00 EUR an hour | from 2026-01-01 to 2026-12-31 | past | engagement ID',
        'Shop (Bolt) | dev | 90.00 EUR an hour | from 2025-01-01 to 2025-12-31 | past | engagement ID',
      ],
    ],
    [
      'invoice',
      ['2026-001 | Shop (Bolt) | 1000.25 EUR | issued | for 2026-01-01 to 2026-01-31 | issued on 2026-02-01'],
    ],
  ])('when the list of %s is read, then each stands there with its money and days', async (group, expected) => {
    expect(await lines(group)).toEqual(expected)
  })
  it('when invoices are read, then each says whether it is approved, and whether it changed since or is void', async () => {
    const file = join(folder, 'invoice.json')
    const say = async (line: string) =>
      ok(state({ ...(await understood(line.replace('invoice.json', file))), workspaceId }, stores, NOW, foldAll))
    const listed = async () => {
      await foldAll()
      const [row] = (await read('invoice')).rows as readonly { readonly approval: string }[]
      const [line = ''] = await lines('invoice')
      return [row?.approval, line.split(' | ').slice(3, 5).join(', ')]
    }
    await say('invoice approve 2026-001 --project Shop')
    expect(await listed()).toEqual(['approved', 'issued, approved'])
    writeFileSync(file, JSON.stringify({ ...INVOICE, issuedOn: '2026-02-02' }))
    await say('invoice enter --project Shop --file invoice.json')
    expect(await listed()).toEqual(['lapsed', 'issued, approved before'])
    await say('invoice approve 2026-001 --project Shop')
    expect(await listed()).toEqual(['approved', 'issued, approved'])
    await say('invoice void 2026-001 --project Shop --reason Twice')
    expect(await listed()).toEqual(['lapsed', 'void, approved before'])
  })
  it('when rates are read, then each has the days on which it holds, and for whom', async () => {
    expect((await lines('rate')).toSorted()).toEqual([
      'dev | 40.00 EUR an hour | from 2026-01-01 | for Nut | in force',
      'dev | 50.00 EUR an hour | from 2025-01-01 to 2025-12-31 | everywhere | past',
      'dev | 60.125 EUR an hour | from 2026-01-01 to 2026-12-31 | everywhere | in force',
      'dev | 70.00 EUR an hour | from 2027-01-01 | everywhere | to come',
      'dev | removed | from 2026-01-01 | for Shop | in force',
    ])
  })
  it('when any list is read as JSON, then each row has exactly the members of its shape', async () => {
    for (const { listing } of STATED_LISTS) {
      const { rows, more } = await read(listing.group)
      expect([listing.group, rows.length > 0, more]).toEqual([listing.group, true, false])
      for (const row of rows) {
        const decoded = decode(listing.row, JSON.parse(JSON.stringify(row)))
        expect([listing.group, isLeft(decoded) ? decoded.left : null]).toEqual([listing.group, null])
      }
    }
  })
  it('when one project is named, then only its rows stand there', async () => {
    const { rows } = await read('engagement', { project: 'App' })
    expect(rows).toMatchObject([{ project: 'App', client: 'Nut' }])
    const { listing } = theList('engagement')
    expect(await failed(listStated(listing, { workspaceId, project: 'Web', limit: 1 }, environment))).toMatchObject({
      tag: 'unknown',
      what: 'project',
    })
  })
  it('when fewer are asked for than there are, then the newest are shown, and it says that there are more', async () => {
    const listed = await read('engagement', { limit: 1 })
    expect(listed).toMatchObject({ rows: [{ model: 'retainer' }], more: true })
    expect(linesOf(theList('engagement'), listed).at(-1)).toBe(
      'There are more: show them with --limit, or one project with --project.',
    )
    expect(await read('engagement', { limit: 3 })).toMatchObject({ more: false })
  })
})

describe('given a list without rows', () => {
  it('then one line says so', () => {
    expect(linesOf(theList('change-order'), { rows: [], more: false })).toEqual(['There are no change orders yet.'])
  })
})
