import { describe, expect, it } from '@jest/globals'
import { type Measured, withMeasured } from './measurements.js'

const ORDER = ['append', 'cached', 'lag']

const measured = (
  benchmark: string,
  figures: Readonly<Record<string, unknown>>,
  stores: Measured['stores'] = 'embedded',
): Measured => ({
  benchmark,
  measures: `What ${benchmark} takes.`,
  stores,
  command: `npm run bench -- ${benchmark}`,
  machine: '2 cores, Node 20.20.0',
  date: '2026-11-26',
  figures,
})

const headings = (page: string): readonly string[] =>
  [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

describe('given the figures of one run', () => {
  it('when they are written, then the section says what, where, when, how, and each figure', () => {
    const page = withMeasured('', measured('append', { events: 1000, ratio: 0.123456 }), ORDER)
    expect(page.slice(page.indexOf('## append'))).toBe(`## append

What append takes.

Measured on 2026-11-26 with 2 cores, Node 20.20.0, on embedded stores (SQLite). Again: \`npm run bench -- append\`

|  | figure |
| --- | --- |
| events | 1000 |
| ratio | 0.123 |
`)
  })
  it('when figures are groups of the same names, then they share a table, as narrow as it can be', () => {
    const page = withMeasured(
      '',
      measured('cached', { one: { p50: 1, p99: 2 }, two: { p50: 3, p99: 4 }, all: { a: 1, b: [2, 3], c: { d: 4 } } }),
      ORDER,
    )
    expect(page).toContain('|  | p50 | p99 |\n| --- | --- | --- |\n| one | 1 | 2 |\n| two | 3 | 4 |\n')
    expect(page).toContain('|  | all |\n| --- | --- |\n| a | 1 |\n| b | 2 / 3 |\n| c | d 4 |\n')
  })
})

describe('given a page with sections', () => {
  const runs = [
    measured('lag', { p99: 20 }),
    measured('append', { events: 2 }),
    measured('append', { events: 3 }, 'servers'),
  ]
  const page = runs.reduce((before, run) => withMeasured(before, run, ORDER), '')

  it('when another benchmark has run, then it stands at its place and the others stay as they are', () => {
    const after = withMeasured(page, measured('cached', { p50: 1 }), ORDER)
    expect(headings(page)).toEqual(['append', 'append on servers', 'lag'])
    expect(headings(after)).toEqual(['append', 'append on servers', 'cached', 'lag'])
    expect(after.replace(/## cached[\s\S]*?(?=## lag)/, '')).toBe(page)
  })
  it('when a benchmark has run again, then only its own section is replaced', () => {
    const after = withMeasured(page, measured('append', { events: 9 }), ORDER)
    expect(after).toBe(page.replace('| events | 2 |', '| events | 9 |'))
  })
  it('when it is written without a change, then it is the same page', () => {
    expect(withMeasured(page, measured('lag', { p99: 20 }), ORDER)).toBe(page)
  })
})
