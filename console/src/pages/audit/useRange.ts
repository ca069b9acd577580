import { useAddress } from '../../address/useAddress.js'
import { useAccess } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { type Range, rangeOf } from './range.js'

/** The range that the address names, as far as the plan shows it. */
export const useRange = (): Range => {
  const { view } = useAddress()
  const { today } = useSelected()
  const access = useAccess()
  return rangeOf(view, today, access?.windowDays ?? null)
}
