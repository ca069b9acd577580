import { describe, expect, it } from '@jest/globals'
import { Gathered } from '#connectors/files/gathered'
import { SourceFailure } from '#import/source'
import type { Candidate } from '#sources/kit/format'

/** The most lines that are gathered in one reading, as a reader of the files is told. */
const MOST = 200_000

/** An invoice of so many lines, whose ids begin with a number. */
const invoice = (number: string, count: number, first = 0): Candidate<'invoice'> => ({
  kind: 'invoice',
  place: 'acme',
  known: { key: number },
  data: {
    number,
    status: 'issued',
    issuedOn: '2026-03-31',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    currency: 'EUR',
    lines: Array.from({ length: count }, (_, i) => ({
      id: String(first + i),
      description: 'Design',
      category: 'labour',
      role: null,
      hours: '1',
      unitAmount: '100',
      amount: '100',
    })),
  },
})

const refusalOf = (work: () => void): unknown => {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof SourceFailure ? error.error : error
  }
}
const REFUSAL = expect.objectContaining({
  message: 'the files have more than 200000 lines of invoices: import fewer files at once',
})

describe('given as many lines of invoices as are gathered in one reading', () => {
  const full = (): Gathered => {
    const gathered = new Gathered()
    gathered.add(invoice('1', MOST / 2), 'line 2')
    gathered.add(invoice('2', MOST / 2), 'line 3')
    return gathered
  }

  it('then all of them are kept', () => {
    const gathered = full()
    expect([...gathered.take()].map(({ fact, isWhole }) => [fact.data.lines.length, isWhole])).toEqual([
      [MOST / 2, true],
      [MOST / 2, true],
    ])
  })
  it('when one of them comes again, then it is none more', () => {
    const gathered = full()
    expect(gathered.add(invoice('1', 1), 'line 4')).toBe('stated_again')
  })
  it('when there is one more, then the reading is refused', () => {
    const gathered = full()
    expect(refusalOf(() => gathered.add(invoice('2', 1, MOST / 2), 'line 4'))).toEqual(REFUSAL)
  })
  it('when there is one more that cannot be read, then the reading is refused', () => {
    const gathered = full()
    expect(refusalOf(() => gathered.miss('2'))).toEqual(REFUSAL)
  })
})
