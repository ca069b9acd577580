import { type AnyCodec, type Keywords, OptionalType } from '#domain/codec'
import { Slug, Timestamp } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import { ErrorEnvelope } from './errors.js'
import { type Shapes, schemaOf } from './json-schema.js'
import { RequestId } from './request-id.js'

/** Where each base path begins; what the operations' paths go on from. */
export const BASE_PATHS = ['/api/v1', '/v1'] as const
const WORKSPACE = '/organizations/{organizationSlug}/workspaces/{workspaceSlug}'

/** An operation as far as it is told to clients. */
type Told = Pick<AnyOperation, 'id' | 'path' | 'params' | 'scope' | 'action' | 'query' | 'response'>

const header = (description: string, schema: Keywords) => ({ description, schema })
const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
const RATE = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

const RETRY = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

/** How an operation answers where it does not answer with what it was asked for. */
const ERRORS = {
  400: {
    codes: ['invalid_request'],
    description: 'The path or query is not well formed; `details.fields` lists what is wrong.',
    headers: RATE,
  },
  401: {
    codes: ['unauthenticated'],
    description: 'The key is missing, wrong, revoked, expired, or of another workspace.',
    headers: {
      'WWW-Authenticate': { description: 'The scheme that is asked for.', schema: { type: 'string' } },
    },
  },
  403: {
    codes: ['forbidden', 'quota_exceeded'],
    description: "The key's scope or its creator's role does not allow it, or the period lies outside of the plan.",
    headers: RATE,
  },
  404: {
    codes: ['not_found'],
    description: 'There is no such thing, or none that this request may read.',
    headers: RATE,
  },
  429: {
    codes: ['rate_limited'],
    description: "The key's requests of this UTC minute are used up.",
    headers: { ...RATE, ...RETRY },
  },
  500: { codes: ['internal_error'], description: 'The service failed on this request.' },
  503: { codes: ['temporarily_unavailable'], description: 'The service cannot answer just now.', headers: RETRY },
} as const

const json = (schema: Keywords) => ({ 'application/json': { schema } })

const errorResponses = (shapes: Shapes) => {
  const envelope = schemaOf(ErrorEnvelope, shapes)
  return Object.fromEntries(
    Object.entries(ERRORS).map(([status, { codes, description, ...more }]) => [
      `Error${status}`,
      {
        description,
        headers: { ...REQUEST_ID, ...('headers' in more ? more.headers : {}) },
        content: json({
          allOf: [envelope, { properties: { error: { properties: { code: { enum: codes } } } } }],
        }),
      },
    ]),
  )
}

const parameter =
  (shapes: Shapes, place: 'path' | 'query') =>
  ([name, codec]: readonly [string, AnyCodec]) => ({
    ...{ name, in: place, required: !(codec instanceof OptionalType), schema: schemaOf(codec, shapes) },
  })

const pathItem = ({ id, params, scope, action, query, response }: Told, shapes: Shapes) => ({
  get: {
    operationId: id,
    summary: id,
    description: `Needs a key with the scope \`${scope}\`, made by a member who may \`${action}\`.`,
    tags: [id.split('.')[0]],
    security: [{ key: [scope] }],
    parameters: [
      ...Object.entries<AnyCodec>(params ?? {}).map(parameter(shapes, 'path')),
      ...Object.entries<AnyCodec>(query).map(parameter(shapes, 'query')),
      { $ref: '#/components/parameters/RequestId' },
    ],
    responses: {
      200: {
        description: 'What was asked for.',
        headers: { ...REQUEST_ID, ...RATE, 'Wdi-As-Of': { $ref: '#/components/headers/AsOf' } },
        content: json(schemaOf(response, shapes)),
      },
      ...Object.fromEntries(
        Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  },
})

const slug = (name: string, description: string) => ({
  ...{ name, in: 'path', required: true, description, schema: schemaOf(Slug, new Map()) },
})

/** The API as an OpenAPI 3.1 document. Throws where a codec cannot be written in JSON Schema. */
export const openApi = (operations: readonly Told[]) => {
  const shapes: Shapes = new Map()
  const paths = operations.map((operation) => [
    WORKSPACE + operation.path,
    {
      parameters: [{ $ref: '#/components/parameters/Organization' }, { $ref: '#/components/parameters/Workspace' }],
      ...pathItem(operation, shapes),
    },
  ])
  const responses = errorResponses(shapes)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Workspace Delivery Intelligence',
      version: 'v1',
      description:
        'Delivery evidence of one workspace, read only. What is not known is null, never zero. ' +
        'Answers are private and never cached.',
    },
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    servers: BASE_PATHS.map((url) => ({ url })),
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A secret API key of the workspace.' },
      },
      parameters: {
        Organization: slug('organizationSlug', 'The organization of the workspace.'),
        Workspace: slug('workspaceSlug', 'The workspace of the key.'),
        RequestId: {
          ...{ name: 'X-Request-Id', in: 'header', required: false, schema: schemaOf(RequestId, shapes) },
          description: 'Kept where it fits; else the answer has one of its own.',
        },
      },
      headers: {
        RequestId: header('The id of this request, as in an error body.', schemaOf(RequestId, shapes)),
        AsOf: header('Up to when events have been folded.', schemaOf(Timestamp, shapes)),
        RateLimit: header("What is left of the key's requests of this UTC minute.", { type: 'string' }),
        RateLimitPolicy: header('How many requests a UTC minute the key has.', { type: 'string' }),
        RetryAfter: header('Seconds to wait.', { type: 'integer', minimum: 1 }),
      },
      responses,
      schemas: Object.fromEntries([...shapes].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}
