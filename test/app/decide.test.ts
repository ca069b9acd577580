import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { table } from '#app/state/statements'
import { READ_SCOPES } from '#domain/roles'
import { invoiceContent, invoiceIdOf } from '#projections/entities/invoice'
import {
  keyIssued,
  keyRevoked,
  mapped,
  memberJoined,
  NOON,
  observed,
  planChanged,
  projectAdded,
  registered,
  type Told,
  uuid,
  WORKSPACE,
} from '#test/projections/support/events'
import { newFolder } from '#test/support/stores/folder'
import { given } from './support/deciding.js'
import { deadLettered, invoiceGone, invoiceImported, itemSeen, meetingSeen } from './support/seen.js'

type Expected = string | readonly (readonly [type: string, data?: object])[]
type Spec = readonly [before: readonly (Told | string)[], line: string, expected: Expected]

const ID = 'aaaaaaaa-0000-4000-8000-000000000001'
const NOTHING: Expected = []
const PART = { all: false, clients: [], projects: [uuid('app')] } as const
const ENGAGED = 'engagement sign --project app --model fixed --starts-on 2026-01-01 --amount "1.00 EUR"'
const OBJECTIVE = 'objective set Fast --project app --on 2026-02-01'
const BERLIN = 'settings set defaults timeZone=Europe/Berlin'
const LOCK = 'scope lock --project app --item A#A-1 --on 2026-03-01'
const ORDER = 'change-order approve CR-1 --project app --item A-1 --unheld --amount "0.05 EUR" --on 2026-03-01'
const ORDERED = { reference: 'CR-1', approvedOn: '2026-03-01', amountCents: 5, currency: 'EUR', items: ['A-1'] }
const RATE = 'rate set dev 100 EUR --from 2026-01-01'
const PRICE = 'price set dev 140 EUR --project app --from 2026-02-01'
const LATER = 'engagement sign --project app --model fixed --starts-on 2026-02-01'
const TRIAL = 'trial start scale --starts-at 2026-03-01T00:00:00Z --days 30'
const container = 'repository github.com/acme/api'
const keep = (line: string): Spec => [[line], line, NOTHING]

const files = newFolder()
let filesMade = 0
const fileWith = (content: string): string => {
  filesMade += 1
  const path = join(files, String(filesMade))
  writeFileSync(path, content)
  return path
}
const LINE = {
  id: '1',
  description: 'Work',
  category: 'labour' as const,
  role: 'dev',
  hours: '1',
  unitAmount: '100',
  amount: '100.00',
}
const invoiceFile = (more: object = {}): string =>
  fileWith(
    JSON.stringify({
      number: '7',
      status: 'issued',
      issuedOn: '2026-02-01',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      currency: 'EUR',
      lines: [LINE],
      ...more,
    }),
  )

/** Invoice 7 of the project, with one line, as its source has it: now, with other lines, or with another status. */
const BILLED = invoiceImported('7', 'app', { lines: [LINE] })
const BILLED_ANEW = invoiceImported('7', 'app', { lines: [{ ...LINE, hours: '2', amount: '200.00' }] })
const BILLED_PAID = invoiceImported('7', 'app', { lines: [LINE], status: 'paid' })
const BILLED_OF_OTHERS = invoiceImported('7', 'app', { lines: [LINE] }, 'others-7')
const CONTENT = invoiceContent(BILLED.event.data as Parameters<typeof invoiceContent>[0])
const INVOICE_ID = invoiceIdOf({ workspaceId: WORKSPACE, place: uuid('app'), key: 'books-7' })
const NOTE = 'invoice note 7 --project app --text Ask'
const EXPLAIN = 'invoice explain 7 --project app --line 1 --reason Agreed'
const APPROVE = 'invoice approve 7 --project app'

const specs: Readonly<Record<string, readonly Spec[]>> = {
  'workspace rename': [
    [[], 'workspace rename Site', [['WorkspaceRenamed', { name: 'Site' }]]],
    keep('workspace rename Site'),
    [[], 'workspace rename " "', 'misused'],
  ],
  'workspace delete': [
    [
      [],
      'workspace delete acme/demo',
      [['WorkspaceDeletionRequested', { graceDays: 30, effectiveAt: '2026-04-01T12:00:00.000Z' }]],
    ],
    [
      [],
      'workspace delete acme/demo --grace-days 0',
      [['WorkspaceDeletionRequested', { graceDays: 0, effectiveAt: NOON }]],
    ],
    keep('workspace delete acme/demo --grace-days 7'),
    [['workspace delete acme/demo --grace-days 7'], 'workspace delete acme/demo', NOTHING],
    [['workspace delete acme/demo --grace-days 7'], 'workspace delete acme/demo --grace-days 8', 'conflict'],
    [
      ['workspace delete acme/demo', 'workspace keep'],
      'workspace delete acme/demo --grace-days 8',
      [['WorkspaceDeletionRequested', { graceDays: 8 }]],
    ],
    [[], 'workspace delete acme/other', 'misused'],
    [[], 'workspace delete acme/demo --grace-days -1', 'misused'],
    [[], 'workspace delete acme/demo --grace-days 1000', 'misused'],
  ],
  'workspace keep': [
    [['workspace delete acme/demo'], 'workspace keep', [['WorkspaceDeletionCancelled']]],
    [['workspace delete acme/demo', 'workspace keep'], 'workspace keep', NOTHING],
    [[], 'workspace keep', NOTHING],
  ],
  'client add': [
    [[], 'client add Bolt', [['ClientAdded', { name: 'Bolt' }]]],
    [[], `client add Bolt --id ${ID.toUpperCase()}`, [['ClientAdded', { clientId: ID }]]],
    keep('client add Bolt'),
    keep(`client add Bolt --id ${ID}`),
    [[`client add Bolt --id ${ID}`], `client add Nut --id ${ID}`, 'conflict'],
    [['client add Bolt'], `client add Bolt --id ${ID}`, 'conflict'],
    [[planChanged('free')], 'client add Bolt', 'over_cap'],
    [['client archive acme', planChanged('free')], 'client add Bolt', [['ClientAdded']]],
    [[], 'client add Bolt --id 7', 'misused'],
  ],
  'client rename': [
    [[], 'client rename acme Acme', [['ClientRenamed', { clientId: uuid('acme'), name: 'Acme' }]]],
    [[], `client rename ${uuid('acme')} Acme`, [['ClientRenamed']]],
    keep('client rename acme Acme'),
    [['client add Acme'], 'client rename acme Acme', 'conflict'],
    [['client add Acme'], 'client rename bolt Acme', 'unknown'],
  ],
  'client archive': [
    [
      [projectAdded('web'), projectAdded('old', { status: 'archived' })],
      'client archive acme',
      [
        ['ClientArchived', { clientId: uuid('acme') }],
        ['ProjectStatusChanged', { projectId: uuid('app'), status: 'archived' }],
        ['ProjectStatusChanged', { projectId: uuid('web'), status: 'archived' }],
      ],
    ],
    keep('client archive acme'),
    [[], 'client archive bolt', 'unknown'],
  ],
  'project add': [
    [
      [],
      'project add web --client acme',
      [['ProjectAdded', { name: 'web', clientId: uuid('acme'), status: 'active' }]],
    ],
    keep('project add web --client acme'),
    [['client archive acme'], 'project add web --client acme', 'conflict'],
    [[], 'project add web --client bolt', 'unknown'],
    [[planChanged('free')], 'project add web --client acme', 'over_cap'],
    [[planChanged('free')], 'project add web --client acme --status paused', [['ProjectAdded']]],
    [
      ['project add web --client acme --status paused', planChanged('free')],
      'project add x --client acme --status paused',
      'over_cap',
    ],
  ],
  'project rename': [
    [[], 'project rename app App', [['ProjectRenamed', { projectId: uuid('app'), name: 'App' }]]],
    keep('project rename app App'),
    [[projectAdded('web')], 'project rename app web', 'conflict'],
    [[projectAdded('web')], 'project rename nothing web', 'unknown'],
  ],
  'project status': [
    [[], 'project status app paused', [['ProjectStatusChanged', { status: 'paused' }]]],
    keep('project status app paused'),
    [[], 'project status nothing paused', 'unknown'],
    [['project status app paused', projectAdded('web'), planChanged('free')], 'project status app active', 'over_cap'],
    [['client archive acme'], 'project status app active', 'conflict'],
  ],
  'container map': [
    [[], `container map ${container} --project app`, [['ContainerMapped', { projectId: uuid('app'), from: null }]]],
    keep(`container map ${container} --project app`),
    [
      [`container map ${container} --project app`],
      `container map ${container} --project app --from 2026-02-01`,
      NOTHING,
    ],
    [
      [projectAdded('web'), `container map ${container} --project app`],
      `container map ${container} --project web --from 2026-02-01`,
      [['ContainerMapped', { from: '2026-02-01' }]],
    ],
    [[], `container map ${container} --project nothing`, 'unknown'],
    [[], `container map ${container} --project app --from 2026-02-30`, 'misused'],
    [['project status app archived'], `container map ${container} --project app`, 'conflict'],
  ],
  'container rename': [
    [
      ['container map repository git:1 --project app --from 2026-01-01'],
      'container rename repository git:1 GitHub.com/Acme/API',
      [
        ['ContainerRenamed', { kind: 'repository', container: 'git:1', to: 'github.com/acme/api' }],
        ['ContainerMapped', { container: 'github.com/acme/api', projectId: uuid('app'), from: '2026-01-01' }],
      ],
    ],
    // Its days go with it, those on which it belonged to nobody as well.
    [
      [
        'container map repository git:1 --project app',
        'container unmap repository git:1 --from 2026-01-01',
        'container map repository git:1 --project app --from 2026-02-01',
      ],
      'container rename repository git:1 a/b',
      [
        ['ContainerRenamed'],
        ['ContainerMapped', { container: 'a/b', from: null }],
        ['ContainerUnmapped', { container: 'a/b', from: '2026-01-01' }],
        ['ContainerMapped', { container: 'a/b', from: '2026-02-01' }],
      ],
    ],
    // What the new name is mapped to already stands.
    [
      ['container map repository git:1 --project app', 'container map repository a/b --project app'],
      'container rename repository git:1 A/B',
      [['ContainerRenamed']],
    ],
    [
      ['container map repository git:1 --project app', 'container rename repository git:1 a/b'],
      'container rename repository git:1 a/b',
      NOTHING,
    ],
    [['container map repository a/b --project app'], 'container rename repository a/b A/B', 'misused'],
    [[], 'container rename repository git:1 a/b', 'unknown'],
  ],
  'container unmap': [
    [
      [`container map ${container} --project app`],
      `container unmap ${container}`,
      [['ContainerUnmapped', { from: '2026-03-02' }]],
    ],
    [
      [`container map ${container} --project app`, `container unmap ${container}`],
      `container unmap ${container}`,
      NOTHING,
    ],
    [[], `container unmap ${container}`, 'unknown'],
  ],
  'member add': [
    [[], 'member add bob --role viewer --all', [['MemberJoined', { role: 'viewer', dataAccess: { all: true } }]]],
    [
      [],
      'member add bob --role viewer --client acme --project app',
      [['MemberJoined', { dataAccess: { all: false, clients: [uuid('acme')], projects: [uuid('app')] } }]],
    ],
    keep('member add bob --role viewer --all'),
    keep(`member add bob --role viewer --all --id ${ID}`),
    [['member add bob --role viewer --all'], 'member add bob --role admin --all', 'conflict'],
    [[], 'member add bob --role viewer', 'misused'],
    [[], 'member add bob --role client --client acme', [['MemberJoined', { role: 'client' }]]],
    [[], 'member add bob --role client --all', 'misused'],
    [[], 'member add bob --role client --project app', 'misused'],
    [[], 'member add bob --role client --client acme --project app', 'misused'],
    [['client add two'], 'member add bob --role client --client acme --client two', 'misused'],
    [[], 'member add bob --role viewer --all --client acme', 'misused'],
    [[], 'member add bob --role viewer --client bolt', 'unknown'],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART })],
      'member add eve --role viewer --all --as bob',
      'conflict',
    ],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART })],
      'member add eve --role owner --project app --as bob',
      'conflict',
    ],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART })],
      'member add eve --role admin --project app --as bob',
      [['MemberJoined']],
    ],
    [
      [`member add bob --role viewer --all --id ${ID}`, 'member remove bob'],
      `member add bob --role viewer --all --id ${ID}`,
      [['MemberJoined', { memberId: ID }]],
    ],
  ],
  'member role': [
    [[memberJoined('bob', { role: 'viewer' })], 'member role bob admin', [['MemberRoleChanged', { role: 'admin' }]]],
    [[memberJoined('bob', { role: 'admin' })], 'member role bob admin', NOTHING],
    [[], 'member role ann admin', 'conflict'],
    [[memberJoined('bob')], 'member role ann admin', [['MemberRoleChanged']]],
    [[memberJoined('bob'), 'member remove bob'], 'member role ann admin', 'conflict'],
    [[], 'member role bob admin', 'unknown'],
    [[memberJoined('bob', { role: 'viewer' })], 'member role bob client', 'conflict'],
    [[memberJoined('bob', { role: 'viewer', dataAccess: PART })], 'member role bob client', 'conflict'],
    [
      [memberJoined('bob', { role: 'viewer' }), 'member access bob --client acme'],
      'member role bob client',
      [['MemberRoleChanged', { role: 'client' }]],
    ],
    [[memberJoined('bob', { role: 'admin' })], 'member role bob owner --as bob', 'conflict'],
    [[memberJoined('bob', { role: 'admin' }), memberJoined('eve')], 'member role ann viewer --as bob', 'conflict'],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART }), memberJoined('eve', { role: 'viewer' })],
      'member role eve analyst --as bob',
      'conflict',
    ],
  ],
  'member access': [
    [
      [memberJoined('bob')],
      'member access bob --project app',
      [['MemberDataAccessChanged', { memberId: uuid('bob') }]],
    ],
    [[memberJoined('bob')], 'member access bob --all', NOTHING],
    [[memberJoined('bob')], 'member access bob', 'misused'],
    [['member add bob --role client --client acme'], 'member access bob --all', 'misused'],
    [['member add bob --role client --client acme'], 'member access bob --project app', 'misused'],
    [
      ['client add two', 'member add bob --role client --client acme'],
      'member access bob --client two',
      [['MemberDataAccessChanged']],
    ],
    [[memberJoined('bob', { role: 'admin', dataAccess: PART })], 'member access bob --all --as bob', 'conflict'],
    [
      [
        memberJoined('bob', { role: 'admin', dataAccess: PART }),
        memberJoined('eve', { dataAccess: PART, role: 'viewer' }),
      ],
      'member access eve --client acme --as bob',
      'conflict',
    ],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART }), memberJoined('eve', { role: 'viewer' })],
      'member access eve --project app --as bob',
      'conflict',
    ],
  ],
  'member remove': [
    [[memberJoined('bob')], 'member remove bob', [['MemberLeft', { memberId: uuid('bob') }]]],
    [[memberJoined('bob'), 'member remove bob'], 'member remove bob', NOTHING],
    [[], 'member remove ann', 'conflict'],
    [[], 'member remove bob', 'unknown'],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART }), memberJoined('eve', { role: 'viewer' })],
      'member remove eve --as bob',
      'conflict',
    ],
    [
      [
        memberJoined('bob', { role: 'admin', dataAccess: PART }),
        memberJoined('eve', { dataAccess: PART, role: 'viewer' }),
      ],
      'member remove eve --as bob',
      [['MemberLeft']],
    ],
  ],
  'key issue': [
    [
      [],
      'key issue --name dashboard',
      [
        [
          'ApiKeyIssued',
          {
            name: 'dashboard',
            environment: 'live',
            scopes: READ_SCOPES,
            createdBy: uuid('ann'),
            expiresAt: '2026-05-31T12:00:00.000Z',
          },
        ],
      ],
    ],
    [
      [],
      'key issue --name ci --environment test --scopes ai-economics:read --expires never',
      [['ApiKeyIssued', { environment: 'test', scopes: ['ai-economics:read'], expiresAt: null }]],
    ],
    [['key issue --name x'], 'key issue --name x', [['ApiKeyIssued']]],
    [[`key issue --name x --id ${ID}`], `key issue --name x --id ${ID}`, NOTHING],
    [[`key issue --name x --id ${ID}`], `key issue --name y --id ${ID}`, 'conflict'],
    [
      [memberJoined('bob', { role: 'finance' })],
      'key issue --name x --for bob',
      [['ApiKeyIssued', { createdBy: uuid('bob') }]],
    ],
    [[memberJoined('bob', { role: 'admin' })], 'key issue --name x --for ann --as bob', 'conflict'],
    [
      [memberJoined('bob', { role: 'admin', dataAccess: PART }), memberJoined('eve', { role: 'viewer' })],
      'key issue --name x --for eve --as bob',
      'conflict',
    ],
    [
      [
        memberJoined('bob', { role: 'admin', dataAccess: PART }),
        memberJoined('eve', { role: 'viewer', dataAccess: PART }),
      ],
      'key issue --name x --for eve --as bob',
      [['ApiKeyIssued', { createdBy: uuid('eve') }]],
    ],
    [[`key issue --name x --id ${ID}`], `key issue --name x --for ann --id ${ID}`, NOTHING],
    [[], 'key issue --name x --for nobody', 'unknown'],
    [[], 'key issue --name x --scopes all', 'misused'],
    [[], 'key issue --name " "', 'misused'],
  ],
  'key revoke': [
    [[keyIssued('k')], `key revoke ${uuid('k')}`, [['ApiKeyRevoked', { keyId: uuid('k') }]]],
    [['key issue --name dashboard'], 'key revoke dashboard', [['ApiKeyRevoked']]],
    [[keyIssued('k'), keyRevoked('k')], `key revoke ${uuid('k')}`, NOTHING],
    [['key issue --name x', 'key revoke x', 'key issue --name x'], 'key revoke x', [['ApiKeyRevoked']]],
    [['key issue --name x', 'key issue --name x'], 'key revoke x', 'ambiguous'],
    [[], 'key revoke nothing', 'unknown'],
  ],
  'key rotate': [
    [
      [keyIssued('k')],
      `key rotate ${uuid('k')}`,
      [['ApiKeyRotated', { rotatedFrom: uuid('k'), graceUntil: '2026-03-03T12:00:00.000Z' }]],
    ],
    [
      [keyIssued('k', { expiresAt: '2026-03-02T18:00:00.000Z' })],
      `key rotate ${uuid('k')}`,
      [['ApiKeyRotated', { graceUntil: '2026-03-02T18:00:00.000Z' }]],
    ],
    [[keyIssued('k'), `key rotate ${uuid('k')}`], `key rotate ${uuid('k')}`, 'conflict'],
    [[keyIssued('k'), `key rotate ${uuid('k')} --id ${ID}`], `key rotate ${uuid('k')} --id ${ID}`, NOTHING],
    [
      [keyIssued('k'), `key rotate ${uuid('k')} --id ${ID}`],
      `key rotate ${ID}`,
      [['ApiKeyRotated', { rotatedFrom: ID }]],
    ],
    [[keyIssued('k'), keyRevoked('k')], `key rotate ${uuid('k')}`, 'conflict'],
    [[keyIssued('k', { expiresAt: NOON })], `key rotate ${uuid('k')}`, 'conflict'],
    [[], `key rotate ${uuid('k')}`, 'unknown'],
    [[keyIssued('k'), memberJoined('bob', { role: 'admin' })], `key rotate ${uuid('k')} --as bob`, 'conflict'],
  ],
  'engagement sign': [
    [
      [],
      ENGAGED,
      [['EngagementSigned', { billingModel: 'fixed', contractedCents: 100, currency: 'EUR', endsOn: null }]],
    ],
    keep(ENGAGED),
    [[ENGAGED], ENGAGED.replace('fixed', 'retainer'), 'conflict'],
    [
      [ENGAGED, 'engagement end --project app --on 2026-01-31'],
      ENGAGED.replace('01-01', '02-01'),
      [['EngagementSigned']],
    ],
    [[], `${ENGAGED} --ends-on 2025-12-31`, 'misused'],
    [[], 'engagement sign --project app --model fixed --starts-on 2026-01-01 --amount-cents 100', 'misused'],
    [[], ENGAGED.replace('EUR', 'EURO'), 'misused'],
    [[], ENGAGED.replace('app', 'nothing'), 'unknown'],
    [['project status app archived'], ENGAGED, 'conflict'],
  ],
  'engagement amend': [
    [
      [ENGAGED],
      'engagement amend --project app --ends-on 2026-12-31',
      [['EngagementAmended', { contractedCents: 100, endsOn: '2026-12-31' }]],
    ],
    [
      [ENGAGED],
      'engagement amend --project app --without-amount',
      [['EngagementAmended', { contractedCents: null, currency: null }]],
    ],
    [[ENGAGED], 'engagement amend --project app --model fixed', NOTHING],
    [[ENGAGED], 'engagement amend --project app --amount-cents 5', 'misused'],
    [[ENGAGED], 'engagement amend --project app --ends-on 2025-01-01', 'misused'],
    [
      [ENGAGED, 'engagement end --project app --on 2026-02-01'],
      'engagement amend --project app --model retainer',
      'conflict',
    ],
    [[], 'engagement amend --project app --model fixed', 'unknown'],
  ],
  'engagement end': [
    [[ENGAGED], 'engagement end --project app --on 2026-02-01', [['EngagementEnded', { endedOn: '2026-02-01' }]]],
    [
      [ENGAGED, 'engagement end --project app --on 2026-02-01'],
      'engagement end --project app --on 2026-02-01',
      NOTHING,
    ],
    [
      [ENGAGED, 'engagement end --project app --on 2026-02-01'],
      'engagement end --project app --on 2026-02-02',
      'conflict',
    ],
    [[ENGAGED], 'engagement end --project app --on 2025-12-31', 'misused'],
    [[], 'engagement end --project app --on 2026-02-01', 'unknown'],
  ],
  'scope lock': [
    [[], LOCK, [['ScopeLocked', { method: 'manual', items: [{ container: 'A', key: 'A-1', estimateMinutes: null }] }]]],
    keep(LOCK),
    [[LOCK], LOCK.replace('A#A-1', 'A#A-2'), [['ScopeLocked']]],
    [
      [],
      'scope lock --project app --item g.com/a/b##12',
      [['ScopeLocked', { items: [{ container: 'g.com/a/b', key: '#12' }] }]],
    ],
    [
      [
        itemSeen('B', 'B-2', { estimateMinutes: 60 }),
        itemSeen('B', 'B-1'),
        itemSeen('C', 'C-1'),
        itemSeen('B', 'B-3', { state: 'cancelled' }),
      ],
      'scope lock --project app --from-tracker B',
      [['ScopeLocked', { items: [{ key: 'B-1' }, { key: 'B-2', estimateMinutes: 60 }] }]],
    ],
    [[], 'scope lock --project app --from-tracker B', 'unknown'],
    // What is held of each item is frozen, estimates included; what nobody holds has none.
    [
      [itemSeen('A', 'A-1', { estimateMinutes: 90 }), itemSeen('B', 'A-2', { estimateMinutes: 30 })],
      `${LOCK} --item A#A-2`,
      [
        [
          'ScopeLocked',
          {
            items: [
              { key: 'A-1', estimateMinutes: 90 },
              { key: 'A-2', estimateMinutes: null },
            ],
          },
        ],
      ],
    ],
    [
      [itemSeen('A', 'A-1', { estimateMinutes: 90 }), LOCK, itemSeen('A', 'A-1', { estimateMinutes: 120 })],
      LOCK,
      [['ScopeLocked', { items: [{ key: 'A-1', estimateMinutes: 120 }] }]],
    ],
    [
      [
        itemSeen('A', 'A-1', { estimateMinutes: 90 }),
        `${LOCK} --id ${ID}`,
        itemSeen('A', 'A-1', { estimateMinutes: 60 }),
      ],
      `${LOCK} --id ${ID}`,
      NOTHING,
    ],
    // A past day has what had been made by its end, and was not cancelled then.
    [
      [
        itemSeen('B', 'B-1', { createdAt: '2026-02-20T00:00:00.000Z' }),
        itemSeen('B', 'B-2', { createdAt: '2026-02-20T23:59:59.999Z', estimateMinutes: 60 }),
        itemSeen('B', 'B-3', { createdAt: '2026-02-21T00:00:00.000Z' }),
        itemSeen('B', 'B-4', {
          state: 'cancelled',
          createdAt: '2026-02-01T00:00:00.000Z',
          history: [{ at: '2026-02-25T00:00:00.000Z', state: 'cancelled' }],
        }),
        itemSeen('B', 'B-5', {
          state: 'cancelled',
          createdAt: '2026-02-01T00:00:00.000Z',
          history: [{ at: '2026-02-10T00:00:00.000Z', state: 'cancelled' }],
        }),
      ],
      'scope lock --project app --from-tracker B --on 2026-02-20',
      [
        [
          'ScopeLocked',
          { lockedOn: '2026-02-20', items: [{ key: 'B-1' }, { key: 'B-2', estimateMinutes: 60 }, { key: 'B-4' }] },
        ],
      ],
    ],
    [
      [itemSeen('B', 'B-1', { createdAt: '2026-02-20T00:00:00.000Z' })],
      'scope lock --project app --from-tracker B --on 2026-02-19',
      'unknown',
    ],
    [
      [],
      `scope lock --project app --items-file ${fileWith('{"container":"A","key":"A-1","estimateMinutes":60}\n\n')}`,
      [['ScopeLocked', { method: 'import', items: [{ container: 'A', key: 'A-1', estimateMinutes: 60 }] }]],
    ],
    [[], `scope lock --project app --items-file ${fileWith('{"container":"A"}')}`, 'misused'],
    [[], `scope lock --project app --items-file ${fileWith('')}`, 'misused'],
    [[], 'scope lock --project app', 'misused'],
    [[], 'scope lock --project app --item A#A-1 --item A#A-1', 'misused'],
    [[], 'scope lock --project app --item A-1', 'misused'],
    // The items of an earlier lock stay as it froze them, with its day, zone and reference.
    [
      [
        itemSeen('A', 'A-1', { estimateMinutes: 90 }),
        `${LOCK} --tz America/Lima --reference R --id ${ID}`,
        itemSeen('A', 'A-1', { estimateMinutes: 120 }),
        itemSeen('B', 'B-1', { estimateMinutes: 60 }),
      ],
      `scope lock --project app --from-lock ${ID} --item A#A-1 --item B#B-1`,
      [
        [
          'ScopeLocked',
          {
            lockedOn: '2026-03-01',
            timeZone: 'America/Lima',
            reference: 'R',
            items: [
              { key: 'A-1', estimateMinutes: 90 },
              { key: 'B-1', estimateMinutes: 60 },
            ],
          },
        ],
      ],
    ],
    [
      [`${LOCK} --id ${ID}`, 'scope release --project app --reason Mistake'],
      `scope lock --project app --from-lock ${ID}`,
      [['ScopeLocked', { lockedOn: '2026-03-01', items: [{ key: 'A-1' }] }]],
    ],
    [[`${LOCK} --id ${ID}`], `scope lock --project app --from-lock ${ID}`, NOTHING],
    [[], `scope lock --project app --from-lock ${ID}`, 'unknown'],
    [[`${LOCK} --id ${ID}`], `scope lock --project app --from-lock ${ID} --from-tracker A`, 'misused'],
    [[], LOCK.replace('2026-03-01', '2026-03-09'), 'misused'],
    // A day is one of a zone: the command's, else the workspace's.
    [[], LOCK, [['ScopeLocked', { timeZone: 'UTC' }]]],
    [[BERLIN], LOCK, [['ScopeLocked', { timeZone: 'Europe/Berlin' }]]],
    [[BERLIN], `${LOCK} --tz America/Lima`, [['ScopeLocked', { timeZone: 'America/Lima' }]]],
    [[LOCK], `${LOCK} --tz UTC`, NOTHING],
    [[`${LOCK} --tz America/Lima`], LOCK, NOTHING],
    [[LOCK], `${LOCK} --tz America/Lima`, [['ScopeLocked']]],
    [[], `${LOCK} --tz Berlin`, 'misused'],
    [
      [
        itemSeen('B', 'B-1', { createdAt: '2026-02-20T22:59:59.999Z' }),
        itemSeen('B', 'B-2', { createdAt: '2026-02-20T23:00:00.000Z' }),
      ],
      'scope lock --project app --from-tracker B --on 2026-02-20 --tz Europe/Berlin',
      [['ScopeLocked', { items: [{ key: 'B-1' }] }]],
    ],
    [
      [],
      'scope lock --project app --item A#A-1 --tz Pacific/Kiritimati',
      [['ScopeLocked', { lockedOn: '2026-03-03' }]],
    ],
  ],
  'scope release': [
    [[LOCK], 'scope release --project app --reason Why', [['ScopeLockReleased', { reason: 'Why' }]]],
    [[LOCK, 'scope release --project app --reason Why'], 'scope release --project app --reason Why', NOTHING],
    [[], 'scope release --project app --reason Why', 'unknown'],
  ],
  'change-order approve': [
    [
      [],
      'change-order approve CR-1 --project app',
      [['ChangeOrderApproved', { reference: 'CR-1', amountCents: null, approvedOn: '2026-03-02' }]],
    ],
    keep('change-order approve CR-1 --project app --amount "0.05 EUR" --item A-1 --unheld'),
    // Its items are those that a source has, in any spelling of their keys, unless somebody insists.
    [[], 'change-order approve CR-1 --project app --item A-1', 'misused'],
    [
      [itemSeen('A', 'A-1')],
      'change-order approve CR-1 --project app --item a-1 --title Reports',
      [['ChangeOrderApproved', { items: ['a-1'], title: 'Reports' }]],
    ],
    [[itemSeen('A', 'A-1')], 'change-order approve CR-1 --project app --item A-1 --item A-2', 'misused'],
    [
      [itemSeen('github.com/acme/shop', '#12'), 'container map repository github.com/acme/shop --project app'],
      'change-order approve CR-1 --project app --item "#12"',
      [['ChangeOrderApproved', { items: ['#12'] }]],
    ],
    [['change-order approve CR-1 --project app'], 'change-order approve CR-1 --project app --item A-1', 'conflict'],
    [[], 'change-order approve CR-1 --project app --currency EUR', 'misused'],
    // One that was withdrawn may be approved again.
    [
      [ORDER, 'change-order withdraw CR-1 --project app --reason Why'],
      'change-order approve CR-1 --project app',
      [['ChangeOrderApproved', { reference: 'CR-1' }]],
    ],
  ],
  'change-order amend': [
    [
      [ORDER],
      'change-order amend CR-1 --project app --amount "0.07 USD"',
      [['ChangeOrderAmended', { ...ORDERED, amountCents: 7, currency: 'USD' }]],
    ],
    [
      [ORDER],
      'change-order amend CR-1 --project app --item A-2 --item A-3 --unheld --without-amount --on 2026-02-28',
      [
        [
          'ChangeOrderAmended',
          { ...ORDERED, approvedOn: '2026-02-28', amountCents: null, currency: null, items: ['A-2', 'A-3'] },
        ],
      ],
    ],
    [[ORDER], 'change-order amend CR-1 --project app --without-items', [['ChangeOrderAmended', { items: [] }]]],
    [
      [`${ORDER} --id ${ID}`],
      `change-order amend ${ID} --project app --without-items`,
      [['ChangeOrderAmended', { changeOrderId: ID, reference: 'CR-1' }]],
    ],
    [[ORDER], 'change-order amend CR-1 --project app --item A-1', NOTHING],
    [
      [ORDER, 'change-order amend CR-1 --project app --without-items'],
      'change-order amend CR-1 --project app --without-items',
      NOTHING,
    ],
    [[ORDER], 'change-order amend CR-1 --project app --amount-cents 7', 'misused'],
    [[ORDER], 'change-order amend CR-1 --project app --item A-2 --unheld --without-items', 'misused'],
    [[ORDER], 'change-order amend CR-1 --project app --amount "0.07 EUR" --without-amount', 'misused'],
    [[ORDER], 'change-order amend CR-1 --project app --on 2026-03-09', 'misused'],
    [[ORDER], 'change-order amend CR-2 --project app --without-items', 'unknown'],
    [[ORDER], 'change-order amend CR-1 --project app --item A-9', 'misused'],
    [
      [ORDER],
      'change-order amend CR-1 --project app --item A-9 --unheld --title Reports',
      [['ChangeOrderAmended', { items: ['A-9'], title: 'Reports' }]],
    ],
    [
      [ORDER, 'change-order withdraw CR-1 --project app --reason Why'],
      'change-order amend CR-1 --project app --without-items',
      'conflict',
    ],
  ],
  'change-order withdraw': [
    [
      [ORDER],
      'change-order withdraw CR-1 --project app --reason Why',
      [['ChangeOrderWithdrawn', { withdrawnOn: '2026-03-02', reason: 'Why' }]],
    ],
    [
      [ORDER, 'change-order withdraw CR-1 --project app --reason Why'],
      'change-order withdraw CR-1 --project app --reason Why',
      NOTHING,
    ],
    [
      [ORDER, 'change-order withdraw CR-1 --project app --reason Why'],
      'change-order withdraw CR-1 --project app --reason Why --on 2026-03-01',
      'conflict',
    ],
    [[ORDER], 'change-order withdraw CR-1 --project app --reason Why --on 2026-02-28', 'misused'],
    [[ORDER], 'change-order withdraw CR-1 --project app --reason Why --on 2026-03-09', 'misused'],
    [[], 'change-order withdraw CR-1 --project app --reason Why', 'unknown'],
  ],
  'objective set': [
    [[], OBJECTIVE, [['ObjectiveSet', { title: 'Fast', setOn: '2026-02-01', dueOn: null }]]],
    keep(OBJECTIVE),
    [[OBJECTIVE], 'objective set Fast --project app --due-on 2026-12-01', 'conflict'],
    [[], `${OBJECTIVE} --due-on 2026-01-01`, 'misused'],
  ],
  'objective complete': [
    [[OBJECTIVE], 'objective complete Fast --project app', [['ObjectiveCompleted', { completedOn: '2026-03-02' }]]],
    [[OBJECTIVE, 'objective complete Fast --project app'], 'objective complete Fast --project app', NOTHING],
    [[OBJECTIVE, 'objective drop Fast --project app'], 'objective complete Fast --project app', 'conflict'],
    [[OBJECTIVE], 'objective complete Fast --project app --on 2026-01-01', 'misused'],
    [[], 'objective complete Fast --project app', 'unknown'],
  ],
  'objective drop': [
    [
      [OBJECTIVE],
      'objective drop Fast --project app --on 2026-02-03',
      [['ObjectiveDropped', { droppedOn: '2026-02-03' }]],
    ],
    [[OBJECTIVE, 'objective drop Fast --project app'], 'objective drop Fast --project app', NOTHING],
  ],
  'milestone reach': [
    [[], 'milestone reach Beta --project app', [['MilestoneReached', { title: 'Beta', reachedOn: '2026-03-02' }]]],
    keep('milestone reach Beta --project app'),
    [['milestone reach Beta --project app'], 'milestone reach Beta --project app --on 2026-01-01', 'conflict'],
    [[], 'milestone reach Beta --project app --on 2027-01-01', 'misused'],
  ],
  'question ask': [
    [[], 'question ask "In scope?" --project app', [['ClientQuestionAsked', { question: 'In scope?' }]]],
    keep('question ask "In scope?" --project app'),
  ],
  'question answer': [
    [
      ['question ask Why --project app'],
      'question answer Why Because --project app',
      [['ClientQuestionAnswered', { answer: 'Because' }]],
    ],
    [
      ['question ask Why --project app', 'question answer Why B --project app'],
      'question answer Why B --project app',
      NOTHING,
    ],
    [[], 'question answer Why Because --project app', 'unknown'],
  ],
  'estimate record': [
    [
      [],
      'estimate record --project app --amount-cents 5 --currency eur',
      [['CostEstimateRecorded', { amountCents: 5, currency: 'EUR' }]],
    ],
    keep('estimate record --project app --amount "0.05 EUR"'),
    [[], 'estimate record --project app --amount-cents -5 --currency EUR', 'misused'],
  ],
  'assumption set': [
    [
      [],
      'assumption set cost-basis --project app --value 1 --unit-or-method x',
      [['AssumptionSet', { value: '1', verified: false, effectiveTo: null }]],
    ],
    keep('assumption set cost-basis --project app --value 1 --unit-or-method x --verified'),
    [[], 'assumption set cost-basis --project app --value 1 --unit-or-method x --to 2026-01-01', 'misused'],
  ],
  'rate set': [
    [[], RATE, [['RateSet', { role: 'dev', amount: '100', effectiveFrom: '2026-01-01' }]]],
    keep(RATE),
    [[RATE], 'rate set dev 100.00 EUR', NOTHING],
    [[RATE], 'rate set dev 0 EUR', [['RateSet', { amount: '0', effectiveFrom: '2026-03-02' }]]],
    [[], 'rate set dev 1e3 EUR', 'misused'],
    [[], 'rate set dev -1 EUR', 'misused'],
    // Case and blanks do not make another role.
    [[RATE], 'rate set "D e v" 100 EUR --from 2026-01-01', NOTHING],
    [[RATE], 'rate set DEV 110 EUR --from 2026-01-01', [['RateSet', { role: 'dev', amount: '110' }]]],
    // A rate of a client or a project is another one.
    [[RATE], `${RATE} --client acme`, [['RateSet', { role: 'dev', clientId: uuid('acme') }]]],
    [[RATE, `${RATE} --client acme`], `${RATE} --project app`, [['RateSet', { role: 'dev', projectId: uuid('app') }]]],
    keep(`${RATE} --client acme`),
    keep(`${RATE} --project app`),
    [[`${RATE} --project app`], RATE, [['RateSet', { role: 'dev' }]]],
    [[], `${RATE} --client acme --project app`, 'misused'],
    [[], `${RATE} --client nobody`, 'unknown'],
    [[], `${RATE} --project nothing`, 'unknown'],
  ],
  'role set': [
    [[], 'role set dev engineering', [['RoleBandSet', { role: 'dev', band: 'engineering' }]]],
    keep('role set dev engineering'),
    [['role set dev engineering'], 'role set " DEV" engineering', NOTHING],
    [['role set dev engineering'], 'role set Dev qa', [['RoleBandSet', { role: 'dev', band: 'qa' }]]],
    [['role set dev engineering'], 'role set dev none', [['RoleBandSet', { role: 'dev', band: null }]]],
    [[], 'role set dev none', NOTHING],
  ],
  'price set': [
    [
      [ENGAGED],
      PRICE,
      [['PriceSet', { role: 'dev', amount: '140', currency: 'EUR', effectiveFrom: '2026-02-01', effectiveTo: null }]],
    ],
    [[ENGAGED, PRICE], PRICE, NOTHING],
    [[ENGAGED, PRICE], 'price set " D ev" 140.00 eur --project app', NOTHING],
    [
      [ENGAGED, PRICE],
      'price set Dev 150 EUR --project app',
      [['PriceSet', { role: 'dev', effectiveFrom: '2026-03-02' }]],
    ],
    [[ENGAGED, PRICE], `${PRICE} --to 2026-02-28`, [['PriceSet', { effectiveTo: '2026-02-28' }]]],
    [[ENGAGED, PRICE], 'price set dev 0 EUR --project app --from 2026-02-01', [['PriceSet', { amount: '0' }]]],
    [[], PRICE, 'unknown'],
    [[ENGAGED], `${PRICE} --engagement ${ID}`, 'unknown'],
    [[ENGAGED], `${PRICE} --to 2026-01-31`, 'misused'],
    [[ENGAGED], 'price set dev -1 EUR --project app', 'misused'],
    // The engagement of the first day, unless it is named; it has to run then.
    [[ENGAGED, 'engagement end --project app --on 2026-01-31'], PRICE, 'misused'],
    [
      [`${ENGAGED} --id ${ID}`, 'engagement end --project app --on 2026-01-31', LATER],
      'price set dev 90 EUR --project app --from 2026-01-15',
      [['PriceSet', { engagementId: ID }]],
    ],
    [
      [`${ENGAGED} --id ${ID}`, 'engagement end --project app --on 2026-01-31', LATER],
      `${PRICE} --engagement ${ID}`,
      'misused',
    ],
  ],
  'invoice enter': [
    [[], `invoice enter --project app --file ${invoiceFile()}`, [['InvoiceIssued', { number: '7', lines: [LINE] }]]],
    keep(`invoice enter --project app --file ${invoiceFile()}`),
    [
      [`invoice enter --project app --file ${invoiceFile()}`],
      `invoice enter --project app --file ${invoiceFile({ issuedOn: '2026-02-03' })}`,
      [['InvoiceIssued', { issuedOn: '2026-02-03' }]],
    ],
    [
      [`invoice enter --project app --file ${invoiceFile()}`, 'invoice void 7 --project app --reason Twice'],
      `invoice enter --project app --file ${invoiceFile()}`,
      'conflict',
    ],
    [[], `invoice enter --project app --file ${invoiceFile({ lines: [] })}`, 'misused'],
    [[], `invoice enter --project app --file ${invoiceFile({ lines: [LINE, LINE] })}`, 'misused'],
    [[], `invoice enter --project app --file ${invoiceFile({ periodEnd: '2025-12-31' })}`, 'misused'],
    // More than ten years.
    [[], `invoice enter --project app --file ${invoiceFile({ periodStart: '0001-01-01' })}`, 'misused'],
    [[], `invoice enter --project app --file ${invoiceFile({ currency: 'EURO' })}`, 'misused'],
    [[], `invoice enter --project app --file ${fileWith('nothing')}`, 'misused'],
  ],
  'invoice void': [
    [
      [invoiceImported('7', 'app')],
      'invoice void 7 --project app --reason Twice',
      [['InvoiceVoided', { reason: 'Twice' }]],
    ],
    [
      [invoiceImported('7', 'app'), 'invoice void 7 --project app --reason Twice'],
      'invoice void 7 --project app --reason Twice',
      NOTHING,
    ],
    [[projectAdded('web'), invoiceImported('7', 'web')], 'invoice void 7 --project app --reason Twice', 'unknown'],
  ],
  'invoice note': [
    [[BILLED], NOTE, [['InvoiceNoted', { lineId: null, text: 'Ask' }]]],
    [[BILLED], `${NOTE} --line 1 --id ${ID}`, [['InvoiceNoted', { noteId: ID, lineId: '1', text: 'Ask' }]]],
    [[BILLED], NOTE.replace('7', INVOICE_ID.toUpperCase()), [['InvoiceNoted']]],
    [[BILLED], NOTE.replace('7', 'books-7'), [['InvoiceNoted']]],
    // Several may stand; the same again changes nothing.
    [[BILLED, NOTE], `${NOTE} --line 1`, [['InvoiceNoted', { lineId: '1' }]]],
    [[BILLED, NOTE], NOTE.replace('Ask', 'More'), [['InvoiceNoted', { text: 'More' }]]],
    [[BILLED, NOTE], NOTE, NOTHING],
    [[BILLED, `${NOTE} --id ${ID}`], `${NOTE} --id ${ID}`, NOTHING],
    [[BILLED, `${NOTE} --id ${ID}`, `invoice withdraw-note ${ID} --project app`], `${NOTE} --id ${ID}`, NOTHING],
    [[BILLED, `${NOTE} --id ${ID}`, `invoice withdraw-note ${ID} --project app`], NOTE, [['InvoiceNoted']]],
    [[BILLED, NOTE], `${NOTE} --id ${ID}`, 'conflict'],
    [[BILLED, `${NOTE} --id ${ID}`], `${NOTE} --line 1 --id ${ID}`, 'conflict'],
    [[BILLED], `${NOTE} --line 2`, 'unknown'],
    [[BILLED, 'invoice void 7 --project app --reason Twice'], NOTE, [['InvoiceNoted']]],
    [[], NOTE, 'unknown'],
    [[BILLED, BILLED_OF_OTHERS], NOTE, 'ambiguous'],
    [[projectAdded('web'), invoiceImported('7', 'web')], NOTE, 'unknown'],
    [[BILLED], 'invoice note 7 --project app --text " "', 'misused'],
    [[BILLED, ...Array.from({ length: 200 }, (_, i) => NOTE.replace('Ask', `N${i}`))], NOTE, 'conflict'],
  ],
  'invoice withdraw-note': [
    [
      [BILLED, `${NOTE} --id ${ID}`],
      `invoice withdraw-note ${ID} --project app`,
      [['InvoiceNoteWithdrawn', { noteId: ID }]],
    ],
    [
      [BILLED, `${NOTE} --id ${ID}`, `invoice withdraw-note ${ID} --project app`],
      `invoice withdraw-note ${ID} --project app`,
      NOTHING,
    ],
    [[BILLED, NOTE], `invoice withdraw-note ${ID} --project app`, 'unknown'],
    [[projectAdded('web'), BILLED, `${NOTE} --id ${ID}`], `invoice withdraw-note ${ID} --project web`, 'unknown'],
    [[BILLED, NOTE], 'invoice withdraw-note Ask --project app', 'misused'],
  ],
  'invoice explain': [
    [[BILLED], EXPLAIN, [['InvoiceLineExplained', { lineId: '1', reason: 'Agreed' }]]],
    [[BILLED, EXPLAIN], EXPLAIN, NOTHING],
    [[BILLED, EXPLAIN], EXPLAIN.replace('Agreed', 'Late'), [['InvoiceLineExplained', { reason: 'Late' }]]],
    // What was said of the line as it was holds no more.
    [[BILLED, EXPLAIN, BILLED_ANEW], EXPLAIN, [['InvoiceLineExplained', { reason: 'Agreed' }]]],
    [[BILLED, EXPLAIN, BILLED_PAID], EXPLAIN, NOTHING],
    [[BILLED], EXPLAIN.replace('--line 1', '--line 2'), 'unknown'],
    [[BILLED, NOTE, invoiceGone('7', 'app')], EXPLAIN.replace('7', 'books-7'), 'unknown'],
    [[], EXPLAIN, 'unknown'],
  ],
  'invoice withdraw-explanation': [
    [
      [BILLED, EXPLAIN],
      'invoice withdraw-explanation 7 --project app --line 1',
      [['InvoiceExplanationWithdrawn', { lineId: '1' }]],
    ],
    [[BILLED], 'invoice withdraw-explanation 7 --project app --line 1', NOTHING],
    [
      [BILLED, EXPLAIN, 'invoice withdraw-explanation 7 --project app --line 1'],
      EXPLAIN,
      [['InvoiceLineExplained', { reason: 'Agreed' }]],
    ],
    // Also of a line that the invoice has no more.
    [
      [BILLED, EXPLAIN, invoiceImported('7', 'app')],
      'invoice withdraw-explanation 7 --project app --line 1',
      [['InvoiceExplanationWithdrawn']],
    ],
  ],
  'invoice approve': [
    [[BILLED], APPROVE, [['InvoiceApproved', { content: CONTENT }]]],
    [[BILLED], `${APPROVE} --content ${CONTENT}`, [['InvoiceApproved', { content: CONTENT }]]],
    [[BILLED_ANEW], `${APPROVE} --content ${CONTENT}`, 'conflict'],
    [[BILLED, APPROVE], APPROVE, NOTHING],
    [[BILLED, APPROVE, BILLED_PAID], APPROVE, NOTHING],
    [[BILLED, APPROVE, BILLED_ANEW], APPROVE, [['InvoiceApproved']]],
    [[BILLED, 'invoice void 7 --project app --reason Twice'], APPROVE, 'conflict'],
    [[invoiceImported('7', 'app', { status: 'void' })], APPROVE, 'conflict'],
    [[BILLED, NOTE, invoiceGone('7', 'app')], APPROVE.replace('7', 'books-7'), 'conflict'],
    [[], APPROVE, 'unknown'],
    [['project status app archived', BILLED], APPROVE, 'conflict'],
  ],
  'invoice withdraw-approval': [
    [
      [BILLED, APPROVE],
      'invoice withdraw-approval 7 --project app --reason Missing',
      [['InvoiceApprovalWithdrawn', { reason: 'Missing' }]],
    ],
    [[BILLED], 'invoice withdraw-approval 7 --project app --reason Missing', NOTHING],
    [
      [BILLED, APPROVE, 'invoice withdraw-approval 7 --project app --reason Missing'],
      APPROVE,
      [['InvoiceApproved', { content: CONTENT }]],
    ],
  ],
  'change link': [
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'change link github.com/acme/api #1 A-1 --project app',
      [['ChangeLinked', { workItem: 'A-1' }]],
    ],
    [
      [
        mapped('github.com/acme/api', 'app', null),
        observed('#1'),
        'change link github.com/acme/api #1 A-1 --project app',
      ],
      'change link github.com/acme/api #1 A-1 --project app',
      NOTHING,
    ],
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'change link github.com/acme/api #2 A-1 --project app',
      'unknown',
    ],
    [[observed('#1')], 'change link github.com/acme/api #1 A-1 --project app', 'conflict'],
  ],
  'change unlink': [
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'change unlink github.com/acme/api #1 A-1 --project app',
      [['ChangeUnlinked']],
    ],
  ],
  'ai-mark take-back': [
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'ai-mark take-back github.com/acme/api #1 --project app',
      [['AiMarksTakenBack', {}]],
    ],
    [
      [
        mapped('github.com/acme/api', 'app', null),
        observed('#1'),
        'ai-mark take-back github.com/acme/api #1 --project app',
      ],
      'ai-mark take-back github.com/acme/api #1 --project app',
      NOTHING,
    ],
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'ai-mark take-back github.com/acme/api #2 --project app',
      'unknown',
    ],
    [[observed('#1')], 'ai-mark take-back github.com/acme/api #1 --project app', 'conflict'],
  ],
  'ai-mark restore': [
    [
      [mapped('github.com/acme/api', 'app', null), observed('#1')],
      'ai-mark restore github.com/acme/api #1 --project app',
      NOTHING,
    ],
    [
      [
        mapped('github.com/acme/api', 'app', null),
        observed('#1'),
        'ai-mark take-back github.com/acme/api #1 --project app',
      ],
      'ai-mark restore github.com/acme/api #1 --project app',
      [['AiMarksRestored', {}]],
    ],
  ],
  'ai-mark take-back-rule': [
    [
      [mapped('github.com/acme/api', 'app', null)],
      'ai-mark take-back-rule github.com/acme/api signed:copilot@github.com --project app --from 2026-01-01 --to 2026-01-31',
      [['AiRuleTakenBack', { rule: 'signed:copilot@github.com', from: '2026-01-01', to: '2026-01-31' }]],
    ],
    [
      [
        mapped('github.com/acme/api', 'app', null),
        'ai-mark take-back-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31',
      ],
      'ai-mark take-back-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31',
      NOTHING,
    ],
    [
      [mapped('github.com/acme/api', 'app', null)],
      'ai-mark take-back-rule github.com/acme/api r --project app --from 2026-02-01 --to 2026-01-31',
      'misused',
    ],
    [[], 'ai-mark take-back-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31', 'conflict'],
  ],
  'ai-mark restore-rule': [
    [
      [
        mapped('github.com/acme/api', 'app', null),
        'ai-mark take-back-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31',
      ],
      'ai-mark restore-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31',
      [['AiRuleRestored', { rule: 'r' }]],
    ],
    [
      [mapped('github.com/acme/api', 'app', null)],
      'ai-mark restore-rule github.com/acme/api r --project app --from 2026-01-01 --to 2026-01-31',
      NOTHING,
    ],
  ],
  'meeting tag': [
    [
      [mapped('team', 'app', null, { kind: 'calendar' }), meetingSeen('team', 'm')],
      'meeting tag team m unrelated --project app',
      [['MeetingTagged', { tag: 'unrelated' }]],
    ],
    [
      [mapped('team', 'app', null, { kind: 'calendar' }), meetingSeen('team', 'm')],
      'meeting tag team m none --project app',
      NOTHING,
    ],
  ],
  'item type': [
    [
      [mapped('A', 'app', null, { kind: 'tracker_project' }), itemSeen('A', 'A-1')],
      'item type A A-1 bug --project app',
      [['WorkTypeSet', { workType: 'bug' }]],
    ],
    [
      [
        mapped('A', 'app', null, { kind: 'tracker_project' }),
        itemSeen('A', 'A-1'),
        'item type A A-1 bug --project app',
      ],
      'item type A A-1 none --project app',
      [['WorkTypeSet', { workType: null }]],
    ],
  ],
  'plan change': [[[], 'plan change growth', [['PlanChanged', { plan: 'growth' }]]], keep('plan change growth')],
  'trial start': [
    [[], TRIAL, [['TrialStarted', { endsAt: '2026-03-31T00:00:00.000Z', origin: 'support' }]]],
    keep(TRIAL),
    [[TRIAL], 'trial start growth', 'conflict'],
    [[], 'trial start scale --starts-at 2026-03-01T00:00:00Z --ends-at 2026-02-01T00:00:00Z', 'misused'],
    [[], 'trial start scale --starts-at yesterday', 'misused'],
  ],
  'trial end': [
    [[TRIAL], 'trial end', [['TrialEnded', { endsAt: NOON }]]],
    [[TRIAL, 'trial end'], 'trial end', NOTHING],
    [[TRIAL], 'trial end --at 2027-01-01T00:00:00Z', 'conflict'],
    [[], 'trial end', 'conflict'],
  ],
  'subscription sync': [
    [
      [],
      'subscription sync --plan growth --status active',
      [['SubscriptionSynced', { plan: 'growth', currentPeriodEnd: null }]],
    ],
    keep('subscription sync --plan growth --status active --cancel-at-period-end'),
    [
      ['subscription sync --plan growth --status active', 'plan change free'],
      'subscription sync --plan growth --status active',
      [['SubscriptionSynced']],
    ],
  ],
  'payment record': [
    [[], 'payment record failed --amount "0.05 EUR"', [['PaymentRecorded', { status: 'failed' }]]],
    keep(`payment record failed --amount "0.05 EUR" --id ${ID}`),
    [
      [`payment record failed --amount "0.05 EUR" --id ${ID}`],
      `payment record failed --amount "0.06 EUR" --id ${ID}`,
      'conflict',
    ],
    [[], 'payment record failed --amount "0.05 EUR" --at 2027-01-01T00:00:00Z', 'misused'],
  ],
  'settings set': [
    [
      [],
      'settings set defaults currency=USD hoursPerDay=7.5 language=en',
      [
        [
          'SettingsChanged',
          { before: { currency: 'EUR', hoursPerDay: 8 }, after: { currency: 'USD', hoursPerDay: 7.5 } },
        ],
      ],
    ],
    keep('settings set privacy hideSalaryFromManagers=true'),
    [[], 'settings set narrativeAi modelOverride=null', NOTHING],
    [
      [],
      'settings set defaults workingDays=monday,friday',
      [['SettingsChanged', { after: { workingDays: ['monday', 'friday'] } }]],
    ],
    [[], 'settings set defaults colour=blue', 'misused'],
    [[], 'settings set defaults currency=EURO', 'misused'],
    [[], 'settings set defaults currency=USD currency=EUR', 'misused'],
    [[], 'settings set privacy toString=1', 'misused'],
    [[], 'settings set identity website=https://ann:secret@acme.com', 'misused'],
    [[], 'settings set security auditForwardingHeaders=token', 'conflict'],
  ],
  'connection pause': [
    [[registered('git')], `connection pause ${uuid('git')}`, [['ConnectionPaused', {}]]],
    [[registered('git'), `connection pause ${uuid('git')}`], `connection pause ${uuid('git')}`, NOTHING],
    [[], `connection pause ${uuid('git')}`, 'unknown'],
    [[registered('git'), `connection remove ${uuid('git')}`], `connection pause ${uuid('git')}`, 'conflict'],
  ],
  'connection resume': [
    [[registered('git')], `connection resume ${uuid('git')}`, NOTHING],
    [
      [registered('git'), `connection pause ${uuid('git')}`],
      `connection resume ${uuid('git')}`,
      [['ConnectionResumed', {}]],
    ],
  ],
  'connection answer': [
    [
      [registered('csv')],
      `connection answer ${uuid('csv')} --role developer --project app --dates day-first`,
      [['ImportAnswered', { role: 'developer', project: uuid('app'), dates: 'day_first', zone: null }]],
    ],
    [
      [registered('csv'), `connection answer ${uuid('csv')} --role developer`],
      `connection answer ${uuid('csv')} --zone Europe/Berlin`,
      [['ImportAnswered', { role: 'developer', zone: 'Europe/Berlin' }]],
    ],
    [
      [registered('csv'), `connection answer ${uuid('csv')} --role developer`],
      `connection answer ${uuid('csv')} --role developer`,
      NOTHING,
    ],
    [
      [registered('csv')],
      `connection answer ${uuid('csv')} --billable no --currency eur`,
      [['ImportAnswered', { billable: 'no', currency: 'EUR', items: [] }]],
    ],
    [[registered('csv')], `connection answer ${uuid('csv')}`, 'misused'],
    [[registered('csv')], `connection answer ${uuid('csv')} --zone Mars`, 'misused'],
    [[registered('csv')], `connection answer ${uuid('csv')} --project Elsewhere`, 'unknown'],
    [[], `connection answer ${uuid('csv')} --role developer`, 'unknown'],
  ],
  'connection forget': [
    [
      [registered('csv'), `connection answer ${uuid('csv')} --role developer --decimal comma`],
      `connection forget ${uuid('csv')} role`,
      [['ImportAnswered', { role: null, decimal: 'comma' }]],
    ],
    [[registered('csv')], `connection forget ${uuid('csv')} role projects`, NOTHING],
    [[], `connection forget ${uuid('csv')} role`, 'unknown'],
  ],
  'connection remove': [[[registered('git')], `connection remove ${uuid('git')}`, [['ConnectionRemoved', {}]]]],
  'dead-letter retry': [
    [
      [registered('csv'), deadLettered('csv', 'f.csv:7')],
      `dead-letter retry ${uuid('csv')} f.csv:7`,
      [['DeadLetterResolved', { resolution: 'retried' }]],
    ],
    [
      [registered('csv'), deadLettered('csv', 'f.csv:7'), `dead-letter retry ${uuid('csv')} f.csv:7`],
      `dead-letter retry ${uuid('csv')} f.csv:7`,
      NOTHING,
    ],
    [
      [registered('csv'), deadLettered('csv', 'f.csv:7'), `dead-letter drop ${uuid('csv')} f.csv:7`],
      `dead-letter retry ${uuid('csv')} f.csv:7`,
      'conflict',
    ],
    [[registered('csv')], `dead-letter retry ${uuid('csv')} f.csv:7`, 'unknown'],
  ],
  'dead-letter drop': [
    [
      [registered('csv'), deadLettered('csv', 'f.csv:7')],
      `dead-letter drop ${uuid('csv')} f.csv:7`,
      [['DeadLetterResolved', { resolution: 'dropped' }]],
    ],
    [
      [registered('csv'), deadLettered('csv', 'f.csv:7'), `dead-letter drop ${uuid('csv')} f.csv:7`],
      `dead-letter drop ${uuid('csv')} f.csv:7`,
      NOTHING,
    ],
  ],
}

it('each command of the table has specifications', () => {
  expect(Object.keys(specs).sort()).toEqual(table.map(({ path }) => path).sort())
})

describe.each(Object.keys(specs))('%s', (path) => {
  it.each((specs[path] as readonly Spec[]).map(([before, line, expected]) => ({ before, line, expected })))(
    'when $line, then $expected',
    ({ before, line, expected }) =>
      given(...before)
        .when(line)
        .then(expected),
  )
})

describe('a day later', () => {
  const later = '2026-03-03T12:00:00.000Z'
  it.each([
    'scope lock --project app --item A#A-1',
    'change-order approve CR-1 --project app',
    'objective set Fast --project app',
    'milestone reach Beta --project app',
    'estimate record --project app --amount "0.05 EUR"',
  ])('when %s is repeated without its day, then nothing changes, with an id or without', async (line) => {
    await given(line).when(line, later).then(NOTHING)
    await given(`${line} --id ${ID}`).when(`${line} --id ${ID}`, later).then(NOTHING)
    await given(`${line} --id ${ID}`).when(`${line} --id ${ID} --on 2026-01-01`, later).then('conflict')
  })
})

describe('what is stated of invoices', () => {
  it('when a lead does not see the project, then it is not there', async () => {
    const bob = memberJoined('bob', { role: 'delivery_lead', dataAccess: PART })
    await given(projectAdded('web'), invoiceImported('7', 'web'), bob)
      .when('invoice note 7 --project web --text Ask --as bob')
      .then('unknown')
  })
})

describe('the warnings of a lock', () => {
  it('name the items that no source has, and are none if all are known', async () => {
    const line = 'scope lock --project app --item A#A-1 --item A#a-2 --item B#A-1'
    await given(itemSeen('A', 'A-1'), itemSeen('A', 'A-2'))
      .when(line)
      .thenWarns([expect.stringMatching(/^no source has A#a-2, B#A-1: /)])
    await given(itemSeen('A', 'A-1')).when('scope lock --project app --item A#A-1').thenWarns([])
    await given(itemSeen('A', 'A-1')).when('scope lock --project app --from-tracker A').thenWarns([])
  })
  it('name the items of a file too, and only the first twenty of many', async () => {
    const items = Array.from({ length: 25 }, (_, i) => ({ container: 'A', key: `A-${10 + i}`, estimateMinutes: 60 }))
    const file = fileWith(items.map((one) => JSON.stringify(one)).join('\n'))
    await given()
      .when(`scope lock --project app --items-file ${file}`)
      .thenWarns([expect.stringMatching(/^no source has A#A-10, .*A#A-29, and 5 more: /)])
  })
  it('name the items that were created after its day', async () => {
    await given(itemSeen('A', 'A-1', { createdAt: '2026-03-02T00:00:00.000Z' }))
      .when(LOCK)
      .thenWarns(['made after 2026-03-01: A#A-1'])
  })
})

describe('a thing that exists with other content', () => {
  it('is named by what people call it and by its id, with what to do', async () => {
    await given(`${ORDER} --id ${ID}`)
      .when('change-order approve CR-1 --project app')
      .thenRefuses(`change order CR-1 (${ID}) exists with other content: amend it instead`)
    await given(`${LOCK} --id ${ID}`)
      .when(`${LOCK} --id ${ID} --reference 7`)
      .thenRefuses(`lock ${ID} exists with other content`)
  })
})
