import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import Router from '@koa/router'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import Koa from 'koa'
import type { Logger } from 'pino'
import { keyPrefix } from '#access/key'
import type { AccountProvider } from '#access/provider'
import { noteUse } from '#access/sign-in'
import type { Instant } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import { attempts } from './attempts.js'
import { type NamedWorkspace, type Presented, presentedByKey, presentedKey } from './authenticate.js'
import { isJson } from './body.js'
import type { CallerRequest, CallerRoute, Managing } from './caller.js'
import { within } from './deadline.js'
import { type ApiError, type Reply, replyTo } from './errors.js'
import { type HealthSources, health, readiness } from './health.js'
import type { HookBounds } from './hook-arrivals.js'
import { hookDoor } from './hook-door.js'
import { HOOKS } from './hook-requests.js'
import type { Hooks } from './hooks.js'
import { type Admitted, admitUpload, IMPORT_ROUTES, UPLOAD } from './import-requests.js'
import { answerLate } from './late.js'
import { logRequest, unforeseen } from './logging.js'
import { drained, takeFiles } from './multipart.js'
import {
  beginAt,
  CALLBACK,
  finish,
  flowCookie,
  flowOf,
  pageOf,
  type Refused,
  refusedBecause,
  type SignInRefused,
} from './oidc.js'
import { BASE_PATHS, openApi } from './openapi.js'
import { cookieHeader, isFromElsewhere, ownOrigin, ownPage, type PublicUrl, presentedByPage } from './own-page.js'
import { descriptionIn, type Pages, pageAskedFor, sendPage } from './pages.js'
import { answer, assertFits } from './pipeline.js'
import { type Rates, rateMeter } from './rate.js'
import { type RequestCounts, requestCounts } from './request-counts.js'
import { requestIdOf } from './request-id.js'
import { SESSION_ROUTES, type SessionRoute } from './session-routes.js'
import { begin } from './sessions.js'
import { STATEMENT_ROUTES } from './statement-requests.js'

const WORKSPACE = '/organizations/:organizationSlug/workspaces/:workspaceSlug'

/** A path below the workspace as the router writes it. */
const patternOf = (path: string): string => WORKSPACE + path.replace(/\{(\w+)\}/g, ':$1')

export interface AppOptions extends Managing, HealthSources {
  readonly operations: readonly AnyOperation[]
  /** The version of the service. */
  readonly version: string
  readonly now: () => Instant
  readonly log: Logger
  readonly requestDeadlineMs: number
  /** The time left for the request. */
  readonly remainingMs: (request: IncomingMessage) => number
  /** The address of a request's client. */
  readonly addressOf: (request: IncomingMessage) => string | null
  readonly rates: Rates
  /** The address by which browsers reach the service; null for this machine alone. */
  readonly publicUrl: PublicUrl
  readonly isDraining: () => boolean
  /** The time that an upload of so many bytes may take. */
  readonly uploadDeadlineMs: (bytes: number) => number
  /** The deliveries of webhooks; null where none are taken. */
  readonly hooks: Hooks | null
  readonly hookBounds: HookBounds
  /** The pages that are served beside the API; null if there are none. */
  readonly pages: Pages | null
}

interface State extends Koa.DefaultState {
  requestId: string
  /** The pattern of the route that matched. */
  route: string | null
  operation: string | null
  workspace: string | null
}
type Context = Koa.ParameterizedContext<State>

const sendBytes = (ctx: Context, status: number, headers: Reply['headers'], bytes: Buffer): void => {
  ctx.status = status
  ctx.set(headers)
  ctx.type = 'application/json'
  ctx.body = bytes
}

const send = (ctx: Context, { status, headers, body }: Reply): void =>
  sendBytes(ctx, status, headers, Buffer.from(JSON.stringify(body)))

const refuse = (ctx: Context, error: ApiError): void => send(ctx, replyTo(error, ctx.state.requestId))

/** Refuses, and logs what an operator has to know. */
const refuseLogged = (ctx: Context, error: ApiError, log: Logger): void => {
  const { requestId } = ctx.state
  if (error.tag === 'store_corrupt') log.error({ requestId, ...error }, 'corrupt')
  else if (replyTo(error, requestId).status === 503) log.warn({ requestId, ...error }, 'unavailable')
  refuse(ctx, error)
}

const shownKey = (request: IncomingMessage): string | null => {
  const key = presentedKey(request.headersDistinct['authorization'] ?? [])
  return isLeft(key) ? null : keyPrefix(key.right)
}

/** Says whether the key had opened the workspace before the request was refused. */
const isAfterKey = (error: ApiError): boolean => {
  const { status } = replyTo(error, '')
  return status < 500 && status !== 401
}

/** Adds the headers of every response, logs the request, and answers unforeseen errors. */
const surround =
  (options: AppOptions) =>
  async (ctx: Context, next: Koa.Next): Promise<void> => {
    const { log, isDraining } = options
    const started = performance.now()
    const requestId = requestIdOf(ctx.req.headersDistinct['x-request-id'])
    ctx.state.requestId = requestId
    ctx.state.route = null
    ctx.state.operation = null
    ctx.state.workspace = null
    const client = options.addressOf(ctx.req)
    ctx.set({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    let isSent = false
    ctx.res.once('finish', () => {
      // It also ends so where the connection is closed before.
      isSent = !ctx.req.socket.destroyed
    })
    ctx.res.once('close', () =>
      logRequest(log, ctx.res.statusCode, () => ({
        requestId,
        client,
        key: shownKey(ctx.req),
        workspace: ctx.state.workspace,
        operation: ctx.state.operation,
        method: ctx.method,
        route: ctx.state.route,
        status: ctx.res.statusCode,
        durationMs: Math.round(performance.now() - started),
        completed: isSent,
      })),
    )
    try {
      await next()
    } catch (error) {
      log.error({ requestId, route: ctx.state.route, ...unforeseen(error) }, 'defect')
      refuse(ctx, { tag: 'defect' })
    }
    if (isDraining()) ctx.set('Connection', 'close')
  }

/** The target's path and query, without the host that a proxy may name in it. */
const splitTarget = (target: string): readonly [path: string, query: string] => {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const mark = local.indexOf('?')
  return mark === -1 ? [local, ''] : [local.slice(0, mark), local.slice(mark + 1)]
}

/** Says whether a path has valid encoding and no encoded slash: then it names a resource in only one way. */
const isPlainPath = (path: string): boolean => {
  try {
    return path.startsWith('/') && path.split('/').every((part) => !decodeURIComponent(part).includes('/'))
  } catch {
    return false
  }
}

/** Below it the pages of the service ask: a session of the browser is required, and no key is taken. */
const SESSION_BASE = '/session/v1'
/** A browser keeps the cookie of a session so long at most, as the session lasts. */
const COOKIE_SECONDS = 30 * 86_400

/** The path of a session's cookie: that of one workspace. */
const sessionPath = ({ organizationSlug = '', workspaceSlug = '' }: Partial<NamedWorkspace>): string =>
  `${SESSION_BASE}/organizations/${organizationSlug}/workspaces/${workspaceSlug}`

type RouteContext = Context & { readonly params: Readonly<Record<string, string>> }

/** The error as a page is told it that has no session. */
const inBrowser = (error: ApiError): ApiError => (error.tag === 'unauthenticated' ? { tag: 'no_session' } : error)

/** A place at which operations are answered: the base of their paths, who is presented there, and how an error is told. */
interface Door {
  readonly base: string
  readonly presentedIn: (request: IncomingMessage) => Either<ApiError, Presented>
  readonly toldAs: (error: ApiError) => ApiError
}

/** Answers an operation to whom the request presents. */
const route =
  (options: AppOptions, counts: RequestCounts, operation: AnyOperation, { presentedIn, toldAs }: Door) =>
  async (ctx: RouteContext): Promise<void> => {
    const now = options.now()
    const meter = rateMeter(counts, now, options.rates)
    const { organizationSlug = '', workspaceSlug = '', ...pathValues } = ctx.params
    ctx.state.route = patternOf(operation.path)
    ctx.state.operation = operation.id
    const presented = presentedIn(ctx.req)
    if (isLeft(presented)) return refuse(ctx, toldAs(presented.left))
    const [, queryString] = splitTarget(ctx.originalUrl)
    const incoming = { organizationSlug, workspaceSlug, pathValues, presented: presented.right, queryString, now }
    const result = await within(options.remainingMs(ctx.req), (givenUp) =>
      answer(operation, { ...incoming, givenUp }, options, meter),
    )
    ctx.set(meter.headers())
    // Slugs of a request whose key opens nothing may be anything, also a secret.
    if (!isLeft(result) || isAfterKey(result.left)) ctx.state.workspace = `${organizationSlug}/${workspaceSlug}`
    if (isLeft(result)) return refuseLogged(ctx, toldAs(result.left), options.log)
    const { session, asOf, body } = result.right
    if (session !== null) await noteUse(session, options.registry, now)
    sendBytes(ctx, 200, { 'Wdi-As-Of': asOf }, body)
  }

/** Answers what a browser asks by its session, beside the operations. */
const sessionRoute =
  (
    options: AppOptions,
    counts: RequestCounts,
    isAllowed: (address: string, now: Instant) => boolean,
    { path: pathOf, answer: shape, deadlineMs = options.requestDeadlineMs, act }: SessionRoute,
  ) =>
  async (ctx: RouteContext): Promise<void> => {
    const now = options.now()
    ctx.state.route = SESSION_BASE + patternOf(pathOf)
    const { organizationSlug = '', workspaceSlug = '' } = ctx.params
    const origin = ownPage(ctx.req, options.publicUrl)
    if (isLeft(origin)) return refuse(ctx, origin.left)
    if (ctx.method !== 'GET' && !isJson(ctx.req)) return refuse(ctx, { tag: 'body_not_json' })
    if (act === begin && !isAllowed(options.addressOf(ctx.req) ?? '', now))
      return refuse(ctx, { tag: 'too_many_attempts' })
    const meter = rateMeter(counts, now, options.rates)
    const asked = { request: ctx.req, organizationSlug, workspaceSlug, now, origin: origin.right, meter }
    const remainingMs = options.remainingMs(ctx.req) + deadlineMs - options.requestDeadlineMs
    const replied = await within(remainingMs, () => act(asked, options, ctx.params))
    ctx.set(meter.headers())
    if (isLeft(replied)) return refuseLogged(ctx, inBrowser(replied.left), options.log)
    const { body, cookie, isNobody = false } = replied.right
    if (options.checkResponses) assertFits(ctx.state.route, shape, body)
    if (!isNobody) ctx.state.workspace = `${organizationSlug}/${workspaceSlug}`
    if (cookie !== undefined)
      ctx.set('Set-Cookie', cookieHeader(cookie, sessionPath(ctx.params), origin.right, COOKIE_SECONDS))
    send(ctx, { status: 200, headers: {}, body })
  }

/** A request beside the operations, as a door takes it in. */
const askedAt = (
  ctx: RouteContext,
  { presentedIn }: Door,
  options: AppOptions,
  counts: RequestCounts,
): Either<ApiError, CallerRequest> => {
  const presented = presentedIn(ctx.req)
  if (isLeft(presented)) return presented
  const now = options.now()
  const { organizationSlug = '', workspaceSlug = '' } = ctx.params
  const [, queryString] = splitTarget(ctx.originalUrl)
  const meter = rateMeter(counts, now, options.rates)
  return right({
    request: ctx.req,
    organizationSlug,
    workspaceSlug,
    now,
    presented: presented.right,
    queryString,
    meter,
  })
}

/** Answers what a key or a page asks beside the operations. */
const callerRoute =
  (options: AppOptions, counts: RequestCounts, one: CallerRoute, door: Door) =>
  async (ctx: RouteContext): Promise<void> => {
    const { base, toldAs } = door
    ctx.state.route = base + patternOf(one.path)
    ctx.state.operation = one.id
    const asked = askedAt(ctx, door, options, counts)
    if (isLeft(asked)) return refuse(ctx, toldAs(asked.left))
    if (one.body !== null && !isJson(ctx.req)) return refuse(ctx, { tag: 'body_not_json' })
    const { organizationSlug, workspaceSlug, meter } = asked.right
    const replied = await within(options.remainingMs(ctx.req), () => one.act(asked.right, options, ctx.params))
    ctx.set(meter.headers())
    // A statement that is none is refused before anything is opened.
    const isOpened = !isLeft(replied) || (isAfterKey(replied.left) && replied.left.tag !== 'no_operation')
    if (isOpened) ctx.state.workspace = `${organizationSlug}/${workspaceSlug}`
    if (isLeft(replied)) return refuseLogged(ctx, toldAs(replied.left), options.log)
    if (options.checkResponses) assertFits(one.id, one.answer, replied.right)
    send(ctx, { status: 200, headers: {}, body: replied.right })
  }

/** Takes the files of an upload that was admitted, and answers. No turn is held meanwhile: it takes as long as its client. */
const takeUpload = async (
  ctx: RouteContext,
  { receiving, callerId, key, bytes }: Admitted,
  options: AppOptions,
  toldAs: Door['toldAs'],
): Promise<void> => {
  const { log, checkResponses } = options
  const { requestId } = ctx.state
  const refuseLate = async (error: ApiError): Promise<void> => {
    await receiving.abandon()
    await drained(ctx.req)
    const reply = replyTo(toldAs(error), requestId)
    if (reply.status === 503) log.warn({ requestId, ...error }, 'unavailable')
    answerLate(ctx.res, reply)
  }
  try {
    if (ctx.req.headers.expect !== undefined) ctx.res.writeContinue()
    const taken = await takeFiles(ctx.req, receiving, options.uploadDeadlineMs(bytes))
    if (isLeft(taken)) {
      if (taken.left.tag === 'cut') await receiving.abandon()
      else await refuseLate(taken.left)
      return
    }
    const view = await receiving.finish({ callerId, key })
    if (isLeft(view)) return answerLate(ctx.res, replyTo(toldAs(view.left), requestId))
    if (checkResponses) assertFits(UPLOAD.id, UPLOAD.answer, view.right)
    answerLate(ctx.res, { status: 200, headers: {}, body: view.right })
  } catch (error) {
    log.error({ requestId, route: ctx.state.route, ...unforeseen(error) }, 'defect')
    await refuseLate({ tag: 'defect' }).catch(() => ctx.res.destroy())
  }
}

/** Checks who sends files and whether there is room for them, and takes them once this turn is over. */
const uploadRoute =
  (options: AppOptions, counts: RequestCounts, door: Door) =>
  async (ctx: RouteContext): Promise<void> => {
    const { base, toldAs } = door
    ctx.state.route = base + patternOf(UPLOAD.path)
    ctx.state.operation = UPLOAD.id
    const refuseUpload = async (error: ApiError): Promise<void> => {
      // A client that waits to be told so has sent nothing yet.
      if (ctx.req.headers.expect === undefined) await drained(ctx.req)
      ctx.set('Connection', 'close')
      refuseLogged(ctx, toldAs(error), options.log)
    }
    const asked = askedAt(ctx, door, options, counts)
    if (isLeft(asked)) return refuseUpload(asked.left)
    const { organizationSlug, workspaceSlug, meter } = asked.right
    const admitting = admitUpload(asked.right, options)
    const admitted = await within(options.remainingMs(ctx.req), () => admitting)
    ctx.set(meter.headers())
    if (!isLeft(admitted) || isAfterKey(admitted.left)) ctx.state.workspace = `${organizationSlug}/${workspaceSlug}`
    if (isLeft(admitted)) {
      if (admitted.left.tag === 'deadline_passed')
        void admitting.then((late) => (isLeft(late) ? undefined : late.right.receiving.abandon()))
      return refuseUpload(admitted.left)
    }
    ctx.respond = false
    void takeUpload(ctx, admitted.right, options, toldAs)
  }

/** Logs why nobody was signed in; the reason for which the page shows a sentence. */
const reasonOf = (ctx: Context, refused: SignInRefused | ApiError, log: Logger): Refused => {
  const { requestId } = ctx.state
  if (refused.tag !== 'sign_in_refused') {
    const { status } = replyTo(refused, requestId)
    log.warn({ requestId, ...refused }, status === 503 ? 'unavailable' : 'sign-in failed')
    return 'unavailable'
  }
  const { reason, cause } = refused
  if (cause !== null) log.warn({ requestId, reason, cause }, 'the provider of accounts signs nobody in')
  return reason
}

const seeOther = (ctx: Context, to: string): void => {
  ctx.set({ Location: to, 'Referrer-Policy': 'no-referrer' })
  ctx.body = ''
  ctx.status = 303
}

/** Sends a browser to the provider of accounts, from the sign-in page. A refusal leads back to that page, once its status was told. */
const toProvider =
  (options: AppOptions, provider: AccountProvider, isAllowed: ReturnType<typeof attempts>, pattern: string) =>
  async (ctx: RouteContext): Promise<void> => {
    const now = options.now()
    ctx.state.route = SESSION_BASE + pattern
    const { organizationSlug = '', workspaceSlug = '' } = ctx.params
    const origin = ownOrigin(ctx.req, options.publicUrl)
    if (isLeft(origin)) return refuse(ctx, origin.left)
    if (isFromElsewhere(ctx.req)) return refuse(ctx, { tag: 'not_from_own_page' })
    const named = { organizationSlug, workspaceSlug }
    const back = (reason: Refused, error: ApiError): void => {
      ctx.set('Refresh', `0; url=${pageOf(named, reason)}`)
      refuse(ctx, error)
    }
    if (!isAllowed(options.addressOf(ctx.req) ?? '', now)) return back('too_many', { tag: 'too_many_attempts' })
    const asked = { request: ctx.req, origin: origin.right, base: SESSION_BASE, now }
    const begun = await within(options.remainingMs(ctx.req), () => beginAt(provider, named, asked, options))
    if (isLeft(begun)) {
      if (begun.left.tag === 'not_found') return refuse(ctx, begun.left)
      return back(reasonOf(ctx, begun.left, options.log), { tag: 'provider_unavailable' })
    }
    ctx.set('Set-Cookie', flowCookie(begun.right.flow, SESSION_BASE, origin.right))
    seeOther(ctx, begun.right.to.href)
  }

/** Takes a browser back from the provider of accounts, signed in or not. */
const fromProvider =
  (options: AppOptions, provider: AccountProvider, isAllowed: ReturnType<typeof attempts>) =>
  async (ctx: RouteContext): Promise<void> => {
    const now = options.now()
    ctx.state.route = SESSION_BASE + CALLBACK
    const origin = ownOrigin(ctx.req, options.publicUrl)
    if (isLeft(origin)) return refuse(ctx, origin.left)
    const cookies = [flowCookie('', SESSION_BASE, origin.right)]
    const found = await flowOf(ctx.req, options)
    const flow = isLeft(found) ? null : found.right
    const [, query] = splitTarget(ctx.originalUrl)
    const asked = { request: ctx.req, origin: origin.right, base: SESSION_BASE, now }
    const signedIn = async (): Outcome<SignInRefused | ApiError, string> => {
      if (isLeft(found)) return found
      if (!isAllowed(options.addressOf(ctx.req) ?? '', now)) return left(refusedBecause('too_many'))
      if (flow === null) return left(refusedBecause('expired'))
      return within(options.remainingMs(ctx.req), () => finish(provider, flow, query, asked, options))
    }
    const token = await signedIn()
    if (!isLeft(token) && flow !== null) {
      ctx.state.workspace = `${flow.organizationSlug}/${flow.workspaceSlug}`
      cookies.push(cookieHeader(token.right, sessionPath(flow), origin.right, COOKIE_SECONDS))
    }
    ctx.set('Set-Cookie', cookies)
    seeOther(ctx, pageOf(flow, isLeft(token) ? reasonOf(ctx, token.left, options.log) : null))
  }

/** Answers with a file of the pages where the API has no route. */
const servePages =
  (pages: Pages) =>
  async (ctx: Context, next: Koa.Next): Promise<void> => {
    const [path] = splitTarget(ctx.originalUrl)
    const file = pageAskedFor(ctx, pages, path)
    if (file === undefined) return next()
    ctx.state.route = file.path
    sendPage(ctx, file)
  }

/** The HTTP application: a route for each operation, for their description, and two for monitoring; then the pages. */
export const app = (options: AppOptions): Koa<State> => {
  const ready = readiness(options, options.now, options.requestDeadlineMs, options.log)
  const counts = requestCounts(options.registry)
  const router = new Router<State>({ strict: true, sensitive: true })
  const byKey = ({ headersDistinct }: IncomingMessage) => presentedByKey(headersDistinct['authorization'] ?? [])
  const bySession = (request: IncomingMessage) => presentedByPage(request, options.publicUrl)
  const doors: readonly Door[] = [
    ...BASE_PATHS.map((base) => ({ base, presentedIn: byKey, toldAs: (error: ApiError) => error })),
    { base: SESSION_BASE, presentedIn: bySession, toldAs: inBrowser },
  ]
  for (const operation of options.operations)
    for (const door of doors) router.get(door.base + patternOf(operation.path), route(options, counts, operation, door))
  for (const door of doors) router.post(door.base + patternOf(UPLOAD.path), uploadRoute(options, counts, door))
  for (const one of [...STATEMENT_ROUTES, ...IMPORT_ROUTES])
    for (const door of doors) {
      const answering = callerRoute(options, counts, one, door)
      router[one.method === 'GET' ? 'get' : 'post'](door.base + patternOf(one.path), answering)
    }
  const isAllowed = attempts()
  for (const one of SESSION_ROUTES) {
    const answering = sessionRoute(options, counts, isAllowed, one)
    router[one.method === 'GET' ? 'get' : 'post'](SESSION_BASE + patternOf(one.path), answering)
  }
  const { provider } = options
  if (provider !== null) {
    const pattern = `${WORKSPACE}/oidc`
    router.get(SESSION_BASE + pattern, toProvider(options, provider, attempts(), pattern))
    router.get(SESSION_BASE + CALLBACK, fromProvider(options, provider, attempts()))
  }
  const { hooks } = options
  if (hooks !== null) {
    const door = hookDoor({ ...options, hooks })
    const pattern = `${HOOKS}:connectionId`
    router.post(pattern, (ctx) => {
      ctx.state.route = pattern
      ctx.respond = false
      return door(ctx.req, ctx.res, ctx.params['connectionId'] ?? '', ctx.state.requestId)
    })
  }
  router.get('/healthz', (ctx) => {
    ctx.state.route = '/healthz'
    send(ctx, health(options.version))
  })
  router.get('/readyz', async (ctx) => {
    ctx.state.route = '/readyz'
    send(ctx, await ready(options.isDraining()))
  })
  // Made once, so that many slow readers share the same bytes.
  const description =
    descriptionIn(options.pages) ??
    Buffer.from(JSON.stringify(openApi(options.operations, options.version, options.useCases.statements)))
  for (const base of BASE_PATHS)
    router.get(`${base}/openapi.json`, (ctx) => {
      ctx.state.route = '/openapi.json'
      sendBytes(ctx, 200, {}, description)
    })

  const koa = new Koa<State>()
  koa.on('error', (error: unknown) => options.log.debug(unforeseen(error), 'connection broke'))
  koa.use(surround(options))
  koa.use(async (ctx, next) => {
    const [path] = splitTarget(ctx.originalUrl)
    if (!isPlainPath(path)) return refuse(ctx, { tag: 'no_operation' })
    // The router prefers this to Koa's own parsing of the target.
    Object.assign(ctx, { newRouterPath: path })
    await next()
  })
  koa.use(router.routes())
  if (options.pages !== null) koa.use(servePages(options.pages))
  koa.use((ctx) => refuse(ctx, { tag: 'no_operation' }))
  return koa
}
