import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers, layoutShift } from '#test/support/browser'
import { openConsole } from '#test/support/console'
import { defectsOf } from '#test/support/defects'
import { EXAMPLES } from '#test/support/facts/examples'
import { freshFolder } from '#test/support/process/folders'
import { startWorker, upToDate } from '#test/support/process/pairs'
import { launch, type Running, runJson } from '#test/support/process/program'
import { type Ready, readyLine } from '#test/support/process/service'

const folder = freshFolder()
const data = join(folder, 'data')

/** The number of items of the chain, each with its own time entry, change, mark and release: more than a lane lists. */
const LINKED = 60
/** Items beside the chain: with them there are more elements than the service lists. */
const OTHERS = 400
const LISTED = 50
const PERIOD = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const LINE = { kind: 'line', invoice: 'R-1', line: 'work' }
const LANES = ['time_entry', 'work_item', 'code_change', 'ai_mark', 'release']

const numbers = (many: number): readonly number[] => Array.from({ length: many }, (_, i) => i + 1)
const keyOf = (n: number): string => `ACME-${n}`
const dayOf = (n: number): string => `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`

const itemOf = (n: number) => {
  const { work_item: item } = EXAMPLES
  const title = `Part ${n} with a title that is long enough to need a second line of its card`
  const createdAt = `${dayOf(n)}T12:00:00.000Z`
  return { ...item, key: keyOf(n), data: { ...item.data, key: keyOf(n), title, createdAt } }
}

/** A change that names an item in its title, with a mark, and its release. */
const changeOf = (n: number): readonly object[] => {
  const { code_change: change, release } = EXAMPLES
  const reference = `#${n}`
  const mergedAt = `${dayOf(n)}T13:00:00.000Z`
  const aiMarks = [{ source: 'pr_label', verdict: 'assisted', tool: 'cursor', rule: 'label:cursor' }]
  const namedKeys = [{ key: keyOf(n), field: 'title' }]
  const title = `${keyOf(n)} Build part ${n}`
  return [
    { ...change, key: reference, data: { ...change.data, reference, title, mergedAt, aiMarks, namedKeys } },
    { ...release, key: `v${n}`, data: { ...release.data, tag: `v${n}`, releasedAt: mergedAt, changes: [reference] } },
  ]
}

const billedIn = (projectId: string): readonly object[] => {
  const { time_entry: entry, invoice } = EXAMPLES
  const line = {
    id: 'work',
    description: 'Work of a month',
    category: 'labour',
    role: 'developer',
    hours: null,
    unitAmount: null,
    amount: '6000.00',
  }
  const days = { issuedOn: '2026-04-01', periodStart: PERIOD.start, periodEnd: PERIOD.end }
  return [
    ...numbers(LINKED).map((n) => ({
      ...entry,
      place: projectId,
      key: `t${n}`,
      data: { ...entry.data, day: dayOf(n), workItem: keyOf(n) },
    })),
    { ...invoice, place: projectId, data: { ...invoice.data, ...days, lines: [line] } },
  ]
}

let serving: Running
let ready: Ready
beforeAll(async () => {
  const names = ['--owner', 'Ada', '--client', 'Acme', '--project', 'web']
  const { projectId } = await runJson<{ readonly projectId: string }>([
    ...['workspace', 'create', 'acme/chain', ...names, '--data', data],
  ])
  const inChain = ['--workspace', 'acme/chain', '--data', data]
  const { key } = await runJson<{ readonly key: string }>([
    'key',
    'issue',
    '--name',
    'console',
    '--scopes',
    'read',
    ...inChain,
  ])
  const lines = [...numbers(LINKED + OTHERS).map(itemOf), ...numbers(LINKED).flatMap(changeOf), ...billedIn(projectId)]
  const file = join(folder, 'chain.jsonl')
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await runJson(['import', file, ...inChain])
  const places = [
    ['tracker_project', EXAMPLES.work_item.place],
    ['repository', EXAMPLES.code_change.place],
  ] as const
  for (const [kind, place] of places) await runJson(['container', 'map', kind, place, '--project', 'web', ...inChain])
  await runJson([
    ...['engagement', 'sign', '--project', 'web', '--model', 'fixed', '--starts-on', '2026-01-01'],
    ...inChain,
  ])
  const where = { data, env: {} }
  const worker = startWorker(where)
  await upToDate(where, worker)
  await worker.end('SIGTERM')
  serving = launch(['serve', '--no-worker', '--port', '0', '--json', '--data', data])
  const { baseUrl } = await readyLine<{ readonly baseUrl: string }>(serving)
  ready = { baseUrl, organization: 'acme', workspace: 'chain', key, connections: [] }
})
afterAll(async () => {
  await serving.end('SIGTERM')
})

interface Box {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const boxesOf = (page: Page): Promise<readonly Box[]> =>
  page.evaluate<readonly Box[]>(`[...document.querySelectorAll('[data-element]')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { id: one.dataset.element, left, top, right, bottom }
  })`)

const isOver = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The pairs of elements that cover each other. */
const overlaps = (boxes: readonly Box[]): readonly string[] =>
  boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => (isOver(one, other) ? [`${one.id} ${other.id}`] : [])),
  )

const TRACE = ['trace', 'Trace'] as const

describe('the chain of an invoice line with more elements than its lanes list', () => {
  it.each([390, 1440])('is laid out at %d pixels without overlap, all lanes open, and nothing jumps', async (width) => {
    const view = { ...PERIOD, ...LINE, open: LANES.join('.') }
    const { page, problems, close } = await openConsole(ready, TRACE, view, { viewport: { width, height: 900 } })
    await page
      .locator('[data-element]')
      .nth(LANES.length * LISTED)
      .waitFor()
    const boxes = await boxesOf(page)
    expect(boxes).toHaveLength(1 + LANES.length * LISTED)
    expect(overlaps(boxes)).toEqual([])
    const widest = Math.max(...boxes.map(({ right }) => right))
    expect(widest).toBeLessThanOrEqual(width)
    expect(await layoutShift(page)).toBeLessThan(0.1)
    expect(await page.getByText('The newest 50 are listed.').count()).toBe(LANES.length)
    expect(defectsOf(problems)).toEqual([])
    await close()
  })

  it('begins collapsed, and a lane is opened in place', async () => {
    const { page, close } = await openConsole(ready, TRACE, { ...PERIOD, ...LINE })
    const lane = page.getByRole('region', { name: 'Changes' })
    await lane.locator('[data-element]').nth(3).waitFor()
    expect(await lane.locator('[data-element]').count()).toBe(4)
    await lane.getByRole('button', { name: 'Show 46 more changes' }).click()
    await lane
      .locator('[data-element]')
      .nth(LISTED - 1)
      .waitFor()
    expect(await lane.locator('[data-element]').count()).toBe(LISTED)
    await close()
  })

  it('is walked by the arrow keys along its links, and Enter opens an element', async () => {
    const { page, close } = await openConsole(
      ready,
      TRACE,
      { ...PERIOD, ...LINE },
      { viewport: { width: 1440, height: 900 } },
    )
    await page.locator('[data-element][tabindex="0"]').focus()
    for (const kind of ['time_entry', 'work_item', 'code_change']) {
      await page.keyboard.press('ArrowRight')
      await page.locator(`[data-element^="${kind}|"]:focus`).waitFor()
    }
    // A straight line has no height, for which it would count as hidden.
    await page.locator('.trace-lines path').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Linked to' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await close()
  })

  it('shows what of the project is not there as such', async () => {
    const { page, close } = await openConsole(ready, TRACE, { ...PERIOD, kind: 'item', id: 'NONE-1' })
    await page.getByText('This is not part of the project').waitFor()
    await page.getByRole('button', { name: 'Back to the whole period' }).click()
    await page.getByRole('heading', { name: 'Links of the whole period' }).waitFor()
    await close()
  })
})

describe('the whole of a period with more elements than the service lists', () => {
  it('says that its sums count the newest, and leads from the search to a chain', async () => {
    const { page, problems, close } = await openConsole(ready, TRACE, PERIOD)
    await page.getByText('Only the newest are counted').waitFor()
    await page.getByText('At least').first().waitFor()
    await page.getByRole('button', { name: /^The largest line of invoice R-1/ }).waitFor()
    const field = page.getByRole('combobox', { name: 'Find something to trace' })
    await field.fill('v27')
    await page.getByRole('option', { name: /^v27/ }).waitFor()
    await field.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'v27' }).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(defectsOf(problems)).toEqual([])
    await close()
  })

  it('finds by its name what is older than what is listed', async () => {
    const { page, close } = await openConsole(ready, TRACE, PERIOD)
    const field = page.getByRole('combobox', { name: 'Find something to trace' })
    await field.fill('v1')
    await field.fill('v28')
    await page.getByRole('option', { name: 'Release v28' }).click()
    await page.getByRole('heading', { level: 2, name: 'v28' }).waitFor()
    await close()
  })
})

describe('the whole of a period of which everything is listed', () => {
  const SHORT = { start: '2026-03-10', end: '2026-03-12', tz: 'UTC' }

  it('lists the elements that a sum leaves over', async () => {
    const { page, close } = await openConsole(ready, TRACE, SHORT)
    await page.getByRole('button', { name: 'List the others: not all work items have a change' }).click()
    await page.getByText('Work items without a change').first().waitFor()
    await page.getByRole('button', { name: 'List everything' }).waitFor()
    const kinds = await page.locator('.data-table tbody tr td:first-child').allInnerTexts()
    expect(new Set(kinds)).toEqual(new Set(['Work item']))
    expect(await page.getByText('Only the newest are counted').count()).toBe(0)
    await page.getByRole('button', { name: 'List everything' }).click()
    // More rows than before.
    await page.locator('.data-table tbody tr').nth(kinds.length).waitFor()
    await close()
  })
})
