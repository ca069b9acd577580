import type { Facts } from './response.js'
import { hiddenTexts } from './texts.js'

type Shown = Pick<Facts, 'assumptions' | 'coordination' | 'investment'>

/**
 * Facts without what is derived from a rate: beside the amounts of invoices it would tell the margin, and so would a share
 * of costs. What clouds bill stays. A cost basis that a person stated may name a rate.
 */
export const withoutCosts = <F extends Shown>(facts: F): F => ({
  ...facts,
  assumptions: facts.assumptions.map((one) =>
    one.id === 'cost-basis' && one.source === 'user'
      ? { ...one, value: hiddenTexts.assumption, unitOrMethod: hiddenTexts.assumption }
      : one,
  ),
  coordination: { ...facts.coordination, blendedHourlyRateCents: null, costCents: null },
  investment: {
    ...facts.investment,
    coordinationCents: null,
    coordinationPct: null,
    labourCents: null,
    reworkCents: null,
    reworkPct: null,
    scopeCents: null,
    scopePct: null,
    totalCents: null,
    labourCategories: facts.investment.labourCategories.map((one) => ({ ...one, cents: null })),
  },
})
