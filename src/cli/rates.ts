import { InvalidArgumentError } from 'commander'
import type { Rates } from '#composition/serving'
import { EffectivePlan } from '#domain/plans'

const MOST = 1_000_000

/** Adds `plan=requests` to the rates given before it. */
export const parseRate = (text: string, before: Rates = {}): Rates => {
  const [, plan, requests] = /^([a-z]+)=([1-9]\d{0,6})$/.exec(text) ?? []
  if (!EffectivePlan.is(plan) || Number(requests) > MOST)
    throw new InvalidArgumentError(
      `Expected a plan (${EffectivePlan.values.join(', ')}) and its requests a minute, from 1 to ${MOST}: growth=1200`,
    )
  if (before[plan] !== undefined)
    throw new InvalidArgumentError(`The plan ${plan} already has a rate: give one rate for each plan.`)
  return { ...before, [plan]: Number(requests) }
}
