import { describe, expect, it } from '@jest/globals'
import type { Availability } from '#domain/coverage'
import { aiEconomics, aiSurface } from '#projections/ai/operations'
import { AiSurface } from '#projections/ai/response'
import { aiSurfaceReport } from '#projections/ai/surface'
import type { CodeChangeState } from '#projections/entities/code-change'
import { change, plainInputs, timed, times } from '../support/changes.js'
import { assisted, mapped, notAssisted, projectAdded, type Told } from '../support/events.js'
import { AI_ACCOUNT, aiUsage } from '../support/facts.js'
import { type Asking, answer, exact, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { World, worldOf } from '../support/world.js'

const HOUR = 3_600_000
const { period } = requestOf()
const surfaceOf = (changes: readonly CodeChangeState[], availability: Availability = 'available') =>
  exact(AiSurface, aiSurfaceReport({ ai: plainInputs(changes, availability), windows: [], confidence: null, period }))

describe('the comparison, interpreted', () => {
  const enough = [
    ...timed('a', [assisted('cursor')], times(10, [2 * HOUR, 2 * HOUR])),
    ...timed('b', [notAssisted()], times(10, [5 * HOUR, HOUR])),
  ]
  it('given enough in both groups, has the hours of the gain, labelled a modelled counterfactual', () => {
    expect(surfaceOf(enough).comparison).toMatchObject({
      kind: 'modeled_counterfactual',
      state: 'available',
      unavailableReason: null,
      inputProvenance: 'self_reported',
      assistedChanges: 10,
      baselineChanges: 10,
      // 10 × (5 - 2) saved, 10 × (2 - 1) lost in review.
      implementationHoursSaved: 30,
      reviewOverheadHours: 10,
      netDeliveryGainHours: 20,
      sample: {
        mergedChanges: 20,
        taggedChanges: 20,
        taggingCoverage: 1,
        minimumPerGroup: 10,
        minimumTaggingCoverage: 0.1,
      },
    })
    expect(surfaceOf(enough).reviewOverhead).toEqual({ state: 'available', reason: null })
  })
  it.each([
    ['too few in a group', enough.slice(1), 'insufficient_sample'],
    ['too few tags', [...enough, ...times(200, 0).map((_, i) => change(`#u${i}`))], 'insufficient_sample'],
    ['no change of which all instants are known', [change('#1', { aiMarks: [assisted(null)] })], 'unavailable'],
  ])('given %s, keeps its qualifier and has no hours', (_, changes, state) => {
    const { comparison, reviewOverhead } = surfaceOf(changes)
    expect(comparison).toMatchObject({
      kind: 'modeled_counterfactual',
      state,
      unavailableReason: expect.any(String),
      implementationHoursSaved: null,
      reviewOverheadHours: null,
      netDeliveryGainHours: null,
    })
    expect(reviewOverhead).toEqual({ state: 'unavailable', reason: comparison.unavailableReason })
  })
  it('given no reading of the period, is unavailable whatever is held', () => {
    const { comparison } = surfaceOf(enough, 'unavailable')
    expect(comparison).toMatchObject({ state: 'unavailable', sample: { taggedChanges: 20, taggingCoverage: 1 } })
  })
})

const MAPPED = [projectAdded('app'), mapped(AI_ACCOUNT, 'app', null, { kind: 'ai_account' })]
const answered = (events: readonly Told[], asking: Asking = {}) =>
  answer(aiSurface, requestOf(asking), new World([...MAPPED, ...events]))

describe('what vendors report, interpreted', () => {
  it('given nothing, is unavailable, with the reason', async () => {
    const { models, providerWindows } = await answered([])
    expect(models).toMatchObject({ state: 'unavailable', reason: expect.any(String) })
    expect(providerWindows).toMatchObject({ state: 'unavailable', windows: [] })
    expect(providerWindows.requestedPeriod).toEqual({ start: '2026-03-01', end: '2026-03-31', timeZone: 'UTC' })
  })
  it('given windows in the period, lists each once, oldest first, with how many metrics it has', async () => {
    const { models, providerWindows } = await answered([
      aiUsage('1', { windowStart: '2026-03-08', windowEnd: '2026-03-14' }),
      aiUsage('2', { windowStart: '2026-03-01', windowEnd: '2026-03-07' }),
      aiUsage('3', { windowStart: '2026-03-01', windowEnd: '2026-03-07', metric: 'chats', unit: 'count', model: 'a' }),
      aiUsage('4', { windowStart: '2026-03-01', windowEnd: '2026-03-07', metric: 'chats', unit: 'count', model: 'b' }),
    ])
    expect(providerWindows).toMatchObject({
      state: 'available',
      windows: [
        { source: 'cursor', windowStart: '2026-03-01', windowEnd: '2026-03-07', metrics: 2 },
        { source: 'cursor', windowStart: '2026-03-08', windowEnd: '2026-03-14', metrics: 1 },
      ],
    })
    expect(models).toEqual({ state: 'available', reason: null })
  })
  it('given only a window that reaches out of the period, shows it whole and is partial', async () => {
    const { providerWindows } = await answered([aiUsage('1', { windowStart: '2026-02-20', windowEnd: '2026-03-19' })])
    expect(providerWindows).toMatchObject({ state: 'partial', windows: [{ windowStart: '2026-02-20', metrics: 1 }] })
  })
  it('given models of one vendor and none of another, is partial', async () => {
    const { models } = await answered([
      aiUsage('1', { model: 'large' }),
      aiUsage('2', { vendor: 'windsurf', metric: 'chats', unit: 'count' }),
    ])
    expect(models).toMatchObject({ state: 'partial', reason: expect.any(String) })
  })
})

describe('the confidence of the interpreted AI report', () => {
  const sureness = async (events: readonly Told[], asking: Asking, explicit = true) => {
    const request = requestOf(asking)
    const world = worldOf(events)
    return (await answer(aiSurface, { ...request, period: { ...request.period, explicit } }, world)).reportConfidence
  }
  it('is stated for one project over given dates', async () => {
    expect(await sureness(SMALL_WORLD, { project: 'app' })).toEqual({ state: 'available', reason: null })
    expect((await sureness([projectAdded('app')], { project: 'app' })).state).toBe('unavailable')
  })
  it('is unavailable without a project, though there is but one, and without dates', async () => {
    expect((await sureness(SMALL_WORLD, {})).state).toBe('unavailable')
    expect((await sureness(SMALL_WORLD, { project: 'app' }, false)).state).toBe('unavailable')
  })
})

it('shows adoption exactly as the plain report does', async () => {
  const world = worldOf(SMALL_WORLD)
  const [plain, surface] = [await answer(aiEconomics, requestOf(), world), await answer(aiSurface, requestOf(), world)]
  expect(surface.adoption).toEqual(plain.adoption)
  expect(surface.selfReportedAdoption).toEqual({ ...plain.usage.selfReported, provenance: 'self_reported' })
})
