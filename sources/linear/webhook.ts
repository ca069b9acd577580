import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import type { Instant } from '#domain/common'
import { instantOf } from '#domain/time'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'
import { projectIn } from '#sources/kit/trackers/item'

// Linear's deliveries hold an issue in another shape than its API, without its history: the API is asked for what they name.

/** A change of an issue. The kind stands in a header as well, which is not signed. */
const OfIssue = t.type({ type: t.literal('Issue'), data: t.type({ identifier: ShortText }) })
/** An issue that came from another team, with the identifiers that it had there. */
const Moved = t.type({
  data: t.type({ previousIdentifiers: t.array(ShortText) }),
  updatedFrom: t.type({ teamId: ShortText }),
})
/** The most identifiers that an issue had before and that are asked for. */
const MOST_FORMER = 10

const Sent = t.type({ webhookTimestamp: t.number })
/** Instants beyond it, in milliseconds, are none. */
const LATEST_MS = 4e12

const sentAt = (body: unknown): Instant | null => {
  const ms = readAs(Sent, body)?.webhookTimestamp ?? -1
  return ms >= 0 && ms <= LATEST_MS ? instantOf(ms) : null
}

const hintOf = (key: string): readonly Hint[] => {
  const container = projectIn(key)
  return container === null ? [] : [{ tag: 'record', list: 'issues', container, key }]
}

const map = (_: string | null, body: unknown): readonly Hint[] => {
  const about = readAs(OfIssue, body)
  if (about === null) return []
  const former = readAs(Moved, body)?.data.previousIdentifiers.slice(-MOST_FORMER) ?? []
  return [about.data.identifier, ...former].flatMap(hintOf)
}

/** Linear's webhooks, of a team or a workspace. */
export const linearWebhook: Webhook = {
  signatures: [{ tag: 'hmac', header: 'linear-signature', prefix: '', ofForm: 'body' }],
  hostMakesSecret: true,
  sentAt,
  takenStatus: 200,
  idOf: (headers) => plainHeader(headers, 'linear-delivery'),
  kindOf: (headers) => plainHeader(headers, 'linear-event'),
  map,
}
