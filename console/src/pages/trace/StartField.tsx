import { type KeyboardEvent, useId, useState } from 'react'
import { setView } from '../../address/useAddress.js'
import { rank } from '../../search/rank.js'
import { NO_START } from '../../search/start.js'
import { type Traced, tracedNamed } from '../../search/traced.js'

const MOST_SHOWN = 12

/** Goes to what a trace starts from. */
export const openTraced = ({ view }: Pick<Traced, 'view'>): void => setView({ ...NO_START, ...view }, 'push')

/** The things that fit a text; where nothing listed does, whatever has exactly this name. */
const foundIn = (things: readonly Traced[], text: string, isLoading: boolean): readonly Traced[] => {
  if (text === '') return []
  const found = rank(things, text, MOST_SHOWN)
  return found.length === 0 && !isLoading ? tracedNamed(text) : found
}

/** Finds what a trace can start from. The arrow keys choose, Enter opens. */
export const StartField = ({
  found: things,
  isLoading,
  onWanted,
}: {
  found: readonly Traced[]
  isLoading: boolean
  /** Called once it is used, so that what it finds is read. */
  onWanted: () => void
}) => {
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const found = foundIn(things, text.trim(), isLoading)
  const chosen = found[Math.min(at, found.length - 1)]
  const isShown = isOpen && text.trim() !== ''

  const follow = (one: Traced): void => {
    setText('')
    setOpen(false)
    openTraced(one)
  }
  const pressed = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      setAt((Math.min(at, found.length - 1) + move + found.length) % found.length)
    }
    if (event.key === 'Enter' && isShown && chosen !== undefined) {
      event.preventDefault()
      follow(chosen)
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <search className="trace-search unprinted">
      <label htmlFor={id} className="unseen">
        Find something to trace
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        className="trace-search-field"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && chosen !== undefined ? `${id}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        placeholder="Find a work item, change, release or invoice line"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onFocus={() => {
          onWanted()
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
          setOpen(true)
        }}
        onKeyDown={pressed}
      />
      <div className="trace-search-place" hidden={!isShown}>
        <div id={`${id}-list`} className="trace-search-list" role="listbox" aria-label="Things to trace">
          {found.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys of the list
            <div
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={one.id === chosen?.id}
              className="trace-search-option"
              // The field keeps the focus, so that the list is still there when it is clicked.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => follow(one)}
            >
              <span className="trace-search-title">{one.title}</span>
              <span className="small soft">
                {one.section}
                {one.note !== '' && ` · ${one.note}`}
              </span>
            </div>
          ))}
        </div>
        <p className="small soft trace-search-foot" role="status">
          {isLoading ? 'Loading…' : '↑ ↓ to choose, Enter to open'}
        </p>
      </div>
    </search>
  )
}
