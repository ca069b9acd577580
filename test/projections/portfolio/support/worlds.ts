import fc from 'fast-check'
import type { CivilDate, Instant } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import type { DirectedRequest } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { instantOf } from '#domain/time'
import {
  API,
  assisted,
  clientAdded,
  covering,
  mapped,
  notAssisted,
  observed,
  projectAdded,
  registered,
  released,
  syncCompleted,
  type Told,
  uuid,
} from '../../support/events.js'
import {
  CALENDAR,
  CLOUD,
  cloudLine,
  invoice,
  meeting,
  rateSet,
  stated,
  TRACKER,
  timeEntry,
  workItem,
} from '../../support/facts.js'
import { type Asking, requestOf } from '../../support/request.js'

// Worlds of half a year, from November of 2025 to April of 2026, in which anything may lie anywhere and be read or not.

const FIRST = Date.UTC(2025, 10, 1)
const DAYS = 181
const HOUR = 3_600_000
const instant = (hours: number): Instant => instantOf(FIRST + hours * HOUR)
const dayOf = (n: number): CivilDate => instant(24 * n).slice(0, 10)

const anyHour = fc.nat(24 * DAYS)
const anyDay = fc.nat(DAYS).map(dayOf)
const maybe = <A>(one: fc.Arbitrary<A>) => fc.option(one, { freq: 3 })

const PLACES: Readonly<Record<string, readonly (readonly [EvidenceKind, string])[]>> = {
  git: [
    ['code_change', API],
    ['release', API],
  ],
  tracker: [['work_item', TRACKER]],
  calendar: [['meeting', CALENDAR]],
  sheet: [
    ['time_entry', uuid('app')],
    ['time_entry', uuid('web')],
  ],
  cloud: [['cloud_line', CLOUD]],
  books: [['invoice', uuid('app')]],
}

/** A connection that read some stretches of time; or none that was there. */
const anyConnection = (name: string): fc.Arbitrary<readonly Told[]> =>
  fc
    .oneof(fc.constant([[0, 24 * DAYS] as const]), fc.array(fc.tuple(anyHour, fc.nat(24 * DAYS)), { maxLength: 3 }))
    .map((stretches) =>
      stretches.length === 0
        ? []
        : [
            registered(name),
            ...stretches.map(([from, length], i) =>
              syncCompleted(name, `r${i}`, {
                at: instant(from + length),
                coverage: (PLACES[name] ?? []).map(([kind, place]) =>
                  covering(place, instant(from), instant(from + length), kind),
                ),
              }),
            ),
          ],
    )

const anyContainer = fc.tuple(fc.constantFrom('app', 'web'), maybe(anyDay), maybe(anyDay))
const mappedOf = (container: string, kind: 'repository' | 'tracker_project' | 'calendar' | 'cloud_account') =>
  anyContainer.map(([project, from, later]): readonly Told[] => [
    mapped(container, project, from, { kind }),
    ...(later === null ? [] : [mapped(container, project === 'app' ? 'web' : 'app', later, { kind })]),
  ])

const anyChange = fc
  .tuple(anyHour, fc.constantFrom('none', 'assisted', 'not', 'both'), fc.nat(20))
  .map(([merged, mark, hours]) => ({
    firstCommitAt: instant(merged - 2 * hours),
    openedAt: instant(merged - hours),
    mergedAt: instant(merged),
    aiMarks: [
      ...(mark === 'assisted' || mark === 'both' ? [assisted('cursor')] : []),
      ...(mark === 'not' || mark === 'both' ? [notAssisted()] : []),
    ],
  }))
const anyItem = fc.tuple(anyHour, maybe(fc.nat(1000)), fc.nat(3)).map(([made, length, fate]) => ({
  createdAt: instant(made),
  ...(length === null || fate === 3
    ? { state: fate === 3 ? ('cancelled' as const) : ('todo' as const) }
    : { state: 'done' as const, doneAt: instant(made + length) }),
}))
const anyEntry = fc.record({
  day: anyDay,
  minutes: fc.integer({ min: 1, max: 600 }),
  role: fc.constantFrom('engineering', 'design', 'qa'),
})
const anyMeeting = fc.tuple(anyHour, fc.nat(4)).map(([hour, accepted]) => ({
  startsAt: instant(hour),
  endsAt: instant(hour + 1),
  accepted: accepted === 4 ? null : accepted,
}))
const anyCloudLine = fc.tuple(anyDay, fc.constantFrom('EUR', 'EUR', 'EUR', 'USD')).map(([day, currency]) => ({
  from: day,
  to: day,
  currency,
}))
const LINE = { id: 'l', description: '', category: 'labour' as const, role: null, hours: null, unitAmount: null }
const anyInvoice = fc
  .tuple(fc.nat(DAYS - 31), fc.constantFrom('issued', 'paid', 'void'), fc.constantFrom('EUR', 'EUR', 'USD'))
  .map(([day, status, currency]) => ({
    status: status as 'issued' | 'paid' | 'void',
    currency,
    issuedOn: dayOf(day + 31),
    periodStart: dayOf(day),
    periodEnd: dayOf(day + 30),
    lines: [{ ...LINE, amount: '100.00' }],
  }))
const anyLock = fc
  .tuple(fc.nat(90).map(dayOf), fc.subarray(['A-0', 'A-1', 'A-2', 'Z-9'], { minLength: 1 }))
  .map(([lockedOn, keys]) => ({
    lockedOn,
    timeZone: 'Europe/Berlin',
    method: 'manual' as const,
    reference: null,
    items: keys.map((key) => ({ container: TRACKER, key, estimateMinutes: null })),
  }))
const few = <A>(one: fc.Arbitrary<A>, maxLength: number) => fc.array(one, { maxLength })

/** Any such world of one client with two projects. */
export const anyHalfYear: fc.Arbitrary<readonly Told[]> = fc
  .tuple(
    fc.tuple(...Object.keys(PLACES).map(anyConnection)),
    fc.tuple(
      mappedOf(API, 'repository'),
      mappedOf(TRACKER, 'tracker_project'),
      mappedOf(CALENDAR, 'calendar'),
      mappedOf(CLOUD, 'cloud_account'),
    ),
    few(anyChange, 60),
    few(anyItem, 25),
    few(anyEntry, 25),
    fc.tuple(few(anyMeeting, 12), few(anyCloudLine, 8), few(anyInvoice, 3), few(anyHour, 4)),
    fc.tuple(few(anyLock, 3), maybe(anyDay), few(anyDay, 3), few(anyDay, 3)),
    few(fc.tuple(fc.constantFrom('engineering', 'design'), anyDay, fc.constantFrom('90.00', '0', '33.333')), 4),
  )
  .map(([connections, containers, changes, items, entries, [meetings, lines, invoices, tags], said, rates]) => {
    const [locks, signedOn, objectives, completed] = said
    const OF = ['app', 'web']
    return [
      clientAdded('acme'),
      projectAdded('app'),
      projectAdded('web'),
      ...containers.flat(),
      ...connections.flat(),
      ...changes.map((one, i) => observed(`#${i}`, one)),
      ...items.map((one, i) => workItem(`A-${i}`, one)),
      ...entries.map((one, i) => timeEntry(OF[i % 2] as string, `t${i}`, one)),
      ...meetings.map((one, i) => meeting(`M${i}`, one)),
      ...lines.map((one, i) => cloudLine(`c${i}`, one)),
      ...invoices.map((one, i) => invoice('app', `I${i}`, one)),
      ...tags.map((hour, i) => released(`v${i}`, { releasedAt: instant(hour) })),
      ...rates.map(([role, day, amount]) => rateSet(role, amount, day)),
      ...(signedOn === null
        ? []
        : [
            stated('EngagementSigned', 'app', uuid('engagement'), {
              engagementId: uuid('engagement'),
              billingModel: 'fixed',
              contractedCents: 500_000,
              currency: 'EUR',
              startsOn: signedOn,
              endsOn: null,
            }),
          ]),
      ...locks.map((one, i) => stated('ScopeLocked', 'app', uuid(`lock${i}`), { lockId: uuid(`lock${i}`), ...one })),
      ...objectives.map((setOn, i) =>
        stated('ObjectiveSet', 'app', uuid(`o${i}`), {
          objectiveId: uuid(`o${i}`),
          title: `O${i}`,
          setOn,
          dueOn: null,
        }),
      ),
      ...completed.flatMap((completedOn, i) =>
        i < objectives.length
          ? [stated('ObjectiveCompleted', 'app', uuid(`o${i}`), { objectiveId: uuid(`o${i}`), completedOn })]
          : [],
      ),
    ]
  })

export const anyNow: fc.Arbitrary<Instant> = fc.integer({ min: 24 * 60, max: 24 * DAYS }).map(instant)
export const anyZone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati')

/** A request for some days in a zone, asked at an instant. */
export const askedFor = (
  { start, end, timeZone, now }: { start: CivilDate; end: CivilDate; timeZone: string; now: Instant },
  asking: Asking = {},
): DirectedRequest => ({
  ...requestOf({ projects: ['app', 'web'], ...asking, now }),
  period: periodUntil(now, { start, end, timeZone }),
})
