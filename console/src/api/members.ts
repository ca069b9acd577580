import type { Answer } from './ask.js'

type Members = Answer<'members.list'>

export type MemberRow = Members['members'][number]
/** A client with its projects, as a member may be let see it. */
export type PlaceRow = Members['places']['clients'][number]
