import type { Graph, GraphNode, InvoiceDetail, Invoices, Search } from '@workspace-delivery-intelligence/client'
import type { Address } from '../address/address.js'
import { spoken } from '../format/words.js'
import type { Found } from './rank.js'
import { startOf, viewOf } from './start.js'

/** Something of a project that the trace shows, with the page's part of the address that it leads to. */
export interface Traced extends Found {
  readonly view: Address['view']
}

const SECTIONS = {
  code_change: 'Changes',
  release: 'Releases',
  work_item: 'Work items',
  invoice_line: 'Invoice lines',
} as const

/** The view that names the start of an element; null where no trace begins with it. */
const startView = (kind: string, id: string): Address['view'] | null => {
  const start = startOf(kind, id)
  if (start === null) return null
  const named = Object.entries(viewOf(start)).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(named)
}

const traced = (
  kind: keyof typeof SECTIONS,
  { id, title, note, keywords }: Pick<Found, 'id' | 'title' | 'note' | 'keywords'>,
): readonly Traced[] => {
  const view = startView(kind, id)
  return view === null ? [] : [{ id, title, note, keywords, section: SECTIONS[kind], view }]
}

type Item = Search['groups'][number]['items'][number]

/** A work item that the service finds, as the start of its trace. */
export const tracedItem = ({ id, title, meta, keywords }: Item): readonly Traced[] =>
  traced('work_item', { id, title, note: spoken(meta), keywords })

const isStart = (kind: GraphNode['kind']): kind is 'work_item' | 'code_change' | 'release' =>
  kind === 'work_item' || kind === 'code_change' || kind === 'release'

/** The items, changes and releases of a graph. */
export const tracedNodes = ({ nodes }: Graph): readonly Traced[] =>
  nodes.flatMap(({ id, kind, label, state }) =>
    isStart(kind)
      ? traced(kind, { id, title: label, note: state === null ? '' : spoken(state), keywords: kind.replace('_', ' ') })
      : [],
  )

/** Invoices, whose lines the trace offers. */
export const tracedInvoices = ({ invoices }: Invoices): readonly Traced[] =>
  invoices.map(({ key, number, status }) => ({
    id: `invoice ${key}`,
    section: 'Invoices',
    title: `Invoice ${number}`,
    note: spoken(status),
    keywords: 'invoice bill',
    view: { invoice: key },
  }))

/** The lines of an invoice. */
export const tracedLines = ({ key, number, lines }: InvoiceDetail): readonly Traced[] =>
  lines.map(({ id, description, category }) => ({
    id: `line ${key} ${id}`,
    section: SECTIONS.invoice_line,
    title: `Invoice ${number}: ${description}`,
    note: spoken(category),
    keywords: 'invoice line',
    view: { kind: 'line', invoice: key, line: id },
  }))

/** Starts of a name that was typed and is not listed: what is older than the period is found by its name alone. */
export const tracedNamed = (name: string): readonly Traced[] =>
  (
    [
      ['item', 'Work item'],
      ['change', 'Change'],
      ['release', 'Release'],
    ] as const
  ).map(([kind, word]) => ({
    id: `named ${kind}`,
    section: 'By its name',
    title: `${word} ${name}`,
    note: '',
    keywords: '',
    view: { kind, id: name },
  }))
