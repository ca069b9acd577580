import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { originOf } from '#test/support/console'
import { settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { type Service, startService } from '#test/support/process/service'

// Signing in by a link, as people do it: tabs, links that were used, links while somebody is signed in, and signing out.

const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]

let service: Service
beforeAll(async () => {
  service = await startService({ data, args: ['--sample'] })
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

/** The address that signs a member in. */
const linkFor = async (member: string): Promise<string> =>
  (await runJson<{ address: string }>(['member', 'link', member, ...inWorkspace])).address

const newMember = async (name: string, role: string): Promise<string> => {
  await runJson(['member', 'add', name, '--role', role, '--all', ...inWorkspace])
  return linkFor(name)
}

const opened = (): Promise<Opened> => openBrowser(originOf(service.ready), { locale: 'en-US' })
const heading = (page: Page) => page.locator('h1').first()
/** All that scripts of the page can read of what the browser keeps. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])')

describe('a sign-in link', () => {
  it('signs its member in, in each tab, and leaves no secret behind', async () => {
    const link = await newMember('Grace', 'delivery_lead')
    const secret = new URL(link).hash.split('link=')[1] ?? 'none'
    const { page, problems, close } = await opened()
    await page.goto(link)
    await settled(page, 'Portfolio')
    expect(await page.locator('nav a').allInnerTexts()).not.toContain('Plan')
    expect(await keptIn(page)).not.toMatch(/wdi_(?:link|session|live)_/)
    const cookies = await page
      .context()
      .cookies(`${originOf(service.ready)}/session/v1/organizations/agency/workspaces/sample/session`)
    expect(cookies).toMatchObject([{ name: 'wdi_session', httpOnly: true, sameSite: 'Strict' }])
    const tab = await page.context().newPage()
    await tab.goto(`${originOf(service.ready)}/w/agency/sample/scope`)
    await settled(tab, 'Scope')
    // Nobody who comes to this browser later finds the link.
    await page.goto('about:blank')
    await page.goBack()
    await settled(page, 'Portfolio')
    expect(page.url()).not.toContain(secret)
    expect(problems).toEqual([])
    await close()
  })

  it('that was used says so, and offers another way to sign in', async () => {
    const link = await newMember('Hopper', 'viewer')
    const first = await opened()
    await first.page.goto(link)
    await settled(first.page, 'Portfolio')
    const second = await opened()
    await second.page.goto(link)
    const alert = second.page.getByRole('alert')
    await alert.filter({ hasText: 'This link signs nobody in' }).waitFor()
    expect(await barriers(second.page)).toEqual([])
    await second.page.getByRole('button', { name: 'Sign in another way' }).click()
    await second.page.getByLabel('API key').waitFor()
    await first.close()
    await second.close()
  })

  it('changes who is signed in only if the person says so', async () => {
    const { page, close } = await opened()
    await page.goto(await newMember('Lovelace', 'analyst'))
    await settled(page, 'Portfolio')
    const other = await newMember('Turing', 'viewer')
    await page.goto('about:blank')
    await page.goto(other)
    await heading(page).filter({ hasText: 'Use this sign-in link?' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Stay signed in as Lovelace' }).click()
    await settled(page, 'Portfolio')
    expect(await page.locator('nav a').allInnerTexts()).toContain('Trace')
    await page.goto('about:blank')
    await page.goto(other)
    await page.getByRole('button', { name: 'Use the link' }).click()
    await settled(page, 'Portfolio')
    await page.locator('nav a', { hasText: 'Trace' }).waitFor({ state: 'detached' })
    await close()
  })

  it('signs out in every tab', async () => {
    const { page, close } = await opened()
    await page.goto(await newMember('Noether', 'finance'))
    await settled(page, 'Portfolio')
    // The sign-in is shown at once, and the session ends with the answer.
    const ended = page.waitForResponse((response) => response.url().endsWith('/sign-out'))
    await Promise.all([ended, page.getByRole('button', { name: 'Sign out' }).click()])
    await page.getByLabel('API key').waitFor()
    const tab = await page.context().newPage()
    await tab.goto(`${originOf(service.ready)}/w/agency/sample/scope`)
    await tab.getByLabel('API key').waitFor()
    await close()
  })
})

describe('a page of another site', () => {
  it('cannot ask by the session of a person who is signed in', async () => {
    const { page, close } = await opened()
    await page.goto(await newMember('Curie', 'admin'))
    await settled(page, 'Portfolio')
    const base = `${originOf(service.ready)}/session/v1/organizations/agency/workspaces/sample`
    const elsewhere = await page.context().newPage()
    await elsewhere.goto('data:text/html,<p>another site</p>')
    const tried = await elsewhere.evaluate<readonly string[]>(`Promise.all([
      fetch('${base}/sessions/end', { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'text/plain' }, body: '{"whose":"mine"}' }),
      fetch('${base}/session', { credentials: 'include' }),
      fetch('${base}/sign-out', { method: 'POST', credentials: 'include', headers: { 'Wdi-Console': '1', 'Content-Type': 'application/json' }, body: '{}' }),
      fetch('${base}/connections', { credentials: 'include', headers: { 'Wdi-Console': '1' } }),
    ].map((asked) => asked.then(({ type, status }) => type + ' ' + status, () => 'refused')))`)
    expect(tried).toEqual(['refused', 'refused', 'refused', 'refused'])
    await elsewhere.setContent(
      `<form method="post" action="${base}/sign-out" enctype="text/plain"><input name="a" value="b"><button>go</button></form>`,
    )
    const answered = elsewhere.waitForResponse((response) => response.url() === `${base}/sign-out`)
    await Promise.all([answered, elsewhere.getByRole('button').click()])
    await page.reload()
    await settled(page, 'Portfolio')
    await close()
  })
})
