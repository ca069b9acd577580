import type { Instant } from '#domain/common'
import { LOG_START, type Position } from '#eventlog/port'
import type { Connection } from '#sqlite/database'
import type { Batch, Generation, Partition, ReadMoment } from '../port.js'
import { among } from './documents.js'

/** The state of a partition of a generation. */
interface Control {
  readonly owner: string | null
  readonly epoch: number
  readonly beat: number
  readonly checkpoint: Position
  readonly as_of: Instant | null
  /** Counts the commits that changed documents. */
  readonly commits: number
}
const NO_CONTROL: Control = { owner: null, epoch: 0, beat: 0, checkpoint: LOG_START, as_of: null, commits: 0 }

export const controlOf = ({ prepare }: Connection, generation: Generation, partition: Partition): Control =>
  (prepare(
    'SELECT owner, epoch, beat, checkpoint, as_of, commits FROM control WHERE generation = ? AND partition = ?',
  ).get(generation, partition) as Control | undefined) ?? NO_CONTROL

export const momentOf = (connection: Connection, generation: Generation, partition: Partition): ReadMoment => {
  const { checkpoint, as_of, commits } = controlOf(connection, generation, partition)
  return { checkpoint, asOf: as_of, generation, commit: commits }
}

// The number of the last commit in each group of a partition of a generation, since one that told no groups apart.

export const STAMPS = `
  CREATE TABLE stamp (
    generation INTEGER, partition TEXT, written TEXT, number INTEGER NOT NULL,
    PRIMARY KEY (generation, partition, written)
  ) WITHOUT ROWID;
`

/** Stamps the groups of a commit that changes documents, in its transaction. */
export const stamp = (
  { prepare }: Connection,
  generation: Generation,
  partition: Partition,
  groups: Batch['groups'],
): void => {
  const ofPartition = 'generation = ? AND partition = ?'
  const raised = groups === 'all' ? 'commits = commits + 1, all_written = commits + 1' : 'commits = commits + 1'
  prepare(`UPDATE control SET ${raised} WHERE ${ofPartition}`).run(generation, partition)
  if (groups === 'all') prepare(`DELETE FROM stamp WHERE ${ofPartition}`).run(generation, partition)
  else
    prepare(`
      INSERT OR REPLACE INTO stamp
      SELECT generation, partition, value, commits FROM control, json_each(?) WHERE ${ofPartition}`).run(
      JSON.stringify(groups),
      generation,
      partition,
    )
}

/** As the port's `lastCommitIn`, seen by the transaction. */
export const lastStamp = (
  { prepare }: Connection,
  generation: Generation,
  partition: Partition,
  groups: readonly string[],
): number => {
  const ofPartition = 'generation = ? AND partition = ?'
  const all = prepare(`SELECT all_written FROM control WHERE ${ofPartition}`).pluck().get(generation, partition)
  const last = prepare(`SELECT max(number) FROM stamp WHERE ${ofPartition} AND ${among('written')}`)
    .pluck()
    .get(generation, partition, JSON.stringify(groups))
  return Math.max((all as number | undefined) ?? 0, (last as number | null) ?? 0)
}
