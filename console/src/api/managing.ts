import type { Workspace } from '../address/address.js'
import { type Acted, actBySession } from './by-session.js'
import { count, type Decode, listOf, object, orNull, text, truth } from './decoding.js'

// Members, their links, keys and sessions, as a person who is signed in manages them.

const Named = object({ id: text, name: text })
const MemberRow = object({
  id: text,
  name: text,
  role: text,
  dataAccess: object({ all: truth, clients: listOf(Named), projects: listOf(Named) }),
  isYou: truth,
  mayChange: truth,
  keys: count,
  sessions: count,
  account: text,
  invitedUntil: orNull(text),
})
const PlaceRow = object({ id: text, name: text, projects: listOf(Named) })

/** The members of the workspace, and the places that they may see. */
export const Members = object({ members: listOf(MemberRow), places: object({ clients: listOf(PlaceRow) }) })

type Of<D> = D extends Decode<infer A> ? A : never
export type Members = Of<typeof Members>
export type MemberRow = Of<typeof MemberRow>
export type PlaceRow = Of<typeof PlaceRow>

const SessionRow = object({ id: text, startedAt: text, usedAt: text, expiresAt: text })
/** The sessions of the member who asks. */
export const MySessions = object({ sessions: listOf(SessionRow), current: text })
export type MySessions = Of<typeof MySessions>
export type SessionRow = Of<typeof SessionRow>

const MadeLink = object({ address: text, expiresAt: text })
export type MadeLink = Of<typeof MadeLink>
const AddedMember = object({ ids: object({ memberId: text }) })
/** A key that was made; `key` is its secret, null where it was shown before. */
const MadeKey = object({ ids: object({ keyId: text }), key: orNull(text) })
export type MadeKey = Of<typeof MadeKey>
const Done = object({})
type Done = Of<typeof Done>

/** The places that a member may see, as fields of a statement. */
export interface SeeingFields {
  readonly all: boolean
  readonly client: readonly string[]
  readonly project: readonly string[]
}

// Each statement has the id of the intended act, so that it is done once, however often it is sent.

const state = <A>(
  workspace: Workspace,
  name: string,
  act: string,
  fields: object,
  decode: Decode<A>,
): Promise<Acted<A>> => actBySession(workspace, `/statements/${name}`, fields, decode, act)

export const addMember = (
  workspace: Workspace,
  act: string,
  fields: { readonly name: string; readonly role: string } & SeeingFields,
): Promise<Acted<Of<typeof AddedMember>>> => state(workspace, 'member/add', act, { ...fields, id: act }, AddedMember)

export const changeRole = (workspace: Workspace, act: string, member: string, role: string): Promise<Acted<Done>> =>
  state(workspace, 'member/role', act, { member, role }, Done)

export const changeAccess = (
  workspace: Workspace,
  act: string,
  member: string,
  { all, client, project }: SeeingFields,
): Promise<Acted<Done>> => state(workspace, 'member/access', act, { member, all, client, project }, Done)

export const removeMember = (workspace: Workspace, act: string, member: string): Promise<Acted<Done>> =>
  state(workspace, 'member/remove', act, { member }, Done)

/** Makes a link that signs a member in once. */
export const linkMember = (
  workspace: Workspace,
  member: string,
  kind: 'sign_in' | 'invitation',
): Promise<Acted<MadeLink>> => actBySession(workspace, `/members/${member}/link`, { kind }, MadeLink)

/** Says by which e-mail address a member signs in at the provider; null forgets it. */
export const addressMember = (workspace: Workspace, member: string, address: string | null): Promise<Acted<Done>> =>
  actBySession(workspace, `/members/${member}/address`, { address }, Done)

export interface KeyFields {
  readonly name: string
  readonly for: string
  readonly scopes: string
  readonly expires: string
  readonly environment: string
}

export const issueKey = (workspace: Workspace, act: string, fields: KeyFields): Promise<Acted<MadeKey>> =>
  state(workspace, 'key/issue', act, { ...fields, id: act }, MadeKey)

/** Replaces a key. The id of the act is that of the new key, too. */
export const rotateKey = (workspace: Workspace, act: string, key: string): Promise<Acted<MadeKey>> =>
  state(workspace, 'key/rotate', act, { key, id: act }, MadeKey)

export const revokeKey = (workspace: Workspace, act: string, key: string): Promise<Acted<Done>> =>
  state(workspace, 'key/revoke', act, { key }, Done)

export const endSession = (workspace: Workspace, session: string): Promise<Acted<Done>> =>
  actBySession(workspace, `/sessions/${session}/end`, {}, Done)

export const endSessions = (workspace: Workspace, whose: 'mine' | 'everybody'): Promise<Acted<Done>> =>
  actBySession(workspace, '/sessions/end', { whose }, Done)
