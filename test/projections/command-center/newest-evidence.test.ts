import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '#domain/time'
import { aiEconomics } from '#projections/ai/operations'
import { commandCenter, kpiEvidence } from '#projections/command-center/operations'
import { CloudLine } from '#projections/entities/cloud-line'
import { runs } from '#test/support/thorough'
import { assisted, factsOf, mapped, projectAdded, type Told } from '../support/events.js'
import { CALENDAR, CLOUD, cloudLine, fact, meeting, said } from '../support/facts.js'
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

const at = (i: number, minute = 0) =>
  `2026-03-${String(1 + (i % 28)).padStart(2, '0')}T${String(i % 24).padStart(2, '0')}:0${minute}:00.000Z`
/** The ids of the newest of a list, as many as a list of evidence shows. */
const newest = (all: readonly (readonly [id: string, at: string])[]) =>
  all
    .toSorted(([a, x], [b, y]) => (x !== y ? (x > y ? -1 : 1) : a < b ? -1 : 1))
    .slice(0, 200)
    .map(([id]) => id)

describe('given more evidence than a list shows', () => {
  const MANY = 230
  const meetings = Array.from({ length: 2 * MANY }, (_, i) =>
    meeting(`m${i}`, { startsAt: at(i), endsAt: at(i).replace(':00:00.', ':30:00.') }),
  )
  const unrelated = Array.from({ length: MANY }, (_, i) =>
    said('MeetingTagged', 'app', 'meeting', CALENDAR, `m${2 * i}`, { tag: 'unrelated' }),
  )
  const lines = Array.from({ length: MANY }, (_, i) =>
    cloudLine(`c${i}`, { from: at(i).slice(0, 10), to: at(i).slice(0, 10) }),
  )
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

describe('the changes of several repositories', () => {
  const REPOSITORIES = ['github.com/acme/a', 'github.com/acme/b', 'github.com/acme/c']
  const perRepository = (sizes: readonly number[], atOf: (n: number, repository: number) => string) =>
    sizes.flatMap((size, r) =>
      Array.from({ length: size }, (_, n) => {
        const place = REPOSITORIES[r] ?? ''
        return [`code_change|${place}|#${n}`, atOf(n, r), place, `#${n}`] as const
      }),
    )
  it.each([
    ['the first has the newest', [260, 260, 260], (n: number, r: number) => at(n, 2 - r)],
    ['the last has the newest', [260, 260, 260], (n: number, r: number) => at(n, r)],
    ['all are alike', [150, 150, 150], (n: number) => at(n, 0)],
  ] as const)('are the newest of all where %s', async (_, sizes, atOf) => {
    const all = perRepository(sizes, atOf)
    const world = new World([
      ...MAPPED,
      ...REPOSITORIES.map((place) => mapped(place, 'app', null)),
      ...all.map(([, mergedAt, place, reference]) =>
        fact('code_change', place, reference, factsOf(reference, { mergedAt, aiMarks: [assisted('cursor')] })),
      ),
    ])
    for (const family of ['ai_net_gain', 'delivery_output'] as const) {
      const { evidence } = await answer(kpiEvidence, { ...request, given: { family } }, world)
      expect(evidence.map(({ id }) => id)).toEqual(newest(all.map(([id, mergedAt]) => [id, mergedAt])))
    }
    const { adoption } = await answer(aiEconomics, request, world)
    const { taggedEvidence } = adoption
    const plain = all.toSorted(([, x, a, n], [, y, b, m]) =>
      x !== y ? (x > y ? -1 : 1) : n !== m ? (n < m ? -1 : 1) : a < b ? -1 : 1,
    )
    expect(taggedEvidence.map(({ repository, reference }) => [repository, reference])).toEqual(
      plain.slice(0, 100).map(([, , place, reference]) => [place, reference]),
    )
  })
})
