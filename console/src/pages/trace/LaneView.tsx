import type { ReactNode } from 'react'
import { format } from '../../format/viewer.js'
import { Count } from '../../parts/values.js'
import { FEW, type Lane } from './lanes.js'
import { kindPlurals, pluralInside } from './words.js'

/** One lane: its kind with the total, the elements that are shown, and a button for the others. */
export const LaneView = ({
  lane: { kind, at, total, elements, shown },
  isOpen,
  onToggle,
  children,
}: {
  lane: Lane
  isOpen: boolean
  onToggle: () => void
  /** The cards, in the order of `shown`. */
  children: ReactNode
}) => {
  const name = kindPlurals[kind]
  const isPart = total === null || total > elements.length
  return (
    <section className="trace-lane" aria-label={name}>
      <h3 className="trace-lane-head">
        {name} <Count value={total} at={at} />
      </h3>
      {elements.length === 0 && <p className="small soft trace-lane-none">None in this chain</p>}
      <div className="trace-cards">{children}</div>
      {elements.length > FEW && (
        <button type="button" className="button is-small is-plain" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen
            ? `Show fewer ${pluralInside(kind)}`
            : `Show ${format.number(elements.length - shown.length)} more ${pluralInside(kind)}`}
        </button>
      )}
      {isPart && elements.length > 0 && (
        <p className="small soft">
          The newest {format.number(elements.length)}{' '}
          {total === null ? 'are listed; there may be more.' : 'are listed.'}
        </p>
      )}
    </section>
  )
}
