import { type ComponentType, createContext, useContext } from 'react'
import type { Access, Need } from '../api/access.js'

export interface Page {
  /** Its part of the address. */
  readonly id: string
  readonly title: string
  readonly group: 'Delivery' | 'Money' | 'Workspace'
  /** The operation whose scope and action the page needs, or the session of a person. */
  readonly needs: Need
  /** The scope of the page: one project; one, a client's or all; or the workspace, whatever is selected. */
  readonly selection: 'project' | 'any' | 'workspace'
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

export const usePages = (): Pages => {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('no pages outside of the shell')
  return pages
}

/** The page of an id; undefined if there is none. Without an id it is the first that is allowed. */
export const pageOf = (pages: Pages, id: string, access: Access | null): Page | undefined =>
  id === '' ? (offered(pages, access)[0] ?? pages[0]) : pages.find((page) => page.id === id)

/** Pages to offer: those that are allowed, or all while that is not known. */
export const offered = (pages: Pages, access: Access | null): readonly Page[] =>
  access === null ? pages : pages.filter(({ needs }) => access[needs])
