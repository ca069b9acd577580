import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Instant, NonEmptyString } from '#domain/common'
import { InvoiceStatus } from '#domain/events/commercial'
import { strongest } from './observation.js'
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

/** An invoice to the project's client, by every system that has it or a person who entered it. */
export const Invoice = observedEntity<'invoice', Members, VoidSaid>({
  kind: 'invoice',
  members,
  of: (all, said) => ({
    number: strongest(all, (facts) => facts.number),
    status: said.length > 0 ? 'void' : strongest(all, (facts) => facts.status),
    issuedOn: strongest(all, (facts) => facts.issuedOn),
    periodStart: strongest(all, (facts) => facts.periodStart),
    periodEnd: strongest(all, (facts) => facts.periodEnd),
  }),
  saying: {
    codec: VoidSaid,
    on: {
      InvoiceVoided: (_, { data, metadata }) => [{ at: metadata.occurredAt, reason: data.reason }],
    },
  },
  indexes: [['workspaceId', 'place', 'periodEnd']],
})
