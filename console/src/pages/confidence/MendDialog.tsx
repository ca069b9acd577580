import { type ReactNode, useId, useRef, useState } from 'react'
import type { Parameters } from '../../api/ask.js'
import { useSending } from '../../api/useSending.js'
import { format } from '../../format/viewer.js'
import { Dialog } from '../../parts/Dialog.js'
import { Form } from '../../parts/Form.js'
import { useTell } from '../../parts/Notices.js'
import { useSelected } from '../../selection/selected.js'
import { draftName, forgetDraft, keepDraft, readDraft } from '../../statement/drafts.js'
import { counter, useTakeBack } from '../../statement/takeBack.js'
import { changesOf, useWatched, type Watched, type WatchedNumber } from '../../statement/watched.js'
import {
  allToggled,
  allValued,
  areChosen,
  beginning,
  type Choosing,
  draftOf,
  restored,
  toggled,
  valued,
  withoutValue,
} from './choosing.js'
import './mend.css'
import { type MendValue, ValueField } from './ValueField.js'

/** A list longer than this can be searched. */
const SHORT_LIST = 8

/** One thing to mend, as a person knows it. */
export interface MendRow {
  readonly key: string
  readonly name: string
  /** Facts that tell it from others of that name: a day, a length, a place. */
  readonly facts: ReactNode
  /** The value that it begins with; empty if there is none. */
  readonly value: string
  /** Words that are searched, beside its name. */
  readonly words: string
}

type Statement = Readonly<Record<string, unknown>>

/** Statements of one kind: their group and name, and the fields for a row and its value. */
export interface MendStatement {
  readonly group: string
  readonly name: string
  readonly fieldsOf: (key: string, value: string) => Statement
}

interface MendProps {
  readonly title: string
  readonly note: ReactNode
  /** The label of its button for a number of rows, such as `Tag 24 meetings`. */
  readonly action: (rows: string) => string
  /** The sentence that says that it was done. */
  readonly told: (rows: string) => string
  readonly one: string
  readonly many: string
  readonly rows: readonly MendRow[]
  readonly value: MendValue
  readonly statement: MendStatement
  /** The statements that take them back. */
  readonly undoneBy: MendStatement
  readonly watches: Watched
  readonly onClose: () => void
  readonly children?: ReactNode
}

/**
 * Many things mended at once: rows to choose, a value for each or for all chosen ones, and one button. It says the numbers before and
 * after, and offers to take everything back. What is chosen and not sent stays as a draft.
 */
export const MendDialog = (props: MendProps) => {
  const { title, note, one, many, rows, value: field, statement, undoneBy, watches, onClose } = props
  const { workspace, project } = useSelected()
  const tell = useTell()
  const takeBack = useTakeBack()
  const numbers = useWatched(watches)
  const before = useRef<readonly WatchedNumber[]>([])
  const listId = useId()
  const searchId = useId()
  const about = project.kind === 'one' ? project.id : ''
  const draft = draftName(
    `${workspace.organization}/${workspace.workspace}`,
    `${statement.group}.${statement.name}`,
    about,
  )
  const keys = rows.map(({ key }) => key)
  const start = beginning(new Map(rows.map(({ key, value }) => [key, value])))
  const [choosing, setChoosing] = useState(() => restored(start, readDraft(draft), keys))
  const [text, setText] = useState('')
  const [ofAll, setOfAll] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  const shown = rows.filter(({ name, words }) => `${name} ${words}`.toLowerCase().includes(text.trim().toLowerCase()))
  const shownKeys = shown.map(({ key }) => key)
  const count = choosing.chosen.size
  const countText = `${format.number(count)} ${count === 1 ? one : many}`
  const change = (next: Choosing): void => {
    setChoosing(next)
    setWrong(null)
    keepDraft(draft, draftOf(next))
  }
  const chosenRows = (): readonly (readonly [key: string, value: string])[] =>
    keys.filter((key) => choosing.chosen.has(key)).map((key) => [key, (choosing.values.get(key) ?? '').trim()])

  const sending = useSending('statements.bulk', async () => {
    forgetDraft(draft)
    const taken = counter('statements.bulk', {
      group: undoneBy.group,
      name: undoneBy.name,
      statements: chosenRows().map(([key, value]) => undoneBy.fieldsOf(key, value)),
    } as Parameters<'statements.bulk'>)
    tell({
      text: props.told(countText),
      changed: changesOf(before.current, await numbers.asked()),
      undo: () => takeBack(taken),
    })
    onClose()
  })
  const submit = (): void => {
    if (count === 0) {
      sending.refuse({ kind: 'sentence', message: `Choose at least one of the ${many}.` })
      return
    }
    const first = field.kind === 'none' ? null : withoutValue(choosing)
    setWrong(first)
    if (first !== null && field.kind !== 'none') {
      const name = rows.find(({ key }) => key === first)?.name ?? ''
      sending.refuse({ kind: 'sentence', message: `“${name}” is chosen and has no value: ${field.label}.` })
      return
    }
    before.current = numbers.shown()
    void sending.send({
      group: statement.group,
      name: statement.name,
      statements: chosenRows().map(([key, value]) => statement.fieldsOf(key, value)),
    } as Parameters<'statements.bulk'>)
  }
  const cancel = (): void => {
    forgetDraft(draft)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mend">
        <p className="small soft">{note}</p>
        {props.children}
        <Form
          action={props.action(count === 0 ? many : countText)}
          sending={sending}
          onSubmit={submit}
          onCancel={cancel}
        >
          <div className="mend-bar">
            <label className="choice">
              <input
                type="checkbox"
                checked={areChosen(choosing, shownKeys)}
                onChange={() => change(allToggled(choosing, shownKeys))}
              />
              <span>{shown.length === rows.length ? 'Choose all' : 'Choose all found'}</span>
            </label>
            {field.kind !== 'none' && (
              <ValueField
                field={field}
                label={`${field.label} for all chosen`}
                placeholder={`${field.label} for all chosen`}
                listId={listId}
                value={ofAll}
                isWrong={false}
                onChange={(value) => {
                  setOfAll(value)
                  change(allValued(choosing, value))
                }}
              />
            )}
            {rows.length > SHORT_LIST && (
              <label htmlFor={searchId} className="mend-search">
                <span className="unseen">Search in {many}</span>
                <input
                  id={searchId}
                  type="search"
                  placeholder="Search"
                  value={text}
                  maxLength={100}
                  onChange={({ target }) => setText(target.value)}
                />
              </label>
            )}
          </div>
          {field.kind === 'text' && (
            <datalist id={listId}>
              {field.suggestions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </datalist>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul className={rows.length > SHORT_LIST ? 'mend-rows is-long' : 'mend-rows'} tabIndex={0} aria-label={title}>
            {shown.map(({ key, name, words, facts }) => (
              <li key={key} className="mend-row">
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={choosing.chosen.has(key)}
                    onChange={() => change(toggled(choosing, key))}
                  />
                  <span>
                    <strong>{name}</strong>
                    <span className="small soft mend-facts">{facts}</span>
                  </span>
                </label>
                {field.kind !== 'none' && (
                  <ValueField
                    field={field}
                    label={`${field.label} for ${name}, ${words}`}
                    listId={listId}
                    value={choosing.values.get(key) ?? ''}
                    isWrong={wrong === key}
                    onChange={(value) => change(valued(choosing, key, value))}
                  />
                )}
              </li>
            ))}
            {shown.length === 0 && <li className="soft mend-row">Nothing here contains “{text}”.</li>}
          </ul>
        </Form>
      </div>
    </Dialog>
  )
}
