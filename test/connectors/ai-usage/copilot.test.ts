import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, written } from '../files/support.js'
import { copilotDay, copilotUser } from './records.js'
import { linesOf, usageOf } from './support.js'

const PLACE = 'github_copilot:organization/9919'

describe('given the daily reports of an organization', () => {
  it('when they are read, then each day has its lines, requests, completions, pull requests and band of seats', async () => {
    const { told, facts, reading } = await usageOf([sampleOf('copilot')])
    expect(told.filter(([, day]) => day === '2026-03-02')).toEqual([
      [PLACE, '2026-03-02', 'accepted_lines', null, '640 lines'],
      [PLACE, '2026-03-02', 'active_seats_band', null, '10 band'],
      [PLACE, '2026-03-02', 'agent_prs_created', null, '3 count'],
      [PLACE, '2026-03-02', 'agent_prs_merged', null, '2 count'],
      [PLACE, '2026-03-02', 'chats', null, '47 count'],
      [PLACE, '2026-03-02', 'code_reviews', null, '11 count'],
      [PLACE, '2026-03-02', 'deleted_lines', null, '41 lines'],
      [PLACE, '2026-03-02', 'review_comments', null, '31 count'],
      [PLACE, '2026-03-02', 'suggested_lines', null, '880 lines'],
      [PLACE, '2026-03-02', 'tab_accepts', null, '40 count'],
      [PLACE, '2026-03-02', 'tab_suggestions', null, '120 count'],
    ])
    expect(facts[0]?.data).toMatchObject({
      vendor: 'github_copilot',
      scope: 'organization/9919',
      windowStart: '2026-03-02',
      windowEnd: '2026-03-02',
      provenance: 'vendor_reported',
    })
    expect(reading.category).toBe('ai')
  })
  it('then a zero is a zero, and a member that is missing or null is unknown', async () => {
    const { loc_deleted_sum, ...without } = copilotDay('2026-03-03', 0)
    const { told } = await usageOf([linesOf([{ ...without, user_initiated_interaction_count: null }])])
    expect(told).toContainEqual([PLACE, '2026-03-03', 'accepted_lines', null, '0 lines'])
    expect(told.map(([, , metric]) => metric)).not.toContain('deleted_lines')
    expect(told.map(([, , metric]) => metric)).not.toContain('chats')
  })
  it('when the report of 28 days lists the same day, then the day counts once, and the others are added', async () => {
    const both = await usageOf([sampleOf('copilot'), sampleOf('copilot', '28-days')])
    expect(both.told.filter(([, , metric]) => metric === 'accepted_lines')).toEqual([
      [PLACE, '2026-03-02', 'accepted_lines', null, '640 lines'],
      [PLACE, '2026-03-03', 'accepted_lines', null, '0 lines'],
      [PLACE, '2026-03-04', 'accepted_lines', null, '77 lines'],
    ])
  })
  it('when a day is reported again with other numbers, then those that come last count, and it is said', async () => {
    const { told, reading } = await usageOf([sampleOf('copilot'), linesOf([copilotDay('2026-03-02', 641)])])
    expect(told).toContainEqual([PLACE, '2026-03-02', 'accepted_lines', null, '641 lines'])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 1 }])
  })
  it('when a report lists one day twice, then the later one counts', async () => {
    const report = { organization_id: '9919', day_totals: [copilotDay('2026-03-02', 1), copilotDay('2026-03-02', 2)] }
    const { told } = await usageOf([linesOf([report])])
    expect(told).toContainEqual([PLACE, '2026-03-02', 'accepted_lines', null, '2 lines'])
  })
  it('when it is of an enterprise, then the enterprise is the account', async () => {
    const { organization_id, ...ofEnterprise } = copilotDay('2026-03-02', 1)
    const { facts } = await usageOf([linesOf([ofEnterprise])])
    expect(new Set(facts.map(({ place }) => place))).toEqual(new Set(['github_copilot:enterprise/1']))
  })
  it('when nothing names the account, then it is rejected, and --container names it', async () => {
    const { organization_id, enterprise_id, ...nameless } = copilotDay('2026-03-02', 1)
    expect((await usageOf([linesOf([nameless])])).rejected).toMatchObject([
      { reasonCode: 'unknown_account', message: expect.stringContaining('--container') },
    ])
    const { facts } = await usageOf([linesOf([nameless])], { container: 'acme' })
    expect(facts[0]).toMatchObject({ place: 'github_copilot:acme', data: { scope: 'acme' } })
  })
})

describe('given the reports of users', () => {
  it('when they are read, then people are summed for each day', async () => {
    const { told } = await usageOf([sampleOf('copilot-users')])
    expect(told).toEqual([
      [PLACE, '2026-03-02', 'accepted_lines', null, '18 lines'],
      [PLACE, '2026-03-02', 'chats', null, '14 count'],
      [PLACE, '2026-03-02', 'credits', null, '25 credits'],
      [PLACE, '2026-03-02', 'deleted_lines', null, '8 lines'],
      [PLACE, '2026-03-02', 'suggested_lines', null, '176 lines'],
      [PLACE, '2026-03-02', 'tab_accepts', null, '12 count'],
      [PLACE, '2026-03-02', 'tab_suggestions', null, '30 count'],
      [PLACE, '2026-03-03', 'accepted_lines', null, '5 lines'],
      [PLACE, '2026-03-03', 'chats', null, '7 count'],
      [PLACE, '2026-03-03', 'credits', null, '12.5 credits'],
      [PLACE, '2026-03-03', 'deleted_lines', null, '4 lines'],
      [PLACE, '2026-03-03', 'suggested_lines', null, '88 lines'],
      [PLACE, '2026-03-03', 'tab_accepts', null, '6 count'],
      [PLACE, '2026-03-03', 'tab_suggestions', null, '15 count'],
    ])
  })
  it('when two reports overlap, then each person counts once a day', async () => {
    const again = linesOf([
      copilotUser('2026-03-02', 100_001, 'ada-canary', 18),
      { ...copilotUser('2026-03-03', 100_001, 'ada-canary', 6), report_end_day: '2026-03-05' },
    ])
    const { told, reading } = await usageOf([sampleOf('copilot-users'), again])
    expect(told).toContainEqual([PLACE, '2026-03-02', 'accepted_lines', null, '18 lines'])
    expect(told).toContainEqual([PLACE, '2026-03-03', 'accepted_lines', null, '6 lines'])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 2 }])
  })
  it('when other people do the same, then nothing that is told differs', async () => {
    const others = sampleOf('copilot-users').replaceAll('ada-canary', 'eve').replaceAll('100001', '7')
    const [ada, eve] = [await usageOf([sampleOf('copilot-users')]), await usageOf([others])]
    expect(eve.facts).toEqual(ada.facts)
  })
  it('when they come with the report of their organization, then the import is refused: both say the same', async () => {
    const paths = [
      written('users.ndjson', sampleOf('copilot-users')),
      written('organization.ndjson', sampleOf('copilot')),
    ]
    expect(await failed(opening(paths))).toMatchObject({ message: expect.stringContaining('must not be added up') })
  })
  it('when one row in twenty is broken, then the others count, and each broken one has its place and reason', async () => {
    const rows = Array.from({ length: 40 }, (_, id) => copilotUser('2026-03-02', id, `p${id}-canary`, 1))
    const written = rows.map((row) => JSON.stringify(row))
    written[3] = JSON.stringify({ ...rows[3], loc_added_sum: 'many canary' })
    written[17] = `${written[17]?.slice(0, -9)}`
    const { told, rejected } = await usageOf([`${written.join('\n')}\n`])
    expect(told).toContainEqual([PLACE, '2026-03-02', 'accepted_lines', null, '38 lines'])
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['export-0.json, record 4, line 4', 'invalid_record'],
      ['export-0.json, record 18, line 18', 'not_json'],
    ])
    expect(JSON.stringify(rejected)).not.toContain('canary')
  })
  it.each([
    ['a number that is infinite', { loc_added_sum: '1e999' }],
    ['a number below zero', { loc_added_sum: -1 }],
    ['a number larger than any count', { loc_added_sum: 1e16 }],
    ['a list in place of a number', { loc_added_sum: [1] }],
    ['features that are no list', { totals_by_feature: { feature: 'code_completion' } }],
    ['a day that is none', { day: '2026-02-30' }],
    ['a day before all products', { day: '0001-01-01' }],
    ['an account with a control character', { organization_id: 'a\u0000b' }],
    ['an account that is endless', { organization_id: 'a'.repeat(2_000) }],
  ])('when a row has %s, then it alone is rejected, once', async (_, members) => {
    const bad = { ...copilotUser('2026-03-02', 2, 'bob-canary', 1), ...members }
    const { told, rejected } = await usageOf([linesOf([copilotUser('2026-03-02', 1, 'ada-canary', 1), bad])])
    expect(rejected).toHaveLength(1)
    expect(told).toContainEqual([PLACE, '2026-03-02', 'accepted_lines', null, '1 lines'])
  })
})
