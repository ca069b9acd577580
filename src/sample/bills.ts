import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import { daysFrom, type Month, monthOf, monthsOf, weekdayOf, type Year } from './calendar.js'
import type { Random } from './random.js'

// Bills of a cloud, and reports of the vendor of an AI tool.

const SERVICES = [
  ['Servers', 310],
  ['Database', 145],
  ['Storage and mail', 48],
] as const

/** The lines of the whole months, and of the running one so far, which the cloud may still correct. */
export const cloudOf = (year: Year, random: Random): readonly FactsOf<'cloud_line'>[] => {
  const running: Month = { start: monthOf(year.today).start, end: addDays(year.today, -1) }
  const months = running.end >= running.start ? [...monthsOf(year), running] : monthsOf(year)
  return months.flatMap((month, n) =>
    SERVICES.map(([service, usual]) => {
      const isRunning = month === running
      const days = daysFrom(month.start, addDays(month.end, 1)).length
      const amount = usual * (1 + 0.02 * n) * (0.95 + 0.1 * random()) * (isRunning ? days / 30 : 1)
      return {
        service,
        from: month.start,
        to: month.end,
        amount: amount.toFixed(4),
        currency: 'EUR',
        estimated: isRunning,
      }
    }),
  )
}

/** Metrics that an AI vendor reports: for each developer in the first week, and how much is added until the last one. */
const METRICS = [
  ['chats', 'count', 14, 38],
  ['tab_suggestions', 'count', 180, 260],
  ['tab_accepts', 'count', 52, 110],
  ['accepted_lines', 'lines', 210, 640],
] as const

/** The weeks of an AI account that are over. */
export const usageOf = (
  scope: string,
  developers: number,
  from: CivilDate,
  year: Year,
  random: Random,
): readonly FactsOf<'ai_usage'>[] => {
  const sundays = daysFrom(addDays(from, 6), year.today).filter((day) => weekdayOf(day) === 0)
  return sundays.flatMap((lastDay, week) =>
    METRICS.map(([metric, unit, first, more]) => ({
      vendor: 'cursor' as const,
      scope,
      windowStart: addDays(lastDay, -6),
      windowEnd: lastDay,
      metric,
      model: null,
      value: String(Math.round(developers * (first + (more * week) / sundays.length) * (0.9 + 0.2 * random()))),
      unit,
      currency: null,
      provenance: 'vendor_reported' as const,
    })),
  )
}
