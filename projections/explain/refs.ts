import type { EntityRef } from '#domain/events/envelope'
import { joined } from '../entities/entity.js'

// The entity that a document is of, as events name it. Documents have the members that make up its name, but no reference.

type Members = Readonly<Record<string, unknown>>
type RefOf = (document: Members) => Omit<EntityRef, 'kind'>

const text = (document: Members, member: string): string => String(document[member])
const keyed =
  (member: string): RefOf =>
  (document) => ({ key: text(document, member) })
const inProject =
  (member: string): RefOf =>
  (document) => ({ project: text(document, 'projectId'), key: text(document, member) })
const placed: RefOf = (document) => ({ container: text(document, 'place'), key: text(document, 'key') })
const ofProject: RefOf = (document) => ({ project: text(document, 'place'), key: text(document, 'key') })

const refs: Readonly<Record<string, RefOf>> = {
  workspace: keyed('workspaceId'),
  client: keyed('clientId'),
  project: keyed('projectId'),
  container: (one) => ({ key: `${text(one, 'kind')}:${text(one, 'container')}` }),
  subscription: keyed('workspaceId'),
  settings: keyed('section'),
  connection: keyed('connectionId'),
  dead_letter: keyed('key'),
  work_item: placed,
  code_change: placed,
  ai_rule: (one) => ({ container: text(one, 'place'), key: text(one, 'rule') }),
  release: placed,
  meeting: placed,
  time_entry: ofProject,
  rate: (one) => ({
    key: one['clientId'] === undefined ? text(one, 'role') : joined(text(one, 'clientId'), text(one, 'role')),
    ...(one['projectId'] === undefined ? {} : { project: text(one, 'projectId') }),
  }),
  role_band: keyed('role'),
  invoice: ofProject,
  cloud_line: placed,
  ai_usage: placed,
  engagement: inProject('engagementId'),
  price: (one) => ({ project: text(one, 'projectId'), key: joined(text(one, 'engagementId'), text(one, 'role')) }),
  scope_lock: inProject('lockId'),
  change_order: inProject('changeOrderId'),
  objective: inProject('objectiveId'),
  milestone: inProject('milestoneId'),
  client_question: inProject('questionId'),
  cost_estimate: inProject('estimateId'),
  assumption: inProject('assumptionId'),
  // Keys and members.
  key: keyed('keyId'),
  member: keyed('memberId'),
}

const KINDS: Readonly<Record<string, string>> = { key: 'api_key' }

/** The entity that a document of a collection is of; null where it is of none. */
export const refOf = (collection: string, document: object): EntityRef | null => {
  const ref = refs[collection]
  return ref === undefined ? null : { kind: KINDS[collection] ?? collection, ...ref(document as Members) }
}
