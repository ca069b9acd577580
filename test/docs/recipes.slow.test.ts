import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/stores/folder'

// The recipes of docs/sources, run as they stand against a host on this machine that answers as hosts do: by pages, under a
// former name, by a page for people, or by the same page for ever.

type Json = Readonly<Record<string, unknown>>

/** How the host answers. */
type Manner = 'pages' | 'renamed' | 'a page for people' | 'the same page for ever'

const commit = (n: number): Json => ({ sha: n.toString(16).padStart(40, '0'), n })
const list = (count: number, of: (n: number) => Json): readonly Json[] =>
  Array.from({ length: count }, (_, n) => of(n + 1))

/** A pull of 60 commits, which a rebase brought in, and 20 that were never merged: more than a page has. */
const PULLS = list(21, (number) => ({ number, merge_commit_sha: number === 1 ? 'abc' : null }))
const COMMITS = list(60, commit)
const ISSUES = list(14, (number) => ({ number }))

const from = (all: readonly Json[], page: number, size: number): readonly Json[] =>
  all.slice((page - 1) * size, page * size)

interface Answer {
  readonly body: unknown
  /** The address of the next page, where the host states it in a header. */
  readonly next?: string
}

/** What a path of an API answers; null if there is none. */
type Api = (url: URL, host: string) => Answer | null

const number = (url: URL, name: string, otherwise: number): number => Number(url.searchParams.get(name) ?? otherwise)

const gitea: Api = (url) => {
  // The host's own bound, which its administrator sets.
  const size = Math.min(20, number(url, 'limit', 30))
  const page = number(url, 'page', 1)
  if (url.pathname.endsWith('/pulls')) return { body: from(PULLS, page, size) }
  if (url.pathname.endsWith('/issues')) return { body: from(ISSUES, page, size) }
  if (url.pathname.endsWith('/releases')) return { body: [] }
  return url.pathname.includes('/commits') ? { body: from(COMMITS, page, size) } : null
}

/** A page of a list whose next page the host names, in its body or a header. */
const paged = (all: readonly Json[], url: URL, size: number) => {
  const page = number(url, 'page', 1)
  const next = new URL(url)
  next.searchParams.set('page', String(page + 1))
  return { values: from(all, page, size), next: page * size < all.length ? next.href : null }
}

const bitbucket: Api = (url, host) => {
  const own = new URL(url.pathname + url.search, host)
  const answer = (all: readonly Json[]): Answer => {
    const { values, next } = paged(all, own, Math.min(20, number(url, 'pagelen', 10)))
    return { body: next === null ? { values } : { values, next } }
  }
  if (/\/pullrequests\/\d+\/activity/.test(url.pathname)) return answer([{ update: { state: 'MERGED' } }])
  if (url.pathname.includes('/commits')) return answer(COMMITS.map(({ sha }) => ({ hash: sha })))
  if (url.pathname.endsWith('/pullrequests'))
    return answer(
      PULLS.map((pull) => ({ id: pull['number'], merge_commit: pull['number'] === 1 ? { hash: 'abc' } : null })),
    )
  return url.pathname.endsWith('/shop') ? { body: { mainbranch: { name: 'main' } } } : null
}

const azure: Api = (url) => {
  const top = number(url, '$top', 100)
  if (/\/pullrequests$/i.test(url.pathname)) {
    const value = PULLS.map((pull) => ({
      pullRequestId: pull['number'],
      status: pull['number'] === 1 ? 'completed' : 'active',
      lastMergeCommit: { commitId: 'abc' },
    })).slice(number(url, '$skip', 0), number(url, '$skip', 0) + top)
    return { body: { value, count: value.length } }
  }
  if (url.pathname.includes('/commits')) return { body: { value: COMMITS.slice(0, top) } }
  if (url.pathname.endsWith('/workitems')) return { body: { value: url.searchParams.has('ids') ? [AZURE_ITEM] : [] } }
  if (url.pathname.endsWith('/states')) return { body: { value: [{ name: 'Done', category: 'Completed' }] } }
  return url.pathname.endsWith('/repositories/web') ? { body: { name: 'web' } } : null
}
const AZURE_ITEM = { id: 7, fields: { 'System.WorkItemType': 'User Story' } }

/** GitHub and GitLab name the next page in a header, which their own command lines follow. */
const withLinks: Api = (url, host) => {
  const own = new URL(url.pathname + url.search, host)
  const answer = (all: readonly Json[]): Answer => {
    const { values, next } = paged(all, own, Math.min(100, number(url, 'per_page', 30)))
    return next === null ? { body: values } : { body: values, next }
  }
  if (/\/(?:pulls|merge_requests)$/.test(url.pathname))
    return answer(PULLS.map((one) => ({ ...one, iid: one['number'], merged_at: one['number'] === 1 ? 'x' : null })))
  if (url.pathname.includes('/commits')) return answer(COMMITS)
  if (url.pathname.endsWith('/issues')) return answer(ISSUES)
  if (url.pathname.endsWith('/releases')) return answer([])
  return url.pathname.includes('/projects/') ? { body: { default_branch: 'main' } } : null
}

const google: Api = (url) => {
  const token = url.searchParams.get('pageToken')
  const page = token === null ? 1 : Number(token)
  return { body: { items: from(ISSUES, page, 5), ...(page < 3 ? { nextPageToken: String(page + 1) } : {}) } }
}
const microsoft: Api = (url, host) => {
  const { values, next } = paged(ISSUES, new URL(url.pathname + url.search, host), 5)
  return { body: { value: values, ...(next === null ? {} : { '@odata.nextLink': next }) } }
}

/** A page that names itself as the next one, by whatever means its host has. */
const namingItself = (url: URL, host: string, { body }: Answer): Answer => {
  const self = new URL(url.pathname + url.search, host).href
  if (Array.isArray(body)) return { body, next: self }
  const token = url.searchParams.get('pageToken') ?? '2'
  const page = body as Json
  if (page['items'] !== undefined) return { body: { ...page, nextPageToken: token } }
  // Azure names no next page: the same one is answered wherever it is asked to begin.
  return page['count'] === undefined ? { body: { ...page, next: self, '@odata.nextLink': self } } : { body }
}

const firstPage = (url: URL): URL => {
  const first = new URL(url)
  for (const name of ['page', '$skip', 'pageToken']) first.searchParams.delete(name)
  return first
}

interface Host {
  readonly server: Server
  readonly address: string
  manner: Manner
  api: Api
  requests: number
}

const serving = async (): Promise<Host> => {
  const server = createServer((request, response) => {
    host.requests += 1
    const url = new URL(request.url ?? '/', host.address)
    const isFormer = /\/(?:shop|Shop|api|acme%2Fshop)(?=[/?]|$)/.exec(url.pathname)
    if (host.manner === 'a page for people') {
      response.setHeader('content-type', 'text/html')
      response.end('<!DOCTYPE html><title>Sign in</title>')
      return
    }
    if (host.manner === 'renamed' && isFormer !== null && !url.searchParams.has('renamed')) {
      url.searchParams.set('renamed', 'yes')
      response.statusCode = 301
      response.setHeader('location', url.pathname + url.search)
      response.end('<a href="/">Moved Permanently</a>.\n')
      return
    }
    const isStuck = host.manner === 'the same page for ever'
    const found = host.api(isStuck ? firstPage(url) : url, host.address)
    const answer = found === null || !isStuck ? found : namingItself(url, host.address, found)
    response.statusCode = answer === null ? 404 : 200
    if (answer?.next !== undefined) response.setHeader('link', `<${answer.next}>; rel="next"`)
    response.end(JSON.stringify(answer?.body ?? { message: 'not found' }))
  })
  const host: Host = { server, address: '', manner: 'pages', api: gitea, requests: 0 }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(host, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** What stands in for the hosts' own command lines: they ask, follow the next pages, and filter. */
const COMMAND_LINE = `#!/bin/sh
[ "$1" = boards ] && { printf '[{"id": 7}]'; exit 0; }
shift
path= filter=.
while [ $# -gt 0 ]; do
  case $1 in --paginate) ;; --jq) filter=$2; shift ;; *) path=$1 ;; esac
  shift
done
next="$WDI_TEST_HOST/$path"
seen=
while [ -n "$next" ] && [ "$next" != "$seen" ]; do
  curl -sfL -D headers.txt "$next" < /dev/null > answer.json || exit 1
  jq -c "$filter" answer.json
  seen=$next
  next=$(sed -n 's/^[Ll]ink: <\\([^>]*\\)>; rel="next".*/\\1/p' headers.txt | tr -d '\\r')
done
`

interface Source {
  readonly page: string
  readonly api: Api
  /** The host in the recipe's addresses. */
  readonly host: string
  /** The files that it makes, with the number of records in each. */
  readonly makes: Readonly<Record<string, number>>
}

const SOURCES: readonly Source[] = [
  {
    page: 'gitea',
    api: gitea,
    host: 'https://git.example.com',
    makes: { 'pulls.json': 21, 'issues.json': 14, 'releases.json': 0, 'with-commits.json': 21 },
  },
  { page: 'bitbucket', api: bitbucket, host: 'https://api.bitbucket.org', makes: { 'pulls.json': 21 } },
  {
    page: 'azure-devops',
    api: azure,
    host: 'https://dev.azure.com',
    makes: { 'pulls.json': 21, 'items.json': 1, 'with-commits.json': 21 },
  },
  { page: 'github', api: withLinks, host: '', makes: { 'pulls.json': 21, 'issues.json': 14, 'releases.json': 0 } },
  { page: 'gitlab', api: withLinks, host: '', makes: { 'requests.json': 21, 'issues.json': 14, 'releases.json': 0 } },
  { page: 'google-calendar', api: google, host: 'https://www.googleapis.com', makes: { 'events.json': 14 } },
  { page: 'microsoft-calendar', api: microsoft, host: 'https://graph.microsoft.com', makes: { 'events.json': 14 } },
]

const pageOf = (name: string): string => readFileSync(`docs/sources/${name}.md`, 'utf8')
const recipeOf = (name: string): string =>
  [...pageOf(name).matchAll(/```text\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n')

/** The most seconds that a recipe takes; one that asks for ever never ends. */
const MOST_SECONDS = 400

/** Runs a recipe, and says whether it ended by itself. */
const run = (source: Source, folder: string, address: string): Promise<boolean> => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const name of ['gh', 'glab', 'az']) {
    writeFileSync(join(bin, name), COMMAND_LINE)
    chmodSync(join(bin, name), 0o755)
  }
  const recipe = source.host === '' ? recipeOf(source.page) : recipeOf(source.page).replaceAll(source.host, address)
  const env = { PATH: `${bin}:${process.env['PATH']}`, TOKEN: 't', EMAIL: 'e', WDI_TEST_HOST: address }
  const child = spawn('sh', ['-c', recipe], { cwd: folder, env, stdio: 'ignore', detached: true })
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      process.kill(-(child.pid as number), 'SIGKILL')
      resolve(false)
    }, MOST_SECONDS * 1000)
    child.on('exit', () => {
      clearTimeout(late)
      resolve(true)
    })
  })
}

/** The records in a file of JSON values, one after another or in lists. */
const recordsIn = (folder: string, file: string): readonly Json[] => {
  const text = readFileSync(join(folder, file), 'utf8').trim()
  if (text === '') return []
  const values = text
    .replace(/([}\]])\s*(?=[{[])/g, '$1\n')
    .split('\n')
    .map((line) => JSON.parse(line) as Json | readonly Json[])
  return values.flat().flatMap((one) => (one['items'] ?? one['value'] ?? [one]) as readonly Json[])
}

let host: Host
beforeAll(async () => {
  host = await serving()
})
afterAll(() => {
  host.server.closeAllConnections()
  host.server.close()
})

const ask = async (source: Source, manner: Manner) => {
  Object.assign(host, { manner, api: source.api, requests: 0 })
  const folder = newFolder()
  const ended = await run(source, folder, host.address)
  return { folder, ended, requests: host.requests }
}

describe.each(SOURCES)('given the recipe of docs/sources/$page.md', (source) => {
  it.each(['pages', 'renamed'] as const)(
    'when the host answers by %s, then all records are in its files',
    async (manner) => {
      const { folder, ended } = await ask(source, manner)
      expect(ended).toBe(true)
      const made = Object.keys(source.makes).map((file) => [file, recordsIn(folder, file).length])
      expect(Object.fromEntries(made)).toEqual(source.makes)
      // All commits of a pull of 60 are there, and as many of those that a rebase made of them.
      const withCommits = Object.keys(source.makes)
        .flatMap((file) => recordsIn(folder, file))
        .filter((one) => one['landed_commits'] !== undefined)
      const [first] = withCommits as unknown as readonly { readonly commits: Json[]; readonly landed_commits: Json[] }[]
      if (first !== undefined) expect([first.commits.length, first.landed_commits.length]).toEqual([60, 60])
    },
  )

  it('when the host answers by a page for people, then it ends soon', async () => {
    const { ended, requests } = await ask(source, 'a page for people')
    expect([ended, requests < 50]).toEqual([true, true])
  })

  it('when the host answers by the same page for ever, then it ends soon', async () => {
    const { ended, requests } = await ask(source, 'the same page for ever')
    expect([ended, requests < 1_000]).toEqual([true, true])
  })
})

describe('given all pages of sources', () => {
  it('then each recipe that repeats itself is one of these', () => {
    const repeating = readdirSync('docs/sources')
      .map((file) => file.replace(/\.md$/, ''))
      .filter((name) => /\bwhile\b|\buntil\b|--paginate/.test(recipeOf(name)))
    expect(repeating.sort()).toEqual(SOURCES.map(({ page }) => page).sort())
  })
})
