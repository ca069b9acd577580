import type { Trace } from '@workspace-delivery-intelligence/client'
import { setView } from '../../address/useAddress.js'
import { NO_START, startOf, viewOf } from '../../search/start.js'

/** Others of the same name, each with its own trace. */
export const Alike = ({ trace: { start, alike } }: { trace: Trace }) => {
  if (alike.length === 0) return null
  return (
    <div className="row">
      <span className="small soft">Others of this name:</span>
      {alike.map(({ id, title }) => {
        const named = startOf(start.kind, id)
        return named === null ? null : (
          <button
            key={id}
            type="button"
            className="button is-small"
            onClick={() => setView({ ...NO_START, ...viewOf(named) }, 'push')}
          >
            {title}
          </button>
        )
      })}
    </div>
  )
}
