import type { ComponentType } from 'react'
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
export interface Content {
  /** Null until it is loaded. */
  readonly loaded: () => ComponentType | null
  /** Loads it once, however often it is called; a failed load is tried again. */
  readonly load: () => Promise<ComponentType>
}

const content = (importing: () => Promise<ComponentType>): Content => {
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
export const PAGES: readonly [Page, ...Page[]] = [
  {
    id: 'command-center',
    title: 'Command center',
    group: 'Delivery',
    needs: 'commandCenter.read',
    selection: 'project',
    content: content(async () => (await import('../pages/command-center/CommandCenter.js')).CommandCenter),
  },
  {
    id: 'scope',
    title: 'Scope',
    group: 'Delivery',
    needs: 'scope.read',
    selection: 'project',
    content: content(async () => (await import('../pages/scope/Scope.js')).Scope),
  },
  {
    id: 'forensics',
    title: 'Forensics',
    group: 'Delivery',
    needs: 'forensics.read',
    selection: 'project',
    content: content(async () => (await import('../pages/forensics/Forensics.js')).Forensics),
  },
  {
    id: 'invoice-defense',
    title: 'Invoice defense',
    group: 'Money',
    needs: 'invoiceDefense.read',
    selection: 'project',
    content: content(async () => (await import('../pages/invoice-defense/InvoiceDefense.js')).InvoiceDefense),
  },
  {
    id: 'ai-economics',
    title: 'AI economics',
    group: 'Money',
    needs: 'aiEconomics.surface',
    selection: 'any',
    content: content(async () => (await import('../pages/ai-economics/AiEconomics.js')).AiEconomics),
  },
  {
    id: 'confidence',
    title: 'Confidence',
    group: 'Delivery',
    needs: 'confidence.read',
    selection: 'project',
    content: content(async () => (await import('../pages/confidence/Confidence.js')).Confidence),
  },
  {
    id: 'data-sources',
    title: 'Data sources',
    group: 'Workspace',
    needs: 'connections.list',
    selection: 'any',
    content: content(async () => (await import('../pages/data-sources/DataSources.js')).DataSources),
  },
  {
    id: 'audit',
    title: 'Audit',
    group: 'Workspace',
    needs: 'audit.list',
    selection: 'any',
    content: content(async () => (await import('../pages/audit/Audit.js')).Audit),
  },
  {
    id: 'billing',
    title: 'Billing',
    group: 'Workspace',
    needs: 'billing.read',
    selection: 'workspace',
    content: content(async () => (await import('../pages/billing/Billing.js')).Billing),
  },
  {
    id: 'api-keys',
    title: 'API keys',
    group: 'Workspace',
    needs: 'apiKeys.list',
    selection: 'workspace',
    content: content(async () => (await import('../pages/api-keys/ApiKeys.js')).ApiKeys),
  },
  {
    id: 'settings',
    title: 'Workspace settings',
    group: 'Workspace',
    needs: 'commercial.read',
    selection: 'workspace',
    content: content(async () => (await import('../pages/settings/Settings.js')).Settings),
  },
]

/** The page of an id; undefined if there is none. Without an id it is the first that is allowed. */
export const pageOf = (id: string, access: Access | null): Page | undefined =>
  id === '' ? (offered(access)[0] ?? PAGES[0]) : PAGES.find((page) => page.id === id)

/** Pages to offer: those that are allowed, or all while that is not known. */
export const offered = (access: Access | null): readonly Page[] =>
  access === null ? PAGES : PAGES.filter(({ needs }) => access[needs])
