import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import { ErrorEnvelope } from '#api/errors'
import { decode } from '#domain/codec'
import { get, serve, type TestApi } from '#test/support/api/server'
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
  api = await serve(stores)
})
afterAll(async () => {
  await api.close()
  stores.remove()
})

/** What is found wrong, as `path reason`, in order; the status where it is not 400. */
const wrong = async (query: string, path = '/probes/narrowed') => {
  const { status, body } = await get(api, world, key, `${path}?${query}`)
  if (status !== 400) return status
  expect(decode(ErrorEnvelope, body)).toMatchObject({ _tag: 'Right' })
  expect(body.error.code).toBe('invalid_request')
  return body.error.details.fields.map((field: { path: string; reason: string }) => `${field.path} ${field.reason}`)
}
const DAYS = 'start=2026-03-01&end=2026-03-02'

describe('one parameter', () => {
  it.each([
    ['clientId=x', 'clientId invalid'],
    ['projectId=00000000-0000-9000-8000-000000000000', 'projectId invalid'],
    ['projectId=00000000-0000-4000-c000-000000000000', 'projectId invalid'],
    [`projectId=${v4()}%20`, 'projectId invalid'],
    ['start=2026-02-29&end=2026-03-01', 'start invalid'],
    ['start=2026-3-1&end=2026-03-02', 'start invalid'],
    ['start=2026-03-01T00:00:00Z&end=2026-03-02', 'start invalid'],
    ['start=0000-01-01&end=2026-03-02', 'start invalid'],
    ['start=10000-01-01&end=2026-03-02', 'start invalid'],
    ['start=2026-03-03&end=2026-03-02', 'start out_of_range'],
    ['start=2026-03-01', 'end required'],
    ['end=2026-03-01', 'start required'],
    ['end=2026-03-01&tz=UTC', 'start required'],
    ['tz=Nowhere/None', 'tz invalid'],
    ['tz=%2B01:00', 'tz invalid'],
    ['tz=-05:00', 'tz invalid'],
    ['tz=UTC%2B1', 'tz invalid'],
    [`tz=${'A'.repeat(65)}`, 'tz invalid'],
    ['tz=', 'tz invalid'],
    ['tz', 'tz invalid'],
    ['tz=UTC%00', 'tz invalid'],
    ['tz=UTC%7F', 'tz invalid'],
    ['tz=U%0ATC', 'tz invalid'],
    ['tz=%ZZ', 'tz invalid'],
    ['tz=%FF', 'tz invalid'],
    ['tz=UTC&tz=UTC', 'tz invalid'],
    ['tz=UTC&%74z=UTC', 'tz invalid'],
    ['TZ=UTC', 'TZ invalid'],
    ['Start=2026-03-01', 'Start invalid'],
    ['clientId[]=x', 'clientId[] invalid'],
    ['__proto__=1', '__proto__ invalid'],
    ['constructor=1', 'constructor invalid'],
    ['a%20b/c=1', 'a_b_c invalid'],
    ['%F0%9F%98%80=1', '_ invalid'],
    ['%zz=1', '_zz invalid'],
    ['=1', '_ invalid'],
    [`${'n'.repeat(200)}=1`, `${'n'.repeat(120)} invalid`],
    ['x=1&x=2', 'x invalid'],
  ])('%s', async (query, expected) => {
    expect(await wrong(query)).toEqual([expected])
  })

  it.each([
    '',
    '&&',
    'tz=UTC',
    'tz=europe/berlin',
    'tz=Asia/Kathmandu',
    `${DAYS}&tz=America%2FNew_York`,
    'start=2026-03-02&end=2026-03-02',
    'start=2026-03-02&end=9999-12-31',
  ])('%s is well formed', async (query) => {
    expect(await wrong(query)).toBe(200)
  })
})

describe('required and closed parameters', () => {
  const STRICT = '/probes/strict'
  it.each([
    ['', ['projectId required', 'start required', 'end required']],
    [`projectId=${v4()}&start=2026-03-01`, ['end required']],
    [`projectId=&${DAYS}`, ['projectId invalid']],
    [`${DAYS}&mode=narrative`, ['projectId required', 'mode invalid']],
    [`${DAYS}&mode=FACTS&question=`, ['projectId required', 'mode invalid', 'question invalid']],
    [`${DAYS}&question=a%0Db`, ['projectId required', 'question invalid']],
    [`${DAYS}&question=%C3`, ['projectId required', 'question invalid']],
  ])('%s', async (query, expected) => {
    expect(await wrong(query, STRICT)).toEqual(expected)
  })
  it('are well formed with words in any script', async () => {
    const query = `projectId=${world.projects.alpha}&${DAYS}&mode=facts&question=was+wurde+%C3%BCber+%3D+%26+geliefert`
    expect(await wrong(query, STRICT)).toBe(200)
  })
})

describe('parameters in the path', () => {
  const THING = '0A0A0A0A-0000-4000-8000-00000000000B'
  const of = (project: string, thing = THING, kind = 'one') => `/probes/projects/${project}/${thing}/${kind}`

  it('are well formed in either case of a uuid, percent-encoded or not, and are taken beside the query', async () => {
    const { alpha } = world.projects
    for (const project of [
      alpha,
      alpha.toUpperCase(),
      alpha.replace(/^./, (c) => `%${c.charCodeAt(0).toString(16)}`),
    ]) {
      const { status, body } = await get(api, world, key, `${of(project)}?${DAYS}&mode=facts`)
      expect([status, body.seen]).toEqual([
        200,
        { projects: ['Alpha'], start: '2026-03-01', thingId: THING.toLowerCase(), kind: 'one', mode: 'facts' },
      ])
    }
  })
  it.each([
    [of('x'), 'projectId invalid'],
    [of(`${v4()}%20`), 'projectId invalid'],
    [of('%00'), 'projectId invalid'],
    [of('{projectId}'), 'projectId invalid'],
    [of(v4(), 'thing'), 'thingId invalid'],
    [of(v4(), v4(), 'ONE'), 'kind invalid'],
    [of(v4(), v4(), 'three'), 'kind invalid'],
  ])('%s is 400, before it is looked for', async (path, expected) => {
    expect(await wrong('', path)).toEqual([expected])
  })
  it('are listed before those of the query, each of them', async () => {
    expect(await wrong('tz=x&mode=y&start=2026-03-01&z=1', of('x', 'y', 'z'))).toEqual([
      ...['projectId invalid', 'thingId invalid', 'kind invalid'],
      ...['tz invalid', 'mode invalid', 'end required', 'z invalid'],
    ])
  })
  it('are none of the query', async () => {
    const { alpha } = world.projects
    expect(await wrong(`projectId=${alpha}&kind=one`, of(alpha))).toEqual(['projectId invalid', 'kind invalid'])
  })
  it('that are empty or more than there are name no operation', async () => {
    const { alpha } = world.projects
    expect(await wrong('', of(alpha, ''))).toBe(404)
    expect(await wrong('', `${of(alpha)}/more`)).toBe(404)
    expect(await wrong('', of(alpha, 'a%2Fb'))).toBe(404)
  })
})

describe('several parameters', () => {
  it('are all listed, those of the operation first and in its order', async () => {
    expect(await wrong('y=1&tz=x&end=soon&clientId=1&projectId=2&x=1')).toEqual([
      ...['clientId invalid', 'projectId invalid', 'end invalid', 'tz invalid', 'start required'],
      ...['y invalid', 'x invalid'],
    ])
  })
  it('are at most 20', async () => {
    expect(await wrong('', '/probes/wide')).toHaveLength(20)
    expect(await wrong(Array.from({ length: 500 }, (_, i) => `q${i}=1`).join('&'))).toHaveLength(20)
  })
  it('that an operation without any is given are unknown', async () => {
    expect(await wrong(DAYS, '/connections')).toEqual(['start invalid', 'end invalid'])
  })
})
