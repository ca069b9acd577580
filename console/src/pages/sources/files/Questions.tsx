import type { FileImport, ImportQuestion, SourceProject } from '@workspace-delivery-intelligence/client'
import { useId, useState } from 'react'
import { timeZones } from '../../../address/zones.js'
import { problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { OWN_ZONE } from '../../../format/viewer.js'
import { Field, type FieldState, Form } from '../../../parts/Form.js'
import { type SelectedProject, useSelected } from '../../../selection/selected.js'
import { forgetDraft, keepDraft, readDraft } from '../../../statement/drafts.js'
import type { Values } from '../../../statement/fields.js'
import { PlainTable } from '../../../table/PlainTable.js'
import { draftOf } from './drafts.js'
import { type AskedOf, choicesOf, fieldName, firstOpen, labelOf, type WordTable, wordText } from './questions.js'

type Options = ImportQuestion['options']

const Answer = ({
  id,
  options,
  value,
  state,
  label,
  onChange,
}: {
  id: string
  options: Options
  value: string
  state?: FieldState
  label?: string
  onChange: (value: string) => void
}) => {
  const listId = useId()
  if (options.length > 0)
    return (
      <select {...state} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    )
  const input = (
    <input
      {...state}
      aria-label={label}
      autoComplete="off"
      list={id === 'zone' ? listId : undefined}
      value={value}
      maxLength={500}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  if (id !== 'zone') return input
  return (
    <>
      {input}
      <datalist id={listId}>
        {timeZones([OWN_ZONE]).map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

/** Notes in place of what the service says about a question. */
const TEXTS: Readonly<Record<string, string>> = {
  project: 'The project to which the records of these files belong.',
}

const NOTES: Readonly<Record<string, string>> = {
  role: 'Such as developer or designer. Its cost and price stand in Agreements.',
  zone: 'Such as Europe/Berlin.',
  currency: 'Three letters, such as EUR.',
  container: 'A name that stays the same for later files.',
}

const Words = ({
  table,
  values,
  onChange,
}: {
  table: WordTable
  values: Values
  onChange: (name: string, value: string) => void
}) => (
  <div className="stack">
    <h4>
      {table.title}
      {!table.isNeeded && <span className="soft"> (optional)</span>}
    </h4>
    <div className="files-scroll">
      <PlainTable
        label={table.title}
        head={['In the files', 'Here']}
        rows={table.words.map((word) => {
          const name = fieldName(table.id, word)
          const value = values[name]
          return [
            wordText(word),
            <Answer
              key={word}
              id={table.id}
              options={table.options}
              label={`${table.title}: ${wordText(word)}`}
              value={typeof value === 'string' ? value : ''}
              onChange={(text) => onChange(name, text)}
            />,
          ]
        })}
      />
    </div>
  </div>
)

/** The answers with which a form begins: files that are added to a selected project probably belong to it. */
const beginning = ({ questions }: FileImport, project: SelectedProject): Values => {
  const asked = questions.find(({ id, word }) => id === 'project' && word === null)
  if (project.kind !== 'one' || asked === undefined) return {}
  return asked.options.some(({ id }) => id === project.id) ? { project: project.id } : {}
}

/** The questions of files as a form. Answers that were not sent stay as a draft. */
export const Questions = ({
  known,
  asked,
  projects,
}: {
  known: FileImport
  asked: AskedOf
  projects: readonly SourceProject[]
}) => {
  const { workspace, project } = useSelected()
  const draft = draftOf(workspace, 'imports.questions', known.id)
  const [values, setValues] = useState<Values>(() => readDraft(draft) ?? beginning(known, project))
  const sending = useSending('imports.choose', () => forgetDraft(draft))
  const { single, tables } = asked
  if (single.length === 0 && tables.length === 0) return null
  const set = (name: string, value: string): void => {
    const changed = { ...values, [name]: value }
    setValues(changed)
    keepDraft(draft, changed)
  }
  const textOf = (name: string): string => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  const submit = (): void => {
    const open = firstOpen(known.questions, values)
    if (open === null) void sending.send({ importId: known.id, ...choicesOf(known.questions, values) })
    else sending.refuse({ kind: 'fields', paths: [open], message: 'Answer this.' })
  }
  const isNeeded = single.some((one) => one.isNeeded) || tables.some((one) => one.isNeeded)
  const openWord = tables.flatMap(({ id, words, title }) =>
    words.flatMap((word) => {
      const problem = problemAt(sending.refused, fieldName(id, word))
      return problem === null ? [] : [`${title}, ${wordText(word)}: ${problem}`]
    }),
  )
  return (
    <div className="stack">
      <h4>{isNeeded ? 'Questions' : 'Questions that may be left open'}</h4>
      {!isNeeded && (
        <p className="small soft">Records whose words have no answer are rejected, and the others are imported.</p>
      )}
      {asked.single.some(({ id }) => id === 'project') && projects.length === 0 && (
        <p className="small soft">This workspace has no project yet: add one under Clients and projects first.</p>
      )}
      <Form
        action="Send the answers"
        shown={[
          ...single.map(({ id }) => id),
          ...tables.flatMap(({ id, words }) => words.map((word) => fieldName(id, word))),
        ]}
        sending={sending}
        onSubmit={submit}
      >
        {single.map(({ id, text, options, isNeeded: needed }) => (
          <Field
            key={id}
            label={`${labelOf(id)}${needed && id !== 'as' ? '' : ' (optional)'}`}
            note={TEXTS[id] ?? `${text} ${NOTES[id] ?? ''}`.trim()}
            problem={problemAt(sending.refused, id)}
          >
            {(state) => (
              <Answer id={id} options={options} value={textOf(id)} state={state} onChange={(value) => set(id, value)} />
            )}
          </Field>
        ))}
        {tables.map((table) => (
          <Words key={table.id} table={table} values={values} onChange={set} />
        ))}
        {openWord.map((text) => (
          <p key={text} className="form-wrong" role="alert">
            {text}
          </p>
        ))}
      </Form>
      {known.questionsTotal > known.questions.length && (
        <p className="small soft">More questions follow once these are answered.</p>
      )}
    </div>
  )
}
