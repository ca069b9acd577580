import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { ofInvoice, versioned } from './fixed.js'
import type { Detail, Line } from './words.js'

/** Writes a note on an invoice, or on one of its lines. */
export const AddNote = ({ detail, line, onClose }: { detail: Detail; line: Line | null; onClose: () => void }) => (
  <StatementDialog
    title={line === null ? 'Note on this invoice' : 'Note on this line'}
    statement="invoice.note"
    action="Save the note"
    told="The note is saved."
    about={`${detail.invoiceId} ${line?.id ?? ''}`}
    fields={[
      {
        kind: 'long',
        name: 'text',
        label: 'Note',
        note: 'Your own people see it, with your name. The client does not.',
      },
    ]}
    fixed={{ ...ofInvoice(detail), ...(line === null ? {} : { line: line.id }), ...versioned(detail) }}
    undoneBy={({ ids }) =>
      ids['noteId'] === undefined
        ? null
        : counter('invoice.withdrawNote', { project: detail.projectId, note: ids['noteId'] })
    }
    onClose={onClose}
  >
    {line !== null && <p className="soft">{line.description}</p>}
  </StatementDialog>
)

type Note = Detail['notes'][number]

/** Takes a note back. */
export const WithdrawNote = ({ detail, note, onClose }: { detail: Detail; note: Note; onClose: () => void }) => (
  <StatementDialog
    title="Withdraw the note"
    statement="invoice.withdrawNote"
    action="Withdraw it"
    told="The note is withdrawn."
    about={note.noteId}
    fields={[]}
    fixed={{ project: detail.projectId, note: note.noteId, ...versioned(detail) }}
    undoneBy={() =>
      counter('invoice.note', {
        ...ofInvoice(detail),
        text: note.text,
        ...(note.lineId === null ? {} : { line: note.lineId }),
      })
    }
    onClose={onClose}
  >
    <p>{note.text}</p>
  </StatementDialog>
)
