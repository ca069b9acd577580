import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Instant, NonEmptyString } from '#domain/common'
import { InvoiceStatus } from '#domain/events/commercial'
import { stated } from './observation.js'
import { type Observed, observedEntity } from './observed-entity.js'

const members = {
  number: nullable(NonEmptyString),
  /** `void` too where a person voided it. */
  status: nullable(InvoiceStatus),
  issuedOn: nullable(CivilDate),
  periodStart: nullable(CivilDate),
  periodEnd: nullable(CivilDate),
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }
const VoidSaid = closed('VoidSaid', { at: Instant, reason: NonEmptyString })
type VoidSaid = t.TypeOf<typeof VoidSaid>
export type InvoiceState = Observed<'invoice', Members, VoidSaid>

/** An invoice to the project's client, as every system that holds it tells it, or a person entered it. */
export const Invoice = observedEntity<'invoice', Members, VoidSaid>({
  kind: 'invoice',
  members,
  of: (all, said) => ({
    number: stated(all, (facts) => facts.number),
    status: said.length > 0 ? 'void' : stated(all, (facts) => facts.status),
    issuedOn: stated(all, (facts) => facts.issuedOn),
    periodStart: stated(all, (facts) => facts.periodStart),
    periodEnd: stated(all, (facts) => facts.periodEnd),
  }),
  saying: {
    codec: VoidSaid,
    on: {
      InvoiceVoided: (_, { data, metadata }) => [{ at: metadata.occurredAt, reason: data.reason }],
    },
  },
  indexes: [['workspaceId', 'place', 'periodEnd']],
})
