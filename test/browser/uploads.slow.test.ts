import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { defectsOf } from '#test/support/defects'
import { type DroppedFile, dropFiles } from '#test/support/journey'
import { freshFolder } from '#test/support/process/folders'
import { upToDate } from '#test/support/process/pairs'
import { launch, project, type Running, run, runJson } from '#test/support/process/program'
import { askUntilAnswered, readyLine } from '#test/support/process/service'

// Files of six kinds, dropped on the page, asked about and imported there: with the numbers of the command line.

/** A sample, the answers that a person fills in, and the options of the command that say the same. */
interface Dropped {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly options: readonly string[]
}
const sample = (path: string): string => join(project, 'sources', path)
const FILES: readonly Dropped[] = [
  {
    path: sample('jira/samples/jira-csv.csv'),
    fields: { 'Time zone of the files': 'Europe/Berlin' },
    options: ['--zone', 'Europe/Berlin'],
  },
  { path: sample('github/samples/github-pulls.json'), fields: {}, options: [] },
  { path: sample('toggl/samples/toggl.csv'), fields: { Role: 'developer' }, options: ['--role', 'developer'] },
  { path: sample('icalendar/samples/icalendar.ics'), fields: {}, options: [] },
  { path: sample('invoices-csv/samples/invoices-csv.csv'), fields: {}, options: [] },
  { path: sample('aws/samples/aws-cur2.csv'), fields: {}, options: [] },
]
const HOURS = `Nr;Datum;Mitarbeiter;Stunden;Abrechenbar;Notiz
1;04.03.2026;Ada;2,5;ja;ACME-12 Anmeldung
2;16.03.2026;Bob;0,75;nein;
`

/** A workspace of one project on a folder of its own. */
class Place {
  readonly data = join(freshFolder(), 'data')
  readonly of = ['--workspace', 'acme/shop', '--data', this.data]
  ownerId = ''
  projectId = ''
  #running: Running | null = null
  origin = ''

  async make(): Promise<void> {
    const made = await runJson<{ ownerId: string; projectId: string }>([
      ...['workspace', 'create', 'acme/shop', '--owner', 'Ada', '--plan', 'scale', '--data', this.data],
    ])
    this.ownerId = made.ownerId
    this.projectId = made.projectId
  }
  async start(): Promise<void> {
    this.#running = launch(['serve', '--port', '0', '--json', '--data', this.data])
    this.origin = new URL((await readyLine<{ baseUrl: string }>(this.#running)).baseUrl).origin
    await this.folded()
  }
  /** Waits until all that stands in the folder is folded: a service answers before. */
  async folded(): Promise<void> {
    if (this.#running !== null) await upToDate({ data: this.data, env: {} }, this.#running)
  }
  async end(): Promise<void> {
    await this.#running?.end('SIGTERM')
  }
  /** Answers that tell what was imported, without the ids of this workspace and the times of reading. */
  async answers(): Promise<readonly unknown[]> {
    const scopes = ['command-center:read', 'invoice-defense:read', 'data-sources:read']
    const named = ['--name', 'x', '--scopes', scopes.join(',')]
    const { key } = await runJson<{ key: string }>(['key', 'issue', ...named, ...this.of])
    const base = `${this.origin}/api/v1/organizations/acme/workspaces/shop`
    const march = `projectId=${this.projectId}&start=2026-03-01&end=2026-03-31&tz=UTC`
    const paths = [`/command-center?${march}`, `/invoices?${march}`]
    const bodies = await Promise.all(paths.map(async (path) => (await askUntilAnswered(`${base}${path}`, key)).body))
    const { body } = await askUntilAnswered(`${base}/connections`, key)
    const { connections } = body as {
      readonly connections: readonly Readonly<
        Record<'label' | 'provider' | 'records' | 'deadLetters' | 'coverage', unknown>
      >[]
    }
    const told = connections.map(({ label, provider, records, deadLetters, coverage }) => ({
      label,
      provider,
      records,
      deadLetters,
      coverage,
    }))
    const text = JSON.stringify([...bodies, told])
    return JSON.parse(
      text
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'an id')
        .replace(/"(version|lastRefreshedAt)":"[^"]*"/g, '"$1":"a time"'),
    )
  }
}

const inBrowser = new Place()
const byCommands = new Place()
let opened: Opened

beforeAll(async () => {
  await inBrowser.make()
  await byCommands.make()
  await inBrowser.start()
  const { address } = await runJson<{ address: string }>(['member', 'link', inBrowser.ownerId, ...inBrowser.of])
  opened = await openBrowser(inBrowser.origin, { locale: 'en-US' })
  await opened.page.goto(`${inBrowser.origin}/${new URL(address).hash}`)
  await settled(opened.page, 'Portfolio')
})
afterAll(async () => {
  await opened.close()
  await inBrowser.end()
  await byCommands.end()
})

const dropped = (path: string): DroppedFile => [
  basename(path),
  readFileSync(path).toString('base64'),
  Math.floor(statSync(path).mtimeMs),
]
const importOf = (page: Page, name: string) =>
  page.locator('.files-import').filter({ has: page.getByRole('heading', { name, exact: true }) })
const button = (page: Page, name: string, file: string) =>
  importOf(page, file).getByRole('button', { name, exact: true })

describe('files that are dropped on the page', () => {
  it('are imported once their questions are answered, with the answers of the command line', async () => {
    const { page, problems } = opened
    // Given a workspace without evidence, of which the page says what can be added.
    await page.goto(`${inBrowser.origin}/w/acme/shop/sources`)
    await settled(page, 'Sources')
    await page.getByText('Nothing is connected yet').waitFor()
    expect(await barriers(page)).toEqual([])

    // When six files are dropped, each an export of its own.
    await dropFiles(
      page,
      FILES.map(({ path }) => dropped(path)),
    )
    await page.getByRole('button', { name: 'Read the files', exact: true }).click()
    for (const { path, fields } of FILES) {
      const name = basename(path)
      await importOf(page, name).waitFor()
      for (const [label, value] of Object.entries(fields))
        await importOf(page, name).getByLabel(label, { exact: true }).fill(value)
      if (Object.keys(fields).length > 0) await button(page, 'Send the answers', name).click()
      await button(page, 'Import', name).waitFor()
    }
    // Then a reload loses nothing.
    await page.reload()
    await settled(page, 'Sources')
    for (const { path } of FILES) await button(page, 'Import', basename(path)).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await page.locator('main').innerText()).not.toMatch(/wdi |--[a-z]/)

    for (const { path } of FILES) {
      await button(page, 'Import', basename(path)).click()
      await button(page, 'Done', basename(path)).waitFor()
    }
    for (const { path, options } of FILES) {
      const done = await run(['import', path, ...options, ...byCommands.of])
      expect([basename(path), done.code]).toEqual([basename(path), 0])
    }
    await byCommands.start()
    await inBrowser.folded()
    expect(await inBrowser.answers()).toEqual(await byCommands.answers())
    for (const { path } of FILES) await button(page, 'Done', basename(path)).click()
    await page.waitForURL((url) => !url.search.includes('import-'))
    // What is no longer wanted is aborted.
    expect(defectsOf(problems).filter((problem) => !problem.includes('ERR_ABORTED'))).toEqual([])
  })

  it('of no known format are read as a person says what their columns mean', async () => {
    const { page } = opened
    await page.goto(`${inBrowser.origin}/w/acme/shop/sources?add=files`)
    await settled(page, 'Sources')
    await dropFiles(page, [['Hours.csv', Buffer.from(HOURS).toString('base64'), 1_774_000_000_000]])
    const editor = importOf(page, 'Hours.csv')
    // The first rows stand beside it, without the people in them.
    await editor.getByRole('cell', { name: 'ACME-12 Anmeldung' }).waitFor()
    expect(await editor.innerText()).not.toMatch(/Mitarbeiter|Ada/)
    await editor.getByLabel('What a row is').selectOption('time_entry')
    // What is filled in is tried without a click.
    await editor.getByLabel('Role', { exact: true }).fill('designer')
    await button(page, 'Send the answers', 'Hours.csv').click()
    await editor
      .getByRole('row', { name: /designer .*3\.25/ })
      .or(editor.getByText('2.5 h'))
      .first()
      .waitFor()
    await button(page, 'Import', 'Hours.csv').click()
    await button(page, 'Done', 'Hours.csv').click()
    await page.getByRole('button', { name: 'Hours', exact: true }).waitFor()
  })

  it('are gone when they are removed, with all that was filled in', async () => {
    const { page } = opened
    const [jira] = FILES
    await dropFiles(page, [dropped(jira?.path ?? '')])
    await page.getByRole('button', { name: 'Remove jira-csv.csv', exact: true }).click()
    await importOf(page, 'jira-csv.csv').waitFor({ state: 'detached' })
    const uploads = join(inBrowser.data, 'uploads')
    expect(existsSync(uploads)).toBe(true)
    expect(await page.evaluate<string>('JSON.stringify({ ...sessionStorage })')).not.toContain('imports.')
  })
})

describe('a connection', () => {
  it('is paused, and that is taken back; it is removed once it is said what happens', async () => {
    const { page } = opened
    await page.goto(`${inBrowser.origin}/w/acme/shop/sources`)
    await settled(page, 'Sources')
    await page.getByRole('button', { name: 'Toggl Track', exact: true }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByRole('button', { name: 'Resume', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove…', exact: true }).click()
    await page.getByLabel(/^Withdraw them/).check()
    await page.getByRole('button', { name: 'Remove the connection', exact: true }).click()
    await page.getByRole('button', { name: 'Toggl Track', exact: true }).waitFor({ state: 'detached' })
  })
})
