import { useState } from 'react'
import { pageAddress, useAddress } from '../../address/useAddress.js'
import { PageLink } from '../../parts/PageLink.js'
import { Count, Day, WorkHours } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useMayOpen } from '../../selection/offered.js'
import { useSelected } from '../../selection/selected.js'
import { Disclosure } from './Disclosure.js'
import { ExplainLine, WithdrawExplanation } from './LineDialogs.js'
import { LineChanges, LineEntries, LineItems } from './LineEvidence.js'
import { AddNote } from './NoteDialogs.js'
import { NoteList } from './NoteList.js'
import { type Detail, type Line, supportOf } from './words.js'

type Step = 'entries' | 'items' | 'changes'
type Asked = 'explain' | 'withdraw' | 'note' | null

interface LineOf {
  readonly detail: Detail
  readonly line: Line
  readonly at: string
}

const Steps = ({ detail, line, at }: LineOf) => {
  const [opened, setOpened] = useState<readonly Step[]>(['entries'])
  const toggle = (step: Step): void =>
    setOpened(opened.includes(step) ? opened.filter((one) => one !== step) : [...opened, step])
  if (line.entriesTotal === 0 && line.meetings === 0 && line.itemsTotal === 0)
    return <p className="soft">{supportOf(line)}</p>
  return (
    <div className="steps">
      {line.entriesTotal > 0 && (
        <Disclosure
          name="Time entries"
          aside={
            <span className="soft">
              <Count value={line.entriesTotal} at={`${at}.entriesTotal`} />
              {' · '}
              <WorkHours value={line.evidencedHours} at={`${at}.evidencedHours`} />
            </span>
          }
          isOpen={opened.includes('entries')}
          onToggle={() => toggle('entries')}
        >
          <LineEntries line={line} at={at} isTold={detail.notesTotal !== null} />
        </Disclosure>
      )}
      {line.meetings > 0 && (
        <p className="row">
          Meetings <Count value={line.meetings} at={`${at}.meetings`} />
          <span className="soft">
            <WorkHours value={line.evidencedHours} at={`${at}.evidencedHours`} />
          </span>
        </p>
      )}
      {line.itemsTotal > 0 && (
        <Disclosure
          name="Work items"
          aside={
            <span className="soft">
              <Count value={line.itemsTotal} at={`${at}.itemsTotal`} />
            </span>
          }
          isOpen={opened.includes('items')}
          onToggle={() => toggle('items')}
        >
          <LineItems line={line} />
        </Disclosure>
      )}
      {line.changesTotal > 0 && (
        <Disclosure
          name="Changes"
          aside={
            <span className="soft">
              <Count value={line.changesTotal} at={`${at}.changesTotal`} />
            </span>
          }
          isOpen={opened.includes('changes')}
          onToggle={() => toggle('changes')}
        >
          <LineChanges line={line} />
        </Disclosure>
      )}
    </div>
  )
}

const Explained = ({ line: { explained } }: Pick<LineOf, 'line'>) => {
  const { timeZone } = useSelected()
  if (explained === null) return null
  return (
    <div className="said">
      <p>{explained.text}</p>
      <p className="small soft">
        Explained by {explained.by} on <Day at={explained.at} timeZone={timeZone} />
        {!explained.isCurrent && '. The line has changed since, so it needs another explanation.'}
      </p>
    </div>
  )
}

/** Everything behind a line: what was said of it, and the time, items and changes that support it. */
export const LinePanel = ({ detail, line, at }: LineOf) => {
  const address = useAddress()
  const [asked, setAsked] = useState<Asked>(null)
  const mayExplain = useMay('invoice.explain')
  const mayWithdraw = useMay('invoice.withdrawExplanation')
  const mayNote = useMay('invoice.note')
  const mayTrace = useMayOpen('trace')
  const notes = detail.notes.filter(({ lineId }) => lineId === line.id)
  const close = (): void => setAsked(null)
  return (
    <div className="stack">
      <Explained line={line} />
      {notes.length > 0 && <NoteList detail={detail} notes={notes} />}
      <Steps detail={detail} line={line} at={at} />
      <div className="row unprinted">
        {mayTrace && (
          <PageLink
            className="button is-small"
            to={pageAddress(address, 'trace', { kind: 'line', invoice: detail.key, line: line.id })}
          >
            Follow this line in Trace
          </PageLink>
        )}
        {mayExplain && (
          <button type="button" className="button is-small" onClick={() => setAsked('explain')}>
            {line.explained === null ? 'Explain this line' : 'Change the explanation'}
          </button>
        )}
        {mayWithdraw && line.explained !== null && (
          <button type="button" className="button is-small" onClick={() => setAsked('withdraw')}>
            Withdraw the explanation
          </button>
        )}
        {mayNote && (
          <button type="button" className="button is-small" onClick={() => setAsked('note')}>
            Note on this line
          </button>
        )}
      </div>
      {asked === 'explain' && <ExplainLine detail={detail} line={line} onClose={close} />}
      {asked === 'withdraw' && <WithdrawExplanation detail={detail} line={line} onClose={close} />}
      {asked === 'note' && <AddNote detail={detail} line={line} onClose={close} />}
    </div>
  )
}
