import type { CivilDate, Instant } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { FactsOf } from '#domain/events/facts'
import { addDays, epochOf, instantOf } from '#domain/time'
import { type Random, randomOf } from '#sample/random'

// The year of one project of the sample agency, day by day.

export const YEAR_DAYS = 365

/** The year that ends at an instant: from the start of a UTC day, the end excluded. */
export interface Year {
  readonly from: CivilDate
  readonly until: Instant
}
export const yearUntil = (until: Instant): Year => ({
  from: addDays(instantOf(epochOf(until) - 1).slice(0, 10), 1 - YEAR_DAYS),
  until,
})

export type Kind = EvidenceKind

/** A fact before gaps of its sources are applied; `at` is when its source recorded it. */
export interface MadeFact {
  readonly kind: Kind
  readonly at: Instant
  readonly key: string
  readonly data: FactsOf<Kind>
}
const fact = <K extends Kind>(kind: K, at: Instant, key: string, data: FactsOf<K>): MadeFact => ({
  kind,
  at,
  key,
  data,
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ROLES = ['engineering', 'design', 'qa'] as const
/** The hourly prices that clients agreed to, in major units; there is none for quality assurance. */
export const PRICES: Readonly<Partial<Record<(typeof ROLES)[number], number>>> = { engineering: 120, design: 98.5 }

const SUBJECTS = [
  'Price list by region',
  'Sign in with a passkey',
  'Search that forgives typos',
  'Export of orders',
  'Mails in three languages',
  'Faster start page',
  'Audit of permissions',
  'Discounts for resellers',
  'Offline basket',
  'Dark colours',
] as const
const subjectOf = (n: number): string => SUBJECTS[n % SUBJECTS.length] as string

const pick = <A>(random: Random, ...values: readonly A[]): A => values[Math.floor(random() * values.length)] as A
const shifted = (at: Instant, ms: number): Instant => instantOf(epochOf(at) + ms)

const workItem = (key: string, n: number, createdAt: Instant, random: Random, until: Instant): MadeFact => {
  const finished = shifted(createdAt, Math.floor(random() * 20 * DAY))
  const doneAt = random() < 0.7 && finished < until ? finished : null
  const startedAt = doneAt === null ? null : instantOf((epochOf(createdAt) + epochOf(doneAt)) / 2)
  return fact('work_item', createdAt, key, {
    key,
    title: subjectOf(n),
    type: pick(random, 'story', 'bug', 'task', 'other'),
    state: doneAt === null ? 'in_progress' : 'done',
    history:
      startedAt === null || doneAt === null
        ? []
        : [
            { at: startedAt, state: 'in_progress' },
            { at: doneAt, state: 'done' },
          ],
    createdAt,
    startedAt,
    doneAt,
    parent: null,
    labels: [],
    links: [],
    estimateMinutes: 120 * (1 + (n % 4)),
    url: null,
  })
}

const codeChange = (n: number, mergedAt: Instant, item: string | null, random: Random): MadeFact => {
  const verdict = pick(random, null, 'assisted' as const, 'assisted' as const, 'not_assisted' as const)
  const openedAt = shifted(mergedAt, -HOUR * (3 + 2 * (n % 7)))
  const firstCommitAt = shifted(openedAt, -HOUR * ((verdict === 'assisted' ? 5 : 9) + (n % 5)))
  const named = random() < 0.7 ? item : null
  return fact('code_change', mergedAt, `#${n}`, {
    reference: `#${n}`,
    form: 'squash',
    title: `${named === null ? '' : `${named} `}${subjectOf(n)}`,
    mergeCommit: null,
    firstCommitAt,
    openedAt,
    mergedAt,
    closedAt: null,
    labels: [],
    commits: [],
    links: [],
    aiMarks: verdict === null ? [] : [{ source: 'pr_label', verdict, tool: verdict === 'assisted' ? 'cursor' : null }],
    namedKeys: named === null ? [] : [{ key: named, field: 'title' }],
    closes: [],
    reverts: [],
    url: null,
  })
}

/** A month's invoice of the worked hours; that of an early month bills more. */
const invoice = (
  prefix: string,
  issuedOn: CivilDate,
  worked: ReadonlyMap<(typeof ROLES)[number], number>,
  isFirst: boolean,
): MadeFact => {
  const lastDay = addDays(issuedOn, -1)
  const number = `${prefix}-${lastDay.slice(0, 7)}`
  const lines = ROLES.flatMap((role) => {
    const price = PRICES[role]
    const seconds = worked.get(role) ?? 0
    if (price === undefined || seconds === 0) return []
    const hours = Math.round((seconds / 3_600) * (isFirst ? 1.1 : 1) * 100) / 100
    return [
      {
        id: role,
        description: `Work: ${role}`,
        category: 'labour' as const,
        role,
        hours: hours.toFixed(2),
        unitAmount: price.toFixed(2),
        amount: (Math.round(hours * price * 100) / 100).toFixed(2),
      },
    ]
  })
  const period = { periodStart: `${lastDay.slice(0, 7)}-01`, periodEnd: lastDay }
  return fact('invoice', `${issuedOn}T00:00:00.000Z`, number, {
    number,
    status: 'issued',
    issuedOn,
    ...period,
    currency: 'EUR',
    lines,
  })
}

const METRICS = [
  ['chats', 'count', 140],
  ['accepted_lines', 'lines', 2_600],
  ['tokens_input', 'tokens', 910_000],
] as const

/** The AI vendor's report for the week that ends on a day. */
const aiUsage = (name: string, lastDay: CivilDate, n: number): readonly MadeFact[] =>
  METRICS.map(([metric, unit, value]) =>
    fact('ai_usage', `${lastDay}T00:00:00.000Z`, `${metric}-${lastDay}`, {
      vendor: 'cursor',
      scope: name,
      windowStart: addDays(lastDay, -6),
      windowEnd: lastDay,
      metric,
      model: null,
      value: String(value + n * 3),
      unit,
      currency: null,
      provenance: 'vendor_reported',
    }),
  )

/** All facts of a project's year, in order of days. The same seed gives the same facts. */
export function* factsOf(name: string, { from, until }: Year, seed: number): Generator<MadeFact> {
  const random = randomOf(seed)
  const prefix = name.toUpperCase()
  const itemKey = (n: number): string => `${prefix}-${n}`
  let [items, changes, meetings, entries, invoices] = [0, 0, 0, 0, 0]
  const worked = new Map<(typeof ROLES)[number], number>()
  for (let day = from, n = 0; `${day}T00:00:00.000Z` < until; day = addDays(day, 1), n += 1) {
    const at = (ms: number): Instant => instantOf(Date.parse(`${day}T00:00:00.000Z`) + ms)
    const moment = (): Instant => at(Math.floor(random() * DAY))
    if (day.endsWith('-01') && worked.size > 0) {
      invoices += 1
      yield invoice(prefix, day, worked, invoices === 2)
      worked.clear()
    }
    if (random() < 0.6) {
      items += 1
      yield workItem(itemKey(items), items, moment(), random, until)
    }
    for (let i = random() < 0.8 ? 2 : 0; i > 0; i -= 1) {
      changes += 1
      const item = items > 0 ? itemKey(1 + Math.floor(random() * items)) : null
      yield codeChange(changes, moment(), item, random)
    }
    if (n % 14 === 13)
      yield fact('release', at(18 * HOUR), `v${n}`, {
        tag: `v${n}`,
        releasedAt: at(18 * HOUR),
        part: 1,
        changes: Array.from({ length: Math.min(changes, 20) }, (_, i) => `#${changes - i}`),
      })
    if (n % 7 < 2) {
      meetings += 1
      const [startsAt, endsAt] = [at(9 * HOUR), at(10 * HOUR + (n % 3) * 900_000)]
      yield fact('meeting', endsAt, `m${meetings}`, {
        title: 'Weekly',
        startsAt,
        endsAt,
        allDay: false,
        status: pick(random, 'confirmed', 'confirmed', 'cancelled'),
        invited: 6,
        accepted: 1 + (n % 5),
        declined: n % 2,
        tags: [],
      })
    }
    if (n % 7 < 5)
      for (const role of ROLES) {
        entries += 1
        const seconds = 60 * (15 + Math.floor(random() * 400))
        worked.set(role, (worked.get(role) ?? 0) + seconds)
        const item = items > 0 ? itemKey(1 + (entries % items)) : null
        yield fact('time_entry', at(0), `t${entries}`, {
          day,
          seconds,
          role,
          category: 'delivery',
          billable: true,
          workItem: item,
        })
      }
    if (n % 5 === 0)
      yield fact('cloud_line', at(0), `c${n}`, {
        service: 'compute',
        from: day,
        to: day,
        amount: `${Math.floor(random() * 900)}.${String(1000 + Math.floor(random() * 9000))}`,
        currency: 'EUR',
        estimated: false,
      })
    if (n % 7 === 6) yield* aiUsage(name, day, n)
  }
}
