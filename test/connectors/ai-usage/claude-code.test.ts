import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { claudeRecord } from './records.js'
import { pageOf, usageOf } from './support.js'

const ORGANIZATION = 'dc9f6c26-b22c-4831-8d01-0446bada88f1'
const PLACE = `claude_code:${ORGANIZATION}`
const [DAY, OPUS, HAIKU] = ['2026-03-02', 'claude-opus-4-8', 'claude-haiku-4-5']

describe('given records of the Claude Code Analytics API', () => {
  it('when they are read, then all records of a day are summed: cents exactly, and cached tokens are no input', async () => {
    const { told, facts } = await usageOf([sampleOf('claude-code')])
    expect(told).toEqual([
      [PLACE, DAY, 'accepted_lines', null, '3086 lines'],
      [PLACE, DAY, 'agent_commits', null, '24 count'],
      [PLACE, DAY, 'agent_prs_created', null, '4 count'],
      [PLACE, DAY, 'deleted_lines', null, '1784 lines'],
      [PLACE, DAY, 'estimated_cost_cents', HAIKU, '0.28 cents USD'],
      [PLACE, DAY, 'estimated_cost_cents', OPUS, '1025.1 cents USD'],
      [PLACE, DAY, 'sessions', null, '10 count'],
      [PLACE, DAY, 'tokens_input', HAIKU, '1800 tokens'],
      [PLACE, DAY, 'tokens_input', OPUS, '200000 tokens'],
      [PLACE, DAY, 'tokens_output', HAIKU, '140 tokens'],
      [PLACE, DAY, 'tokens_output', OPUS, '70000 tokens'],
      [PLACE, DAY, 'tool_actions_accepted', null, '136 count'],
      [PLACE, DAY, 'tool_actions_rejected', null, '16 count'],
    ])
    expect(facts[0]?.data).toMatchObject({ vendor: 'claude_code', scope: ORGANIZATION })
  })
  it('when pages overlap, then a record counts once; another terminal of the same person is another record', async () => {
    const again = pageOf([
      claudeRecord('ada@canary.example', 'vscode', 1_025),
      claudeRecord('bob@canary.example', 'vscode', 1),
    ])
    const { told, reading } = await usageOf([sampleOf('claude-code'), again])
    expect(told).toContainEqual([PLACE, DAY, 'sessions', null, '15 count'])
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, '1026.1 cents USD'])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 1 }])
  })
  it('when a model of one record has no cost, then the cost of its day is not known, and its tokens count', async () => {
    const priced = claudeRecord('ada@canary.example', 'vscode', 10)
    const [first, ...rest] = claudeRecord('bob@canary.example', 'vscode', 10).model_breakdown
    const unpriced = {
      ...priced,
      actor: { email_address: 'bob' },
      model_breakdown: [{ ...first, estimated_cost: null }, ...rest],
    }
    const { told } = await usageOf([pageOf([priced, unpriced])])
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', OPUS, 'unknown cents USD'])
    expect(told).toContainEqual([PLACE, DAY, 'estimated_cost_cents', HAIKU, '0.28 cents USD'])
    expect(told).toContainEqual([PLACE, DAY, 'tokens_input', OPUS, '200000 tokens'])
  })
  it('when a record is read again with a model less, then nothing of that model remains', async () => {
    const record = claudeRecord('ada@canary.example', 'vscode', 10)
    const later = { ...record, model_breakdown: record.model_breakdown.slice(0, 1) }
    const { told } = await usageOf([pageOf([record]), pageOf([later])])
    expect(told.filter(([, , metric]) => metric === 'tokens_input')).toEqual([
      [PLACE, DAY, 'tokens_input', OPUS, '100000 tokens'],
    ])
  })
  it('when records do not say whose they are, then all of them count', async () => {
    const { actor, ...nobody } = claudeRecord('', 'vscode', 1)
    const { told } = await usageOf([pageOf([nobody, nobody])])
    expect(told).toContainEqual([PLACE, DAY, 'sessions', null, '10 count'])
  })
  it('when an API key worked, then its name is in nothing', async () => {
    const record = { ...claudeRecord('', 'vscode', 1), actor: { type: 'api_actor', api_key_name: 'canary-key' } }
    const { facts, rejected } = await usageOf([pageOf([record, record])])
    expect(JSON.stringify([facts, rejected])).not.toContain('canary')
    expect(facts.find(({ data }) => 'metric' in data && data.metric === 'sessions')?.data).toMatchObject({ value: '5' })
  })
  it.each([
    ['no date', { date: undefined }, 'no_day'],
    [
      'a currency that is none',
      { model_breakdown: [{ model: 'a', estimated_cost: { currency: 'canary', amount: 1 } }] },
      'no_currency',
    ],
    ['a model that is no text', { model_breakdown: [{ model: 7 }] }, 'invalid_record'],
    ['a model without a name', { model_breakdown: [{ model: '', tokens: { input: 1 } }] }, 'no_model'],
    [
      'an amount that is a text',
      { model_breakdown: [{ model: 'a', estimated_cost: { currency: 'USD', amount: 'canary' } }] },
      'invalid_record',
    ],
  ])('when a record has %s, then it alone is rejected', async (_, members, reasonCode) => {
    const bad = { ...claudeRecord('bob@canary.example', 'vscode', 1), ...members }
    const { told, rejected } = await usageOf([pageOf([claudeRecord('ada@canary.example', 'vscode', 1), bad])])
    expect(rejected).toMatchObject([{ record: 'export-0.json, record 2, line 1', reasonCode }])
    expect(JSON.stringify(rejected)).not.toContain('canary')
    expect(told).toContainEqual([PLACE, DAY, 'sessions', null, '5 count'])
  })
})
