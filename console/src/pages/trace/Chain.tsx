import type { Trace } from '@workspace-delivery-intelligence/client'
import { useEffect } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAsking } from '../../api/useAnswer.js'
import { NO_START, type Start } from '../../search/start.js'
import { Alike } from './Alike.js'
import { ChainView } from './ChainView.js'
import { ElementDrawer } from './ElementDrawer.js'
import { isAlone } from './lanes.js'
import { keepRecent } from './recent.js'
import { kindWords, titleOf } from './words.js'

/** The reason why a chain has nothing but its start, by its kind. */
const ALONE: Readonly<Partial<Record<Trace['start']['kind'], string>>> = {
  invoice_line: 'No time entry is matched to this line: a fixed amount, a discount and other costs bill no hours.',
  work_item: 'No change and no time entry names this item yet. Open it to link a change.',
  code_change: 'This change names no work item and is in no release yet. Open it to link it to an item.',
  release: 'No change of this release is known.',
}

/** The chain of one thing, with the way back to the whole. */
export const Chain = ({ trace, start, projectId }: { trace: Trace; start: Start; projectId: string }) => {
  const { client } = useAsking()
  const { view } = useAddress()
  const opened = view['element']
  const title = titleOf(trace)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a start; its text says which one
  useEffect(() => keepRecent(client, projectId, { title, start }), [client, projectId, title, JSON.stringify(start)])
  return (
    <>
      <div className="trace-head">
        <div>
          <p className="small soft">{kindWords[trace.start.kind]}</p>
          <h2>{title}</h2>
        </div>
        <button type="button" className="button unprinted" onClick={() => setView(NO_START, 'push')}>
          Back to the whole period
        </button>
      </div>
      <Alike trace={trace} />
      {isAlone(trace) && <p className="soft">{ALONE[trace.start.kind] ?? 'Nothing is linked to it yet.'}</p>}
      <ChainView trace={trace} />
      {opened !== undefined && <ElementDrawer key={opened} trace={trace} id={opened} />}
    </>
  )
}
