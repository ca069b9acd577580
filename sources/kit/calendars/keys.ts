import { createHash } from 'node:crypto'

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** The key of an occurrence. Ids of events may hold addresses, so that they are hashed. */
export const meetingKey = (uid: string, original: string | null): string => hashOf([uid, original])

/** The key of the series, or the meeting, that a calendar knows by an id. */
export const seriesKey = (uid: string): string => hashOf([uid])
