import { closed, nullable, oneOf } from '../codec.js'
import { CivilDate, NonEmptyString, Uuid } from '../common.js'
import { defineEvent } from './envelope.js'
import { ItemType } from './work-items.js'

// Statements that a person makes about records of sources, each in the stream of its project.

/** Links the change to the work item with this key. */
export const ChangeLinked = defineEvent(
  'links',
  'ChangeLinked',
  closed('ChangeLinked', { projectId: Uuid, workItem: NonEmptyString }),
)
/** Takes the link back, regardless of the change's text; links by the host itself stay. */
export const ChangeUnlinked = defineEvent(
  'links',
  'ChangeUnlinked',
  closed('ChangeUnlinked', { projectId: Uuid, workItem: NonEmptyString }),
)
/** Takes back the change's marks of AI assistance, later ones included; marks against it stay. */
export const AiMarksTakenBack = defineEvent(
  'links',
  'AiMarksTakenBack',
  closed('AiMarksTakenBack', { projectId: Uuid }),
)
/** Lets the marks count again. */
export const AiMarksRestored = defineEvent('links', 'AiMarksRestored', closed('AiMarksRestored', { projectId: Uuid }))

const ruleSpan = { projectId: Uuid, rule: NonEmptyString, from: CivilDate, to: CivilDate }
/** Takes back what a rule marked in a repository, for changes merged on these UTC days, first and last included. */
export const AiRuleTakenBack = defineEvent('links', 'AiRuleTakenBack', closed('AiRuleTakenBack', ruleSpan))
/** Lets the rule count again on exactly these days. */
export const AiRuleRestored = defineEvent('links', 'AiRuleRestored', closed('AiRuleRestored', ruleSpan))
/** States that the meeting was for this project, or for none of the client's work; null withdraws the statement. */
export const MeetingTagged = defineEvent(
  'links',
  'MeetingTagged',
  closed('MeetingTagged', { projectId: Uuid, tag: nullable(oneOf('attributed', 'unrelated')) }),
)
/** States the item's type, regardless of its tracker; null withdraws the statement. */
export const WorkTypeSet = defineEvent(
  'links',
  'WorkTypeSet',
  closed('WorkTypeSet', { projectId: Uuid, workType: nullable(ItemType) }),
)
