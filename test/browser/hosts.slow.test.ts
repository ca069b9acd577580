import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { movedClock } from '#test/support/hosts/clock'
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
const started = new Date().toISOString()
const today = started.slice(0, 10)

let gitea: LocalGitea
let calendarHost: LocalHost
let service: Running
let opened: Opened
let journey: Journey
let origin = ''

beforeAll(async () => {
  gitea = await openLocalGitea()
  gitea.host.aheadMs = Date.parse(started) - Date.parse('2026-03-10T12:00:00.000Z')
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/user/repos', ({ query }) => ({
    body: (query.get('page') ?? '1') === '1' ? [gitea.repository] : [],
  }))
  gitea.most = 10
  deliveredUpTo(today, gitea)
  calendarHost = await openLocalHost(movedClock(started))
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
    await journey.picture()
    await journey.go('Sources')
    await settled(page, 'Sources')
    await journey.picture()
    await journey.press('Add the first host')
    await journey.picture()
    await page.getByRole('combobox', { name: 'Product' }).selectOption('gitea')

    // When a person gives an address and a token that the host does not take, a line says what to do.
    await journey.fill('Address', gitea.host.address)
    await journey.fill('Access token', 'canary-token-of-nobody')
    await journey.press('Check')
    await page.getByText(/the token is not accepted/).waitFor()
    expect(await barriers(page)).toEqual([])
    await journey.picture()

    // When the token is taken, all that it sees is chosen, for the only project.
    await journey.fill('Access token', TOKEN)
    await journey.press('Check')
    await page.getByRole('checkbox', { name: 'Acme/Shop', checked: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    await journey.picture()
    const looked = gitea.host.hold(({ path }) => path.endsWith('/Shop'))
    const second = gitea.host.hold(({ path, query }) => path.endsWith('/pulls') && query.get('page') === '2')
    const third = gitea.host.hold(({ path, query }) => path.endsWith('/pulls') && query.get('page') === '3')
    await journey.press('Connect')
    const drawer = drawerOf('Gitea and Forgejo')
    await drawer.waitFor()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await journey.picture()
    looked()
    await drawer.getByText('First reading').waitFor()
    await journey.picture()
    process.stdout.write(await drawer.innerText())
    second()
    await new Promise((resolve) => setTimeout(resolve, 7000))
    await journey.picture()
    process.stdout.write(await drawer.innerText())
    third()
    await drawer.getByText('Healthy').waitFor()
    await journey.picture()
  })
})
