import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers, openBrowser } from '#test/support/browser'
import { originOf } from '#test/support/console'
import { settled } from '#test/support/console-pages'
import { type RunningProvider, startProvider } from '#test/support/oidc/provider'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { type Service, startService } from '#test/support/process/service'

// Signing in by an account of a provider, as people do it: from the sign-in page to the provider, and back to the first page.

const BUTTON = "Sign in with your organization's account"
const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]

let provider: RunningProvider
let service: Service
beforeAll(async () => {
  provider = await startProvider({ hasPage: true })
  const file = join(data, '..', 'oidc-secret')
  writeFileSync(file, `${provider.clientSecret}\n`)
  chmodSync(file, 0o600)
  const args = ['--oidc-issuer', provider.issuer, '--oidc-client-id', provider.clientId]
  service = await startService({ data, args: ['--sample', ...args, '--oidc-client-secret-file', file] })
  await runJson(['member', 'add', 'Grace', '--role', 'delivery_lead', '--all', ...inWorkspace])
  await runJson(['member', 'address', 'Grace', 'grace@example.com', ...inWorkspace])
})
afterAll(async () => {
  await service.process.end('SIGTERM')
  await provider.close()
})

const opened = () => openBrowser([originOf(service.ready), provider.issuer], { locale: 'en-US' })
/** Cookies of the service for a path; those of the provider are of the same host. */
const ownCookies = async (page: Page, path: string) => {
  const all = await page.context().cookies(originOf(service.ready) + path)
  return all.filter(({ name }) => name.startsWith('wdi_'))
}
/** Adds a member on the page of members, and invites the address of the member's account. */
const invite = async (page: Page, name: string, role: string): Promise<void> => {
  const field = (label: string) => page.locator('.form').getByLabel(label)
  await page.goto(`${originOf(service.ready)}/w/agency/sample/members`)
  await settled(page, 'Members')
  await page.getByRole('button', { name: 'Add a member', exact: true }).click()
  await field('Name').fill(name)
  await field('Role').selectOption(role)
  if (role === 'client') await page.locator('dialog[open]').getByLabel('Acme', { exact: true }).check()
  await page.getByRole('button', { name: 'Add the member', exact: true }).click()
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await field('E-mail address').fill('nothing')
  await page.getByRole('button', { name: 'Invite the address' }).click()
  await page.getByRole('alert').filter({ hasText: 'Expected an e-mail address' }).waitFor()
  await field('E-mail address').fill(`${name}@example.com`)
  await page.getByRole('button', { name: 'Invite the address' }).click()
  await page.getByText('An address is invited').waitFor()
  await page.waitForFunction("document.querySelector('input[type=email]').value === ''")
  expect(await barriers(page)).toEqual([])
  expect(await page.content()).not.toContain('@example.com')
}
const heading = (page: Page) => page.locator('h1').first()

describe('a provider that does not answer', () => {
  it('leads back to the sign-in page, which says so', async () => {
    const { page, close } = await opened()
    await page.goto(`${originOf(service.ready)}/w/agency/sample/`)
    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByRole('alert').filter({ hasText: 'does not work right now' }).waitFor()
    await close()
  })
})

describe('the account of a member', () => {
  beforeAll(() => provider.accept(`${originOf(service.ready)}/session/v1/oidc/callback`))

  it('signs in from the sign-in page in a fresh browser, in each tab, until the member signs out', async () => {
    provider.person = { sub: 'grace', email: 'Grace@example.com', email_verified: true }
    const { page, problems, elsewhere, close } = await opened()
    await page.goto(`${originOf(service.ready)}/w/agency/sample/`)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByRole('button', { name: 'Sign in at the provider' }).click()
    await settled(page, 'Portfolio')
    expect(new URL(page.url()).search + new URL(page.url()).hash).not.toMatch(/code|state|token/)
    const asked = '/session/v1/organizations/agency/workspaces/sample/session'
    expect(await ownCookies(page, asked)).toMatchObject([{ name: 'wdi_session', httpOnly: true, sameSite: 'Strict' }])
    const tab = await page.context().newPage()
    await tab.goto(`${originOf(service.ready)}/w/agency/sample/scope`)
    await settled(tab, 'Scope')
    await tab.close()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await ownCookies(page, '/session/v1/oidc/callback')).toEqual([])
    expect(problems).toEqual([])
    expect(elsewhere).toEqual([])
    await close()
  })

  it.each([
    ['Lena', 'delivery_lead', 'Sources'],
    ['Blaise', 'finance', 'Plan'],
    ['Cora', 'client', 'Invoices'],
  ])('signs %s in, whom the owner has invited as %s in the console', async (name, role, offered) => {
    const owner = await opened()
    const { address } = await runJson<{ address: string }>(['member', 'link', 'Olga', ...inWorkspace])
    await owner.page.goto(address)
    await settled(owner.page, 'Portfolio')
    await invite(owner.page, name, role)
    await owner.close()

    provider.person = { sub: name, email: `${name}@example.com`, email_verified: true }
    const { page, close } = await opened()
    await page.goto(`${originOf(service.ready)}/w/agency/sample/`)
    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByRole('button', { name: 'Sign in at the provider' }).click()
    await settled(page, role === 'client' ? 'Project' : 'Portfolio')
    await page.locator('nav.navigation a', { hasText: offered }).waitFor()
    await page.locator('nav.navigation a', { hasText: 'Members' }).waitFor({ state: 'detached' })
    await close()
  })

  it('that nobody invited comes back to the sign-in page, which says why', async () => {
    provider.person = { sub: 'mallory', email: 'mallory@example.com', email_verified: true }
    const { page, close } = await opened()
    await page.goto(`${originOf(service.ready)}/`)
    await page.getByLabel('Workspace').fill('agency/sample')
    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByRole('button', { name: 'Sign in at the provider' }).click()
    await page.getByRole('alert').filter({ hasText: 'Your account has no access to this workspace' }).waitFor()
    expect(await heading(page).innerText()).toBe('Sign in')
    await page.waitForURL((url) => !url.href.includes('refused'))
    expect(await barriers(page)).toEqual([])
    await close()
  })
})
