import { CLIENT, PROJECT } from './ids.js'

export const full = {
  canManageSources: true,
  facts: {
    aiAssistedChanges: 5,
    aiNetHours: -1.5,
    changeRequestReference: 'CR-7',
    scopeSignals: 8,
    scopeValue: { value: 250_000, unit: 'cents', provenance: 'user_declared', basis: 'change orders, in EUR' },
  },
  groups: [
    {
      section: 'insights',
      items: [
        {
          id: 'insight:coverage:calendar',
          kind: 'insight',
          section: 'insights',
          title: 'No calendar yet',
          keywords: 'coverage calendar',
          meta: 'Coverage',
          icon: 'alert',
          tone: 'warn',
          action: { type: 'goto', view: 'command-center' },
        },
      ],
    },
    {
      section: 'projects',
      items: [
        {
          id: `project:${PROJECT}`,
          kind: 'project',
          section: 'projects',
          title: 'Website',
          keywords: 'website acme',
          meta: 'Acme',
          icon: 'folder',
          action: { type: 'project', projectId: PROJECT },
        },
      ],
    },
    {
      section: 'clients',
      items: [
        {
          id: `client:${CLIENT}`,
          kind: 'client',
          section: 'clients',
          title: 'Acme',
          keywords: 'acme',
          meta: '1 project',
          glyph: { glyph: 'A', tone: 'neutral' },
          action: { type: 'client', clientId: CLIENT },
        },
      ],
    },
    {
      section: 'connections',
      items: [
        {
          id: 'connection:git',
          kind: 'connection',
          section: 'connections',
          title: 'git',
          keywords: 'git code',
          meta: 'healthy',
          icon: 'plug',
          action: { type: 'goto', view: 'connections' },
        },
      ],
    },
    {
      section: 'work_items',
      items: [
        {
          id: 'work_item:ACME-12',
          kind: 'work_item',
          section: 'work_items',
          title: 'ACME-12 Checkout',
          keywords: 'acme-12 checkout',
          meta: 'story',
          icon: 'ticket',
          action: { type: 'project', projectId: PROJECT },
        },
      ],
    },
  ],
}

export const sparse = {
  canManageSources: false,
  facts: {
    aiAssistedChanges: null,
    aiNetHours: null,
    changeRequestReference: null,
    scopeSignals: null,
    scopeValue: null,
  },
  groups: [{ section: 'clients', items: [] }],
}
