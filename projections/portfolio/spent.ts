import type { ReadRequest } from '#domain/operation'
import { type Shown, shownInvestment } from '../command-center/kpis.js'
import { NO_LABOUR, rolesWithoutRate } from '../cost/labour.js'
import { projectCurrency } from '../cost/rates.js'
import { pricedInvestment } from '../cost/report.js'
import { costKinds, meetingsChoiceOn } from '../engagement/allocation.js'
import { engagementOn } from '../engagement/views.js'
import { billedIn, claimedBy } from '../reconciliation/invoices.js'
import { reachNote } from '../selection/reach.js'
import type { Spent } from './response.js'
import type { CostEvidence } from './spans.js'
import type { Stated } from './stated.js'
import { monthTexts } from './texts.js'

/** The cost of a project over some days, as the command center reckons it for that period. */
export const investmentIn = (
  request: Pick<ReadRequest, 'now' | 'currency' | 'hidesRates' | 'forClient'>,
  { rates, engagements, assumptions, invoices }: Stated,
  { period, coverage, cost, delivery }: CostEvidence,
) => {
  const { end } = period.days
  const { time_entry, meeting, cloud_line } = coverage.availability
  const choice = meetingsChoiceOn(assumptions, end)
  const agreed = engagementOn(engagements, end)?.currency ?? null
  const inputs = {
    cost,
    delivery,
    rates,
    currency: projectCurrency(agreed, rates, end, request.currency),
    // Neither of the two is part of the total.
    rework: NO_LABOUR,
    scope: null,
    // An amount in another currency leaves the total without one.
    invoiced: claimedBy(billedIn(invoices, period.days)),
    meetingsIncluded: choice === 'included',
    availability: {
      timeEntries: time_entry,
      meetings: meeting,
      cloud: cloud_line,
      invoices: 'unavailable',
      workItems: 'unavailable',
      codeChanges: 'unavailable',
    },
  } as const
  const { investment, currencies } = pricedInvestment(inputs)
  const { totalCents, labourCents, coordinationCents, cloudCents, unpricedHours, currencyConflict } = investment
  return {
    investment: { totalCents, labourCents, coordinationCents, cloudCents, unpricedHours, currencyConflict },
    currency: currencies[0] ?? inputs.currency,
    unpricedRoles: unpricedHours === null || unpricedHours === 0 ? [] : rolesWithoutRate(cost, rates),
    meetingsIncluded: inputs.meetingsIncluded,
    choice,
    reach: reachNote(coverage, costKinds(choice), { ...request, period }),
  }
}

/** Says why a number is not known, or not of all days; null where it is. */
export const reasonOf = ({ availability, value, summary, context }: Shown, reach: string | null): string | null => {
  if (availability === 'available') return reach
  if (value === null) return `${summary} ${context}`
  return reach === null ? `${context} ${monthTexts.partlyRead}` : context
}

/** The cost of a project over some days. */
export const spentOf = (
  request: Pick<ReadRequest, 'now' | 'currency' | 'hidesRates' | 'forClient'>,
  stated: Stated,
  evidence: CostEvidence,
): Spent => {
  const { investment, reach, ...found } = investmentIn(request, stated, evidence)
  const shown = shownInvestment(
    {
      reports: { availability: evidence.coverage.availability, investment },
      currency: found.currency,
      unpricedRoles: found.unpricedRoles,
      meetingsIncluded: found.meetingsIncluded,
      hidesRates: request.hidesRates,
    },
    reach,
  )
  return {
    cents: shown.value?.value ?? null,
    currency: shown.value === null ? null : found.currency,
    availability: shown.availability,
    reason: reasonOf(shown, request.hidesRates ? null : reach),
  }
}
