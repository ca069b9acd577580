import type { CivilDate, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { scaled } from '#domain/decimal'
import { type Currency, type Money, money } from '#domain/money'
import { roleName } from '#domain/role-name'
import type { RateState } from '../entities/rate.js'

/** The cost of an hour, in units of 10^-40 of its currency; a mean is a fraction. */
export type HourlyRate = Money

/** Rates that were set for one client or project, or for all; null where a rate is 0, which is none. */
type SetRates = readonly { readonly from: CivilDate; readonly hourly: HourlyRate | null }[]

/** The number of the rates' scope, from the narrowest to the widest: a project's, a client's, the workspace's. */
export const widthOf = ({ clientId, projectId }: Pick<RateState, 'clientId' | 'projectId'>): 0 | 1 | 2 =>
  projectId !== undefined ? 0 : clientId !== undefined ? 1 : 2

/** The rates of a role: of the project, the client and the workspace. */
const setRatesOf = (states: readonly RateState[]): readonly SetRates[] =>
  [0, 1, 2].map((width) =>
    states
      .filter((one) => widthOf(one) === width)
      .flatMap(({ rates }) => rates)
      .map(({ from, amount: text, currency }) => {
        const amount = scaled(text)
        return { from, hourly: amount === 0n ? null : money(currency, amount) }
      })
      .sort((a, b) => compareText(a.from, b.from)),
  )

/** Caches the exact amounts of each role's rates: each hour and meeting that is listed asks for one. */
const known = new WeakMap<readonly RateState[], ReadonlyMap<string, readonly SetRates[]>>()

const byRole = (rates: readonly RateState[]): ReadonlyMap<string, readonly SetRates[]> => {
  const before = known.get(rates)
  if (before !== undefined) return before
  const states = new Map<string, RateState[]>()
  for (const state of rates) {
    const name = roleName(state.role)
    states.set(name, [...(states.get(name) ?? []), state])
  }
  const all = new Map([...states].map(([name, some]) => [name, setRatesOf(some)]))
  known.set(rates, all)
  return all
}

/** The rates that apply to a project: its own, those of its client, and those of the workspace. */
export const ratesFor = (
  rates: readonly RateState[],
  project: { readonly projectId: Uuid; readonly clientId: Uuid },
): readonly RateState[] =>
  rates.filter(({ clientId, projectId }) =>
    projectId !== undefined ? projectId === project.projectId : (clientId ?? project.clientId) === project.clientId,
  )

/** The rates that apply wherever no client or project has its own. */
export const ratesOfWorkspace = (rates: readonly RateState[]): readonly RateState[] =>
  rates.filter((one) => widthOf(one) === 2)

/** A rate that counts, the day from which it was set, and how wide its scope is. */
export interface RateInForce {
  readonly width: number
  readonly from: CivilDate
  readonly hourly: HourlyRate
}

/**
 * The rate in force for a role on a day, of rates that apply to one project: the narrowest counts, and of these the last that
 * was set from the day or before; one of 0 is none.
 */
export const rateInForce = (rates: readonly RateState[], role: string, day: CivilDate): RateInForce | null => {
  for (const [width, some] of (byRole(rates).get(roleName(role)) ?? []).entries()) {
    const last = some.findLast(({ from }) => from <= day)
    if (last !== undefined && last.hourly !== null) return { width, from: last.from, hourly: last.hourly }
  }
  return null
}

/** The amount of the rate in force. */
export const rateOn = (rates: readonly RateState[], role: string, day: CivilDate): HourlyRate | null =>
  rateInForce(rates, role, day)?.hourly ?? null

/** The rates in force on a day, one a role. */
export const ratesOn = (rates: readonly RateState[], day: CivilDate): readonly HourlyRate[] =>
  [...byRole(rates).keys()].flatMap((role) => rateOn(rates, role, day) ?? [])

/** The rates that price hours in a project, which may be of several currencies, and the currency of the project. */
export interface Pricing {
  /** Those that apply to the project. */
  readonly rates: readonly RateState[]
  /** The currency in which the project is reckoned. */
  readonly currency: Currency
}

/** The currency of a project: as agreed, else that of all rates in force on a day, else the workspace's own. */
export const projectCurrency = (
  agreed: Currency | null,
  rates: readonly RateState[],
  day: CivilDate,
  own: Currency,
): Currency => {
  const [only, ...others] = new Set(ratesOn(rates, day).map(({ currency }) => currency))
  return agreed ?? (only !== undefined && others.length === 0 ? only : own)
}

/** The plain mean of all roles' rates in force on a day in the project's currency; null where there is none. */
export const blendedRateOn = ({ rates, currency }: Pricing, day: CivilDate): HourlyRate | null => {
  const inForce = ratesOn(rates, day).filter((rate) => rate.currency === currency)
  if (inForce.length === 0) return null
  const sum = inForce.reduce((total, { numerator }) => total + numerator, 0n)
  return money(currency, sum, BigInt(inForce.length))
}
