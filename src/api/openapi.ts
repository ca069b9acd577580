import { type AnyCodec, type Keywords, OptionalType } from '#domain/codec'
import { CivilDate, Slug, Timestamp, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import type { AnyOperation } from '#domain/operation'
import { DESCRIBED_REQUESTS, type DescribedRequest } from './described-requests.js'
import { type ApiError, ErrorEnvelope, replyTo } from './errors.js'
import { type Shapes, schemaOf } from './json-schema.js'
import { RequestId } from './request-id.js'
import { Nothing } from './sessions.js'
import { allowedTexts, apiTexts, operationTexts, parameterTexts, statusTexts } from './texts.js'
import {
  type DescribedStatement,
  KeyStatementAnswer,
  StatementAnswer,
  Statements,
  StatementsAnswer,
} from './use-cases.js'

/** The prefix of all operations' paths. */
export const BASE_PATHS = ['/api/v1', '/v1'] as const
const WORKSPACE = '/organizations/{organizationSlug}/workspaces/{workspaceSlug}'

/** An operation as described to clients. */
type Told = Pick<AnyOperation, 'id' | 'path' | 'params' | 'scope' | 'action' | 'query' | 'response' | 'isExtension'>

/** A request of an operation that can be tried, and its answer. */
export interface OperationExample {
  /** Values of parameters in path and query, by name. */
  readonly parameters: Readonly<Record<string, string | number>>
  readonly answer: unknown
}
/** Examples by the id of their operation. */
export type Examples = ReadonlyMap<string, OperationExample>

const header = (description: string, schema: Keywords) => ({ description, schema })
const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
const RATE = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

const RETRY = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

/** The error responses of an operation. */
const ERRORS = {
  400: {
    codes: ['invalid_request'],
    description: statusTexts[400],
    headers: RATE,
  },
  401: {
    codes: ['unauthenticated'],
    description: statusTexts[401],
    headers: {
      'WWW-Authenticate': { description: apiTexts.scheme, schema: { type: 'string' } },
    },
  },
  403: {
    codes: ['forbidden', 'quota_exceeded'],
    description: statusTexts[403],
    headers: RATE,
  },
  404: {
    codes: ['not_found'],
    description: statusTexts[404],
    headers: RATE,
  },
  409: {
    codes: ['conflict', 'idempotency_conflict', 'operation_in_progress'],
    description: statusTexts[409],
    headers: RATE,
  },
  429: {
    codes: ['rate_limited'],
    description: statusTexts[429],
    headers: { ...RATE, ...RETRY },
  },
  500: { codes: ['internal_error'], description: statusTexts[500] },
  503: { codes: ['temporarily_unavailable'], description: statusTexts[503], headers: RETRY },
} as const

const ERROR_EXAMPLES: Readonly<Record<keyof typeof ERRORS, readonly ApiError[]>> = {
  400: [
    {
      tag: 'invalid_request',
      fields: [{ path: 'start', reason: 'required', allowed: allowedTexts.required('start', CivilDate.name) }],
    },
  ],
  401: [{ tag: 'unauthenticated' }],
  403: [
    { tag: 'scope_missing', scope: 'audit-trail:read' },
    { tag: 'creator_not_allowed' },
    { tag: 'window_exceeded', earliest: '2025-03-11', limitDays: 365, usageDays: 400 },
  ],
  404: [{ tag: 'not_found' }, { tag: 'no_operation' }],
  409: [
    { tag: 'conflict', message: 'The project Website is archived: reopen it first.' },
    { tag: 'idempotency_conflict' },
    { tag: 'operation_in_progress' },
  ],
  429: [{ tag: 'rate_limited', retryAfterSeconds: 17 }],
  500: [{ tag: 'defect' }],
  503: [{ tag: 'overloaded', retryAfterSeconds: 1 }, { tag: 'deadline_passed' }],
}
const EXAMPLE_REQUEST_ID = '5f0e8f0a-3f0b-4d55-9d4c-0b1f6f5f2a11'

const errorExamples = (errors: readonly ApiError[]) =>
  Object.fromEntries(errors.map((error) => [error.tag, { value: replyTo(error, EXAMPLE_REQUEST_ID).body }]))

const errorResponses = (shapes: Shapes) => {
  const envelope = schemaOf(ErrorEnvelope, shapes)
  return Object.fromEntries(
    Object.entries(ERRORS).map(([status, { codes, description, ...more }]) => [
      `Error${status}`,
      {
        description,
        headers: { ...REQUEST_ID, ...('headers' in more ? more.headers : {}) },
        content: {
          'application/json': {
            schema: { allOf: [envelope, { properties: { error: { properties: { code: { enum: codes } } } } }] },
            examples: errorExamples(ERROR_EXAMPLES[Number(status) as keyof typeof ERRORS]),
          },
        },
      },
    ]),
  )
}

const parameter =
  (shapes: Shapes, place: 'path' | 'query', example: OperationExample | undefined) =>
  ([name, codec]: readonly [string, AnyCodec]) => ({
    name,
    in: place,
    required: !(codec instanceof OptionalType),
    ...(name in parameterTexts ? { description: parameterTexts[name] } : {}),
    schema: schemaOf(codec, shapes),
    ...(example !== undefined && name in example.parameters ? { example: example.parameters[name] } : {}),
  })

const pathItem = (
  { id, params, scope, action, query, response, isExtension }: Told,
  shapes: Shapes,
  example: OperationExample | undefined,
) => ({
  get: {
    operationId: id,
    summary: operationTexts[id] ?? id,
    description: apiTexts.operation(scope, action),
    tags: [isExtension === true ? apiTexts.extensions : id.split('.')[0]],
    security: [{ key: [scope] }],
    parameters: [
      ...Object.entries<AnyCodec>(params ?? {}).map(parameter(shapes, 'path', example)),
      ...Object.entries<AnyCodec>(query).map(parameter(shapes, 'query', example)),
      { $ref: '#/components/parameters/RequestId' },
    ],
    responses: {
      200: {
        description: statusTexts[200],
        headers: { ...REQUEST_ID, ...RATE, 'Wdi-As-Of': { $ref: '#/components/headers/AsOf' } },
        content: {
          'application/json': {
            schema: schemaOf(response, shapes),
            ...(example === undefined ? {} : { example: example.answer }),
          },
        },
      },
      ...errorRefs(Object.keys(ERRORS).filter((status) => status !== CONFLICT)),
    },
  },
})

/** The status that only what changes something can have. */
const CONFLICT = '409'
const errorRefs = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]))

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** `aiMark` for `ai-mark`. */
const camelCase = (name: string): string =>
  name
    .split('-')
    .map((word, i) => (i === 0 ? word : capitalised(word)))
    .join('')

/** The id by which a client calls a statement: `changeOrder.approve`. */
export const statementId = ({ group, name }: Pick<DescribedStatement, 'group' | 'name'>): string =>
  `${camelCase(group)}.${camelCase(name)}`

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: apiTexts.idempotencyKey,
  schema: { type: 'string', format: 'uuid' },
}

interface Asked {
  readonly id: string
  readonly summary: string
  readonly description: string
  /** Null where no key may ask: the session of a page does. */
  readonly security: Readonly<Record<string, readonly string[]>> | null
}

/** A request beside the operations that reads something. */
const reading = (
  { id, summary, description, security }: Asked,
  parameters: readonly Keywords[],
  answer: Keywords,
): object => ({
  operationId: id,
  summary,
  description,
  tags: [apiTexts.extensions],
  security: security === null ? [] : [security],
  parameters: [...parameters, { $ref: '#/components/parameters/RequestId' }],
  responses: {
    200: {
      description: statusTexts[200],
      headers: { ...REQUEST_ID, ...RATE },
      content: { 'application/json': { schema: answer } },
    },
    ...errorRefs(Object.keys(ERRORS).filter((status) => status !== CONFLICT)),
  },
})

/** A request that states something. */
const posting = (
  { id, summary, description, security }: Asked,
  parameters: readonly Keywords[],
  body: Keywords,
  answer: Keywords,
  form: 'application/json' | 'multipart/form-data' = 'application/json',
) => ({
  post: {
    operationId: id,
    summary,
    description,
    tags: [apiTexts.extensions],
    security: security === null ? [] : [security],
    parameters: [...parameters, IDEMPOTENCY_KEY, { $ref: '#/components/parameters/RequestId' }],
    requestBody: { required: true, content: { [form]: { schema: body } } },
    responses: {
      200: {
        description: apiTexts.stated,
        headers: { ...REQUEST_ID, ...RATE },
        content: { 'application/json': { schema: answer } },
      },
      ...errorRefs(Object.keys(ERRORS)),
    },
  },
})

const statementItem = (statement: DescribedStatement, shapes: Shapes) => {
  const { scope, roles, fields, summary } = statement
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const properties = fields.map(({ name, description, schema }) => [name, { ...schema, description }] as const)
  const version = { ...schemaOf(Uuid, shapes), description: apiTexts.version }
  const body = {
    type: 'object',
    properties: { ...Object.fromEntries(properties), version },
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
  const answer = schemaOf(statement.group === 'key' ? KeyStatementAnswer : StatementAnswer, shapes)
  const description = scope === null ? apiTexts.sessionRequest(roles) : apiTexts.statement(scope, roles)
  const security = scope === null ? null : { key: [scope] }
  return posting({ id: statementId(statement), summary, description, security }, [], body, answer)
}

/** A form of files, each after the instant at which it was made. */
const FILES: Keywords = {
  type: 'object',
  properties: {
    madeAt: { type: 'array', items: { type: 'string', format: 'date-time' }, description: apiTexts.madeAt },
    file: { type: 'array', items: { type: 'string', format: 'binary' }, description: apiTexts.file },
  },
  required: ['file'],
}

const requestItem = (
  { id, method, path, body, answer, scope, roles }: DescribedRequest,
  shapes: Shapes,
): Readonly<Record<string, object>> => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterTexts[name],
    schema: schemaOf(Uuid, shapes),
  }))
  const asked = {
    id,
    summary: operationTexts[id] ?? id,
    description: scope === null ? apiTexts.sessionRequest(roles) : apiTexts.statement(scope, roles),
    security: scope === null ? null : { key: [scope] },
  }
  if (method === 'GET') return { get: reading(asked, inPath, schemaOf(answer, shapes)) }
  const sent = body === 'files' ? FILES : schemaOf(body ?? Nothing, shapes)
  const form = body === 'files' ? 'multipart/form-data' : 'application/json'
  return posting(asked, inPath, sent, schemaOf(answer, shapes), form)
}

const BULK = '/statements/{group}/{name}/bulk'
const bulkItem = (shapes: Shapes) => {
  const inPath = (name: string, description: string) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return posting(
    {
      id: 'statements.bulk',
      summary: apiTexts.bulkSummary,
      description: apiTexts.bulk,
      security: { key: [] },
    },
    [inPath('group', apiTexts.group), inPath('name', apiTexts.name)],
    schemaOf(Statements, shapes),
    schemaOf(StatementsAnswer, shapes),
  )
}

const slug = (name: string, description: string, example: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: schemaOf(Slug, new Map()),
  example,
})

/** The API of a version of the service as an OpenAPI 3.1 document. Throws if a codec has no JSON Schema. */
export const openApi = (
  operations: readonly Told[],
  version: string,
  statements: readonly DescribedStatement[] = [],
  examples: Examples = new Map(),
) => {
  const shapes: Shapes = new Map()
  const inWorkspace = (path: string, item: object) => [
    WORKSPACE + path,
    {
      parameters: [{ $ref: '#/components/parameters/Organization' }, { $ref: '#/components/parameters/Workspace' }],
      ...item,
    },
  ]
  const paths = [
    ...operations.map((operation) =>
      inWorkspace(operation.path, pathItem(operation, shapes, examples.get(operation.id))),
    ),
    ...statements.map((statement) =>
      inWorkspace(`/statements/${statement.group}/${statement.name}`, statementItem(statement, shapes)),
    ),
    ...(statements.length === 0 ? [] : [inWorkspace(BULK, bulkItem(shapes))]),
    ...(statements.length === 0
      ? []
      : DESCRIBED_REQUESTS.map((request) => inWorkspace(request.path, requestItem(request, shapes)))),
  ]
  const responses = errorResponses(shapes)
  return {
    openapi: '3.1.0',
    info: {
      title: apiTexts.title,
      version,
      description: apiTexts.description,
    },
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    servers: BASE_PATHS.map((url) => ({ url })),
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: apiTexts.key },
      },
      parameters: {
        Organization: slug('organizationSlug', apiTexts.organization, 'agency'),
        Workspace: slug('workspaceSlug', apiTexts.workspace, 'sample'),
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          required: false,
          schema: schemaOf(RequestId, shapes),
          description: apiTexts.requestIdParameter,
        },
      },
      headers: {
        RequestId: header(apiTexts.requestId, schemaOf(RequestId, shapes)),
        AsOf: header(apiTexts.asOf, schemaOf(Timestamp, shapes)),
        RateLimit: header(apiTexts.rateLimit, { type: 'string' }),
        RateLimitPolicy: header(apiTexts.rateLimitPolicy, { type: 'string' }),
        RetryAfter: header(apiTexts.retryAfter, { type: 'integer', minimum: 1 }),
      },
      responses,
      schemas: Object.fromEntries([...shapes].sort(([a], [b]) => compareText(a, b))),
    },
  }
}
