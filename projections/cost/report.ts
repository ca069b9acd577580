import { compareText } from '#domain/compare'
import { countOf, exactSum, namesOf } from '#domain/counts'
import { type Availability, measuredNumber, weakest } from '#domain/coverage'
import { hoursOfSeconds, ratio, roundHalfEven } from '#domain/figures'
import { addMoney, addSums, type Currency, centsOf, money, NOTHING, type Sums, totalCents } from '#domain/money'
import type { MeetingCounter } from '../entities/meeting.js'
import type { RateState } from '../entities/rate.js'
import type { DailySums } from '../rollups/daily-sums.js'
import {
  addLabour,
  betweenRates,
  coordinationOf,
  currenciesIn,
  type Labour,
  labourByCategory,
  NO_LABOUR,
} from './labour.js'
import { type CloudState, type CostCounter, type CostCounts, cloudKeyOf, cloudSum } from './measures.js'
import { blendedRateOn } from './rates.js'
import type { Coordination, Investment } from './response.js'

const pctOf = (part: number | null, whole: number | null): number | null => {
  const share = part === null || whole === null ? null : ratio(part, whole)
  return share === null ? null : roundHalfEven(100 * share, 1)
}

/** Sums what clouds billed, by state: estimates are replaced by the final amounts when the bill is closed. */
export const cloudCost = (counts: CostCounts, state: CloudState): Sums => {
  const currencies = new Set(
    namesOf(counts).flatMap((name) => {
      const key = cloudKeyOf(name)
      return key?.state === state ? [key.currency] : []
    }),
  )
  return [...currencies]
    .sort()
    .reduce((sums, currency) => addMoney(sums, money(currency, cloudSum(counts, currency, state))), NOTHING)
}

export interface CostAvailability {
  readonly timeEntries: Availability
  readonly meetings: Availability
  readonly cloud: Availability
  readonly invoices: Availability
  readonly workItems: Availability
  readonly codeChanges: Availability
}

/** The inputs of the investment of a selection and period. */
export interface InvestmentInputs {
  /** Daily sums of the family `cost`, over all places of the selection. */
  readonly cost: DailySums<CostCounter>
  /** Sums of meetings by UTC day, of the family `delivery`. */
  readonly delivery: DailySums<MeetingCounter>
  readonly rates: readonly RateState[]
  /** The project's. */
  readonly currency: Currency
  /** Labour on items that were reopened or whose changes were reverted. */
  readonly rework: Labour
  /** Labour on items added after the lock; null where there is no lock. */
  readonly scope: Labour | null
  /** The whole amounts of the invoices that overlap the period. */
  readonly invoiced: Sums
  /** Says whether time sheets contain the meetings, so that their cost is part of that of labour. */
  readonly meetingsIncluded: boolean
  readonly availability: CostAvailability
}

/** Coordination of a selection and period: null without calendar coverage, its cost also without a rate. */
export const coordinationReport = ({
  delivery,
  availability,
  ...pricing
}: Pick<InvestmentInputs, 'delivery' | 'rates' | 'currency'> & {
  readonly availability: Pick<CostAvailability, 'meetings'>
}): Coordination => {
  const found = coordinationOf(betweenRates(delivery, pricing.rates), pricing)
  const counts = delivery.total
  const all = countOf(counts, 'meetings')
  const known = (value: number | null): number | null => measuredNumber(availability.meetings, value)
  const lastDay = delivery.dayOfEnough(1, (sums) => (exactSum(sums, 'coordination|attendeeMs') > 0n ? 1 : 0))
  const rate = lastDay === null ? null : blendedRateOn(pricing, lastDay)
  return {
    blendedHourlyRateCents: rate === null ? null : known(centsOf(rate.numerator, rate.currency, rate.denominator)),
    costCents: known(found.cost === null ? null : totalCents(found.cost)),
    taggingPct: known(pctOf(countOf(counts, 'meetings|tagged'), all)),
    declined: known(found.declined),
    hours: known(roundHalfEven(found.ms / 3_600_000, 2)),
    meetings: known(found.meetings),
  }
}

type PricedInputs = Pick<InvestmentInputs, 'cost' | 'delivery' | 'rates' | 'currency' | 'invoiced'>

/** All that costs something in a selection and period, each part summed exactly. */
const pricedParts = (inputs: PricedInputs) => {
  const { cost, delivery, rates, invoiced } = inputs
  const categories = labourByCategory(cost, rates)
  const labour = [...categories.values()].reduce(addLabour, NO_LABOUR)
  const coordination = coordinationOf(betweenRates(delivery, rates), inputs)
  const [final, estimated] = (['final', 'estimated'] as const).map((state) => cloudCost(cost.total, state)) as [
    Sums,
    Sums,
  ]
  const currencies = currenciesIn(labour.cost, coordination.cost ?? NOTHING, final, estimated, invoiced)
  return { categories, labour, coordination, final, estimated, currencies }
}

/** The currencies in which anything of a selection and period is priced. */
export const pricedIn = (inputs: PricedInputs): readonly Currency[] => pricedParts(inputs).currencies

/** The investment as a client gets it: what was invoiced and the time that was spent, and nothing of what it cost. */
export const investmentForClient = ({ cost, invoiced, availability }: InvestmentInputs): Investment => {
  const counts = cost.total
  const seconds = [...labourByCategory(cost, []).values()].reduce(addLabour, NO_LABOUR).seconds
  const currencyConflict = currenciesIn(invoiced).length > 1
  return {
    cloudCents: null,
    coordinationCents: null,
    coordinationPct: null,
    estimated: false,
    estimatedCloudCents: null,
    invoicedCents: measuredNumber(availability.invoices, currencyConflict ? null : totalCents(invoiced)),
    labourCents: null,
    labourHours: measuredNumber(availability.timeEntries, hoursOfSeconds(seconds)),
    reworkCents: null,
    reworkPct: null,
    roleBandHours: null,
    scopeCents: null,
    scopePct: null,
    totalCents: null,
    unpricedHours: null,
    currencyConflict,
    costEvidence: {
      cloudLines: countOf(counts, 'cloudLines'),
      linkedTimeEntries: countOf(counts, 'timeEntries|linked'),
      timeEntries: countOf(counts, 'timeEntries'),
    },
    labourCategories: [],
  }
}

/**
 * The costs of a selection and period, in exact sums that are rounded once. A cost that is not known is null, and so is
 * a total of two currencies.
 */
export const investmentReport = (inputs: InvestmentInputs): Investment => pricedInvestment(inputs).investment

/** The same, with the currencies in which anything is priced. */
export const pricedInvestment = (
  inputs: InvestmentInputs,
): { readonly investment: Investment; readonly currencies: readonly Currency[] } => {
  const { rework, scope, invoiced, meetingsIncluded, availability } = inputs
  const counts = inputs.cost.total
  const { categories, labour, coordination, final, estimated, currencies } = pricedParts(inputs)
  const cloud = addSums(final, estimated)
  const currencyConflict = currencies.length > 1

  const entries = countOf(counts, 'timeEntries')
  const lines = countOf(counts, 'cloudLines')
  const cents = (sums: Sums): number | null => (currencyConflict ? null : totalCents(sums))
  const ofLabour = (value: number | null): number | null => measuredNumber(availability.timeEntries, value)
  const ofCloud = (value: number | null): number | null => measuredNumber(availability.cloud, value)
  const ofMeetings = (value: number | null): number | null => measuredNumber(availability.meetings, value)
  // The cost of hours without a rate is not known: where no hour has a rate, there is no cost to show.
  const priced = ({ seconds, unpricedSeconds, cost }: Labour): number | null =>
    seconds > 0 && unpricedSeconds === seconds ? null : cents(cost)

  const labourCents = ofLabour(priced(labour))
  const coordinationCents = ofMeetings(coordination.cost === null ? null : cents(coordination.cost))
  const cloudCents = ofCloud(cents(cloud))
  const known = [
    ...(labourCents === null ? [] : [labour.cost]),
    ...(coordination.cost === null || coordinationCents === null || meetingsIncluded ? [] : [coordination.cost]),
    ...(cloudCents === null ? [] : [cloud]),
  ]
  const total = known.reduce(addSums, NOTHING)
  // The sum of what is known; that something is not stands beside it, as null or as hours without a rate.
  const totals = known.length === 0 ? null : cents(total)
  const { timeEntries, workItems, codeChanges } = availability
  const reworkCents = measuredNumber(weakest(timeEntries, workItems, codeChanges), priced(rework))
  const scopeCents = scope === null ? null : measuredNumber(weakest(timeEntries, workItems), priced(scope))
  const investment: Investment = {
    cloudCents,
    coordinationCents,
    coordinationPct: meetingsIncluded ? null : pctOf(coordinationCents, totals),
    estimated: estimated.size > 0,
    estimatedCloudCents: ofCloud(cents(estimated)),
    invoicedCents: measuredNumber(availability.invoices, cents(invoiced)),
    labourCents,
    labourHours: ofLabour(hoursOfSeconds(labour.seconds)),
    reworkCents,
    reworkPct: pctOf(reworkCents, labourCents),
    roleBandHours: ofLabour(hoursOfSeconds(labour.seconds - labour.unpricedSeconds)),
    scopeCents,
    scopePct: pctOf(scopeCents, labourCents),
    totalCents: totals,
    unpricedHours: ofLabour(hoursOfSeconds(labour.unpricedSeconds)),
    currencyConflict,
    costEvidence: { cloudLines: lines, linkedTimeEntries: countOf(counts, 'timeEntries|linked'), timeEntries: entries },
    labourCategories: [...categories]
      .sort(([a], [b]) => compareText(a, b))
      .map(([category, one]) => ({
        category,
        hours: hoursOfSeconds(one.seconds),
        cents: priced(one),
        unpricedHours: hoursOfSeconds(one.unpricedSeconds),
      })),
  }
  return { investment, currencies }
}
