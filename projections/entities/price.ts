import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { Decimal } from '#domain/decimal'
import type { EntityRef } from '#domain/events/envelope'
import { Currency } from '#domain/money'
import { entity, joined } from './entity.js'

const OnDays = closed('PriceOnDays', {
  from: CivilDate,
  /** Null where it has no last day. */
  to: nullable(CivilDate),
  amount: Decimal,
  currency: Currency,
})
const State = closed('Price', {
  workspaceId: Uuid,
  projectId: Uuid,
  engagementId: Uuid,
  role: NonEmptyString,
  /** In order of first days, one a day. */
  prices: t.readonlyArray(OnDays),
})
export type PriceState = t.TypeOf<typeof State>

/** The price that the client agreed to pay for an hour of a role, by engagement. */
export const Price = entity<PriceState>({
  name: 'price',
  codec: State,
  indexes: [['workspaceId', 'projectId']],
  on: {
    PriceSet: (state, { data, metadata: { workspaceId, entity: ref } }) => {
      const { engagementId, role, amount, currency, effectiveFrom: from, effectiveTo: to } = data
      return {
        workspaceId,
        projectId: ref.project as string,
        engagementId,
        role,
        prices: [...(state?.prices ?? []).filter((one) => one.from !== from), { from, to, amount, currency }].sort(
          (a, b) => compareText(a.from, b.from),
        ),
      }
    },
  },
})

/** The reference to the prices of a role by an engagement. */
export const priceRef = ({
  engagementId,
  role,
  projectId,
}: Pick<PriceState, 'engagementId' | 'role' | 'projectId'>): EntityRef => ({
  kind: Price.name,
  key: joined(engagementId, role),
  project: projectId,
})
