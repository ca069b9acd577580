import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { barriers, layoutShift, openBrowser, WIDTHS } from '#test/support/browser'
import { addressOf, collectAnswers, numbersOf, openConsole, originOf, type Shown } from '#test/support/console'
import { PAGES, settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { ask, type Service, startService, workspaceUrl } from '#test/support/process/service'

const SCHEMES = ['light', 'dark'] as const

let service: Service
/** The project of the sample that has evidence of every kind. */
let project: string
beforeAll(async () => {
  service = await startService({ data: freshFolder(), args: ['--sample'] })
  const { body } = await ask(`${workspaceUrl(service.ready)}/command-center`, service.ready.key)
  project = body.directory.projects.find(({ name }: { readonly name: string }) => name === 'shop').id
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

describe.each(WIDTHS)('at %d pixels', (width) => {
  it.each(PAGES)(
    'the page %s shows its content with no error, no request elsewhere, no barrier and no jump, light and dark',
    async (id, title) => {
      const [colorScheme, otherScheme] = SCHEMES
      const options = { viewport: { width, height: 900 }, colorScheme }
      const { page, problems, elsewhere, close } = await openConsole(service.ready, [id, title], { project }, options)
      expect(await page.locator('[role=alert].notice').count()).toBe(0)
      expect(await barriers(page)).toEqual([])
      // Colours are all that a scheme changes, so that the page need not be loaded again.
      await page.emulateMedia({ colorScheme: otherScheme })
      expect(await barriers(page)).toEqual([])
      expect(await layoutShift(page)).toBeLessThan(0.1)
      expect([problems, elsewhere]).toEqual([[], []])
      expect(page.url()).not.toContain('key=')
      await close()
    },
  )
})

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** The digits that a value may be shown with: as it is, as an amount, as a share, or as days, hours and minutes. */
const digitsOf = (value: number): readonly string[] => {
  const size = Math.abs(value)
  const minutes = Math.round(size * 60)
  const parts = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  return [
    size.toLocaleString('en-US', { maximumFractionDigits: 20 }),
    (size / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    size.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 }),
    parts.filter((part) => part > 0).join(''),
  ].map(digits)
}

const isFormatted = ({ value, text }: Shown): boolean =>
  digitsOf(Number(value)).some((form) => form !== '' && digits(text).includes(form))

describe('the numbers of a page', () => {
  it.each(PAGES)('%s are those of the answers that it got, formatted', async (id, title) => {
    const { page, close } = await openConsole(service.ready, ['command-center', 'Command center'])
    const answered = collectAnswers(page)
    await page.goto(addressOf(service.ready, id, { project }))
    await settled(page, title)
    const shown = await numbersOf(page)
    const numbers = await answered()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ value }) => !numbers.has(Number(value)))).toEqual([])
    expect(shown.filter((one) => !isFormatted(one))).toEqual([])
    await close()
  })
})

describe('a link', () => {
  it('shows another person, who signs in by pasting a key, the same numbers', async () => {
    const first = await openConsole(service.ready, ['scope', 'Scope'], {
      project,
      start: '2026-01-01',
      end: '2026-03-31',
      tz: 'Asia/Tokyo',
    })
    const link = first.page.url()
    const shown = await numbersOf(first.page)
    const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US' })
    await page.goto(link)
    await page.getByLabel('API key').fill(service.ready.key ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await settled(page, 'Scope')
    expect(page.url()).toBe(link)
    expect(await numbersOf(page)).toEqual(shown)
    await first.close()
    await close()
  })
})

describe('the keyboard', () => {
  it('finds a page from anywhere, and goes there', async () => {
    const { page, close } = await openConsole(service.ready, ['command-center', 'Command center'])
    await page.keyboard.press('/')
    await page.locator('dialog input').waitFor()
    await page.keyboard.type('forensics')
    await page.keyboard.press('Enter')
    await settled(page, 'Forensics')
    await close()
  })

  it('walks along the graph, and opens a node with its neighbours', async () => {
    const { page, close } = await openConsole(service.ready, ['forensics', 'Forensics'])
    await page.locator('.graph-node[tabindex="0"]').focus()
    await page.keyboard.press('ArrowRight')
    const name = await page.locator('.graph-node:focus').getAttribute('data-node')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Joined to' }).waitFor()
    expect(new URL(page.url()).searchParams.get('node')).toBe(name)
    await close()
  })
})

describe('a table', () => {
  it('is saved with the rows that it shows', async () => {
    const { page, close } = await openConsole(service.ready, ['invoice-defense', 'Invoice defense'])
    const table = page.locator('.data-table').filter({ hasText: 'Completed work items' })
    const rows = await table.locator('tbody tr').count()
    const saved = page.waitForEvent('download')
    await table.getByRole('button', { name: 'Save as CSV' }).click()
    const stream = await (await saved).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(rows + 1)
    await close()
  })
})
