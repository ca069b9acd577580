import * as t from 'io-ts'
import { ShortText } from '#domain/bounds'
import { readAs } from '#sources/kit/hosts/read-as'
import { type Hint, plainHeader, type Webhook } from '#sources/kit/hosts/webhook'
import { projectIn } from '#sources/kit/trackers/item'

// Jira's deliveries hold an issue without its history: the API is asked for what they name.

const Event = t.type({ webhookEvent: ShortText })
const OfIssue = t.type({ issue: t.type({ key: ShortText }) })
const OfProject = t.type({ project: t.type({ key: ShortText, id: t.union([ShortText, t.number]) }) })

const issueHints = (body: unknown, isGone: boolean): readonly Hint[] => {
  const key = readAs(OfIssue, body)?.issue.key ?? ''
  const container = projectIn(key)
  if (container === null) return []
  const named = { list: 'issues', container, key }
  return [isGone ? { tag: 'gone', kind: 'work_item', updated: null, ...named } : { tag: 'ask', ...named }]
}

const projectHints = (body: unknown, tag: 'archived' | 'unarchived' | 'deleted'): readonly Hint[] => {
  const project = readAs(OfProject, body)?.project ?? null
  return project === null ? [] : [{ tag, id: String(project.id), name: project.key }]
}

const map = (_: string | null, body: unknown): readonly Hint[] => {
  switch (readAs(Event, body)?.webhookEvent) {
    case 'jira:issue_created':
    case 'jira:issue_updated':
      return issueHints(body, false)
    case 'jira:issue_deleted':
      return issueHints(body, true)
    case 'project_archived':
      return projectHints(body, 'archived')
    case 'project_restored_archived':
    case 'project_restored_deleted':
      return projectHints(body, 'unarchived')
    case 'project_deleted':
    case 'project_soft_deleted':
      return projectHints(body, 'deleted')
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
