import { Uuid } from '../common.js'
import { AGGREGATES } from './envelope.js'

/** Stands for the workspace of an event of which nothing says whose it is. No workspace has this id. */
export const NO_WORKSPACE: Uuid = '00000000-0000-0000-0000-000000000000'

const STREAM = new RegExp(`^(?:${AGGREGATES.join('|')})-([0-9a-fA-F-]{36})(?:-|$)`)

const workspaceIn = (value: unknown): Uuid | null => {
  const id = (value as { readonly workspaceId?: unknown } | null | undefined)?.workspaceId
  return Uuid.is(id) ? id : null
}

/** The workspace that a stream's name carries; null where it carries none. */
const workspaceOfStream = (stream: string): Uuid | null => {
  const id = STREAM.exec(stream)?.[1]
  return Uuid.is(id) ? id : null
}

/**
 * Whose event it is, also where it is damaged: as its metadata says, else as its stream's name does, else as its data
 * does; `NO_WORKSPACE` where none of them does.
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
