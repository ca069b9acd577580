import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { goTo, useAddress } from '../address/useAddress.js'
import { type Loading, useAnswer } from '../api/useAnswer.js'
import { ProblemNotice } from '../parts/ProblemNotice.js'
import { useMay } from '../selection/access.js'
import { useOffered } from '../selection/offered.js'
import { useSelected } from '../selection/selected.js'
import { corpusOf, type Destination } from './corpus.js'
import { footOf } from './foot.js'
import { rank } from './rank.js'
import './search-dialog.css'
import { tracedInvoices, tracedNodes } from './traced.js'

const MOST_SHOWN = 40

/** The things that can be found: pages, and what the service knows of the workspace and of the selected project. */
const useCorpus = () => {
  const address = useAddress()
  const offered = useOffered()
  const { project, start, end, timeZone: tz } = useSelected()
  const everything = useAnswer('search.read', { start, end, tz })
  const selected = project.kind === 'one' ? { projectId: project.id, start, end, tz } : null
  const ofProject = useAnswer('search.read', selected)
  const ofTrace = useMay('forensics.read') ? selected : null
  const ofInvoices = useMay('invoices.list') ? selected : null
  const graph = useAnswer('forensics.read', ofTrace)
  const invoices = useAnswer('invoices.list', ofInvoices)
  const answers = [everything, ofProject].map((asked) => (asked.state === 'ready' ? asked.answer : null))
  const nodes = graph.state === 'ready' && graph.answer.graph !== null ? tracedNodes(graph.answer.graph) : []
  const listed = invoices.state === 'ready' ? tracedInvoices(invoices.answer) : []
  const asked: Loading<unknown>[] = [everything]
  if (selected !== null) asked.push(ofProject)
  if (ofTrace !== null) asked.push(graph)
  if (ofInvoices !== null) asked.push(invoices)
  return { corpus: corpusOf(offered, answers, [...nodes, ...listed], address), asked }
}

/** Finds pages, projects, clients, connections, and what the selected project's trace begins with. Opened by `/` or Ctrl-K, closed by Escape. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { corpus, asked } = useCorpus()
  const failed = asked.find((one) => one.state === 'failed')
  const found = rank(corpus, text, MOST_SHOWN)
  const chosen = found[Math.min(at, found.length - 1)]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const follow = (destination: Destination): void => {
    onClose()
    goTo(destination.to)
  }
  const pressed = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + move + found.length) % Math.max(found.length, 1))
    }
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      follow(chosen)
    }
  }
  return (
    <dialog ref={dialog} className="search" aria-label="Search" onClose={onClose}>
      <input
        className="search-field"
        type="text"
        role="combobox"
        aria-label="Search pages, projects, clients, connections, work items, changes, releases and invoices"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.id}`}
        aria-autocomplete="list"
        placeholder="Search pages, projects, work items, changes, invoices"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={pressed}
      />
      {failed !== undefined && (
        <div className="search-problem">
          <ProblemNotice problem={failed.problem} retry={failed.retry} />
        </div>
      )}
      <div id={`${id}-list`} className="search-list" role="listbox" aria-label="Found">
        {found.map((destination) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys of the list
          <div
            key={destination.id}
            id={`${id}-${destination.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={destination.id === chosen?.id}
            className="search-option"
            onClick={() => follow(destination)}
          >
            <span className="search-title">{destination.title}</span>
            <span className="soft small">{destination.note}</span>
            <span className="search-section small soft">{destination.section}</span>
          </div>
        ))}
      </div>
      <p className="search-foot small soft" role="status">
        {footOf(
          asked.map(({ state }) => state),
          found.length,
          text,
        )}
      </p>
    </dialog>
  )
}
