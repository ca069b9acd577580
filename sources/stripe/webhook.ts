import type { Hint, Webhook } from '#sources/kit/hosts/webhook'
import { changedBy } from './events.js'

// Stripe's deliveries are its events. An invoice in one is as it was then, and in the version of the API that the account has: it is
// asked for.

const map = (_: string | null, body: unknown): readonly Hint[] => {
  const changed = changedBy(body)
  if (changed === null) return []
  const { id, number } = changed
  return [{ tag: 'record', list: 'invoices', container: null, key: number ?? id }]
}

/** The webhooks of Stripe. Kind and id stand in the body alone, so that one that is sent again is known by its body. */
export const stripeWebhook: Webhook = {
  signatures: [{ tag: 'timed', header: 'stripe-signature' }],
  hostMakesSecret: true,
  idOf: () => null,
  kindOf: () => null,
  map,
}
