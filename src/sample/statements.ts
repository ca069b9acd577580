import type { Instant } from '#domain/common'
import { addDays, epochOf, instantOf } from '#domain/time'
import { type AgencyProject, FIRST, PROJECTS } from './agency.js'
import { PRICES, YEAR_DAYS, type Year } from './year.js'

// Statements of the people of the sample agency, as on the command line.

/** A command of the table by its path, and what it is given. */
export type Said = readonly [path: string, given: Readonly<Record<string, string | readonly string[] | boolean>>]

/** Clients and projects beside the first, and their containers. */
export const directory: readonly Said[] = [
  ...[...new Set(PROJECTS.map(({ client }) => client))]
    .filter((name) => name !== FIRST.client)
    .map((name): Said => ['client add', { name }]),
  ...PROJECTS.filter((one) => one !== FIRST).map(({ name, client }): Said => ['project add', { name, client }]),
  ...PROJECTS.flatMap((one) => mapped(one)),
]

function mapped({ name: project, repository, tracker, calendar, cloud, ai }: AgencyProject): readonly Said[] {
  const containers = [
    ['repository', repository],
    ['tracker_project', tracker],
    ['calendar', calendar],
    ['cloud_account', cloud],
    ['ai_account', ai],
  ] as const
  return containers.map(([kind, container]) => ['container map', { kind, container, project }])
}

const members: readonly Said[] = [
  ['member add', { name: 'Grace', role: 'delivery_lead', all: true }],
  ['member add', { name: 'Finn', role: 'finance', all: true }],
  ['member add', { name: 'Ada', role: 'viewer', client: ['Acme'] }],
]

const items = (project: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${project}-tracker#${project.toUpperCase()}-${i + 1}`)

/**
 * Agreements, locks and changes; the site has few statements, the API no lock. Ids of samples that were made before follow
 * from how amounts were given then, so they stay as they are.
 */
const engagements = (day: (n: number) => string): readonly Said[] => {
  const signed = (project: string, model: string, cents: number | null): Said => [
    'engagement sign',
    {
      project,
      model,
      startsOn: day(0),
      ...(cents === null ? {} : { amountCents: String(cents), currency: 'EUR' }),
    },
  ]
  const locked = (project: string, n: number, count: number): Said => [
    'scope lock',
    { project, item: items(project, count), on: day(n), reference: `Contract ${project}` },
  ]
  return [
    ...[signed('shop', 'fixed', 18_000_000), signed('app', 'time_and_materials', null)],
    ...[signed('portal', 'retainer', 12_000_000), signed('api', 'time_and_materials', null)],
    ...[locked('shop', 60, 30), locked('app', 30, 15), locked('portal', 60, 25)],
    [
      'change-order approve',
      {
        project: 'shop',
        reference: 'CR-1',
        item: ['SHOP-40', 'SHOP-41'],
        on: day(120),
        amountCents: '250000',
        currency: 'EUR',
      },
    ],
    ['objective set', { project: 'shop', title: 'Check-out works offline', on: day(20), dueOn: day(200) }],
    ['objective complete', { project: 'shop', objective: 'Check-out works offline', on: day(190) }],
    ['objective set', { project: 'shop', title: 'Half as many calls to support', on: day(20) }],
    ['milestone reach', { project: 'shop', title: 'First order', on: day(150) }],
    ['question ask', { project: 'shop', question: 'Was the search in scope?' }],
    ['question answer', { project: 'shop', question: 'Was the search in scope?', answer: 'It was added by CR-1.' }],
    ['question ask', { project: 'shop', question: 'How much of it was made with AI?' }],
    ['question ask', { project: 'portal', question: 'What did the meetings cost?' }],
    ['estimate record', { project: 'shop', amountCents: '21000000', currency: 'EUR', on: day(90) }],
    [
      'assumption set',
      {
        project: 'shop',
        assumption: 'cost-basis',
        value: '95.5',
        unitOrMethod: 'EUR an hour',
        from: day(0),
        verified: true,
      },
    ],
    [
      'assumption set',
      {
        project: 'shop',
        assumption: 'scope-baseline',
        value: 'lock',
        unitOrMethod: 'items of the lock',
        from: day(60),
      },
    ],
  ]
}

const commercial = (day: (n: number) => string, until: Instant): readonly Said[] => [
  // Quality assurance has no rate, and no price.
  ['rate set', { role: 'engineering', amount: '95.50 EUR', from: day(-YEAR_DAYS) }],
  ['rate set', { role: 'engineering', amount: '101.25 EUR', from: day(195) }],
  ['rate set', { role: 'design', amount: '80.33 EUR', from: day(-YEAR_DAYS) }],
  [
    'subscription sync',
    { plan: 'scale', status: 'active', currentPeriodEnd: instantOf(epochOf(until) + 30 * 86_400_000) },
  ],
  ['settings set', { section: 'defaults', values: ['currency=EUR', 'timeZone=Europe/Berlin'] }],
]

/** The prices that clients agreed to, by the engagement of each project. */
const prices = (day: (n: number) => string): readonly Said[] =>
  ['shop', 'app', 'portal', 'api'].flatMap((project) =>
    Object.entries(PRICES).map(
      ([role, amount]): Said => ['price set', { project, role, amount: `${amount.toFixed(2)} EUR`, from: day(0) }],
    ),
  )

/** Statements about evidence, which is imported by then. */
const observed: readonly Said[] = [
  ['meeting tag', { project: 'shop', calendar: 'shop@agency', meeting: 'm3', tag: 'unrelated' }],
  ['meeting tag', { project: 'shop', calendar: 'shop@agency', meeting: 'm4', tag: 'attributed' }],
  ['item type', { project: 'shop', tracker: 'shop-tracker', item: 'SHOP-1', type: 'epic' }],
  ['change link', { project: 'shop', repository: 'github.com/agency/shop', change: '#1', item: 'SHOP-1' }],
]

/** All statements after the sources of the year are imported; repeating them changes nothing. */
export const statements = ({ from, until }: Year): readonly Said[] => {
  const day = (n: number): string => addDays(from, n)
  return [...members, ...commercial(day, until), ...engagements(day), ...observed, ...prices(day)]
}
