import { InvalidArgumentError } from 'commander'
import { EffectivePlan } from '#domain/plans'
import type { Rates } from '../api/rate.js'

const MOST = 1_000_000

/** Adds `plan=requests` to the rates that were given before it. */
export const parseRate = (text: string, before: Rates = {}): Rates => {
  const [, plan, requests] = /^([a-z]+)=([1-9]\d{0,6})$/.exec(text) ?? []
  if (!EffectivePlan.is(plan) || Number(requests) > MOST)
    throw new InvalidArgumentError(
      `A plan (${EffectivePlan.values.join(', ')}) and requests a minute from 1 to ${MOST} are expected: growth=1200`,
    )
  if (before[plan] !== undefined)
    throw new InvalidArgumentError(`The plan ${plan} has a rate already: give one for each.`)
  return { ...before, [plan]: Number(requests) }
}
