import type { ComponentType } from 'react'
import type { OperationId } from '../api/ask.js'

/** The need of a page: an operation or a statement, or the session of a person. */
export type Need = OperationId | 'session'

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

/** The page of an id; undefined if there is none. Without an id it is the first that is offered. */
export const pageOf = (pages: Pages, offered: readonly Page[], id: string): Page | undefined =>
  id === '' ? (offered[0] ?? pages[0]) : pages.find((page) => page.id === id)
