import { describe, expect, it } from '@jest/globals'
import { hintsOf } from '#connectors/hosts/hooks/hints'
import { githubWebhook } from '#sources/github/webhook'
import { namesOf } from './support.js'

const PLACE = 'github.com/acme/web'
const repository = { id: 5, full_name: 'acme/web' }
const delivery = (kind: string, body: object) => ({ kind, body: Buffer.from(JSON.stringify({ repository, ...body })) })
const issue = (action: string, minute: number, more: object = {}) =>
  delivery('issues', {
    action,
    issue: {
      number: 1,
      html_url: 'https://github.com/acme/web/issues/1',
      updated_at: `2026-11-26T10:${String(minute).padStart(2, '0')}:00Z`,
      title: `of minute ${minute}`,
      ...more,
    },
  })
const release = (action: string, name: string) =>
  delivery('release', {
    action,
    release: { tag_name: 'v1', html_url: 'https://github.com/acme/web/releases/tag/v1', name },
  })
const hints = (...deliveries: readonly ReturnType<typeof delivery>[]) =>
  hintsOf(deliveries, githubWebhook, new Set([PLACE]))
const titles = (...deliveries: readonly ReturnType<typeof delivery>[]) =>
  hints(...deliveries).map((hint) => (hint.tag === 'record' ? (hint.record as { title: string }).title : hint.tag))

describe('given deliveries of one burst', () => {
  it('when they come in any order, then the newest record of each key counts', () => {
    const all = [issue('opened', 1), issue('labeled', 2), issue('closed', 3)]
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ])
      expect(titles(...order.map((n) => all[n] as (typeof all)[number]))).toEqual(['of minute 3'])
  })
  it('when one comes again, then it counts once', () => {
    expect(hints(issue('opened', 1), issue('opened', 1))).toHaveLength(1)
  })
  it('when a record is gone, then an older one does not bring it back, in whatever order they come', () => {
    for (const order of [
      [issue('edited', 2), issue('deleted', 3)],
      [issue('deleted', 3), issue('edited', 2)],
      [issue('deleted', 3), issue('edited', 3)],
    ])
      expect(namesOf(hints(...order))).toEqual([`gone issues ${PLACE} #1`])
  })
  it('when there is a newer record than the one that is gone, then it counts', () => {
    expect(titles(issue('deleted', 3), issue('opened', 4))).toEqual(['of minute 4'])
    expect(titles(issue('opened', 4), issue('deleted', 3))).toEqual(['of minute 4'])
  })
  it('when a record tells no time, then the delivery counts that came last, and the host is asked', () => {
    expect(namesOf(hints(release('published', 'a'), release('deleted', 'a')))).toEqual([
      `gone releases ${PLACE} v1`,
      `ask releases ${PLACE} v1`,
    ])
    expect(namesOf(hints(release('deleted', 'a'), release('published', 'b')))).toEqual([
      `record releases ${PLACE} v1`,
      `ask releases ${PLACE} v1`,
    ])
  })
  it('when two records of one second differ, then the host is asked', () => {
    const [one, other] = [issue('opened', 1), issue('labeled', 1, { title: 'other' })]
    expect(namesOf(hints(one, other))).toEqual([`record issues ${PLACE} #1`, `ask issues ${PLACE} #1`])
    expect(namesOf(hints(other, one))).toEqual([`record issues ${PLACE} #1`, `ask issues ${PLACE} #1`])
  })
  it('when a review and a change of one pull request come, then its record is told, and is to be asked for', () => {
    const pull_request = {
      number: 2,
      html_url: 'https://github.com/acme/web/pull/2',
      updated_at: '2026-11-26T10:00:00Z',
    }
    const review = delivery('pull_request_review', { action: 'submitted', pull_request, review: {} })
    const edited = delivery('pull_request', { action: 'edited', pull_request })
    expect(namesOf(hints(review, edited))).toEqual([`record pulls ${PLACE} #2`, `ask pulls ${PLACE} #2`])
  })
  it('when a repository is renamed among them, then that is told first', () => {
    const renamed = delivery('repository', { action: 'renamed', changes: { repository: { name: { from: 'old' } } } })
    expect(namesOf(hints(issue('opened', 1), renamed))).toEqual([
      'renamed acme/old acme/web',
      `record issues ${PLACE} #1`,
    ])
  })
})

describe('given deliveries that a connection must not believe', () => {
  it('when a record is of a container that the connection does not read, then it is left out', () => {
    expect(hintsOf([issue('opened', 1)], githubWebhook, new Set(['github.com/acme/other']))).toEqual([])
  })
  it('when the address of a record is of another host, then it is left out', () => {
    expect(hints(issue('opened', 1, { html_url: 'https://evil.example/acme/web/issues/1' }))).toEqual([])
  })
  it('when a body is no JSON or has another shape, then it has no hint', () => {
    const bodies = ['', '{', 'null', '[]', '{"action":"opened"}', '{"action":1,"issue":{}}', `${'['.repeat(100_000)}`]
    for (const body of bodies) expect(hints({ kind: 'issues', body: Buffer.from(body) })).toEqual([])
  })
})
