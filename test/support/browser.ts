import { existsSync } from 'node:fs'
import { afterAll } from '@jest/globals'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Nothing of its own that goes to the network, and nothing that a container lacks. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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

const launch = (): Promise<Browser> => {
  if (!existsSync(CHROMIUM))
    throw new Error(`there is no browser at ${CHROMIUM}: apt-get install chromium, or set CHROMIUM_PATH`)
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
}

/** A fresh profile with one empty page; requests to anything but the origin are noted and not let out. */
export const openBrowser = async (origin: string, options: OpenOptions = {}): Promise<Opened> => {
  launched ??= launch()
  const browser = await launched
  const context = await browser.newContext(options)
  const problems: string[] = []
  const elsewhere: string[] = []
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:',
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
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`))
  return {
    page,
    problems,
    elsewhere,
    close: () => context.close(),
  }
}
