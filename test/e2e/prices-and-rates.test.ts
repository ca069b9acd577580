import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, run, runJson } from '#test/support/process/program'
import { type Answer, ask, readyLine, workspaceUrl } from '#test/support/process/service'

// An agency pays 60 for an hour that its client agreed to pay 100 for.

const folder = freshFolder()
const data = join(folder, 'data')
const of = (...args: readonly string[]): string[] => [...args, '--workspace', 'acme/agency', '--data', data]
const MARCH = 'start=2026-03-01&end=2026-03-31'

/** 1.13 hours at the agreed price, and a discount. */
const INVOICES = `Number,Issued,Period start,Period end,Status,Currency,Project,Line,Description,Category,Role,Hours,Rate,Amount
2026-031,2026-04-01,2026-03-01,2026-03-31,issued,EUR,Shop,1,Development,labour,Developer,1.13,100,113.00
2026-031,2026-04-01,2026-03-01,2026-03-31,issued,EUR,Shop,2,Discount,other,,,,-13.00
`

let server: Running
let url: string
/** The id of the project. */
let shop: string
const keys: Record<string, string> = {}
const read = (path: string, as = 'Ada'): Promise<Answer> => ask(`${url}${path}`, keys[as] ?? null)

beforeAll(async () => {
  await runJson(['workspace', 'create', 'acme/agency', '--owner', 'Ada', '--project', 'Shop', '--data', data])
  await run(of('member', 'add', 'Finn', '--role', 'admin', '--all'))
  for (const member of ['Ada', 'Finn'])
    keys[member] = (await runJson<{ key: string }>(of('key', 'issue', '--name', member, '--as', member))).key
  // A key is issued to an admin, and acts as the member, whatever the role becomes.
  await run(of('member', 'role', 'Finn', 'finance'))
  const inShop = ['--project', 'Shop']
  await run(of('engagement', 'sign', ...inShop, '--model', 'time_and_materials', '--starts-on', '2026-01-01'))
  await run(of('rate', 'set', 'developer', '50.00 EUR', '--from', '2026-01-01'))
  await run(of('rate', 'set', 'Developer', '60', 'EUR', '--from', '2026-01-01', ...inShop))
  await run(of('price', 'set', 'DEVELOPER', '100', 'EUR', '--from', '2026-01-01', '--to', '2026-12-31', ...inShop))
  await run(of('role', 'set', 'developer', 'engineering'))
  writeFileSync(join(folder, 'entries.json'), sampleOf('harvest-entries'))
  writeFileSync(join(folder, 'invoices.csv'), INVOICES)
  await runJson(of('import', join(folder, 'entries.json'), '--role', 'developer'))
  await runJson(of('import', join(folder, 'invoices.csv')))
  await runJson(of('import', 'test/connectors/invoices/reported/stripe_invoices.json'))
  server = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  const { baseUrl } = await readyLine<{ baseUrl: string }>(server)
  url = workspaceUrl({ baseUrl, organization: 'acme', workspace: 'agency' })
  shop = (await read('/command-center')).body.directory.projects[0].id
})
afterAll(() => server.end('SIGTERM'))

describe('given rates, prices and an honest invoice with a discount', () => {
  it('when an owner asks, then the invoice is matched at its prices, and costs are those of the project’s rate', async () => {
    const { status, body } = await read(`/invoice-defense?projectId=${shop}&${MARCH}&question=what-did-it-cost`)
    expect(status).toBe(200)
    expect(body.reconciliation).toMatchObject({
      state: 'matched',
      invoicedCents: 10_000,
      supportedCents: 10_000,
      rows: [
        { supportedCents: 11_300, status: 'matched' },
        { supportedCents: -1_300, status: 'matched' },
      ],
    })
    // 1.13 and 0.33 hours at 60.
    expect(body.facts.investment.labourCents).toBe(8_760)
    expect(body.facts.actions.map(({ tag }: { readonly tag: string }) => tag)).not.toContain('prices')
  })
  it('when finance asks, then what was invoiced and supported is told, and no cost', async () => {
    const { body } = await read(`/invoice-defense?projectId=${shop}&${MARCH}&question=what-did-it-cost`, 'Finn')
    expect(body.facts.investment).toMatchObject({ labourCents: null, totalCents: null, labourHours: 1.46 })
    expect(body.pack.claims.map(({ text }: { readonly text: string }) => text)).toEqual([
      'Amount of invoice 2026-031: 100.00 EUR.',
      'Supported by evidence: 100.00 EUR.',
    ])
    expect(body.pack.gaps).toContain("Costs are hidden by this workspace's privacy settings.")
  })
  it('when the workspace shows its margin to all, then finance sees the cost, too', async () => {
    await run(of('settings', 'set', 'privacy', 'hideMarginFromNonAdmins=false'))
    const { body } = await read(`/invoice-defense?projectId=${shop}&${MARCH}`, 'Finn')
    expect(body.facts.investment.labourCents).toBe(8_760)
    await run(of('settings', 'set', 'privacy', 'hideMarginFromNonAdmins=true'))
  })
  it('when they are listed, then each is shown with its days and what it is for', async () => {
    const lines = async (what: string) => (await run(of(what, 'list'))).stdout.trimEnd().split('\n')
    expect((await lines('price')).join()).toMatch(
      /^Shop \(First client\) +DEVELOPER +100\.00 EUR an hour +from 2026-01-01 to 2026-12-31 /,
    )
    const rates = await lines('rate')
    expect(rates.find((line) => line.includes(' 50.00 EUR'))).toMatch(
      /^developer .* from 2026-01-01 +everywhere +in force$/,
    )
    expect(rates.find((line) => line.includes('60.00 EUR'))).toMatch(/ from 2026-01-01 +for Shop +in force$/)
    expect((await lines('role')).join()).toMatch(/developer +engineering$/)
  })
  it('when the settings are read, then a band has the rate of its role for the workspace', async () => {
    const { body } = await read('/settings/organization')
    expect(body.settings.commercial.rates).toMatchObject({ engineering: 5_000, design: 0 })
  })
  it('when the audit trail is read, then it has each rate and price that was set', async () => {
    const { body } = await read('/audit/events')
    const labels = JSON.stringify(body)
    for (const label of ['Rate set', 'Price set']) expect(labels).toContain(label)
  })
})

describe('given a Stripe invoice of 100.00 with a credit note of 40.00', () => {
  it('when its period is asked for, then 60.00 were invoiced', async () => {
    const { body } = await read(`/invoice-defense?projectId=${shop}&start=2026-09-01&end=2026-09-30`)
    expect(body.invoice).toMatchObject({ number: 'AB-0002', amountCents: 6_000 })
    expect(body.reconciliation.invoicedCents).toBe(6_000)
  })
})
