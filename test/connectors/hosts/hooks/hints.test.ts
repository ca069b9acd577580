import { describe, expect, it } from '@jest/globals'
import { hintsOf } from '#connectors/hosts/hooks/hints'
import { githubWebhook } from '#sources/github/webhook'
import { namesOf } from './support.js'

const PLACE = 'github.com/acme/web'
const ISSUE = `issues ${PLACE} #1`
const repository = { id: 5, full_name: 'acme/web' }
const delivery = (kind: string, body: object) => ({ kind, body: Buffer.from(JSON.stringify({ repository, ...body })) })
const issue = (action: string, more: object = {}) =>
  delivery('issues', {
    action,
    issue: { number: 1, html_url: 'https://github.com/acme/web/issues/1', title: `that was ${action}`, ...more },
  })
const renamed = delivery('repository', { action: 'renamed', changes: { repository: { name: { from: 'old' } } } })
const hints = (...deliveries: readonly ReturnType<typeof delivery>[]) =>
  hintsOf(deliveries, githubWebhook, new Set([PLACE]))

describe('given deliveries of one burst', () => {
  it('when several are about one record, then it is asked for once, whatever they say of it and in any order', () => {
    const all = [issue('opened'), issue('labeled'), issue('deleted')]
    for (const order of [all, all.toReversed()]) expect(namesOf(hints(...order))).toEqual([ISSUE])
  })
  it('when a review and a change of one pull request come, then it is asked for once', () => {
    const pull_request = { number: 2, html_url: 'https://github.com/acme/web/pull/2' }
    const review = delivery('pull_request_review', { action: 'submitted', pull_request, review: {} })
    const edited = delivery('pull_request', { action: 'edited', pull_request })
    expect(namesOf(hints(review, edited))).toEqual([`pulls ${PLACE} #2`])
  })
  it('when a repository is renamed among them, then that is told once, and first', () => {
    expect(namesOf(hints(issue('opened'), renamed, renamed))).toEqual(['container', ISSUE])
  })
})

describe('given deliveries that a connection must not believe', () => {
  it('when a record is of a container that the connection does not read, then it is left out', () => {
    expect(hintsOf([issue('opened')], githubWebhook, new Set(['github.com/acme/other']))).toEqual([])
  })
  it('when the address of a record is of another host, then it is left out', () => {
    expect(hints(issue('opened', { html_url: 'https://evil.example/acme/web/issues/1' }))).toEqual([])
  })
  it('when a body is no JSON or has another shape, then it has no hint', () => {
    const bodies = ['', '{', 'null', '[]', '{"action":"opened"}', '{"action":1,"issue":{}}', `${'['.repeat(100_000)}`]
    for (const body of bodies) expect(hints({ kind: 'issues', body: Buffer.from(body) })).toEqual([])
  })
})
