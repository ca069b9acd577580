import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BrowserContext, Page } from 'playwright-core'
import { barriers, layoutShift, type OpenOptions, openBrowser, WIDTHS } from '#test/support/browser'
import {
  addressOf,
  collectAnswers,
  collectQuestions,
  countRequests,
  numbersOf,
  openConsole,
  openSignedIn,
  originOf,
  type Shown,
} from '#test/support/console'
import { PAGES, settled } from '#test/support/console-pages'
import { defectsOf } from '#test/support/defects'
import { freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'
import { runJson } from '#test/support/process/program'
import { askUntilAnswered, type Service, startService, workspaceUrl } from '#test/support/process/service'

const SCHEMES = ['light', 'dark'] as const
const isProving = process.env['WDI_PROVE'] === '1'
/** The most requests to the service that a page makes before it is whole. */
const MOST_REQUESTS = 8
/** The most bytes of script, compressed, before the first page is whole. */
const MOST_SCRIPT = 150 * 1024

const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]

let service: Service
let owner: string
/** The project of the sample that has evidence of every kind. */
let project: string
beforeAll(async () => {
  service = await startService({ data, args: ['--sample'] })
  const { body } = await askUntilAnswered(`${workspaceUrl(service.ready)}/access`, service.ready.key ?? '')
  project = body.projects.find(({ name }: { readonly name: string }) => name === 'shop').id
  const { members } = await runJson<{ members: readonly { id: string; role: string }[] }>([
    'member',
    'list',
    ...inWorkspace,
  ])
  owner = members.find(({ role }) => role === 'owner')?.id ?? ''
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

const linkFor = async (member: string): Promise<string> => {
  const { stdout } = await runInProcess(['member', 'link', member, ...inWorkspace, '--json'])
  return (JSON.parse(stdout) as { readonly address: string }).address
}

/** Opens a page as the owner by a link, with nothing kept in the browser. */
const open = async (page: readonly [string, string], options: OpenOptions = {}) =>
  openSignedIn(service.ready, await linkFor(owner), page, { project }, options)

describe.each(WIDTHS)('at %d pixels', (width) => {
  it.each(PAGES)(
    'the page %s shows its content with no error, no request elsewhere, no barrier and no jump, light and dark',
    async (id, title) => {
      const [colorScheme, otherScheme] = SCHEMES
      const options = { viewport: { width, height: 900 }, colorScheme }
      const { page, problems, elsewhere, close } = await open([id, title], options)
      expect(await page.locator('[role=alert].notice').count()).toBe(0)
      expect(await barriers(page)).toEqual([])
      // Colours are all that a scheme changes, so that the page need not be loaded again.
      await page.emulateMedia({ colorScheme: otherScheme })
      expect(await barriers(page)).toEqual([])
      expect(await layoutShift(page)).toBeLessThan(0.1)
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
      expect([defectsOf(problems), elsewhere]).toEqual([[], []])
      expect(page.url()).not.toMatch(/key=|link=/)
      await close()
    },
  )
})

describe('the first page', () => {
  it('loads at most 150 kB of script, compressed, before it is whole', async () => {
    const { page, close } = await open(['portfolio', 'Portfolio'])
    const bytes = await page.evaluate<number>(`
      performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    `)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
    await close()
  })
})

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** The digits that a value may be shown with: as it is, as hours, as an amount, as hours of seconds, or as a share. */
const digitsOf = (value: number): readonly string[] => {
  const size = Math.abs(value)
  return [
    size.toLocaleString('en-US', { maximumFractionDigits: 20 }),
    size.toLocaleString('en-US', { maximumFractionDigits: 2 }),
    (size / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
    (size / 3600).toLocaleString('en-US', { maximumFractionDigits: 2 }),
    size.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 }),
  ].map(digits)
}

const isFormatted = ({ value, text }: Shown): boolean =>
  digitsOf(Number(value)).some((form) => form !== '' && digits(text).includes(form))

/** The places of the numbers that open their evidence, each with its value: all of them where that is proven, else some. */
const placesOf = async (page: Page): Promise<readonly { readonly at: string; readonly value: number }[]> => {
  const all = await page.evaluate<readonly { at: string; value: number }[]>(`
    [...document.querySelectorAll('main .evidence-link')].map((one) => ({
      at: one.dataset.at,
      value: Number(one.querySelector('data').value),
    }))
  `)
  const each = [...new Map(all.map((one) => [one.at, one])).values()]
  const step = isProving ? 1 : Math.max(1, Math.floor(each.length / 5))
  return each.filter((_, n) => n % step === 0)
}

interface Explained {
  readonly value: number | null
  readonly kind: string
  readonly parts: readonly { readonly value: string | null; readonly kind: string }[]
}

const exact = (text: string): number => {
  const [over = '', under = '1'] = text.split('/')
  return Number(over) / Number(under)
}

const explainedBy = async (page: Page, parameters: Readonly<Record<string, string>>): Promise<Explained> => {
  const at = `/session/v1/organizations/agency/workspaces/sample/explain?${new URLSearchParams(parameters)}`
  const asking = `fetch(${JSON.stringify(at)}, { headers: { 'Wdi-Console': '1' } })
    .then(async (response) => ({ status: response.status, body: await response.json() }))`
  for (;;) {
    const { status, body } = await page.evaluate<{ status: number; body: Explained }>(asking)
    // A busy machine may make the service too busy to answer.
    if (status !== 503) return body
  }
}

describe('a page that is opened with nothing kept but the session', () => {
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  beforeAll(async () => {
    const { page, close } = await open(['sessions', 'Sessions'])
    cookies = await page.context().cookies()
    await close()
  })

  it.each(PAGES)(
    '%s asks the service at most eight times, and its numbers are those of the answers, formatted, and open evidence that adds up to them',
    async (id, title) => {
      const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US' })
      await page.context().addCookies(cookies)
      const requests = countRequests(page)
      // The page asks again where the service was too busy, which a busy machine may cause.
      let refused = 0
      page.on('response', (response) => {
        if (response.status() === 503) refused += 1
      })
      const answered = collectAnswers(page)
      const questions = collectQuestions(page)
      await page.goto(addressOf(service.ready, id, { project }))
      await settled(page, title)
      // The session of the browser is looked for before the page begins.
      expect(requests() - refused - 1).toBeLessThanOrEqual(MOST_REQUESTS)
      const shown = await numbersOf(page)
      const numbers = await answered()
      expect(shown.filter(({ value }) => !numbers.has(Number(value)))).toEqual([])
      expect(shown.filter((one) => !isFormatted(one))).toEqual([])
      for (const { at, value } of await placesOf(page)) {
        const [operation = '', number = ''] = at.split(' ')
        const asked = questions.filter((question) => question.operation === operation)
        const explained: Explained[] = []
        // A page may ask the same of two periods.
        for (const { parameters } of asked)
          explained.push(await explainedBy(page, { ...parameters, operation, number }))
        const found = explained.find((one) => one.value === value)
        expect([at, found?.value]).toEqual([at, value])
        if (found?.kind === 'sum' || found?.kind === 'count') {
          const counted = found.parts.filter(({ kind }) => kind !== 'stated')
          const sum = counted.reduce((total, part) => total + exact(part.value ?? '0'), 0)
          expect([at, Math.abs(sum - value) <= 1]).toEqual([at, true])
        }
      }
      await close()
    },
  )
})

describe('evidence', () => {
  it('opens beside the page from a number, stands in the address, and closes by Escape', async () => {
    const { page, problems, close } = await open(['portfolio', 'Portfolio'])
    const number = page.locator('main .evidence-link').first()
    const text = await number.innerText()
    await number.click()
    await page.getByRole('heading', { name: `Evidence of ${text}` }).waitFor()
    await page.locator('.drawer .data-table, .drawer .empty-state').first().waitFor()
    await page.waitForURL((url) => url.searchParams.has('evidence'))
    const link = page.url()
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })
    await page.goto(link)
    await settled(page, 'Portfolio')
    await page.locator('.drawer .data-table, .drawer .empty-state').first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(defectsOf(problems)).toEqual([])
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
    await page.waitForURL(link)
    expect(await numbersOf(page)).toEqual(shown)
    await first.close()
    await close()
  })
})

describe('the keyboard', () => {
  it('finds a page from anywhere, and goes there', async () => {
    const { page, close } = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    await page.keyboard.press('/')
    await page.locator('dialog input').waitFor()
    await page.keyboard.type('confidence')
    await page.keyboard.press('Enter')
    await settled(page, 'Confidence')
    await close()
  })

  it('jumps to a page by g and a key, and lists all keys by ?', async () => {
    const { page, close } = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    // One right after the other: the second key counts for a moment only.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('s')])
    await settled(page, 'Scope')
    await page.keyboard.press('?')
    await page.getByRole('heading', { name: 'Keyboard' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await close()
  })

  it('moves through the rows of a table, and opens one', async () => {
    const { page, close } = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    await page.locator('.data-table tbody tr').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('.data-table').first().locator('tbody tr').nth(1).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await settled(page, 'Project')
    await close()
  })
})

describe('a table', () => {
  it('is saved with the rows that it shows', async () => {
    const { page, close } = await openConsole(service.ready, ['sources', 'Sources'], { project })
    const table = page
      .locator('.data-table')
      .filter({ has: page.getByRole('button', { name: 'Save as CSV' }) })
      .first()
    await table.locator('tbody tr').first().waitFor()
    const rows = await table.locator('tbody tr').count()
    const saved = page.waitForEvent('download')
    await table.getByRole('button', { name: 'Save as CSV' }).click()
    const stream = await (await saved).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(rows + 1)
    await close()
  })
})

describe('the last selection', () => {
  it('is where the next visit begins', async () => {
    const { page, close } = await openConsole(service.ready, ['scope', 'Scope'])
    await page.getByRole('button', { name: 'Period:' }).click()
    await page.getByRole('button', { name: 'Last month' }).click()
    await settled(page, 'Scope')
    // What the page itself says, for the browser tells of a new address later.
    const chosen = new URLSearchParams(await page.evaluate<string>('location.search'))
    await page.goto(`${originOf(service.ready)}/w/agency/sample/scope`)
    await settled(page, 'Scope')
    await page.waitForURL((url) => url.searchParams.has('start'))
    const begun = new URL(page.url()).searchParams
    expect([begun.get('project'), begun.get('start')]).toEqual([chosen.get('project'), chosen.get('start')])
    await close()
  })
})
