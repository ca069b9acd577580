import * as t from 'io-ts'
import type { AnyCodec } from '#domain/codec'
import type { Outcome } from '#domain/outcome'
import type { Managing } from './caller.js'
import type { ApiError } from './errors.js'
import { addressMember, linkMember, listMembers } from './member-requests.js'
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
import { AddressWish, LinkAnswer, LinkWish, Members } from './use-cases.js'

/** A request that a browser makes by its session beside the operations. Shapes stand in docs/decisions/extensions.md. */
export interface SessionRoute {
  readonly method: 'GET' | 'POST'
  /** Below the workspace. */
  readonly path: string
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
  { method: 'POST', path: '/sign-in', body: SignIn, answer: SignedIn, act: begin },
  { method: 'POST', path: '/sign-out', body: null, answer: Nothing, act: signOut },
  { method: 'GET', path: '/session', body: null, answer: t.union([SignedIn, NobodySignedIn]), act: show },
  { method: 'GET', path: '/sessions', body: null, answer: Sessions, act: list },
  { method: 'POST', path: '/sessions/{sessionId}/end', body: null, answer: Nothing, act: endOne },
  { method: 'POST', path: '/sessions/end', body: EndSessions, answer: Nothing, act: endAll },
  { method: 'GET', path: '/members', body: null, answer: Members, act: listMembers },
  { method: 'POST', path: '/members/{memberId}/link', body: LinkWish, answer: LinkAnswer, act: linkMember },
  { method: 'POST', path: '/members/{memberId}/address', body: AddressWish, answer: Nothing, act: addressMember },
]
