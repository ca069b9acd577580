import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '#test/support/browser'
import { openConsole } from '#test/support/console'
import { PAGES, settled } from '#test/support/console-pages'
import { defectsOf } from '#test/support/defects'
import { EXAMPLES } from '#test/support/facts/examples'
import { freshFolder } from '#test/support/process/folders'
import { startWorker, upToDate } from '#test/support/process/pairs'
import { launch, type Running, runJson } from '#test/support/process/program'
import { type Ready, readyLine } from '#test/support/process/service'

const folder = freshFolder()
const data = join(folder, 'data')

/** A workspace with a project, and a key that reads everything. */
const openWorkspace = async (workspace: string, client: string, project: string): Promise<string> => {
  const names = ['--owner', 'Ada', '--client', client, '--project', project]
  await runJson(['workspace', 'create', workspace, ...names, '--data', data])
  const { key } = await runJson<{ readonly key: string }>([
    ...['key', 'issue', '--name', 'console', '--scopes', 'read', '--workspace', workspace, '--data', data],
  ])
  return key
}

const readyFor = (baseUrl: string, workspace: string, key: string): Ready => ({
  baseUrl,
  organization: 'acme',
  workspace,
  key,
  connections: [],
})

const PERIOD = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const ITEMS = 700
const ITEMS_A_DAY = 25

/** Work items that were created in the period. */
const manyItems = (): string =>
  Array.from({ length: ITEMS }, (_, i) => {
    const { kind, place, data: item } = EXAMPLES.work_item
    const key = `ACME-${i + 1}`
    const day = String(1 + Math.floor(i / ITEMS_A_DAY)).padStart(2, '0')
    const createdAt = `2026-03-${day}T12:00:00.000Z`
    return JSON.stringify({ kind, place, key, data: { ...item, key, title: `Part ${i + 1}`, createdAt } })
  }).join('\n')

/** Names as long as they may be: without a space, and in letters of every kind. */
const LONG_CLIENT = 'Donaudampfschifffahrtsgesellschaft'.repeat(15).slice(0, 500)
const LONG_PROJECT = `<script>alert(1)</script> 👩‍👩‍👧‍👦 مشروع Z̸̢͓a̴l̷g̶o̵ ${'x'.repeat(440)}`

let serving: Running
let empty: Ready
let full: Ready
beforeAll(async () => {
  const emptyKey = await openWorkspace('acme/empty', LONG_CLIENT, LONG_PROJECT)
  const fullKey = await openWorkspace('acme/full', 'Acme', 'web')
  const file = join(folder, 'items.jsonl')
  writeFileSync(file, manyItems())
  const inFull = ['--workspace', 'acme/full', '--data', data]
  await runJson(['import', file, ...inFull])
  await runJson(['container', 'map', 'tracker_project', EXAMPLES.work_item.place, '--project', 'web', ...inFull])
  await runJson([
    ...['engagement', 'sign', '--project', 'web', '--model', 'fixed', '--starts-on', '2026-01-01'],
    ...inFull,
  ])
  const where = { data, env: {} }
  const worker = startWorker(where)
  await upToDate(where, worker)
  await worker.end('SIGTERM')
  serving = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  const { baseUrl } = await readyLine<{ readonly baseUrl: string }>(serving)
  empty = readyFor(baseUrl, 'empty', emptyKey)
  full = readyFor(baseUrl, 'full', fullKey)
})
afterAll(async () => {
  await serving.end('SIGTERM')
})

const fits = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= window.innerWidth')

describe('a workspace with no evidence and the longest names', () => {
  it.each(PAGES)('shows the page %s within a phone and a desk, without an error or a barrier', async (id, title) => {
    const options = { viewport: { width: 360, height: 900 } }
    const { page, problems, close } = await openConsole(empty, [id, title], PERIOD, options)
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    expect(await fits(page)).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await fits(page)).toBe(true)
    expect(defectsOf(problems)).toEqual([])
    await close()
  })

  it.each([
    ['portfolio', 'Portfolio'],
    ['project', 'Project'],
  ] as const)(
    'shows on the page %s what to do first, and nothing unknown that would look like zero',
    async (id, title) => {
      const { page, close } = await openConsole(empty, [id, title], PERIOD)
      await page.getByText('Add files').first().waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/€0|\b0%|\b0 h\b/)
      await close()
    },
  )
})

describe('a table of hundreds of rows', () => {
  it('draws a hundred of them, and as many again for each click, and searches all', async () => {
    const { page, close } = await openConsole(full, ['trace', 'Trace'], PERIOD)
    const table = page.locator('.data-table', { hasText: 'Save as CSV' }).last()
    const rows = table.locator('tbody tr')
    await rows.nth(99).waitFor()
    expect(await rows.count()).toBe(100)
    await table.getByRole('button', { name: 'Show 100 more' }).click()
    await rows.nth(199).waitFor()
    expect(await rows.count()).toBe(200)
    const late = table.getByText('Part 250')
    expect(await late.count()).toBe(0)
    await table.getByRole('searchbox').fill('Part 250')
    await late.first().waitFor()
    await rows.nth(1).waitFor({ state: 'detached' })
    await close()
  })
})

describe('a link whose period ends too far ahead', () => {
  const LATE = { ...PERIOD, end: '9999-12-31' }
  it.each(['project', 'scope', 'ai-economics'] as const)(
    'says so on the page %s, and a button ends the period today',
    async (id) => {
      const title = PAGES.find(([name]) => name === id)?.[1] ?? ''
      const { page, close } = await openConsole(full, [id, title], LATE)
      await page.getByText('The period ends too late').first().waitFor()
      expect(new URL(page.url()).searchParams.get('end')).toBe(LATE.end)
      await page.getByRole('button', { name: 'End it today' }).first().click()
      await page.getByText('The period ends too late').first().waitFor({ state: 'detached' })
      await settled(page, title)
      expect(await page.locator('[role=alert].notice').count()).toBe(0)
      await close()
    },
  )

  it('shows the days that were read without a million of those ahead', async () => {
    const { page, close } = await openConsole(full, ['sources', 'Sources'], LATE)
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    await close()
  })

  it('is not offered: a later day that is typed is not taken', async () => {
    const { page, close } = await openConsole(full, ['scope', 'Scope'], PERIOD)
    await page.getByRole('button', { name: /^Period:/ }).click()
    const late = page.getByLabel('To', { exact: true })
    const latest = await late.getAttribute('max')
    await late.fill('9999-12-31')
    await late.blur()
    // What the page itself says, for the browser tells of a new address later.
    expect(await page.evaluate('location.search')).toContain(`end=${PERIOD.end}`)
    await late.fill(latest ?? '')
    await late.blur()
    await page.waitForURL((url) => url.searchParams.get('end') === latest)
    await settled(page, 'Scope')
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    await close()
  })
})
