import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answer, OperationId, Parameters } from '../api/ask.js'
import { problemAbove, problemAt } from '../api/refused.js'
import { useSending } from '../api/useSending.js'
import { Form } from '../parts/Form.js'
import { useTell } from '../parts/Notices.js'
import { useSelected } from '../selection/selected.js'
import { draftName, forgetDraft, keepDraft, readDraft } from './drafts.js'
import { FieldControl } from './FieldControl.js'
import {
  emptyOf,
  type Field,
  missing,
  sentFields,
  type Value,
  type Values,
  type WrongField,
  wrongField,
} from './fields.js'
import { NoUndo } from './NoUndo.js'
import { type Counter, useTakeBack } from './takeBack.js'
import { changesOf, useWatched, type Watched, type WatchedNumber } from './watched.js'

interface StatementFormProps<Id extends OperationId> {
  readonly statement: Id
  /** The label of its button, such as `Approve the order`. */
  readonly action: string
  /** The sentence that says that it was done. */
  readonly told: string
  readonly fields: readonly Field[]
  /** Members that are sent beside the fields: the project, the `version` that was shown. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** The values at the beginning. */
  readonly initial?: Values
  /** The thing that the form is about, where there is more than one of its kind on a page: an id or a key. Drafts are kept by it. */
  readonly about?: string
  readonly isDangerous?: boolean
  /** The parameters for what is filled in, where they are not the fields themselves. */
  readonly sentAs?: (values: Values) => Readonly<Record<string, unknown>>
  /** Numbers that are shown before and after. */
  readonly watches?: Watched
  /** The statement that takes it back, which is offered for ten seconds. A form without it says that there is no undo. */
  readonly undoneBy?: ((answer: Answer<Id>, sent: Parameters<Id>) => Counter | null) | undefined
  /** A sentence where what is filled in cannot be sent, with the name of its field. */
  readonly check?: (values: Values) => WrongField | null
  /** Shows what would be stated, before it is. */
  readonly preview?: (values: Values) => ReactNode
  readonly onDone?: (answer: Answer<Id>) => void
  readonly onCancel?: () => void
  readonly children?: ReactNode
}

const beginning = (fields: readonly Field[], initial: Values, draft: Values | null): Values => {
  const values: Record<string, Value> = {}
  for (const field of fields) values[field.name] = draft?.[field.name] ?? initial[field.name] ?? emptyOf(field)
  return values
}

/**
 * The form of a statement. It waits until the statement is counted and everything shown is read anew; says what was done with the
 * numbers before and after, and offers to take it back. What is filled in and not sent stays as a draft.
 */
export const StatementForm = <Id extends OperationId>(props: StatementFormProps<Id>) => {
  const { statement, action, told, fields, fixed, initial = {}, about = '', check, onDone, onCancel } = props
  const { workspace } = useSelected()
  const tell = useTell()
  const takeBack = useTakeBack()
  const draft = draftName(`${workspace.organization}/${workspace.workspace}`, statement, about)
  const [kept, setKept] = useState(() => readDraft(draft))
  const [values, setValues] = useState(() => beginning(fields, initial, kept))
  const numbers = useWatched(props.watches)
  const before = useRef<readonly WatchedNumber[]>([])

  const sending = useSending(statement, async (answer, sent) => {
    forgetDraft(draft)
    const taken = props.undoneBy?.(answer, sent) ?? null
    tell({
      text: told,
      changed: changesOf(before.current, await numbers.asked()),
      ...(taken === null ? {} : { undo: () => takeBack(taken) }),
    })
    onDone?.(answer)
  })
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const send = async (parameters: Parameters<Id>): Promise<void> => {
    const refused = await sending.send(parameters)
    // Whoever went on to another page is told there.
    const problem = isGone.current ? problemAbove(refused, []) : null
    if (problem !== null) tell({ text: `${action}: ${problem} What you filled in is kept.` })
  }
  const set = (name: string, value: Value): void => {
    const changed = { ...values, [name]: value }
    setValues(changed)
    keepDraft(draft, changed)
  }
  const discard = (): void => {
    forgetDraft(draft)
    setKept(null)
    setValues(beginning(fields, initial, null))
  }
  const cancel = (): void => {
    forgetDraft(draft)
    onCancel?.()
  }
  const submit = (): void => {
    const first = missing(fields, values)
    const wrong =
      first === null
        ? (wrongField(fields, values) ?? check?.(values) ?? null)
        : { field: first.name, problem: 'Fill this in.' }
    if (wrong !== null) {
      sending.refuse({ kind: 'fields', paths: [wrong.field], message: wrong.problem })
      return
    }
    before.current = numbers.shown()
    // That the fields are those of the statement, a test compares.
    const sent = props.sentAs?.(values) ?? sentFields(fields, values)
    void send({ ...sent, ...fixed } as unknown as Parameters<Id>)
  }
  return (
    <Form
      action={action}
      isDangerous={props.isDangerous ?? false}
      shown={fields.map(({ name }) => name)}
      sending={sending}
      onSubmit={submit}
      {...(onCancel === undefined ? {} : { onCancel: cancel })}
    >
      {kept !== null && (
        <p className="small soft" role="status">
          This is what you filled in before.{' '}
          <button type="button" className="link-button" onClick={discard}>
            Begin anew
          </button>
        </p>
      )}
      {props.children}
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={values[field.name] ?? emptyOf(field)}
          problem={problemAt(sending.refused, field.name)}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      {props.preview?.(values)}
      {props.undoneBy === undefined && <NoUndo />}
    </Form>
  )
}
