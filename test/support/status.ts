import { tmpdir } from 'node:os'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { type Attention, type Audience, readAttention } from '#app/inspect/attention'
import type { Status } from '#app/inspect/status'

/** The result of `wdi status --json`, as far as tests look at it. */
export interface Looked {
  readonly upToDate: boolean
  readonly needsAttention: readonly Attention[]
}

interface Case {
  readonly quarantined?: number
  readonly unattributed?: number
  /** The health of each connection. */
  readonly connections?: readonly string[]
}

/** The points that need attention in a workspace that is up to date, so that no store is asked. */
export const attentionOf = async (
  { quarantined = 0, unattributed = 0, connections = [] }: Case,
  audience: Audience = 'person',
): Promise<readonly Attention[]> => {
  const status: Status = {
    upToDate: true,
    foldedTo: '1' as Status['foldedTo'],
    logEnd: '1' as Status['logEnd'],
    asOf: null,
    generations: { serving: 1, before: null, building: null, all: [1] },
    unattributed,
    workspaces: [
      {
        workspace: 'acme/website',
        plan: 'scale',
        quarantined,
        connections: connections.map((health) => ({
          id: '00000000-0000-4000-8000-000000000001' as Status['workspaces'][number]['connections'][number]['id'],
          label: 'Repository',
          branch: 'main',
          health,
          reason: `it is ${health}`,
          lastSuccessAt: null,
        })),
      },
    ],
  }
  const found = await readAttention(status, tmpdir(), audience, {} as Environment)
  if (!isRight(found)) throw new Error('no store was to be asked')
  return found.right.filter(({ kind }) => kind !== 'disk_full')
}
