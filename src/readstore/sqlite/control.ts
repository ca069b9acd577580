import type { Instant, Uuid } from '#domain/common'
import { LOG_START, type Position } from '#eventlog/port'
import type { Connection } from '#sqlite/database'
import type { Batch, Generation, Partition, ReadMoment } from '../port.js'

/** The state of a partition of a generation. */
interface Control {
  readonly owner: string | null
  readonly epoch: number
  readonly beat: number
  readonly checkpoint: Position
  readonly as_of: Instant | null
  /** Counts the commits that changed documents. */
  readonly commits: number
  /** The last commit that may have changed any workspace, as far as older builds are told. */
  readonly all_written: number
}
const NO_CONTROL: Control = {
  owner: null,
  epoch: 0,
  beat: 0,
  checkpoint: LOG_START,
  as_of: null,
  commits: 0,
  all_written: 0,
}

export const controlOf = ({ prepare }: Connection, generation: Generation, partition: Partition): Control =>
  (prepare(
    'SELECT owner, epoch, beat, checkpoint, as_of, commits, all_written FROM control WHERE generation = ? AND partition = ?',
  ).get(generation, partition) as Control | undefined) ?? NO_CONTROL

export const momentOf = (connection: Connection, generation: Generation, partition: Partition): ReadMoment => {
  const { checkpoint, as_of, commits } = controlOf(connection, generation, partition)
  return { checkpoint, asOf: as_of, generation, commit: commits }
}

// A stamp is the number of the last commit that changed documents of a workspace, in a partition of a generation.

export const STAMPS = `
  CREATE TABLE stamp (
    generation INTEGER, partition TEXT, written TEXT, number INTEGER NOT NULL,
    PRIMARY KEY (generation, partition, written)
  ) WITHOUT ROWID;
`
/** The key, in place of a workspace's, of the stamp for the commit since which every changed workspace is stamped. */
const EACH = ''

/** The stamps of a workspace and of each; null if an older build committed last, which stamped no workspaces. */
const stampsOf = (
  connection: Connection,
  generation: Generation,
  partition: Partition,
  workspaceId: Uuid | null,
): ReadonlyMap<string, number> | null => {
  const { commits, all_written } = controlOf(connection, generation, partition)
  const rows = connection
    .prepare('SELECT written, number FROM stamp WHERE generation = ? AND partition = ? AND written IN (?, ?)')
    .raw()
    .all(generation, partition, EACH, workspaceId) as [string, number][]
  const stamps = new Map(rows)
  return all_written === commits && stamps.has(EACH) ? stamps : null
}

/** Stamps the workspaces of a commit that changes documents, in its transaction. */
export const stamp = (
  connection: Connection,
  generation: Generation,
  partition: Partition,
  workspaces: Batch['workspaces'],
): void => {
  const { prepare } = connection
  const ofPartition = 'generation = ? AND partition = ?'
  const isKnown = workspaces !== 'all' && stampsOf(connection, generation, partition, null) !== null
  // Older builds ask for stamps of other things, and take a commit up to `all_written` as one of any of them.
  prepare(`UPDATE control SET commits = commits + 1, all_written = commits + 1 WHERE ${ofPartition}`).run(
    generation,
    partition,
  )
  if (!isKnown) prepare(`DELETE FROM stamp WHERE ${ofPartition}`).run(generation, partition)
  const stamped = [...(isKnown ? [] : [EACH]), ...(workspaces === 'all' ? [] : workspaces)]
  prepare(`
    INSERT OR REPLACE INTO stamp
    SELECT generation, partition, value, commits FROM control, json_each(?) WHERE ${ofPartition}`).run(
    JSON.stringify(stamped),
    generation,
    partition,
  )
}

/** Does what the port's `lastCommitOf` does, as the transaction sees it. */
export const lastCommitOf = (
  connection: Connection,
  generation: Generation,
  partition: Partition,
  workspaceId: Uuid,
): number => {
  const stamps = stampsOf(connection, generation, partition, workspaceId)
  return stamps === null ? controlOf(connection, generation, partition).commits : Math.max(...stamps.values())
}
