import type { HeldAssumption } from '../../statement/goals/AssumptionForm.js'

/** The form that is open. */
export type Open =
  | { readonly kind: 'price' | 'rate'; readonly role: string }
  | { readonly kind: 'band'; readonly role: string; readonly band: string }
  | { readonly kind: 'objective' | 'milestone' | 'estimate' }
  | { readonly kind: 'complete' | 'drop'; readonly id: string; readonly title: string }
  | { readonly kind: 'assumption'; readonly held: HeldAssumption | null }

/** Opens a form. */
export type Opens = (open: Open) => void
