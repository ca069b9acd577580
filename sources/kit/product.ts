import type * as t from 'io-ts'
import { closed, oneOf } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { ConnectionRegistered } from '#domain/events/connections'
import type { Format } from './format.js'
import type { Host } from './hosts/host.js'
import type { Webhook } from './hosts/webhook.js'

/** The way in which a connection to a product is set up. */
export const SetupKind = oneOf('upload', 'token', 'local_path')
export type SetupKind = t.TypeOf<typeof SetupKind>

/** The requests that a product's API takes from one caller. */
export const RateLimit = closed('ProviderRateLimit', { requests: PositiveInt, perSeconds: PositiveInt })
export type RateLimit = t.TypeOf<typeof RateLimit>

/** A product whose evidence can be read, or will be. */
export interface Product {
  /** Its key in events and answers. */
  readonly provider: string
  /** Its name as its maker spells it. */
  readonly label: string
  readonly category: t.TypeOf<typeof ConnectionRegistered.data>['category']
  /** Null if this version does not read it. */
  readonly setupKind: SetupKind | null
  /**
   * As its documentation says; where plans differ, that of the smallest. Null where no number of requests is published, or
   * where there is no host to ask.
   */
  readonly rateLimit: RateLimit | null
  /** Says how the service asks for it by itself; absent where a person imports it. */
  readonly host?: Host
  /** Absent if it sends no webhooks, or none that this version reads. */
  readonly webhook?: Webhook
  /** Pages of `docs/sources`, each with the formats that it describes. What the product feeds follows from their kinds. */
  readonly pages: readonly { readonly page: string; readonly formats: readonly Format[] }[]
}
