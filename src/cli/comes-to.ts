import type { AmountTotal, ComesTo, HoursTotal, MeetingTotal, PlaceTotal } from '#app/import/comes-to'
import { amountText } from '#app/state/amount'
import { countText, hoursText } from '#domain/wording'
import { kindsText, kindText } from './kinds.js'

const placeLine = ({ kind, place, project, count, days, from, to }: PlaceTotal): string => {
  const of = project === null || project === place ? place : `${place} (${project})`
  return `${kindsText(count, kind)} of ${of}, on ${countText(days, 'day')}, ${from.slice(0, 10)} to ${to.slice(0, 10)}`
}

const hoursLine = ({ role, billable, hours }: HoursTotal): string =>
  `${hoursText(hours)} of ${role}, ${billable ? 'billable' : 'not billable'}`

const amountLine = ({ kind, currency, amount }: AmountTotal): string => {
  if (amount === null) return `an amount of ${kindText(kind)} that is not known: a part of it has none`
  const text = currency === null ? `${amount} without a currency` : amountText({ amount, currency })
  return `${text} of ${kindText(kind)}`
}

const meetingLine = ({ meetings, hours, heads, headHours }: MeetingTotal): string => {
  const attended =
    heads === null || headHours === null
      ? 'how many attended is not known'
      : `${countText(heads, 'head')}, ${hoursText(headHours)} of all of them`
  return `${countText(meetings, 'meeting')} of ${hoursText(hours)}, ${attended}`
}

/** The lines about what an import would bring, in the numbers that it then makes. */
export const comesToLines = ({ facts, hours, amounts, meetings, items }: ComesTo): readonly string[] =>
  [
    ...facts.map(placeLine),
    ...hours.map(hoursLine),
    ...amounts.map(amountLine),
    ...(meetings === null ? [] : [meetingLine(meetings)]),
    ...items.map((one) => `${countText(one.items, 'item')} ${one.state.replace('_', ' ')}`),
  ].map((line) => `  ${line}`)
