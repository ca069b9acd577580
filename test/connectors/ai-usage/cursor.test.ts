import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, written } from '../files/support.js'
import { cursorDay, cursorEvent, cursorIncluded } from './records.js'
import { pageOf, usageOf } from './support.js'

const PLACE = 'cursor:acme'
const DAY = '2026-03-02'
const ACME = { container: 'acme' }
const OPUS = 'claude-4-opus'

describe('given the daily usage of a team', () => {
  it('when it is read, then people are summed for each day', async () => {
    const { told, facts } = await usageOf([sampleOf('cursor-daily')], ACME)
    expect(told).toEqual([
      [PLACE, DAY, 'accepted_lines', null, '1102 lines'],
      [PLACE, DAY, 'agent_accepted_diffs', null, '146 count'],
      [PLACE, DAY, 'agent_suggested_diffs', null, '174 count'],
      [PLACE, DAY, 'chats', null, '256 count'],
      [PLACE, DAY, 'deleted_lines', null, '1290 lines'],
      [PLACE, DAY, 'suggested_lines', null, '3086 lines'],
      [PLACE, DAY, 'tab_accepts', null, '578 count'],
      [PLACE, DAY, 'tab_suggestions', null, '684 count'],
    ])
    expect(facts[0]?.data).toMatchObject({ vendor: 'cursor', scope: 'acme', provenance: 'vendor_reported' })
  })
  it('when the team is not named, then it is asked for before anything is read', async () => {
    expect(await failed(opening([written('daily.json', sampleOf('cursor-daily'))]))).toMatchObject({
      code: 'unsupported',
      message:
        'no record of Cursor, daily usage of the Admin API (JSON) names its team: add --container with a name for it',
    })
  })
  it('when a row has only the milliseconds of its day, then they are of a day in UTC', async () => {
    const { day, ...row } = cursorDay(DAY, 'ada@canary.example', 7)
    const { told } = await usageOf([pageOf([row])], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'accepted_lines', null, '7 lines'])
  })
  it('when two exports overlap, then each person counts once a day, as the later one says', async () => {
    const later = pageOf([
      cursorDay(DAY, 'ada@canary.example', 1_200),
      cursorDay('2026-03-03', 'ada@canary.example', 1),
    ])
    const { told, reading } = await usageOf([sampleOf('cursor-daily'), later], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'accepted_lines', null, '1200 lines'])
    expect(told).toContainEqual([PLACE, '2026-03-03', 'accepted_lines', null, '1 lines'])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 1 }])
  })
  it('when a row says no day, then it alone is rejected', async () => {
    const rows = [
      cursorDay(DAY, 'ada@canary.example', 7),
      { ...cursorDay(DAY, 'bob@canary.example', 7), day: null, date: 8e14 },
    ]
    const { told, rejected } = await usageOf([pageOf(rows)], ACME)
    expect(rejected).toMatchObject([{ reasonCode: 'no_day' }])
    expect(told).toContainEqual([PLACE, DAY, 'accepted_lines', null, '7 lines'])
  })
})

const { usageEvents } = JSON.parse(sampleOf('cursor-events')) as { readonly usageEvents: readonly object[] }
/** The same without those that have no tokens. */
const PRICED = pageOfEvents(usageEvents.filter((event) => 'tokenUsage' in event))

describe('given the usage events of a team', () => {
  it('when they are read, then cents are summed as they are written, and cached tokens are no input', async () => {
    const { told } = await usageOf([PRICED], ACME)
    expect(told).toEqual([
      [PLACE, DAY, 'estimated_cost_cents', OPUS, '60.34931999999999 cents USD'],
      [PLACE, DAY, 'tokens_input', OPUS, '252 tokens'],
      [PLACE, DAY, 'tokens_output', OPUS, '900 tokens'],
    ])
  })
  it('when one of a day and model has no tokens, then neither they nor the cost of that day and model are known', async () => {
    const included = { ...cursorIncluded, model: OPUS }
    const { told, reading } = await usageOf([pageOfEvents([cursorEvent(1, 2), included])], ACME)
    expect(reading.leftOut).toEqual([{ reason: 'no_tokens', records: 1 }])
    expect(told).toEqual([
      [PLACE, DAY, 'estimated_cost_cents', OPUS, 'unknown cents USD'],
      [PLACE, DAY, 'tokens_input', OPUS, 'unknown tokens'],
      [PLACE, DAY, 'tokens_output', OPUS, 'unknown tokens'],
    ])
  })
  it('when one of a day and model has no cost, then its tokens count, and the cost is not known', async () => {
    const event = cursorEvent(1, 2)
    const unpriced = { ...cursorEvent(3, 2), tokenUsage: { inputTokens: 5, outputTokens: 6 } }
    const { told } = await usageOf([pageOfEvents([event, unpriced])], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, 'unknown cents USD'])
    expect(told.map(([, , metric, , value]) => `${metric} ${value}`).join()).toMatch(/tokens_input \d+ tokens/)
  })
  it('when a page repeats an event, then it counts once; an event of another millisecond is another one', async () => {
    const { told } = await usageOf([PRICED, pageOfEvents([cursorEvent(1, 20.18232), cursorEvent(2, 0.1)])], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, '60.44931999999999 cents USD'])
    expect(told).toContainEqual([PLACE, DAY, 'tokens_output', OPUS, '1350 tokens'])
  })
  it('when the dashboard wrote them, with another name of their list, then they are read as well', async () => {
    const { told } = await usageOf(
      [JSON.stringify({ totalUsageEventsCount: 1, usageEventsDisplay: [cursorEvent(1, 1e-7)] })],
      ACME,
    )
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, '0.0000001 cents USD'])
  })
  it('when an event without tokens is the first, then the file is recognised all the same', async () => {
    const { reading, told } = await usageOf([pageOfEvents([cursorIncluded, cursorEvent(1, 2)])], ACME)
    expect(reading.formats.map(({ name }) => name)).toEqual(['cursor-events'])
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, '2 cents USD'])
  })
  it('when events come with the daily usage, then both are one import of the team', async () => {
    const { told } = await usageOf([sampleOf('cursor-daily'), sampleOf('cursor-events')], ACME)
    expect(told).toHaveLength(14)
  })
  it.each([
    ['no timestamp', { timestamp: undefined }, 'no_day'],
    ['a timestamp that is no number', { timestamp: 'canary' }, 'invalid_record'],
    ['no model', { model: null }, 'no_model'],
    ['tokens that are no object', { tokenUsage: 'canary' }, 'invalid_record'],
  ])('when an event has %s, then it alone is rejected', async (_, members, reasonCode) => {
    const { told, rejected } = await usageOf(
      [pageOfEvents([cursorEvent(1, 2), { ...cursorEvent(3, 2), ...members }])],
      ACME,
    )
    expect(rejected).toMatchObject([{ reasonCode }])
    expect(JSON.stringify(rejected)).not.toContain('canary')
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, '2 cents USD'])
  })
})

function pageOfEvents(usageEvents: readonly unknown[]): string {
  return JSON.stringify({ totalUsageEventsCount: usageEvents.length, usageEvents })
}
