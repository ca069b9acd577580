import type { IncomingMessage } from 'node:http'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import { contentHashOf } from '#eventlog/new-event'
import { bodyOf } from './body.js'
import { asCaller, type CallerRequest, type CallerRoute, type Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { errorTexts } from './texts.js'
import {
  type Actor,
  FieldValues,
  KeyStatementAnswer,
  type Once,
  StatementAnswer,
  Statements,
  StatementsAnswer,
  type StatementUseCase,
} from './use-cases.js'

// Statements: what people and programs state over HTTP, by the same table as on the command line.

type Parameters = Readonly<Record<string, string>>

/** The key that marks repetitions of a request: its only `Idempotency-Key`. */
const idempotencyKey = ({ headersDistinct }: IncomingMessage): Either<ApiError, Uuid> => {
  const keys = headersDistinct['idempotency-key'] ?? []
  const [key = ''] = keys
  if (keys.length === 1 && Uuid.is(key.toLowerCase())) return right(key.toLowerCase())
  const refused = { name: 'Idempotency-Key', problem: errorTexts.idempotencyKey, isMissing: keys.length === 0 }
  return left({ tag: 'field_refused', ...refused })
}

/** The marks of a repetition of what a path and a body say. */
export const onceOf = (
  request: IncomingMessage,
  { keyId, memberId }: Actor,
  sent: readonly unknown[],
): Either<ApiError, Once> => {
  const key = idempotencyKey(request)
  return isLeft(key)
    ? key
    : right({ callerId: keyId ?? memberId, key: key.right, digest: contentHashOf(['POST', ...sent]) })
}

/** Lets whoever may state something act by its statement. */
const asStating = (
  asked: CallerRequest,
  sources: Managing,
  { group = '', name = '' }: Parameters,
  act: (statement: StatementUseCase, actor: Actor) => Outcome<ApiError, object>,
): Outcome<ApiError, object> => {
  const statement = sources.useCases.statement(group, name)
  if (statement === null) return Promise.resolve(left({ tag: 'no_operation' }))
  return asCaller(asked, sources, statement, (actor) => act(statement, actor))
}

/** States what the path names, from the fields in the body, once for each `Idempotency-Key`. */
const stateFact = (asked: CallerRequest, sources: Managing, params: Parameters): Outcome<ApiError, object> =>
  asStating(asked, sources, params, async (statement, actor) => {
    const fields = bodyOf(asked.request, FieldValues)
    if (isLeft(fields)) return fields
    const once = onceOf(asked.request, actor, [params['group'], params['name'], fields.right])
    return isLeft(once) ? once : statement.state(fields.right, actor, once.right)
  })

/** States several facts of what the path names: all of them or none, once for each `Idempotency-Key`. */
const stateFacts = (asked: CallerRequest, sources: Managing, params: Parameters): Outcome<ApiError, object> =>
  asStating(asked, sources, params, async (statement, actor) => {
    const body = bodyOf(asked.request, Statements)
    if (isLeft(body)) return body
    const once = onceOf(asked.request, actor, [params['group'], params['name'], 'bulk', body.right.statements])
    return isLeft(once) ? once : statement.stateAll(body.right.statements, actor, once.right)
  })

export const STATEMENT_ROUTES: readonly CallerRoute[] = [
  {
    id: 'statements.state',
    method: 'POST',
    path: '/statements/{group}/{name}',
    body: FieldValues,
    answer: t.union([StatementAnswer, KeyStatementAnswer]),
    act: stateFact,
  },
  {
    id: 'statements.stateAll',
    method: 'POST',
    path: '/statements/{group}/{name}/bulk',
    body: Statements,
    answer: StatementsAnswer,
    act: stateFacts,
  },
]
