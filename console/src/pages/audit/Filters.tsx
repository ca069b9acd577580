import type { AvailableFacets } from '@workspace-delivery-intelligence/client'
import { type FormEvent, useId } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { format } from '../../format/viewer.js'
import { Popover } from '../../shell/Popover.js'
import {
  ACTORS,
  type Choice,
  isFiltered,
  type ListName,
  NO_FILTER,
  SWITCHES,
  toggled,
  valuesOf,
  withChosen,
} from './filter.js'
import { RangeChips } from './RangeChips.js'

const LONGEST_SEARCH = 160

const Search = ({ text }: { text: string }) => {
  const id = useId()
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setView({ search: String(new FormData(event.currentTarget).get('search')).trim() }, 'push')
  }
  return (
    <form className="audit-search" onSubmit={search}>
      <label className="unseen" htmlFor={id}>
        Search in the audit trail
      </label>
      <input
        id={id}
        key={text}
        name="search"
        type="search"
        placeholder="Search, then Enter"
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
      />
    </form>
  )
}

interface Counted extends Choice {
  readonly count?: number
}

/** A filter of which several values can be chosen, as a chip that says which. */
const ListChip = ({ name, title, choices }: { name: ListName; title: string; choices: readonly Counted[] }) => {
  const { view } = useAddress()
  const chosen = valuesOf(view, name)
  const all: readonly Counted[] = withChosen(choices, chosen)
  const labels = all.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  if (all.length === 0) return null
  return (
    <div className={chosen.length > 0 ? 'audit-chip is-chosen' : 'audit-chip'}>
      <Popover name={title} label={labels.length === 0 ? title : format.list(labels)}>
        <fieldset className="audit-choices">
          <legend className="unseen">{title}</legend>
          {all.map(({ id, label, count }) => (
            <label key={id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => setView({ [name]: toggled(view, name, id) }, 'push')}
              />
              <span>{label}</span>
              {count !== undefined && <data value={count}>{format.number(count)}</data>}
            </label>
          ))}
        </fieldset>
      </Popover>
    </div>
  )
}

/** Range, filters and search, as chips in one row. `actors` are the names that are shown. */
export const Filters = ({ available, actors }: { available: AvailableFacets | null; actors: readonly string[] }) => {
  const { view } = useAddress()
  const who: readonly Choice[] = [...ACTORS, ...actors.map((name) => ({ id: name, label: name }))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="audit-place unprinted" role="group" aria-label="Filters of the audit trail">
      <div className="audit-filters">
        <RangeChips />
        <ListChip name="actor" title="Anyone" choices={who} />
        <ListChip name="eventType" title="Any event" choices={available?.eventTypes ?? []} />
        <ListChip name="connector" title="Any source" choices={available?.connectors ?? []} />
        <ListChip name="impact" title="Any effect" choices={available?.impacts ?? []} />
        {SWITCHES.map(({ name, id, label }) => (
          <button
            key={id}
            type="button"
            className="context-chip"
            aria-pressed={valuesOf(view, name).includes(id)}
            onClick={() => setView({ [name]: toggled(view, name, id) }, 'push')}
          >
            {label}
          </button>
        ))}
        <Search text={view['search'] ?? ''} />
        {isFiltered(view) && (
          <button type="button" className="button is-small is-plain" onClick={() => setView(NO_FILTER, 'push')}>
            Clear filters
          </button>
        )}
      </div>
    </div>
  )
}
