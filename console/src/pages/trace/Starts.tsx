import { setView } from '../../address/useAddress.js'
import { NO_START, type Start, viewOf } from '../../search/start.js'
import type { Recent } from './recent.js'
import type { Suggested } from './starts.js'

const open = (start: Start): void => setView({ ...NO_START, ...viewOf(start) }, 'push')

const StartButton = ({ reason, title, start }: Suggested) => (
  <button type="button" className="trace-start" onClick={() => open(start)}>
    <span className="small soft">{reason}</span>
    <span className="trace-start-title">{title}</span>
  </button>
)

/** Starts that are worth a look, and those that were looked at last. */
export const Starts = ({ suggested, recent }: { suggested: readonly Suggested[]; recent: readonly Recent[] }) => (
  <div className="trace-starts">
    {suggested.map((one) => (
      <StartButton key={one.reason} reason={one.reason} title={one.title} start={one.start} />
    ))}
    {recent.map(({ title, start }) => (
      <StartButton key={JSON.stringify(start)} reason="Traced before" title={title} start={start} />
    ))}
  </div>
)

/** The room of starts that are on their way. */
export const StartsLoading = () => (
  <div className="trace-starts is-loading" role="status" aria-label="Loading suggestions">
    {['line', 'release', 'change', 'item'].map((one) => (
      <div key={one} className="trace-start" />
    ))}
  </div>
)
