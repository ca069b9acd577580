import { crc32 } from 'node:zlib'
import { damagedEvent, LOG_START, type LoggedEvent, type Position } from '../port.js'

export const positionOf = (row: number): Position => row.toString(16).padStart(16, '0')
export const rowOf = (position: Position): number => (position === LOG_START ? 0 : Number.parseInt(position, 16))

/** A valid row; a damaged file may hold anything. */
export interface Row {
  readonly position: number
  /** Null if no stream has its number. */
  readonly stream: string | null
  readonly revision: number
  readonly event_id: string
  readonly type: string
  readonly schema_version: number
  readonly data: string
  readonly metadata: string
  readonly checksum: number
}

/** Covers all of an event and its position, so a single flipped bit is always found. */
export const checksumOf = ({
  position,
  stream,
  revision,
  event_id,
  type,
  schema_version,
  data,
  metadata,
}: Omit<Row, 'checksum'>): number =>
  crc32(`${position} ${stream} ${revision} ${event_id} ${type} ${schema_version} ${data}\n${metadata}`)

const isText = (value: unknown): boolean => typeof value === 'string'

/** The event of a row; if the row is damaged, an event that says so. */
export const loggedOf = (row: Row): LoggedEvent => {
  const { stream, revision, event_id, type, schema_version, data, metadata } = row
  const place = { stream: stream ?? '', revision, position: positionOf(row.position) }
  if (![event_id, type, data, metadata].every(isText) || checksumOf(row) !== row.checksum)
    return damagedEvent(place, 'its checksum is wrong')
  try {
    return {
      ...place,
      type,
      eventId: event_id,
      schemaVersion: schema_version,
      data: JSON.parse(data),
      metadata: JSON.parse(metadata),
    }
  } catch {
    return damagedEvent(place, 'it is not JSON')
  }
}
