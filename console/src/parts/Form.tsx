import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { problemAbove, type Refused } from '../api/refused.js'
import './form.css'

/**
 * A form that sends one act. What is filled in stays where it is refused, and the focus goes to what was wrong.
 *
 * @param shown the names of the fields that show their own problems; all else stands above the form.
 */
export const Form = ({
  action,
  isDangerous = false,
  shown = [],
  sending: { isSending, refused },
  onSubmit,
  onCancel,
  children,
}: {
  action: string
  isDangerous?: boolean
  shown?: readonly string[]
  sending: { readonly isSending: boolean; readonly refused: Refused | null }
  onSubmit: () => void
  onCancel?: () => void
  children?: ReactNode
}) => {
  const form = useRef<HTMLFormElement>(null)
  const above = problemAbove(refused, shown)
  useEffect(() => {
    if (refused === null) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-problem')?.focus()
  }, [refused])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      {above !== null && (
        <p className="form-problem" role="alert" tabIndex={-1}>
          {above}
        </p>
      )}
      {children}
      <div className="row">
        <button type="submit" className={`button ${isDangerous ? 'is-dangerous' : 'is-primary'}`} disabled={isSending}>
          {action}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}

/** The attributes of a field that say whether it was refused, and where the sentence stands. */
export interface FieldState {
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A field with its name, a note, and the sentence where it was refused. */
export const Field = ({
  label,
  note,
  problem,
  children,
}: {
  label: string
  note?: ReactNode
  problem: string | null
  children: (state: FieldState) => ReactNode
}) => {
  const id = useId()
  const described = [note === undefined ? null : `${id}-note`, problem === null ? null : `${id}-problem`]
  const describedBy = described.filter((one) => one !== null).join(' ')
  return (
    <div className="form-field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="field">
        <span>{label}</span>
        {children({
          'aria-invalid': problem !== null,
          'aria-describedby': describedBy === '' ? undefined : describedBy,
        })}
      </label>
      {note !== undefined && (
        <p id={`${id}-note`} className="small soft">
          {note}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="form-wrong" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Fields that are one choice together, with their name and the sentence where the choice was refused. */
export const FieldGroup = ({
  label,
  problem,
  children,
}: {
  label: string
  problem: string | null
  children: ReactNode
}) => {
  const id = useId()
  return (
    <fieldset
      className="form-group"
      tabIndex={-1}
      aria-describedby={problem === null ? undefined : id}
      aria-invalid={problem !== null}
    >
      <legend className="small soft">{label}</legend>
      {problem !== null && (
        <p id={id} className="form-wrong" role="alert">
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** One of several that exclude each other, or one that may be chosen beside others. */
export const Choice = ({
  type,
  name,
  isChecked,
  isDisabled = false,
  onChange,
  children,
}: {
  type: 'radio' | 'checkbox'
  name: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: () => void
  children: ReactNode
}) => (
  <label className="choice">
    <input type={type} name={name} checked={isChecked} disabled={isDisabled} onChange={onChange} />
    <span>{children}</span>
  </label>
)
