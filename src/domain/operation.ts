import type { AnyCodec, Codec } from './codec.js'
import type { CivilDate, Instant, Uuid } from './common.js'
import type { ReadSources } from './documents.js'
import type { DataAccess } from './events/access.js'
import type { Outcome, StoreUnavailable } from './outcome.js'
import type { EffectivePlan } from './plans.js'
import type { Action, Role, Scope } from './roles.js'
import type { Interval } from './time.js'

/** A project that the caller may see and that the request selects. */
export interface SelectedProject {
  readonly projectId: Uuid
  readonly clientId: Uuid
  readonly name: string
}

export interface Caller {
  readonly memberId: Uuid
  readonly role: Role
  readonly dataAccess: DataAccess
}

/** The civil days asked for, and the same as instants, cut at now. */
export interface Period {
  readonly start: CivilDate
  readonly end: CivilDate
  readonly timeZone: string
  /** False where the dates were omitted and the whole reporting window stands in. */
  readonly explicit: boolean
  readonly interval: Interval
}

/** A request that has passed every check. */
export interface ReadRequest {
  readonly workspaceId: Uuid
  readonly caller: Caller
  readonly now: Instant
  readonly plan: EffectivePlan
  /** Readable projects of the selection, by name; all that the caller may see where nothing is selected. */
  readonly projects: readonly SelectedProject[]
  /** Nothing is selected and the caller has access to all: evidence of unmapped containers counts too. */
  readonly unmappedToo: boolean
  readonly period: Period
}

/** Query parameters by name; an optional one is marked by its codec. */
export type QueryParameters = Readonly<Record<string, AnyCodec>>

/** An endpoint as data: the server, its checks and its documentation come from it. */
export interface Operation<R> {
  readonly id: string
  /** After `{base_url}/organizations/{organizationSlug}/workspaces/{workspaceSlug}`. */
  readonly path: string
  readonly scope: Scope
  readonly action: Action
  /** `clientId`, `projectId`, `start`, `end` and `tz` mean in every operation what the contract's filter semantics say. */
  readonly query: QueryParameters
  readonly response: Codec<R>
  readonly read: (request: ReadRequest, sources: ReadSources) => Outcome<StoreUnavailable, R>
}

export const operation = <R>(definition: Operation<R>): Operation<R> => definition

// biome-ignore lint/suspicious/noExplicitAny: an operation of any response
export type AnyOperation = Operation<any>
