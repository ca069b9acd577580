import { describe, expect, it } from '@jest/globals'
import { array, assert, nat, property, record } from 'fast-check'
import { type Share, Sums } from '#connectors/files/sums'
import { openScratch } from '#import/scratch'

const shareOf = (sum: number, amount: string): Share => ({
  kind: 'cloud_line',
  place: 'acme',
  known: { key: `sum ${sum}` },
  data: { service: `${sum}`, from: '2026-03-02', to: '2026-03-02', amount, currency: 'USD', estimated: false },
})

const amountsOf = (sums: Sums): ReadonlyMap<string, string> =>
  new Map([...sums.take()].map(({ data }) => ('amount' in data ? [data.service, data.amount] : ['', ''])))

const withSums = (run: (sums: Sums) => void): void => {
  const scratch = openScratch()
  try {
    run(new Sums(scratch))
  } finally {
    scratch.close()
  }
}

describe('given parts of sums', () => {
  it('when parts are stated in any order and again, then each sum has what was stated last of each part', () => {
    const statement = record({ part: nat(5), adds: array(record({ sum: nat(3), cents: nat(100) }), { maxLength: 4 }) })
    assert(
      property(array(statement, { maxLength: 30 }), (statements) =>
        withSums((sums) => {
          const last = new Map<number, (typeof statements)[number]>()
          for (const one of statements) {
            const again = sums.state(
              `${one.part}`,
              one.adds.map(({ sum, cents }) => shareOf(sum, `${cents}`)),
            )
            expect(again).toBe(last.has(one.part))
            last.set(one.part, one)
          }
          const expected = new Map<string, string>()
          for (const { adds } of last.values())
            for (const { sum, cents } of adds) expected.set(`${sum}`, `${Number(expected.get(`${sum}`) ?? 0) + cents}`)
          expect(new Map([...amountsOf(sums)].sort())).toEqual(new Map([...expected].sort()))
        }),
      ),
      { seed: 1 },
    )
  })
  it('when there are more sums than fit into memory, then parts that are stated again still count once', () => {
    withSums((sums) => {
      const many = 25_000
      for (const amount of ['0.1', '0.2'])
        for (let number = 0; number < many; number += 1) sums.state(`part ${number}`, [shareOf(number, amount)])
      for (let number = 0; number < many; number += 1) sums.add(shareOf(number, '1'))
      const amounts = amountsOf(sums)
      expect(amounts.size).toBe(many)
      expect(new Set(amounts.values())).toEqual(new Set(['1.2']))
    })
  })
  it('when sums are taken, then later ones begin anew, and so do their parts', () => {
    withSums((sums) => {
      sums.state('a day', [shareOf(1, '2')])
      expect([...amountsOf(sums)]).toEqual([['1', '2']])
      sums.state('a day', [shareOf(1, '5')])
      expect([...amountsOf(sums)]).toEqual([['1', '5']])
      expect([...amountsOf(sums)]).toEqual([])
    })
  })
  it('when one share is all of a sum, then its amount stays as it was written', () => {
    withSums((sums) => {
      sums.add(shareOf(1, '0.100'))
      expect(amountsOf(sums)).toEqual(new Map([['1', '0.100']]))
    })
  })
})
