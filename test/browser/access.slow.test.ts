import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Opened, openBrowser } from '#test/support/browser'
import { addressOf, openConsole, originOf, settled } from '#test/support/console'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { type Ready, type Service, startService, workspaceUrl } from '#test/support/process/service'

const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]

let service: Service
beforeAll(async () => {
  service = await startService({ data, args: ['--sample'] })
})
afterAll(async () => {
  await service.process.end('SIGTERM')
})

interface IssuedKey {
  readonly key: string
}

const issueKey = async (name: string, ...options: readonly string[]): Promise<Ready> => {
  const { key } = await runJson<IssuedKey>(['key', 'issue', '--name', name, ...options, ...inWorkspace])
  return { ...service.ready, key }
}

/** The pages that are offered, once they are so many: until the service has said what is allowed, all are. */
const offered = async ({ page }: Opened, count: number): Promise<readonly string[]> => {
  const links = page.locator('nav a')
  await links.nth(count).waitFor({ state: 'detached' })
  return links.allInnerTexts()
}

const openAt = async (ready: Ready, page: string): Promise<Opened> => {
  const browser = await openBrowser(originOf(ready), { locale: 'en-US' })
  await browser.page.goto(`${addressOf(ready, page)}#key=${ready.key}`)
  return browser
}

describe('a key', () => {
  it('opens every page if it has every scope and its creator is the owner', async () => {
    const browser = await openConsole(service.ready, ['command-center', 'Command center'])
    expect(await offered(browser, 11)).toHaveLength(11)
    await browser.close()
  })

  it('of some scopes is offered their pages only, and another page says so', async () => {
    const ready = await issueKey('some', '--scopes', 'command-center:read,scope-creep:read')
    const browser = await openConsole(ready, ['command-center', 'Command center'])
    expect(await offered(browser, 2)).toEqual(['Command center', 'Scope'])
    await browser.page.goto(addressOf(ready, 'billing'))
    await browser.page.getByText('This page is not open to this key').waitFor()
    await browser.close()
  })

  it('whose creator has become a viewer is offered what a viewer may see', async () => {
    await runJson(['member', 'add', 'Vera', '--role', 'admin', '--all', ...inWorkspace])
    const ready = await issueKey('vera', '--scopes', 'read', '--as', 'Vera')
    await runJson(['member', 'role', 'Vera', 'viewer', ...inWorkspace])
    const browser = await openConsole(ready, ['command-center', 'Command center'])
    expect(await offered(browser, 1)).toEqual(['Command center'])
    await browser.close()
  })

  it('that was revoked is not accepted, and another can be pasted', async () => {
    const ready = await issueKey('gone', '--scopes', 'read')
    await runJson(['key', 'revoke', 'gone', ...inWorkspace])
    const { page, close } = await openAt(ready, 'scope')
    await page.getByText('The key is not accepted').first().waitFor()
    await page.getByRole('button', { name: 'Sign in with another key' }).first().click()
    await page.getByLabel('API key').fill('no key')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('This is no API key').waitFor()
    await page.getByLabel('API key').fill(service.ready.key ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await settled(page, 'Scope')
    await close()
  })

  it('that has used up its minute counts down until the next', async () => {
    const ready = await issueKey('busy', '--scopes', 'read')
    const url = `${workspaceUrl(ready)}/billing`
    const statusOf = async (): Promise<number> =>
      (await fetch(url, { headers: { authorization: `Bearer ${ready.key}` } })).status
    while (!(await Promise.all(Array.from({ length: 20 }, statusOf))).includes(429));
    const { page, close } = await openAt(ready, 'billing')
    await page.getByText('Too many requests this minute').first().waitFor()
    await page
      .getByText(/Trying again in \d+ seconds?\./)
      .first()
      .waitFor()
    await close()
  })
})

describe('a service that cannot be reached', () => {
  it('is said to be, and asked again once the network is back', async () => {
    const { page, close } = await openConsole(service.ready, ['command-center', 'Command center'])
    await page.getByRole('link', { name: 'Confidence' }).click()
    await settled(page, 'Confidence')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Scope' }).click()
    await page.getByText('No connection to the service').waitFor()
    await page.context().setOffline(false)
    await settled(page, 'Scope')
    await page.getByText('No connection to the service').waitFor({ state: 'detached' })
    await close()
  })
})
