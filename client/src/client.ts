import createFetchClient from 'openapi-fetch'
import { operationPaths, type paths } from './description.js'
import { ApiError, Unreachable } from './error.js'
import { newIntention } from './intention.js'
import type { Answer, CallOptions, Calls, OperationId, Parameters, SentFile } from './operations.js'
import { type AuditPages, auditPages } from './pages.js'
import { RETRIES, type Retries, retryAfterSeconds, sleep, type Waiting, withRetries } from './retry.js'

export interface ClientOptions {
  /** Ends in `/api/v1` or `/v1`. In a browser it may be a path of the page's own origin. */
  readonly baseUrl: string
  /** The slug of the organization. */
  readonly organization: string
  /** The slug of the workspace. */
  readonly workspace: string
  /** The secret of a key of that workspace; null on a page of the service itself, where the session of the browser stands for it. */
  readonly key: string | null
  /** Bounds of retries of a 429 or 503; `RETRIES` if left out. `{ most: 0, longestWaitMs: 0 }` retries nothing. */
  readonly retries?: Retries
  /** Called before each wait for a retry, so that a program can say that it waits, and for how long. It must not throw. */
  readonly onWait?: (waiting: Waiting) => void
}

/**
 * The operations of one workspace. A call rejects with `ApiError` if the answer is an error, with `Unreachable` if there
 * is none, and with the reason of its signal if that is aborted.
 */
export interface Client extends Calls {
  readonly audit: Calls['audit'] & { readonly pages: AuditPages }
  /** Calls the operation with an id that is known only when the program runs. */
  readonly ask: <Id extends OperationId>(
    id: Id,
    parameters: Parameters<Id>,
    options?: CallOptions,
  ) => Promise<Answer<Id>>
}

/** Says whether a path has a parameter. */
const isInPath = (path: string, name: string): boolean => path.includes(`{${name}}`)

/** A form of files, each after the instant at which it was made. */
const formOf = (files: readonly SentFile[]): FormData => {
  const form = new FormData()
  for (const { name, content, madeAt } of files) {
    if (madeAt !== undefined) form.append('madeAt', madeAt)
    form.append('file', content, name)
  }
  return form
}

/** An instant that a header names, in milliseconds since 1970; null if it names none. */
const instantIn = (header: string | null): number | null => {
  const instant = Date.parse(header ?? '')
  return Number.isNaN(instant) ? null : instant
}

type Send = (path: string, options: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** A client of one workspace. It sends the key to `baseUrl` only, and follows no redirect. Throws if the key cannot be one. */
export const createClient = ({
  baseUrl,
  organization,
  workspace,
  key,
  retries = RETRIES,
  onWait,
}: ClientOptions): Client => {
  // Platforms put a header that they refuse into their error.
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) throw new TypeError('The key has characters that no key has.')
  const { GET, POST } = createFetchClient<paths>({
    baseUrl,
    headers: key === null ? { 'Wdi-Console': '1' } : { Authorization: `Bearer ${key}` },
    // Each try has a body of its own: one that was sent is used up.
    fetch: withRetries(retries, (request) => globalThis.fetch(request.clone(), { redirect: 'error' }), sleep, onWait),
  })

  const ask: Client['ask'] = async (id, parameters, { signal, requestId, idempotencyKey } = {}) => {
    const [method, path]: readonly ['GET' | 'POST' | 'FORM', string] = operationPaths[id]
    const given = Object.entries(parameters ?? {})
    const within = Object.fromEntries(given.filter(([name]) => isInPath(path, name)))
    const others = Object.fromEntries(given.filter(([name]) => !isInPath(path, name)))
    const params = { path: { organizationSlug: organization, workspaceSlug: workspace, ...within } }
    const headers: Record<string, string> = {}
    if (requestId !== undefined) headers['X-Request-Id'] = requestId
    if (method !== 'GET') headers['Idempotency-Key'] = idempotencyKey ?? newIntention()
    const sent =
      method === 'GET'
        ? { params: { ...params, query: others } }
        : {
            params,
            body: method === 'FORM' ? formOf((others as { readonly files: readonly SentFile[] }).files) : others,
          }
    // One of many paths, each with parameters of its own.
    const send = (method === 'GET' ? GET : POST) as unknown as Send
    const answered = send(path, { ...sent, headers, signal: signal ?? null })
    const { data, error, response } = await answered.catch((cause: unknown) => {
      throw signal?.aborted ? signal.reason : new Unreachable(cause)
    })
    if (data === undefined)
      throw new ApiError(response, error, retryAfterSeconds(response.headers.get('Retry-After'), Date.now()))
    return {
      body: data as Answer<typeof id>['body'],
      asOf: response.headers.get('Wdi-As-Of'),
      requestId: response.headers.get('X-Request-Id'),
      answeredAt: instantIn(response.headers.get('Date')),
    }
  }

  const groups: Record<string, Record<string, unknown>> = {}
  for (const id of Object.keys(operationPaths) as OperationId[]) {
    const [group = '', name = ''] = id.split('.')
    groups[group] ??= {}
    groups[group][name] = (parameters: Parameters<typeof id>, options?: CallOptions) => ask(id, parameters, options)
  }
  const calls = groups as unknown as Calls
  return { ...calls, audit: { ...calls.audit, pages: auditPages(calls.audit.list) }, ask }
}
