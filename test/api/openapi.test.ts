import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DESCRIBED_REQUESTS } from '#api/described-requests'
import { type ApiError, ErrorEnvelope, replyTo } from '#api/errors'
import { BASE_PATHS, openApi } from '#api/openapi'
import { readPages } from '#api/pages'
import { operationTexts, parameterTexts } from '#api/texts'
import { describedStatements } from '#app/state/http-statements'
import { closed, matching } from '#domain/codec'
import { served } from '#projections/operations'
import { send, serve, type TestApi } from '#test/support/api/server'
import { openStores, type Stores } from '#test/support/api/stores'
import { sampleExamples } from '#test/support/contract/openapi-examples'
import { contractEndpoints, contractParameters } from '#test/support/contract/text'
import { violations } from '#test/support/json-schema'
import { freshFolder } from '#test/support/process/folders'
import { project } from '#test/support/process/program'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
const document = openApi(served, version, describedStatements, sampleExamples())
const page = join(project, 'docs', 'openapi.json')
const written = `${JSON.stringify(document, null, 2)}\n`
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, written)

type Get = {
  readonly operationId: string
  readonly security: readonly [{ readonly key: readonly string[] }]
  readonly parameters: readonly {
    readonly name?: string
    readonly in?: string
    readonly required?: boolean
    readonly description?: string
    readonly example?: unknown
  }[]
  readonly responses: Readonly<
    Record<
      string,
      { readonly $ref?: string; readonly content?: { readonly 'application/json': { readonly example?: unknown } } }
    >
  >
}
type Post = Pick<Get, 'operationId' | 'security' | 'parameters' | 'responses'> & {
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly properties?: object } } }
  }
}
interface ErrorResponse {
  readonly content: {
    readonly 'application/json': {
      readonly schema: {
        readonly allOf: readonly [
          object,
          {
            readonly properties: {
              readonly error: { readonly properties: { readonly code: { readonly enum: string[] } } }
            }
          },
        ]
      }
      readonly examples: Readonly<Record<string, { readonly value: { readonly error: { readonly code: string } } }>>
    }
  }
}
type Item = { readonly get?: Get; readonly post?: Post }
const items = Object.entries(document.paths as Readonly<Record<string, Item>>)
const described = items.flatMap(([path, { get }]) => (get === undefined ? [] : [{ path, get }]))
const posts = items.flatMap(([path, { post }]) => (post === undefined ? [] : [{ path, post }]))

const isOfTheContract = ({ get }: { readonly get: Pick<Get, 'operationId'> }): boolean =>
  contractEndpoints.some(({ id }) => id === get.operationId)

describe('the description of the API', () => {
  let stores: Stores
  let api: TestApi
  beforeAll(async () => {
    stores = await openStores()
    const reference = freshFolder()
    writeFileSync(join(reference, 'openapi.json'), written)
    api = await serve(stores, {
      operations: served,
      pages: readPages([{ folder: reference, at: '/docs', isOnePage: false }]),
    })
  })
  afterAll(async () => {
    await api.close()
    stores.remove()
  })

  it('docs/openapi.json is what the table of operations gives (WRITE_DOCS=1 writes it again)', () => {
    expect(readFileSync(page, 'utf8')).toBe(written)
  })
  it.each(BASE_PATHS)('is served at %s without a key, as private and uncached as every answer', async (base) => {
    const { status, headers, body } = await send(api, `${base}/openapi.json`)
    expect([status, headers['cache-control'], headers['content-type'], headers['x-content-type-options']]).toEqual([
      ...[200, 'no-store', 'application/json; charset=utf-8', 'nosniff'],
    ])
    expect(body).toEqual(JSON.parse(written))
  })
  it('is served without examples where there is no reference', async () => {
    const bare = await serve(stores, { operations: served })
    const { body } = await send(bare, `${BASE_PATHS[0]}/openapi.json`)
    await bare.close()
    expect(body).toEqual(openApi(served, '1.2.3', describedStatements))
  })
  it('says of every operation what it shows, and of every parameter what it means', () => {
    expect(Object.keys(operationTexts).sort()).toEqual([...served, ...DESCRIBED_REQUESTS].map(({ id }) => id).sort())
    const all = [...described.map(({ get }) => get), ...posts.map(({ post }) => post)]
    const parameters = all.flatMap((one) => one.parameters).filter(({ name }) => name !== undefined)
    expect(parameters.filter(({ description }) => description === undefined)).toEqual([])
    const names = new Set(parameters.map(({ name }) => name))
    expect(Object.keys(parameterTexts).filter((name) => !names.has(name))).toEqual([])
  })
  it('has an example of every operation of the contract: its required parameters, and an answer', () => {
    for (const { get } of described.filter(isOfTheContract)) {
      const required = get.parameters.filter((one) => one.required)
      expect([get.operationId, required.filter(({ example }) => example === undefined)]).toEqual([get.operationId, []])
      const { example } = get.responses[200]?.content?.['application/json'] ?? {}
      expect([get.operationId, example]).toEqual([get.operationId, expect.any(Object)])
    }
  })
  it('has every statement with its fields, its scope and the key of its intention', () => {
    const others = DESCRIBED_REQUESTS.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(describedStatements.length + 1 + others.length)
    for (const statement of describedStatements) {
      const path = `/statements/${statement.group}/${statement.name}`
      const post = posts.find((one) => one.path.endsWith(path))?.post
      const { properties = {} } = post?.requestBody.content['application/json'].schema ?? {}
      expect(Object.keys(properties)).toEqual([...statement.fields.map(({ name }) => name), 'version'])
      expect(post?.security).toEqual(statement.scope === null ? [] : [{ key: [statement.scope] }])
      expect(post?.parameters.map(({ name }) => name)).toContain('Idempotency-Key')
    }
    const ids = [...described.map(({ get }) => get), ...posts.map(({ post }) => post)].map((one) => one.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('has an example of every error code', () => {
    for (const response of Object.values(document.components.responses) as unknown as readonly ErrorResponse[]) {
      const { schema, examples } = response.content['application/json']
      const codes = schema.allOf[1].properties.error.properties.code.enum
      const shown = Object.values(examples).map(({ value }) => value.error.code)
      expect([...new Set(shown)].sort()).toEqual(codes.toSorted())
    }
  })
  it('has every operation, those of the contract with its path, scope and parameters', () => {
    const read = DESCRIBED_REQUESTS.filter(({ method }) => method === 'GET')
    const ids = [...served, ...read].map(({ id }) => id)
    expect(described.map(({ get }) => get.operationId).sort()).toEqual(ids.sort())
    for (const { path, get } of described.filter(isOfTheContract)) {
      const contract = contractEndpoints.find(({ id }) => id === get.operationId)
      if (contract === undefined) continue
      expect(path).toBe(`/organizations/{organizationSlug}/workspaces/{workspaceSlug}${contract?.path}`)
      expect(get.security).toEqual([{ key: [contract?.scope] }])
      const query = get.parameters.filter((one) => one.in === 'query')
      expect(Object.fromEntries(query.map(({ name, required }) => [name, required ? 'required' : 'optional']))).toEqual(
        contractParameters.get(get.operationId),
      )
      const inPath = get.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...(contract?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
  })
  it('refers to nothing that is not there', () => {
    const references = [...written.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
    const lost = references.filter(
      (path) =>
        path.reduce((at: unknown, step) => (at as Record<string, unknown> | undefined)?.[step], document) === undefined,
    )
    expect(references).not.toEqual([])
    expect(lost).toEqual([])
  })
})

describe('every error', () => {
  const errors: { readonly [Tag in ApiError['tag']]: Extract<ApiError, { readonly tag: Tag }> } = {
    not_found: { tag: 'not_found' },
    no_operation: { tag: 'no_operation' },
    nothing_called_so: { tag: 'nothing_called_so', what: 'project' },
    unauthenticated: { tag: 'unauthenticated' },
    rate_limited: { tag: 'rate_limited', retryAfterSeconds: 7 },
    scope_missing: { tag: 'scope_missing', scope: 'clients:read' },
    creator_not_allowed: { tag: 'creator_not_allowed' },
    invalid_request: {
      tag: 'invalid_request',
      fields: [{ path: 'tz', reason: 'invalid', allowed: 'tz must be UTC.' }],
    },
    window_exceeded: { tag: 'window_exceeded', earliest: '2026-02-09', limitDays: 30, usageDays: 31 },
    workspace_unready: { tag: 'workspace_unready', cause: 'not folded' },
    no_session: { tag: 'no_session' },
    no_such_link: { tag: 'no_such_link' },
    no_place_to_sign_in: { tag: 'no_place_to_sign_in', at: 'https://wdi.example' },
    not_from_own_page: { tag: 'not_from_own_page' },
    body_not_json: { tag: 'body_not_json' },
    body_too_large: { tag: 'body_too_large' },
    body_invalid: { tag: 'body_invalid', mismatches: [{ path: 'link', problem: 'expected a sign-in link' }] },
    field_refused: { tag: 'field_refused', name: 'name', problem: 'is missing', isMissing: true },
    conflict: { tag: 'conflict', message: 'It is there already.' },
    idempotency_conflict: { tag: 'idempotency_conflict' },
    operation_in_progress: { tag: 'operation_in_progress' },
    over_cap: { tag: 'over_cap', message: 'The plan free allows 1 clients.', limit: 1 },
    over_quota: { tag: 'over_quota', message: 'Too many imports are undecided.', limit: 10, usage: 11 },
    upload_too_large: { tag: 'upload_too_large', message: 'An import has at most 20 files.' },
    upload_without_length: { tag: 'upload_without_length' },
    upload_not_multipart: { tag: 'upload_not_multipart' },
    upload_too_slow: { tag: 'upload_too_slow' },
    disk_full: { tag: 'disk_full' },
    provider_unavailable: { tag: 'provider_unavailable' },
    too_many_attempts: { tag: 'too_many_attempts' },
    overloaded: { tag: 'overloaded', retryAfterSeconds: 1 },
    deadline_passed: { tag: 'deadline_passed' },
    defect: { tag: 'defect' },
    store_unavailable: { tag: 'store_unavailable', store: 'event log', cause: 'gone' },
    store_corrupt: {
      tag: 'store_corrupt',
      store: 'event log',
      what: 'event 3 of a stream',
      cause: 'it is not JSON',
      remedy: 'see the docs',
    },
    generation_gone: { tag: 'generation_gone', store: 'read store', cause: 'its generation was dropped' },
  }
  it.each(Object.values(errors).filter((error) => replyTo(error, 'id').status === 409))(
    '$tag is described for each statement',
    (error) => {
      const { status, body } = replyTo(error, 'id')
      expect(ErrorEnvelope.is(body)).toBe(true)
      for (const { post } of posts) expect(post.responses[status]?.$ref).toBe(`#/components/responses/Error${status}`)
    },
  )
  // An operation reads: it conflicts with nothing.
  const ofOperations = Object.values(errors).filter((error) => replyTo(error, 'id').status !== 409)
  it.each(ofOperations)('$tag is described with its body and headers, for each operation', (error) => {
    const { status, headers, body } = replyTo(error, 'id')
    expect(ErrorEnvelope.is(body)).toBe(true)
    const responses = document.components.responses as Readonly<
      Record<
        string,
        { readonly headers: object; readonly content: { readonly 'application/json': { schema: object } } }
      >
    >
    const response = responses[`Error${status}`]
    const schema = { ...response?.content['application/json'].schema, components: document.components }
    expect(violations(schema, body)).toEqual([])
    expect(violations(schema, { error: { ...(body as { error: object }).error, code: 'conflict' } })).not.toEqual([])
    expect(Object.keys(response?.headers ?? {})).toEqual(expect.arrayContaining(Object.keys(headers)))
    for (const { get } of described) expect(get.responses[status]?.$ref).toBe(`#/components/responses/Error${status}`)
  })
})

describe('a codec that cannot be described', () => {
  const operation = served[0] as (typeof served)[number]
  it('has an unknown kind, no keywords, or a name that two shapes share', () => {
    const with_ = (response: unknown) => () =>
      openApi([{ ...operation, response: response as typeof operation.response }], version)
    expect(with_(closed('A', { a: matching(/^a$/u, 'an a') }))).not.toThrow()
    expect(with_({ _tag: 'TupleType', name: 'a tuple' })).toThrow('nobody has said how to write a tuple')
    expect(with_({ _tag: 'RefinedType', name: 'an odd number' })).toThrow('in JSON Schema what an odd number is')
    expect(with_(closed('Error', {}))).toThrow('two shapes have the name Error')
  })
})
