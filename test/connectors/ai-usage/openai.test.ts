import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'
import { openaiBucket, openaiCost, openaiUsed } from './records.js'
import { pageOf, usageOf } from './support.js'

const ACME = { container: 'acme' }
const PLACE = 'openai_codex:acme'
const DAY = '2026-03-02'

describe('given the usage of completions of an organization', () => {
  it('when it is read, then each day and model has its tokens without cached ones, by project where one is named', async () => {
    const { told, reading } = await usageOf([sampleOf('openai-usage')], ACME)
    expect(told).toEqual([
      [PLACE, DAY, 'tokens_input', 'gpt-5-codex', '37992 tokens'],
      [PLACE, DAY, 'tokens_output', 'gpt-5-codex', '1000 tokens'],
      ['openai_codex:proj_abc', DAY, 'tokens_input', 'gpt-5', '18996 tokens'],
      ['openai_codex:proj_abc', DAY, 'tokens_output', 'gpt-5', '500 tokens'],
    ])
    // A bucket without results says nothing about tokens of any model.
    expect(reading.leftOut).toEqual([{ reason: 'no_use', records: 1 }])
  })
  it('when the vendor does not say how many tokens were cached, then the input is unknown, and the output is not', async () => {
    const { input_cached_tokens, ...used } = openaiUsed('gpt-5', null)
    const { told } = await usageOf([pageOf([openaiBucket(0, [used])])], ACME)
    expect(told).toEqual([[PLACE, DAY, 'tokens_output', 'gpt-5', '500 tokens']])
  })
  it('when a day is read again, then only its later numbers count', async () => {
    const later = pageOf([openaiBucket(0, [{ ...openaiUsed('gpt-5-codex', null), output_tokens: 501 }])])
    const { told } = await usageOf([sampleOf('openai-usage'), later], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'tokens_output', 'gpt-5-codex', '501 tokens'])
  })
  it('when buckets are of hours, then the hours of a day are summed', async () => {
    const hour = (number: number) => {
      const bucket = openaiBucket(0, [openaiUsed(null, null)])
      return {
        ...bucket,
        start_time: bucket.start_time + number * 3_600,
        end_time: bucket.start_time + (number + 1) * 3_600,
      }
    }
    const { told } = await usageOf([pageOf([hour(0), hour(1), hour(23)])], ACME)
    expect(told).toContainEqual([PLACE, DAY, 'tokens_output', null, '1500 tokens'])
  })
  it('when a bucket is longer than a day, or ends before it begins, then it is rejected', async () => {
    const bucket = openaiBucket(0, [openaiUsed(null, null)])
    const long = { ...bucket, end_time: bucket.start_time + 86_401 }
    const backwards = { ...bucket, end_time: bucket.start_time - 1 }
    const endless = { ...bucket, start_time: 1e300 }
    const { told, rejected } = await usageOf([pageOf([bucket, long, backwards, endless])], ACME)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['no_day', 'no_day', 'no_day'])
    expect(told).toContainEqual([PLACE, DAY, 'tokens_output', null, '500 tokens'])
  })
  it('when its first bucket has no results, then the next one says what it is', async () => {
    const path = written('usage.json', pageOf([openaiBucket(0, []), openaiBucket(1, [openaiUsed(null, null)])]))
    const { reading } = await readAll([path], ACME)
    expect(reading.formats.map(({ name }) => name)).toEqual(['openai-usage'])
  })
  it('when no bucket has results, then it may be usage or costs, and --as says which', async () => {
    const path = written('usage.json', pageOf([openaiBucket(0, []), openaiBucket(1, [])]))
    expect(await failed(opening([path], ACME))).toMatchObject({
      message: expect.stringContaining('openai-usage or openai-costs'),
    })
    expect((await opening([path], ACME, 'openai-usage'))._tag).toBe('Right')
  })
})

describe('given the costs of an organization', () => {
  it('when they are read, then dollars are cents, exactly, and a zero is a zero', async () => {
    const { told, facts } = await usageOf([sampleOf('openai-costs')], ACME)
    expect(told).toEqual([
      [PLACE, DAY, 'estimated_cost_cents', null, '6.00012 cents USD'],
      [PLACE, '2026-03-03', 'estimated_cost_cents', null, '0 cents USD'],
    ])
    expect(facts[0]?.data).toMatchObject({ vendor: 'openai_codex', scope: 'acme' })
  })
  it('when they come with the usage, then both are one import', async () => {
    expect((await usageOf([sampleOf('openai-usage'), sampleOf('openai-costs')], ACME)).told).toHaveLength(6)
  })
  it('when a bucket names a currency that is none, then it alone is rejected', async () => {
    const bad = { ...openaiCost(1), amount: { value: 1, currency: 'canary' } }
    const { told, rejected } = await usageOf([pageOf([openaiBucket(0, [openaiCost(1)]), openaiBucket(1, [bad])])], ACME)
    expect(rejected).toMatchObject([{ reasonCode: 'no_currency' }])
    expect(JSON.stringify(rejected)).not.toContain('canary')
    expect(told).toEqual([[PLACE, DAY, 'estimated_cost_cents', null, '100 cents USD']])
  })
})
