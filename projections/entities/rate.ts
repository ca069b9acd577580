import * as t from 'io-ts'
import { closed, optional } from '#domain/codec'
import { CivilDate, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { Decimal } from '#domain/decimal'
import type { EntityRef } from '#domain/events/envelope'
import { Currency } from '#domain/money'
import { entity, joined } from './entity.js'

const InForce = closed('RateInForce', { from: CivilDate, amount: Decimal, currency: Currency })
const State = closed('Rate', {
  workspaceId: Uuid,
  role: NonEmptyString,
  /** The client or the project that it is for; without either it is the workspace's. */
  clientId: optional(Uuid),
  projectId: optional(Uuid),
  /** In order of days, one a day. */
  rates: t.readonlyArray(InForce),
})
export type RateState = t.TypeOf<typeof State>

/** The rates for an hour of a role, each from a day on. */
export const Rate = entity<RateState>({
  name: 'rate',
  codec: State,
  indexes: [['workspaceId']],
  on: {
    RateSet: (state, { data, metadata: { workspaceId } }) => {
      const { amount, currency, effectiveFrom: from, ...ofWhat } = data
      return {
        workspaceId,
        ...ofWhat,
        rates: [...(state?.rates ?? []).filter((one) => one.from !== from), { from, amount, currency }].sort((a, b) =>
          compareText(a.from, b.from),
        ),
      }
    },
  },
})

/** The reference to the rates of a role: those of a client name it in their key, those of a project in their place. */
export const rateRef = ({
  role,
  clientId,
  projectId,
}: Pick<RateState, 'role' | 'clientId' | 'projectId'>): EntityRef => ({
  kind: Rate.name,
  key: clientId === undefined ? role : joined(clientId, role),
  ...(projectId === undefined ? {} : { project: projectId }),
})
