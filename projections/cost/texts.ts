import type { Currency } from '#domain/money'
import { fewText, hoursText } from '#domain/wording'

export const costTexts = {
  unpricedHours: (hours: number, roles: readonly string[]) =>
    `${hoursText(hours)} without a rate ${hours === 1 ? 'is' : 'are'} not included in any cost: time of ${fewText(roles)}.`,
  severalCurrencies: 'Costs are in more than one currency, so there is no total.',
  timeEntry: (hours: number, role: string, category: string) => `${hoursText(hours)} of ${role} (${category})`,
} as const

/** The basis of each number in cents: its currency, then what it counts. */
export const costBases = {
  investment: (currency: Currency) => `${currency}: labour, coordination and cloud costs of the period`,
  investmentWithMeetings: (currency: Currency) =>
    `${currency}: labour, with meetings as part of it, and cloud costs of the period`,
  labour: (currency: Currency) => `${currency}: hours × the rate in force for the role`,
  coordination: (currency: Currency) => `${currency}: meeting length × accepted attendees × the blended rate`,
  cloud: (currency: Currency) => `${currency}: cloud bills`,
  timeEntry: (currency: Currency) => `${currency}: hours × the rate in force on that day`,
  meeting: (currency: Currency) => `${currency}: meeting length × accepted attendees × the blended rate on that day`,
  cloudLine: (currency: Currency) => `${currency}: the part of this cloud bill line that falls in the period`,
} as const
