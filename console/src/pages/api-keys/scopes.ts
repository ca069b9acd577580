/** The scopes that let a key read, each with the name of what it reads. */
export const READING_SCOPES: readonly (readonly [scope: string, name: string])[] = [
  ['command-center:read', 'Portfolio, Project and search'],
  ['scope-creep:read', 'Scope and Agreements'],
  ['forensics:read', 'Trace'],
  ['report-confidence:read', 'Confidence'],
  ['invoice-defense:read', 'Invoices'],
  ['ai-economics:read', 'AI economics'],
  ['clients:read', 'Clients'],
  ['data-sources:read', 'Sources'],
  ['cost-model:read', 'Workspace'],
  ['audit-trail:read', 'Audit'],
  ['usage-billing:read', 'Plan'],
  ['api-keys:read', 'API keys'],
]

/** The scopes of a key that is to be issued. */
export type Chosen = { readonly kind: 'all' } | { readonly kind: 'some'; readonly scopes: readonly string[] }

/** The choice with a scope added or taken out. */
export const withScope = (chosen: readonly string[], scope: string): readonly string[] =>
  READING_SCOPES.map(([one]) => one).filter((one) => (one === scope ? !chosen.includes(one) : chosen.includes(one)))

/** The choice as the field of a statement. */
export const scopesField = (chosen: Chosen): string => (chosen.kind === 'all' ? 'read' : chosen.scopes.join(','))
