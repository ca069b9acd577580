import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type Opened, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { defectsOf } from '#test/support/defects'
import { type DroppedFile, dropFiles, Journey } from '#test/support/journey'
import { freshFolder } from '#test/support/process/folders'
import { launch, project, type Running } from '#test/support/process/program'

// Whole journeys of people at the desk, with nothing but the browser. docs/journeys.md shows them.

/** The journeys that `npm run prove` goes through beside the first two. */
const proven = process.env['WDI_PROVE'] === '1' ? describe : describe.skip

const running: Running[] = []
afterAll(async () => {
  for (const one of running) await one.end('SIGTERM')
})

interface Started {
  readonly link: string
  readonly data: string
}

/** Starts a service on an empty folder, as the README says. */
const start = async (...options: readonly string[]): Promise<Started> => {
  const data = join(freshFolder(), 'data')
  const service = launch(['start', '--port', '0', '--data', data, ...options])
  running.push(service)
  const pattern = /^Console: +(\S+)$/
  const line = await service.stdout.first((text) => pattern.test(text))
  return { link: pattern.exec(line ?? '')?.[1] ?? '', data }
}

const arrive = async (link: string, title: string): Promise<Opened> => {
  const opened = await openBrowser(new URL(link).origin, { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await opened.page.goto(link)
  await settled(opened.page, title)
  return opened
}

/** A question that is given up, because another one took its place, is no problem. */
const isProblem = (problem: string): boolean => !problem.includes('ERR_ABORTED')

const SOURCES = join(project, 'sources')
/** Six kinds of files, each with the questions that a person answers. */
const FILES: readonly (readonly [path: string, answers: Readonly<Record<string, string>>])[] = [
  ['jira/samples/jira-csv.csv', { 'Time zone of the files': 'Europe/Berlin' }],
  ['github/samples/github-pulls.json', {}],
  ['toggl/samples/toggl.csv', { Role: 'developer' }],
  ['icalendar/samples/icalendar.ics', {}],
  ['invoices-csv/samples/invoices-csv.csv', {}],
  ['aws/samples/aws-cur2.csv', {}],
]

const droppedFile = (path: string): DroppedFile => {
  const file = join(SOURCES, path)
  return [basename(path), readFileSync(file).toString('base64'), Math.floor(statSync(file).mtimeMs)]
}

const importOf = (page: Page, path: string) =>
  page.locator('.files-import').filter({ has: page.getByRole('heading', { name: basename(path), exact: true }) })

const addProject = async (journey: Journey, client: string, name: string): Promise<void> => {
  await journey.press(`Add a project of ${client}`)
  await journey.fill('Name', name)
  await journey.press('Add the project')
  await journey.closed()
}

const upload = async (journey: Journey): Promise<void> => {
  const { page } = journey
  await journey.go('Sources')
  await settled(page, 'Sources')
  await dropFiles(
    page,
    FILES.map(([path]) => droppedFile(path)),
  )
  await journey.press('Read the files')
  for (const [path, answers] of FILES) {
    const place = importOf(page, path)
    await place.waitFor()
    for (const [label, value] of Object.entries(answers)) await place.getByLabel(label, { exact: true }).fill(value)
    // The selected project is the answer that each form begins with.
    await journey.click(place.getByRole('button', { name: 'Send the answers', exact: true }))
    await place.getByRole('button', { name: 'Import', exact: true }).waitFor()
  }
  await journey.picture()
  for (const [path] of FILES) {
    const place = importOf(page, path)
    await journey.click(place.getByRole('button', { name: 'Import', exact: true }))
    await place.getByRole('button', { name: 'Done', exact: true }).waitFor()
  }
}

describe('from an empty folder to a first agency', () => {
  it('takes a person who signs in through clients, projects, members, prices, files, lock, order and invoice', async () => {
    const { link } = await start()
    const { page, problems, close } = await arrive(link, 'Portfolio')
    const journey = new Journey(page, 'first-agency')
    await journey.picture()

    // A client with two projects.
    await journey.go('Clients and projects')
    await settled(page, 'Clients and projects')
    await journey.press('Add a client')
    await journey.fill('Name', 'Acme Retail')
    await journey.press('Add the client')
    await journey.closed()
    await addProject(journey, 'Acme Retail', 'Web shop')
    await addProject(journey, 'Acme Retail', 'Mobile app')
    await journey.picture()

    // A member who leads the delivery.
    await journey.go('Members')
    await settled(page, 'Members')
    await journey.press('Add a member')
    await journey.fill('Name', 'Lena')
    await journey.choose('Role', 'Delivery lead')
    await journey.press('Add the member')
    await journey.closed()

    // A contract, a price and a cost.
    await journey.go('Scope')
    await settled(page, 'Scope')
    await journey.choose('Client and project', 'Acme Retail / Web shop')
    await settled(page, 'Scope')
    await journey.press('Sign the engagement')
    await journey.choose('Billing', 'Time and materials')
    await journey.fill('First day', '2026-01-01')
    await journey.press('Sign')
    await journey.closed()
    await journey.go('Agreements')
    await settled(page, 'Agreements')
    await journey.press('Agree on a price')
    await journey.fill('Role', 'developer')
    await journey.fill('Price of an hour in EUR', '110')
    await journey.fill('First day (optional)', '2026-01-01')
    await journey.press('Save the price')
    await journey.closed()
    await journey.press('State a cost')
    await journey.fill('Role', 'developer')
    await journey.fill('Cost of an hour in EUR', '70')
    await journey.fill('First day (optional)', '2026-01-01')
    await journey.press('Save the cost')
    await journey.closed()
    await journey.picture()

    // Six kinds of files, with their questions.
    await upload(journey)

    // The scope: a lock from the tracker, and an order.
    await journey.go('Scope')
    await settled(page, 'Scope')
    await journey.click(page.getByRole('button', { name: /^Period:/ }))
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.keyboard.press('Escape')
    await settled(page, 'Scope')
    await journey.press('Lock the scope')
    await journey.chooseFirst('Tracker')
    await journey.fill('Agreed on', '2026-02-25')
    await page.getByText('The lock will have').waitFor()
    await journey.picture()
    await journey.press('Lock these items')
    await journey.closed()
    await journey.press('Approve a change order')
    await journey.fill('Number', 'CR-1')
    await journey.fill('Amount in EUR (optional)', '2500')
    await journey.click(page.locator('dialog[open] .statement-many input').first())
    await journey.press('Approve the order')
    await journey.closed()
    await journey.picture()

    // The invoice of the files, or one that is entered.
    await journey.go('Invoices')
    await settled(page, 'Invoices')
    await page.locator('.data-table tbody tr').first().waitFor()
    await journey.picture()
    journey.tell()
    expect(await page.locator('main').innerText()).not.toMatch(/\bwdi\b|npx/)
    expect(defectsOf(problems).filter(isProblem)).toEqual([])
    expect(journey.clicks).toBeLessThanOrEqual(60)
    await close()
  })
})

describe('the invoice meeting', () => {
  it('leads from the portfolio to the event behind one hour, and ends with a document', async () => {
    const { link } = await start('--sample')
    const { page, problems, close } = await arrive(link, 'Portfolio')
    const journey = new Journey(page, 'invoice-meeting')
    await journey.picture()

    // The project that needs attention, and the invoice that differs.
    await journey.click(page.locator('.data-table tbody tr').first().getByRole('link').first())
    await settled(page, 'Project')
    await journey.picture()
    await journey.go('Invoices')
    await settled(page, 'Invoices')
    await journey.click(page.locator('.data-table tbody tr').first().getByRole('link').first())
    await page.getByRole('heading', { level: 1, name: /^Invoice / }).waitFor()
    await journey.picture()

    // The line that differs, its time entries, and the event behind an hour.
    await journey.click(page.locator('.line', { hasText: 'Billed more' }).first().getByRole('button').first())
    await journey.click(
      page
        .getByRole('group', { name: /^Time entries of / })
        .locator('.evidence-link')
        .first(),
    )
    await page.locator('.drawer .data-table tbody tr').first().waitFor()
    await journey.picture()
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })

    // A document for the client.
    await journey.press('As a document')
    await page.getByRole('heading', { name: 'As a document' }).waitFor()
    // Its parts are there once it can be printed.
    await page.locator('dialog button:not([disabled])', { hasText: 'Print or save as PDF' }).waitFor()
    await journey.picture()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.byteLength).toBeGreaterThan(10_000)
    journey.tell()
    expect(defectsOf(problems).filter(isProblem)).toEqual([])
    expect(journey.clicks).toBeLessThanOrEqual(10)
    await close()
  })
})

proven('Monday morning', () => {
  it('leads from what needs attention to where it is mended, by clicks', async () => {
    const { link } = await start('--sample')
    const { page, problems, close } = await arrive(link, 'Portfolio')
    const journey = new Journey(page, 'monday')
    await journey.picture()
    await journey.click(page.getByRole('link', { name: 'Acme / shop', exact: true }))
    await settled(page, 'Project')
    await journey.go('Confidence')
    await settled(page, 'Confidence')
    await journey.picture()

    // All meetings without a tag, in one go.
    await journey.press('Tag meetings')
    await journey.check('Choose all')
    await journey.choose('Tag for all chosen', 'This project')
    await journey.picture()
    // What is told is gone after seconds, so that it is waited for from the beginning.
    await Promise.all([
      page.locator('.told').waitFor(),
      journey.click(page.getByRole('button', { name: /^Tag \d+ meetings?$/ })),
    ])
    await journey.closed()
    await journey.picture()

    // Repositories of no project.
    await journey.press('Map to projects')
    await journey.check('Choose all')
    await journey.choose('Project for all chosen', 'Acme / shop')
    await journey.click(page.getByRole('button', { name: /^Map \d+ places?$/ }))
    await journey.closed()

    // A mark of AI that is wrong.
    await journey.press('Take marks back')
    await journey.click(page.locator('dialog[open] input[type=checkbox]').nth(1))
    await Promise.all([
      page.locator('.told', { hasText: /mark/i }).waitFor(),
      journey.click(page.getByRole('button', { name: /^Take back the marks of 1 change$/ })),
    ])
    await journey.closed()
    await journey.picture()
    journey.tell()
    expect(defectsOf(problems).filter(isProblem)).toEqual([])
    expect(journey.clicks).toBeLessThanOrEqual(15)
    await close()
  })
})

proven('the client’s view', () => {
  it('begins with an invitation, and ends with what was paid for', async () => {
    const { link } = await start('--sample')
    const owner = await arrive(link, 'Portfolio')
    const inviting = new Journey(owner.page, 'client')
    await inviting.go('Members')
    await settled(owner.page, 'Members')
    await inviting.press('Add a member')
    await inviting.fill('Name', 'Carla')
    await inviting.choose('Role', 'Client')
    await inviting.check('Acme')
    await inviting.press('Add the member')
    await inviting.closed()
    await inviting.press('Make the link')
    const invitation = await owner.page.locator('.secret').innerText()

    const { page, problems, close } = await arrive(invitation, 'Project')
    const journey = new Journey(page, 'client')
    await journey.picture()
    await journey.go('Invoices')
    await settled(page, 'Invoices')
    await journey.picture()
    await journey.click(page.locator('.data-table tbody tr').first().getByRole('link').first())
    await page.getByRole('heading', { level: 1, name: /^Invoice / }).waitFor()
    await page.locator('main .skeleton').first().waitFor({ state: 'detached' })
    await journey.picture()
    expect(await page.locator('main').innerText()).not.toMatch(/margin|rework|connection|\bwdi\b/i)
    inviting.tell()
    journey.tell()
    expect(defectsOf(problems).filter(isProblem)).toEqual([])
    expect(inviting.clicks + journey.clicks).toBeLessThanOrEqual(12)
    await close()
    await owner.close()
  })
})
