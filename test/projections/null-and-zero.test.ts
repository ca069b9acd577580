import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type Reports, reportsOf } from './support/reports.js'
import { requestOf } from './support/request.js'
import { SMALL_WORLD, SOURCES } from './support/small-world.js'
import { onlyUntilTheMiddle, without } from './support/taken-away.js'

// Each source of the small world is taken away: wholly, as if it had never been connected; and in part, as if it had been
// read up to the middle of the month only. A claim about the world then becomes null or stays; it never becomes 0.

/** The measures that claim something about the world; record counts say what is held, and are left out. */
const claimsOf = ({
  delivery,
  coordination,
  investment,
  scope,
  ai,
  confidence,
  reconciliation,
}: Reports): Record<string, number | null> => {
  const { costEvidence, labourCategories, currencyConflict, estimated, ...costs } = investment
  const flat = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value as number | null]))
  return {
    ...flat('delivery', delivery),
    ...flat('coordination', coordination),
    ...flat('investment', costs),
    'scope.added.items': scope?.added.items ?? null,
    'scope.expansionPct': scope?.expansionPct ?? null,
    'scope.valuation.valueCents': scope?.valuation.valueCents ?? null,
    'usage.selfReported.assistedShare.value': ai.usage.selfReported.assistedShare?.value ?? null,
    ...Object.fromEntries(confidence.signals.map(({ id, pct }) => [`confidence.${id}`, pct])),
    'reconciliation.supportedCents': reconciliation?.supportedCents ?? null,
    'reconciliation.unbilled.hours': reconciliation?.unbilled.hours ?? null,
  }
}

const request = requestOf()
const whole = claimsOf(await reportsOf(SMALL_WORLD, request))
const results = new Map<string, Record<string, number | null>>()
for (const source of SOURCES) {
  results.set(`${source} wholly`, claimsOf(await reportsOf(without(SMALL_WORLD, source), request)))
  results.set(`${source} in part`, claimsOf(await reportsOf(onlyUntilTheMiddle(SMALL_WORLD, source), request)))
}
const COLUMNS = SOURCES.flatMap((source) => [`${source} wholly`, `${source} in part`])
const toBe = (column: string, claim: string): string => {
  const [now, before] = [results.get(column)?.[claim] ?? null, whole[claim] ?? null]
  return now === before ? 'stays' : now === null ? 'null' : now === 0 ? 'zero' : 'partial'
}

/** The table in docs/definitions.md: claim → column → what becomes of it. */
const documented = new Map(
  (readFileSync('docs/definitions.md', 'utf8').split('## What becomes of a claim')[1] ?? '')
    .split('\n')
    .filter((line) => / (stays|null|partial) \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([claim = '', ...cells]) => [claim.replaceAll('`', ''), cells] as const),
)

describe('a source that is taken away', () => {
  it('is known by the table for every claim, and the table knows no other', () => {
    expect([...documented.keys()].sort()).toEqual(Object.keys(whole).sort())
  })
  it.each(Object.keys(whole))('makes of %s what the table says', (claim) => {
    expect(COLUMNS.map((column) => toBe(column, claim))).toEqual(documented.get(claim))
  })
  it('never makes anything 0', () => {
    for (const column of COLUMNS)
      expect(Object.keys(whole).filter((claim) => toBe(column, claim) === 'zero')).toEqual([])
  })
  it('takes away something, and leaves something', () => {
    for (const column of COLUMNS) {
      const all = Object.keys(whole).map((claim) => toBe(column, claim))
      expect(all).toContain('stays')
      expect(all.some((one) => one !== 'stays')).toBe(true)
    }
  })
})
