import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { opening, readAll, written } from './support.js'

const record = (stream: string, one: object): string =>
  JSON.stringify({ type: 'RECORD', stream, record: one, time_extracted: '2026-03-06T00:00:00Z' })
const schema = (stream: string): string =>
  JSON.stringify({ type: 'SCHEMA', stream, schema: { properties: {} }, key_properties: ['id'] })
const STATE = JSON.stringify({ type: 'STATE', value: { bookmarks: {} } })
const entries: readonly object[] = JSON.parse(sampleOf('harvest-entries')).time_entries
const invoices: readonly object[] = JSON.parse(sampleOf('harvest-invoices')).invoices

/** Messages as a tap of Harvest tells them, one stream after another. */
const messages = [
  schema('clients'),
  ...Array.from({ length: 500 }, (_, id) => record('clients', { id, name: 'Canary Industries' })),
  STATE,
  schema('time_entries'),
  ...entries.map((one) => record('time_entries', one)),
  STATE,
].join('\n')

describe('given messages of a Singer tap', () => {
  it('when a stream is of a known format, then its records are read as those of the product, and others are counted', async () => {
    const { reading, facts, rejected } = await readAll([written('tap.jsonl', messages)])
    expect(facts).toEqual(
      (await readAll([written('entries.json', sampleOf('harvest-entries'))])).facts.map((one) => one),
    )
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'other_stream', records: 500 },
      { reason: 'running_timer', records: 1 },
    ])
  })
  it('when it has two such streams, then a name chooses which is read', async () => {
    const both = [messages, schema('invoices'), ...invoices.map((one) => record('invoices', one))].join('\n')
    const reading = await ok(opening([written('tap.jsonl', both)], {}, 'harvest-invoices'))
    expect(reading.formats.map(({ name }) => name)).toEqual(['harvest-invoices'])
    expect((await readAll([written('tap.jsonl', both)])).reading.formats.map(({ name }) => name)).toEqual([
      'harvest-entries',
    ])
  })
  it('when its first schema is longer than what a file is recognised by, then its records are read all the same', async () => {
    const properties = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`member ${i}`, { type: 'string' }]))
    const long = JSON.stringify({ type: 'SCHEMA', stream: 'time_entries', schema: { properties }, key_properties: [] })
    const { facts, rejected } = await readAll([written('tap.jsonl', `${long}\n${messages}`)])
    expect([facts.length, rejected]).toEqual([2, []])
  })
  it('when a message is cut off or its record is broken, then it is a dead letter', async () => {
    const broken = `${messages}\n${record('time_entries', { ...entries[0], id: 7, hours: null })}\n{"type":"RECORD","stre`
    const { rejected } = await readAll([written('tap.jsonl', broken)])
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['invalid_record', 'not_json'])
  })
})
