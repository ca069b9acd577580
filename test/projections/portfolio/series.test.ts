import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Role } from '#domain/roles'
import { addDays, civilDateOf } from '#domain/time'
import { aiEconomics } from '#projections/ai/operations'
import { commandCenter } from '#projections/command-center/operations'
import { MOST_MONTHS } from '#projections/portfolio/months'
import { series } from '#projections/portfolio/operations'
import type { Series } from '#projections/portfolio/response'
import { runs } from '#test/support/thorough'
import { clientAdded, projectAdded, type Told } from '../support/events.js'
import { settingsChanged } from '../support/facts.js'
import { type Asking, answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { type World, worldOf } from '../support/world.js'
import { anyHalfYear, anyNow, anyZone, askedFor } from './support/worlds.js'

type Month = Series['months'][number]

/** What the contract's operations answer for the days of a month. */
const ofContract = async (
  world: World,
  { start, end }: Pick<Month, 'start' | 'end'>,
  { timeZone, now }: { timeZone: string; now: string },
  asking: Asking,
) => {
  const request = askedFor({ start, end, timeZone, now }, asking)
  const { kpis, directory } = await answer(commandCenter, request, world)
  const { adoption, usage } = await answer(aiEconomics, request, world)
  return {
    projectId: directory.selectedProjectId,
    kpis: kpis.map(({ title: _, evidenceCount: __, evidencePath: ___, ...kpi }) => kpi),
    adoption,
    assistedShare: usage.selfReported.assistedShare,
  }
}

/** Each month has what the contract's operations answer for exactly its days. */
const expectContractsFigures = async (
  world: World,
  { project, months }: Series,
  moment: { timeZone: string; now: string },
  asking: Asking,
): Promise<number> => {
  let known = 0
  for (const month of months) {
    const contract = await ofContract(world, month, moment, asking)
    expect([month.month, project?.id ?? null]).toEqual([month.month, contract.projectId])
    expect([month.month, month.kpis]).toEqual([month.month, contract.kpis])
    known += month.kpis.filter(({ value }) => value !== null).length
    const { adoption } = month
    if (adoption === null) throw new Error('an owner sees adoption')
    expect(adoption.assistedShare).toEqual(contract.assistedShare)
    expect(adoption.tools).toEqual(contract.adoption.tools)
    for (const name of ['merged', 'assisted', 'notAssisted', 'conflicting', 'untagged'] as const) {
      const told = adoption[`${name}Changes`]
      const count = contract.adoption[`${name}Changes`]
      const isKnown = adoption.availability === 'available' || (adoption.availability === 'partial' && count > 0)
      expect([month.month, name, told]).toEqual([month.month, name, isKnown ? count : null])
    }
    if (adoption.availability !== 'available') expect(adoption.reason).not.toBeNull()
  }
  return known
}

describe('the series of a project', () => {
  it('has in each month what the contract answers for exactly that month', async () => {
    let known = 0
    await fc.assert(
      fc.asyncProperty(
        anyHalfYear,
        anyNow,
        anyZone,
        fc.constantFrom<Asking>({}, { project: 'app' }, { project: 'web' }, { unmappedToo: true }),
        async (events, now, timeZone, asking) => {
          const world = worldOf(events)
          const today = civilDateOf(now, timeZone)
          const request = askedFor({ start: '2026-01-01', end: today, timeZone, now }, asking)
          const told = await answer(series, request, world)
          expect(told.months).toHaveLength(MOST_MONTHS)
          const months = told.months.slice(-7)
          known += await expectContractsFigures(world, { ...told, months }, { timeZone, now }, asking)
        },
      ),
      { seed: 11, numRuns: runs(60) },
    )
    expect(known).toBeGreaterThan(runs(60) * 5)
  })

  it('has every month of the plan’s window up to the last of the period, which ends with it', async () => {
    const request = requestOf({ plan: 'starter', to: '2026-03-11T00:00:00.000Z' })
    const { months, monthsTotal, period } = await answer(series, request, worldOf(SMALL_WORLD))
    expect(period).toEqual({ start: '2026-03-01', end: '2026-03-10', timeZone: 'UTC' })
    expect(months.map(({ month, start, end }) => [month, start, end])).toEqual([
      ['2026-01', '2026-01-02', '2026-01-31'],
      ['2026-02', '2026-02-01', '2026-02-28'],
      ['2026-03', '2026-03-01', '2026-03-10'],
    ])
    expect(monthsTotal).toBe(3)
  })
  it('goes no further than today, and then says up to when its evidence counts', async () => {
    const now = '2026-03-31T23:59:59.999Z'
    const request = askedFor({ start: '2026-03-01', end: '2026-06-30', timeZone: 'UTC', now }, { project: 'app' })
    const { months } = await answer(series, request, worldOf(SMALL_WORLD))
    expect(months.at(-1)?.end).toBe('2026-03-31')
    const output = months.at(-1)?.kpis.find(({ id }) => id === 'delivery_output')
    expect([output?.availability, output?.value?.value]).toEqual(['available', 2])
    expect(output?.context).toContain('Counts evidence up to 31 Mar 23:50.')
    expect(months.at(-1)?.adoption?.reason).toBe('Counts evidence up to 31 Mar 23:50.')
  })
  it('has no figure of the months before anything was read', async () => {
    const { months } = await answer(series, requestOf({ project: 'app' }), worldOf(SMALL_WORLD))
    const before = months.filter(({ month }) => month < '2026-01')
    expect(before.length).toBeGreaterThan(30)
    for (const { kpis, adoption } of before) {
      expect(kpis.flatMap(({ value }) => value ?? [])).toEqual([])
      expect([adoption?.mergedChanges, adoption?.assistedChanges, adoption?.untaggedChanges]).toEqual([
        null,
        null,
        null,
      ])
      expect([adoption?.availability, adoption?.reason]).toEqual(['unavailable', 'No code was read for these days.'])
    }
  })
})

describe('the series of a workspace without anything', () => {
  it('has nulls, and no zero', async () => {
    const { project, months } = await answer(series, requestOf({ projects: [] }), worldOf([clientAdded('acme')]))
    expect(project).toBeNull()
    expect(months).toHaveLength(MOST_MONTHS)
    for (const { kpis, adoption } of months) {
      expect(kpis.map(({ value, availability }) => [value, availability])).toEqual(
        kpis.map(() => [null, 'unavailable']),
      )
      expect(Object.values(adoption ?? {}).filter((value) => typeof value === 'number')).toEqual([])
    }
  })
  it('is the same of a project of which nothing was read', async () => {
    const { months } = await answer(series, requestOf(), worldOf([clientAdded('acme'), projectAdded('app')]))
    expect(months.flatMap(({ kpis }) => kpis.flatMap(({ value }) => value ?? []))).toEqual([])
  })
})

describe('of the series a member', () => {
  const HIDING: readonly Told[] = [...SMALL_WORLD, settingsChanged('privacy', { hideSalaryFromManagers: true })]

  it.each(Role.values)(
    'who is %s is told AI adoption only with the role for it, and hidden costs never',
    async (role) => {
      const { months } = await answer(series, requestOf({ role, project: 'app' }), worldOf(HIDING))
      const march = months.at(-1)
      const seesAi = role === 'owner' || role === 'admin' || role === 'delivery_lead' || role === 'analyst'
      expect(months.map(({ adoption }) => adoption !== null)).toEqual(months.map(() => seesAi))
      const investment = march?.kpis.find(({ id }) => id === 'delivery_investment')
      const isHidden = !(role === 'owner' || role === 'admin' || role === 'finance')
      expect([investment?.value === null, investment?.summary.includes('hidden')]).toEqual([isHidden, isHidden])
    },
  )
  it('is told of the project that the command center shows', async () => {
    const later = addDays('2026-03-31', 0)
    const moment = { timeZone: 'UTC', now: `${later}T12:00:00.000Z` }
    const request = askedFor({ start: '2026-03-01', end: later, ...moment }, { projects: ['web', 'app'] })
    const { project } = await answer(series, request, worldOf(SMALL_WORLD))
    expect(project?.name).toBe('web')
  })
})
