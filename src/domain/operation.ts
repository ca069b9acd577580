import type * as t from 'io-ts'
import type { AnyCodec, ClosedType, Codec } from './codec.js'
import type { Instant, Uuid } from './common.js'
import type { ReadSources } from './documents.js'
import type { DataAccess } from './events/access.js'
import type { ProjectStatus } from './events/directory.js'
import type { Currency } from './money.js'
import type { Outcome } from './outcome.js'
import type { Period } from './period.js'
import type { EffectivePlan } from './plans.js'
import type { Action, Role, Scope } from './roles.js'

/** A project that the caller may see and that the request selects. */
export interface SelectedProject {
  readonly projectId: Uuid
  readonly clientId: Uuid
  readonly name: string
}

/** A project that the caller may see, whether it is selected or not. */
export interface ReadableProject extends SelectedProject {
  readonly status: t.TypeOf<typeof ProjectStatus>
}

export interface Caller {
  readonly role: Role
  readonly dataAccess: DataAccess
  /** The scopes of a key; null for a session, which has all that its member's actions allow. */
  readonly scopes: readonly Scope[] | null
}

/** The part of a request that follows from the settings of its workspace. */
export interface RequestSettings {
  /** The workspace's own currency, used where nothing names another. */
  readonly currency: Currency
  /** Numbers that follow from a rate are hidden from the caller: null then, and the text says so. */
  readonly hidesRates: boolean
  /**
   * The answer is for a client. It tells no person, connection, cost or rate, and of amounts those of invoices, prices and orders
   * alone.
   */
  readonly forClient: boolean
}

/** A request that has passed every check, with all that several reports need. */
export interface ReadRequest extends RequestSettings {
  readonly workspaceId: Uuid
  readonly caller: Caller
  /** The end of the running UTC minute: what is cut at now, or has an age, is the same for all of a minute. */
  readonly now: Instant
  readonly plan: EffectivePlan
  /** Readable projects of the selection, by name; all that the caller may see if nothing is selected. */
  readonly projects: readonly SelectedProject[]
  /** True if nothing is selected and the caller has access to all: evidence of unmapped containers counts too. */
  readonly unmappedToo: boolean
  readonly period: Period
}

/** The same with all possible choices, for operations that show them. */
export interface DirectedRequest extends ReadRequest {
  /** The ids that were given. */
  readonly selected: { readonly clientId: Uuid | null; readonly projectId: Uuid | null }
  /** All projects that the caller may see, by name, whatever is selected. */
  readonly readable: readonly ReadableProject[]
}

/** A request that has passed every check, before the workspace's settings are read. */
export type CheckedRequest = Omit<DirectedRequest, keyof RequestSettings>

/** Parameters by name; an optional one is marked by its codec. */
export type Parameters = Readonly<Record<string, AnyCodec>>

/** Parameters that mean the same in every operation; the request's projects and period follow from them. */
export const SHARED_PARAMETERS = ['clientId', 'projectId', 'start', 'end', 'tz'] as const
type Shared = (typeof SHARED_PARAMETERS)[number]

/** The given values of an operation's own parameters, validated, uuids in lower case. */
export type Given<Q extends Parameters> = t.TypeOf<ClosedType<Omit<Q, Shared>>>

/** A parameter that is refused, and why. */
export interface MisfitParameter {
  readonly path: string
  readonly reason: 'required' | 'invalid' | 'out_of_range'
  /** The allowed values, in words. */
  readonly allowed: string
}

/** An error in a well-formed request that only the operation itself can find. */
export type ReadRefusal =
  | { readonly tag: 'not_found' }
  | { readonly tag: 'invalid_request'; readonly fields: readonly MisfitParameter[] }

/** A number of the same answer, of which another one is the sum. */
export interface Addend {
  /** The name of its subject, in words for a person. */
  readonly name: string
  readonly path: string
  /** The amount that it adds: its own value, or 1 where it is counted. */
  readonly value: number
}

/** The numbers from which a number follows, so that they explain it. */
export type Basis =
  /** The same number, at a path of what another operation answers. */
  | {
      readonly tag: 'same'
      readonly operation: Pick<AnyOperation, 'id' | 'read' | 'basisOf'>
      readonly request: DirectedRequest & { readonly given: object }
      readonly path: string
    }
  /** The same number, at a path of the answer to a narrower request. */
  | { readonly tag: 'narrower'; readonly request: DirectedRequest; readonly path: string }
  | { readonly tag: 'sum'; readonly addends: readonly Addend[] }

/** An endpoint as data: the server, its checks and its documentation come from it. */
export interface Operation<R, Q extends Parameters, P extends Parameters> {
  readonly id: string
  /** The part after `{base_url}/organizations/{organizationSlug}/workspaces/{workspaceSlug}`; `{name}` is a parameter. */
  readonly path: string
  /** Parameters in the path. */
  readonly params?: P
  readonly scope: Scope
  readonly action: Action
  /** `clientId`, `projectId`, `start`, `end` and `tz` mean in every operation what the contract's filter semantics say. */
  readonly query: Q
  /** Parameters that are well formed one by one, and do not go together. */
  readonly misfits?: (given: Given<Q>) => readonly MisfitParameter[]
  /** `start`, `end` and `tz` are given together or not at all; elsewhere a zone may stand alone. */
  readonly wholePeriod?: true
  readonly response: Codec<R>
  /** The response holds amounts of invoices or prices: beside them, numbers that follow from a rate would tell the margin. */
  readonly showsPrices?: true
  /** It stands beside the contract's operations. */
  readonly isExtension?: true
  /** The response is for the workspace's own people, so that a client gets none, whatever its action says. */
  readonly keptFromClients?: true
  /** Whatever its action says, it is for those who manage the workspace. */
  readonly managersOnly?: true
  /**
   * The operation that a request means by one of its parameters, with checks and parameters of its own; null where the
   * parameter names none, so that this operation's checks refuse it.
   */
  readonly meant?: (queryString: string) => AnyOperation | null
  /**
   * The numbers from which a number of the response follows, by the names and places that lead to it; null where it follows from
   * nothing but what is read.
   */
  readonly basisOf?: (response: R, steps: readonly string[], request: DirectedRequest) => Basis | null
  readonly read: (
    request: DirectedRequest & { readonly given: Given<Q> & Given<P> },
    sources: ReadSources,
  ) => Outcome<ReadRefusal, R>
}

// biome-ignore lint/complexity/noBannedTypes: without parameters in its path, an operation has none
export const operation = <R, const Q extends Parameters, const P extends Parameters = {}>(
  definition: Operation<R, Q, P>,
): Operation<R, Q, P> => definition

// biome-ignore lint/suspicious/noExplicitAny: an operation of any response and parameters
export type AnyOperation = Operation<any, any, any>
