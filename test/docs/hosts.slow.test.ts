import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { azureItem, serveAzure } from '#test/support/hosts/azure'
import { serveBitbucket } from '#test/support/hosts/bitbucket'
import { serveClaudeCode } from '#test/support/hosts/claude-code'
import { clockifyTime, serveClockify } from '#test/support/hosts/clockify'
import { openLocalCopilot } from '#test/support/hosts/copilot'
import { serveCursor } from '#test/support/hosts/cursor'
import { deliveredUpTo, metUpTo } from '#test/support/hosts/delivered'
import { forgeClock } from '#test/support/hosts/forge'
import { openLocalGitea } from '#test/support/hosts/gitea'
import { openLocalGitHub } from '#test/support/hosts/github'
import { serveGitLab } from '#test/support/hosts/gitlab'
import { GOOGLE_GRANT, serveGoogle } from '#test/support/hosts/google-calendar'
import { FIRST_GRANT } from '#test/support/hosts/grants'
import { harvestEntry, serveHarvest } from '#test/support/hosts/harvest'
import { jiraIssue, jiraProject, serveJira } from '#test/support/hosts/jira'
import { linearIssue, serveLinear } from '#test/support/hosts/linear'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { MICROSOFT_GRANT, serveMicrosoft } from '#test/support/hosts/microsoft-calendar'
import { serveOpenai } from '#test/support/hosts/openai'
import { COMPANY, serveQuickbooks } from '#test/support/hosts/quickbooks'
import { serveStripe } from '#test/support/hosts/stripe'
import { serveToggl, togglTime } from '#test/support/hosts/toggl'
import { serveXero, TENANT } from '#test/support/hosts/xero'
import { freshFolder } from '#test/support/process/folders'
import { builtProgram, environment, project, runJson } from '#test/support/process/program'

// Runs the commands by which pages connect hosts, in order. The rules:
// - each block fenced as `sh` that has `connection add` is one script for bash, with a workspace acme/website that has a project Website;
// - `npx --no wdi` is the program as it was built;
// - the origin of `--base-url`, with a folder where a page says so, is that of a host of this machine. Where a command names no address, that is added, unless the token is an
//   address itself;
// - `stripe.json` is the file of answers that its page shows;
// - the script must end with 0, and tell each connection.

const TOKEN = 'canary-token-of-a-host'
const DAY = '2026-03-10'
const CALENDAR = '/team/basic.ics'
const COLLECTION = '/remote.php/dav/calendars/ada/team'

interface Page {
  readonly page: string
  /** The folder of its addresses that is the root of the host of this machine; none where it is absent. */
  readonly root?: string
  /** Opens the host that its commands ask. */
  readonly open: () => Promise<LocalHost>
  /** The variables that the page tells to set. */
  readonly variables: (host: LocalHost) => Readonly<Record<string, string>>
}

const openGitea = async (): Promise<LocalHost> => {
  const gitea = await openLocalGitea()
  gitea.host.route('GET', '/api/v1/user', () => ({ body: { id: 1, login: 'robot' } }))
  gitea.host.route('GET', '/api/v1/user/repos', ({ query }) => ({
    body: (query.get('page') ?? '1') === '1' ? [gitea.repository] : [],
  }))
  gitea.host.route('GET', '/api/v1/repos/acme/web', () => ({ body: gitea.repository }))
  deliveredUpTo(DAY, gitea)
  return gitea.host
}

const openGitHub = async (): Promise<LocalHost> => {
  const { host } = await openLocalGitHub()
  host.route('GET', '/api/v3/user', () => ({ body: { id: 1, login: 'robot' } }))
  const repository = { id: 1_296_269, full_name: 'Acme/Api', html_url: 'https://github.com/Acme/Api' }
  host.route('GET', '/api/v3/user/repos', () => ({ body: [repository] }))
  return host
}

const openCopilot = async (): Promise<LocalHost> => {
  const { host, close } = await openLocalCopilot(forgeClock(), DAY)
  return { ...host, close }
}

const opened = async (serve: (host: LocalHost) => void): Promise<LocalHost> => {
  const host = await openLocalHost(forgeClock())
  serve(host)
  return host
}

const serveCalendar = (host: LocalHost): void => {
  const answer = { headers: { 'content-type': 'text/calendar' }, body: metUpTo(DAY) }
  host.route('GET', CALENDAR, () => answer)
  host.route('GET', `${COLLECTION}/`, () => answer)
}

const PAGES: readonly Page[] = [
  { page: 'hosts', open: openGitea, variables: () => ({ GITEA_TOKEN: TOKEN }) },
  { page: 'sources/gitea', open: openGitea, variables: () => ({ GITEA_TOKEN: TOKEN }) },
  { page: 'sources/github', open: openGitHub, variables: () => ({ GITHUB_TOKEN: TOKEN }) },
  { page: 'sources/gitlab', open: () => opened(serveGitLab), variables: () => ({ GITLAB_TOKEN: TOKEN }) },
  {
    page: 'sources/jira',
    open: () =>
      opened((host) => {
        const site = serveJira(host)
        site.projects = [jiraProject('ACME')]
        site.issues = [jiraIssue('ACME-1', `${DAY}T09:00:00.000Z`)]
      }),
    variables: () => ({ API_TOKEN: TOKEN }),
  },
  {
    page: 'sources/bitbucket',
    open: () => opened(serveBitbucket),
    variables: () => ({ BITBUCKET_TOKEN: TOKEN, EMAIL: 'e' }),
  },
  {
    page: 'sources/azure-devops',
    root: '/acme',
    open: () =>
      opened((host) => {
        const azure = serveAzure(host)
        azure.items = [azureItem(1, `${DAY}T09:00:00.000Z`)]
        azure.repositories = azure.repositories.map((repository) => ({ ...repository, name: 'web' }))
      }),
    variables: () => ({ AZURE_TOKEN: TOKEN }),
  },
  {
    page: 'sources/harvest',
    open: () =>
      opened((host) => {
        serveHarvest(host).entries = [harvestEntry(1, DAY)]
      }),
    variables: () => ({ HARVEST_TOKEN: TOKEN, HARVEST_ACCOUNT: '42' }),
  },
  {
    page: 'sources/toggl',
    open: () =>
      opened((host) => {
        serveToggl(host).entries = [togglTime(1, DAY)]
      }),
    variables: () => ({ TOGGL_TOKEN: TOKEN, WORKSPACE: '7' }),
  },
  {
    page: 'sources/clockify',
    open: () =>
      opened((host) => {
        serveClockify(host).entries = [clockifyTime('entry-1', DAY)]
      }),
    variables: () => ({ CLOCKIFY_KEY: TOKEN, WORKSPACE: 'w7' }),
  },
  {
    page: 'sources/linear',
    open: () =>
      opened((host) => {
        serveLinear(host).issues = [linearIssue('ENG-1', `${DAY}T09:00:00.000Z`)]
      }),
    variables: () => ({ LINEAR_API_KEY: TOKEN }),
  },
  { page: 'sources/claude-code', open: () => opened(serveClaudeCode), variables: () => ({ ADMIN_API_KEY: TOKEN }) },
  { page: 'sources/cursor', open: () => opened(serveCursor), variables: () => ({ CURSOR_KEY: TOKEN }) },
  {
    page: 'sources/github-copilot',
    open: openCopilot,
    variables: () => ({ GITHUB_TOKEN: TOKEN }),
  },
  {
    page: 'sources/openai',
    open: () =>
      opened((host) => {
        serveOpenai(host).projects = [{ id: 'proj_tools', name: 'Coding tools' }]
      }),
    variables: () => ({ OPENAI_ADMIN_KEY: TOKEN }),
  },
  { page: 'sources/stripe', open: () => opened(serveStripe), variables: () => ({ STRIPE_KEY: TOKEN }) },
  {
    page: 'sources/xero',
    open: () => opened(serveXero),
    variables: () => ({ XERO_APP: FIRST_GRANT, XERO_TENANT: TENANT }),
  },
  {
    page: 'sources/quickbooks',
    open: () => opened(serveQuickbooks),
    variables: () => ({ QUICKBOOKS_APP: FIRST_GRANT, COMPANY }),
  },
  { page: 'sources/google-calendar', open: () => opened(serveGoogle), variables: () => ({ GOOGLE_APP: GOOGLE_GRANT }) },
  {
    page: 'sources/microsoft-calendar',
    open: () => opened(serveMicrosoft),
    variables: () => ({ MICROSOFT_APP: MICROSOFT_GRANT }),
  },
  {
    page: 'sources/icalendar',
    open: () => opened(serveCalendar),
    variables: (host) => ({ TEAM_CALENDAR: `${host.address}${CALENDAR}`, APP_PASSWORD: TOKEN }),
  },
]

const folder = freshFolder()
const data = join(folder, 'data')
const hosts = new Map<string, LocalHost>()

const textOf = (page: string): string => readFileSync(join(project, 'docs', `${page}.md`), 'utf8')

const scriptsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('connection add'))

/** A script as it is run: each of its lines is a command, which a backslash continues. */
const prepared = (script: string, root: string, { address }: LocalHost): string =>
  script
    .replaceAll('\\\n', '')
    .split('\n')
    .map((line) => {
      const command = line.replace('npx --no wdi', `"${process.execPath}" "${builtProgram}"`)
      if (!command.includes('connection add') || command.includes('TEAM_CALENDAR')) return command
      return command.includes('--base-url')
        ? command.replace(new RegExp(`--base-url https://[^/\\s]+${root}`), `--base-url ${address}`)
        : command.replace(/connection add \S+/, `$& --base-url ${address}`)
    })
    .join('\n')

const bash = (script: string, env: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('bash', ['-ec', script], { cwd: folder, env: environment(env) }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${script}\n${stdout}${stderr}`)),
    )
  })

beforeAll(async () => {
  for (const { page, open } of PAGES) hosts.set(page, await open())
  const [, answers = ''] = /^```json\n([\s\S]*?)^```$/m.exec(textOf('sources/stripe')) ?? []
  writeFileSync(join(folder, 'stripe.json'), answers)
  await runJson(['workspace', 'create', 'acme/website', '--owner', 'Ada', '--project', 'Website', '--data', data])
})
afterAll(async () => {
  for (const host of hosts.values()) await host.close()
})

describe.each(PAGES)('given docs/$page.md', ({ page, root = '', variables }) => {
  it('when its commands are run against a host of this machine, then each connection is told', async () => {
    const host = hosts.get(page) as LocalHost
    const scripts = scriptsOf(page)
    const env = { XDG_CONFIG_HOME: join(folder, 'settings'), WDI_PRIVATE_HOSTS: host.name, ...variables(host) }
    const told = []
    for (const script of scripts) told.push(await bash(prepared(script, root, host), env))
    const added = scripts.join('').match(/connection add/g)?.length
    expect(told.join('').match(/^Connected /gm)).toHaveLength(added ?? 0)
    expect(added).toBeGreaterThan(0)
  })
})

it('each page of a source that shows how to connect its host is run', () => {
  const pages = readdirSync(join(project, 'docs', 'sources')).map((file) => `sources/${file.replace('.md', '')}`)
  const run = new Set(PAGES.map(({ page }) => page))
  expect(pages.filter((page) => scriptsOf(page).length > 0 && !run.has(page))).toEqual([])
})
