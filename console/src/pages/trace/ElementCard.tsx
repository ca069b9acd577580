import type { TraceElement } from '@workspace-delivery-intelligence/client'
import { spoken } from '../../format/words.js'
import { CivilDay, Day } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { linkWords, scopeWords } from './words.js'

type Link = Pick<TraceElement['links'][number], 'origin' | 'rule'>

/** One element of a chain. It opens its drawer. */
export const ElementCard = ({
  element,
  link,
  isStart,
  isNear,
  isOpened,
  isEntry,
  onOpen,
}: {
  element: TraceElement
  /** The link whose origin it says; null where it has none. */
  link: Link | null
  isStart: boolean
  isNear: boolean
  isOpened: boolean
  /** Says whether Tab leads to it; the arrow keys lead to the others. */
  isEntry: boolean
  onOpen: () => void
}) => {
  const { timeZone } = useSelected()
  const { id, title, day, at, state, scope } = element
  const words = scope === null ? '' : scopeWords[scope]
  const marks = [isStart && 'is-start', isNear && 'is-near', isOpened && 'is-opened', scope !== null && `is-${scope}`]
  return (
    <button
      type="button"
      data-element={id}
      className={['trace-card', ...marks.filter(Boolean)].join(' ')}
      tabIndex={isEntry ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpened}
      aria-current={isStart ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className="trace-card-title" title={title}>
        {title}
      </span>
      <span className="trace-card-facts small soft">
        {day === null ? <Day at={at} timeZone={timeZone} /> : <CivilDay date={day} />}
        {state !== null && ` · ${spoken(state)}`}
        {words !== '' && ` · ${words}`}
      </span>
      <span className="trace-card-link">
        {isStart ? 'The trace starts here' : link === null ? '\u00a0' : linkWords(link)}
      </span>
    </button>
  )
}
