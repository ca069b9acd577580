import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ErrorEnvelope } from '#api/errors'
import { served } from '#projections/operations'
import { inPath, narrowed, strict } from '#test/support/api/probes'
import { pathTo, send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  world = await addWorld(stores, newWorld('acme', 'delivery'))
  key = await issueKey(stores, world)
  api = await serve(stores, { rates: { scale: Number.MAX_SAFE_INTEGER } })
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

const known = [...served, narrowed, strict, inPath]

/** Text that may stand in a target: percent-encoded, or raw as a careless client sends it. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => encodeURIComponent(text)),
  fc.stringMatching(/^[\x21-\x7e]{0,8}$/),
  fc.constantFrom('%', '%zz', '%2f', '..', '.', '%00', '__proto__', '', '[]', ';', '%E2%82'),
)
const name = fc.oneof(fc.constantFrom('clientId', 'projectId', 'start', 'end', 'tz', 'mode', 'question'), piece)
const value = fc.oneof(
  piece,
  fc.constantFrom('2026-03-01', '2026-03-10', '0001-01-01', '9999-12-31', '2024-02-29', '2023-02-29'),
  fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Sao_Paulo', 'Pacific/Apia', 'Antarctica/Troll', 'EST5EDT', 'GMT+0'),
  fc.constantFrom('alpha', 'beta', 'archived').map((project) => `$${project}`),
  fc.uuid(),
)
const anything = fc.array(fc.tuple(name, fc.option(value)), { maxLength: 6 })
const day = fc.constantFrom('2020-01-01', '2026-03-01', '2026-03-10', '2027-01-01')
const sensible = fc.record({ projectId: fc.constantFrom('$alpha', '$archived'), start: day, end: day })
const query = fc.oneof(
  anything,
  sensible.map((parameters) => Object.entries(parameters)),
)
const inPlace = fc.oneof(fc.constantFrom('$alpha', '$archived', 'one'), fc.uuid(), piece)
const toOperation = fc
  .tuple(fc.constantFrom(...known), fc.tuple(inPlace, inPlace, inPlace))
  .map(([operation, values]) => {
    const left = [...values]
    return { operation, within: operation.path.replace(/\{\w+\}/g, () => left.pop() ?? '') }
  })
const toAnything = fc
  .array(piece, { maxLength: 4 })
  .map((pieces) => ({ operation: undefined, within: `/${pieces.join('/')}` }))
const path = fc.oneof({ weight: 3, arbitrary: toOperation }, { weight: 1, arbitrary: toAnything })
const base = fc.constantFrom('/api/v1', '/v1', '/api/v2', '', '/API/v1')

it('no path and no query gives a 5xx: a 200 fits its codec, any other answer is an error envelope', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(base, path, query, async (under, { operation, within }, pairs) => {
      const { projects } = world
      const text = pairs.map(([left, right]) => (right === null ? left : `${left}=${right}`)).join('&')
      const target = `${pathTo(world, within, under)}${text === '' ? '' : `?${text}`}`.replace(
        /\$(alpha|beta|archived)/g,
        (_, project: keyof typeof projects) => projects[project],
      )
      const { status, body } = await send(api, target, { authorization: `Bearer ${key}` })
      seen.add(status)
      if (status === 200) expect(operation?.response.is(body)).toBe(true)
      else {
        expect([400, 403, 404]).toContain(status)
        expect(ErrorEnvelope.is(body)).toBe(true)
      }
    }),
    { seed: 52, numRuns: 300 },
  )
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]))
})

it('no header gives a 5xx: credentials are right, or answered 401', async () => {
  const latin = fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,40}$/)
  const header = fc.oneof(
    latin,
    latin.map((text) => `Bearer ${text}`),
    fc.stringMatching(/^wdi_(live|test)_[0-9A-Za-z]{49}$/).map((text) => `Bearer ${text}`),
  )
  await fc.assert(
    fc.asyncProperty(header, latin, async (authorization, requestId) => {
      const headers = { authorization, 'x-request-id': requestId }
      const { status, body } = await send(api, pathTo(world, '/connections'), headers)
      expect([status, ErrorEnvelope.is(body)]).toEqual([401, true])
    }),
    { seed: 52, numRuns: 100 },
  )
})
