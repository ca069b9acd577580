import type { EffectivePlan } from '#domain/plans'
import type { Role } from '#domain/roles'

/** Why a statement is not taken. */
export type Refusal =
  /** It was not said in a way that can be understood. */
  | { readonly tag: 'misused'; readonly message: string }
  /** Nothing goes by that name. */
  | { readonly tag: 'unknown'; readonly what: string; readonly named: string; readonly hint: string }
  /** Several things go by that name. */
  | { readonly tag: 'ambiguous'; readonly what: string; readonly named: string; readonly ids: readonly string[] }
  /** What is there speaks against it. */
  | { readonly tag: 'conflict'; readonly message: string }
  | {
      readonly tag: 'over_cap'
      readonly plan: EffectivePlan
      readonly limit: number
      readonly of: 'clients' | 'projects' | 'active projects'
    }
  | { readonly tag: 'not_allowed'; readonly role: Role; readonly roles: readonly Role[] }

/** One line that says what to do, and the exit code of a command that ends with it. */
export const explained = (refusal: Refusal): { readonly line: string; readonly exitCode: 1 | 2 } => {
  switch (refusal.tag) {
    case 'misused':
      return { line: refusal.message, exitCode: 2 }
    case 'unknown':
      return { line: `there is no ${refusal.what} ${refusal.named}: ${refusal.hint}`, exitCode: 1 }
    case 'ambiguous':
      return {
        line: `more than one ${refusal.what} goes by ${refusal.named}: say one of the ids ${refusal.ids.join(', ')}`,
        exitCode: 1,
      }
    case 'conflict':
      return { line: refusal.message, exitCode: 1 }
    case 'over_cap':
      return {
        line: `the plan ${refusal.plan} holds ${refusal.limit} ${refusal.of}: archive one, or change the plan (\`wdi plan change --help\`)`,
        exitCode: 1,
      }
    case 'not_allowed':
      return {
        line: `a member who is ${refusal.role} may not do this: it takes ${refusal.roles.join(' or ')}`,
        exitCode: 1,
      }
    default:
      return refusal satisfies never
  }
}

const TAGS: Readonly<Record<Refusal['tag'], true>> = {
  misused: true,
  unknown: true,
  ambiguous: true,
  conflict: true,
  over_cap: true,
  not_allowed: true,
}
/** Told apart from what stores say. */
export const isRefusal = (error: { readonly tag: string }): error is Refusal => Object.hasOwn(TAGS, error.tag)
