import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { openConsole } from '#test/support/console'
import { freshFolder } from '#test/support/process/folders'
import { type Service, startService } from '#test/support/process/service'

const folder = freshFolder()

let service: Service
beforeAll(async () => {
  service = await startService({ data: join(folder, 'data'), args: ['--sample'] })
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
