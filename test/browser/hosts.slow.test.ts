import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { issue } from '#test/connectors/forges/gitea'
import { barriers, type Opened, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import { type LocalGitea, openLocalGitea } from '#test/support/hosts/gitea'
import { freshFolder } from '#test/support/process/folders'
import { launch, type Running, runJson } from '#test/support/process/program'
import { readyLine } from '#test/support/process/service'

// A Gitea that is connected on the page: from sign-in to its first numbers, without a command line.

const TOKEN = 'canary-token-of-a-host'
const data = join(freshFolder(), 'data')
const of = ['--workspace', 'acme/shop', '--data', data]

let gitea: LocalGitea
let service: Running
let opened: Opened
let origin = ''

beforeAll(async () => {
  gitea = await openLocalGitea()
  gitea.host.authorization = { name: 'authorization', value: `token ${TOKEN}` }
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/user/repos', ({ query }) => ({
    body: (query.get('page') ?? '1') === '1' ? [gitea.repository] : [],
  }))
  gitea.issues = [issue(1, { pull_request: null }), issue(2, { pull_request: null })]
  const env = { WDI_PRIVATE_HOSTS: gitea.host.name, WDI_SECRETS_KEY: 'ab'.repeat(32) }
  const { ownerId } = await runJson<{ ownerId: string }>([
    ...['workspace', 'create', 'acme/shop', '--owner', 'Ada', '--client', 'Acme', '--project', 'Shop'],
    ...['--plan', 'scale', '--data', data],
  ])
  service = launch(['serve', '--port', '0', '--json', '--data', data], { env })
  origin = new URL((await readyLine<{ baseUrl: string }>(service)).baseUrl).origin
  const { address } = await runJson<{ address: string }>(['member', 'link', ownerId, ...of])
  opened = await openBrowser(origin, { locale: 'en-US' })
  await opened.page.goto(`${origin}/${new URL(address).hash}`)
  await settled(opened.page, 'Portfolio')
})
afterAll(async () => {
  await opened.close()
  await service.end('SIGTERM')
  await gitea.host.close()
})

describe('a host', () => {
  it('is connected on the page, and read', async () => {
    const { page, problems } = opened
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(`${origin}/w/acme/shop/sources`)
    await settled(page, 'Sources')
    await button('Add the first host').click()
    await page.getByRole('combobox', { name: 'Product' }).selectOption('gitea')

    // When a person gives an address and a token that the host does not take, a line says what to do.
    await page.getByLabel('Address', { exact: true }).fill(gitea.host.address)
    await page.getByLabel('Access token', { exact: true }).fill('canary-token-of-nobody')
    await button('Check').click()
    await page.getByText(/token of this connection is not accepted/).waitFor()
    expect(await barriers(page)).toEqual([])

    // When the token is taken, all that it sees is chosen, for the only project.
    await page.getByLabel('Access token', { exact: true }).fill(TOKEN)
    await button('Check').click()
    await page.getByRole('checkbox', { name: 'Acme/Shop', checked: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    await button('Connect').click()

    // Then the connection opens, and shows its first numbers once a worker has read it.
    const drawer = page.getByRole('complementary', { name: 'Gitea and Forgejo' })
    await drawer.getByText('Compared with the host').waitFor()
    await drawer.locator('data[value="2"]').first().waitFor()
    await drawer.getByText('Healthy').waitFor()
    expect(await barriers(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Ask now', exact: true }).click()
    await page.getByText('Gitea and Forgejo is read within seconds.').waitFor()
    await drawer.getByRole('button', { name: 'Check', exact: true }).click()
    await drawer.getByText('Acme/Shop can be read.').waitFor()
    // What the browser keeps has no token.
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])',
    )
    expect(kept).not.toContain('canary')
    expect(problems.filter((problem) => !/ERR_ABORTED|status of 400/.test(problem))).toEqual([])
  })
  it('has told its token no file and no log', async () => {
    for (const file of ['registry.db', 'events.db', 'read.db'])
      expect(readFileSync(join(data, file)).toString('latin1')).not.toContain('canary-token')
    expect(service.stdout.text() + service.stderr.text()).not.toContain('canary-token')
  })
})
