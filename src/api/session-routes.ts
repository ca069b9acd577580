import * as t from 'io-ts'
import type { AnyCodec } from '#domain/codec'
import type { Outcome } from '#domain/outcome'
import { Role } from '#domain/roles'
import type { Managing } from './caller.js'
import type { ApiError } from './errors.js'
import {
  CONNECTING,
  checkConnection,
  checkHost,
  connectHost,
  listHosts,
  renewToken,
  syncConnection,
} from './host-requests.js'
import {
  HostChecked,
  HostConnection,
  HostConnectWish,
  HostDue,
  HostFindings,
  HostProducts,
  HostTokenWish,
  HostWish,
  LOOKING_MS,
} from './hosts.js'
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
  /** True where the member has to see the whole workspace. */
  readonly wholeWorkspace?: true
  /** Milliseconds that it may take; those of every request if left out. */
  readonly deadlineMs?: number
  /** The shape of the body; null where none is sent. */
  readonly body: AnyCodec | null
  readonly answer: AnyCodec
  readonly act: (
    asked: SessionRequest,
    sources: Managing,
    params: Readonly<Record<string, string>>,
  ) => Outcome<ApiError, SessionReply>
}

const OF_HOSTS = { roles: CONNECTING, wholeWorkspace: true } as const

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
  {
    id: 'hosts.list',
    method: 'GET',
    path: '/hosts',
    ...OF_HOSTS,
    body: null,
    answer: HostProducts,
    act: listHosts,
  },
  {
    id: 'hosts.check',
    method: 'POST',
    path: '/hosts/check',
    ...OF_HOSTS,
    deadlineMs: LOOKING_MS,
    body: HostWish,
    answer: HostFindings,
    act: checkHost,
  },
  {
    id: 'hosts.connect',
    method: 'POST',
    path: '/hosts/connect',
    ...OF_HOSTS,
    deadlineMs: LOOKING_MS,
    body: HostConnectWish,
    answer: HostConnection,
    act: connectHost,
  },
  {
    id: 'connections.check',
    method: 'POST',
    path: '/connections/{connectionId}/check',
    ...OF_HOSTS,
    deadlineMs: LOOKING_MS,
    body: Nothing,
    answer: HostChecked,
    act: checkConnection,
  },
  {
    id: 'connections.renew',
    method: 'POST',
    path: '/connections/{connectionId}/token',
    ...OF_HOSTS,
    deadlineMs: LOOKING_MS,
    body: HostTokenWish,
    answer: HostChecked,
    act: renewToken,
  },
  {
    id: 'connections.sync',
    method: 'POST',
    path: '/connections/{connectionId}/sync',
    ...OF_HOSTS,
    body: Nothing,
    answer: HostDue,
    act: syncConnection,
  },
]
