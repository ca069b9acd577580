import type { CivilDate } from '#domain/common'
import type { FactsOf } from '#domain/events/facts'
import { addDays } from '#domain/time'
import { FREELANCER, priceOf, ROLES } from './agency.js'
import { daysFrom, isWorkday, type Month, monthOf, monthsOf, type Year } from './calendar.js'
import type { Days } from './plans.js'
import type { Entry } from './work.js'

// Invoices of the agency, month by month. One of each project does not match, for a reason that one can find.

type Invoice = FactsOf<'invoice'>
type Line = Invoice['lines'][number]

/** An invoice is paid a month after it was issued. */
const PAID_AFTER_DAYS = 31

const NAMES = [...ROLES, FREELANCER].map(({ name }) => name)
const WORK: Readonly<Record<string, string>> = {
  developer: 'Development',
  designer: 'Design',
  tester: 'Testing',
  'product owner': 'Product management',
  freelancer: 'Development, freelance',
}

export const isIn = (day: CivilDate, { start, end }: Month): boolean => day >= start && day <= end

/** The number of a project's invoice for a month. */
export const numberOf = (prefix: string, { start }: Month): string => `${prefix}-${start.slice(0, 7)}`

const hoursOf = (entries: readonly Entry[]): number => entries.reduce((sum, { hours }) => sum + hours, 0)

const labour = (role: string, hours: number, description = WORK[role] ?? role): Line => ({
  id: role.replace(' ', '-'),
  description,
  category: 'labour',
  role,
  hours: hours.toFixed(2),
  unitAmount: priceOf(role).toFixed(2),
  amount: (Math.round(hours * priceOf(role) * 100) / 100).toFixed(2),
})

const other = (id: string, category: 'fixed' | 'cloud', description: string, amount: number): Line => ({
  id,
  description,
  category,
  role: null,
  hours: null,
  unitAmount: null,
  amount: amount.toFixed(2),
})

/** A line for each role with billable time. */
const labourLines = (entries: readonly Entry[]): readonly Line[] =>
  NAMES.flatMap((role) => {
    const hours = hoursOf(entries.filter((one) => one.billable && one.role === role))
    return hours === 0 ? [] : [labour(role, hours)]
  })

/** The invoices for the whole months of the year, each issued on the day after its month. */
const monthly = (
  prefix: string,
  year: Year,
  linesOf: (month: Month, n: number) => readonly Line[],
): readonly Invoice[] =>
  monthsOf(year).map((month, n): Invoice => {
    const issuedOn = addDays(month.end, 1)
    return {
      number: numberOf(prefix, month),
      status: addDays(issuedOn, PAID_AFTER_DAYS) <= year.today ? 'paid' : 'issued',
      issuedOn,
      periodStart: month.start,
      periodEnd: month.end,
      currency: 'EUR',
      lines: linesOf(month, n),
    }
  })

/** Billable hours of the first days of a month with any, until they make a difference. */
const hoursOfFirstDays = (entries: readonly Entry[], role: string): number => {
  let hours = 0
  let last = ''
  for (const one of entries) {
    if (!one.billable || one.role !== role) continue
    if (hours >= 14 && one.day !== last) break
    hours += one.hours
    last = one.day
  }
  return hours
}

const INSTALMENT = 27_000

/** The shop: an instalment of the fixed price, change orders by time, hosting at cost. In one month some days stand twice: it is not paid. */
export const shopInvoices = (
  entries: readonly Entry[],
  cloud: readonly FactsOf<'cloud_line'>[],
  { billedTwice }: Days,
  year: Year,
): readonly Invoice[] => {
  const invoices = monthly('SHOP', year, (month, n) => {
    const worked = entries.filter(({ day }) => isIn(day, month))
    const twice = month.start === billedTwice.start ? hoursOfFirstDays(worked, 'developer') : 0
    const hosting = cloud
      .filter(({ from }) => from === month.start)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
    const ordered = labourLines(worked).map((line) => {
      const hours = Number(line.hours) + (line.role === 'developer' ? twice : 0)
      return labour(line.role ?? '', hours, `Change orders: ${line.description.toLowerCase()}`)
    })
    return [
      other('instalment', 'fixed', `Instalment ${n + 1} of 12`, INSTALMENT),
      ...ordered,
      other('hosting', 'cloud', 'Hosting, at cost', Math.round(hosting * 100) / 100),
    ]
  })
  const doubted = numberOf('SHOP', billedTwice)
  return invoices.map((one) => (one.number === doubted ? { ...one, status: 'issued' } : one))
}

/** The app: all time at agreed prices, as it stood in the time sheets when they were billed. */
export const appInvoices = (entries: readonly Entry[], year: Year): readonly Invoice[] =>
  monthly('APP', year, (month) => labourLines(entries.filter(({ day }) => isIn(day, month))))

/** The days of design that were booked late. */
const LATE_DAYS = 4

/** The time sheet of the app as it is today: the designer moved the last days of a month into the next one. */
export const movedEntries = (entries: readonly Entry[], { bookedLate }: Days): readonly Entry[] => {
  const late = entries
    .filter(({ role, billable, day }) => role === 'designer' && billable && isIn(day, bookedLate))
    .slice(-LATE_DAYS)
  const next = monthOf(addDays(bookedLate.end, 1))
  const workdays = daysFrom(next.start, next.end).filter(isWorkday)
  return entries.map((one) => (late.includes(one) ? { ...one, day: workdays[late.indexOf(one)] ?? next.end } : one))
}

const RETAINER = 8_000
const WORKSHOP_HOURS = 8

/** Time of the portal beyond its retainer: some calls each month, and the day of a workshop. */
export const extraEntries = ({ withoutSheet, workshop }: Days, year: Year): readonly Entry[] => {
  const months = [...monthsOf(year), monthOf(year.today)]
  return months.flatMap((month, n): readonly Entry[] => {
    const days = daysFrom(month.start, month.end).filter((day) => isWorkday(day) && day < year.today)
    const call = (day: CivilDate | undefined, hours: number): readonly Entry[] =>
      day === undefined ? [] : [{ day, hours, role: 'developer', category: 'on call', workItem: null, billable: true }]
    const calls = month.start === withoutSheet.start ? [] : [...call(days[6], 4 + (n % 3)), ...call(days[13], 3.5)]
    const [, , , , , , , , , , met] = days
    if (month.start !== workshop.start || met === undefined) return calls
    return [
      ...calls,
      {
        day: met,
        hours: WORKSHOP_HOURS,
        role: 'designer',
        category: 'workshop',
        workItem: null,
        billable: true,
      },
    ]
  })
}

/** The portal: its retainer, and time beyond it. The workshop took two days, of which one is in the time sheet. */
export const portalInvoices = (entries: readonly Entry[], { workshop }: Days, year: Year): readonly Invoice[] =>
  monthly('PORTAL', year, (month) => {
    const lines = labourLines(entries.filter(({ day }) => isIn(day, month)))
    return [
      other('retainer', 'fixed', 'Retainer', RETAINER),
      ...lines.map((line) =>
        line.role === 'designer' && month.start === workshop.start
          ? labour('designer', Number(line.hours) + WORKSHOP_HOURS, 'Design, with the workshop on two days')
          : line,
      ),
    ]
  })
