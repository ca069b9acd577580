import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { machineClock } from '#test/support/hosts/clock'
import { deliveredUpTo, metUpTo } from '#test/support/hosts/delivered'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { Journey } from '#test/support/journey'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

// A Gitea and a calendar that are connected on the page: from sign-in to the five KPIs, without a command line.

const TOKEN = 'canary-token-of-a-host'
const CALENDAR = '/calendar/ical/team/canary-token-of-a-calendar/basic.ics'
const data = join(freshFolder(), 'data')
const of = ['--workspace', 'acme/shop', '--data', data]

/** The service runs by the clock of this machine, and shows the 90 days up to now. */
const today = new Date().toISOString().slice(0, 10)

const daysAgo = (days: number): string => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

const GITEA = 'Gitea and Forgejo'
/** Each KPI with its value, where that comes from, and the sources of its evidence. */
const KPIS = [
  // Four meetings of an hour, each of two people at 80 EUR.
  ['Delivery cost', '64000', 'Calculated', ['iCalendar']],
  ['Scope growth', '30', 'From connected tools', [GITEA]],
  ['Completed items', '6', 'From connected tools', [GITEA]],
  ['Objectives', '0', 'Entered by a person', ['Entered by hand']],
  // Twelve changes, each begun four hours later than without AI.
  ['AI net gain', '48', 'From tags of the team', [GITEA]],
] as const

/** A repository that nobody needs. */
const DOCS = { id: 100, full_name: 'Acme/Docs', html_url: 'https://git.example.com/Acme/Docs' }

let gitea: LocalGitea
let calendarHost: LocalHost
let service: Running
let opened: Opened
let journey: Journey
let origin = ''

beforeAll(async () => {
  const clock = machineClock()
  gitea = await openLocalGitea(clock)
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/user/repos', ({ query }) => ({
    body: (query.get('page') ?? '1') === '1' ? [gitea.repository, DOCS] : [],
  }))
  gitea.most = 10
  deliveredUpTo(today, gitea)
  calendarHost = await openLocalHost(clock)
  calendarHost.route('GET', CALENDAR, () => ({ headers: { 'content-type': 'text/calendar' }, body: metUpTo(today) }))
  const env = { WDI_PRIVATE_HOSTS: `${gitea.host.name},${calendarHost.name}`, WDI_SECRETS_KEY: 'ab'.repeat(32) }
  const { ownerId } = await runJson<{ ownerId: string }>([
    ...['workspace', 'create', 'acme/shop', '--owner', 'Ada', '--client', 'Acme', '--project', 'Shop'],
    ...['--plan', 'scale', '--data', data],
  ])
  service = launch(['serve', '--port', '0', '--json', '--data', data], { env })
  origin = new URL((await readyLine<{ baseUrl: string }>(service)).baseUrl).origin
  const { address } = await runJson<{ address: string }>(['member', 'link', ownerId, ...of])
  opened = await openBrowser(origin, { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await opened.page.goto(`${origin}/${new URL(address).hash}`)
  await settled(opened.page, 'Portfolio')
  journey = new Journey(opened.page, 'hosts')
})
afterAll(async () => {
  journey.tell()
  await opened.close()
  await service.end('SIGTERM')
  await gitea.host.close()
  await calendarHost.close()
})

/** What the page shows of a connection, beside it. */
const drawerOf = (name: string) => opened.page.getByRole('complementary', { name })

describe('given a workspace without evidence', () => {
  it('when a Gitea is added on the page, then its progress is shown while it is read', async () => {
    const { page } = opened
    await journey.go('Clients and projects')
    await settled(page, 'Clients and projects')
    await journey.press('Add a project of Acme')
    await journey.fill('Name', 'Support')
    await journey.press('Add the project')
    await journey.closed()
    await journey.go('Sources')
    await settled(page, 'Sources')
    await journey.picture()
    await journey.press('Connect it: Gitea and Forgejo')

    // When a person gives an address and a token that the host does not take, a line says what to do.
    await journey.fill('Address', gitea.host.address)
    await journey.fill('Access token', 'canary-token-of-nobody')
    await journey.press('Check')
    await page.getByText(/the token is not accepted/).waitFor()
    expect(await barriers(page)).toEqual([])

    // When the token is taken, all that it sees is chosen, and a person says what is read, and for which project.
    await journey.fill('Access token', TOKEN)
    await journey.press('Check')
    await page.getByRole('checkbox', { name: 'Acme/Shop', checked: true }).waitFor()
    await journey.press('Connect')
    await page.getByText('Choose a project.').waitFor()
    await journey.choose('Project', 'Acme / Shop')
    await journey.click(page.getByRole('checkbox', { name: 'Acme/Docs', checked: true }))
    expect(await barriers(page)).toEqual([])
    await journey.picture()
    const first = gitea.host.hold(({ path, query }) => path.endsWith('/pulls') && query.get('page') === '1')
    const second = gitea.host.hold(({ path, query }) => path.endsWith('/pulls') && query.get('page') === '2')
    const third = gitea.host.hold(({ path, query }) => path.endsWith('/pulls') && query.get('page') === '3')
    await journey.press('Connect')
    const drawer = drawerOf('Gitea and Forgejo')
    await drawer.waitFor()

    // Then the page shows without being asked how far it has come.
    const progress = drawer.getByText(/^First reading, the newest first\./)
    await progress.waitFor()
    expect(await progress.locator('data').count()).toBe(0)
    await drawer.getByText('under way').waitFor()
    first()
    await progress.locator('data[value="15"]').waitFor()
    await journey.picture()
    second()
    await progress.locator('data[value="5"]').waitFor()
    expect(await barriers(page)).toEqual([])
    third()
    await drawer.getByText('Healthy').waitFor()
    expect(gitea.asked().filter((path) => path.includes('Docs'))).toEqual([])
  })

  it('when a calendar is added by its secret address, then its meetings are there', async () => {
    const { page } = opened
    await journey.press('Add a host')
    await page.getByRole('combobox', { name: 'Product' }).selectOption('icalendar')
    await journey.fill('Secret address, or password of an app', `${calendarHost.address}${CALENDAR}`)
    await journey.press('Check')
    await page.getByRole('checkbox', { name: 'Team', checked: true }).waitFor()
    await journey.choose('Project', 'Acme / Shop')
    await journey.picture()
    await journey.press('Connect')
    const drawer = drawerOf('iCalendar')
    await drawer.getByText('Healthy').waitFor()
  })

  it('when a person states what hosts cannot know, then all five KPIs have values, with where they come from', async () => {
    const { page } = opened
    await journey.go('Project')
    await settled(page, 'Project')
    await journey.picture()

    // Each step begins where the page says what is missing.
    await journey.follow('Set hourly costs')
    await settled(page, 'Agreements')
    await journey.press('State a cost')
    await journey.fill('Role', 'developer')
    await journey.fill('Cost of an hour in EUR', '80')
    await journey.fill('First day (optional)', daysAgo(200))
    await journey.press('Save the cost')
    await journey.closed()
    await journey.go('Project')
    await journey.follow('Record the amount')
    await journey.choose('Billing', 'Time and materials')
    await journey.fill('First day', daysAgo(60))
    await journey.press('Sign')
    await journey.closed()
    await journey.go('Project')
    await journey.follow('Lock the scope')
    await journey.fill('Agreed on', daysAgo(50))
    await page.getByText('The lock will have').waitFor()
    await journey.press('Lock these items')
    await journey.closed()
    await journey.go('Project')
    await journey.press('Set an objective')
    await journey.fill('Objective', 'The shop is open')
    await journey.press('Set the objective')
    await journey.closed()
    await settled(page, 'Project')
    await journey.picture()

    for (const [name, value, provenance, sources] of KPIS) {
      const tile = page.locator('.kpi-tile', { has: page.getByRole('button', { name, exact: true }) })
      await tile.locator(`.kpi-number data[value="${value}"]`).waitFor()
      await tile.getByRole('button', { name, exact: true }).click()
      await page.locator('.kpi-detail .chip', { hasText: provenance }).waitFor()
      await page.getByRole('button', { name: /^All evidence/ }).click()
      const rows = page.locator('.drawer .data-table tbody tr')
      await rows.first().waitFor()
      const told = await rows.locator('td:last-child').allInnerTexts()
      expect([name, new Set(told)]).toEqual([name, new Set(sources)])
      await page.keyboard.press('Escape')
      await page.locator('.drawer').waitFor({ state: 'detached' })
    }
    expect(await page.locator('main').innerText()).not.toMatch(/\bwdi\b|npx/)
  })

  it('when a connection is paused, resumed and removed, then the page says so, and what it read stays', async () => {
    const { page, problems } = opened
    await journey.go('Sources')
    await settled(page, 'Sources')
    await journey.press('iCalendar')
    const drawer = drawerOf('iCalendar')
    await drawer.getByRole('button', { name: 'Pause', exact: true }).click()
    await drawer.getByText('none while it is paused').waitFor()
    await drawer.getByRole('button', { name: 'Ask now' }).waitFor({ state: 'detached' })
    expect(await barriers(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Resume', exact: true }).click()
    await drawer.getByText('Healthy').waitFor()
    // What is told at the foot of the page goes away after seconds.
    const asked = page.getByText('iCalendar is read within seconds.').waitFor()
    await Promise.all([asked, drawer.getByRole('button', { name: 'Ask now', exact: true }).click()])
    await drawer.getByRole('button', { name: 'Check', exact: true }).click()
    await drawer.getByText('Team can be read.').waitFor()

    await journey.press('Remove…')
    const removed = page.getByText('iCalendar is removed.').waitFor()
    await Promise.all([removed, journey.press('Remove the connection')])
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'iCalendar', exact: true }).waitFor({ state: 'detached' })
    await journey.go('Project')
    await settled(page, 'Project')
    await page.locator('.kpi-number data[value="64000"]').waitFor()

    // What the browser keeps has no token.
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])',
    )
    expect(kept).not.toContain('canary')
    // A token was refused, and the removed connection was asked for once more before its part of the page closed.
    expect(problems.filter((problem) => !/ERR_ABORTED|status of 40[04]/.test(problem))).toEqual([])
  })

  it('then no token is in any file, and in no log', () => {
    for (const file of ['registry.db', 'events.db', 'read.db'])
      expect(readFileSync(join(data, file)).toString('latin1')).not.toContain('canary-token')
    expect(service.stdout.text() + service.stderr.text()).not.toContain('canary-token')
  })
})
