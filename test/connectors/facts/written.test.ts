import { describe, expect, it } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import { factOf } from '#connectors/facts/fact'
import { streamOf } from '#domain/events/catalogue'
import { contentHashOf } from '#eventlog/new-event'
import type { NewEvent } from '#eventlog/port'
import { WORKSPACE } from '#test/projections/support/events'
import { documentsIn } from '#test/projector/support/stores'
import { EXAMPLES, PROJECT } from '#test/support/facts/examples'
import { importing } from '#test/support/facts/importing'
import { ok } from '#test/support/stores/outcome'

const places = { projects: new Set([PROJECT]), names: new Map<string, string>() }
const { time_entry, ai_usage } = EXAMPLES
const { seconds: _, ...timeless } = time_entry.data
const read = (line: object, more: object) => {
  const fact = factOf({ ...line, data: more }, places)
  return isLeft(fact) ? fact.left.message : fact.right.fact.data
}

describe('a line of a time entry', () => {
  it('names whole minutes or seconds, and is read as seconds', () => {
    expect(read(time_entry, { ...timeless, seconds: 34 })).toEqual({ ...timeless, seconds: 34 })
    expect(read(time_entry, { ...timeless, minutes: 90 })).toEqual({ ...timeless, seconds: 5_400 })
  })
  it.each<[string, object]>([
    ['neither', {}],
    ['both', { minutes: 1, seconds: 60 }],
  ])('that names %s, is no fact', (_name, more) => {
    expect(read(time_entry, { ...timeless, ...more })).toBe('data: expected an entry of either `seconds` or `minutes`')
  })
  it.each<[object, string]>([
    [{ seconds: 0 }, 'data.seconds: expected an integer from 1 to 600,000,000'],
    [{ seconds: 1.5 }, 'data.seconds: expected an integer from 1 to 600,000,000'],
    [{ minutes: 0.5 }, 'data.minutes: expected an integer from 1 to 10,000,000'],
    [{ minutes: 10_000_001 }, 'data.minutes: expected an integer from 1 to 10,000,000'],
  ])('of %j, is no fact', (more, message) => expect(read(time_entry, { ...timeless, ...more })).toBe(message))
})

describe('a line of AI usage', () => {
  it.each<[string | number, string]>([
    ['17', '17'],
    ['1234567890123.4567890123456789', '1234567890123.4567890123456789'],
    [17, '17'],
    [0.1, '0.1'],
    [2e-7, '0.0000002'],
  ])('of the value %p, is the text %s', (value, text) =>
    expect(read(ai_usage, { ...ai_usage.data, value })).toEqual({ ...ai_usage.data, value: text }),
  )
  it('of the value null, is a fact of which a part is not known', () =>
    expect(read(ai_usage, { ...ai_usage.data, value: null })).toEqual({ ...ai_usage.data, value: null }))
  it.each([[2e15], ['1e3']])('of the value %p, is no fact', (value) =>
    expect(read(ai_usage, { ...ai_usage.data, value })).toMatch(/^data\.value.* a decimal number as text/),
  )
})

describe('a log in which an earlier version wrote minutes and numbers', () => {
  const lines = [
    { ...time_entry, data: { ...timeless, minutes: 60 } },
    { ...ai_usage, data: { ...ai_usage.data, value: 7 } },
  ]
  /** The log of an import, with its facts as version 1 had them. */
  const asBefore = async () => {
    const world = await importing()
    world.write('export.jsonl', lines)
    const { connectionId } = await ok(world.imports('export.jsonl'))
    const events = (await world.events()).map(({ type, schemaVersion, data, eventId, metadata }): NewEvent => {
      const old = lines.find(({ kind }) => kind === (metadata as { entity: { kind: string } }).entity.kind)?.data
      return old === undefined
        ? { type, schemaVersion, data, eventId, metadata }
        : {
            type,
            schemaVersion: 1,
            data: old,
            eventId,
            metadata: { ...(metadata as object), contentHash: contentHashOf(old) },
          }
    })
    const before = await importing()
    const [first, ...rest] = events
    await ok(
      before.stores.eventLog.append(streamOf.connection(WORKSPACE, connectionId), -1, [first as NewEvent, ...rest]),
    )
    return before
  }
  it('is folded as if they were seconds and text', async () => {
    const world = await asBefore()
    await world.fold()
    const { time_entry: entries = {}, ai_usage: usage = {}, put_aside: aside = {} } = documentsIn(world.stores.readFile)
    expect(aside).toEqual({})
    const hash = contentHashOf(time_entry.data)
    expect(Object.values(entries)).toMatchObject([{ observations: [{ facts: time_entry.data, hash }] }])
    expect(Object.values(usage)).toMatchObject([{ observations: [{ facts: ai_usage.data }] }])
  })
  it.each([false, true])('finds what a new export says of them unchanged (folded before: %p)', async (isFolded) => {
    const world = await asBefore()
    if (isFolded) await world.fold()
    const { counts } = await world.import([...lines, { ...time_entry, key: 't2', data: { ...timeless, seconds: 34 } }])
    expect(counts).toEqual({ accepted: 1, unchanged: 2, withdrawn: 0, rejected: 0 })
  })
})
