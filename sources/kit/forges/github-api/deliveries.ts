import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { maybe } from '#domain/codec'
import { PositiveInt } from '#domain/common'
import { readAs } from '../../hosts/read-as.js'
import type { Hint } from '../../hosts/webhook.js'
import { repositoryOf } from '../rest.js'

// Deliveries of GitHub's webhooks, and of Gitea's after them. A delivery is an object whose members say what it is about.

const Delivery = t.intersection([t.UnknownRecord, t.type({ action: ShortText })])

/** A record by its page, as pull requests, issues and releases name it. */
const Record = t.intersection([
  t.type({ html_url: t.string }),
  t.partial({ number: maybe(PositiveInt), tag_name: maybe(ShortText) }),
])

/** The records of one list, as deliveries name them. */
export interface ListedAs {
  /** The name of the list. */
  readonly list: string
  /** The member of a delivery that is the record. */
  readonly member: string
  /** Actions that change nothing that is read. */
  readonly unread: readonly string[]
}

/** The actions of a repository after which it has another name, or another state. */
const OF_REPOSITORY: ReadonlySet<string> = new Set(['renamed', 'transferred', 'archived', 'unarchived', 'deleted'])

const keyOf = ({ number, tag_name: tag }: t.TypeOf<typeof Record>): string | null =>
  number == null ? (tag ?? null) : `#${number}`

/** The hint of a delivery about a record, or about what belongs to it, such as a review. */
export const recordHints = (body: unknown, { list, member, unread }: ListedAs): readonly Hint[] => {
  const delivery = readAs(Delivery, body)
  if (delivery === null || unread.includes(delivery.action)) return []
  const record = readAs(Record, delivery[member])
  const container = repositoryOf(record?.html_url)
  const key = record === null ? null : keyOf(record)
  return container === null || key === null ? [] : [{ tag: 'record', list, container, key }]
}

/** The hint of a delivery about the repository itself. */
export const repositoryHints = (body: unknown): readonly Hint[] => {
  const delivery = readAs(Delivery, body)
  return delivery !== null && OF_REPOSITORY.has(delivery.action) ? [{ tag: 'container' }] : []
}
