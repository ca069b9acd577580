import { describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { readAiEconomics } from '#projections/ai/read'
import type { AiEconomics } from '#projections/ai/response'
import { readKpiEvidence } from '#projections/command-center/evidence/read'
import { readCommandCenter } from '#projections/command-center/read'
import { type ProjectReports, readProject } from '#projections/project/read'
import { ALL } from '#readstore/port'
import { append } from '#test/projector/support/stores'
import { importing } from '#test/support/facts/importing'
import { ok } from '#test/support/stores/outcome'
import { agencyFiles, PROJECTS, toldOf } from '#test/support/year/agency'
import { yearUntil } from '#test/support/year/year'
import { mapped, projectAdded, type Told, uuid, WORKSPACE } from './support/events.js'
import { invoiceByHand, priceSet, rateSet, stated } from './support/facts.js'

// A year of an agency, imported as files; its totals are worked out by SQL over the lines of these files, which shares no
// code with folds, sums and reports.

const SEED = 7
const RATES = [
  { role: 'engineering', from: '2024-01-01', cents: 9_550 },
  { role: 'engineering', from: '2025-07-15', cents: 10_125 },
  { role: 'design', from: '2024-01-01', cents: 8_033 },
  // Nobody has set what an hour of quality assurance costs.
]
/** Of another project's client: in dollars, so that it is no part of what an hour of a meeting costs here. */
const ELSEWHERE = rateSet('legal', '400.00', '2024-01-01', 'USD')

/** What each project billed for some weeks: fewer hours of engineering than were worked, and all of design. */
// It ends after the month's own invoice, so that it is the one that is reconciled.
const BILLED = { start: '2025-02-01', end: '2025-04-01', engineeringHours: '100.25' }
const LINE = { description: '', category: 'labour', unitAmount: null, amount: '10000.00' } as const
const billed = (name: string): Told =>
  invoiceByHand(name, 'I-1', {
    periodStart: BILLED.start,
    periodEnd: BILLED.end,
    lines: [
      { ...LINE, id: 'engineering', role: 'engineering', hours: BILLED.engineeringHours },
      { ...LINE, id: 'design', role: 'design', hours: null },
    ],
  })

const YEAR = yearUntil('2026-01-01T00:00:00.000Z')
const files = agencyFiles({ seed: SEED, year: YEAR, idOf: uuid })
const world = await importing({ projects: PROJECTS.map(({ name }) => name) })
await append(world.stores.eventLog, [
  ...PROJECTS.flatMap(({ name, client, repository, tracker, calendar, cloud }) => [
    projectAdded(name, { client }),
    mapped(repository, name, null),
    mapped(tracker, name, null, { kind: 'tracker_project' }),
    mapped(calendar, name, null, { kind: 'calendar' }),
    mapped(cloud, name, null, { kind: 'cloud_account' }),
  ]),
  ...RATES.map(({ role, from, cents }) => rateSet(role, (cents / 100).toFixed(2), from)),
  ELSEWHERE,
  // What clients agreed to pay is what it costs: SQL knows one amount.
  ...PROJECTS.flatMap(({ name }) => {
    const engagementId = uuid(`engagement of ${name}`)
    const signed = { engagementId, billingModel: 'time_and_materials', contractedCents: null, currency: null } as const
    return [
      stated('EngagementSigned', name, engagementId, { ...signed, startsOn: '2024-01-01', endsOn: null }),
      ...RATES.map(({ role, from, cents }) =>
        priceSet(role, (cents / 100).toFixed(2), { project: name, effectiveFrom: from, engagementId }),
      ),
    ]
  }),
  ...PROJECTS.map(({ name }) => billed(name)),
])
for (const { name, lines } of files) {
  world.write(name, lines)
  await ok(world.imports(name))
}
await world.fold()

const db = new Database(':memory:')
db.exec(
  'CREATE TABLE facts (kind TEXT, place TEXT, key TEXT, data TEXT); CREATE TABLE rates (role TEXT, since TEXT, cents INTEGER)',
)
const insert = db.prepare(`INSERT INTO facts SELECT ? ->> 'kind', ? ->> 'place', ? ->> 'key', ? -> 'data'`)
db.transaction(() => {
  for (const { lines } of files)
    for (const line of lines) {
      const text = JSON.stringify(line)
      if ('kind' in line) insert.run(text, text, text, text)
    }
  for (const { role, from, cents } of RATES) db.prepare('INSERT INTO rates VALUES (?, ?, ?)').run(role, from, cents)
})()
db.exec('CREATE INDEX by_key ON facts (kind, key)')

const number = (sql: string, ...values: readonly (string | number)[]): number =>
  Number(
    db
      .prepare(sql)
      .pluck()
      .get(...values) ?? 0,
  )
const halfEven = (numerator: bigint, denominator: bigint): number => {
  const [quotient, twice] = [numerator / denominator, 2n * (numerator % denominator)]
  return Number(quotient + (twice > denominator || (twice === denominator && quotient % 2n === 1n) ? 1n : 0n))
}

interface Period {
  readonly start: string
  readonly end: string
  readonly timeZone: string
}
/** Totals of a project and period, by SQL. Days are civil days, instants lie between the two. */
const bySql = (one: (typeof PROJECTS)[number], { start, end }: Period, from: string, to: string) => {
  const within = (kind: string, member: string, more = '') =>
    `SELECT count(*) FROM facts f WHERE kind = '${kind}' AND place = ? AND data ->> '${member}' >= ? AND data ->> '${member}' < ? ${more}`
  const dated = (what: string, more = '') =>
    `SELECT ${what} FROM facts f ${more} WHERE kind = 'time_entry' AND place = ? AND data ->> 'day' BETWEEN ? AND ?`
  const rate = `(SELECT cents FROM rates WHERE role = f.data ->> 'role' AND since <= f.data ->> 'day' ORDER BY since DESC LIMIT 1)`
  const id = uuid(one.name)
  const merged = number(within('code_change', 'mergedAt'), one.repository, from, to)
  const marked = (verdict: string) =>
    number(
      within('code_change', 'mergedAt', `AND data -> 'aiMarks' ->> '$[0].verdict' = '${verdict}'`),
      one.repository,
      from,
      to,
    )
  const linked = number(
    within(
      'code_change',
      'mergedAt',
      `AND EXISTS (SELECT 1 FROM facts w WHERE w.kind = 'work_item' AND w.key = f.data ->> '$.namedKeys[0].key')`,
    ),
    one.repository,
    from,
    to,
  )
  const released = number(within('release', 'releasedAt'), one.repository, from, to)
  const meetings = `kind = 'meeting' AND place = ? AND data ->> 'status' = 'confirmed' AND data ->> 'startsAt' >= ? AND data ->> 'startsAt' < ?`
  return {
    completed: number(within('work_item', 'doneAt', `AND data ->> 'state' = 'done'`), one.tracker, from, to),
    merged,
    linked,
    released,
    assisted: marked('assisted'),
    notAssisted: marked('not_assisted'),
    seconds: number(dated(`sum(data ->> 'seconds')`), id, start, end),
    unpriced: number(`${dated(`sum(data ->> 'seconds')`)} AND ${rate} IS NULL`, id, start, end),
    labour: BigInt(number(dated(`sum((data ->> 'seconds') * ${rate})`), id, start, end)),
    meetings: number(`SELECT count(*) FROM facts WHERE ${meetings}`, one.calendar, from, to),
    meetingMinutes: Math.round(
      number(
        `SELECT sum((julianday(data ->> 'endsAt') - julianday(data ->> 'startsAt')) * 1440) FROM facts WHERE ${meetings}`,
        one.calendar,
        from,
        to,
      ),
    ),
    // Seconds of all who accepted, each at the sum of the two rates in euros of the meeting's UTC day.
    coordination: BigInt(
      number(
        `SELECT sum(CAST(round((julianday(data ->> 'endsAt') - julianday(data ->> 'startsAt')) * 86400) AS INTEGER) * (data ->> 'accepted') * (
          SELECT sum(cents) FROM rates r WHERE since = (SELECT max(since) FROM rates WHERE role = r.role AND since <= substr(f.data ->> 'startsAt', 1, 10))
        )) FROM facts f WHERE ${meetings}`,
        one.calendar,
        from,
        to,
      ),
    ),
    // Amounts have four digits behind the point, all of them.
    cloud: BigInt(
      number(
        `SELECT sum(CAST(replace(data ->> 'amount', '.', '') AS INTEGER)) FROM facts WHERE kind = 'cloud_line' AND place = ? AND data ->> 'from' BETWEEN ? AND ?`,
        one.cloud,
        start,
        end,
      ),
    ),
  }
}

/** Cents times seconds of what supports a line: billable time of its role, the oldest first, up to so many seconds. */
const supportBySql = (project: string, role: string, seconds: number | null): bigint =>
  BigInt(
    number(
      `WITH worked AS (
        SELECT data ->> 'seconds' AS seconds,
          sum(data ->> 'seconds') OVER (ORDER BY data ->> 'day', key) - (data ->> 'seconds') AS before,
          (SELECT cents FROM rates WHERE role = f.data ->> 'role' AND since <= f.data ->> 'day' ORDER BY since DESC LIMIT 1) AS rate
        FROM facts f WHERE kind = 'time_entry' AND place = ? AND data ->> 'role' = ? AND data ->> 'billable'
          AND data ->> 'day' BETWEEN '${BILLED.start}' AND '${BILLED.end}'
      ) SELECT sum(min(seconds, max(0, ? - before)) * rate) FROM worked`,
      uuid(project),
      role,
      seconds ?? 1_000_000_000,
    ),
  )

const requestOf = (name: string, period: Period): ReadRequest & { projects: readonly [SelectedProject] } => ({
  workspaceId: WORKSPACE,
  now: '2026-01-10T00:00:00.000Z',
  plan: 'scale',
  unmappedToo: false,
  caller: { role: 'owner', dataAccess: { all: true }, scopes: null },
  projects: [{ projectId: uuid(name), clientId: uuid('client'), name }],
  period: periodUntil('2026-01-10T00:00:00.000Z', period),
  currency: 'EUR',
  hidesRates: false,
  forClient: false,
})

const PERIODS: readonly Period[] = [
  { start: '2025-01-01', end: '2025-12-31', timeZone: 'UTC' },
  { start: '2025-02-01', end: '2025-03-17', timeZone: 'Europe/Berlin' },
  { start: '2025-07-01', end: '2025-07-31', timeZone: 'America/Los_Angeles' },
  { start: '2025-08-15', end: '2025-10-02', timeZone: 'Pacific/Kiritimati' },
]

/** How much of a period its source tells: worked out from the gaps alone. */
const toldIn = (
  name: string,
  kind: Parameters<typeof toldOf>[1],
  from: string,
  to: string,
): 'all' | 'part' | 'none' => {
  const told = toldOf(name, kind, YEAR)
  if (told === null || told.to <= from || told.from >= to) return 'none'
  return told.from <= from && to <= told.to ? 'all' : 'part'
}
/** What may be claimed: all of it, what was found of a part, or nothing. */
const claimed = (told: 'all' | 'part' | 'none', value: number): number | null =>
  told === 'none' || (told === 'part' && value === 0) ? null : value

interface Shown {
  readonly reports: ProjectReports
  readonly ai: AiEconomics
}
/** All that is shown, read before the first test: stores are closed behind it. */
const shown = new Map<string, Shown>()
for (const { name } of PROJECTS)
  for (const period of PERIODS) {
    const request = requestOf(name, period)
    const reports = await ok(world.stores.readStore.read(ALL, (docs) => readProject(request, docs)))
    const ai = await ok(world.stores.readStore.read(ALL, (docs) => readAiEconomics(request, docs)))
    shown.set(`${name} ${period.start}`, { reports, ai })
  }

/** Short enough for lists to hold all that is counted, in zones whose days are none of UTC's. */
const DAYS: readonly Period[] = [
  { start: '2025-03-03', end: '2025-03-06', timeZone: 'Europe/Berlin' },
  { start: '2025-07-28', end: '2025-08-01', timeZone: 'Pacific/Kiritimati' },
  { start: '2025-11-10', end: '2025-11-10', timeZone: 'America/Los_Angeles' },
]
const listed = new Map<string, readonly (readonly [family: string, counted: number, listed: number])[]>()
for (const { name } of PROJECTS)
  for (const period of DAYS) {
    const one = requestOf(name, period)
    const readable = one.projects.map((project) => ({ ...project, status: 'active' as const }))
    const request = { ...one, readable, selected: { clientId: null, projectId: null } }
    const { kpis } = await ok(world.stores.readStore.read(ALL, (docs) => readCommandCenter(request, docs)))
    const counts: (readonly [string, number, number])[] = []
    for (const { id, evidenceCount } of kpis) {
      const { evidence } = await ok(world.stores.readStore.read(ALL, (docs) => readKpiEvidence(id, one, docs)))
      counts.push([id, evidenceCount, evidence.length])
    }
    listed.set(`${name} ${period.start}`, counts)
  }

describe('the evidence of a few days', () => {
  it.each([...listed])('of %s is as much as is counted', (_, counts) => {
    for (const [family, counted, length] of counts) expect([family, length]).toEqual([family, Math.min(counted, 200)])
  })
  it('is some of most families', () => {
    const found = new Set([...listed.values()].flat().flatMap(([family, counted]) => (counted > 0 ? [family] : [])))
    expect([...found].sort()).toEqual(['ai_net_gain', 'delivery_investment', 'delivery_output'])
    expect([...listed.values()].flat().every(([, counted]) => counted <= 200)).toBe(true)
  })
})

describe.each(PROJECTS.map((one) => [one.name, one] as const))('the year of %s', (name, one) => {
  it.each(PERIODS)('from $start to $end in $timeZone, is what SQL finds in its files', (period) => {
    const request = requestOf(name, period)
    const { from, to } = request.period.interval
    const expected = bySql(one, period, from, to)
    const { reports, ai } = shown.get(`${name} ${period.start}`) as Shown

    const [items, code] = [toldIn(name, 'work_item', from, to), toldIn(name, 'code_change', from, to)]
    const days = [`${period.start}T00:00:00.000Z`, `${period.end}T23:59:59.999Z`] as const
    const [sheet, cloud] = [toldIn(name, 'time_entry', ...days), toldIn(name, 'cloud_line', ...days)]
    const calendar = toldIn(name, 'meeting', from, to)
    expect(ai.adoption).toMatchObject({
      mergedChanges: expected.merged,
      assistedChanges: expected.assisted,
      notAssistedChanges: expected.notAssisted,
      workTypeLinks: { linkedChanges: expected.linked },
    })
    expect(reports.delivery).toMatchObject({
      completedItems: claimed(items, expected.completed),
      mergedChanges: claimed(code, expected.merged),
      releases: claimed(code, expected.released),
    })
    const hours = (seconds: number) => Number((Math.round((seconds * 100) / 3_600) / 100).toFixed(2))
    const { labourHours, unpricedHours, labourCents, cloudCents } = reports.investment
    for (const [found, seconds] of [
      [labourHours, expected.seconds],
      [unpricedHours, expected.unpriced],
    ] as const) {
      const claim = claimed(sheet, seconds)
      if (claim === null) expect(found).toBeNull()
      else expect(Math.abs((found ?? Number.NaN) - hours(seconds))).toBeLessThanOrEqual(0.01)
    }
    expect(labourCents).toBe(claimed(sheet, halfEven(expected.labour, 3_600n)))
    expect(cloudCents).toBe(claimed(cloud, halfEven(expected.cloud, 100n)))
    expect(reports.coordination.meetings).toBe(claimed(calendar, expected.meetings))
    expect(reports.coordination.costCents).toBe(claimed(calendar, halfEven(expected.coordination, 2n * 3600n)))
    expect(reports.coordination.hours === null).toBe(claimed(calendar, expected.meetings) === null)
    if (reports.coordination.hours !== null)
      expect(reports.coordination.hours).toBeCloseTo(expected.meetingMinutes / 60, 1)
  })
})

describe('what the projects billed', () => {
  it.each(PROJECTS.map(({ name }) => name))('%s: SQL on its time sheet finds the same support', (name) => {
    const { reconciliation } = (shown.get(`${name} ${BILLED.start}`) as Shown).reports
    const days = [`${BILLED.start}T00:00:00.000Z`, `${BILLED.end}T23:59:59.999Z`] as const
    const sheet = toldIn(name, 'time_entry', ...days)
    const supports = [
      supportBySql(name, 'engineering', Number(BILLED.engineeringHours) * 3_600),
      supportBySql(name, 'design', null),
    ]
    const known = supports.filter((one) => claimed(sheet, Number(one)) !== null)
    expect(reconciliation?.rows.map(({ supportedCents }) => supportedCents)).toEqual(
      supports.map((one) => claimed(sheet, halfEven(one, 3_600n))),
    )
    const all = known.reduce((sum, one) => sum + one, 0n)
    expect(reconciliation?.supportedCents).toBe(known.length === 0 ? null : halfEven(all, 3_600n))
  })
  it('divides an entry in most of them', () => {
    const hours = PROJECTS.flatMap(
      ({ name }) => shown.get(`${name} ${BILLED.start}`)?.reports.reconciliation?.rows[0] ?? [],
    )
    expect(hours.filter(({ evidencedHours }) => evidencedHours === 100.25).length).toBeGreaterThan(1)
  })
})

describe('the gaps', () => {
  it('are seen: some claims are whole, some partial, some null', () => {
    const all = PROJECTS.flatMap(({ name }) =>
      PERIODS.flatMap(({ start, end }) =>
        (['work_item', 'time_entry', 'meeting', 'cloud_line'] as const).map((kind) =>
          toldIn(name, kind, `${start}T00:00:00.000Z`, `${end}T23:59:59.999Z`),
        ),
      ),
    )
    expect(new Set(all)).toEqual(new Set(['all', 'part', 'none']))
  })
})
