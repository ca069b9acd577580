import { type ComponentType, createContext, useContext } from 'react'
import { useAddress } from '../address/useAddress.js'
import { type Need, useOffers } from './access.js'

export interface Page {
  /** Its part of the address. */
  readonly id: string
  readonly title: string
  readonly group: 'Delivery' | 'Money' | 'Workspace' | 'Settings'
  /** The key that opens it after `g`. */
  readonly key: string | null
  /** The operation whose scope and action the page needs, or the session of a person. */
  readonly needs: Need
  /** The scope of the page: one project; all or a client's; one of these three; or the workspace, whatever is selected. */
  readonly selection: 'project' | 'clients' | 'any' | 'workspace'
  /** Says whether it shows the selected period. */
  readonly hasPeriod: boolean
  readonly content: Content
}

/** A page's content, which is loaded when it is opened. */
export interface Content {
  /** Null until it is loaded. */
  readonly loaded: () => ComponentType | null
  /** Loads it once, however often it is called; a failed load is tried again. */
  readonly load: () => Promise<ComponentType>
}

/** A page's content, of a module that is fetched when it is needed. */
export const content = (importing: () => Promise<ComponentType>): Content => {
  let loaded: ComponentType | null = null
  let loading: Promise<ComponentType> | null = null
  const begin = async (): Promise<ComponentType> => {
    try {
      loaded = await importing()
      return loaded
    } finally {
      loading = null
    }
  }
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= loaded === null ? begin() : Promise.resolve(loaded)
      return loading
    },
  }
}

/** All pages, as the navigation lists them; the first is shown where the address names none. */
export type Pages = readonly [Page, ...Page[]]

export const PagesContext = createContext<Pages | null>(null)

const usePages = (): Pages => {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('no pages outside of the shell')
  return pages
}

/** The pages that are offered to the caller: all while that is not known. */
export const useOffered = (): readonly Page[] => {
  const offers = useOffers()
  return usePages().filter(({ needs }) => offers(needs))
}

/** The page of an id; undefined if there is none. Without an id it is the first that is offered. */
export const pageOf = (pages: Pages, offered: readonly Page[], id: string): Page | undefined =>
  id === '' ? (offered[0] ?? pages[0]) : pages.find((page) => page.id === id)

/** The page that the address names; undefined if there is none. */
export const usePage = (): Page | undefined => pageOf(usePages(), useOffered(), useAddress().page)

/** Says whether a page is offered to the caller. */
export const useMayOpen = (id: string): boolean => useOffered().some((page) => page.id === id)
