import { addDays, type CivilDate, monthStart } from '../../address/civil.js'
import type { Period } from '../../address/periods.js'
import type { PortfolioProject } from './attention.js'

const isKnown = ({ spent, completedItems, ai }: PortfolioProject['months'][number]): boolean =>
  spent.cents !== null || (completedItems ?? 0) > 0 || (ai?.mergedChanges ?? 0) > 0

/**
 * The period in which a project is opened: the selected one where it has evidence of it, else the month of its last evidence. Without
 * any evidence it is the selected one.
 */
export const openingPeriod = (
  { months }: Pick<PortfolioProject, 'months'>,
  lastEvidenceOn: CivilDate | null,
  selected: Period,
): Period => {
  if (lastEvidenceOn === null) return selected
  const isWithin = lastEvidenceOn >= selected.start && lastEvidenceOn <= selected.end
  if (isWithin || months.some(isKnown)) return selected
  return { start: monthStart(lastEvidenceOn), end: addDays(monthStart(lastEvidenceOn, 1), -1) }
}
