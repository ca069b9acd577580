import type { Search } from '@workspace-delivery-intelligence/client'
import type { Address } from '../address/address.js'
import { spoken } from '../format/words.js'
import type { Found } from './rank.js'
import { type Traced, tracedItem } from './traced.js'

/** A page that can be found. */
export interface FoundPage {
  readonly id: string
  readonly title: string
  readonly group: string
}

/** Something to find, with the address that it leads to. */
export interface Destination extends Found {
  readonly to: Address
}

type Item = Search['groups'][number]['items'][number]

/** The pages that the service's views are shown on, where their names differ. */
const PAGE_OF_VIEW: Readonly<Record<string, string>> = { 'scope-creep': 'scope', connections: 'sources' }

const SECTIONS: Readonly<Record<Item['section'], string>> = {
  insights: 'Insights',
  projects: 'Projects',
  clients: 'Clients',
  connections: 'Connections',
  work_items: 'Work items',
}

/** The view that opens one thing on its page: the id of a connection; empty for all others. */
const viewOf = (item: Item): Address['view'] =>
  item.kind === 'connection' ? { connection: item.id.replace(/^connection:/, '') } : {}

const destinationOf = (item: Item, address: Address): Address => {
  const { action } = item
  switch (action.type) {
    case 'goto':
      return { ...address, page: PAGE_OF_VIEW[action.view] ?? action.view, view: viewOf(item) }
    case 'client':
      return {
        ...address,
        page: 'portfolio',
        view: {},
        selection: { ...address.selection, clientId: action.clientId, projectId: 'all' },
      }
    case 'project':
      return {
        ...address,
        page: 'project',
        view: {},
        selection: { ...address.selection, clientId: null, projectId: action.projectId },
      }
    default:
      return action satisfies never
  }
}

const toTrace = ({ view, ...found }: Traced, address: Address): Destination => ({
  ...found,
  to: { ...address, page: 'trace', view },
})

const toFound = (item: Item, address: Address): readonly Destination[] => {
  if (item.kind === 'work_item') return tracedItem(item).map((one) => toTrace(one, address))
  const { id, title, meta, keywords } = item
  const note = item.kind === 'connection' ? spoken(meta) : meta
  return [{ id, section: SECTIONS[item.section], title, note, keywords, to: destinationOf(item, address) }]
}

/** Everything that can be found: pages first, then what the service answers, then what a trace begins with, each thing once. */
export const corpusOf = (
  pages: readonly FoundPage[],
  answers: readonly (Search | null)[],
  traced: readonly Traced[],
  address: Address,
): readonly Destination[] => {
  const ofPages = pages.map(
    (page): Destination => ({
      id: `page:${page.id}`,
      section: 'Pages',
      title: page.title,
      note: page.group,
      keywords: 'page',
      to: { ...address, page: page.id, view: {} },
    }),
  )
  const offered = new Set(pages.map(({ id }) => id))
  const found = answers
    .flatMap((answer) => answer?.groups ?? [])
    .flatMap(({ items }): readonly Item[] => items)
    .flatMap((item) => toFound(item, address))

  const items = [...found, ...traced.map((one) => toTrace(one, address))].filter(({ to }) => offered.has(to.page))
  return [...new Map([...ofPages, ...items].map((one) => [one.id, one])).values()]
}
