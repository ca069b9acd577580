import { describe, expect, it } from '@jest/globals'
import { assert, asyncProperty, constantFrom, integer, nat, tuple } from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { readingOf } from '#import/source'
import { formats } from '#sources/formats'
import { sampleOf } from '#test/support/files/samples'
import { runs } from '#test/support/thorough'
import { ANSWERS, opening, written } from './support.js'

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** What no product writes where a value of JSON, a cell of a table or the value of a property stands. */
const VALUES = [
  'null',
  'true',
  '-0',
  '1e999',
  '-1e999',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[null]',
  '[{"name":null}]',
  '{"__proto__":{"polluted":true}}',
  '""',
  '"',
  '"__proto__"',
  '"NaN"',
  '"\\u001b[31m\\r\\nINJECT"',
  '"\\ud800"',
  '"\u0000"',
  '"0000-00-00"',
  '"2026-02-30T25:61:61Z"',
  '"-1"',
  `"${'x'.repeat(100_000)}"`,
  DEEP,
  '',
  'FREQ=SECONDLY',
  'FREQ=DAILY;INTERVAL=0;COUNT=99999999999',
  'TZID=Nowhere:99991231T235959',
]

/** A character that no message may hold: it steers a terminal, or begins another line. */
const CONTROL = /\p{Cc}/u

/** The parts of a file that may be another one's: values, cells, names, lines. */
const tokensOf = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[^\s",;:[\]{}]+|\n/g)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))

type Mutation = readonly [at: number, value: string, more: number]

/** Puts a value where a token stands, leaves out what follows it up to another, or both. */
const mutated = (text: string, [at, value, more]: Mutation): string => {
  const tokens = tokensOf(text)
  const index = tokens.length === 0 ? 0 : at % tokens.length
  const first = tokens[index]
  const last = tokens[Math.min(index + more, tokens.length - 1)]
  return first === undefined || last === undefined
    ? value
    : `${text.slice(0, first.from)}${value}${text.slice(last.to)}`
}

const mutation = tuple(nat(), constantFrom(...VALUES), constantFrom(0, 0, 0, 0, 1, 5)).map((one): Mutation => one)

describe.each(formats.map(({ name }) => name))('given a file of the format %s as no product writes it', (name) => {
  const sample = sampleOf(name)
  it('when it is read, then it comes to facts and rejections, or to a reason in one line, and never to an exception', async () => {
    await assert(
      asyncProperty(tuple(mutation, mutation), integer({ min: 1, max: 2 }), async (mutations, times) => {
        const file = written('export', mutations.slice(0, times).reduce(mutated, sample))
        const opened = await opening(
          [file],
          {
            container: 'acme',
            zone: 'Asia/Shanghai',
            dates: 'day_first',
            decimal: 'point',
            billable: 'yes',
            currency: 'EUR',
          },
          name,
        )
        if (isLeft(opened)) {
          expect(opened.left.message).not.toMatch(CONTROL)
          return
        }
        const messages: string[] = []
        const read = await readingOf(async () => {
          for await (const record of opened.right.facts(() => undefined))
            if (record.kind === 'dead_letter') messages.push(`${record.record} ${record.reasonCode} ${record.message}`)
            else expect(record.occurredAt >= '1970' && record.occurredAt < '2200').toBe(true)
        })
        if (isLeft(read)) messages.push(read.left.message)
        for (const message of messages) {
          expect(message).not.toMatch(CONTROL)
          expect(message.length).toBeLessThan(1_000)
        }
      }),
      { seed: 1, numRuns: runs(40) },
    )
    expect(ANSWERS).not.toHaveProperty('polluted')
  })
})
