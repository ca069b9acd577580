import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, written } from '../files/support.js'
import { usageOf } from './support.js'

const ACME = { container: 'acme' }
const CURSOR = 'cursor:acme'
const [FIRST, SECOND] = ['2026-03-02', '2026-03-03']

describe('given the usage that the dashboard of Cursor exports', () => {
  it('when it is read, then a day and model with an included request has no known cost, and a zero is a zero', async () => {
    const { told, facts, rejected } = await usageOf([sampleOf('cursor-csv')], ACME)
    expect(told).toEqual([
      [CURSOR, FIRST, 'estimated_cost_cents', 'composer-2-fast', 'unknown cents USD'],
      [CURSOR, FIRST, 'tokens_input', 'composer-2-fast', '160000 tokens'],
      [CURSOR, FIRST, 'tokens_output', 'composer-2-fast', '2060 tokens'],
      [CURSOR, SECOND, 'tokens_input', 'claude-4.6-sonnet-thinking', '0 tokens'],
      [CURSOR, SECOND, 'tokens_output', 'claude-4.6-sonnet-thinking', '0 tokens'],
    ])
    expect(facts[0]?.data).toMatchObject({ vendor: 'cursor', provenance: 'provider_export' })
    expect(rejected).toEqual([])
  })
  it('when it was exported before the dashboard had teams, kinds and signs of money, then it is read as well', async () => {
    const old = `Date,Model,Input (w/ Cache Write),Input (w/o Cache Write),Cache Read,Output Tokens,Total Tokens,Cost,Cost to you
2026-03-02,gpt-4o,10,5,0,15,30,0.105,0.10
2026-03-02,gpt-4o,10,5,0,15,30,0.105,0.10
`
    const { told } = await usageOf([old], ACME)
    // Rows of a day that do not say when they were cannot be recognised again: all of them count.
    expect(told).toEqual([
      [CURSOR, FIRST, 'estimated_cost_cents', 'gpt-4o', '21 cents USD'],
      [CURSOR, FIRST, 'tokens_input', 'gpt-4o', '10 tokens'],
      [CURSOR, FIRST, 'tokens_output', 'gpt-4o', '30 tokens'],
    ])
  })
  it('when two exports overlap, then each request counts once', async () => {
    const { told, reading } = await usageOf([sampleOf('cursor-csv'), `${sampleOf('cursor-csv')}\n`], ACME)
    expect(told).toContainEqual([CURSOR, FIRST, 'estimated_cost_cents', 'composer-2-fast', 'unknown cents USD'])
    expect(reading.leftOut).toEqual([{ reason: 'stated_again', records: 3 }])
  })
  it('when two exports of days without a time overlap, then equal rows count as often as in the one that has most', async () => {
    const header =
      'Date,Model,Input (w/ Cache Write),Input (w/o Cache Write),Cache Read,Output Tokens,Total Tokens,Cost'
    const row = '2026-03-02,gpt-4o,10,5,0,15,30,0.105'
    const other = '2026-03-03,gpt-4o,10,7,0,15,32,0.105'
    const csv = (...rows: readonly string[]): string => [header, ...rows, ''].join('\n')
    for (const contents of [
      [csv(row), csv(row, row, other)],
      [csv(row, row, other), csv(row)],
      [csv(row, row), csv(other, row)],
    ]) {
      const { told } = await usageOf(contents, ACME)
      expect(told).toContainEqual([CURSOR, FIRST, 'tokens_input', 'gpt-4o', '10 tokens'])
      expect(told).toContainEqual([CURSOR, SECOND, 'tokens_input', 'gpt-4o', '7 tokens'])
    }
  })
  it('when it comes with the events of the API, then the import is refused: both say the same', async () => {
    const paths = [written('usage.csv', sampleOf('cursor-csv')), written('events.json', sampleOf('cursor-events'))]
    expect(await failed(opening(paths, ACME))).toMatchObject({
      message: expect.stringContaining('must not be added up'),
    })
  })
  it('when a row is broken, then it alone is rejected, with its line and the reason', async () => {
    const broken = sampleOf('cursor-csv').replace('"2055"', '"canary"').replace('2026-03-03T00:00:00.000Z', 'canary')
    const { told, rejected } = await usageOf([broken], ACME)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual([
      ['export-0.json, line 2', 'no_tokens'],
      ['export-0.json, line 4', 'no_day'],
    ])
    expect(JSON.stringify(rejected)).not.toContain('canary')
    expect(told).toContainEqual([CURSOR, FIRST, 'tokens_output', 'composer-2-fast', '5 tokens'])
  })
})

describe('given the usage that a user reported, with a request that the plan includes', () => {
  it('when it is read, then all tokens count, and the cost of the day and model is not known', async () => {
    const { told } = await usageOf(
      [readFileSync('test/connectors/ai-usage/reported/cursor-included.csv', 'utf8')],
      ACME,
    )
    expect(told).toEqual([
      [CURSOR, '2026-10-05', 'estimated_cost_cents', 'claude-4-sonnet', 'unknown cents USD'],
      [CURSOR, '2026-10-05', 'tokens_input', 'claude-4-sonnet', '901000 tokens'],
      [CURSOR, '2026-10-05', 'tokens_output', 'claude-4-sonnet', '90100 tokens'],
    ])
  })
})

describe('given the usage that the Claude Console exports', () => {
  it('when it is read, then API keys are summed for each day, model and workspace; cached tokens are no input', async () => {
    const { told } = await usageOf([sampleOf('claude-console')])
    expect(told).toEqual([
      ['claude_code:Claude Code', FIRST, 'tokens_input', 'claude-opus-5', '47000 tokens'],
      ['claude_code:Claude Code', FIRST, 'tokens_output', 'claude-opus-5', '17000 tokens'],
      ['claude_code:Default', FIRST, 'tokens_input', 'claude-opus-5', '500 tokens'],
      ['claude_code:Default', FIRST, 'tokens_output', 'claude-opus-5', '100 tokens'],
    ])
  })
  it('when a day was exported again, then only its later numbers count', async () => {
    const later = sampleOf('claude-console').replace(',16932,', ',16933,')
    const { told } = await usageOf([sampleOf('claude-console'), later])
    expect(told).toContainEqual(['claude_code:Claude Code', FIRST, 'tokens_output', 'claude-opus-5', '17001 tokens'])
  })
  it('when a row names no workspace, then --container does', async () => {
    const nameless = sampleOf('claude-console').replace(',Default,', ',,')
    expect((await usageOf([nameless])).rejected).toMatchObject([{ reasonCode: 'unknown_account' }])
    expect((await usageOf([nameless], ACME)).told.map(([place]) => place)).toContain('claude_code:acme')
  })
})
