import { useEffect, useState } from 'react'
import { type CivilDate, isCivilDate } from '../address/civil.js'

/** While a year is typed, its first digits are years as well: 2, 20, 202. Those are not meant. */
const EARLIEST: CivilDate = '2000-01-01'

/** A day of the calendar. What is typed becomes the choice once it is a whole day. */
export const DateField = ({
  label,
  value,
  latest,
  onChoose,
}: {
  label: string
  value: CivilDate
  latest: CivilDate
  onChoose: (date: CivilDate) => void
}) => {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const changed = (typed: string): void => {
    setText(typed)
    if (isCivilDate(typed) && typed >= EARLIEST && typed <= latest) onChoose(typed)
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="date"
        value={text}
        min={EARLIEST}
        max={latest}
        required
        onChange={({ target }) => changed(target.value)}
        onBlur={() => setText(value)}
      />
    </label>
  )
}
