import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Access, Probe } from '../api/access.js'

export interface Page {
  /** Its part of the address. */
  readonly id: string
  readonly title: string
  readonly group: 'Delivery' | 'Money' | 'Workspace'
  /** The operation whose scope and action the page needs. */
  readonly needs: Probe
  /** What it looks at: one project; one, a client or all; or the workspace, whatever is selected. */
  readonly selection: 'project' | 'any' | 'workspace'
  readonly content: Content
}

/** A page's content, which is loaded when it is opened. */
interface Content {
  readonly Component: LazyExoticComponent<ComponentType>
  /** Begins to load it before it is drawn. */
  readonly load: () => void
}

const loaded = (load: () => Promise<ComponentType>): Content => {
  let begun: Promise<{ default: ComponentType }> | undefined
  const once = (): Promise<{ default: ComponentType }> => {
    begun ??= load().then((Component) => ({ default: Component }))
    return begun
  }
  return { Component: lazy(once), load: () => void once().catch(() => undefined) }
}

/** All pages, as the navigation lists them; the first is shown where the address names none. */
export const PAGES: readonly [Page, ...Page[]] = [
  {
    id: 'command-center',
    title: 'Command center',
    group: 'Delivery',
    needs: 'commandCenter.read',
    selection: 'project',
    content: loaded(async () => (await import('../pages/command-center/CommandCenter.js')).CommandCenter),
  },
  {
    id: 'data-sources',
    title: 'Data sources',
    group: 'Workspace',
    needs: 'connections.list',
    selection: 'any',
    content: loaded(async () => (await import('../pages/data-sources/DataSources.js')).DataSources),
  },
  {
    id: 'billing',
    title: 'Billing',
    group: 'Workspace',
    needs: 'billing.read',
    selection: 'workspace',
    content: loaded(async () => (await import('../pages/billing/Billing.js')).Billing),
  },
  {
    id: 'api-keys',
    title: 'API keys',
    group: 'Workspace',
    needs: 'apiKeys.list',
    selection: 'workspace',
    content: loaded(async () => (await import('../pages/api-keys/ApiKeys.js')).ApiKeys),
  },
  {
    id: 'settings',
    title: 'Workspace settings',
    group: 'Workspace',
    needs: 'commercial.read',
    selection: 'workspace',
    content: loaded(async () => (await import('../pages/settings/Settings.js')).Settings),
  },
]

/** The page of an id; undefined if there is none. */
export const pageOf = (id: string): Page | undefined => (id === '' ? PAGES[0] : PAGES.find((page) => page.id === id))

/** Pages to offer: those that are allowed, or all while that is not known. */
export const offered = (access: Access | null): readonly Page[] =>
  access === null ? PAGES : PAGES.filter(({ needs }) => access[needs])
