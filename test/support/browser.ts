import { afterAll } from '@jest/globals'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from './chromium.js'

const WAIT_MS = 180_000

/** Widths in pixels at which pages are looked at: the narrowest alone, but for `npm run prove`. */
export const WIDTHS = process.env['WDI_PROVE'] === '1' ? [360, 768, 1440] : [360]

/** All that axe looks at is many times what it finds: only that leaves the page. */
const BARRIERS = `axe
  .run({ resultTypes: ['violations'] })
  .then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))),
  )`

/** The defects that axe finds in a page for people who see badly or use no mouse: a rule and a place each. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  // Expressions, which a content security policy does not concern.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  return page.evaluate<readonly string[]>(BARRIERS)
}

/** Resolves to the sum once the entries that the browser has kept were handed over. */
const SUM_OF_SHIFTS = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
})`

/** The amount by which a page's layout has shifted since it was opened, without shifts that follow a person's input. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate<number>(SUM_OF_SHIFTS)

/** A page of a browser that holds nothing else, and what went wrong in it. */
export interface Opened {
  readonly page: Page
  /** Errors and warnings of its console, uncaught errors, and failed requests, one line each. */
  readonly problems: readonly string[]
  /** The addresses of requests that went to another origin. */
  readonly elsewhere: readonly string[]
  /** Closes it with all that it stored. */
  readonly close: () => Promise<void>
}

export type OpenOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'locale' | 'reducedMotion' | 'timezoneId'
>

let launched: Promise<Browser> | undefined
afterAll(async () => {
  await (await launched)?.close()
})

/** Chromium's name for a request that the page took back itself, as it does when it is left before its icon has come. */
const TAKEN_BACK = 'net::ERR_ABORTED'

/** A fresh profile with one empty page; requests to anything but the origins are noted and not let out. */
export const openBrowser = async (origin: string | readonly string[], options: OpenOptions = {}): Promise<Opened> => {
  const origins = [origin].flat()
  launched ??= launchChromium()
  const browser = await launched
  const context = await browser.newContext(options)
  // For machines that have much else to do: that a page takes so long says nothing.
  context.setDefaultTimeout(WAIT_MS)
  const problems: string[] = []
  const elsewhere: string[] = []
  await context.route(
    (url) => !origins.includes(url.origin) && url.protocol !== 'data:' && url.protocol !== 'blob:',
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== TAKEN_BACK) problems.push(`failed: ${request.url()} ${reason}`)
  })
  return {
    page,
    problems,
    elsewhere,
    close: () => context.close(),
  }
}
