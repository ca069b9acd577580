import { CLIENT_ACCESS } from './api/access.js'
import { content, offered, type Pages } from './selection/page.js'

/** All pages of the console, in the order of the navigation. */
export const PAGES: Pages = [
  {
    id: 'command-center',
    title: 'Command center',
    group: 'Delivery',
    needs: 'commandCenter.read',
    selection: 'project',
    content: content(async () => (await import('./pages/command-center/CommandCenter.js')).CommandCenter),
  },
  {
    id: 'scope',
    title: 'Scope',
    group: 'Delivery',
    needs: 'scope.read',
    selection: 'project',
    content: content(async () => (await import('./pages/scope/Scope.js')).Scope),
  },
  {
    id: 'forensics',
    title: 'Forensics',
    group: 'Delivery',
    needs: 'forensics.read',
    selection: 'project',
    content: content(async () => (await import('./pages/forensics/Forensics.js')).Forensics),
  },
  {
    id: 'invoice-defense',
    title: 'Invoice defense',
    group: 'Money',
    needs: 'invoiceDefense.read',
    selection: 'project',
    content: content(async () => (await import('./pages/invoice-defense/InvoiceDefense.js')).InvoiceDefense),
  },
  {
    id: 'ai-economics',
    title: 'AI economics',
    group: 'Money',
    needs: 'aiEconomics.surface',
    selection: 'any',
    content: content(async () => (await import('./pages/ai-economics/AiEconomics.js')).AiEconomics),
  },
  {
    id: 'confidence',
    title: 'Confidence',
    group: 'Delivery',
    needs: 'confidence.read',
    selection: 'project',
    content: content(async () => (await import('./pages/confidence/Confidence.js')).Confidence),
  },
  {
    id: 'data-sources',
    title: 'Data sources',
    group: 'Workspace',
    needs: 'connections.list',
    selection: 'any',
    content: content(async () => (await import('./pages/data-sources/DataSources.js')).DataSources),
  },
  {
    id: 'audit',
    title: 'Audit',
    group: 'Workspace',
    needs: 'audit.list',
    selection: 'any',
    content: content(async () => (await import('./pages/audit/Audit.js')).Audit),
  },
  {
    id: 'billing',
    title: 'Billing',
    group: 'Workspace',
    needs: 'billing.read',
    selection: 'workspace',
    content: content(async () => (await import('./pages/billing/Billing.js')).Billing),
  },
  {
    id: 'members',
    title: 'Members',
    group: 'Workspace',
    // Whoever may read the keys may manage members: both are the workspace's.
    needs: 'apiKeys.list',
    selection: 'workspace',
    content: content(async () => (await import('./pages/members/Members.js')).Members),
  },
  {
    id: 'api-keys',
    title: 'API keys',
    group: 'Workspace',
    needs: 'apiKeys.list',
    selection: 'workspace',
    content: content(async () => (await import('./pages/api-keys/ApiKeys.js')).ApiKeys),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    group: 'Workspace',
    needs: 'session',
    selection: 'workspace',
    content: content(async () => (await import('./pages/sessions/Sessions.js')).Sessions),
  },
  {
    id: 'settings',
    title: 'Workspace settings',
    group: 'Workspace',
    needs: 'commercial.read',
    selection: 'workspace',
    content: content(async () => (await import('./pages/settings/Settings.js')).Settings),
  },
]

/** The pages of a client. The first is the first of all. */
export const pagesForClients = offered(PAGES, CLIENT_ACCESS) as Pages
