import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Ask } from '#sources/kit/hosts/ask'
import { linearHost } from '#sources/linear/host'
import { asking } from '#test/support/hosts/asking'
import { movedClock } from '#test/support/hosts/clock'
import { type LocalLinear, linearIssue, serveLinear } from '#test/support/hosts/linear'
import { answers, LOGIN_PAGE } from '#test/support/hosts/local-answers'
import { type LocalHost, openLocalHost } from '#test/support/hosts/local-host'
import { keysOf, listOf, pagesRead, readingOf } from '#test/support/hosts/reading'
import { ANSWERS, READ_AT, readAll, written } from '../files/support.js'

const ISSUES = listOf(linearHost, 'issues')
const ENG = { name: 'ENG', id: 'team-1', kind: 'tracker_project', container: 'ENG' } as const

let host: LocalHost
let workspace: LocalLinear
let ask: Ask

beforeEach(async () => {
  const clock = movedClock(READ_AT)
  host = await openLocalHost(clock)
  host.authorization = { name: 'authorization', value: 'lin_api_canary' }
  workspace = serveLinear(host)
  workspace.issues = [
    linearIssue('ENG-1', '2026-01-01T00:00:00.000Z', { updatedAt: '2026-03-05T00:00:00.000Z' }),
    linearIssue('ENG-2', '2026-01-02T00:00:00.000Z'),
    linearIssue('WEB-1', '2026-01-02T00:00:00.000Z'),
    linearIssue('ENG-3', '2026-01-03T00:00:00.000Z'),
  ]
  ask = asking(host, linearHost, { token: 'lin_api_canary', clock })
})
afterEach(() => host.close())

const read = (since: string | null = null, between?: (page: number) => void) =>
  pagesRead(ISSUES, ask, { container: ENG, since }, between)

/** The fact that a record comes to, with its changes. */
const itemOf = async (record: unknown) => {
  const whole = await ISSUES.detailed?.(ask, record, readingOf({ container: ENG }))
  const { format } = ISSUES
  if (format.layout !== 'json') throw new Error('the list has no records of JSON')
  return format.map(whole, ANSWERS, READ_AT, new Map())
}

describe('given a workspace of Linear', () => {
  it('when it is looked at, then it says its name and all its teams, and no person', async () => {
    workspace.pageSize = 1
    const look = await linearHost.look(ask, [])
    expect(look).toMatchObject({ account: 'Acme', remarks: [], expiresAt: null })
    expect(look.containers).toEqual([ENG, { name: 'WEB', id: 'team-2', kind: 'tracker_project', container: 'WEB' }])
  })
  it('when a team is read, then its issues come by page, the newest first, and no other team', async () => {
    expect(keysOf(ISSUES, await read())).toEqual(['ENG-3', 'ENG-2', 'ENG-1'])
    expect(host.requests).toHaveLength(2)
  })
  it('when it was killed after a page, then it goes on at the next one', async () => {
    const [first] = await read()
    const rest = await pagesRead(ISSUES, ask, { container: ENG, page: first?.next ?? null })
    expect(keysOf(ISSUES, rest)).toEqual(['ENG-1'])
  })
  it('when only changes are asked for, then unchanged issues do not come', async () => {
    expect(keysOf(ISSUES, await read('2026-03-01T00:00:00.000Z'))).toEqual(['ENG-1'])
  })
  it('when an issue is edited between two pages of all, then it is not missed', async () => {
    const pages = await read(null, (page) => {
      if (page === 1)
        workspace.issues = workspace.issues.map((one) =>
          one.identifier === 'ENG-1' ? { ...one, updatedAt: '2026-12-01T00:00:00.000Z' } : one,
        )
    })
    expect(keysOf(ISSUES, pages)).toEqual(['ENG-3', 'ENG-2', 'ENG-1'])
  })
  it('when an issue is thrown away, then it has no key, and what was stated of it is withdrawn', async () => {
    workspace.issues = [linearIssue('ENG-9', '2026-01-01T00:00:00.000Z', { trashed: true })]
    const [page] = await read()
    expect(page?.records.map(ISSUES.keyOf)).toEqual([null])
    expect(await itemOf(page?.records[0])).toMatchObject([
      { tag: 'left_out', reason: 'deleted', fact: { kind: 'work_item', place: 'ENG', known: { key: 'ENG-9' } } },
    ])
  })
  it('when an issue was opened again, then its history has each change of its state', async () => {
    const times = ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'].map((day) => `${day}T00:00:00.000Z`)
    const [started = '', done = '', again = '', named = ''] = times
    workspace.issues = [
      linearIssue('ENG-1', '2026-01-01T00:00:00.000Z', {
        startedAt: started,
        updatedAt: named,
        // The last one first, as Linear lists them; a change of the title is none of the state.
        changes: [
          { at: named, from: null, to: null },
          { at: again, from: 'completed', to: 'started' },
          { at: done, from: 'started', to: 'completed' },
          { at: started, from: 'backlog', to: 'started' },
        ],
      }),
    ]
    const [page] = await read()
    expect(await itemOf(page?.records[0])).toMatchObject([
      {
        tag: 'fact',
        updated: named,
        fact: {
          data: {
            state: 'in_progress',
            title: 'Login, says',
            type: 'bug',
            doneAt: null,
            history: [
              { at: '2026-01-01T00:00:00.000Z', state: 'todo' },
              { at: started, state: 'in_progress' },
              { at: done, state: 'done' },
              { at: again, state: 'in_progress' },
            ],
          },
        },
      },
    ])
  })
  it('when an issue was changed more often than is read, then the changes that came are not taken for all', async () => {
    const started = '2026-01-02T00:00:00.000Z'
    const seconds = Array.from({ length: 21 }, (_, n) => `2026-01-03T00:00:${String(59 - n)}.000Z`)
    workspace.pageSize = 1
    workspace.issues = [
      linearIssue('ENG-1', '2026-01-01T00:00:00.000Z', {
        startedAt: started,
        changes: [
          ...seconds.map((at) => ({ at, from: 'started', to: 'started' })),
          { at: started, from: 'backlog', to: 'started' },
        ],
      }),
    ]
    const [page] = await read()
    const unchanged = linearIssue('ENG-1', '2026-01-01T00:00:00.000Z', { startedAt: started })
    const item = await itemOf(page?.records[0])
    workspace.issues = [unchanged]
    expect(item).toEqual(await itemOf(page?.records[0]))
  })
  it('when an issue is asked for by its key, then it comes as the list has it, or not at all where it is gone', async () => {
    const found = (key: string) => ISSUES.find?.(ask, key, readingOf({ container: ENG }))
    const [page] = await read()
    expect(await found('ENG-3')).toEqual(page?.records[0])
    expect(await found('ENG-99')).toBeNull()
    workspace.issues = [linearIssue('ENG-3', '2026-01-03T00:00:00.000Z', { trashed: true })]
    expect(await found('ENG-3')).toBeNull()
  })
  it('when an issue that is asked for was moved to another team, then the one of the former key is gone', async () => {
    host.plant(answers(200, {}, { data: { issue: { identifier: 'WEB-9' } } }))
    expect(await ISSUES.find?.(ask, 'ENG-3', readingOf({ container: ENG }))).toBeNull()
  })
  it('when the same issue comes by file, then both state the same', async () => {
    const done = '2026-01-03T10:00:00.000Z'
    const started = '2026-01-02T09:00:00.000Z'
    workspace.issues = [
      linearIssue('ENG-1', '2026-01-01T00:00:00.000Z', {
        startedAt: started,
        completedAt: done,
        changes: [
          { at: done, from: 'started', to: 'completed' },
          { at: started, from: 'unstarted', to: 'started' },
        ],
      }),
    ]
    const [page] = await read()
    const [live] = await itemOf(page?.records[0])
    const { facts } = await readAll([
      written(
        'linear.csv',
        [
          'ID,Team,Title,Status,Labels,Created,Started,Completed,Canceled,Parent issue',
          `ENG-1,Engineering,"Login, says ada@canary.example",Done,Bug,2026-01-01T00:00:00Z,${started},${done},,`,
        ].join('\n'),
      ),
    ])
    expect(live).toMatchObject({ tag: 'fact', fact: { place: 'ENG', known: { key: 'ENG-1' }, data: facts[0]?.data } })
    expect(facts).toMatchObject([{ place: 'ENG', key: 'ENG-1' }])
  })
  it('when an issue is gone by the time of its changes, then it is taken as it was listed', async () => {
    const [page] = await read()
    workspace.issues = []
    expect(await itemOf(page?.records[0])).toMatchObject([{ tag: 'fact', fact: { data: { state: 'todo' } } }])
  })
})

describe('given a Linear that does not answer a query', () => {
  const errors = (code: string) => ({ errors: [{ message: 'canary', extensions: { code } }] })

  it('when it knows no issue of a key, then that is gone; when it refuses to tell, then nothing is', async () => {
    const found = () => ISSUES.find?.(ask, 'ENG-1', readingOf({ container: ENG }))
    host.plant(answers(200, {}, { data: null, ...errors('ENTITY_NOT_FOUND') }))
    expect(await found()).toBeNull()
    host.plant(answers(200, {}, { data: null, ...errors('FORBIDDEN') }))
    await expect(found()).rejects.toMatchObject({ fault: { tag: 'forbidden' } })
  })

  it('when a limit is reached, then the failure says until when, of the tighter limit', async () => {
    const headers = {
      'x-ratelimit-requests-limit': '5000',
      'x-ratelimit-requests-remaining': '4990',
      'x-ratelimit-requests-reset': String(Date.parse('2026-12-01T00:10:00Z')),
      'x-ratelimit-complexity-limit': '250000',
      'x-ratelimit-complexity-remaining': '0',
      'x-ratelimit-complexity-reset': String(Date.parse('2026-12-01T00:30:00Z')),
    }
    host.plant(answers(400, headers, errors('RATELIMITED')))
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'limited', until: '2026-12-01T00:30:00.000Z' } })
  })
  it.each([
    ['AUTHENTICATION_ERROR', 'unauthorized'],
    ['FORBIDDEN', 'forbidden'],
    ['ENTITY_NOT_FOUND', 'not_found'],
    ['GRAPHQL_VALIDATION_FAILED', 'unreadable'],
  ])('when it answers with the error %s and 200, then the failure is %s', async (code, tag) => {
    host.plant(answers(200, {}, { data: null, ...errors(code) }))
    await expect(read()).rejects.toMatchObject({ fault: { tag } })
  })
  it.each([
    ['a page to sign in with 200', LOGIN_PAGE],
    ['an object of another kind', answers(200, {}, { issues: [] })],
    [
      'a page without the place of the next one',
      answers(200, {}, { data: { issues: { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } } } }),
    ],
  ])('when it is %s, then nothing is taken for a page', async (_, fault) => {
    host.plant(fault)
    await expect(read()).rejects.toMatchObject({ fault: { tag: 'unreadable' } })
  })
})
