import type { TracedKind, TraceElement } from '@workspace-delivery-intelligence/client'
import { partsOf } from '../../search/start.js'
import type { NamedChange } from '../../statement/namedChange.js'

// What a person can state about an element, as the statement takes it.

type Kind = TracedKind['kind']

/** The change that an element is, or whose mark it is; null for all else. */
export const changeOf = (kind: Kind, { id }: Pick<TraceElement, 'id'>): NamedChange | null => {
  const [repository, change] = partsOf(id)
  const isOfChange = kind === 'code_change' || kind === 'ai_mark'
  return !isOfChange || repository === undefined || change === undefined ? null : { repository, change }
}

/** The work item that an element is, by its tracker and key; null for all else. */
export const itemOf = (
  kind: Kind,
  { id }: Pick<TraceElement, 'id'>,
): { readonly tracker: string; readonly item: string } | null => {
  const [tracker, item] = partsOf(id)
  return kind !== 'work_item' || tracker === undefined || item === undefined ? null : { tracker, item }
}
