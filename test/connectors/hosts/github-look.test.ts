import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { githubHost } from '#sources/github/host'
import type { Ask } from '#sources/kit/hosts/ask'
import { askForge, NOW } from '#test/support/hosts/forge'
import { API, type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import { answers } from '#test/support/hosts/local-answers'
import { faultOf } from '#test/support/hosts/local-client'
import { GITHUB_PAGING, pageOf } from '#test/support/hosts/paged'
import { REPOSITORY } from '../forges/github.js'

let github: LocalGitHub
let ask: Ask

const userWith = (headers: Readonly<Record<string, string>>): void =>
  github.host.route('GET', '/api/v3/user', () => ({ body: { login: 'ada-canary', id: 1 }, headers }))

beforeEach(async () => {
  github = await openLocalGitHub()
  ask = askForge(githubHost, github.host)
  userWith({})
})
afterEach(() => github.host.close())

test.each([
  ['https://github.com', 'https://api.github.com'],
  ['https://www.github.com', 'https://api.github.com'],
  ['https://api.github.com', 'https://api.github.com'],
  ['https://acme.ghe.com', 'https://api.acme.ghe.com'],
  ['https://ghe.example.com', 'https://ghe.example.com/api/v3'],
  ['https://ghe.example.com/', 'https://ghe.example.com/api/v3'],
  ['https://ghe.example.com:8443', 'https://ghe.example.com:8443/api/v3'],
  ['https://ghe.example.com/api/v3', 'https://ghe.example.com/api/v3'],
  // Names that only end or begin like GitHub's own.
  ['https://notgithub.com', 'https://notgithub.com/api/v3'],
  ['https://github.com.example.com', 'https://github.com.example.com/api/v3'],
])('the API of %s is %s', (address, api) => {
  expect(githubHost.apiOf(address)).toBe(api)
})

test('the token is sent as GitHub takes it', () => {
  expect(githubHost.headers('canary', null)['authorization']).toBe('Bearer canary')
})

const quotaOf = (limit: string, remaining: string, reset: string) =>
  githubHost.quotaOf(
    new Map([
      ['x-ratelimit-limit', limit],
      ['x-ratelimit-remaining', remaining],
      ['x-ratelimit-reset', reset],
    ]),
    NOW,
  )

test('the quota is what the headers say', () => {
  expect(quotaOf('5000', '4999', '1773144000')).toEqual({
    limit: 5_000,
    remaining: 4_999,
    resetsAt: '2026-03-10T12:00:00.000Z',
  })
})

test.each([
  ['complaint 6: 0 of 0, where limits are off', '0', '0', '0'],
  ['no number', 'many', '1', '1773144000'],
  ['no instant', '5000', '1', '999999999999999'],
  ['nothing', '', '', ''],
])('there is no quota in %s', (_, limit, remaining, reset) => {
  expect(quotaOf(limit, remaining, reset)).toBeNull()
})

test('a look tells account and repositories of a fine-grained token, whose rights GitHub does not say', async () => {
  userWith({ 'github-authentication-token-expiration': '2026-06-01 10:00:00 UTC' })
  const repositories = Array.from({ length: 130 }, (_, i) => ({
    ...REPOSITORY,
    id: i + 1,
    full_name: `Acme/Web-${i}`,
    html_url: `https://github.com/Acme/Web-${i}`,
  }))
  github.host.route('GET', '/api/v3/user/repos', (request) => pageOf(request, repositories, GITHUB_PAGING))

  const look = await githubHost.look(ask, [])

  expect(look).toMatchObject({
    account: 'ada-canary',
    scopes: null,
    remarks: [],
    expiresAt: '2026-06-01T10:00:00.000Z',
  })
  expect(look.containers).toHaveLength(130)
  expect(look.containers[0]).toEqual({
    name: 'Acme/Web-0',
    id: '1',
    kind: 'repository',
    container: 'github.com/acme/web-0',
  })
})

test('a look tells of at most 1,000 repositories', async () => {
  const repositories = Array.from({ length: 1_250 }, (_, i) => ({ ...REPOSITORY, id: i + 1 }))
  github.host.route('GET', '/api/v3/user/repos', (request) => pageOf(request, repositories, GITHUB_PAGING))

  const { containers } = await githubHost.look(ask, [])

  expect(containers).toHaveLength(1_000)
  expect(github.host.requests).toHaveLength(11)
})

test.each([
  ['an offset', '2026-06-01 10:00:00 +0200', '2026-06-01T08:00:00.000Z'],
  ['no zone', '2026-06-01 10:00:00', null],
  ['a word', 'never', null],
])('the end of a token with %s', async (_, expiration, expiresAt) => {
  userWith({ 'github-authentication-token-expiration': expiration })

  expect(await githubHost.look(ask, ['Acme/Api'])).toMatchObject({ expiresAt })
})

test.each([
  ['repo', ['A classic token that reads repositories may also write: use a fine-grained token that only reads.']],
  ['read:org', ['The token sees public repositories only: use a fine-grained token to read private ones.']],
  [
    'repo, admin:org, delete_repo',
    [
      'A classic token that reads repositories may also write: use a fine-grained token that only reads.',
      'The token has rights that are not needed; take them away: admin:org, delete_repo.',
    ],
  ],
])('a classic token with %s', async (scopes, remarks) => {
  userWith({ 'x-oauth-scopes': scopes })

  const look = await githubHost.look(ask, ['Acme/Api'])

  expect(look.scopes).toEqual(scopes.split(', '))
  expect(look.remarks).toEqual(remarks)
})

test('only repositories that a person named are asked for', async () => {
  const { containers } = await githubHost.look(ask, ['Acme/Api'])

  expect(containers).toEqual([API])
  expect(github.asked()).toEqual(['/user', '/repos/Acme/Api'])
})

test('a repository that was renamed is known by its present name, and the same id', async () => {
  github.host.route('GET', '/api/v3/repos/Acme/Former', ({ origin }) => ({
    status: 301,
    headers: { location: `${origin}/api/v3/repositories/1296269` },
    body: { message: 'Moved Permanently' },
  }))

  const { containers } = await githubHost.look(ask, ['Acme/Former'])

  expect(containers).toEqual([API])
})

test('a repository that the token may not see is left out, and the others are found', async () => {
  github.host.plant(answers(403), { where: ({ path }) => path.endsWith('/Acme/Secret') })
  github.host.plant(answers(451), { where: ({ path }) => path.endsWith('/Acme/Blocked') })

  const look = await githubHost.look(ask, ['Acme/Secret', 'Acme/Blocked', 'Acme/None', '../..', 'Acme/Api'])

  expect(look.containers).toEqual([API])
})

test('a look fails if the token is not valid', async () => {
  github.host.plant(answers(401))

  expect(await faultOf(githubHost.look(ask, ['Acme/Api']))).toEqual({ tag: 'unauthorized' })
})

test('a look fails if the answer is no account', async () => {
  github.host.plant(answers(200, {}, { message: 'Hello' }))

  expect(await faultOf(githubHost.look(ask, []))).toEqual({ tag: 'unreadable', reason: 'an account was expected' })
})
