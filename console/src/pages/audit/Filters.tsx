import type { AvailableFacets, Facet } from '@workspace-delivery-intelligence/client'
import { type FormEvent, useId, useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { Count } from '../../parts/values.js'
import {
  ACTORS,
  type Choice,
  isFiltered,
  type ListName,
  NO_FILTER,
  QUICK,
  SEVERITIES,
  STATUSES,
  toggled,
  valuesOf,
} from './filter.js'

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
        placeholder="Search"
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
      />
      <button type="submit" className="button is-small">
        Search
      </button>
    </form>
  )
}

/** Filters of which several can be chosen at a time. */
const Choices = ({ name, title, choices }: { name: ListName; title: string; choices: readonly (Choice | Facet)[] }) => {
  const { view } = useAddress()
  const chosen = valuesOf(view, name)
  if (choices.length === 0) return null
  return (
    <fieldset className="audit-choices">
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className="audit-choice">
          <input
            type="checkbox"
            checked={chosen.includes(choice.id)}
            onChange={() => setView({ [name]: toggled(view, name, choice.id) }, 'push')}
          />
          <span>{choice.label}</span>
          {'count' in choice && <Count value={choice.count} />}
        </label>
      ))}
    </fieldset>
  )
}

/** Quick filters and search, above the list. */
export const QuickFilters = () => {
  const { view } = useAddress()
  const chosen = valuesOf(view, 'quick')
  return (
    <div className="row">
      {QUICK.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="button is-small audit-quick"
          aria-pressed={chosen.includes(id)}
          onClick={() => setView({ quick: toggled(view, 'quick', id) }, 'push')}
        >
          {label}
        </button>
      ))}
      <Search text={view['search'] ?? ''} />
      {isFiltered(view) && (
        <button type="button" className="button is-small is-plain" onClick={() => setView(NO_FILTER, 'push')}>
          Show all
        </button>
      )}
    </div>
  )
}

/** The values to filter by in the period, each with its count. Closed at first where they would hide the events. */
export const Facets = ({ available }: { available: AvailableFacets }) => {
  const [isOpen] = useState(() => window.matchMedia('(min-width: 48rem)').matches)
  return (
    <details className="audit-facets" open={isOpen}>
      <summary>Filters</summary>
      <Choices name="eventType" title="Event" choices={available.eventTypes} />
      <Choices name="connector" title="Source" choices={available.connectors} />
      <Choices name="impact" title="Can change" choices={available.impacts} />
      <Choices name="actor" title="By" choices={ACTORS} />
      <Choices name="status" title="Status" choices={STATUSES} />
      <Choices name="severity" title="Severity" choices={SEVERITIES} />
    </details>
  )
}
