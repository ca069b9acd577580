import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { oneOf } from '#domain/codec'
import { scaled } from '#domain/decimal'
import { RoleBand as Band } from '#domain/events/commercial'
import { roleName } from '#domain/role-name'
import { Rate, type RateState, rateRef } from '#projections/entities/rate'
import { RoleBand } from '#projections/entities/role-band'
import { hourlyAmount } from '../amount.js'
import { misused, stated, states } from '../command.js'
import { type Context, theClient, theProject } from '../context.js'
import { statesOf } from '../entities.js'
import { argument, choice, date, optional, text } from '../field.js'
import { inWorkspace } from '../places.js'
import type { Refusal } from '../refusal.js'

/** The client or project that a rate is for; neither for the workspace. */
type RateScope = Pick<RateState, 'clientId' | 'projectId'>

const scopeOf = (
  { client, project }: { readonly client: string | null; readonly project: string | null },
  context: Context,
): Either<Refusal, RateScope> => {
  if (client !== null && project !== null) return misused('give --client or --project, not both')
  if (project !== null) {
    const found = theProject(project, context)
    return isLeft(found) ? found : right({ projectId: found.right.projectId })
  }
  if (client === null) return right({})
  const found = theClient(client, context)
  return isLeft(found) ? found : right({ clientId: found.right.clientId })
}

export const rateCommands = [
  inWorkspace('commercial')({
    path: 'rate set',
    summary: 'set what an hour of a role costs you from a day on; 0 removes the rate',
    fields: {
      role: argument(text('role'), 'the role, as time entries name it; case and blanks do not matter'),
      amount: hourlyAmount,
      from: optional(date, 'first day (default: today, in UTC)'),
      client: optional(
        text('id or name'),
        "only for this client's projects (default: for all); the narrowest rate counts",
      ),
      project: optional(text('id or name'), 'only for this project'),
    },
    example: 'engineering "120.50 EUR" --from 2026-01-01',
    appends: ['RateSet'],
    decide: ({ role, amount: { amount, currency }, from, client, project }, events, context) => {
      if (scaled(amount) < 0n) return misused('a rate is 0 or more')
      const scope = scopeOf({ client, project }, context)
      if (isLeft(scope)) return scope
      const { clientId, projectId } = scope.right
      const { today } = context
      const effectiveFrom = from ?? today
      const known = statesOf(Rate, events).find(
        ({ state }) =>
          roleName(state.role) === roleName(role) && state.clientId === clientId && state.projectId === projectId,
      )
      const rates = known?.state.rates ?? []
      const before = from === null ? rates.findLast((one) => one.from <= today) : rates.find((one) => one.from === from)
      const already = before !== undefined && before.currency === currency && scaled(before.amount) === scaled(amount)
      const ref = known?.ref ?? rateRef({ role, ...scope.right })
      const data = { role: known?.state.role ?? role, amount, currency, effectiveFrom, ...scope.right }
      return already ? states({ role: data.role }) : states({ role: data.role }, stated('RateSet', ref, data))
    },
  }),
  inWorkspace('commercial')({
    path: 'role set',
    summary: 'put a role of time into a band, so that the settings show its rate there',
    fields: {
      role: argument(text('role'), 'the role, as time entries name it; case and blanks do not matter'),
      band: argument(
        choice(oneOf(...Band.values, 'none'), 'band'),
        'the band; none lets the name of the role decide again',
      ),
    },
    example: 'developer engineering',
    appends: ['RoleBandSet'],
    decide: ({ role, band: named }, events) => {
      const band = named === 'none' ? null : named
      const known = statesOf(RoleBand, events).find(({ state }) => roleName(state.role) === roleName(role))
      const spelled = known?.state.role ?? role
      const ref = known?.ref ?? { kind: 'role_band', key: role }
      return (known?.state.band ?? null) === band
        ? states({ role: spelled })
        : states({ role: spelled }, stated('RoleBandSet', ref, { role: spelled, band }))
    },
  }),
]
