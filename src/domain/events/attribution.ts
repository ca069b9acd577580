import { Uuid } from '../common.js'
import { AGGREGATES } from './envelope.js'

/** Stands for the unknown workspace of an event. No workspace has this id. */
export const NO_WORKSPACE: Uuid = '00000000-0000-0000-0000-000000000000'

const STREAM = new RegExp(`^(?:${AGGREGATES.join('|')})-([0-9a-fA-F-]{36})(?:-|$)`)

const workspaceIn = (value: unknown): Uuid | null => {
  const id = (value as { readonly workspaceId?: unknown } | null | undefined)?.workspaceId
  return Uuid.is(id) ? id : null
}

/** The workspace in a stream's name; null if there is none. */
const workspaceOfStream = (stream: string): Uuid | null => {
  const id = STREAM.exec(stream)?.[1]
  return Uuid.is(id) ? id : null
}

/**
 * The workspace of an event, even a damaged one: from its metadata, else from its stream's name, else from its data;
 * `NO_WORKSPACE` if none of them says.
 */
export const workspaceOf = ({
  stream,
  data,
  metadata,
}: {
  readonly stream: string
  readonly data: unknown
  readonly metadata: unknown
}): Uuid => workspaceIn(metadata) ?? workspaceOfStream(stream) ?? workspaceIn(data) ?? NO_WORKSPACE
