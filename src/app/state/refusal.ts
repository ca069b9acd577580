import type { EffectivePlan } from '#domain/plans'
import type { Role } from '#domain/roles'

/** The reason why a statement was refused. */
export type Refusal =
  /** The input is invalid. */
  | { readonly tag: 'misused'; readonly message: string }
  /** No record has the name. */
  | { readonly tag: 'unknown'; readonly what: string; readonly named: string; readonly hint: string }
  /** Several records have the name. */
  | { readonly tag: 'ambiguous'; readonly what: string; readonly named: string; readonly ids: readonly string[] }
  /** Existing facts conflict with it. */
  | { readonly tag: 'conflict'; readonly message: string }
  | {
      readonly tag: 'over_cap'
      readonly plan: EffectivePlan
      readonly limit: number
      readonly of: 'clients' | 'projects' | 'active projects'
    }
  | { readonly tag: 'not_allowed'; readonly role: Role; readonly roles: readonly Role[] }
