import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { type ImportingWorkspace, importsAt } from './support/importing.js'

const imports = importsAt()

const imported = (shop: ImportingWorkspace, ...contents: readonly string[]) =>
  shop.imported(
    contents.map((content, index) => imports.file(`export-${index}`, content)),
    { container: 'acme' },
  )

describe('given a workspace without usage of AI', () => {
  it('when the events of a team are imported, then they are shown, once more nothing is new, and a fuller day replaces it', async () => {
    const shop = await imports.workspace(
      'cursor',
      'container map ai_account cursor:acme --project Shop --from 2026-01-01',
    )
    const vendors = async () => (await shop.asked('/ai-economics?start=2026-03-01&end=2026-03-31')).usage.vendors
    expect(await vendors()).toEqual([])
    expect((await imported(shop, sampleOf('cursor-daily'), sampleOf('cursor-events'))).counts).toMatchObject({
      accepted: 14,
      leftOut: [{ reason: 'no_tokens', records: 1 }],
    })
    expect(await vendors()).toMatchObject([
      {
        source: 'cursor',
        sourceScope: 'acme',
        currency: 'USD',
        acceptedLinesSeries: [{ windowStart: '2026-03-02', windowEnd: '2026-03-02', value: 1_102 }],
        lineAcceptanceRate: { value: 1_102 / 3_086 },
        totals: { accepted_lines: { value: 1_102 } },
        models: [
          { model: 'claude-4-opus', metric: 'estimated_cost_cents', figure: { value: 60.34931999999999 } },
          { model: 'claude-4-opus', metric: 'tokens_input', figure: { value: 252 } },
          { model: 'claude-4-opus', metric: 'tokens_output', figure: { value: 900 } },
        ],
      },
    ])
    // Another model was used, and nothing says how much: no sum is known that it is a part of.
    const [cursor] = await vendors()
    expect(Object.keys(cursor.totals)).not.toEqual(expect.arrayContaining(['estimated_cost_cents']))
    expect(Object.keys(cursor.totals)).not.toEqual(expect.arrayContaining(['tokens_input']))
    expect((await imported(shop, sampleOf('cursor-daily'), sampleOf('cursor-events'))).counts).toMatchObject({
      accepted: 0,
      withdrawn: 0,
    })
    expect((await imported(shop, sampleOf('cursor-daily').replace('1102', '1200'))).counts).toMatchObject({
      accepted: 1,
    })
    expect(await vendors()).toMatchObject([{ acceptedLinesSeries: [{ value: 1_200 }] }])
  })
})

describe('given reports with rows of people', () => {
  it('when they are imported, whole and broken, then no file of any store holds a name or an address', async () => {
    const shop = await imports.workspace('canaries')
    const whole = [
      sampleOf('copilot-users'),
      sampleOf('claude-code'),
      sampleOf('claude-console'),
      sampleOf('cursor-daily'),
      sampleOf('cursor-events'),
      sampleOf('cursor-csv'),
      sampleOf('openai-usage'),
      sampleOf('openai-costs'),
    ]
    for (const content of whole) {
      expect((await imported(shop, content)).counts.accepted).toBeGreaterThan(0)
      await imported(shop, content.replaceAll('2026-03-0', 'canary'))
    }
    for (const file of readdirSync(imports.data)) {
      const bytes = readFileSync(join(imports.data, file)).toString('latin1').toLowerCase()
      expect([file, /canary/.exec(bytes)]).toEqual([file, null])
    }
  })
})

describe('given the usage that a user reported, with a request that the plan includes', () => {
  it('when it is imported, then its tokens count, and no cost of that day and model is shown', async () => {
    const shop = await imports.workspace(
      'included',
      'container map ai_account cursor:acme --project Shop --from 2026-01-01',
    )
    const content = readFileSync('test/connectors/ai-usage/reported/cursor-included.csv', 'utf8').replaceAll(
      '2026-10',
      '2026-03',
    )
    const vendors = async () => (await shop.asked('/ai-economics?start=2026-03-01&end=2026-03-31')).usage.vendors
    // As if only the priced request had been exported before.
    await imported(shop, content.split('\n').slice(0, 2).join('\n'))
    expect(await vendors()).toMatchObject([{ totals: { estimated_cost_cents: { value: 5 } } }])
    await imported(shop, content)
    const [cursor] = await vendors()
    expect(cursor.totals).toEqual({
      tokens_input: expect.objectContaining({ value: 901_000 }),
      tokens_output: expect.objectContaining({ value: 90_100 }),
    })
    expect(cursor.models.map(({ metric }: { metric: string }) => metric)).toEqual(['tokens_input', 'tokens_output'])
  })
})
