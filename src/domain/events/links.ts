import { closed, nullable, oneOf } from '../codec.js'
import { NonEmptyString, Uuid } from '../common.js'
import { defineEvent } from './envelope.js'
import { ItemType } from './work-items.js'

// What a person says by hand of things that sources tell of, each in the stream of the project for which it is said.

/** The change belongs to the work item with this key. */
export const ChangeLinked = defineEvent(
  'links',
  'ChangeLinked',
  closed('ChangeLinked', { projectId: Uuid, workItem: NonEmptyString }),
)
/** It does not, whatever its text says; what the host itself links stays. */
export const ChangeUnlinked = defineEvent(
  'links',
  'ChangeUnlinked',
  closed('ChangeUnlinked', { projectId: Uuid, workItem: NonEmptyString }),
)
/** The meeting was for this project, or for none of the client's work; null takes it back. */
export const MeetingTagged = defineEvent(
  'links',
  'MeetingTagged',
  closed('MeetingTagged', { projectId: Uuid, tag: nullable(oneOf('attributed', 'unrelated')) }),
)
/** The item's type, whatever its tracker says; null takes it back. */
export const WorkTypeSet = defineEvent(
  'links',
  'WorkTypeSet',
  closed('WorkTypeSet', { projectId: Uuid, workType: nullable(ItemType) }),
)
