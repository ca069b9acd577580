import type { DeadRecord } from '#import/source'
import type { Line } from './lines.js'

/** The reason why a line was rejected. */
export type Reason =
  | 'too_long'
  | 'not_utf8'
  | 'not_json'
  | 'not_a_fact'
  | 'unknown_kind'
  | 'invalid_data'
  | 'invalid_coverage'
  | 'misplaced_header'
  | 'unknown_project'
  | 'key_mismatch'
  | 'no_instant'
  | 'duplicate'

export interface Rejection {
  readonly reason: Reason
  readonly message: string
  readonly about: DeadRecord['about']
}

/** The same record gives the same dead letter, even on another line. `file` is the name of its file, where there are several. */
export const deadRecord = (
  { number, digest }: Line,
  file: string | null,
  { reason, message, about }: Rejection,
): DeadRecord => ({
  kind: 'dead_letter',
  identity: digest(),
  record: file === null ? `line ${number}` : `${file}, line ${number}`,
  reasonCode: reason,
  // Names of members come from the file and can have any length.
  message: message.length > 500 ? `${message.slice(0, 500)}…` : message,
  about,
})
