import { useId, useState } from 'react'
import { Choice, FieldGroup, type FieldState, Field as Labelled } from '../parts/Form.js'
import './statement.css'
import type { Field, Option, Value } from './fields.js'

/** A list longer than this can be searched. */
const SHORT_LIST = 8

const matches = ({ label }: Option, text: string): boolean => label.toLowerCase().includes(text.trim().toLowerCase())

const Many = ({
  field,
  chosen,
  problem,
  onChange,
}: {
  field: Field & { readonly kind: 'many' }
  chosen: readonly string[]
  problem: string | null
  onChange: (chosen: readonly string[]) => void
}) => {
  const id = useId()
  const [text, setText] = useState('')
  const { label, note, options } = field
  const toggle = (value: string): void =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <FieldGroup label={label} problem={problem}>
      {note !== undefined && <p className="small soft">{note}</p>}
      {options.length > SHORT_LIST && (
        <label className="field" htmlFor={id}>
          <span>Search in {label}</span>
          <input id={id} type="search" value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      <div className="statement-many">
        {options
          .filter((option) => matches(option, text))
          .map((option) => (
            <Choice
              key={option.value}
              type="checkbox"
              name={field.name}
              isChecked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            >
              {option.label}
            </Choice>
          ))}
      </div>
    </FieldGroup>
  )
}

const Control = ({
  field,
  value,
  state,
  onChange,
}: {
  field: Field
  value: string
  state: FieldState
  onChange: (value: string) => void
}) => {
  switch (field.kind) {
    case 'choice':
      return (
        <select {...state} value={value} onChange={({ target }) => onChange(target.value)}>
          {(field.isOptional === true || value === '') && (
            <option value="">{field.isOptional === true ? '—' : 'Choose…'}</option>
          )}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'long':
      return (
        <textarea
          {...state}
          rows={4}
          value={value}
          maxLength={4000}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'day':
      return <input {...state} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    case 'money':
    case 'hours':
      return (
        <input
          {...state}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          maxLength={30}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    default:
      return (
        <input
          {...state}
          autoComplete="off"
          value={value}
          maxLength={500}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

const labelOf = (field: Field): string => {
  const unit = field.kind === 'money' ? ` in ${field.currency}` : field.kind === 'hours' ? ' in hours' : ''
  return `${field.label}${unit}${field.isOptional === true ? ' (optional)' : ''}`
}

/** One field of a form, by its kind. */
export const FieldControl = ({
  field,
  value,
  problem,
  onChange,
}: {
  field: Field
  value: Value
  problem: string | null
  onChange: (value: Value) => void
}) => {
  if (field.kind === 'many')
    return <Many field={field} chosen={Array.isArray(value) ? value : []} problem={problem} onChange={onChange} />
  if (field.kind === 'check')
    return (
      <Choice type="checkbox" name={field.name} isChecked={value === true} onChange={() => onChange(value !== true)}>
        {field.label}
        {field.note !== undefined && <span className="small soft"> {field.note}</span>}
      </Choice>
    )
  return (
    <Labelled label={labelOf(field)} note={field.note} problem={problem}>
      {(state) => (
        <Control field={field} value={typeof value === 'string' ? value : ''} state={state} onChange={onChange} />
      )}
    </Labelled>
  )
}
