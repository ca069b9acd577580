import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import type { EvidenceKind } from '#domain/events/connections'
import { readAs } from '../../hosts/read-as.js'
import type { Hint } from '../../hosts/webhook.js'
import { HostTime, repositoryOf, timeOf } from '../rest.js'

// Deliveries of GitHub's webhooks, and of Gitea's after them. A delivery is an object whose members say what it is about.

const Name = t.type({ from: ShortText })
const Login = t.type({ login: ShortText })

const Delivery = t.intersection([
  t.UnknownRecord,
  t.type({ action: ShortText, repository: t.type({ full_name: ShortText }) }),
])
type Delivery = t.TypeOf<typeof Delivery>

/** A record by its page, as pull requests, issues and releases name it. */
const Record = t.intersection([
  t.type({ html_url: t.string }),
  t.partial({ number: maybe(PositiveInt), tag_name: maybe(ShortText), updated_at: maybe(HostTime) }),
])

const Repository = t.type({
  repository: t.intersection([t.type({ full_name: ShortText }), t.partial({ id: maybe(t.number) })]),
})
const Renamed = t.type({ changes: t.type({ repository: t.type({ name: Name }) }) })
const Moved = t.type({
  changes: t.type({ owner: t.type({ from: t.partial({ user: maybe(Login), organization: maybe(Login) }) }) }),
})

/** The records of one list, as deliveries name them. */
export interface ListedAs {
  /** The name of the list. */
  readonly list: string
  readonly kind: EvidenceKind
  /** The member of a delivery that is the record. */
  readonly member: string
  /** Members that a deletion may have beside it. */
  readonly beside: readonly string[]
  /** Actions after which the record is gone. */
  readonly gone: readonly string[]
  /** Actions that change nothing that is read; their record may lack members. */
  readonly unread: readonly string[]
}

/** Members that any delivery may have beside what it is about. */
const SHARED = ['action', 'repository', 'sender', 'organization', 'installation', 'enterprise', 'changes']

/**
 * Says whether a delivery has these members alone. The kind of a delivery is not signed: a comment that was deleted must not be sent
 * again as an issue that was deleted.
 */
const hasOnly = (delivery: object, own: readonly string[]): boolean =>
  Object.keys(delivery).every((name) => SHARED.includes(name) || own.includes(name))

const NOTHING: readonly Hint[] = []

const keyOf = ({ number, tag_name: tag }: t.TypeOf<typeof Record>): string | null =>
  number == null ? (tag ?? null) : `#${number}`

/** The hint that a record's own delivery gives: the whole record, or that it is gone. */
export const recordHints = (body: unknown, { list, kind, member, beside, gone, unread }: ListedAs): readonly Hint[] => {
  const delivery = readAs(Delivery, body)
  if (delivery === null || unread.includes(delivery.action)) return NOTHING
  const record = readAs(Record, delivery[member])
  const container = repositoryOf(record?.html_url)
  const key = record === null ? null : keyOf(record)
  if (record === null || container === null || key === null) return NOTHING
  const updated = timeOf(record.updated_at)
  if (!gone.includes(delivery.action))
    return [{ tag: 'record', list, container, key, record: delivery[member], updated }]
  return hasOnly(delivery, [member, ...beside]) ? [{ tag: 'gone', list, kind, container, key, updated }] : NOTHING
}

/** The hint of a delivery about something that belongs to a record, such as a review: the record is to be asked for. */
export const askHints = (body: unknown, { list, member }: Pick<ListedAs, 'list' | 'member'>): readonly Hint[] => {
  const delivery = readAs(Delivery, body)
  const record = delivery === null ? null : readAs(Record, delivery[member])
  const container = repositoryOf(record?.html_url)
  const key = record === null ? null : keyOf(record)
  return container === null || key === null ? NOTHING : [{ tag: 'ask', list, container, key }]
}

/** The name that a repository had before; null if it kept it. */
const formerName = (delivery: Delivery, to: string): string | null => {
  const [owner = '', name = ''] = to.split('/')
  const renamed = readAs(Renamed, delivery)
  if (renamed !== null) return `${owner}/${renamed.changes.repository.name.from}`
  const from = readAs(Moved, delivery)?.changes.owner.from
  const formerOwner = from?.user?.login ?? from?.organization?.login ?? null
  return formerOwner === null ? null : `${formerOwner}/${name}`
}

/** The hints of a delivery about the repository itself. */
export const repositoryHints = (body: unknown): readonly Hint[] => {
  const delivery = readAs(Delivery, body)
  const about = readAs(Repository, body)
  if (delivery === null || about === null || !hasOnly(delivery, [])) return NOTHING
  const { full_name: name } = about.repository
  const id = about.repository.id == null ? null : String(about.repository.id)
  switch (delivery.action) {
    case 'archived':
    case 'unarchived':
    case 'deleted':
      return [{ tag: delivery.action, id, name }]
    case 'renamed':
    case 'transferred': {
      const from = formerName(delivery, name)
      return from === null || from === name ? NOTHING : [{ tag: 'renamed', id, from, to: name }]
    }
    default:
      return NOTHING
  }
}
