import { describe, expect, it } from '@jest/globals'
import { importsAt } from './support/importing.js'

const imports = importsAt('2026-11-20T00:00:00.000Z')

describe('given an invoice for October that was issued in November', () => {
  it('when it is imported, then October is known, and the invoice counts in it', async () => {
    const shop = await imports.workspace('late')
    const file = imports.file(
      'invoices.csv',
      [
        'Number,Issued,Period start,Period end,Status,Currency,Line,Category,Amount',
        '2026-031,2026-11-03,2026-10-01,2026-10-31,issued,EUR,1,fixed,5000.00',
      ].join('\n'),
    )
    await shop.imported(file, {}, 'Shop')
    const { facts, invoice } = await shop.asked(
      `/invoice-defense?projectId=${shop.projectId}&start=2026-10-01&end=2026-10-31`,
    )
    expect([invoice?.number, facts.investment.invoicedCents]).toEqual(['2026-031', 500_000])
    expect(facts.evidencePackages).toContainEqual(expect.objectContaining({ id: 'invoice', state: 'available' }))
  })
})
