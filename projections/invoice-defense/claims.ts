import type { Figure, Provenance } from '#domain/common'
import type { Availability } from '#domain/coverage'
import { figure } from '#domain/figures'
import type { Currency } from '#domain/money'
import type { DeliveryOutput } from '../delivery/report.js'
import type { InvoiceView } from '../reconciliation/invoice-view.js'
import type { Reconciled } from '../reconciliation/report.js'
import type { Reconciliation } from '../reconciliation/response.js'
import type { Facts, Pack, PackId } from './response.js'

export interface PackInputs {
  readonly facts: Facts
  /** Counts of what was delivered: 0 where coverage shows that there was none, null where it is not known. */
  readonly output: DeliveryOutput
  readonly read: { readonly workItems: Availability; readonly codeChanges: Availability }
  /** The project's, in which nothing spent is 0. */
  readonly currency: Currency
  /** Up to when the evidence behind each pack counts, as sentences. */
  readonly reach: Readonly<Record<PackId, readonly string[]>>
  readonly invoice: InvoiceView | null
  /** Numbers of invoices that count whole though their periods reach beyond this one. */
  readonly invoicesBeyond: readonly string[]
  readonly reconciliation: Reconciliation | null
  readonly withoutPrice: Reconciled['withoutPrice'] | null
  /** Roles that worked without a rate. */
  readonly unpricedRoles: readonly string[]
  /** Says whether time sheets contain the meetings, so that these add no cost. */
  readonly meetingsIncluded: boolean
  /** Says whether what is derived from a rate is hidden from the caller, and whether the value of what was added is. */
  readonly hidesCosts: boolean
  readonly hidesValue: boolean
  /** Says whether the pack is for a client. */
  readonly forClient: boolean
  /** Added items without a known value. */
  readonly unsupportedItems: number
  /** The first of what a claim rests on, by reference. */
  readonly references: {
    readonly items: readonly string[]
    readonly changes: readonly string[]
    readonly releases: readonly string[]
    readonly assisted: readonly string[]
    readonly added: readonly string[]
    readonly orders: readonly string[]
  }
}

type Claim = Pack['claims'][number]
/** A claim, or what is missing for it. */
export type Part = Claim | string

export const claim = (text: string, of: Figure, evidence: readonly string[]): Claim => ({
  text,
  figure: of,
  provenance: of.provenance,
  evidence,
})
export const count = (value: number, provenance: Provenance, basis: string): Figure =>
  figure(value, 'count', provenance, basis)
