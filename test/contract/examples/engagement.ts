import { A, LOCK, PROJECT } from './ids.js'

/** What forensics and scope both show. */
export const engagement = {
  id: A,
  billingModel: 'fixed',
  contractedAmountCents: 9_000_000,
  currency: 'EUR',
  startsOn: '2026-01-01',
  endsOn: '2026-06-30',
  state: 'active',
}
export const lock = {
  id: LOCK,
  lockedOn: '2026-01-15',
  lockedAt: '2026-01-15T12:00:00.000Z',
  lockedBy: 'Ada Lovelace',
  items: 40,
  estimateHours: 320.5,
  method: 'manual',
  reference: 'SOW-3',
}
export const sparseEngagement = { ...engagement, contractedAmountCents: null, currency: null, endsOn: null }
export const sparseLock = { ...lock, estimateHours: null, reference: null }
export const project = { id: PROJECT, name: 'Website', clientName: 'Acme' }
