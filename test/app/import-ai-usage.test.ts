import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  CLAUDE_CODE,
  CLAUDE_CONSOLE,
  COPILOT_USERS,
  CURSOR_CSV,
  CURSOR_DAILY,
  CURSOR_EVENTS,
  OPENAI_COSTS,
  OPENAI_USAGE,
} from '#test/connectors/ai-usage/samples'
import { type ImportingWorkspace, importsAt } from './support/importing.js'

const imports = importsAt()

const imported = (shop: ImportingWorkspace, ...contents: readonly string[]) =>
  shop.imported(
    contents.map((content, index) => imports.file(`export-${index}`, content)),
    { container: 'acme' },
  )

describe('given a workspace without usage of AI', () => {
  it('when the events of a team are imported, then its cost is known, once more nothing is new, and a fuller day replaces it', async () => {
    const shop = await imports.workspace(
      'cursor',
      'container map ai_account cursor:acme --project Shop --from 2026-01-01',
    )
    const vendors = async () => (await shop.asked('/ai-economics?start=2026-03-01&end=2026-03-31')).usage.vendors
    expect(await vendors()).toEqual([])
    expect((await imported(shop, CURSOR_DAILY, CURSOR_EVENTS)).counts).toMatchObject({
      accepted: 11,
      leftOut: [{ reason: 'no_tokens', records: 1 }],
    })
    expect(await vendors()).toMatchObject([
      {
        source: 'cursor',
        sourceScope: 'acme',
        currency: 'USD',
        acceptedLinesSeries: [{ windowStart: '2026-03-02', windowEnd: '2026-03-02', value: 1_102 }],
        lineAcceptanceRate: { value: 1_102 / 3_086 },
        totals: { estimated_cost_cents: { value: 60.34931999999999 }, tokens_input: { value: 252 } },
      },
    ])
    expect((await imported(shop, CURSOR_DAILY, CURSOR_EVENTS)).counts).toMatchObject({
      accepted: 0,
      withdrawn: 0,
    })
    expect((await imported(shop, CURSOR_DAILY.replace('1102', '1200'))).counts).toMatchObject({ accepted: 1 })
    expect(await vendors()).toMatchObject([{ acceptedLinesSeries: [{ value: 1_200 }] }])
  })
})

describe('given reports with rows of people', () => {
  it('when they are imported, whole and broken, then no file of any store holds a name or an address', async () => {
    const shop = await imports.workspace('canaries')
    const whole = {
      COPILOT_USERS,
      CLAUDE_CODE,
      CLAUDE_CONSOLE,
      CURSOR_DAILY,
      CURSOR_EVENTS,
      CURSOR_CSV,
      OPENAI_USAGE,
      OPENAI_COSTS,
    }
    for (const content of Object.values(whole)) {
      expect((await imported(shop, content)).counts.accepted).toBeGreaterThan(0)
      await imported(shop, content.replaceAll('2026-03-0', 'canary'))
    }
    for (const file of readdirSync(imports.data)) {
      const bytes = readFileSync(join(imports.data, file)).toString('latin1').toLowerCase()
      expect([file, /canary/.exec(bytes)]).toEqual([file, null])
    }
  })
})
