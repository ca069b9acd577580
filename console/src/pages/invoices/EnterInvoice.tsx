import { useState } from 'react'
import { problemAt } from '../../api/refused.js'
import { useSending } from '../../api/useSending.js'
import { Dialog } from '../../parts/Dialog.js'
import { Form } from '../../parts/Form.js'
import { useTell } from '../../parts/Notices.js'
import { useAccess } from '../../selection/access.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { draftName, forgetDraft, keepDraft, readDraft } from '../../statement/drafts.js'
import { FieldControl } from '../../statement/FieldControl.js'
import { emptyOf, type Field, type Value, type Values } from '../../statement/fields.js'
import { NoUndo } from '../../statement/NoUndo.js'
import { fieldsOf, HEAD_FIELDS, lineFields, linesIn, problemIn, writtenInvoice } from './written.js'

/** The most lines that are entered by hand: a longer invoice is uploaded. */
const MOST_LINES = 20

/** Enters an invoice by hand, line by line. What is filled in and not sent stays as a draft. */
export const EnterInvoice = ({ onClose }: { onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const { workspace, start, end } = useSelected()
  const access = useAccess()
  const tell = useTell()
  const draft = draftName(`${workspace.organization}/${workspace.workspace}`, 'invoice.enter', projectId)
  const [values, setValues] = useState<Values>(
    () =>
      readDraft(draft) ?? {
        status: 'issued',
        periodStart: start,
        periodEnd: end,
        currency: access?.currency ?? '',
        'line1.category': 'labour',
      },
  )
  const [lines, setLines] = useState(() => linesIn(values))
  const sending = useSending('invoice.enter', () => {
    forgetDraft(draft)
    tell({ text: 'The invoice is entered.' })
    onClose()
  })
  const set = (name: string, value: Value): void => {
    const changed = { ...values, [name]: value }
    setValues(changed)
    keepDraft(draft, changed)
  }
  const addLine = (): void => {
    set(`line${lines + 1}.category`, 'labour')
    setLines(lines + 1)
  }
  const removeLast = (): void => {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(`line${lines}.`)))
    setValues(kept)
    keepDraft(draft, kept)
    setLines(lines - 1)
  }
  const cancel = (): void => {
    forgetDraft(draft)
    onClose()
  }
  const submit = (): void => {
    const wrong = problemIn(values, lines)
    if (wrong !== null) sending.refuse({ kind: 'fields', paths: [wrong.field], message: wrong.problem })
    else void sending.send({ project: projectId, file: JSON.stringify(writtenInvoice(values, lines)) })
  }
  const control = (field: Field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={values[field.name] ?? emptyOf(field)}
      problem={problemAt(sending.refused, field.name)}
      onChange={(value) => set(field.name, value)}
    />
  )
  return (
    <Dialog title="Enter an invoice" onClose={onClose}>
      <Form
        action="Enter the invoice"
        shown={fieldsOf(lines).map(({ name }) => name)}
        sending={sending}
        onSubmit={submit}
        onCancel={cancel}
      >
        <div className="field-grid">{HEAD_FIELDS.map(control)}</div>
        {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
          <fieldset key={line} className="form-group field-grid">
            <legend>Line {line}</legend>
            {lineFields(line).map(control)}
          </fieldset>
        ))}
        <div className="row">
          {lines < MOST_LINES && (
            <button type="button" className="button is-small" onClick={addLine}>
              Add a line
            </button>
          )}
          {lines > 1 && (
            <button type="button" className="button is-small" onClick={removeLast}>
              Remove line {lines}
            </button>
          )}
        </div>
        <NoUndo />
      </Form>
    </Dialog>
  )
}
