import type { Scope } from '#domain/roles'
import type { AnyCommand } from './command.js'

type Family<S extends Scope = Scope> = S extends `${infer F}:write` ? F : never

/**
 * The family of scopes by which keys state what each group of commands is about. Keys, members, and the life of a workspace are for
 * people alone: null.
 */
const FAMILIES: Readonly<Record<string, Family | null>> = {
  workspace: null,
  member: null,
  key: null,
  client: 'clients',
  project: 'clients',
  container: 'clients',
  engagement: 'cost-model',
  rate: 'cost-model',
  price: 'cost-model',
  role: 'cost-model',
  estimate: 'cost-model',
  settings: 'cost-model',
  scope: 'scope-creep',
  'change-order': 'scope-creep',
  objective: 'scope-creep',
  milestone: 'scope-creep',
  invoice: 'invoice-defense',
  question: 'command-center',
  assumption: 'report-confidence',
  change: 'forensics',
  item: 'forensics',
  meeting: 'forensics',
  'ai-mark': 'ai-economics',
  connection: 'data-sources',
  'dead-letter': 'data-sources',
  plan: 'usage-billing',
  trial: 'usage-billing',
  subscription: 'usage-billing',
  payment: 'usage-billing',
}

/** Names of commands that withdraw or remove something. */
const REMOVING: ReadonlySet<string> = new Set([
  'withdraw',
  'remove',
  'void',
  'release',
  'drop',
  'unmap',
  'unlink',
  'forget',
])

/** Splits a command's path: `change-order approve` is `approve` of the group `change-order`. */
export const namesIn = ({ path }: Pick<AnyCommand, 'path'>): { readonly group: string; readonly name: string } => {
  const [group = '', name = ''] = path.split(' ')
  return { group, name }
}

/** The scope that a key needs for a command; null if no key states it. Throws for a group that has no family. */
export const scopeOf = (command: Pick<AnyCommand, 'path'>): Scope | null => {
  const { group, name } = namesIn(command)
  const family = FAMILIES[group]
  if (family === undefined) throw new Error(`${group} has no family of scopes`)
  if (family === null) return null
  const isRemoving = REMOVING.has(name) || name.startsWith('withdraw-')
  return `${family}:${isRemoving ? 'delete' : 'write'}`
}
