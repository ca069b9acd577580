import { addDays, monthStart } from '../../address/civil.js'
import type { Format } from '../../format/format.js'
import type { PortfolioProject } from './attention.js'
import type { MonthValue } from './Trend.js'

type Month = PortfolioProject['months'][number]

const UNKNOWN = 'not known'

/** Says whether the told days are only a part of their month. */
const isCut = ({ start, end }: Month): boolean => start !== monthStart(start) || end !== addDays(monthStart(end, 1), -1)

const valueIn = (month: Month, value: number | null, text: (value: number) => string): MonthValue => ({
  month: month.month,
  value,
  text: value === null ? UNKNOWN : text(value),
  isCut: isCut(month),
})

/** The cost of each month. */
export const spentByMonth = ({ months }: PortfolioProject, format: Format): readonly MonthValue[] =>
  months.map((month) => {
    const { cents, currency } = month.spent
    return valueIn(month, cents, (value) => (currency === null ? format.number(value) : format.money(value, currency)))
  })

/** The share of assisted changes among those with an AI tag of each month. */
export const aiShareByMonth = ({ months }: PortfolioProject, format: Format): readonly MonthValue[] =>
  months.map((month) => valueIn(month, month.ai?.assistedShare ?? null, format.ratio))

/** The completed work items of each month. */
export const completedByMonth = ({ months }: PortfolioProject, format: Format): readonly MonthValue[] =>
  months.map((month) => valueIn(month, month.completedItems, format.number))

/** The merged changes of each month. */
export const mergedByMonth = ({ months }: PortfolioProject, format: Format): readonly MonthValue[] =>
  months.map((month) => valueIn(month, month.ai?.mergedChanges ?? null, format.number))
