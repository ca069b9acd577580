import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { actionsOf, READ_SCOPES } from '#domain/roles'
import { instantOf, minuteOf } from '#domain/time'
import { served } from '#projections/operations'
import { type Opened, openBrowser } from '#test/support/browser'
import { addressOf, openConsole, originOf } from '#test/support/console'
import { settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { runJson } from '#test/support/process/program'
import { type Ready, type Service, startService } from '#test/support/process/service'

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
  readonly id: string
  readonly key: string
}

const issue = (name: string, ...options: readonly string[]): Promise<IssuedKey> =>
  runJson<IssuedKey>(['key', 'issue', '--name', name, ...options, ...inWorkspace])
const issueKey = async (name: string, ...options: readonly string[]): Promise<Ready> => {
  const { key } = await issue(name, ...options)
  return { ...service.ready, key }
}

/** The operation that each page shows, by the page's title. */
const OPERATIONS: Readonly<Record<string, string>> = {
  Portfolio: 'portfolio.read',
  Project: 'commandCenter.read',
  Scope: 'scope.read',
  Trace: 'forensics.read',
  Confidence: 'confidence.read',
  Invoices: 'invoiceDefense.read',
  Agreements: 'agreements.read',
  'AI economics': 'aiEconomics.surface',
  Sources: 'connections.list',
  Audit: 'audit.list',
  Plan: 'billing.read',
  Members: 'apiKeys.list',
  'API keys': 'apiKeys.list',
  Workspace: 'commercial.read',
}

const sorted = (titles: readonly string[]): readonly string[] => titles.toSorted()

/** The titles of the pages whose operation is one that a key is allowed, in the order of the alphabet. */
const titlesWhere = (isAllowed: (operation: (typeof served)[number]) => boolean): readonly string[] =>
  sorted(
    Object.keys(OPERATIONS).filter((title) => served.some((one) => one.id === OPERATIONS[title] && isAllowed(one))),
  )

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
    const browser = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    const all = Object.keys(OPERATIONS).length
    expect(sorted(await offered(browser, all))).toEqual(sorted(Object.keys(OPERATIONS)))
    await browser.close()
  })

  it('of some scopes is offered their pages only, and another page says so', async () => {
    const ready = await issueKey('some', '--scopes', 'command-center:read,scope-creep:read')
    const browser = await openConsole(ready, ['portfolio', 'Portfolio'])
    expect(await offered(browser, 4)).toEqual(['Portfolio', 'Project', 'Scope', 'Agreements'])
    await browser.page.goto(addressOf(ready, 'plan'))
    await browser.page.getByText('This page is not open to this key').waitFor()
    await browser.close()
  })

  it.each(['admin', 'delivery_lead', 'finance', 'analyst', 'viewer'] as const)(
    'whose creator is a member of the role %s is offered what the role may see',
    async (role) => {
      // Only owners and admins issue keys, so the role is changed afterwards.
      await runJson(['member', 'add', role, '--role', 'admin', '--all', ...inWorkspace])
      const ready = await issueKey(role, '--scopes', 'read', '--as', role)
      await runJson(['member', 'role', role, role, ...inWorkspace])
      const allowed = titlesWhere(({ action }) => actionsOf(role).has(action))
      const browser = await openConsole(ready, ['portfolio', 'Portfolio'])
      expect(sorted(await offered(browser, allowed.length))).toEqual(allowed)
      await browser.close()
    },
  )

  it.each(READ_SCOPES.filter((scope) => scope !== 'command-center:read' && scope !== 'clients:read'))(
    'with the scope %s beside that of the command center is offered its pages',
    async (added) => {
      const ready = await issueKey(added, '--scopes', `command-center:read,${added}`)
      const allowed = titlesWhere(({ scope }) => scope === added || scope === 'command-center:read')
      const browser = await openConsole(ready, ['portfolio', 'Portfolio'])
      expect(sorted(await offered(browser, allowed.length))).toEqual(allowed)
      await browser.close()
    },
  )

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
    const { id, key } = await issue('busy', '--scopes', 'read')
    // The page may be opened in a later minute than this one: those are used up, too.
    const registry = new Database(join(data, 'registry.db'))
    const useUp = registry.prepare('INSERT INTO key_uses VALUES (?, ?, 1000000)')
    const now = Date.now()
    for (let minutes = 0; minutes < 30; minutes += 1) useUp.run(id, minuteOf(instantOf(now + minutes * 60_000)))
    registry.close()
    const { page, close } = await openAt({ ...service.ready, key }, 'plan')
    await page.getByText('Too many requests this minute').first().waitFor()
    await page
      .getByText(/Trying again in \d+ seconds?\./)
      .first()
      .waitFor()
    await close()
  })
})

describe('a link with another key, opened where somebody is signed in', () => {
  const opened = async (): Promise<readonly [Opened, Ready]> => {
    const other = await otherWorkspace()
    const browser = await openConsole(service.ready, ['scope', 'Scope'])
    await browser.page.goto(`${addressOf(other, 'portfolio')}#key=${other.key}`)
    await browser.page.getByRole('heading', { name: 'Use another key?' }).waitFor()
    await withoutFragment(browser)
    return [browser, other]
  }
  /** Waits until the page has taken the key out of its address. */
  const withoutFragment = ({ page }: Opened): Promise<void> => page.waitForURL(({ hash }) => hash === '')
  /** Another workspace of the service, with a key of its own. */
  const otherWorkspace = async (): Promise<Ready> => {
    const created = ['workspace', 'create', 'acme/other', '--data', data]
    if (!isCreated) await runJson(created)
    isCreated = true
    const issued = ['key', 'issue', '--name', 'x', '--scopes', 'read', '--workspace', 'acme/other', '--data', data]
    const { key } = await runJson<IssuedKey>(issued)
    return { ...service.ready, organization: 'acme', workspace: 'other', key }
  }
  let isCreated = false
  const keyIn = ({ page }: Opened): Promise<string> => page.evaluate<string>("sessionStorage.getItem('wdi.session')")

  it('asks first, names both workspaces, and leaves the session as it is where that is chosen', async () => {
    const [browser, other] = await opened()
    const text = await browser.page.locator('main').innerText()
    expect([text.includes('acme/other'), text.includes('agency/sample')]).toEqual([true, true])
    expect(await keyIn(browser)).not.toContain(other.key)
    await browser.page.getByRole('button', { name: 'Stay in agency/sample' }).click()
    await settled(browser.page, 'Portfolio')
    expect(await keyIn(browser)).toContain(service.ready.key)
    await browser.page.waitForURL(/\/w\/agency\/sample[/?]/)
    await browser.close()
  })
  it('takes its key where that is chosen', async () => {
    const [browser, other] = await opened()
    await browser.page.getByRole('button', { name: 'Use the key for acme/other' }).click()
    await browser.page.getByRole('heading', { name: 'Use another key?' }).waitFor({ state: 'detached' })
    expect(await keyIn(browser)).toContain(other.key)
    await browser.page.waitForURL(/\/w\/acme\/other[/?]/)
    await browser.close()
  })
  it('asks also where only the part after # changes, and not for the same key', async () => {
    const browser = await openConsole(service.ready, ['scope', 'Scope'])
    await browser.page.goto(`${browser.page.url()}#key=${service.ready.key}`)
    await withoutFragment(browser)
    await settled(browser.page, 'Scope')
    expect(await browser.page.getByRole('heading', { name: 'Use another key?' }).count()).toBe(0)
    const another = await issueKey('another', '--scopes', 'read')
    await browser.page.goto(`${browser.page.url()}#key=${another.key}`)
    await browser.page.getByRole('heading', { name: 'Use another key?' }).waitFor()
    expect(await keyIn(browser)).toContain(service.ready.key)
    await browser.close()
  })
})

describe('a store that does not answer', () => {
  it('is counted down for, and the page shows its content once it answers again', async () => {
    const { page, close } = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    // Each request is counted in the registry, which another program now holds.
    const registry = new Database(join(data, 'registry.db'))
    registry.exec('BEGIN IMMEDIATE')
    await page.getByRole('link', { name: 'Confidence', exact: true }).click()
    await page.getByText('The service cannot answer right now').waitFor()
    registry.exec('ROLLBACK')
    registry.close()
    await page.getByText('The service cannot answer right now').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Signals' }).waitFor()
    await close()
  })
})

describe('a service that is too busy to say what may be seen', () => {
  it('is counted down for, and the page then offers all of it', async () => {
    const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US' })
    let isBusy = true
    await page.route('**/access', (route) =>
      isBusy ? route.fulfill({ status: 503, headers: { 'Retry-After': '3' }, json: {} }) : route.continue(),
    )
    await page.goto(`${addressOf(service.ready, 'portfolio')}#key=${service.ready.key}`)
    await page.getByText('The service cannot answer right now').waitFor()
    isBusy = false
    await page.getByText('The service cannot answer right now').waitFor({ state: 'detached' })
    await settled(page, 'Portfolio')
    await page.locator('main .evidence-link').first().waitFor()
    await page.getByRole('link', { name: 'Scope', exact: true }).waitFor()
    await close()
  })
})

describe('an address that names what is none', () => {
  it.each([
    ['of no form', 'zzz', 'The address is not complete'],
    ['that nobody has', '11111111-1111-4111-8111-111111111111', 'Not found'],
  ])('says so for an id %s, and a button leads to the page', async (_, invoice, title) => {
    const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US' })
    await page.goto(`${addressOf(service.ready, 'invoices', { invoice })}#key=${service.ready.key}`)
    await page.getByText(title).waitFor()
    await page.getByRole('button', { name: 'Open the page from its beginning' }).click()
    await page.locator('[role=alert].notice').waitFor({ state: 'detached' })
    await settled(page, 'Invoices')
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    await close()
  })
})

describe('a clock that is wrong by years', () => {
  const today = (): string => new Date().toISOString().slice(0, 10)
  it.each(['2001-05-05', '2040-05-05'])('changes no period of a page that is opened on %s', async (day) => {
    const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US', timezoneId: 'UTC' })
    const dayBefore = today()
    await page.clock.setSystemTime(new Date(day))
    await page.goto(`${addressOf(service.ready, 'portfolio')}#key=${service.ready.key}`)
    await settled(page, 'Portfolio')
    await page.waitForURL(({ searchParams }) => searchParams.has('end'))
    // Midnight may pass meanwhile.
    expect([dayBefore, today()]).toContain(new URL(page.url()).searchParams.get('end'))
    expect(await page.locator('[role=alert].notice').count()).toBe(0)
    await close()
  })
})

describe('an answer that is none of the service', () => {
  const answeringConfidence = async (body: string) => {
    const opened = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    await opened.page.route(/\/confidence\?/, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    )
    await opened.page.getByRole('link', { name: 'Confidence', exact: true }).click()
    return opened
  }

  it.each([
    ['half of one', '{"score": {"value'],
    ['the page of something in between', '<!doctype html><title>Sign in to the network</title>'],
    ['nothing', ''],
  ])('is said to be a failure, and asked again: %s', async (_, body) => {
    const { page, close } = await answeringConfidence(body)
    await page.getByText('The service failed to answer').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Signals' }).waitFor()
    await close()
  })

  it('of another shape fails its page alone', async () => {
    const { page, close } = await answeringConfidence('{}')
    await page.getByText('This page failed').waitFor()
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click()
    await settled(page, 'Portfolio')
    await close()
  })

  it('of another shape leaves a sentence, where the whole console needs it', async () => {
    const { page, close } = await openBrowser(originOf(service.ready), { locale: 'en-US' })
    await page.route('**/access', (route) => route.fulfill({ status: 200, json: {} }))
    await page.goto(`${addressOf(service.ready, 'portfolio')}#key=${service.ready.key}`)
    await page.getByText('This page failed').waitFor()
    await close()
  })
})

describe('a service that cannot be reached', () => {
  it('is said to be, and asked again once the network is back', async () => {
    const { page, close } = await openConsole(service.ready, ['portfolio', 'Portfolio'])
    await page.getByRole('link', { name: 'Confidence', exact: true }).click()
    await settled(page, 'Confidence')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Scope', exact: true }).click()
    await page.getByText('No connection to the service').waitFor()
    await page.context().setOffline(false)
    // It loads itself anew where its own parts had not come either.
    await page.getByText('No connection to the service').waitFor({ state: 'detached' })
    await settled(page, 'Scope')
    await close()
  })
})
