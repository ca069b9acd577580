// The clients and projects of the made-up agency: one of each kind that an agency has.

export type ProjectName = 'shop' | 'app' | 'portal' | 'sdk' | 'site'

export interface AgencyProject {
  readonly name: ProjectName
  readonly client: string
  readonly repository: string
  readonly tracker: string
  readonly calendar: string
  readonly cloud: string
  readonly ai: string
}
const project = (name: ProjectName, client: string): AgencyProject => ({
  name,
  client,
  repository: `github.com/agency/${name}`,
  tracker: `${name}-tracker`,
  calendar: `${name}@agency`,
  cloud: `aws:${name}`,
  ai: `cursor:${name}`,
})

/** A shop for a fixed price, with change orders. The client exists from the beginning. */
export const SHOP = project('shop', 'Acme')
/** An app by time and materials, at agreed prices. */
export const APP = project('app', 'Acme')
/** A portal on a retainer. */
export const PORTAL = project('portal', 'Bolt')
/** A library of which there is only a repository. */
export const SDK = project('sdk', 'Bolt')
/** A site that has just begun. */
export const SITE = project('site', 'Cube')

export const PROJECTS: readonly AgencyProject[] = [SHOP, APP, PORTAL, SDK, SITE]

/** Repositories that nobody has mapped to a project yet. */
export const UNMAPPED_REPOSITORIES: readonly string[] = [
  'github.com/agency/infrastructure',
  'github.com/agency/design-system',
]

/** A role that books time: what an hour of it costs, and what clients pay for it, in euros. */
export interface Role {
  readonly name: string
  readonly band: 'engineering' | 'design' | 'qa' | 'product'
  /** The category of its time in the time sheets. */
  readonly category: string
  readonly rate: string
  readonly price: string
}
export const ROLES: readonly Role[] = [
  { name: 'developer', band: 'engineering', category: 'development', rate: '64.50', price: '112.00' },
  { name: 'designer', band: 'design', category: 'design', rate: '58.00', price: '98.50' },
  { name: 'tester', band: 'qa', category: 'quality', rate: '49.75', price: '84.00' },
  { name: 'product owner', band: 'product', category: 'management', rate: '69.00', price: '118.00' },
]

/** A freelancer, whose cost nobody has stated yet. */
export const FREELANCER = { name: 'freelancer', category: 'development', price: '104.00' } as const

/** The price that clients agreed to for an hour of a role. */
export const priceOf = (role: string): number => {
  const known = [...ROLES, FREELANCER].find(({ name }) => name === role)
  if (known === undefined) throw new Error(`there is no role ${role}`)
  return Number(known.price)
}
