import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { array, assert, asyncProperty, boolean, constantFrom, integer, record, uniqueArray } from 'fast-check'
import type { Fact } from '#domain/events/facts'
import { runs } from '#test/support/thorough'
import { COST, FORMER_CASES, USE } from './meeting/former.js'
import { FilesWorld, type How } from './meeting/world.js'
import { written } from './support.js'

/** What the version before told of each case. */
const FORMER: Readonly<Record<string, readonly Fact[]>> = JSON.parse(
  readFileSync('test/connectors/files/meeting/former-facts.json', 'utf8'),
)

describe.each(FORMER_CASES)(
  'given a log in which the version before told of: $name',
  ({ name, files, ...described }) => {
    const hows: readonly How[] =
      name === 'bills, added up'
        ? [
            { ...described, files: 'parts' },
            { ...described, files: 'versions' },
          ]
        : [described]

    it('when the same files are imported again, then nothing counts twice, and nothing vanishes', async () => {
      for (const how of hows) {
        const paths = files.map(([file, content]) => written(file, content))
        const fresh = new FilesWorld()
        await fresh.import(paths, how)
        const upgraded = new FilesWorld()
        await upgraded.importAs(paths, how, FORMER[name] ?? [])
        expect((await upgraded.standing()).size).toBe(new Set(FORMER[name]?.map(({ key }) => key)).size)
        const again = await upgraded.import(paths, how)
        expect(await upgraded.standing()).toEqual(await fresh.standing())
        expect(again.missing).toEqual([])
        const once = await upgraded.import(paths, how)
        expect(once.counts).toMatchObject({ accepted: 0, withdrawn: 0 })
      }
    })
  },
)

describe('given a log in which the version before told of a correction as of another entry', () => {
  const file = (name: string) => written(name, readFileSync(`test/connectors/files/meeting/corrected/${name}`, 'utf8'))
  const told = (key: string): Fact => ({
    kind: 'time_entry',
    place: FORMER['toggl']?.[0]?.place ?? '',
    key,
    occurredAt: '2026-10-20T00:00:00.000Z',
    data: {
      day: '2026-10-20',
      seconds: 10_800,
      role: 'developer',
      category: 'labour',
      billable: true,
      workItem: 'ACME-1',
    },
  })

  it('when it is imported again, then the entry that no row matches stays, is named, and can be withdrawn', async () => {
    const world = new FilesWorld()
    await world.importAs([file('first.csv')], {}, [told('a key of nobody'), told('another one')])
    const again = await world.import([file('tagged.csv')], {})
    expect(again.missing).toMatchObject([{ kind: 'time_entry', records: 2, days: [{ day: '2026-10-20', records: 2 }] }])
    expect((await world.standing()).size).toBe(3)
    const whole = await world.import([file('tagged.csv')], { wholeDays: true })
    expect([whole.counts, whole.missing]).toEqual([expect.objectContaining({ withdrawn: 2 }), []])
    expect((await world.standing()).size).toBe(1)
  })
})

/** A row of an export: the day of October, what was done, from when on, and for how many minutes. */
interface Row {
  readonly day: number
  readonly text: string
  readonly hour: number
  readonly minutes: number
  readonly tag: string
}

const rows = array(
  record({
    day: integer({ min: 1, max: 6 }),
    text: constantFrom('Daily', 'ACME-1 search', 'ACME-2 "fast", again'),
    hour: integer({ min: 8, max: 10 }),
    minutes: integer({ min: 1, max: 3 }).map((quarters) => quarters * 15),
    tag: constantFrom('', 'ux'),
  }),
  { minLength: 1, maxLength: 25 },
)
/** Spans of days, which may overlap. */
const windows = uniqueArray(record({ from: integer({ min: 1, max: 6 }), length: integer({ min: 0, max: 5 }) }), {
  maxLength: 4,
  selector: ({ from, length }) => `${from} ${length}`,
})

const dayOf = ({ day }: Row): string => `2026-10-0${day}`
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':')
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const EXPORTS: Readonly<
  Record<string, { readonly how: How; readonly header: string; readonly line: (row: Row) => string }>
> = {
  toggl: {
    how: {},
    header: 'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags',
    line: (row) =>
      `P,p@e.test,Acme,Shop,,${quoted(row.text)},Yes,${dayOf(row)},${clock(row.hour * 60)},${dayOf(row)},,${clock(row.minutes)},${row.tag}`,
  },
  harvest: {
    how: {},
    header: 'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Roles',
    line: (row) => `${dayOf(row)},Acme,Shop,${row.tag},Dev,${quoted(row.text)},${row.minutes / 60},Yes,`,
  },
  'a table of time': {
    how: {
      mapping: {
        kind: 'time_entry',
        columns: { day: 'Day', minutes: 'Minutes', description: 'Text', category: 'Tag' },
        constants: { billable: 'yes' },
      },
    },
    header: 'Day,Minutes,Text,Tag',
    line: (row) => `${dayOf(row)},${row.minutes},${quoted(row.text)},${row.tag}`,
  },
  'a table of meetings': {
    how: {
      mapping: {
        kind: 'meeting',
        columns: { startsAt: 'Start', minutes: 'Minutes', title: 'Title', tags: 'Tag' },
        constants: { allDay: 'no', status: 'confirmed', invited: '2', accepted: '2', declined: '0', container: 'team' },
      },
    },
    header: 'Start,Minutes,Title,Tag',
    line: (row) => `${dayOf(row)}T${clock(row.hour * 60)}Z,${row.minutes},${quoted(row.text)},${row.tag}`,
  },
  'a table of AI usage': {
    how: { mapping: USE },
    header: 'Day,Tokens',
    line: (row) => `${dayOf(row)},${row.minutes}`,
  },
  'a table of costs': {
    how: { mapping: COST, files: 'versions' },
    header: 'Day,Service,Amount',
    line: (row) => `${dayOf(row)},${quoted(row.text)},${row.minutes}`,
  },
}

describe.each(Object.entries(EXPORTS))(
  'given an export of %s that was cut into files with days in common',
  (_, { how, header, line }) => {
    const fileOf = (name: string, some: readonly Row[]): string =>
      written(name, `${[header, ...some.map(line)].join('\n')}\n`)

    it('when they are imported in any order, in one command or several, then they tell what the whole tells', async () => {
      await assert(
        asyncProperty(rows, windows, boolean(), async (all, spans, isOneCommand) => {
          const whole = new FilesWorld()
          await whole.import([fileOf('whole.csv', all)], how)
          // A day that no span has is a file of its own: a file that leaves out days in between would speak for them.
          const inSpans = (day: number) => spans.some(({ from, length }) => day >= from && day <= from + length)
          const alone = [1, 2, 3, 4, 5, 6].filter((day) => !inSpans(day)).map((from) => ({ from, length: 0 }))
          const cut = [
            ...[...spans, ...alone].map(({ from, length }) =>
              all.filter(({ day }) => day >= from && day <= from + length),
            ),
          ].filter((some) => some.length > 0)
          const different = [...new Map(cut.map((some) => [JSON.stringify(some), some])).values()]
          const paths = different.map((some, i) => fileOf(`${i}.csv`, i % 2 === 0 ? some : some.toReversed()))
          const parts = new FilesWorld()
          if (isOneCommand) await parts.import(paths, how)
          else for (const path of paths) expect((await parts.import([path], how)).missing).toEqual([])
          expect(await parts.standing()).toEqual(await whole.standing())
        }),
        { seed: 1, numRuns: runs(20) },
      )
    })
  },
)
