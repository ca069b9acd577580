import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { TimeEntryFacts } from '#domain/events/commercial'
import { readAll, written } from '#test/connectors/files/support'
import { readTable } from './support.js'

const reported = (name: string): string => readFileSync(`test/connectors/tables/reported/${name}`, 'utf8')
const mapOf = (name: string): object => JSON.parse(reported(`${name}.map.json`))
const dataOf = (facts: readonly { readonly data: unknown }[]): readonly TimeEntryFacts[] =>
  facts.map(({ data }) => data as TimeEntryFacts)

describe('given tables as users reported them', () => {
  it('when days have a clock, no signs or are in words, then each is the day that is written there', async () => {
    const { facts, rejected } = await readTable(reported('days-with-clock.csv'), mapOf('days-with-clock'))
    expect(rejected).toEqual([])
    expect(dataOf(facts).map(({ day }) => day)).toEqual([
      '2026-10-05',
      '2026-10-06',
      '2026-10-07',
      '2026-10-08',
      '2026-10-12',
      '2026-10-13',
    ])
  })
  it('when durations are in units, then they are read to the second', async () => {
    const { facts, rejected } = await readTable(reported('durations-in-units.csv'), mapOf('durations-in-units'))
    expect(rejected).toEqual([])
    expect(dataOf(facts).map(({ seconds }) => seconds)).toEqual([8_820, 5_400, 2_700])
  })
  it('when an organization exports Toggl, then its durations are read to the second', async () => {
    const { facts, rejected } = await readAll([written('toggl.csv', reported('toggl-durations.csv'))])
    expect(rejected).toEqual([])
    expect(dataOf(facts).map(({ seconds }) => seconds)).toEqual([1_105, 7_530, 42])
  })
  it.each([
    ['toggl_sep.csv', [14_400, 3_600]],
    ['harvest_sep.csv', [4_068, 252]],
  ])('when the first line of %s names its delimiter, then the table after it is read', async (name, seconds) => {
    const { facts, rejected } = await readAll([written(name, reported(name))])
    expect(rejected).toEqual([])
    expect(dataOf(facts).map((data) => data.seconds)).toEqual(seconds)
  })
})
