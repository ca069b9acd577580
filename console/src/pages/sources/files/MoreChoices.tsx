import type { FileImport } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { Form } from '../../../parts/Form.js'
import { useSelected } from '../../../selection/selected.js'
import { forgetDraft, keepDraft, readDraft } from '../../../statement/drafts.js'
import { FieldControl } from '../../../statement/FieldControl.js'
import type { Field, Values } from '../../../statement/fields.js'
import { draftOf } from './drafts.js'

const FIELDS: readonly Field[] = [
  {
    kind: 'text',
    name: 'label',
    label: 'Name of the connection',
    note: 'Give each account a name of its own where you use several of one product.',
    isOptional: true,
  },
  { kind: 'day', name: 'since', label: 'First day that the files cover', isOptional: true },
  { kind: 'day', name: 'until', label: 'Last day that the files cover', isOptional: true },
  {
    kind: 'check',
    name: 'wholeDays',
    label: 'The files have everything of their days.',
    note: 'Known records of these days that the files lack are withdrawn.',
  },
  {
    kind: 'check',
    name: 'whole',
    label: 'The files have everything there is.',
    note: 'All known records of their projects and containers that the files lack are withdrawn.',
  },
  {
    kind: 'check',
    name: 'emptyIsTrue',
    label: 'The export is rightly empty.',
    note: 'Everything that it delivered before is withdrawn.',
  },
]

const chosenIn = ({ choices }: FileImport): Values => ({
  label: choices.label ?? '',
  since: choices.since ?? '',
  until: choices.until ?? '',
  whole: choices.whole === true,
  wholeDays: choices.wholeDays === true,
  emptyIsTrue: choices.emptyIsTrue === true,
})

/** Choices as they are sent: null takes one back. */
const sentOf = (values: Values): Readonly<Record<string, string | true | null>> =>
  Object.fromEntries(
    FIELDS.map(({ name }) => {
      const value = values[name]
      if (value === true) return [name, true]
      return [name, typeof value === 'string' && value.trim() !== '' ? value.trim() : null]
    }),
  )

/** Choices that few files need: name, days, completeness. */
export const MoreChoices = ({ known }: { known: FileImport }) => {
  const { workspace } = useSelected()
  const draft = draftOf(workspace, 'imports.more', known.id)
  const [values, setValues] = useState<Values>(() => readDraft(draft) ?? chosenIn(known))
  const sending = useSending('imports.choose', () => forgetDraft(draft))
  const set = (name: string, value: Values[string]): void => {
    const changed = { ...values, [name]: value }
    setValues(changed)
    keepDraft(draft, changed)
  }
  return (
    <details>
      <summary>Name, days and completeness</summary>
      <Form
        action="Read the files with this"
        shown={FIELDS.map(({ name }) => name)}
        sending={sending}
        onSubmit={() => void sending.send({ importId: known.id, ...sentOf(values) })}
      >
        {FIELDS.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            problem={problemAt(sending.refused, field.name)}
            onChange={(value) => set(field.name, value)}
          />
        ))}
      </Form>
    </details>
  )
}
