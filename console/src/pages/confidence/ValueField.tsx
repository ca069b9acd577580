import type { Option } from '../../statement/fields.js'

/** The value that each row gets: one of several, a text, or none. */
export type MendValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'choice'; readonly label: string; readonly options: readonly Option[] }
  | { readonly kind: 'text'; readonly label: string; readonly suggestions: readonly Option[] }

/** The value of a row: one of several, or a text with suggestions. */
export const ValueField = ({
  field,
  label,
  placeholder = field.label,
  listId,
  value,
  isWrong,
  onChange,
}: {
  field: Exclude<MendValue, { readonly kind: 'none' }>
  label: string
  placeholder?: string
  listId: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}) => {
  if (field.kind === 'text')
    return (
      <input
        className="mend-value"
        aria-label={label}
        aria-invalid={isWrong}
        list={listId}
        value={value}
        maxLength={200}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <select
      className="mend-value"
      aria-label={label}
      aria-invalid={isWrong}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{placeholder}…</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
