import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/support/chromium'
import { PAGES } from '#test/support/console-pages'
import { type SampleService, startSample } from '#test/support/process/sample-service'

const ROUNDS = 5
const CONSOLE = join(process.cwd(), 'dist', 'console')

/** Milliseconds from opening a page with an empty cache until it shows its first content. */
const openingMs = async (browser: Browser, sample: SampleService, id: string, project: string): Promise<number> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { origin, organization, workspace, key } = sample
  const began = performance.now()
  await page.goto(`${origin}/w/${organization}/${workspace}/${id}?project=${project}#key=${key}`, {
    waitUntil: 'commit',
  })
  await page.locator('main data, main time, main .card').first().waitFor()
  const took = performance.now() - began
  await context.close()
  return took
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const kilobytes = (bytes: number): number => Math.round(bytes / 1024)

/** Sizes of scripts in kB, compressed by gzip: those that the first page waits for, and those that are loaded when needed. */
const scriptSizes = (): Readonly<Record<string, number>> => {
  const assets = join(CONSOLE, 'assets')
  const html = readFileSync(join(CONSOLE, 'index.html'), 'utf8')
  const sizes = readdirSync(assets)
    .filter((file) => file.endsWith('.js.gz'))
    .map((file) => ({ name: file.replace(/\.gz$/, ''), bytes: statSync(join(assets, file)).size }))
    .map((script) => ({ ...script, isFirst: html.includes(script.name) }))
  const largest = sizes.filter(({ isFirst }) => !isFirst).toSorted((a, b) => b.bytes - a.bytes)
  return {
    'scripts before the first page, kB': kilobytes(
      sizes.filter(({ isFirst }) => isFirst).reduce((sum, { bytes }) => sum + bytes, 0),
    ),
    'scripts in all, kB': kilobytes(sizes.reduce((sum, { bytes }) => sum + bytes, 0)),
    ...Object.fromEntries(largest.slice(0, 3).map(({ name, bytes }) => [`${name}, kB`, kilobytes(bytes)])),
  }
}

/** Measures how long each page of the console takes to show its numbers on the sample, and the size of its scripts. */
export const benchPages = async (): Promise<Readonly<Record<string, number>>> => {
  const sample = await startSample()
  const browser = await launchChromium()
  try {
    const project = sample.projects.find(({ name }) => name === 'shop')?.id ?? ''
    const times: [string, number][] = []
    for (const [id] of PAGES) {
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openingMs(browser, sample, id, project))
      times.push([`${id}, ms`, Math.round(median(rounds))])
    }
    return { ...Object.fromEntries(times), ...scriptSizes() }
  } finally {
    await browser.close()
    await sample.close()
  }
}
