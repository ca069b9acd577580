import type { CivilDate } from '#domain/common'
import { addDays } from '#domain/time'
import type { ProjectName } from './agency.js'
import { type Month, monthsOf, type Year } from './calendar.js'

// The plan of each project with a tracker: who works on it, what was agreed on, and what was added.

/** A share of somebody's week. */
export interface Seat {
  readonly role: string
  readonly hoursAWeek: number
  readonly from: CivilDate
}

export interface Order {
  readonly reference: string
  readonly title: string
  readonly approvedOn: CivilDate
  /** In euros; null where it is billed by time. */
  readonly amount: string | null
  readonly items: number
}

export interface Lock {
  readonly on: CivilDate
  /** The items that are made on the days before it. */
  readonly items: number
  /** The last ones of these, which nobody put into the lock. */
  readonly forgotten: number
  readonly orders: readonly Order[]
  /** Items that were added without an order. */
  readonly unordered: number
}

export interface Plan {
  readonly beginsOn: CivilDate
  readonly features: readonly string[]
  readonly seats: readonly Seat[]
  /** Items from before the lock, or all where there is none. */
  readonly firstItems: number
  readonly lock: Lock | null
  /** The work that is planned, as a share of the time that there is. */
  readonly planned: number
}

const SHOP_FEATURES = [
  ...['Check-out', 'Product page', 'Search', 'Basket', 'Account', 'Price list'],
  ...['Order mails', 'Returns', 'Vouchers', 'Stock levels', 'Start page', 'Wish list'],
]
const APP_FEATURES = [
  ...['Sign-in', 'Booking', 'Push messages', 'Map', 'Payment'],
  ...['Profile', 'Ratings', 'Calendar', 'Photo upload', 'Help'],
]
const PORTAL_FEATURES = ['Contracts', 'Invoices', 'Meter readings', 'Messages', 'Tickets', 'Documents', 'Tariffs']
const SITE_FEATURES = ['Home page', 'Case studies', 'Careers', 'Contact', 'News', 'Team page']

/** The month that is so many before the last whole one. */
const back = (months: readonly Month[], n: number): Month => {
  const month = months.at(-1 - n)
  if (month === undefined) throw new Error(`the year has no ${n} whole months`)
  return month
}

/** The days of the year on which something happens in more than one place. */
export interface Days {
  /** The month of which the work of some days was billed twice. */
  readonly billedTwice: Month
  /** The month of which the last design was booked in the next one. */
  readonly bookedLate: Month
  /** The month of a workshop of which one day is in no time sheet. */
  readonly workshop: Month
  /** The month of which a time sheet was never handed in. */
  readonly withoutSheet: Month
  /** The day on which the calendar of a project was exported last. */
  readonly calendarEnds: CivilDate
  readonly freelancerFrom: CivilDate
  readonly siteBegins: CivilDate
}
export const daysOf = (year: Year): Days => {
  const months = monthsOf(year)
  return {
    billedTwice: back(months, 2),
    bookedLate: back(months, 1),
    workshop: back(months, 3),
    withoutSheet: back(months, 5),
    calendarEnds: addDays(year.today, -49),
    freelancerFrom: addDays(year.today, -70),
    siteBegins: addDays(year.today, -23),
  }
}

/** The day on which the engagements of the year begin. */
export const beginningOf = (year: Year): CivilDate => monthsOf(year)[0]?.start ?? year.from

const seats = (from: CivilDate, hours: readonly (readonly [role: string, hoursAWeek: number])[]): readonly Seat[] =>
  hours.map(([role, hoursAWeek]) => ({ role, hoursAWeek, from }))

/** The plans of a year. The library has none: it has no tracker. */
export const plansOf = (year: Year): Readonly<Partial<Record<ProjectName, Plan>>> => {
  const beginsOn = beginningOf(year)
  const months = monthsOf(year)
  const { billedTwice, freelancerFrom, siteBegins } = daysOf(year)
  return {
    shop: {
      beginsOn,
      features: SHOP_FEATURES,
      seats: seats(beginsOn, [
        ['developer', 30],
        ['developer', 26],
        ['designer', 10],
        ['tester', 12],
        ['product owner', 6],
      ]),
      firstItems: 0,
      lock: {
        on: addDays(beginsOn, 13),
        items: 50,
        forgotten: 4,
        orders: [
          {
            reference: 'CR-1',
            title: 'Vouchers for resellers',
            approvedOn: addDays(back(months, 7).start, 8),
            amount: '17500.00',
            items: 3,
          },
          {
            reference: 'CR-2',
            title: 'Returns without a printed label',
            approvedOn: addDays(back(months, 4).start, 5),
            amount: '23500.00',
            items: 4,
          },
          {
            reference: 'CR-3',
            title: 'Prices by region',
            approvedOn: addDays(billedTwice.start, -9),
            amount: '18000.00',
            items: 3,
          },
        ],
        unordered: 6,
      },
      planned: 1.05,
    },
    app: {
      beginsOn,
      features: APP_FEATURES,
      seats: [
        ...seats(beginsOn, [
          ['developer', 30],
          ['developer', 16],
          ['designer', 14],
          ['tester', 9],
        ]),
        ...seats(freelancerFrom, [['freelancer', 14]]),
      ],
      firstItems: 0,
      lock: {
        on: addDays(beginsOn, 20),
        items: 42,
        forgotten: 3,
        orders: [
          {
            reference: 'Order 2',
            title: 'Payment by direct debit',
            approvedOn: addDays(back(months, 6).start, 10),
            amount: '15800.00',
            items: 3,
          },
          {
            reference: 'Order 3',
            title: 'Ratings with photos',
            approvedOn: addDays(back(months, 2).start, 3),
            amount: null,
            items: 3,
          },
        ],
        unordered: 7,
      },
      planned: 1.06,
    },
    portal: {
      beginsOn,
      features: PORTAL_FEATURES,
      seats: seats(beginsOn, [
        ['developer', 14],
        ['designer', 3],
        ['tester', 3],
      ]),
      firstItems: 18,
      lock: {
        on: addDays(back(months, 5).start, 4),
        items: 22,
        forgotten: 2,
        orders: [
          {
            reference: 'PO 2031',
            title: 'Meter readings by photo',
            approvedOn: addDays(back(months, 3).start, 14),
            amount: '4800.00',
            items: 2,
          },
        ],
        unordered: 3,
      },
      planned: 1.07,
    },
    site: {
      beginsOn: siteBegins,
      features: SITE_FEATURES,
      seats: seats(siteBegins, [
        ['developer', 24],
        ['designer', 20],
        ['product owner', 6],
      ]),
      firstItems: 17,
      lock: null,
      planned: 3.4,
    },
  }
}
