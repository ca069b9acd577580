import type { Instant } from '#domain/common'
import { LOG_START, type Position } from '#eventlog/port'
import type { Connection } from '#sqlite/database'
import type { Generation, Moment, Partition } from '../port.js'

/** The state of a partition of a generation. */
interface Control {
  readonly owner: string | null
  readonly epoch: number
  readonly beat: number
  readonly checkpoint: Position
  readonly as_of: Instant | null
}
const NO_CONTROL: Control = { owner: null, epoch: 0, beat: 0, checkpoint: LOG_START, as_of: null }

export const controlOf = ({ prepare }: Connection, generation: Generation, partition: Partition): Control =>
  (prepare('SELECT owner, epoch, beat, checkpoint, as_of FROM control WHERE generation = ? AND partition = ?').get(
    generation,
    partition,
  ) as Control | undefined) ?? NO_CONTROL

export const momentOf = (connection: Connection, generation: Generation, partition: Partition): Moment => {
  const { checkpoint, as_of } = controlOf(connection, generation, partition)
  return { checkpoint, asOf: as_of }
}
