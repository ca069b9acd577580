import { jsonIn } from '#domain/json'

// Messages of a Singer tap: one a line, each a record of a stream, the schema of one, or how far the tap came (singer.io, "Spec").

/** A record of a stream, or a message that holds none. */
export type SingerMessage =
  | { readonly tag: 'record'; readonly stream: string; readonly record: unknown }
  | { readonly tag: 'other' }

const WITHOUT_RECORD: ReadonlySet<unknown> = new Set(['SCHEMA', 'STATE', 'ACTIVATE_VERSION'])

/** A value as a message; null if it is none. */
export const singerMessage = (value: unknown): SingerMessage | null => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  if (WITHOUT_RECORD.has(value.type) && ('stream' in value || 'value' in value)) return { tag: 'other' }
  if (value.type !== 'RECORD' || !('stream' in value) || !('record' in value)) return null
  return typeof value.stream === 'string' ? { tag: 'record', stream: value.stream, record: value.record } : null
}

/** The beginning of a tap's message. A schema may be so long that no more of its line is at hand. */
const BEGINNING = /^\s*\{\s*"type"\s*:\s*"(?:RECORD|SCHEMA|STATE|ACTIVATE_VERSION)"\s*,\s*"(?:stream|value)"/

/** Says whether one of some lines is a message. */
export const holdSingerMessages = (lines: readonly string[]): boolean =>
  lines.some((line) => BEGINNING.test(line) || singerMessage(jsonIn(line)) !== null)
