import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { barriers } from '#test/support/browser'
import { openConsole } from '#test/support/console'
import { PAGES, settled } from '#test/support/console-pages'
import { EXAMPLES } from '#test/support/facts/examples'
import { freshFolder } from '#test/support/process/folders'
import { startWorker, upToDate } from '#test/support/process/pairs'
import { launch, type Running, runJson } from '#test/support/process/program'
import { type Ready, readyLine } from '#test/support/process/service'

const folder = freshFolder()
const data = join(folder, 'data')

/** A workspace with a project, and a key that reads everything. */
const openWorkspace = async (workspace: string): Promise<string> => {
  const names = ['--owner', 'Ada', '--client', 'Acme', '--project', 'web']
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

let serving: Running
let empty: Ready
let full: Ready
beforeAll(async () => {
  const emptyKey = await openWorkspace('acme/empty')
  const fullKey = await openWorkspace('acme/full')
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

describe('a workspace with no evidence', () => {
  it.each(PAGES)('shows the page %s without an error or a barrier', async (id, title) => {
    const { page, problems, close } = await openConsole(empty, [id, title], PERIOD)
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    expect(problems).toEqual([])
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
    const last = page.getByLabel('To', { exact: true })
    const latest = await last.getAttribute('max')
    await last.fill('9999-12-31')
    await last.blur()
    expect(new URL(page.url()).searchParams.get('end')).toBe(PERIOD.end)
    await last.fill(latest ?? '')
    await last.blur()
    expect(new URL(page.url()).searchParams.get('end')).toBe(latest)
    await settled(page, 'Scope')
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    await close()
  })
})
