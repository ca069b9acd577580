import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { v4 } from 'uuid'
import { ErrorEnvelope } from '#api/errors'
import { type AnyCodec, decode, OptionalType } from '#domain/codec'
import type { AnyOperation } from '#domain/operation'
import { askFor, billed, everyOperation, isInPath } from '#test/support/api/every-operation'
import { tell } from '#test/support/api/folded'
import { get, pathTo, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { addWorld, issueKey, newWorld, type World } from '#test/support/api/world'
import { contractParameters } from '#test/support/contract/text'

let stores: Stores
let api: TestApi
let world: World
let key: string

beforeAll(async () => {
  stores = await openStores()
  const made = newWorld('acme', 'delivery')
  await tell(stores, [billed(made.projects.alpha, made.workspaceId)])
  world = await addWorld(stores, made)
  key = await issueKey(stores, world)
  api = await serve(stores, { rates: { scale: 1e9 } })
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
    ['start=2026-03-02&end=2027-03-12', 'end out_of_range'],
    ['start=2026-03-02&end=9999-12-31', 'end out_of_range'],
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
    // NOW is the 10th of March: 366 days later is the last day.
    'start=2026-03-02&end=2027-03-11',
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
  it('are not accepted in the query', async () => {
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

describe('of every operation', () => {
  const needed = () => ({ projectId: world.projects.alpha, eventId: v4(), workspaceId: world.workspaceId })
  /** For a parameter that is no word of a list: what it may be and what it may not, on both sides of its bounds. */
  const VALUES: Readonly<Record<string, readonly [right: readonly string[], wrong: readonly string[]]>> = {
    clientId: [[], ['x', `${v4()}0`, '00000000-0000-9000-8000-000000000000', 'a'.repeat(36)]],
    projectId: [[], ['x', `${v4()}0`, '00000000-0000-9000-8000-000000000000', 'a'.repeat(36)]],
    start: [[], ['2026-02-29', '2026-3-1', '0000-01-01', '2026-03-01T00:00:00Z']],
    end: [['2027-03-11'], ['2026-02-29', '2026-4-1', '0000-01-01', '2026-04-31', '2027-03-12', '9999-12-31']],
    tz: [
      ['UTC', 'europe/berlin'],
      ['Nowhere', '+01:00', 'A'.repeat(64), 'A'.repeat(65)],
    ],
    question: [
      ['was-ai-used', 'Was AI used?'],
      ['x', 'was ai used?', 'x'.repeat(121)],
    ],
    mode: [['facts'], ['narrative', 'FACTS']],
    ids: [
      [v4(), `${v4()},${v4()}`, Array.from({ length: 100 }, () => v4()).join(',')],
      ['x', `${v4()},x`, Array.from({ length: 101 }, () => v4()).join(',')],
    ],
    kind: [[], ['nothing', 'Line']],
    id: [[], ['x', 'x'.repeat(1_001)]],
    invoice: [[], ['x'.repeat(1_001)]],
    line: [[], ['x'.repeat(1_001)]],
    tracker: [[], ['x'.repeat(1_001)]],
    on: [[], ['2026-02-29', '2026-3-1', '2026-03-01T00:00:00Z']],
    search: [['x', 'x'.repeat(160), '\u{1F600}'.repeat(160)], ['x'.repeat(161)]],
    eventType: [[], ['nothing', 'ProjectAdded']],
    connector: [[], ['nothing']],
    impact: [['objectives'], ['Objectives']],
    actor: [
      ['x', 'x'.repeat(120), Array(16).fill('x'.repeat(120)).join(',')],
      ['x'.repeat(121), Array(17).fill('x').join(',')],
    ],
    status: [['failure'], ['ok']],
    severity: [['critical'], ['error']],
    quick: [['today'], ['yesterday']],
    cursor: [[], ['1', v4()]],
    limit: [
      ['1', '50', '100'],
      ['0', '101', '-1', '1.5', '007'],
    ],
  }
  const encoded = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()
  const fieldsOf = async (path: string) => {
    const { status, body } = await get(api, world, key, path)
    return status === 400
      ? body.error.details.fields.map((field: { path: string; reason: string }) => `${field.path} ${field.reason}`)
      : status
  }
  const pathWith = (
    id: string,
    operation: (typeof everyOperation)[number][1],
    given: Readonly<Record<string, string>>,
  ) => {
    const period = operation.wholePeriod && ('tz' in given || 'start' in given || 'end' in given)
    const days = Object.hasOwn(operation.query, 'start') && ('start' in given || 'end' in given || period)
    const whole = { ...(days ? { start: '2026-03-01', end: '2026-03-31' } : {}), ...(period ? { tz: 'UTC' } : {}) }
    expect(operation.isExtension ?? contractParameters.has(id)).toBe(true)
    return askFor(operation, needed(), { ...whole, ...given })
  }

  it.each(everyOperation)('%s: each parameter is taken up to its bounds, and refused beyond', async (id, operation) => {
    for (const name of Object.keys(operation.query)) {
      const [right, wrong] = VALUES[name] ?? [[], []]
      expect([name, wrong.length > 0]).toEqual([name, true])
      for (const value of right)
        expect([name, value, await fieldsOf(pathWith(id, operation, { [name]: value }))]).toEqual([name, value, 200])
      for (const value of [...wrong, '', 'a\u0000'])
        expect([name, value, await fieldsOf(pathWith(id, operation, { [name]: value }))]).toEqual([
          ...[name, value],
          [expect.stringMatching(new RegExp(`^${name} (invalid|out_of_range)$`))],
        ])
    }
  })
  /** The parameters of an operation: as the contract has them or, beside it, as the operation has. */
  const parametersOf = (id: string, { query, isExtension }: AnyOperation) =>
    isExtension === true
      ? Object.fromEntries(
          Object.entries<AnyCodec>(query).map(([name, codec]) => [
            name,
            codec instanceof OptionalType ? 'optional' : 'required',
          ]),
        )
      : (contractParameters.get(id) ?? {})

  it.each(everyOperation)('%s: names missing parameters, refuses repeated or unknown ones', async (id, operation) => {
    const required = Object.entries(parametersOf(id, operation)).flatMap(([name, need]) =>
      need === 'required' ? [name] : [],
    )
    const [bare = ''] = askFor(operation, needed()).split('?')
    if (required.length > 0) expect(await fieldsOf(bare)).toEqual(required.map((name) => `${name} required`))
    const asked = askFor(operation, needed())
    const and = asked.includes('?') ? '&' : '?'
    expect(await fieldsOf(`${asked}${and}unknown=1`)).toEqual(['unknown invalid'])
    for (const [name, value] of new URLSearchParams(asked.split('?')[1] ?? ''))
      if (!MANY.includes(name))
        expect(await fieldsOf(`${asked}&${encoded({ [name]: value })}`)).toEqual([`${name} invalid`])
    for (const name of ['clientId', 'projectId', 'start', 'limit', 'cursor', 'family', 'eventId'])
      if (!Object.hasOwn(operation.query, name))
        expect(await fieldsOf(`${asked}${and}${encoded({ [name]: v4() })}`)).toEqual([`${name} invalid`])
  })
  it.each(everyOperation.filter(([, { params }]) => params !== undefined))(
    '%s: parameters in the path must have their form, and may be all-zero and all-f ids',
    async (_, operation) => {
      for (const name of Object.keys(operation.params ?? {})) {
        expect(await fieldsOf(askFor(operation, { ...needed(), [name]: 'x' }))).toEqual([`${name} invalid`])
        for (const digit of name === 'family' ? [] : ['0', 'f', 'F']) {
          const id = `${digit.repeat(8)}-${`${digit.repeat(4)}-`.repeat(3)}${digit.repeat(12)}`
          expect(isInPath(operation, name)).toBe(true)
          expect(await fieldsOf(askFor(operation, { ...needed(), [name]: id }))).toBe(404)
        }
      }
    },
  )
})

describe('a slug', () => {
  it('is of 2 to 48 characters', async () => {
    for (const slug of ['ab', 'a'.repeat(48)]) {
      const named = await addWorld(stores, newWorld(slug, slug))
      expect((await get(api, named, await issueKey(stores, named), '/connections')).status).toBe(200)
    }
    const by = await issueKey(stores, world)
    for (const slug of ['a', 'a'.repeat(49)])
      expect((await get(api, { ...world, workspaceSlug: slug }, by, '/connections')).status).toBe(401)
  })
})

/** What the message says that is allowed. */
const allowed = async (query: string, path = '/probes/narrowed'): Promise<string> =>
  (await get(api, world, key, `${path}?${query}`)).body.error.message

describe('the message of a refusal', () => {
  it.each([
    ['clientId=x', 'clientId must be a uuid.'],
    ['start=2026-3-1&end=2026-03-02', 'start must be a day of the calendar, YYYY-MM-DD.'],
    ['start=2026-03-03&end=2026-03-02', 'start may be 2026-03-02 at the latest, the last day of the period.'],
    ['end=2026-03-01', 'start and end are given together: start is missing.'],
    ['tz=Nowhere', 'tz must be an IANA time zone of 1-64 characters, such as Europe/Berlin.'],
    ['tz=UTC&tz=UTC', 'tz is given more than once: give it once.'],
    ['TZ=UTC', 'TZ is no parameter here: there are clientId, projectId, start, end, tz.'],
    ['tz=Nowhere&clientId=x', 'clientId must be a uuid.'],
  ])('says what is allowed for the first of its fields: %s', async (query, message) => {
    expect(await allowed(query)).toBe(message)
  })
  it('says it of required ones, and of those with few values', async () => {
    expect(await allowed('', '/probes/strict')).toBe('projectId is required: a uuid.')
    expect(await allowed(`projectId=${v4()}&${DAYS}&mode=narrative`, '/probes/strict')).toBe('mode must be facts.')
  })
  it('is short, whatever is refused', async () => {
    expect((await allowed(`${'n'.repeat(200)}=1`)).length).toBeLessThanOrEqual(200)
  })
  it('names the first day that the plan shows, where the period begins before it', async () => {
    const { status, body } = await get(api, world, key, '/probes/narrowed?start=2001-01-01&end=2026-03-01')
    expect([status, body.error.message]).toEqual([
      403,
      expect.stringMatching(/^start may be \d{4}-\d\d-\d\d at the earliest: the plan shows \d+ days\.$/),
    ])
    const [, earliest = ''] = /(\d{4}-\d\d-\d\d)/.exec(body.error.message) ?? []
    expect(await wrong(`start=${earliest}&end=2026-03-01`)).toBe(200)
  })
  it.each([
    ['POST', '/connections'],
    ['GET', '/nowhere'],
    ['GET', '/connections/'],
    ['GET', '/Connections'],
    ['GET', '//connections'],
    ['GET', '/connections/%2F'],
  ])('says where the paths stand, where no operation has the path: %s %s', async (method, path) => {
    const reply = await fetch(new URL(pathTo(world, path), api.baseUrl), {
      method,
      headers: { authorization: `Bearer ${key}` },
    })
    const { error } = (await reply.json()) as { error: { code: string; message: string } }
    expect([reply.status, error.code, error.message]).toEqual([
      404,
      'not_found',
      expect.stringContaining('No operation has this method and path'),
    ])
  })
})

/** What is wrong with a parameter that is no word of a list, by the sentence that says what is allowed. */
const FORMS: Readonly<Record<string, RegExp>> = {
  clientId: /^a uuid$/,
  projectId: /^a uuid$/,
  eventId: /^a uuid$/,
  connectionId: /^a uuid$/,
  invoiceId: /^a uuid$/,
  cursor: /^a uuid$/,
  family: /^one of delivery_investment, .*, ai_net_gain$/,
  start: /^a day of the calendar, YYYY-MM-DD$/,
  end: /^a day of the calendar, YYYY-MM-DD$/,
  tz: /^an IANA time zone of 1-64 characters, such as Europe\/Berlin$/,
  question: /^one of what-was-delivered, .*how-sure-are-you, or the exact question of one of them$/,
  mode: /^facts$/,
  search: /^a text of 1-160 characters$/,
  ids: /^up to 100 values, separated by commas or repeated, each a uuid$/,
  kind: /^one of line, item, change, release$/,
  id: /^a text of 1 to 1,000 characters$/,
  invoice: /^a text of 1 to 1,000 characters$/,
  line: /^a text of 1 to 1,000 characters$/,
  tracker: /^a text of 1 to 1,000 characters$/,
  on: /^a day of the calendar, YYYY-MM-DD$/,
  limit: /^an integer of 1 to 100$/,
  actor: /^up to 16 values, separated by commas or repeated, each a text of 1-120 characters$/,
  eventType: /^up to 16 values, separated by commas or repeated, each one of [a-z_., ]+ and \d+ more in openapi\.json$/,
  connector: /^up to 16 values, separated by commas or repeated, each one of [a-z_, ]+ and \d+ more in openapi\.json$/,
  impact: /^up to 16 values, separated by commas or repeated, each one of delivery_investment, .*, ai_net_gain$/,
  status: /^up to 16 values, separated by commas or repeated, each one of success, partial, failure$/,
  severity: /^up to 16 values, separated by commas or repeated, each one of info, notice, warning, critical$/,
  quick: /^up to 16 values, separated by commas or repeated, each one of today, .*, warnings$/,
}
const MANY = ['ids', 'actor', 'eventType', 'connector', 'impact', 'status', 'severity', 'quick']

interface Faulty {
  readonly fault: string
  /** Added to a query that is well formed but for the parameter, which it leaves out. */
  readonly query: (name: string) => string
  readonly reason: 'required' | 'invalid' | 'out_of_range'
  readonly message: (name: string, form: RegExp) => RegExp
}
const mustBe = (name: string, { source }: RegExp): RegExp => new RegExp(`^${name} must be ${source.slice(1, -1)}\\.$`)

describe('of every operation, each parameter, and each fault', () => {
  const FAULTS: readonly Faulty[] = [
    { fault: 'empty', query: (name) => `${name}=`, reason: 'invalid', message: mustBe },
    { fault: 'without a value', query: (name) => name, reason: 'invalid', message: mustBe },
    { fault: 'of a wrong form', query: (name) => `${name}=%00`, reason: 'invalid', message: mustBe },
    { fault: 'badly encoded', query: (name) => `${name}=%FF`, reason: 'invalid', message: mustBe },
    { fault: 'too long', query: (name) => `${name}=${'x'.repeat(2049)}`, reason: 'invalid', message: mustBe },
    {
      fault: 'given twice',
      query: (name) => (MANY.includes(name) ? `${name}=a,b&${name}=c` : `${name}=a&${name}=a`),
      reason: 'invalid',
      message: (name, form) =>
        MANY.includes(name) ? mustBe(name, form) : new RegExp(`^${name} is given more than once: give it once\\.$`),
    },
    {
      fault: 'in another case',
      query: (name) => `${name.toUpperCase()}=1`,
      reason: 'invalid',
      message: (name) => new RegExp(`^${name.toUpperCase()} is no parameter here: there are .+\\.$`),
    },
    {
      fault: 'as an array',
      query: (name) => `${name}[]=1`,
      reason: 'invalid',
      message: (name) => new RegExp(`^${name}\\[\\] is no parameter here: there are .+[.…]$`),
    },
  ]
  const cases = everyOperation.flatMap(([id, operation]) =>
    Object.keys(operation.query).flatMap((name) => FAULTS.map((fault) => ({ id, operation, name, ...fault }))),
  )

  it.each(cases)('$id: $name $fault is named with its reason, and the message says what is allowed', async (one) => {
    const { operation, name, query, reason, message } = one
    const days = operation.wholePeriod ? ['start', 'end', 'tz'] : ['start', 'end']
    const isTogether = days.includes(name)
    const complete: Readonly<Record<string, string>> = {
      ...(isTogether
        ? { start: '2026-03-01', end: '2026-03-31', ...(operation.wholePeriod ? { tz: 'UTC' } : {}) }
        : {}),
    }
    const needed = { projectId: world.projects.alpha, eventId: v4() }
    const [path = '', wellFormed = ''] = askFor(operation, needed, complete).split('?')
    const isNamed = !query(name).startsWith(name) || query(name).startsWith(`${name}[`)
    const others = wellFormed.split('&').filter((pair) => pair !== '' && (isNamed || !pair.startsWith(`${name}=`)))
    const { status, body } = await get(api, world, key, `${path}?${[...others, query(name)].join('&')}`)
    const form = FORMS[name] ?? /^no form is known$/
    expect([status, body.error.code, body.error.message]).toEqual([
      ...[400, 'invalid_request'],
      expect.stringMatching(message(name, form)),
    ])
    expect(body.error.message.length).toBeLessThanOrEqual(200)
    const path0 = isNamed ? query(name).slice(0, query(name).indexOf('=')) : name
    expect(body.error.details).toEqual({ fields: [{ path: path0, reason }] })
    expect(decode(ErrorEnvelope, body)).toMatchObject({ _tag: 'Right' })
  })

  it.each(
    everyOperation.flatMap(([id, operation]) =>
      Object.keys(operation.params ?? {}).map((name) => ({ id, operation, name })),
    ),
  )('$id: $name in the path is named, and the message says what is allowed', async ({ operation, name }) => {
    const needed = { projectId: world.projects.alpha, eventId: v4(), [name]: 'x' }
    const { body } = await get(api, world, key, askFor(operation, needed))
    expect(body.error.message).toMatch(mustBe(name, FORMS[name] ?? /^no form is known$/))
    expect(body.error.details).toEqual({ fields: [{ path: name, reason: 'invalid' }] })
  })
})
