import { useState } from 'react'
import { Day } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { WithdrawNote } from './NoteDialogs.js'
import type { Detail } from './words.js'

type Note = Detail['notes'][number]

/** Notes with who wrote them, and a way to take each back. */
export const NoteList = ({ detail, notes }: { detail: Detail; notes: readonly Note[] }) => {
  const { timeZone } = useSelected()
  const mayWithdraw = useMay('invoice.withdrawNote')
  const [withdrawn, setWithdrawn] = useState<Note | null>(null)
  const lineOf = ({ lineId }: Note): string | null =>
    detail.lines.find(({ id }) => id === lineId)?.description ?? lineId
  return (
    <>
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.noteId} className="said">
            <p>{note.text}</p>
            <p className="row small soft">
              <span>
                Note by {note.by} on <Day at={note.at} timeZone={timeZone} />
                {note.lineId !== null && `, about “${lineOf(note)}”`}
              </span>
              {mayWithdraw && (
                <button type="button" className="link-button" onClick={() => setWithdrawn(note)}>
                  Withdraw<span className="unseen"> the note “{note.text}”</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {withdrawn !== null && <WithdrawNote detail={detail} note={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  )
}
