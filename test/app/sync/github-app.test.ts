import { createVerify, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { givenGrants } from '#app/sync/grants'
import { openHost } from '#app/sync/hosts'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { githubProduct } from '#sources/github/product'
import type { Host } from '#sources/kit/hosts/host'
import type { Product } from '#sources/kit/product'
import type { MovedClock } from '#test/support/hosts/clock'
import { forgeClock } from '#test/support/hosts/forge'
import { API, type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import { faultOf } from '#test/support/hosts/local-client'
import { REPOSITORY } from '../../connectors/forges/github.js'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const KEY = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
const HOUR = 3_600_000

let clock: MovedClock
let github: LocalGitHub
/** What apps said of themselves, without their signatures. */
let said: unknown[]
let authorizations: (string | undefined)[]

beforeEach(async () => {
  clock = forgeClock()
  github = await openLocalGitHub(clock)
  said = []
  authorizations = []
  github.host.route('POST', '/api/v3/app/installations/98765/access_tokens', ({ headers }) => {
    const [head = '', claims = '', signature = ''] = String(headers.authorization).replace('Bearer ', '').split('.')
    const isSigned = createVerify('sha256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')
    if (!isSigned) return { status: 401, body: { message: 'canary: A JSON web token could not be decoded' } }
    said.push(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    const expires_at = new Date(clock.monotonicMs() + HOUR).toISOString()
    return { status: 201, body: { token: `canary-installation-${said.length}`, expires_at } }
  })
  github.host.route('GET', '/api/v3/user', ({ headers }) => {
    authorizations.push(headers.authorization)
    return { status: 403, body: { message: 'Resource not accessible by integration' } }
  })
  github.host.route('GET', '/api/v3/installation/repositories', () => ({
    body: { total_count: 1, repositories: [REPOSITORY] },
  }))
})
afterEach(() => github.host.close())

const opened = (token: string, account: string | null) => {
  const product = githubProduct as Product & { readonly host: Host }
  const hosts = {
    keys: undefined as never,
    variables: {},
    budgets: openBudgets(clock),
    clock,
    privateHosts: new Set([github.host.name]),
  }
  const place = { product, address: github.host.address, account }
  return openHost(place, token, givenGrants(token), hosts, new AbortController().signal)
}
const { look } = githubProduct.host as Host

test('an app is asked for as its installation, whose token is made of its key', async () => {
  const client = opened(KEY, '123456/98765')

  const { account, scopes, containers } = await look(client.ask, [])

  expect({ account, scopes, containers }).toEqual({ account: null, scopes: null, containers: [API] })
  expect(authorizations).toEqual(['Bearer canary-installation-1'])
  const seconds = clock.monotonicMs() / 1_000
  expect(said).toEqual([{ iat: seconds - 60, exp: seconds + 540, iss: '123456' }])
  await client.close()
})

test('the token of an app is used again, and made anew before it ends', async () => {
  const client = opened(KEY, '123456/98765')
  await look(client.ask, [])
  clock.pass(HOUR - 301_000)
  await look(client.ask, [])
  clock.pass(2_000)
  await look(client.ask, [])

  expect(authorizations).toEqual([
    'Bearer canary-installation-1',
    'Bearer canary-installation-1',
    'Bearer canary-installation-2',
  ])
  await client.close()
})

test('requests at once wait for one token', async () => {
  const client = opened(KEY, '123456/98765')

  await Promise.all([look(client.ask, ['Acme/Api']), look(client.ask, ['Acme/Api'])])

  expect(said).toHaveLength(1)
  await client.close()
})

test.each([
  ['a key that is none', '-----BEGIN PRIVATE KEY-----canary-----END PRIVATE KEY-----', '123456/98765'],
  ['no installation', KEY, null],
  ['an installation that is none', KEY, '123456/../user'],
])('an app with %s is not authorized', async (_, token, account) => {
  const client = opened(token, account)

  expect(await faultOf(look(client.ask, []))).toEqual({ tag: 'unauthorized' })
  expect(github.host.requests).toEqual([])
  await client.close()
})

test('a key of another app is not authorized, and asked for again the next time', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const client = opened(other.export({ type: 'pkcs8', format: 'pem' }).toString(), '123456/98765')

  expect(await faultOf(look(client.ask, []))).toEqual({ tag: 'unauthorized' })
  expect(await faultOf(look(client.ask, []))).toEqual({ tag: 'unauthorized' })
  expect(github.host.requests).toHaveLength(2)
  await client.close()
})

test('a token of a person is sent as it is', async () => {
  github.host.route('GET', '/api/v3/user', ({ headers }) => {
    authorizations.push(headers.authorization)
    return { body: { login: 'ada-canary' } }
  })
  const client = opened('canary-token', null)

  await look(client.ask, ['Acme/Api'])

  expect(authorizations).toEqual(['Bearer canary-token'])
  await client.close()
})
