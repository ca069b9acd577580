import { A, B, C } from './ids.js'

export const full = {
  canManage: true,
  keys: [
    {
      id: A,
      name: 'Dashboard',
      prefix: 'wdi_live_9fK2…',
      environment: 'live',
      status: 'rotating',
      scopes: ['ai-economics:read', 'clients:write', 'api-keys:delete'],
      createdAt: '2026-01-05T09:30:00.000Z',
      createdBy: 'Ada Lovelace',
      expiresAt: '2027-01-05T09:30:00.000Z',
      graceUntil: '2026-03-02T09:30:00.000Z',
      lastUsedAt: '2026-03-01T18:04:00.000Z',
      revokedAt: '2026-03-02T08:00:00Z',
      rotatedFrom: B,
      profileId: C,
    },
  ],
}

export const sparse = {
  canManage: false,
  keys: [
    {
      id: A,
      name: 'CI',
      prefix: 'wdi_test_0000…',
      environment: 'test',
      status: 'active',
      scopes: [],
      createdAt: '2026-01-05T09:30:00Z',
      createdBy: 'Ada Lovelace',
      expiresAt: null,
      graceUntil: null,
      lastUsedAt: null,
      revokedAt: null,
      rotatedFrom: null,
      profileId: null,
    },
  ],
}
