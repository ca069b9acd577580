import { spoken } from './words.js'

/** The roles that a member can have, from the one that may do most. */
export const ROLES = ['owner', 'admin', 'delivery_lead', 'finance', 'analyst', 'viewer', 'client'] as const
export type Role = (typeof ROLES)[number]

/** A sentence on what each role sees and does. */
export const roleSentences: Readonly<Record<Role, string>> = {
  owner: 'Sees every page, manages members and keys, and can end everybody’s sessions.',
  admin: 'Sees every page, and manages members and keys. Cannot change an owner.',
  delivery_lead:
    'Sees Portfolio, Project, Scope, Trace, Confidence, Invoices, Agreements, AI economics and Sources, and states scope, orders and objectives. No members, keys, settings, audit or plan.',
  finance: 'Sees Portfolio, Project, Scope, Confidence, Invoices, Agreements and Plan, and approves invoices.',
  analyst: 'Sees Portfolio, Project, Scope, Trace, Confidence, Agreements, AI economics and Audit.',
  viewer: 'Sees Portfolio and Project only.',
  client:
    'A person of one client. Sees Project, Scope, Invoices and Agreements of that client, without what the work costs you.',
}

const isRole = (role: string): role is Role => (ROLES as readonly string[]).includes(role)

/** The role of an identifier; undefined for one that this console does not know. */
export const roleOf = (identifier: string): Role | undefined => (isRole(identifier) ? identifier : undefined)

/** The name of a role. */
export const roleWord = (role: string): string => spoken(role)
