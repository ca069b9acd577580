import { compareText } from '#domain/compare'
import { webAddress } from '#domain/web-address'
import { strongest } from '../entities/observation.js'
import { type ScopedItem, stateAt } from './measures.js'
import { estimated, type ScopeInputs, valuationOf } from './report.js'
import { UNDECIDED_LIMIT, type UndecidedItem, type UndecidedReport } from './response.js'

const isUndecided = ({ change, order }: ScopedItem): boolean =>
  change === 'uncertain' || (change === 'added' && order === null)

const viewOf = ({ item, change, order }: ScopedItem, { at }: ScopeInputs): UndecidedItem => ({
  container: item.place,
  key: item.key,
  title: strongest(item.observations, (facts) => facts.title) ?? item.key,
  countedAs: change === 'added' ? 'added' : 'uncertain',
  createdAt: item.createdAt,
  workType: item.type ?? 'other',
  state: stateAt(item, at) ?? 'removed',
  estimateHours: estimated([item.estimateMinutes]),
  changeOrderReference: order?.reference ?? null,
  url: strongest(item.observations, (facts) => webAddress(facts.url)),
})

/**
 * The items of which nobody has said why they are there: those that were added by no change order, and those of which it is not known
 * whether they were agreed on. Null where no tracker was read.
 */
export const undecidedReport = (inputs: ScopeInputs): UndecidedReport | null => {
  const { lock, scoped, availability } = inputs
  if (availability === 'unavailable') return null
  const undecided = scoped.filter(isUndecided)
  const added = undecided.filter(({ change }) => change === 'added')
  const newestFirst = (a: UndecidedItem, b: UndecidedItem): number =>
    compareText(b.createdAt ?? '', a.createdAt ?? '') || compareText(a.key, b.key)
  const { valueCents, currency, basis } = valuationOf(added, [], inputs)
  return {
    lock: { id: lock.lockId, lockedOn: lock.lockedOn, timeZone: lock.timeZone },
    items: undecided
      .map((one) => viewOf(one, inputs))
      .sort(newestFirst)
      .slice(0, UNDECIDED_LIMIT),
    itemsTotal: undecided.length,
    withoutOrder: {
      items: added.length,
      estimateHours: estimated(added.map(({ item }) => item.estimateMinutes)),
      valueCents,
      currency,
      basis,
    },
  }
}
