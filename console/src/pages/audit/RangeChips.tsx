import { setView } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { useAccess } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { DateField } from '../../shell/DateField.js'
import { Popover } from '../../shell/Popover.js'
import { ofDates, ofDays, rangesWithin } from './range.js'
import { useRange } from './useRange.js'

/** The range of the trail: so many last days, or two days. */
export const RangeChips = () => {
  const { today } = useSelected()
  const access = useAccess()
  const { start, end, days } = useRange()
  return (
    <>
      {rangesWithin(access?.windowDays ?? null).map((range) => (
        <button
          key={range}
          type="button"
          className="context-chip"
          aria-pressed={range === days}
          onClick={() => setView(ofDays(range), 'push')}
        >
          <span className="unseen">Last </span>
          {range} days
        </button>
      ))}
      <div className={days === null ? 'audit-chip is-chosen' : 'audit-chip'}>
        <Popover name="Range" label={days === null ? format.range(start, end) : 'Custom'}>
          <DateField
            label="From"
            value={start}
            latest={today}
            onChoose={(date) => setView(ofDates({ start: date, end }, 'start'), 'push')}
          />
          <DateField
            label="To"
            value={end}
            latest={today}
            onChoose={(date) => setView(ofDates({ start, end: date }, 'end'), 'push')}
          />
        </Popover>
      </div>
    </>
  )
}
