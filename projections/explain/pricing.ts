import { countOf, exactSum, namesOf } from '#domain/counts'
import { UNIT } from '#domain/decimal'
import type { DocumentReader } from '#domain/documents'
import { type Money, minorDigits } from '#domain/money'
import type { DirectedRequest } from '#domain/operation'
import { labourOf } from '../cost/labour.js'
import { labourKeyOf } from '../cost/measures.js'
import { blendedRateOn, type Pricing, projectCurrency } from '../cost/rates.js'
import { engagementOn } from '../engagement/views.js'
import { Engagement } from '../entities/engagement.js'
import type { TimeEntryState } from '../entities/time-entry.js'
import { readRates } from '../selection/rates.js'
import { type Fraction, fraction, sumOf, times } from './fraction.js'
import type { Worth } from './sums.js'

/** The rates that price what is summed of a project, as its reports apply them. */
export const readPricing = async (
  { workspaceId, projects, period, currency, forClient }: DirectedRequest,
  docs: DocumentReader,
): Promise<Pricing | null> => {
  const [project, ...others] = projects
  if (project === undefined || others.length > 0 || forClient) return null
  const rates = await readRates({ workspaceId, projects: [project] }, docs)
  const engagements = await docs.find(Engagement, {
    where: { workspaceId: { eq: workspaceId }, projectId: { eq: project.projectId } },
  })
  const agreed = engagementOn(engagements, period.days.end)?.currency ?? null
  return { rates, currency: projectCurrency(agreed, rates, period.days.end, currency) }
}

/** An amount in minor units of its currency. */
export const centsIn = ({ currency, numerator, denominator }: Money): Fraction =>
  fraction(numerator * 10n ** BigInt(minorDigits(currency)), UNIT * denominator)

/** Seconds of roles at the rates in force on the day; those without a rate cost nothing that is known. */
export const labourWorth =
  ({ rates }: Pricing, counters: ReadonlySet<string>): Worth =>
  (counts, day) => {
    const amounts = namesOf(counts).flatMap((name) => {
      const key = counters.has(name) ? labourKeyOf(name) : null
      return key === null ? [] : [...labourOf(countOf(counts, name), key.role, day, rates).cost.values()]
    })
    return sumOf(amounts.map(centsIn))
  }

const MS_AN_HOUR = 3_600_000n

/** The time of attendees at the blended rate of the day; null on a day without one. */
export const meetingWorth =
  (pricing: Pricing): Worth =>
  (counts, day) => {
    const attended = exactSum(counts, 'coordination|attendeeMs')
    if (attended === 0n) return fraction(0n)
    const rate = blendedRateOn(pricing, day)
    return rate === null ? null : times(centsIn(rate), fraction(attended, MS_AN_HOUR))
  }

/** The cost of one time entry. */
export const labourCents = (document: object, { rates }: Pricing): Fraction => {
  const { observations } = document as TimeEntryState
  const facts = observations[0]?.facts
  const cost = facts === undefined ? [] : [...labourOf(facts.seconds, facts.role, facts.day, rates).cost.values()]
  return sumOf(cost.map(centsIn))
}
