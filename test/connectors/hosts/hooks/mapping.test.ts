import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import { giteaWebhook } from '#sources/gitea/webhook'
import { githubWebhook } from '#sources/github/webhook'
import { gitlabWebhook } from '#sources/gitlab/webhook'
import { jiraWebhook } from '#sources/jira/webhook'
import { linearWebhook } from '#sources/linear/webhook'
import { products } from '#sources/products'
import { stripeWebhook } from '#sources/stripe/webhook'
import { creditNote, stripeEvent, stripeInvoice } from '#test/support/hosts/stripe'
import { NOW, namesOf, recordedByGitea } from './support.js'

interface Examples {
  readonly name: string
  readonly examples: readonly (Readonly<Record<string, unknown>> & { readonly action?: string })[]
}
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Examples[]
const examplesOf = (kind: string) => examples.find(({ name }) => name === kind)?.examples ?? []

const invoice = stripeInvoice(1, '2026-11-26')
const draft = { ...invoice, status: 'draft', number: null }
const stripeHints = stripeWebhook.map(null, stripeEvent(1, 'invoice.paid', invoice, NOW))

const REPOSITORY = 'github.com/codertocat/hello-world'
const ISSUE = `issues ${REPOSITORY} #1`
const RELEASE = `releases ${REPOSITORY} 0.0.1`

describe("given GitHub's own examples of deliveries", () => {
  const mapped = (kind: string) =>
    examplesOf(kind).map((body) => ({ action: body.action, hints: githubWebhook.map(kind, body) }))
  it.each([
    ['pull_request', 29, `pulls ${REPOSITORY} #2`],
    ['release', 13, RELEASE],
  ])('when those of a %s are mapped, then each names it, also where it is gone', (kind, count, name) => {
    const all = mapped(kind)
    expect(all).toHaveLength(count)
    for (const { hints } of all) expect(namesOf(hints)).toEqual([name])
  })
  it('when those of issues are mapped, then each names its issue, and a moved one both', () => {
    const all = mapped('issues')
    expect(all).toHaveLength(29)
    for (const { action, hints } of all)
      if (action === 'transferred')
        expect(namesOf(hints)).toEqual(['issues github.com/octo-org/hello-world-npm #1', ISSUE])
      else if (action === 'pinned' || action === 'unpinned') expect(hints).toEqual([])
      else expect(namesOf(hints)).toEqual([expect.stringMatching(/^issues github\.com\/.+ #\d+$/)])
  })
  it('when a review was given or dismissed, then its pull request is named', () => {
    const all = mapped('pull_request_review')
    expect(all).toHaveLength(4)
    for (const { hints } of all) expect(namesOf(hints)).toEqual([expect.stringMatching(/^pulls github\.com\/.+ #\d+$/)])
  })
  it('when a repository moved, was archived or deleted, then that is told, and of other changes nothing', () => {
    const told = mapped('repository').filter(({ hints }) => hints.length > 0)
    expect(new Set(told.map(({ action }) => action))).toEqual(new Set(['renamed', 'transferred']))
    const [body] = examplesOf('repository')
    for (const action of ['archived', 'unarchived', 'deleted'])
      expect(namesOf(githubWebhook.map('repository', { ...body, action }))).toEqual(['container'])
  })
  it('when they are about nothing that is read, then they have no hint', () => {
    const kinds = examples
      .map(({ name }) => name)
      .filter((name) => !['pull_request', 'pull_request_review', 'issues', 'release', 'repository'].includes(name))
    expect(kinds.length).toBeGreaterThan(40)
    for (const kind of kinds) for (const { hints } of mapped(kind)) expect(hints).toEqual([])
  })
})

describe('given the recorded deliveries of Gitea', () => {
  const PLACE = '127.0.0.1/wdi/boutique'
  const jsonOf = (name: string, body: Buffer): unknown =>
    JSON.parse(name.endsWith('.form') ? (new URLSearchParams(String(body)).get('payload') ?? '') : String(body))
  const told = recordedByGitea.map(({ name, headers, body }) => ({
    name,
    hints: giteaWebhook.map(giteaWebhook.kindOf(headers), jsonOf(name, body)),
  }))
  it('when they are mapped, then each names the record that it is about', () => {
    const records = /^(?:issues|issue_assign|issue_label|issue_milestone|pull_request|pull_request_\w+|release)\./
    for (const { name, hints } of told)
      expect([name, namesOf(hints)]).toEqual([
        name,
        records.test(name) ? [expect.stringMatching(`^(?:issues|pulls|releases) ${PLACE} (?:#\\d+|v.+)$`)] : [],
      ])
  })
})

const project = { id: 7, web_url: 'https://gitlab.example.com/acme/web', path_with_namespace: 'acme/web' }
/** Deliveries of GitLab with the hint of each. */
const OF_GITLAB = [
  [{ object_kind: 'merge_request', project, object_attributes: { iid: 3 } }, 'merge_requests {} !3'],
  [{ object_kind: 'issue', project, object_attributes: { iid: 4 } }, 'issues {} #4'],
  [{ object_kind: 'work_item', project, object_attributes: { iid: 4 } }, 'issues {} #4'],
  [{ object_kind: 'release', project, tag: 'v1', action: 'delete' }, 'releases {} v1'],
] as const
const gitlabHints = OF_GITLAB.flatMap(([body]) => gitlabWebhook.map(null, body))

describe('given deliveries of GitLab', () => {
  it('when a merge request, an issue or a release changes, then it is named', () => {
    for (const [body, hint] of OF_GITLAB)
      expect(namesOf(gitlabWebhook.map(null, body))).toEqual([hint.replace('{}', 'gitlab.example.com/acme/web')])
  })
  it('when an administrator is told of a renamed or removed project, then that is told', () => {
    for (const event_name of ['project_rename', 'project_transfer', 'project_destroy'])
      expect(namesOf(gitlabWebhook.map(null, { event_name, project_id: 7 }))).toEqual(['container'])
  })
  it('when it is a push, a comment, or nothing that is known, then it has no hint', () => {
    for (const body of [{ object_kind: 'push', project }, { object_kind: 'note', project }, [], null, 'x', {}])
      expect(gitlabWebhook.map('Push Hook', body)).toEqual([])
  })
})

const issue = { key: 'WEB-3', fields: {} }
/** Deliveries of Jira with the hint of each. */
const OF_JIRA = [
  [{ webhookEvent: 'jira:issue_updated', issue }, 'issues WEB WEB-3'],
  [{ webhookEvent: 'jira:issue_deleted', issue }, 'issues WEB WEB-3'],
  [{ webhookEvent: 'project_archived', project: { id: 9, key: 'WEB' } }, 'container'],
  [{ webhookEvent: 'project_soft_deleted', project: { id: 9, key: 'WEB' } }, 'container'],
] as const
const jiraHints = OF_JIRA.flatMap(([body]) => jiraWebhook.map(null, body))

describe('given deliveries of Jira', () => {
  it('when an issue changes or is deleted, then it is named', () => {
    for (const [body, hint] of OF_JIRA) expect(namesOf(jiraWebhook.map(null, body))).toEqual([hint])
  })
  it('when it is a comment, or its key is none, then it has no hint', () => {
    expect(jiraWebhook.map(null, { webhookEvent: 'comment_created', issue })).toEqual([])
    expect(jiraWebhook.map(null, { webhookEvent: 'jira:issue_updated', issue: { key: '../WEB-3' } })).toEqual([])
  })
})

/** A delivery of Linear about an issue. */
const ofIssue = (action: string, data: object, more: object = {}) => ({ type: 'Issue', action, data, ...more })
const moved = { identifier: 'WEB-9', previousIdentifiers: ['ENG-3'], team: { id: 'team-2', key: 'WEB' } }
/** Deliveries of Linear with the hints of each. */
const OF_LINEAR = [
  [ofIssue('create', { identifier: 'ENG-3' }), ['issues ENG ENG-3']],
  [ofIssue('update', { identifier: 'ENG-3' }, { updatedFrom: { title: 'a' } }), ['issues ENG ENG-3']],
  [ofIssue('remove', { identifier: 'ENG-3' }), ['issues ENG ENG-3']],
  [ofIssue('update', moved, { updatedFrom: { teamId: 'team-1' } }), ['issues WEB WEB-9', 'issues ENG ENG-3']],
  [ofIssue('update', moved, { updatedFrom: { title: 'a' } }), ['issues WEB WEB-9']],
] as const
const linearHints = OF_LINEAR.flatMap(([body]) => linearWebhook.map('Issue', body))

describe('given deliveries of Linear', () => {
  it('when an issue is created, changed, moved or removed, then it is named', () => {
    for (const [body, hints] of OF_LINEAR) expect(namesOf(linearWebhook.map('Issue', body))).toEqual(hints)
  })
  it('when it is about something else, whatever its header says, or its key is none, then it has no hint', () => {
    const data = { identifier: 'ENG-3' }
    for (const body of [
      { ...ofIssue('remove', data), type: 'Comment' },
      { ...ofIssue('update', data), type: 'Project' },
      ofIssue('update', { identifier: '../ENG-3' }),
      ofIssue('update', { id: 'x' }),
      [],
      null,
      'x',
    ])
      expect(linearWebhook.map('Issue', body)).toEqual([])
  })
  it('when its signed time is no time, then none is known', () => {
    expect(linearWebhook.sentAt?.({ webhookTimestamp: 1_774_915_200_000 })).toBe('2026-03-31T00:00:00.000Z')
    for (const webhookTimestamp of ['1774915200000', -1, 1e300, Number.NaN, null, undefined])
      expect(linearWebhook.sentAt?.({ webhookTimestamp })).toBeNull()
  })
})

describe('given a product that delivers', () => {
  const lists = (provider: string) => products.find((one) => one.provider === provider)?.host?.lists ?? []
  it('then its host has each list that its deliveries name', () => {
    const hints = [
      ...['pull_request', 'issues', 'release'].flatMap((kind) =>
        examplesOf(kind).flatMap((body) => githubWebhook.map(kind, body).map((hint) => ['github', hint] as const)),
      ),
      ...recordedByGitea.flatMap(({ name, headers, body }) =>
        name.endsWith('.form')
          ? []
          : giteaWebhook
              .map(giteaWebhook.kindOf(headers), JSON.parse(String(body)))
              .map((hint) => ['gitea', hint] as const),
      ),
      ...stripeHints.map((hint) => ['stripe', hint] as const),
      ...gitlabHints.map((hint) => ['gitlab', hint] as const),
      ...jiraHints.map((hint) => ['jira', hint] as const),
      ...linearHints.map((hint) => ['linear', hint] as const),
    ]
    expect(hints.length).toBeGreaterThan(90)
    for (const [provider, hint] of hints) {
      if (hint.tag === 'container') continue
      const list = lists(provider).find(({ name }) => name === hint.list)
      expect([provider, hint.list, list?.name]).toEqual([provider, hint.list, hint.list])
    }
  })
})

describe('given deliveries of Stripe', () => {
  const told = (type: string, object: object) => namesOf(stripeWebhook.map(null, stripeEvent(1, type, object, NOW)))

  it.each(['finalized', 'updated', 'paid', 'voided', 'marked_uncollectible'])(
    'when an invoice is %s, then it is named',
    (what) => {
      expect(told(`invoice.${what}`, invoice)).toEqual(['invoices null AC12-0001'])
    },
  )
  it.each(['created', 'updated', 'voided'])('when a credit note is %s, then its invoice is named', (what) => {
    const note = creditNote(1, 'in_7', '2026-11-26')
    expect(told(`credit_note.${what}`, note)).toEqual(['invoices null in_7'])
    expect(told(`credit_note.${what}`, { ...note, invoice })).toEqual(['invoices null in_1'])
  })
  it('when a draft is made, edited or deleted, then nothing is said', () => {
    for (const what of ['created', 'updated', 'deleted']) expect(told(`invoice.${what}`, draft)).toEqual([])
  })
  it('when an invoice has no number, then it is told by its id', () => {
    expect(told('invoice.finalized', { ...invoice, number: null })).toEqual(['invoices null in_1'])
  })
  it('when it is about nothing that is read, then it has no hint', () => {
    for (const type of [
      'invoice.sent',
      'invoice.payment_failed',
      'invoice.upcoming',
      'invoiceitem.created',
      'charge.refunded',
    ])
      expect(told(type, invoice)).toEqual([])
  })
  it('when its invoice has an id that no host gives, then it has no hint', () => {
    expect(told('invoice.paid', { ...invoice, id: 'i'.repeat(10_000) })).toEqual([])
    expect(told('credit_note.created', creditNote(1, 'i'.repeat(10_000), '2026-11-26'))).toEqual([])
  })
  it('when it is none of its shape, then it has no hint', () => {
    for (const body of [null, [], 'invoice.paid', { type: 'invoice.paid' }, { type: 'invoice.paid', data: {} }])
      expect(stripeWebhook.map(null, body)).toEqual([])
    expect(told('invoice.paid', { object: 'invoice' })).toEqual([])
    expect(told('credit_note.created', { object: 'credit_note' })).toEqual([])
  })
})
