import type { EffectivePlan } from '#domain/plans'
import type { Role } from '#domain/roles'

/** A field whose value is missing or not of its form. */
export interface InvalidField {
  readonly name: string
  readonly problem: string
}

/** The reason for which a statement was refused. */
export type Refusal =
  /** The input is invalid. `field` is the first that is, where it is one alone. */
  | { readonly tag: 'misused'; readonly message: string; readonly field?: InvalidField }
  /** No record has the name. */
  | { readonly tag: 'unknown'; readonly what: string; readonly named: string; readonly hint: string }
  /** Several records have the name. */
  | { readonly tag: 'ambiguous'; readonly what: string; readonly named: string; readonly ids: readonly string[] }
  /** Existing facts conflict with it; `remedy` is a command that helps. */
  | { readonly tag: 'conflict'; readonly message: string; readonly remedy?: string }
  | {
      readonly tag: 'over_cap'
      readonly plan: EffectivePlan
      readonly limit: number
      readonly of: 'clients' | 'projects' | 'active projects'
    }
  | { readonly tag: 'not_allowed'; readonly role: Role; readonly roles: readonly Role[] }

const REFUSALS: ReadonlySet<string> = new Set<Refusal['tag']>([
  'misused',
  'unknown',
  'ambiguous',
  'conflict',
  'over_cap',
  'not_allowed',
])
/** Says whether an error is a refusal: then nothing was stated. */
export const isRefusal = <E extends { readonly tag: string }>(error: E): error is Extract<E, Refusal> =>
  REFUSALS.has(error.tag)
