import { describe, expect, it } from '@jest/globals'
import type { EvidenceKind } from '#domain/events/connections'
import type { ItemState } from '#domain/events/work-items'
import { formats } from '#sources/formats'
import type { Choices } from '#sources/kit/format'
import { uuid } from '#test/projections/support/events'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from './support.js'

// What an import says that it assumes is what it stores: of all formats, for all choices.

/** States of lists and sections of boards, which only people know. */
const STATES: ReadonlyMap<string, ItemState> = new Map([
  ['Backlog', 'todo'],
  ['Doing', 'in_progress'],
  ['Shipped 🎉', 'done'],
  ['Dropped', 'cancelled'],
])

const ANSWERED: Partial<Choices> = {
  container: 'acme',
  zone: 'Asia/Shanghai',
  billable: 'yes',
  currency: 'EUR',
  states: STATES,
}

/** Two answers to each choice that has one value. */
const CHOICES = {
  project: [uuid('one project'), uuid('another project')],
  role: ['developer', 'designer'],
  branch: ['main', 'develop'],
  container: ['acme', 'umbrella'],
  billable: ['yes', 'no'],
  currency: ['EUR', 'JPY'],
  zone: ['Asia/Shanghai', 'America/New_York'],
  dates: ['day_first', 'month_first'],
  decimal: ['point', 'comma'],
} as const satisfies { readonly [A in keyof Choices]?: readonly [Choices[A], Choices[A]] }
type Choice = keyof typeof CHOICES

/** Two meanings of the words of each table. */
const MEANINGS = {
  projects: [uuid('one project'), uuid('another project')],
  roles: ['artist', 'tester'],
  states: ['todo', 'cancelled'],
  types: ['epic', 'bug'],
  categories: ['fixed', 'cloud'],
  items: ['SHOP-1', 'SHOP-2'],
} as const
type Table = keyof typeof MEANINGS

/** Samples, and time sheets that do not say whether their time is billable. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(formats.map(({ name }) => [name, sampleOf(name)])),
  'toggl without the column': sampleOf('toggl').replace(',Billable,', ',Sent,'),
  'toggl with an empty cell': sampleOf('toggl').replace(',Yes,', ',,'),
  'clockify without the column': sampleOf('clockify').replace(',Billable,', ',Sent,'),
  'clockify with an empty cell': sampleOf('clockify').replace(',Yes,', ',,'),
  'harvest with an empty cell': sampleOf('harvest').replace(',Yes,', ',,'),
  'harvest without roles': sampleOf('harvest').replace(',designer,', ',,'),
}

const read = async (content: string, choices: Partial<Choices>) => {
  const { reading, facts, rejected } = await readAll([written('export', content)], { ...ANSWERED, ...choices })
  return { stored: JSON.stringify([facts, rejected]), facts, assumed: reading.assumptions, unneeded: reading.unneeded }
}

/** All texts of a file that may be a word of a table. */
const wordsOf = (content: string): readonly string[] => {
  const cells = content.split(/[,;\n"]/).map((cell) => cell.trim())
  const strings = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  return [...new Set([...cells, ...strings])].filter((word) => word !== '' && word.length <= 100)
}

describe.each(Object.entries(FILES))('given the file %s', (_, content) => {
  it.each(Object.keys(CHOICES) as Choice[])(
    'when %s is answered, then it is assumed exactly if another answer stores something else',
    async (choice) => {
      const [one, other] = CHOICES[choice]
      const first = await read(content, { [choice]: one })
      const second = await read(content, { [choice]: other })
      const isAssumed = [first, second].some(({ assumed }) => assumed.some(({ answer }) => answer === choice))
      expect([choice, isAssumed]).toEqual([choice, first.stored !== second.stored])
      for (const { assumed, unneeded } of [first, second]) {
        const [now] = assumed.filter(({ answer }) => answer === choice)
        expect(unneeded.some(({ answer }) => answer === choice)).toBe(now === undefined)
      }
    },
  )
  it.each(Object.keys(MEANINGS) as Table[])(
    'when the meaning of words is answered by %s, then a word is assumed exactly if another meaning stores something else',
    async (table) => {
      const [one, other] = MEANINGS[table]
      const known: ReadonlyMap<string, string> = table === 'states' ? STATES : new Map()
      const answering = (words: ReadonlyMap<string, string>) => read(content, { [table]: words } as Partial<Choices>)
      // Of several words of a record the first answered one may count: without it the next one does.
      let words = new Map([...known, ...wordsOf(content).map((word) => [word, one] as const)])
      for (;;) {
        const all = await answering(words)
        const assumed = all.assumed.flatMap(({ answer, word }) => (answer === table && word !== null ? [word] : []))
        const added = assumed.filter((word) => words.get(word) === one && !known.has(word))
        for (const word of added) {
          const { stored } = await answering(new Map(words).set(word, other))
          expect([word, stored !== all.stored]).toEqual([word, true])
        }
        if (added.length === 0) break
        words = new Map([...words].filter(([word]) => !added.includes(word)))
      }
      const needed = new Map([...words].filter(([word]) => known.has(word)))
      expect((await answering(words)).stored).toBe((await answering(needed)).stored)
    },
  )
})

describe('given a time sheet that does not say whether its time is billable', () => {
  const billableIn = (facts: Awaited<ReturnType<typeof readAll>>['facts']): readonly unknown[] =>
    facts.map(({ data }) => (data as { readonly billable?: unknown }).billable)
  it.each([
    ['toggl without the column', [true, true], [false, false]],
    ['clockify without the column', [true, true], [false, false]],
    ['toggl with an empty cell', [true, false], [false, false]],
    ['clockify with an empty cell', [true, false], [false, false]],
    ['harvest with an empty cell', [true, false], [false, false]],
  ])('when it is %s, then what is answered is stored', async (name, yes, no) => {
    const content = FILES[name] ?? ''
    expect(billableIn((await read(content, { billable: 'yes' })).facts)).toEqual(yes)
    expect(billableIn((await read(content, { billable: 'no' })).facts)).toEqual(no)
  })
  it.each(['toggl without the column', 'clockify without the column'])(
    'when it is %s and nothing is answered, then it is asked for',
    async (name) => {
      expect(await failed(opening([written('export', FILES[name] ?? '')]))).toMatchObject({
        message: expect.stringContaining('add --billable yes or --billable no'),
      })
    },
  )
  it.each(['toggl with an empty cell', 'clockify with an empty cell', 'harvest with an empty cell'])(
    'when it is %s and nothing is answered, then the row is rejected, and is no "not billable"',
    async (name) => {
      const { facts, rejected } = await readAll([written('export', FILES[name] ?? '')])
      expect(billableIn(facts)).toEqual([false])
      expect(rejected).toMatchObject([{ reasonCode: 'no_billable', message: expect.stringContaining('--billable') }])
    },
  )
})

describe('given the formats', () => {
  it('when they feed kinds of facts, then all kinds are among the files of this test', async () => {
    const kinds = new Set(formats.flatMap((format) => format.kinds))
    const seen = new Set<EvidenceKind>()
    for (const { name } of formats) for (const { kind } of (await read(FILES[name] ?? '', {})).facts) seen.add(kind)
    expect(seen).toEqual(kinds)
  })
})
