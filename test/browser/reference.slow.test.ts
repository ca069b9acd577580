import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { operations } from '#projections/operations'
import { type Opened, openBrowser } from '#test/support/browser'
import { freshFolder } from '#test/support/process/folders'
import { type Service, startService } from '#test/support/process/service'

const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

let service: Service
let origin: string
beforeAll(async () => {
  service = await startService({ data: freshFolder(), args: ['--sample'] })
  ;({ origin } = new URL(service.ready.baseUrl))
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

const opened = async (width: number, colorScheme: (typeof SCHEMES)[number]): Promise<Opened> => {
  const browser = await openBrowser(origin, { viewport: { width, height: 900 }, colorScheme })
  await browser.page.goto(`${origin}/docs`)
  await browser.page.locator('.opblock').first().waitFor()
  return browser
}

describe('the reference', () => {
  it.each(WIDTHS.flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const)))(
    'at %d pixels, %s, shows every operation with no error and no request elsewhere',
    async (width, scheme) => {
      const { page, problems, elsewhere, close } = await opened(width, scheme)
      expect(await page.locator('.opblock').count()).toBe(operations.length)
      expect([problems, elsewhere]).toEqual([[], []])
      await close()
    },
  )
})
