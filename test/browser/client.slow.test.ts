import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { originOf } from '#test/support/console'
import { settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { type Service, startService } from '#test/support/process/service'

// What a client finds who is invited: three pages and the own sessions, and no word that is for the workspace's own people.

const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]
const PAGES = ['Project', 'Scope', 'Invoices', 'Agreements'] as const

let service: Service
let opened: Opened
/** The bodies of all that was answered to the browser's session. */
const answered: Promise<string>[] = []
beforeAll(async () => {
  service = await startService({ data, args: ['--sample'] })
  await runJson(['member', 'add', 'Customer', '--role', 'client', '--client', 'Acme', ...inWorkspace])
  const link = await runJson<{ address: string }>(['member', 'link', 'Customer', '--invitation', ...inWorkspace])
  opened = await openBrowser(originOf(service.ready), { locale: 'en-US' })
  opened.page.on('response', (response) => {
    if (response.url().includes('/session/v1/')) answered.push(response.text().catch(() => ''))
  })
  await opened.page.goto(link.address)
})
afterAll(async () => {
  await opened.close()
  await service.process.end('SIGTERM')
})

describe('a client who is invited', () => {
  it.each(PAGES)('sees the page %s, without an error or a word of how it came about', async (title) => {
    const { page } = opened
    if (title !== 'Project') await page.locator('nav a', { hasText: title }).click()
    await settled(page, title)
    expect(await page.locator('nav a').allInnerTexts()).toEqual([...PAGES, 'Sessions'])
    const text = await page.locator('.page').innerText()
    expect(
      /.{0,60}(?:\bwdi\b|\bnpx\b|margin|rework|connection|Grace|Finn|github\.com|Readiness|\bTo do\b).{0,60}/i.exec(
        text,
      )?.[0],
    ).toBeUndefined()
    expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    expect(opened.problems).toEqual([])
  })
  it('opens an invoice down to its work items, and finds nothing that people stated or single entries', async () => {
    const { page } = opened
    await page.locator('nav a', { hasText: 'Invoices' }).click()
    await settled(page, 'Invoices')
    await page.locator('.data-table tbody a').first().click()
    await page.locator('.lines .disclosure-button').nth(1).click()
    await settled(page, (await page.locator('h1').innerText()).trim())
    await page.getByRole('button', { name: 'As a document', exact: true }).waitFor()
    const names = await page.getByRole('button').allInnerTexts()
    const text = await page.locator('.page').innerText()
    expect([...names, text].join('\n')).not.toMatch(
      /Approv|Explain|\bNote|Void|Enter|Record a question|Before you hand/,
    )
    expect(await barriers(page)).toEqual([])
    expect(opened.problems).toEqual([])
  })
  it('finds no other page by its address, and asks for none', async () => {
    const { page } = opened
    for (const id of ['trace', 'settings', 'audit', 'sources']) {
      await page.goto(`${originOf(service.ready)}/w/agency/sample/${id}`)
      await page.locator('h1', { hasText: 'No such page' }).waitFor()
    }
    await page.keyboard.press('/')
    expect(await page.getByRole('dialog').count()).toBe(0)
    // What was asked when the next address was opened is given up.
    expect(opened.problems.filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
  })
  it('is sent no name of a member, connection or place, and nothing of another client', async () => {
    const texts = await Promise.all(answered)
    expect(texts.filter((text) => text.includes('"kpis"')).length).toBeGreaterThan(1)
    expect(texts.some((text) => text.includes('"linesTotal"') && text.includes('"unbilled"'))).toBe(true)
    const inner =
      /.{0,60}(?:Grace|Finn|"Ada"|github\.com|shop-tracker|@agency|aws:|cursor:| of shop|Bolt|Cube|portal).{0,60}/
    expect(texts.flatMap((text) => inner.exec(text)?.[0] ?? [])).toEqual([])
  })
})
