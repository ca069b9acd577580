import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'
import { projectIn } from '#sources/kit/trackers/item'

// Jira's deliveries hold an issue without its history: the API is asked for what they name.

const Event = t.type({ webhookEvent: ShortText })
const OfIssue = t.type({ issue: t.type({ key: ShortText }) })

const issueHints = (body: unknown): readonly Hint[] => {
  const key = readAs(OfIssue, body)?.issue.key ?? ''
  const container = projectIn(key)
  return container === null ? [] : [{ tag: 'record', list: 'issues', container, key }]
}

const map = (_: string | null, body: unknown): readonly Hint[] => {
  switch (readAs(Event, body)?.webhookEvent) {
    case 'jira:issue_created':
    case 'jira:issue_updated':
    case 'jira:issue_deleted':
      return issueHints(body)
    case 'project_archived':
    case 'project_restored_archived':
    case 'project_restored_deleted':
    case 'project_deleted':
    case 'project_soft_deleted':
      return [{ tag: 'container' }]
    default:
      return []
  }
}

/** Jira's webhooks. Their kind stands in the body alone. */
export const jiraWebhook: Webhook = {
  signatures: [{ tag: 'hmac', header: 'x-hub-signature', prefix: 'sha256=', ofForm: 'body' }],
  idOf: (headers) => plainHeader(headers, 'x-atlassian-webhook-identifier'),
  kindOf: () => null,
  map,
}
