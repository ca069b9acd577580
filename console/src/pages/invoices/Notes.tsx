import { useState } from 'react'
import { Section } from '../../parts/Section.js'
import { useMay } from '../../selection/access.js'
import { AddNote } from './NoteDialogs.js'
import { NoteList } from './NoteList.js'
import type { Detail } from './words.js'

/** The notes of the workspace's own people, on the invoice and its lines. */
export const Notes = ({ detail }: { detail: Detail }) => {
  const mayNote = useMay('invoice.note')
  const [isNoting, setNoting] = useState(false)
  return (
    <Section
      title="Notes"
      note="For your own people. The client does not see them."
      aside={
        mayNote && (
          <button type="button" className="button is-small" onClick={() => setNoting(true)}>
            Note on this invoice
          </button>
        )
      }
    >
      {detail.notes.length === 0 ? (
        <p className="soft">No notes yet.</p>
      ) : (
        <div className="card">
          <NoteList detail={detail} notes={detail.notes} />
        </div>
      )}
      {isNoting && <AddNote detail={detail} line={null} onClose={() => setNoting(false)} />}
    </Section>
  )
}
