import * as t from 'io-ts'
import type { AnyCodec } from '#domain/codec'
import type { Outcome } from '#domain/outcome'
import { Role } from '#domain/roles'
import type { Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { addressMember, linkMember, listMembers, MANAGERS, readStatus } from './member-requests.js'
import {
  begin,
  EndSessions,
  endAll,
  endOne,
  list,
  NobodySignedIn,
  Nothing,
  type SessionReply,
  type SessionRequest,
  Sessions,
  SignedIn,
  SignIn,
  show,
  signOut,
} from './sessions.js'
import { AddressWish, LinkAnswer, LinkWish, Members, ServiceStatus } from './use-cases.js'

/** A request that a browser makes by its session beside the operations. Shapes stand in docs/decisions/extensions.md. */
export interface SessionRoute {
  /** The id by which a client calls it; null for what signs in and out, which pages do by themselves. */
  readonly id: string | null
  readonly method: 'GET' | 'POST'
  /** Below the workspace. */
  readonly path: string
  /** The roles whose members may ask it. */
  readonly roles: readonly Role[]
  /** The shape of the body; null where none is sent. */
  readonly body: AnyCodec | null
  readonly answer: AnyCodec
  readonly act: (
    asked: SessionRequest,
    sources: Managing,
    params: Readonly<Record<string, string>>,
  ) => Outcome<ApiError, SessionReply>
}

export const SESSION_ROUTES: readonly SessionRoute[] = [
  { id: null, method: 'POST', path: '/sign-in', roles: Role.values, body: SignIn, answer: SignedIn, act: begin },
  { id: null, method: 'POST', path: '/sign-out', roles: Role.values, body: null, answer: Nothing, act: signOut },
  {
    id: null,
    method: 'GET',
    path: '/session',
    roles: Role.values,
    body: null,
    answer: t.union([SignedIn, NobodySignedIn]),
    act: show,
  },
  {
    id: 'sessions.list',
    method: 'GET',
    path: '/sessions',
    roles: Role.values,
    body: null,
    answer: Sessions,
    act: list,
  },
  {
    id: 'sessions.end',
    method: 'POST',
    path: '/sessions/{sessionId}/end',
    roles: Role.values,
    body: null,
    answer: Nothing,
    act: endOne,
  },
  {
    id: 'sessions.endAll',
    method: 'POST',
    path: '/sessions/end',
    roles: Role.values,
    body: EndSessions,
    answer: Nothing,
    act: endAll,
  },
  {
    id: 'members.list',
    method: 'GET',
    path: '/members',
    roles: MANAGERS,
    body: null,
    answer: Members,
    act: listMembers,
  },
  {
    id: 'status.read',
    method: 'GET',
    path: '/status',
    roles: MANAGERS,
    body: null,
    answer: ServiceStatus,
    act: readStatus,
  },
  {
    id: 'members.link',
    method: 'POST',
    path: '/members/{memberId}/link',
    roles: MANAGERS,
    body: LinkWish,
    answer: LinkAnswer,
    act: linkMember,
  },
  {
    id: 'members.address',
    method: 'POST',
    path: '/members/{memberId}/address',
    roles: MANAGERS,
    body: AddressWish,
    answer: Nothing,
    act: addressMember,
  },
]
