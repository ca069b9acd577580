import type { ConnectionView, FileImport, ImportTable } from '@workspace-delivery-intelligence/client'
import { useEffect, useRef, useState } from 'react'
import { timeZones } from '../../../address/zones.js'
import { useSending } from '../../../api/useSending.js'
import { format, OWN_ZONE } from '../../../format/viewer.js'
import { coverageKindWords } from '../../../format/words.js'
import { Choice, Field, FieldGroup, Form } from '../../../parts/Form.js'
import { useSelected } from '../../../selection/selected.js'
import { keepDraft, readDraft } from '../../../statement/drafts.js'
import type { Option } from '../../../statement/fields.js'
import { draftOf } from '../files/drafts.js'
import { wordText } from '../files/questions.js'
import './mapping.css'
import {
  draftIn,
  draftOfMapping,
  firstMembers,
  isFilled,
  type Kind,
  kindIn,
  type MappingDraft,
  mappingText,
  memberWord,
  missingIn,
  proposedFor,
  proposedIn,
  wordsAsked,
} from './mapping.js'
import { TableBeginning } from './TableBeginning.js'

/** The pause after a change, before the files are read by it, in milliseconds. */
const PAUSE_MS = 900

/** The provider of connections whose tables are read by a mapping. */
const MAPPED = 'csv'

const withoutEnding = (name: string): string => name.replace(/\.gz$/i, '').replace(/\.[a-z0-9]{1,5}$/i, '')

interface Editing {
  readonly draft: MappingDraft
  readonly label: string
}

const beginning = (known: FileImport, table: ImportTable, kept: string | undefined): Editing => {
  const draft = draftIn(kept) ?? draftOfMapping(known.choices.map) ?? proposedIn(table)
  return { draft, label: known.choices.label ?? withoutEnding(known.files[0]?.name ?? '') }
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  ...coverageKindWords,
  invoice: 'Invoices, one line each',
}

/** A select of columns for one member, and what it is where there is no column. */
const MemberRow = ({
  name,
  isNeeded,
  columns,
  meanings,
  draft,
  onChange,
}: {
  name: string
  isNeeded: boolean
  columns: readonly string[]
  meanings: readonly string[]
  draft: MappingDraft
  onChange: (draft: MappingDraft) => void
}) => {
  const word = memberWord(name)
  const constant = draft.constants[name] ?? ''
  const setConstant = (text: string): void => onChange({ ...draft, constants: { ...draft.constants, [name]: text } })
  return (
    <div className="mapping-member">
      <span className="mapping-name">
        {word}
        {isNeeded && <span className="mapping-needed"> needed</span>}
      </span>
      <select
        aria-label={`Column of ${word}`}
        value={draft.columns[name] ?? ''}
        onChange={({ target }) => onChange({ ...draft, columns: { ...draft.columns, [name]: target.value } })}
      >
        <option value="">No column</option>
        {columns.map((column) => (
          <option key={column} value={column}>
            {column}
          </option>
        ))}
      </select>
      {meanings.length > 0 ? (
        <select
          aria-label={`${word} where there is none`}
          value={constant}
          onChange={({ target }) => setConstant(target.value)}
        >
          <option value="">—</option>
          {meanings.map((meaning) => (
            <option key={meaning} value={meaning}>
              {meaning.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      ) : (
        <input
          aria-label={`${word} where there is none`}
          placeholder="Same for all rows"
          autoComplete="off"
          maxLength={200}
          value={constant}
          onChange={({ target }) => setConstant(target.value)}
        />
      )}
    </div>
  )
}

const Members = ({
  table,
  draft,
  onChange,
}: {
  table: ImportTable
  draft: MappingDraft
  onChange: (draft: MappingDraft) => void
}) => {
  const kind = kindIn(table, draft.kind)
  if (kind === null) return null
  const columns = table.columns.map(({ name }) => name)
  const missing = new Set(missingIn(table, draft).flat())
  // They stay where they are while somebody fills them in.
  const first = firstMembers(table, kind.kind)
  const rowOf = ({ name, meanings, reads }: (typeof kind.members)[number]) => (
    <MemberRow
      key={name}
      name={name}
      isNeeded={missing.has(name)}
      columns={columns}
      meanings={reads === 'yes' ? ['yes', 'no'] : meanings}
      draft={draft}
      onChange={onChange}
    />
  )
  const others = kind.members.filter(({ name }) => !first.has(name))
  return (
    <fieldset className="mapping-members">
      <legend>Columns</legend>
      {kind.members.filter(({ name }) => first.has(name)).map(rowOf)}
      {others.length > 0 && (
        <details open={others.some(({ name }) => isFilled(draft, name))}>
          <summary>Further columns</summary>
          <div className="mapping-members">{others.map(rowOf)}</div>
        </details>
      )}
    </fieldset>
  )
}

const Words = ({
  table,
  draft,
  onChange,
}: {
  table: ImportTable
  draft: MappingDraft
  onChange: (draft: MappingDraft) => void
}) => (
  <>
    {wordsAsked(table, draft).map(({ member, words, meanings }) => (
      <fieldset key={member} className="mapping-members">
        <legend>Words of {memberWord(member)}</legend>
        {words.map((word) => (
          <label key={word} className="mapping-word">
            <span>{wordText(word)}</span>
            <select
              aria-label={`${memberWord(member)}: ${wordText(word)}`}
              value={draft.words[member]?.[word] ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  words: { ...draft.words, [member]: { ...draft.words[member], [word]: target.value } },
                })
              }
            >
              <option value="">as it is written</option>
              {meanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {meaning.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    ))}
  </>
)

const SpellingChoice = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}) => (
  <Field label={label} problem={null}>
    {(state) => (
      <select {...state} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const Spelling = ({
  table,
  draft,
  onChange,
}: {
  table: ImportTable
  draft: MappingDraft
  onChange: (draft: MappingDraft) => void
}) => {
  const toggle = (column: string): void => {
    const key = draft.key.includes(column) ? draft.key.filter((one) => one !== column) : [...draft.key, column]
    onChange({ ...draft, key })
  }
  return (
    <details>
      <summary>Days, numbers and rows</summary>
      <div className="mapping-spelling">
        <SpellingChoice
          label="Order of day and month"
          value={draft.dates}
          options={[
            { value: '', label: 'as the days prove' },
            { value: 'day_first', label: 'day first' },
            { value: 'month_first', label: 'month first' },
          ]}
          onChange={(dates) => onChange({ ...draft, dates })}
        />
        <SpellingChoice
          label="Decimal mark"
          value={draft.decimal}
          options={[
            { value: '', label: 'as the numbers prove' },
            { value: 'point', label: 'a point' },
            { value: 'comma', label: 'a comma' },
          ]}
          onChange={(decimal) => onChange({ ...draft, decimal })}
        />
        <SpellingChoice
          label="Days written as serial numbers"
          value={draft.serialDates}
          options={[
            { value: '', label: 'no' },
            { value: '1900', label: 'yes, of a spreadsheet' },
            { value: '1904', label: 'yes, of an old Mac' },
          ]}
          onChange={(serialDates) => onChange({ ...draft, serialDates })}
        />
        <SpellingChoice
          label="Time zone of the table"
          value={draft.zone}
          options={[
            { value: '', label: 'as it is written' },
            ...timeZones([OWN_ZONE]).map((zone) => ({ value: zone, label: zone })),
          ]}
          onChange={(zone) => onChange({ ...draft, zone })}
        />
        <Field
          label="Rows that are no records"
          note="Totals often have an empty cell where records have none."
          problem={null}
        >
          {(state) => (
            <select
              {...state}
              value={draft.skipEmpty}
              onChange={({ target }) => onChange({ ...draft, skipEmpty: target.value })}
            >
              <option value="">none</option>
              {table.columns.map(({ name }) => (
                <option key={name} value={name}>
                  where {name} is empty
                </option>
              ))}
            </select>
          )}
        </Field>
        {kindIn(table, draft.kind)?.hasKeyColumns === true && (
          <FieldGroup label="Columns that number the rows" problem={null}>
            {table.columns.map(({ name }) => (
              <Choice
                key={name}
                type="checkbox"
                name="key"
                isChecked={draft.key.includes(name)}
                onChange={() => toggle(name)}
              >
                {name}
              </Choice>
            ))}
          </FieldGroup>
        )}
      </div>
    </details>
  )
}

/** Connections whose kept mapping may read the table, too. */
const Kept = ({ importId, labels }: { importId: string; labels: readonly string[] }) => {
  const [label, setLabel] = useState('')
  const sending = useSending('imports.choose', () => undefined)
  if (labels.length === 0) return null
  return (
    <details>
      <summary>Read it like an earlier table</summary>
      <Form
        action="Read it as before"
        sending={sending}
        onSubmit={() => {
          if (label !== '') void sending.send({ importId, as: MAPPED, label, map: null })
        }}
      >
        <Field label="Earlier table" problem={null}>
          {(state) => (
            <select {...state} value={label} onChange={({ target }) => setLabel(target.value)}>
              <option value="">Choose…</option>
              {labels.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Form>
    </details>
  )
}

/** The meaning of a table's columns, beside its first rows. Once all that is needed is there, each change is tried at once. */
export const MappingEditor = ({
  known,
  table,
  connections,
}: {
  known: FileImport
  table: ImportTable
  connections: readonly ConnectionView[]
}) => {
  const { workspace } = useSelected()
  const draftKey = draftOf(workspace, 'imports.mapping', known.id)
  const [{ draft, label }, setEditing] = useState<Editing>(() => {
    const kept = readDraft(draftKey)
    const text = kept?.['mapping']
    const named = kept?.['label']
    const begun = beginning(known, table, typeof text === 'string' ? text : undefined)
    return { draft: begun.draft, label: typeof named === 'string' ? named : begun.label }
  })
  const [isChanged, setChanged] = useState(false)
  const sent = useRef<string | null>(null)
  const sending = useSending('imports.choose', () => undefined)
  const text = mappingText(table, draft)
  const missing = missingIn(table, draft)
  const isReading = known.state === 'reading' || sending.isSending
  const change = (editing: Editing): void => {
    setEditing(editing)
    setChanged(true)
    keepDraft(draftKey, { mapping: JSON.stringify(editing.draft), label: editing.label })
  }
  const changeDraft = (changed: MappingDraft): void => change({ draft: changed, label })
  const read = (): void => {
    if (text === null) return
    sent.current = `${label}\n${text}`
    void sending.send({ importId: known.id, map: text, label: label.trim() === '' ? null : label.trim(), as: null })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled in says whether to read by it
  useEffect(() => {
    if (!isChanged || text === null || isReading || sent.current === `${label}\n${text}`) return
    const timer = setTimeout(read, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, label, isReading, isChanged])
  const kept = connections.filter(({ provider }) => provider === MAPPED).map((one) => one.label)
  return (
    <div className="stack mapping">
      <h4>Meaning of the columns</h4>
      <TableBeginning table={table} draft={draft} />
      <Kept importId={known.id} labels={kept} />
      <Form action="Read the table" sending={sending} onSubmit={read}>
        <div className="mapping-spelling">
          <Field label="What a row is" problem={null}>
            {(state) => (
              <select
                {...state}
                value={draft.kind}
                onChange={({ target }) => changeDraft(proposedFor(table, target.value as Kind | ''))}
              >
                <option value="">Choose…</option>
                {table.kinds.map(({ kind }) => (
                  <option key={kind} value={kind}>
                    {KIND_WORDS[kind]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Name of the table" note="Later files of this name are read in the same way." problem={null}>
            {(state) => (
              <input
                {...state}
                autoComplete="off"
                maxLength={100}
                value={label}
                onChange={({ target }) => change({ draft, label: target.value })}
              />
            )}
          </Field>
        </div>
        <Members table={table} draft={draft} onChange={changeDraft} />
        <Words table={table} draft={draft} onChange={changeDraft} />
        {draft.kind !== '' && <Spelling table={table} draft={draft} onChange={changeDraft} />}
        {missing.length > 0 && (
          <p className="small" role="status">
            Still needed: {format.list(missing.map((group) => group.map(memberWord).join(' or ')))}.
          </p>
        )}
      </Form>
    </div>
  )
}
