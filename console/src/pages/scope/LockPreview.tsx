import type { ScopePreview } from '@workspace-delivery-intelligence/client'
import { isCivilDate } from '../../address/civil.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format, LOCALE } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { WorkHours } from '../../parts/values.js'
import type { Values } from '../../statement/fields.js'
import { PlainTable } from '../../table/PlainTable.js'
import { sortRows } from '../../table/rows.js'
import { useScopePlace } from './place.js'

const HEIGHT = 260

const Items = ({ tracker, lockedOn }: { tracker: NonNullable<ScopePreview['tracker']>; lockedOn: string }) => {
  const { items, itemsTotal, estimatedItems, estimateHours } = tracker
  if (itemsTotal === 0)
    return (
      <EmptyState title={`No items on ${format.date(lockedOn)}`}>
        <p>Choose a later day or another tracker, or import the items of this one first.</p>
      </EmptyState>
    )
  return (
    <>
      <p>
        The lock will have <data value={itemsTotal}>{format.number(itemsTotal)}</data>{' '}
        {itemsTotal === 1 ? 'item' : 'items'}, estimated at <WorkHours value={estimateHours} />.{' '}
        <span className="soft">
          {format.number(estimatedItems)} of {format.number(itemsTotal)} have an estimate.
        </span>
      </p>
      {itemsTotal > items.length && <p className="small soft">The first {format.number(items.length)} are listed.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark inside of a dialog */}
      <div className="lock-preview-items" role="group" aria-label="Items of the lock" tabIndex={0}>
        <PlainTable
          label="Items of the lock"
          head={['Item', 'Title', 'State', 'Estimate']}
          rows={sortRows(items, ({ key }) => key, false, LOCALE).map(({ key, title, state, estimateHours: hours }) => [
            key,
            title,
            spoken(state),
            hours === null ? '—' : <WorkHours key="estimate" value={hours} />,
          ])}
        />
      </div>
    </>
  )
}

/** The items and estimates that a lock would freeze, before it is made. */
export const LockPreview = ({ values }: { values: Values }) => {
  const { question } = useScopePlace()
  const { fromTracker: tracker, on } = values
  const isAsked = typeof tracker === 'string' && tracker !== '' && typeof on === 'string' && isCivilDate(on)
  const asked = useAnswer(
    'scope.preview',
    isAsked ? { projectId: question.projectId, tracker, on, tz: question.tz } : null,
  )
  return (
    <div className="lock-preview" style={{ minHeight: HEIGHT }}>
      <h3>Preview</h3>
      {isAsked ? (
        <Loaded asked={asked} heights={[HEIGHT]} label="the items">
          {(answer) => answer.tracker !== null && <Items tracker={answer.tracker} lockedOn={answer.lockedOn} />}
        </Loaded>
      ) : (
        <p className="soft">Choose a tracker and a day to see the items.</p>
      )}
    </div>
  )
}
