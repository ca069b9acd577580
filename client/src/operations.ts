import type { operations } from './description.js'

/** The id of an operation, such as `aiEconomics.read`. */
export type OperationId = keyof operations

/** The body of an operation's 200. */
export type Body<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json']

/** Members that may be left out may also be undefined. */
type Given<Members> = {
  readonly [Name in keyof Members]: Members[Name] | (undefined extends Members[Name] ? undefined : never)
}

type PathOf<Id extends OperationId> = Omit<operations[Id]['parameters']['path'], 'organizationSlug' | 'workspaceSlug'>
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { readonly query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : NonNullable<Query>
  : never

type SentOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Sent } }
}
  ? // A body without members adds no parameter.
    Sent extends Record<string, never>
    ? unknown
    : Sent
  : operations[Id] extends { readonly requestBody: { readonly content: { readonly 'multipart/form-data': unknown } } }
    ? { readonly files: readonly SentFile[] }
    : unknown

/** A file to send. */
export interface SentFile {
  /** Its name, for showing only. */
  readonly name: string
  readonly content: Blob
  /** The instant at which it was made, as a timestamp; that of the upload if it is left out. */
  readonly madeAt?: string
}

/** The parameters of an operation's path and query, and the members of its body; organization and workspace come from the client. */
export type Parameters<Id extends OperationId> = Given<PathOf<Id> & QueryOf<Id> & SentOf<Id>>

/** An answer to an operation. */
export interface Answer<Id extends OperationId> {
  readonly body: Body<Id>
  /** The instant up to which events are included; null if a proxy removed it. */
  readonly asOf: string | null
  /** The id by which the service's log knows the request; null if a proxy removed it. */
  readonly requestId: string | null
  /** The instant of the answer in milliseconds since 1970, by the service's clock; null if a proxy removed it. */
  readonly answeredAt: number | null
}

export interface CallOptions {
  /** Ends the call, also while it waits to retry; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Sent as the id of the request; the service assigns one if it is left out. */
  readonly requestId?: string | undefined
  /**
   * A UUID that marks one intention to change something: sent again within 24 hours, it has no further effect. The client makes one
   * if it is left out, and keeps it in its own retries.
   */
  readonly idempotencyKey?: string | undefined
}

/** Parameters may be left out where none is required. */
export type Call<Id extends OperationId> =
  Record<never, never> extends Parameters<Id>
    ? (parameters?: Parameters<Id>, options?: CallOptions) => Promise<Answer<Id>>
    : (parameters: Parameters<Id>, options?: CallOptions) => Promise<Answer<Id>>

type GroupOf<Id extends OperationId> = Id extends `${infer Group}.${string}` ? Group : never
type NameIn<Group extends string, Id extends OperationId = OperationId> = Id extends `${Group}.${infer Name}`
  ? Name
  : never

/** Every operation by its id: `aiEconomics.read` is `calls.aiEconomics.read`. */
export type Calls = {
  readonly [Group in GroupOf<OperationId>]: {
    readonly [Name in NameIn<Group>]: Call<Extract<OperationId, `${Group}.${Name}`>>
  }
}
