import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers, type Opened, type OpenOptions, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { ask } from '#test/support/process/service'

// Members, keys and sessions, as people manage them in the browser.

const data = freshFolder()
const inWorkspace = ['--workspace', 'agency/sample', '--data', data]

let service: Running
let origin: string
let ownerId: string
/** The address that `wdi start` prints for the owner. */
let firstLink: string

const lineWith = async (pattern: RegExp): Promise<string> => {
  const line = await service.stdout.first((text) => pattern.test(text))
  return pattern.exec(line ?? '')?.[1] ?? ''
}

beforeAll(async () => {
  service = launch(['start', '--sample', '--port', '0', '--data', data])
  firstLink = await lineWith(/^Console: +(\S+)$/)
  ownerId = await lineWith(/member link (\S+)/)
  origin = new URL(firstLink).origin
})
afterAll(async () => {
  await service.end('SIGTERM')
})

/** Signs in by a link, which leads to the first page that is open to the role. */
const signedIn = async (link: string, options: OpenOptions = {}, firstPage = 'Portfolio'): Promise<Opened> => {
  const opened = await openBrowser(origin, { locale: 'en-US', ...options })
  await opened.page.goto(link)
  await settled(opened.page, firstPage)
  return opened
}
const linkFor = async (member: string): Promise<string> =>
  (await runJson<{ address: string }>(['member', 'link', member, ...inWorkspace])).address
const owner = async (options: OpenOptions = {}): Promise<Opened> => signedIn(await linkFor(ownerId), options)
const newMember = async (name: string, role: string): Promise<Opened> => {
  await runJson(['member', 'add', name, '--role', role, '--all', ...inWorkspace])
  return signedIn(await linkFor(name))
}
const visit = async (page: Page, id: string, title: string): Promise<void> => {
  await page.goto(`${origin}/w/agency/sample/${id}`)
  await settled(page, title)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.locator('.form').getByLabel(name)
const dialog = (page: Page) => page.locator('dialog[open]')

/** All that the browser keeps of a page, and what the page shows. */
const everythingIn = async (page: Page): Promise<string> =>
  (await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
  )) + (await page.content())
const kept = (page: Page): Promise<string> =>
  page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
  )

/** The titles of the pages that are offered, once the service has said which: until then all are. */
const offered = async ({ page }: Opened, without: string): Promise<readonly string[]> => {
  const links = page.locator('nav.navigation a')
  await links.filter({ hasText: without }).waitFor({ state: 'detached' })
  return links.allInnerTexts()
}

/** The secret that a dialog shows, which it shows once. */
const shownOnce = async (page: Page, close: string): Promise<string> => {
  const secret = await dialog(page).locator('.secret').innerText()
  expect(await kept(page)).not.toContain(secret)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  expect(await dialog(page).locator('.secret').innerText()).toBe(secret)
  expect(await barriers(page)).toEqual([])
  await button(page, close).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await everythingIn(page)).not.toContain(secret)
  return secret
}

/** Adds a member in the browser, and makes the invitation. */
const invite = async (page: Page, name: string, role: string, choose: () => Promise<void>): Promise<string> => {
  await visit(page, 'members', 'Members')
  await button(page, 'Add a member').click()
  await field(page, 'Name').fill(name)
  await field(page, 'Role').selectOption(role)
  await choose()
  await button(page, 'Add the member').click()
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  await button(page, 'Make the link').click()
  await dialog(page).getByText('signs in whoever opens it').waitFor()
  return shownOnce(page, 'Close and forget the link')
}

/** Waits until something has the focus, which follows what is shown. */
const focused = (page: Page, selector: string, text = ''): Promise<void> =>
  page.locator(`${selector}:focus`).filter({ hasText: text }).waitFor()

const rowOf = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })

describe('the first owner', () => {
  it('comes from the address that wdi start prints to the first page, and may manage members', async () => {
    const opened = await signedIn(firstLink)
    expect(await kept(opened.page)).not.toMatch(/wdi_(?:link|session|live)_/)
    await opened.page.locator('nav.navigation a', { hasText: 'Members' }).click()
    await settled(opened.page, 'Members')
    await rowOf(opened.page, 'you').waitFor()
    expect(opened.problems).toEqual([])
    await opened.close()
  })
})

describe('an invitation', () => {
  it('signs a delivery lead in, who sees what the role and the chosen client open', async () => {
    const { page, close } = await owner()
    const client = await firstClient(page)
    const link = await invite(page, 'Lena', 'delivery_lead', async () => {
      await page.getByLabel('Only these clients and projects').check()
      await dialog(page).getByLabel(client, { exact: true }).check()
    })
    await rowOf(page, 'Lena').filter({ hasText: client }).waitFor()
    const lena = await signedIn(link)
    const titles = await offered(lena, 'Plan')
    expect(titles).toEqual(expect.arrayContaining(['Scope', 'Sources', 'Sessions']))
    expect(titles).not.toContain('Members')
    await visit(lena.page, 'members', 'Members')
    await lena.page.getByText('This page is not open to you').waitFor()
    await lena.close()
    await close()
  })

  it('signs a finance person in', async () => {
    const { page, close } = await owner()
    const link = await invite(page, 'Blaise', 'finance', () => page.getByLabel('All clients, also later ones').check())
    const finance = await signedIn(link)
    expect(await offered(finance, 'Trace')).toContain('Plan')
    await finance.close()
    await page.reload()
    await settled(page, 'Members')
    expect((await rowOf(page, 'Blaise').locator('td').allInnerTexts()).slice(1, 6)).toEqual([
      'Finance',
      'All clients',
      '0',
      '1',
      '—',
    ])
    await close()
  })

  it('signs a person of a client in, for whom exactly one client is chosen', async () => {
    const { page, close } = await owner()
    const client = await firstClient(page)
    await button(page, 'Add a member').click()
    await field(page, 'Name').fill('Nobody')
    await field(page, 'Role').selectOption('client')
    await button(page, 'Add the member').click()
    await dialog(page).getByText('Choose the one client').waitFor()
    await page.keyboard.press('Escape')
    const link = await invite(page, 'Carla', 'client', () => dialog(page).getByLabel(client, { exact: true }).check())
    const carla = await signedIn(link, {}, 'Project')
    expect(await offered(carla, 'Trace')).toEqual(['Project', 'Scope', 'Invoices', 'Agreements', 'Sessions'])
    await carla.close()
    await close()
  })
})

/** The name of the first client that the form of a new member offers. */
const firstClient = async (page: Page): Promise<string> => {
  await visit(page, 'members', 'Members')
  await button(page, 'Add a member').click()
  await page.getByLabel('Only these clients and projects').check()
  const name = await dialog(page).locator('.form-within .choice').first().innerText()
  await button(page, 'Cancel').click()
  return name.trim()
}

describe('a member', () => {
  it('is not added where something is missing or said otherwise, and the form keeps what was filled in', async () => {
    await runJson(['member', 'add', 'Twin', '--role', 'viewer', '--all', ...inWorkspace])
    const { page, close } = await owner()
    await visit(page, 'members', 'Members')
    await button(page, 'Add a member').click()
    await button(page, 'Add the member').click()
    await dialog(page).getByText('Write the person’s name.').waitFor()
    await focused(page, 'dialog[open] input')
    await field(page, 'Name').fill('Twin')
    await field(page, 'Role').selectOption('analyst')
    await button(page, 'Add the member').click()
    await dialog(page).locator('.form-problem').waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await field(page, 'Name').inputValue()).toBe('Twin')
    expect(await field(page, 'Role').inputValue()).toBe('analyst')
    await page.keyboard.press('Escape')
    await focused(page, 'button', 'Add a member')
    await close()
  })

  it('gets another role and access, and is removed with keys and sessions', async () => {
    const { page, close } = await owner()
    const leaving = await newMember('Leaving', 'viewer')
    await visit(page, 'members', 'Members')
    await button(page, 'Leaving').click()
    await field(page, 'Role').selectOption('analyst')
    await button(page, 'Save the role').click()
    await rowOf(page, 'Leaving').filter({ hasText: 'Analyst' }).waitFor()
    await page.getByLabel('Only these clients and projects').check()
    await button(page, 'Save the access').click()
    await page.getByText('Choose all clients, or at least one').waitFor()
    await page.locator('.form-within .form-within').getByRole('checkbox').first().check()
    await button(page, 'Save the access').click()
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
    await rowOf(page, 'Leaving').filter({ hasNotText: 'All clients' }).waitFor()
    await button(page, 'Remove Leaving…').click()
    await dialog(page).getByText('Sessions that end').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Remove Leaving').click()
    await rowOf(page, 'Leaving').waitFor({ state: 'detached' })
    await focused(page, 'h1')
    await leaving.page.evaluate("window.dispatchEvent(new Event('focus'))")
    await leaving.page.getByText('You are signed out').waitFor()
    await leaving.close()
    await close()
  })

  it('who may do more is shown without buttons, with the reason', async () => {
    const { page, close } = await newMember('Adam', 'admin')
    await visit(page, 'members', 'Members')
    await rowOf(page, 'Olga').getByRole('button').click()
    await page.getByText('may do or see more than you').waitFor()
    expect(await page.locator('.drawer button').allInnerTexts()).toEqual(['Close'])
    await close()
  })
})

describe('a key', () => {
  const statusOf = async (page: string, key: string): Promise<number> =>
    (await ask(`${origin}/api/v1/organizations/agency/workspaces/sample/${page}`, key)).status

  it('is issued, replaced and revoked, and opens what it says', async () => {
    const { page, close } = await owner()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, 'api-keys', 'API keys')
    await button(page, 'Issue a key').click()
    await field(page, 'Name').fill('dashboard')
    await page.getByLabel('Only this').check()
    await page.getByLabel('Portfolio, Project and search').check()
    await field(page, 'Expires').selectOption('30d')
    await button(page, 'Issue the key').click()
    await dialog(page).getByText('The key is shown only now.').waitFor()
    await button(page, 'Copy the key').click()
    await dialog(page).getByText('Copied.').waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    const first = await shownOnce(page, 'Close and forget the key')
    expect(first).toBe(copied)
    expect([await statusOf('command-center', first), await statusOf('billing', first)]).toEqual([200, 403])

    await button(page, new RegExp(`^Replace the key dashboard, ${first.slice(0, 13)}`)).click()
    await dialog(page).getByText('stays valid for 24 hours').waitFor()
    await button(page, 'Make the new key').click()
    await dialog(page).getByText('The key is shown only now.').waitFor()
    const second = await shownOnce(page, 'Close and forget the key')
    expect([await statusOf('command-center', first), await statusOf('command-center', second)]).toEqual([200, 200])

    await button(page, new RegExp(`^Revoke the key dashboard, ${first.slice(0, 13)}`)).click()
    await dialog(page).getByText('refused at once').waitFor()
    await button(page, 'Revoke the key').click()
    await dialog(page).waitFor({ state: 'detached' })
    expect([await statusOf('command-center', first), await statusOf('command-center', second)]).toEqual([401, 200])
    await page.goBack()
    await page.goForward()
    expect(await everythingIn(page)).not.toContain(first)
    await close()
  })

  it('whose answer was lost is made once, and the page says that it cannot be shown', async () => {
    const { page, close } = await owner()
    await visit(page, 'api-keys', 'API keys')
    await button(page, 'Issue a key').click()
    await field(page, 'Name').fill('lost')
    await page.route(
      '**/statements/key/issue',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await button(page, 'Issue the key').click()
    await dialog(page).getByText('The service did not answer').waitFor()
    await button(page, 'Issue the key').click()
    await dialog(page).getByText('cannot be shown again').waitFor()
    await button(page, 'Close').click()
    await rowOf(page, 'lost').waitFor()
    expect(await rowOf(page, 'lost').count()).toBe(1)
    await close()
  })
})

describe('sessions', () => {
  it('are listed, this one marked, and one is ended', async () => {
    const first = await newMember('Ida', 'viewer')
    const second = await signedIn(await linkFor('Ida'))
    await visit(first.page, 'sessions', 'Sessions')
    await rowOf(first.page, 'this browser').waitFor()
    await rowOf(first.page, 'End…').filter({ hasNotText: 'this browser' }).getByRole('button').click()
    await button(first.page, 'End the session').click()
    await dialog(first.page).waitFor({ state: 'detached' })
    await first.page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })
    expect(await first.page.locator('tbody tr').count()).toBe(1)
    expect(await first.page.getByText('End everybody').count()).toBe(0)
    await second.page.evaluate("window.dispatchEvent(new Event('focus'))")
    await second.page.getByText('You are signed out').waitFor()
    await first.close()
    await second.close()
  })

  it('of everybody are ended by the owner: each open tab says that it is signed out', async () => {
    const { page, close } = await owner()
    const lead = await newMember('Lise', 'delivery_lead')
    const finance = await newMember('Emmy', 'finance')
    // Each tab looks once a minute by itself: this one finds out by what the person asks.
    await lead.page.route('**/sample/session', (route) => route.abort())
    await visit(page, 'sessions', 'Sessions')
    await button(page, 'End everybody’s sessions…').click()
    await dialog(page).getByText('must sign in anew').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'End everybody’s sessions').click()
    await page.getByText('You are signed out').waitFor()
    await lead.page.getByRole('link', { name: 'Scope', exact: true }).click()
    await lead.page.getByText('You are signed out').waitFor()
    expect(await barriers(lead.page)).toEqual([])
    await finance.page.evaluate("window.dispatchEvent(new Event('focus'))")
    await finance.page.getByText('You are signed out').waitFor()
    for (const opened of [lead, finance]) await opened.close()
    await close()
  })
})

describe('what somebody filled in', () => {
  const clientDialog = async (page: Page) => {
    await visit(page, 'clients', 'Clients and projects')
    await button(page, 'Add a client').first().click()
    return dialog(page).getByLabel('Name')
  }

  it('stays for the same person where the session ended, and is not shown to the next', async () => {
    const { page, close } = await owner()
    await (await clientDialog(page)).fill('Half a client')
    await page.context().clearCookies()
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
    await page.getByText('You are signed out').waitFor()
    await page.goto(await linkFor(ownerId))
    await settled(page, 'Portfolio')
    expect(await (await clientDialog(page)).inputValue()).toBe('Half a client')
    await runJson(['member', 'add', 'Next', '--role', 'admin', '--all', ...inWorkspace])
    await page.context().clearCookies()
    await page.goto('about:blank')
    await page.goto(await linkFor('Next'))
    await settled(page, 'Portfolio')
    expect(await kept(page)).not.toContain('Half a client')
    await close()
  })

  it('is stated once where no answer came, the person went on, and sent it again; who went on is told', async () => {
    const { page, close } = await owner()
    const ids: (string | undefined)[] = []
    await page.route('**/statements/client/add', async (route) => {
      ids.push((await route.request().headerValue('Idempotency-Key')) ?? undefined)
      if (ids.length > 1) return route.continue()
      await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor()
      await route.fetch()
      return route.abort()
    })
    await (await clientDialog(page)).fill('Once')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    // The sentence goes away after seconds.
    const told = page.getByText('Trying again does no harm. What you filled in is kept.').waitFor()
    await Promise.all([told, page.locator('nav.navigation a', { hasText: 'Plan' }).click()])
    const name = await again(page)
    expect(await name.inputValue()).toBe('Once')
    await name.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect(new Set(ids).size).toBe(1)
    const once = page.getByRole('heading', { level: 2, name: 'Once', exact: true })
    await once.first().waitFor()
    expect(await once.count()).toBe(1)
    await close()
  })

  it('is stated once where Enter is held down, after the form said that there is no undo', async () => {
    const { page, close } = await owner()
    // As on a page that is served over plain HTTP.
    await page.addInitScript('delete Crypto.prototype.randomUUID')
    await (await clientDialog(page)).fill('Held')
    await dialog(page).getByText('There is no undo for this.').waitFor()
    await page.keyboard.down('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await focused(page, 'button', 'Add a client')
    for (let n = 0; n < 3; n += 1) await page.keyboard.down('Enter')
    expect(await dialog(page).count()).toBe(0)
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await close()
  })

  /** Opens the dialog without loading the page anew. */
  const again = async (page: Page) => {
    await page.locator('nav.navigation a', { hasText: 'Clients and projects' }).click()
    await settled(page, 'Clients and projects')
    await button(page, 'Add a client').first().click()
    return dialog(page).getByLabel('Name')
  }
})

describe('whoever is signed in by a key', () => {
  it('is told what to do, and finds no button that does nothing', async () => {
    const { key } = await runJson<{ key: string }>(['key', 'issue', '--name', 'program', ...inWorkspace])
    const { page, close } = await openBrowser(origin, { locale: 'en-US' })
    for (const [id, title] of [
      ['members', 'Members'],
      ['api-keys', 'API keys'],
      ['sessions', 'Sessions'],
    ] as const) {
      await page.goto(`${origin}/w/agency/sample/${id}#key=${key}`)
      await settled(page, title)
      await page.getByText('You are signed in by a key').waitFor()
      expect(await page.getByRole('button', { name: /^(?:Add a|Issue|Replace|Revoke|End )/ }).count()).toBe(0)
      expect(await barriers(page)).toEqual([])
    }
    await close()
  })
})

describe.each([1440, 768, 390])('at %d pixels', (width) => {
  it.each(['light', 'dark'] as const)('there is no barrier with %s colours, nor in a dialog', async (colorScheme) => {
    const { page, problems, close } = await owner({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    await visit(page, 'members', 'Members')
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await button(page, 'Add a member').click()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('tbody button').first().click()
    await page.locator('.drawer').waitFor()
    expect(await barriers(page)).toEqual([])
    await visit(page, 'api-keys', 'API keys')
    expect(await barriers(page)).toEqual([])
    await button(page, 'Issue a key').click()
    await page.getByLabel('Only this').check()
    expect(await barriers(page)).toEqual([])
    await visit(page, 'sessions', 'Sessions')
    expect(await barriers(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
