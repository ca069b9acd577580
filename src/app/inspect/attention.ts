import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import type { Stopped } from '#app/watcher'
import type { Outcome, StoreError } from '#domain/outcome'
import { lowestMoment } from '#readstore/partitions'
import type { Status } from './status.js'
import { isWorkerRunning } from './worker-running.js'

/** Something that does not mend itself. `sentence` and `command` name commands as `wdi …`. */
export interface Attention {
  readonly kind: 'no_worker' | 'worker_stuck' | 'disk_full' | 'quarantine' | 'source_silent' | 'source_failing'
  /** The two slugs; null if it concerns the whole installation. */
  readonly workspace: string | null
  readonly sentence: string
  /** The command to run; null if no command of this program helps. */
  readonly command: string | null
}

/** Less free space than this needs a person: an import or a rebuild may take as much. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024
const LEAST_FREE = '256 MiB'
/** The time that a worker has to fold the next events. Its batches take less than a second. */
const PATIENCE_MS = 5_000
const LOOK_MS = 250

/** Says whether events wait and nothing folds them, by watching for some seconds. */
const workerAttention = async (
  { upToDate, foldedTo }: Status,
  environment: Environment,
): Outcome<StoreError | Stopped, readonly Attention[]> => {
  if (upToDate) return right([])
  const moved = async (): Outcome<StoreError, boolean> => {
    const moment = await lowestMoment(environment.readStore)
    return isLeft(moment) ? moment : right(moment.right.checkpoint !== foldedTo)
  }
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS)
    const found = await moved()
    if (isLeft(found)) return found
    if (found.right) return right([])
  }
  const running = await isWorkerRunning(environment)
  if (isLeft(running)) return running
  return right([
    running.right
      ? {
          kind: 'worker_stuck',
          workspace: null,
          sentence: 'Events wait, and the worker folds none of them: read its log, stop it, and run `wdi work` anew.',
          command: 'wdi work',
        }
      : {
          kind: 'no_worker',
          workspace: null,
          sentence: 'Events wait, and no worker runs: run `wdi work`.',
          command: 'wdi work',
        },
  ])
}

const diskAttention = async (data: string): Promise<readonly Attention[]> => {
  const { bavail, bsize } = await statfs(data)
  if (bavail * bsize >= LEAST_FREE_BYTES) return []
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  return [
    {
      kind: 'disk_full',
      workspace: null,
      sentence: `The disk of ${data} has ${free} MiB free, less than ${LEAST_FREE}: free space there; documents that are not live go with \`wdi replay --drop\`.`,
      command: 'wdi replay --drop',
    },
  ]
}

const MEND = 'install the version of the program that wrote them, stop all workers, then run `wdi verify --repair`'

const quarantineAttention = ({ unattributed, workspaces }: Status): readonly Attention[] => {
  const found = [
    ...(unattributed === 0 ? [] : [{ workspace: null, what: 'Streams that name no workspace', count: unattributed }]),
    ...workspaces.flatMap(({ workspace, quarantined }) =>
      quarantined === 0 ? [] : [{ workspace, what: `Entities of ${workspace}`, count: quarantined }],
    ),
  ]
  return found.map(({ workspace, what, count }) => ({
    kind: 'quarantine',
    workspace,
    sentence: `${what} in quarantine: ${count}. Their events cannot be folded: ${MEND}.`,
    command: 'wdi verify --repair',
  }))
}

const sourceAttention = ({ workspaces }: Status): readonly Attention[] =>
  workspaces.flatMap(({ workspace, connections }) =>
    connections.flatMap(({ id, label, health, reason }): Attention[] => {
      if (health !== 'stale' && health !== 'failing') return []
      const remove = `wdi connection remove ${id} --workspace ${workspace}`
      return [
        {
          kind: health === 'stale' ? 'source_silent' : 'source_failing',
          workspace,
          sentence: `${label} of ${workspace}: ${reason}. Import it again (\`wdi import files --help\`), or stop reading it: \`${remove}\`.`,
          command: 'wdi import files --help',
        },
      ]
    }),
  )

/** Whom a status is for. */
export type Audience =
  /** A person: all that does not mend itself. */
  | 'person'
  /** A supervisor that restarts a worker: only that nothing folds. */
  | 'supervisor'

/** All that needs a person, or a restart of the worker. */
export const readAttention = async (
  status: Status,
  data: string,
  audience: Audience,
  environment: Environment,
): Outcome<StoreError | Stopped, readonly Attention[]> => {
  const worker = await workerAttention(status, environment)
  if (isLeft(worker) || audience === 'supervisor') return worker
  return right([
    ...worker.right,
    ...(await diskAttention(data)),
    ...quarantineAttention(status),
    ...sourceAttention(status),
  ])
}
