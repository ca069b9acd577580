import { describe, expect, it } from '@jest/globals'
import { array, assert, constantFrom, dictionary, integer, jsonValue, property, string, uniqueArray } from 'fast-check'
import { DEEPEST, JsonSplitter, LONGEST_RECORD } from '#sources/kit/json-splitter'
import { runs } from '#test/support/thorough'

const LISTS = new Set(['issues', 'data', 'answer.rows'])

/** Splits a text whose bytes arrive in pieces that end at the given places. */
const split = (text: string, cuts: readonly number[] = [], onePerLine = false) => {
  const bytes = Buffer.from(text)
  const splitter = new JsonSplitter(LISTS, onePerLine)
  const ends = [...cuts.filter((cut) => cut < bytes.length), bytes.length].sort((a, b) => a - b)
  const found = ends.flatMap((end, i) => splitter.records(bytes.subarray(ends[i - 1] ?? 0, end)))
  return [...found, ...splitter.rest()]
}
const textsOf = (text: string, cuts?: readonly number[], onePerLine?: boolean) =>
  split(text, cuts, onePerLine).map(({ bytes }) => bytes?.toString() ?? null)
const numbersOf = (text: string, onePerLine = false): readonly unknown[] =>
  textsOf(text, [], onePerLine).map((one) => {
    try {
      return JSON.parse(one ?? '').n
    } catch {
      return 'broken'
    }
  })

/** The ways in which hosts and their programs write a list of records. */
const WRITTEN: Readonly<Record<string, (records: readonly string[]) => string>> = {
  'an array': (records) => `[${records.join(',')}]`,
  'arrays one after another': (records) => records.map((one) => `[${one}]`).join(''),
  'an array of arrays': (records) => `[${records.map((one) => `[${one}]`).join(', ')}]\n`,
  'one a line': (records) => records.join('\n'),
  'pages with a list': (records) =>
    records.map((one) => `{"next": "x]}", "issues": [${one}], "isLast": {"a": []}}`).join('\n'),
  'pages with a list in a member': (records) =>
    records
      .map((one) => `{"time": "{", "answer": {"from": 1, "rows": [${one}], "of": {"rows": []}}, "last": [1]}`)
      .join('\n'),
  'an array of pages with a list in a member': (records) =>
    `[${records.map((one) => `{"answer":{"rows":[${one}]},"more":{"answer":{}}}`).join(',')}]`,
  'an array of pages': (records) => `[${records.map((one) => `{"data":[${one}],"more":false}`).join(',')}]`,
}

const record = dictionary(string(), jsonValue()).filter(
  (one) => !Object.keys(one).some((name) => LISTS.has(name) || name === 'answer'),
)

describe('given records of JSON, written as hosts write them', () => {
  it('when they are split in whatever pieces they come, then each record comes out once, as it was written', () => {
    assert(
      property(
        array(record, { minLength: 1, maxLength: 8 }),
        constantFrom(...Object.keys(WRITTEN)),
        constantFrom(0, 2),
        uniqueArray(integer({ min: 1, max: 400 }), { maxLength: 20 }),
        (records, form, indent, cuts) => {
          const texts = records.map((one) => JSON.stringify(one, null, indent))
          expect(textsOf(WRITTEN[form]?.(texts) ?? '', cuts)).toEqual(texts)
        },
      ),
      { seed: 1, numRuns: runs(500) },
    )
  })
  it('when a record is empty, then it is still a record, and an empty list has none', () => {
    expect(textsOf('[{}, {}]')).toEqual(['{}', '{}'])
    expect(textsOf('[]')).toEqual([])
    expect(textsOf('{"issues": []}')).toEqual([])
    expect(textsOf('{"answer": {"rows": []}, "time": 1}{"answer": {}}{"a": 1}')).toEqual(['{"a": 1}'])
    expect(textsOf('{"rows": [{"a": 1}]}')).toEqual(['{"rows": [{"a": 1}]}'])
  })
  it('when a record begins, then its number and line say where', () => {
    const found = split('[\n{"n":1},\n{"n":\n2}]').map(({ number, line }) => ({ number, line }))
    expect(found).toEqual([
      { number: 1, line: 2 },
      { number: 2, line: 3 },
    ])
  })
})

describe('given JSON that is broken in places', () => {
  it('when a line is cut off, then it is one broken record, and the next line is whole', () => {
    expect(numbersOf('{"n":1}\n{"n":2,"a":[{\n{"n":3}\n{"n":"x\n{"n":5}', true)).toEqual([1, 'broken', 3, 'broken', 5])
  })
  it('when a string in a list is not closed on its line, then what follows the record is found again', () => {
    expect(numbersOf('[\n{"n":1},\n{"t":"not closed\n},\n{"n":3}\n]')).toEqual([1, 'broken', 3])
  })
  it('when such a string ends with a backslash, then the next string is not taken for its rest', () => {
    expect(numbersOf('[\n{"t":"not closed\\\n},\n{"":0,"n":3}\n]')).toEqual(['broken', 3])
  })
  it('when words stand between records, then they are one broken record', () => {
    expect(numbersOf('[{"n":1}, null, {"n":3}]')).toEqual([1, 'broken', 3])
    expect(numbersOf('}}}')).toEqual(['broken'])
  })
  it('when the file is cut off, then the last record is broken, not lost', () => {
    expect(numbersOf('[{"n":1},{"n":2')).toEqual([1, 'broken'])
  })
  it.each(['[{"n":1}', '[{"n":1},\n', '{"issues":[{"n":1}', '{"issues":[{"n":1}]'])(
    'when it is cut off between two records, as in %j, then the list does not count as whole',
    (text) => {
      expect(numbersOf(text)).toEqual([1, 'broken'])
    },
  )
  it('when brackets are nested without end, then they are one broken record', () => {
    expect(numbersOf('['.repeat(100_000))).toEqual(['broken'])
    expect(numbersOf('{"issues":['.repeat(10_000))).toEqual(['broken'])
  })
  it('when a record has more brackets within each other than are parsed, then it says so, and the next does not', () => {
    // The record's own bracket is the first.
    const nested = (depth: number) => `{"n":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    const records = split(`[${nested(DEEPEST + 1)},${nested(DEEPEST)},{"n":2}]`)
    expect(records.map(({ isTooDeep }) => isTooDeep)).toEqual([true, false, false])
  })
  it('when a record is longer than the bound, then its bytes are not kept, and its digest still distinguishes it', () => {
    const long = (end: string) => `[{"t":"${'x'.repeat(LONGEST_RECORD)}${end}"},{"n":2}]`
    const [first, second] = split(long('a'))
    expect([first?.bytes, second?.bytes?.toString()]).toEqual([null, '{"n":2}'])
    expect(first?.digest()).not.toBe(split(long('b'))[0]?.digest())
    expect(first?.digest()).toBe(split(long('a'), [1_000, 2_000_000])[0]?.digest())
  })
})
