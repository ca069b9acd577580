import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openConsole } from '#test/support/console'
import { freshFolder } from '#test/support/process/folders'
import { ask, type Service, startService, workspaceUrl } from '#test/support/process/service'

const folder = freshFolder()

let service: Service
/** The project of the sample that has a lock, and a cost basis that a person stated. */
let project: string
beforeAll(async () => {
  service = await startService({ data: join(folder, 'data'), args: ['--sample'] })
  const { body } = await ask(`${workspaceUrl(service.ready)}/command-center`, service.ready.key)
  project = body.directory.projects.find(({ name }: { readonly name: string }) => name === 'shop').id
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

/** The text of each page of a PDF, words apart by one blank, by Debian's poppler-utils. */
const textsOf = (pdf: Buffer): readonly string[] => {
  const file = join(folder, 'printed.pdf')
  writeFileSync(file, pdf)
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return text.split('\f').map((page) => page.replaceAll(/\s+/g, ' '))
}

/** The first and the last cell of each row of a table, as they are printed. */
const rowsOf = async (page: Page, label: string): Promise<readonly (readonly [first: string, last: string])[]> => {
  const rows = await page.locator(`.data-table [aria-label="${label}"] tbody tr`).all()
  return Promise.all(
    rows.map(async (row) => {
      const cells = (await row.locator('td').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
      return [cells[0] ?? '', cells[3] ?? ''] as const
    }),
  )
}

describe.each(['A4', 'Letter'])('the invoice defense, printed on %s', (format) => {
  it('has every row, and each row whole on one page', async () => {
    const { page, close } = await openConsole(service.ready, ['invoice-defense', 'Invoice defense'])
    const rows = await rowsOf(page, 'Completed work items')
    const pages = textsOf(await page.pdf({ format }))
    expect(rows.length).toBeGreaterThan(20)
    expect(pages.length).toBeGreaterThan(2)
    const broken = rows.filter(([item, day]) => !pages.some((text) => new RegExp(`${item} .*?${day}`).test(text)))
    expect(broken).toEqual([])
    await close()
  })

  it('has none of what is for the screen', async () => {
    const { page, close } = await openConsole(service.ready, ['invoice-defense', 'Invoice defense'])
    const text = textsOf(await page.pdf({ format })).join(' ')
    expect(text).toContain('Invoice defense')
    for (const onScreen of ['Sign out', 'Save as CSV', 'Search in this table', 'To do before it is handed over'])
      expect(text).not.toContain(onScreen)
    await close()
  })
})

describe('the printed page, which is handed to a client', () => {
  /** Amounts as they are printed, in each question of the evidence. */
  const printed = async (question: string): Promise<{ readonly screen: string; readonly text: string }> => {
    const { page, close } = await openConsole(service.ready, ['invoice-defense', 'Invoice defense'], {
      project,
      question,
    })
    await page.getByRole('heading', { name: 'What the evidence says' }).waitFor()
    await page.locator('.claims').waitFor()
    const screen = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    const text = textsOf(await page.pdf({ format: 'A4' })).join(' ')
    await close()
    return { screen, text }
  }
  it('tells what was invoiced and what is supported, and nothing of what work cost', async () => {
    const { screen, text } = await printed('what-did-it-cost')
    for (const cost of ['Cost of labour', 'What it cost', 'EUR an hour']) expect(screen).toContain(cost)
    for (const cost of ['Cost of labour', 'Total of all known costs', 'What it cost', 'Rework', '95.5 ·'])
      expect(text).not.toContain(cost)
    for (const amount of ['What was billed', 'Invoiced', 'Supported by evidence']) expect(text).toContain(amount)
  })
  it('tells no value of additions that follows from rates', async () => {
    const { text } = await printed('what-was-added')
    expect(text).toContain('Items added after the lock')
    expect(text).not.toMatch(/Worth €|are worth/)
  })
})
