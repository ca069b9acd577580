import { A, CONNECTION, PROJECT } from './ids.js'

export const connection = {
  id: CONNECTION,
  provider: 'git',
  category: 'code',
  label: 'website',
  account: 'acme',
  health: 'degraded',
  registeredAt: '2026-01-05T09:30:00.000Z',
  lastAttemptAt: '2026-03-10T11:00:00.000Z',
  lastSuccessAt: '2026-03-10T11:00:01.000Z',
  lastError: { code: 'unreachable', message: 'The folder is not there.' },
  records: 230,
  deadLetters: 1,
  coverage: [{ kind: 'code_change', from: '2025-01-10T10:00:00.000Z', to: '2026-03-10T11:00:00.000Z' }],
  projects: [PROJECT],
  recentRuns: [
    {
      id: A,
      startedAt: '2026-03-10T11:00:00.000Z',
      finishedAt: '2026-03-10T11:00:01.000Z',
      state: 'succeeded',
      accepted: 3,
      unchanged: 227,
      rejected: 1,
    },
  ],
}
export const untried = {
  ...connection,
  account: null,
  health: 'pending',
  lastAttemptAt: null,
  lastSuccessAt: null,
  lastError: null,
  coverage: [],
  recentRuns: connection.recentRuns.map((run) => ({ ...run, finishedAt: null, state: 'running' })),
}

export const full = { connections: [connection] }
export const sparse = { connections: [untried] }
