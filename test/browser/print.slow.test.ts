import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type Opened, openBrowser } from '#test/support/browser'
import { addressOf, originOf } from '#test/support/console'
import { settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { upToDate } from '#test/support/process/pairs'
import { runJson } from '#test/support/process/program'
import { askUntilAnswered, type Service, startService, workspaceUrl } from '#test/support/process/service'

// The document of an invoice, as Chromium prints it. Texts are read by Debian's poppler-utils.

const folder = freshFolder()
const data = join(folder, 'data')
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]
const ofShop = ['--project', 'shop', ...inWorkspace]

/** The widest that a page's content is on both papers, in pixels of CSS. */
const NARROWEST = 650
const LINES = 200

const line = (id: string, facts: object) => ({
  id,
  description: `Line ${id} of a long invoice, with_a_word_that_has_no_place_at_which_it_could_be_broken_into_two`,
  category: 'other',
  role: null,
  hours: null,
  unitAmount: null,
  amount: '1.00',
  ...facts,
})
const invoice = (number: string, facts: object) => ({
  number,
  status: 'issued',
  issuedOn: '2026-09-01',
  periodStart: '2026-08-01',
  periodEnd: '2026-08-31',
  currency: 'EUR',
  ...facts,
})

const enter = (written: object): Promise<unknown> => {
  const file = join(folder, 'invoice.json')
  writeFileSync(file, JSON.stringify(written))
  return runJson(['invoice', 'enter', '--file', file, ...ofShop])
}

let service: Service
let opened: Opened
/** The address of an invoice's page, by its number. */
let addressOfInvoice: (number: string) => string
beforeAll(async () => {
  service = await startService({ data, args: ['--sample'] })
  await enter(invoice('LONG-1', { lines: Array.from({ length: LINES }, (_, n) => line(`${n + 1}`, {})) }))
  // Less than its time is worth.
  await enter(invoice('LESS-1', { lines: [line('1', { category: 'labour', description: 'Some of the work' })] }))
  await runJson(['invoice', 'note', 'LESS-1', '--text', 'They need not know', ...ofShop])
  await runJson(['invoice', 'explain', 'LESS-1', '--line', '1', '--reason', 'Only between us', ...ofShop])
  await runJson(['invoice', 'approve', 'LESS-1', ...ofShop])
  await runJson(['question', 'ask', 'What is in LESS-1?', ...ofShop])
  await runJson(['question', 'answer', 'What is in LESS-1?', 'What you asked for.', ...ofShop])
  await runJson(['question', 'ask', 'And why is LESS-1 so late?', ...ofShop])
  // The commands wrote events, which the service's worker folds when it comes to them.
  await upToDate({ data, env: {} }, service.process)
  const key = service.ready.key ?? ''
  const { body: access } = await askUntilAnswered(`${workspaceUrl(service.ready)}/access`, key)
  const project = access.projects.find(({ name }: { readonly name: string }) => name === 'shop').id
  const selection = { project, start: '2026-01-01', end: '2026-10-31', tz: 'UTC' }
  const query = new URLSearchParams({ projectId: project, start: selection.start, end: selection.end })
  const { body: listed } = await askUntilAnswered(`${workspaceUrl(service.ready)}/invoices?${query}`, key)
  addressOfInvoice = (number) => {
    const found = listed.invoices.find((one: { readonly number: string }) => one.number === number)
    return addressOf(service.ready, 'invoices', { ...selection, invoice: found.invoiceId })
  }
  const { members } = await runJson<{ members: readonly { id: string; role: string }[] }>([
    ...['member', 'list'],
    ...inWorkspace,
  ])
  const owner = members.find(({ role }) => role === 'owner')
  const { address } = await runJson<{ address: string }>(['member', 'link', owner?.id ?? '', ...inWorkspace])
  opened = await openBrowser(originOf(service.ready), { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await opened.page.goto(address)
  await settled(opened.page, 'Portfolio')
})
afterAll(async () => {
  await opened.close()
  await service.process.end('SIGTERM')
})

const PARTS = [
  'Summary',
  'Lines',
  'Time behind the lines',
  'Work items',
  'Changes',
  'What the evidence says',
  'Questions and answers',
  'Terms',
] as const

/** Opens the document of an invoice with some parts on some paper. */
const documentOf = async (number: string, parts: readonly string[], paper: string): Promise<Page> => {
  const { page } = opened
  await page.goto(addressOfInvoice(number))
  await settled(page, `Invoice ${number}`)
  await page.getByRole('button', { name: 'As a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'As a document' })
  // From here on it offers the parts that the invoice has.
  await dialog.waitFor()
  for (const part of PARTS) {
    const box = dialog.getByRole('checkbox', { name: new RegExp(`^${part}`) })
    if ((await box.count()) > 0) await box.setChecked(parts.includes(part))
  }
  await dialog.getByRole('radio', { name: paper }).check()
  await page.locator('dialog button:not([disabled])', { hasText: 'Print or save as PDF' }).waitFor()
  return page
}

interface Printed {
  /** The text of each page, words apart by one blank. */
  readonly pages: readonly string[]
  readonly text: string
  /** The size of the paper, in points. */
  readonly size: readonly number[]
}

const printed = async (page: Page): Promise<Printed> => {
  const file = join(folder, 'printed.pdf')
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true }))
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' })
  const [, width, height] = /Page size: +([\d.]+) x ([\d.]+)/.exec(facts) ?? []
  const pages = text.split('\f').map((one) => one.replaceAll(/\s+/g, ' '))
  return { pages, text: pages.join(' '), size: [Math.round(Number(width)), Math.round(Number(height))] }
}

/** Texts of what is wider than the paper. */
const cutOff = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize({ width: NARROWEST, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate<readonly string[]>(
    "[...document.querySelectorAll('.document *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent)",
  )
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

/** Words of the workspace's own people: what was stated, how numbers came about, and the screen's. */
const INTERNAL =
  /.{0,40}(?:need not know|between us|so late|Approv|Note|Explained|variance|insufficient|unsupported|provenance|calculated|modelled|Counted up to|rate in force|Cost of|Sign out|CSV|Search|Billed less|Billed more|not billed|[0-9a-f]{8}-[0-9a-f]{4}).{0,40}/i

describe.each([
  ['A4', [595, 842]],
  ['Letter', [612, 792]],
] as const)('the document of an invoice on %s', (paper, size) => {
  it('has a title page, the chosen parts, numbers of pages, and no word for the own people', async () => {
    const { pages, text, size: found } = await printed(await documentOf('LESS-1', PARTS, paper))
    expect(found).toEqual(size)
    for (const words of ['Sample agency', 'Invoice LESS-1', 'Acme', 'shop', 'Aug 1 – 31, 2026', '€1.00'])
      expect(pages[0]).toContain(words)
    expect(PARTS.filter((part) => !text.includes(part))).toEqual([])
    expect(text).toContain('What is in LESS-1? What you asked for.')
    expect(pages[0]).toMatch(new RegExp(`1 ?/ ?${pages.length - 1} *$`))
    expect(INTERNAL.exec(text)?.[0]).toBeUndefined()
  })
  it('says of less billed than supported that the evidence supports it', async () => {
    const { text } = await printed(await documentOf('LESS-1', ['Summary', 'Lines'], paper))
    expect(text).toContain('The evidence supports this amount.')
    expect(text).toMatch(/Some of the work .*Supported/)
    expect(text.replaceAll('LESS-1', '')).not.toMatch(/\b(?:less|more|risk)\b/i)
  })
  it('leaves out the parts that were not chosen', async () => {
    const { text } = await printed(await documentOf('LESS-1', ['Lines'], paper))
    expect(PARTS.filter((part) => part !== 'Lines' && text.includes(part))).toEqual([])
  })
  it('has every line of 200, each whole on one page, and nothing that the paper cuts off', async () => {
    const page = await documentOf('LONG-1', ['Summary', 'Lines'], paper)
    expect(await cutOff(page)).toEqual([])
    const { pages } = await printed(page)
    const onOnePage = (n: number): boolean =>
      pages.some((text) => new RegExp(`Line ${n} of a long invoice.*?€1\\.00`).test(text))
    const numbers = Array.from({ length: LINES }, (_, n) => n + 1)
    expect(numbers.filter((n) => !onOnePage(n))).toEqual([])
    expect(pages.length).toBeGreaterThan(4)
  })
})
