import * as t from 'io-ts'
import { hasKey, withoutKeys } from '#access/key'
import type { NoSuchLink } from '#access/sign-in'
import { closed, matching, oneOf, optional, refined } from '#domain/codec'
import { type CivilDate, Int0 } from '#domain/common'
import type { BodyRefused } from './body.js'
import type { ImportRefused } from './imports.js'
import type { UploadRefused } from './multipart.js'
import type { NoPlaceToSignIn, NotFromOwnPage } from './own-page.js'
import { RequestId } from './request-id.js'
import { errorTexts } from './texts.js'
import type { UseCaseRefused } from './use-cases.js'

const ErrorCode = oneOf(
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid_request',
  'conflict',
  'idempotency_conflict',
  'operation_in_progress',
  'quota_exceeded',
  'rate_limited',
  'temporarily_unavailable',
  'internal_error',
)

const FieldProblem = closed('FieldProblem', {
  path: matching(/^[A-Za-z0-9_.[\]-]{1,120}$/u, 'a path of 1-120 plain characters'),
  reason: oneOf('required', 'invalid', 'out_of_range'),
})
/** An invalid parameter. */
export type FieldProblem = t.TypeOf<typeof FieldProblem>

/** The same, and what is allowed, in words. */
export type RefusedField = FieldProblem & { readonly allowed: string }

const MAX_FIELDS = 20
const Details = closed('ErrorDetails', {
  fields: optional(
    refined(t.readonlyArray(FieldProblem), ({ length }) => length <= MAX_FIELDS, 'at most 20 fields', {
      maxItems: MAX_FIELDS,
    }),
  ),
  limit: optional(Int0),
  usage: optional(Int0),
  retryAfterSeconds: optional(
    refined(t.number, (n) => Number.isInteger(n) && n >= 1 && n <= 86_400, 'an integer of 1-86400', {
      type: 'integer',
      minimum: 1,
      maximum: 86_400,
    }),
  ),
})

/** The body of every error response. */
export const ErrorEnvelope = closed('ErrorEnvelope', {
  error: closed('Error', {
    code: ErrorCode,
    message: matching(/^[\s\S]{1,200}$/u, 'a message of 1-200 characters'),
    requestId: RequestId,
    details: optional(Details),
  }),
})
type ErrorEnvelope = t.TypeOf<typeof ErrorEnvelope>

/** The reason why a request is refused or fails. */
export type ApiError =
  | { readonly tag: 'not_found' }
  /** No operation has the path and method. */
  | { readonly tag: 'no_operation' }
  | { readonly tag: 'unauthenticated' }
  /** The same in a browser. */
  | { readonly tag: 'no_session' }
  | { readonly tag: 'rate_limited'; readonly retryAfterSeconds: number }
  | { readonly tag: 'scope_missing'; readonly scope: string }
  | { readonly tag: 'creator_not_allowed' }
  | { readonly tag: 'invalid_request'; readonly fields: readonly RefusedField[] }
  | {
      readonly tag: 'window_exceeded'
      readonly earliest: CivilDate
      readonly limitDays: number
      readonly usageDays: number
    }
  /** The workspace is known but cannot be served yet; `cause` is for the operator's log. */
  | { readonly tag: 'workspace_unready'; readonly cause: string }
  | { readonly tag: 'deadline_passed' }
  | NoSuchLink
  | NoPlaceToSignIn
  | NotFromOwnPage
  | BodyRefused
  | UseCaseRefused
  | ImportRefused
  | UploadRefused
  /** The provider of accounts cannot be asked now. */
  | { readonly tag: 'provider_unavailable' }
  /** Too much was tried without a session from this address. */
  | { readonly tag: 'too_many_attempts' }
  | { readonly tag: 'defect' }

/** A status, its own headers and a JSON body. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Seconds until a client should retry. */
const RETRY_SECONDS = 5

type Code = t.TypeOf<typeof ErrorCode>
type ErrorDetails = t.TypeOf<typeof Details>
type Told = readonly [status: number, code: Code, message: string, headers: Reply['headers'], details?: ErrorDetails]

const LONGEST_MESSAGE = 200
/** A message as it is told: of a bounded length, and without any secret that a request has in a place of something else. */
const messageOf = (text: string): string => {
  const told = withoutKeys(text)
  return told.length <= LONGEST_MESSAGE ? told : `${told.slice(0, LONGEST_MESSAGE - 1)}…`
}

/** A path of a body, or the name of a parameter, as an error may name it. */
export const pathIn = (path: string): string =>
  hasKey(path) ? '_' : path.replace(/[^A-Za-z0-9_.[\]-]/gu, '_').slice(0, 120) || 'body'

const told = (error: ApiError): Told => {
  switch (error.tag) {
    case 'not_found':
      return [404, 'not_found', errorTexts.notFound, {}]
    case 'no_operation':
      return [404, 'not_found', errorTexts.noOperation, {}]
    case 'nothing_called_so':
      return [404, 'not_found', messageOf(errorTexts.nothingCalledSo(error.what)), {}]
    case 'unauthenticated':
      return [401, 'unauthenticated', errorTexts.unauthenticated, { 'WWW-Authenticate': 'Bearer realm="workspace"' }]
    case 'no_session':
      return [401, 'unauthenticated', errorTexts.noSession, {}]
    case 'no_such_link':
      return [401, 'unauthenticated', errorTexts.noSuchLink, {}]
    case 'no_place_to_sign_in':
      return [403, 'forbidden', messageOf(errorTexts.noPlaceToSignIn(error.at)), {}]
    case 'not_from_own_page':
      return [403, 'forbidden', errorTexts.notFromOwnPage, {}]
    case 'body_not_json':
      return [400, 'invalid_request', errorTexts.bodyNotJson, {}, { fields: [{ path: 'body', reason: 'invalid' }] }]
    case 'body_too_large':
      return [
        400,
        'invalid_request',
        errorTexts.bodyTooLarge,
        {},
        { fields: [{ path: 'body', reason: 'out_of_range' }] },
      ]
    case 'body_invalid': {
      const fields = error.mismatches.slice(0, MAX_FIELDS).map(({ path }) => ({
        path: pathIn(path),
        reason: 'invalid' as const,
      }))
      const [first] = error.mismatches
      const message =
        first === undefined ? errorTexts.invalidRequest : errorTexts.bodyInvalid(first.path, first.problem)
      return [400, 'invalid_request', messageOf(message), {}, { fields }]
    }
    case 'field_refused': {
      const reason = error.isMissing ? 'required' : 'invalid'
      const message = messageOf(errorTexts.fieldRefused(error.name, error.problem))
      return [400, 'invalid_request', message, {}, { fields: [{ path: pathIn(error.name), reason }] }]
    }
    case 'conflict':
      return [409, 'conflict', messageOf(error.message), {}]
    case 'idempotency_conflict':
      return [409, 'idempotency_conflict', errorTexts.idempotencyConflict, {}]
    case 'operation_in_progress':
      return [409, 'operation_in_progress', errorTexts.operationInProgress, {}]
    case 'over_cap':
      return [403, 'quota_exceeded', messageOf(error.message), {}, { limit: error.limit }]
    case 'over_quota': {
      const { limit, usage } = error
      return [403, 'quota_exceeded', messageOf(error.message), {}, { limit, usage }]
    }
    case 'upload_too_large': {
      const fields = [{ path: 'body', reason: 'out_of_range' as const }]
      return [400, 'invalid_request', messageOf(error.message), {}, { fields }]
    }
    case 'upload_without_length':
      return [
        400,
        'invalid_request',
        errorTexts.uploadWithoutLength,
        {},
        { fields: [{ path: 'body', reason: 'invalid' }] },
      ]
    case 'upload_not_multipart':
      return [
        400,
        'invalid_request',
        errorTexts.uploadNotMultipart,
        {},
        { fields: [{ path: 'body', reason: 'invalid' }] },
      ]
    case 'upload_too_slow':
      return [400, 'invalid_request', errorTexts.uploadTooSlow, {}, { fields: [{ path: 'body', reason: 'invalid' }] }]
    case 'disk_full':
      return [503, 'temporarily_unavailable', errorTexts.diskFull, { 'Retry-After': String(RETRY_SECONDS) }]
    case 'too_many_attempts':
      return [429, 'rate_limited', errorTexts.tooManyAttempts, { 'Retry-After': '60' }, { retryAfterSeconds: 60 }]
    case 'rate_limited': {
      const { retryAfterSeconds } = error
      const headers = { 'Retry-After': String(retryAfterSeconds) }
      return [429, 'rate_limited', errorTexts.rateLimited, headers, { retryAfterSeconds }]
    }
    case 'scope_missing':
      return [403, 'forbidden', errorTexts.scopeMissing(error.scope), {}]
    case 'creator_not_allowed':
      return [403, 'forbidden', errorTexts.creatorNotAllowed, {}]
    case 'invalid_request': {
      const message = messageOf(error.fields[0]?.allowed ?? errorTexts.invalidRequest)
      const fields = error.fields.slice(0, MAX_FIELDS).map(({ path, reason }) => ({ path, reason }))
      return [400, 'invalid_request', message, {}, { fields }]
    }
    case 'window_exceeded': {
      const message = errorTexts.windowExceeded(error.earliest, error.limitDays)
      return [403, 'quota_exceeded', message, {}, { limit: error.limitDays, usage: error.usageDays }]
    }
    case 'overloaded':
      return [503, 'temporarily_unavailable', errorTexts.overloaded, { 'Retry-After': String(error.retryAfterSeconds) }]
    case 'provider_unavailable':
      return [503, 'temporarily_unavailable', errorTexts.providerUnavailable, { 'Retry-After': String(RETRY_SECONDS) }]
    case 'workspace_unready':
    case 'deadline_passed':
    case 'store_unavailable':
    case 'generation_gone':
      return [503, 'temporarily_unavailable', errorTexts.unavailable, { 'Retry-After': String(RETRY_SECONDS) }]
    case 'store_corrupt':
    case 'defect':
      return [500, 'internal_error', errorTexts.failed, {}]
    default:
      return error satisfies never
  }
}

export const errorBody = (error: ErrorEnvelope['error']): ErrorEnvelope => ({ error })

/** The response to an error. Bodies of one status and message differ only in their details. */
export const replyTo = (error: ApiError, requestId: string): Reply => {
  const [status, code, message, headers, details] = told(error)
  return {
    status,
    headers,
    body: errorBody({ code, message, requestId, ...(details === undefined ? {} : { details }) }),
  }
}
