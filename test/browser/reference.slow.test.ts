import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { DESCRIBED_REQUESTS } from '#api/described-requests'
import { describedStatements } from '#app/state/http-statements'
import { operations, served } from '#projections/operations'
import { barriers, layoutShift, type Opened, openBrowser, WIDTHS } from '#test/support/browser'
import { freshFolder } from '#test/support/process/folders'
import { askUntilAnswered, type Service, startService, workspaceUrl } from '#test/support/process/service'

const SCHEMES = ['light', 'dark'] as const
/** Operations, statements one by one and in bulk, and other requests. */
const DESCRIBED = served.length + describedStatements.length + 1 + DESCRIBED_REQUESTS.length

let service: Service
let origin: string
/** The id of the last event, which the page fills in once it has a key. */
let lastEvent: string
beforeAll(async () => {
  service = await startService({ data: freshFolder(), args: ['--sample'] })
  origin = new URL(service.ready.baseUrl).origin
  const url = `${workspaceUrl(service.ready)}/audit/events?limit=1`
  const { body } = await askUntilAnswered(url, service.ready.key ?? '')
  lastEvent = body.events[0].id
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

const opened = async (
  width = 1440,
  colorScheme: (typeof SCHEMES)[number] = 'light',
  fragment = '',
): Promise<Opened> => {
  const browser = await openBrowser(origin, { viewport: { width, height: 900 }, colorScheme })
  await browser.page.goto(`${origin}/docs${fragment}`)
  await browser.page
    .locator('.opblock')
    .nth(DESCRIBED - 1)
    .waitFor()
  return browser
}

const blockOf = (page: Page, id: string) =>
  page.locator('.opblock').filter({ has: page.getByText(id, { exact: true }) })

/** Waits until the page has filled in what its key can see, all of it at once: the ids of a project and of an event. */
const filledIn = async ({ page }: Opened): Promise<void> => {
  const block = blockOf(page, 'audit.read')
  await block.locator('.opblock-summary-control').click()
  await block.locator(`input[value="${lastEvent}"]`).waitFor()
  await block.locator('.opblock-summary-control').click()
}

/** Tries an operation with the examples that stand in its fields; the status of the answer. */
const tried = async ({ page }: Opened, id: string): Promise<string> => {
  const block = blockOf(page, id)
  await block.locator('.opblock-summary-control').click()
  await block.getByRole('button', { name: 'Try it out' }).click()
  await block.getByRole('button', { name: 'Execute' }).click()
  const status = await block.locator('.live-responses-table .response .response-col_status').first().innerText()
  await block.locator('.opblock-summary-control').click()
  return status
}

describe('the reference', () => {
  it.each(WIDTHS.flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const)))(
    'at %d pixels, %s, shows every operation with no error, no request elsewhere, no barrier and no jump',
    async (width, scheme) => {
      const { page, problems, elsewhere, close } = await opened(width, scheme)
      expect(await page.locator('.opblock').count()).toBe(DESCRIBED)
      expect([problems, elsewhere]).toEqual([[], []])
      expect(await barriers(page)).toEqual([])
      // What a click opens may move what stands below it, however late it does.
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await page.locator('.opblock-summary-control').first().click()
      await page.getByRole('button', { name: 'Try it out' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await close()
    },
  )

  it('tries every operation of the contract with its examples once a key is put into its field', async () => {
    const browser = await opened()
    const { page, problems, elsewhere, close } = browser
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    await page.locator('.auth-container input').fill(service.ready.key ?? '')
    const seen = Promise.all(
      ['/audit/events?limit=1', '/command-center'].map((path) =>
        page.waitForResponse((response) => response.url().includes(path)),
      ),
    )
    await page.locator('.auth-container').getByRole('button', { name: 'Apply credentials' }).click()
    await seen
    await page.getByRole('button', { name: 'Close' }).last().click()
    await filledIn(browser)
    for (const { id } of operations) expect([id, await tried(browser, id)]).toEqual([id, '200'])
    expect([problems, elsewhere]).toEqual([[], []])
    await close()
  })

  it('opened with a key takes it out of the address, and can try operations', async () => {
    const { key, organization, workspace } = service.ready
    const browser = await opened(1440, 'light', `#workspace=${organization}/${workspace}&key=${key}`)
    await browser.page.waitForURL(`${origin}/docs`)
    await filledIn(browser)
    expect(await tried(browser, 'billing.read')).toBe('200')
    await browser.close()
  })

  it('takes the key of a new fragment out of the address of a page that is open, too', async () => {
    const { key, organization, workspace } = service.ready
    const browser = await opened()
    await browser.page.goto(`${origin}/docs#workspace=${organization}/${workspace}&key=${key}`)
    await browser.page.waitForURL(`${origin}/docs`)
    await filledIn(browser)
    expect(await tried(browser, 'billing.read')).toBe('200')
    await browser.close()
  })

  it('keeps no key: opened again it asks for one', async () => {
    const { key, organization, workspace } = service.ready
    const { page, close } = await opened(1440, 'light', `#workspace=${organization}/${workspace}&key=${key}`)
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')
    expect(kept).not.toContain(String(key))
    await page.reload()
    await page.locator('.authorize.unlocked').waitFor()
    expect(await page.locator('.authorize.locked').count()).toBe(0)
    await close()
  })
})
