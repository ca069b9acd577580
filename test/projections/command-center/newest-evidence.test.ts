import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '#domain/time'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import { CloudLine } from '#projections/entities/cloud-line'
import { runs } from '#test/support/thorough'
import { mapped, projectAdded, type Told } from '../support/events.js'
import { CALENDAR, CLOUD, cloudLine, meeting, said } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { World } from '../support/world.js'

// Lists of evidence read the newest by index. The plain list of all documents is the oracle.

const request = requestOf({ projects: ['app', 'web'], project: 'app' })
const asked = { ...request, given: { family: 'delivery_investment' } }
const listed = async (world: World) => (await answer(kpiEvidence, asked, world)).evidence
const countOf = async (world: World) => {
  const { kpis } = await answer(commandCenter, request, world)
  return kpis.find(({ id }) => id === 'delivery_investment')?.evidenceCount
}
const MAPPED = [
  projectAdded('app'),
  projectAdded('web'),
  mapped(CALENDAR, 'app', null, { kind: 'calendar' }),
  mapped(CLOUD, 'app', null, { kind: 'cloud_account' }),
]

describe('the cloud lines behind a number', () => {
  const anyLine = fc
    .record({ start: fc.integer({ min: -60, max: 50 }), days: fc.constantFrom(1, 1, 1, 2, 30, 366) })
    .map(({ start, days }) => {
      const from = addDays('2026-03-01', start)
      return { from, to: addDays(from, days - 1) }
    })
  /** From these days on, the account is of one project or the other. */
  const anyMappings = fc.array(
    fc.record({ day: fc.integer({ min: -5, max: 35 }), project: fc.constantFrom('app', 'web') }),
    { maxLength: 3 },
  )

  it('are those that lie on a day on which their account was the project’s, each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 20 }), anyMappings, async (lines, mappings) => {
        const byDay = mappings
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, project }) => ({ from: addDays('2026-03-01', day), project }))
        const ownerOn = (day: string) => byDay.findLast(({ from }) => from <= day)?.project ?? 'app'
        const world = new World([
          ...MAPPED,
          ...byDay.map(({ from, project }) => mapped(CLOUD, project, from, { kind: 'cloud_account' })),
          ...lines.map((days, i) => cloudLine(`c${i}`, days)),
        ])
        const plain = world.all(CloudLine).flatMap(({ key, from, to }) => {
          const days = Array.from({ length: 31 }, (_, i) => addDays('2026-03-01', i))
          const isOn = (day: string) => (from ?? '') <= day && day <= (to ?? '') && ownerOn(day) === 'app'
          return days.some(isOn) ? [key] : []
        })
        const evidence = await listed(world)
        expect(evidence.map(({ reference }) => reference).sort()).toEqual(plain.toSorted())
        expect(await countOf(world)).toBe(plain.length)
      }),
      { seed: 3, numRuns: runs(150) },
    )
  })
})

describe('given more evidence than a list shows', () => {
  const MANY = 230
  const at = (i: number) =>
    `2026-03-${String(1 + (i % 28)).padStart(2, '0')}T${String(i % 24).padStart(2, '0')}:00:00.000Z`
  const meetings = Array.from({ length: 2 * MANY }, (_, i) =>
    meeting(`m${i}`, { startsAt: at(i), endsAt: at(i).replace(':00:00.', ':30:00.') }),
  )
  const unrelated = Array.from({ length: MANY }, (_, i) =>
    said('MeetingTagged', 'app', 'meeting', CALENDAR, `m${2 * i}`, { tag: 'unrelated' }),
  )
  const lines = Array.from({ length: MANY }, (_, i) =>
    cloudLine(`c${i}`, { from: at(i).slice(0, 10), to: at(i).slice(0, 10) }),
  )
  const newest = (all: readonly (readonly [id: string, at: string])[]) =>
    all
      .toSorted(([a, x], [b, y]) => (x !== y ? (x > y ? -1 : 1) : a < b ? -1 : 1))
      .slice(0, 200)
      .map(([id]) => id)
  const meetingIds = Array.from({ length: MANY }, (_, i) => 2 * i + 1).map(
    (i) => [`meeting|${CALENDAR}|m${i}`, at(i)] as const,
  )
  const lineIds = Array.from(
    { length: MANY },
    (_, i) => [`cloud_line|${CLOUD}|c${i}`, `${at(i).slice(0, 10)}T00:00:00.000Z`] as const,
  )

  it.each<readonly [string, readonly Told[], readonly (readonly [string, string])[]]>([
    ['meetings, half of them unrelated', [...meetings, ...unrelated], meetingIds],
    ['cloud lines', lines, lineIds],
    ['both', [...meetings, ...unrelated, ...lines], [...meetingIds, ...lineIds]],
  ])('then it shows the newest: %s', async (_, events, all) => {
    const evidence = await listed(new World([...MAPPED, ...events]))
    expect(evidence.map(({ id }) => id)).toEqual(newest(all))
  })
})
