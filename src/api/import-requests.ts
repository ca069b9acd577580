import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AnyCodec } from '#domain/codec'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { Needed } from '#domain/permission'
import { actionsOf, Role } from '#domain/roles'
import { bodyOf } from './body.js'
import { asCaller, type CallerRequest, type CallerRoute, type Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { ImportChoices, type Imports, ImportView, type Receiving } from './imports.js'
import { announcedBytes } from './multipart.js'
import { Nothing } from './sessions.js'
import { idempotencyKey, onceOf } from './statement-requests.js'
import type { Actor } from './use-cases.js'

// Imports of files that are sent: taken, asked about, decided on.

type Parameters = Readonly<Record<string, string>>

/** The scope and the roles that importing needs. */
export const IMPORTING: Needed = {
  scope: 'data-sources:write',
  roles: Role.values.filter((role) => actionsOf(role).has('integrations.manage')),
}

/** An act on the import that the path names. */
const onImport = (
  asked: CallerRequest,
  sources: Managing,
  { importId = '' }: Parameters,
  act: (imports: Imports, id: Uuid, actor: Actor) => Outcome<ApiError, object>,
): Outcome<ApiError, object> => {
  const { imports } = sources
  if (imports === null) return Promise.resolve(left({ tag: 'no_operation' }))
  return asCaller(asked, sources, IMPORTING, async (actor) =>
    Uuid.is(importId) ? act(imports, importId.toLowerCase(), actor) : left({ tag: 'not_found' }),
  )
}

/** A decision on an import, once for each `Idempotency-Key`. */
const deciding =
  (decision: 'confirm' | 'cancel') =>
  (asked: CallerRequest, sources: Managing, params: Parameters): Outcome<ApiError, object> =>
    onImport(asked, sources, params, async (imports, id, actor) => {
      const body = bodyOf(asked.request, Nothing)
      if (isLeft(body)) return body
      const once = onceOf(asked.request, actor, ['imports', id, decision])
      return isLeft(once) ? once : imports[decision](id, actor, once.right)
    })

const choose = (asked: CallerRequest, sources: Managing, params: Parameters): Outcome<ApiError, object> =>
  onImport(asked, sources, params, async (imports, id, actor) => {
    const choices = bodyOf(asked.request, ImportChoices)
    if (isLeft(choices)) return choices
    const once = onceOf(asked.request, actor, ['imports', id, 'choices', choices.right])
    return isLeft(once) ? once : imports.choose(id, choices.right, actor, once.right)
  })

const show = (asked: CallerRequest, sources: Managing, params: Parameters): Outcome<ApiError, object> =>
  onImport(asked, sources, params, (imports, id, actor) => imports.show(id, actor))

/** The files of an upload that may come, and the caller and key by which they are taken once. */
export interface Admitted {
  readonly receiving: Receiving
  readonly callerId: Uuid
  readonly key: Uuid
  readonly bytes: number
}

/** Checks all that can be checked of an upload before its body is read, and makes room for it. */
export const admitUpload = async (asked: CallerRequest, sources: Managing): Outcome<ApiError, Admitted> => {
  const { imports } = sources
  if (imports === null) return left({ tag: 'no_operation' })
  let admitted: Admitted | null = null
  const checked = await asCaller(asked, sources, IMPORTING, async (actor) => {
    const bytes = announcedBytes(asked.request)
    if (isLeft(bytes)) return bytes
    const key = idempotencyKey(asked.request)
    if (isLeft(key)) return key
    const receiving = await imports.receive(bytes.right, actor)
    if (isLeft(receiving)) return receiving
    const callerId = actor.keyId ?? actor.memberId
    admitted = { receiving: receiving.right, callerId, key: key.right, bytes: bytes.right }
    return right({})
  })
  const taken = admitted as Admitted | null
  if (isLeft(checked)) {
    await taken?.receiving.abandon()
    return checked
  }
  return taken === null ? left({ tag: 'defect' }) : right(taken)
}

/** The request that sends files: its body is a form, not JSON. */
export const UPLOAD = { id: 'imports.take', method: 'POST', path: '/imports', answer: ImportView } as const

const decisionOf = (decision: 'confirm' | 'cancel', answer: AnyCodec): CallerRoute => ({
  id: `imports.${decision}`,
  method: 'POST',
  path: `/imports/{importId}/${decision}`,
  body: Nothing,
  answer,
  act: deciding(decision),
})

export const IMPORT_ROUTES: readonly CallerRoute[] = [
  { id: 'imports.read', method: 'GET', path: '/imports/{importId}', body: null, answer: ImportView, act: show },
  {
    id: 'imports.choose',
    method: 'POST',
    path: '/imports/{importId}/choices',
    body: ImportChoices,
    answer: ImportView,
    act: choose,
  },
  decisionOf('confirm', ImportView),
  decisionOf('cancel', Nothing),
]
