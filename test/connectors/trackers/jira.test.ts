import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { ItemState, ItemType } from '#domain/events/work-items'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'

type Item = Readonly<Record<string, unknown>>

const TODO = { id: '1', name: 'Open', statusCategory: { key: 'new' } }
const PROGRESS = { id: '3', name: 'In Progress', statusCategory: { key: 'indeterminate' } }
const DONE = { id: '6', name: 'Closed', statusCategory: { key: 'done' } }

/** An issue of three weeks of March, open, without changes. */
const issueOf = (fields: Item, rest: Item = {}): Item => ({
  key: 'ACME-1',
  self: 'https://acme.atlassian.net/rest/api/3/issue/10001',
  fields: { summary: 'Export', status: TODO, created: '2026-03-01T00:00:00.000+0000', ...fields },
  ...rest,
})
type Named = { readonly id: string; readonly name: string }
const changed = (at: string, from: Named | null, to: Named | null, field = 'status'): Item => ({
  created: `2026-03-${at}T00:00:00.000+0000`,
  items: [
    {
      field,
      fieldtype: 'jira',
      fieldId: field,
      from: from?.id ?? null,
      fromString: from?.name ?? null,
      to: to?.id ?? null,
      toString: to?.name ?? null,
    },
  ],
})
const changelog = (...histories: readonly Item[]): Item => ({
  changelog: { startAt: 0, maxResults: histories.length, total: histories.length, histories },
})
const at = (day: string): string => `2026-03-${day}T00:00:00.000Z`
const states = (...all: readonly (readonly [string, ItemState])[]) => new Map(all)

const readPages = (pages: readonly (string | Item)[], choices: Partial<Choices> = {}) =>
  readAll(
    pages.map((page) => written('page.json', typeof page === 'string' ? page : JSON.stringify(page))),
    choices,
  )
const readIssues = (issues: readonly unknown[], choices: Partial<Choices> = {}) =>
  readPages([{ issues, isLast: true }], choices)
/** What is told of one issue. */
const itemOf = async (issue: Item, choices: Partial<Choices> = {}) =>
  (await readIssues([issue], choices)).facts[0]?.data

describe('given a search on Jira Cloud in Chinese', () => {
  const known = states(['待办', 'todo'])

  it('when it is read, then each issue is an item of its project, in the state of its category', async () => {
    const { reading, facts, rejected } = await readPages([sampleOf('jira')], { states: known })
    expect(rejected).toEqual([])
    expect(reading.asked).toEqual(new Map())
    expect(facts.map(({ kind, place, data }) => ({ kind, place, data }))).toEqual([
      {
        kind: 'work_item',
        place: 'ACME',
        data: {
          key: 'ACME-12',
          title: 'Log in with a passkey, asked for by',
          type: 'story',
          state: 'done',
          history: [
            { at: '2026-03-02T01:00:00.000Z', state: 'todo' },
            { at: '2026-03-03T02:15:00.000Z', state: 'in_progress' },
            { at: '2026-03-05T09:30:00.000Z', state: 'done' },
          ],
          createdAt: '2026-03-02T01:00:00.000Z',
          startedAt: '2026-03-03T02:15:00.000Z',
          doneAt: '2026-03-05T09:30:00.000Z',
          parent: 'ACME-3',
          labels: ['login', 'q1'],
          links: [],
          estimateMinutes: 480,
          url: 'https://acme.atlassian.net/browse/ACME-12',
        },
      },
      {
        kind: 'work_item',
        place: 'ACME',
        data: {
          key: 'ACME-3',
          title: '登录',
          type: 'epic',
          state: 'in_progress',
          history: [
            { at: '2026-02-20T02:00:00.000Z', state: 'todo' },
            { at: '2026-03-03T02:16:00.000Z', state: 'in_progress' },
          ],
          createdAt: '2026-02-20T02:00:00.000Z',
          startedAt: '2026-03-03T02:16:00.000Z',
          doneAt: null,
          parent: null,
          labels: [],
          links: [],
          estimateMinutes: null,
          url: 'https://acme.atlassian.net/browse/ACME-3',
        },
      },
      {
        kind: 'work_item',
        place: 'BSSEF25T9',
        data: {
          key: 'BSSEF25T9-219',
          title: 'Old browsers',
          type: 'subtask',
          state: 'cancelled',
          history: [{ at: '2026-03-04T08:00:00.000Z', state: 'cancelled' }],
          createdAt: '2026-03-01T08:00:00.000Z',
          startedAt: null,
          doneAt: null,
          parent: null,
          labels: [],
          links: [],
          estimateMinutes: 0,
          url: 'https://acme.atlassian.net/browse/BSSEF25T9-219',
        },
      },
    ])
  })

  it('when nobody says what a former status means, then it is left out of the history and named, and nothing is guessed from it', async () => {
    const { reading, facts } = await readPages([sampleOf('jira')])
    expect(reading.asked).toEqual(new Map([['states', new Set(['待办'])]]))
    // The category of the status in between is known by the parent, which stands in it.
    expect(facts[0]?.data).toMatchObject({
      state: 'done',
      history: [
        { at: '2026-03-03T02:15:00.000Z', state: 'in_progress' },
        { at: '2026-03-05T09:30:00.000Z', state: 'done' },
      ],
      startedAt: null,
      doneAt: '2026-03-05T09:30:00.000Z',
    })
  })

  it('when pages follow one another, as files or in one, then all their issues are read', async () => {
    const last = { issues: [issueOf({})], isLast: true }
    expect((await readPages([sampleOf('jira'), last])).facts).toHaveLength(4)
    expect((await readPages([`${sampleOf('jira')}${JSON.stringify(last)}`])).facts).toHaveLength(4)
    expect((await readPages([JSON.stringify([JSON.parse(sampleOf('jira')), last])])).facts).toHaveLength(4)
  })
})

describe('given a search on Jira in a data center', () => {
  it('when it is read, then its types, resolutions and offsets say the same as those of Cloud', async () => {
    const { facts, rejected } = await readPages([sampleOf('jira', 'data-center')], {
      states: states(['Offen', 'todo'], ['In Arbeit', 'in_progress']),
    })
    expect(rejected).toEqual([])
    expect(facts.map(({ place, data }) => ({ place, data }))).toEqual([
      {
        place: 'OPS',
        data: {
          key: 'OPS-7',
          title: 'Backups fail',
          type: 'bug',
          // Its resolution has a name of the site's own, and the id that Duplicate has in every data center.
          state: 'cancelled',
          history: [
            { at: '2026-01-12T13:00:00.000Z', state: 'todo' },
            { at: '2026-01-13T08:00:00.000Z', state: 'in_progress' },
            { at: '2026-01-14T08:00:00.000Z', state: 'cancelled' },
          ],
          createdAt: '2026-01-12T13:00:00.000Z',
          startedAt: '2026-01-13T08:00:00.000Z',
          doneAt: null,
          parent: null,
          labels: [],
          links: [],
          estimateMinutes: 90,
          url: 'https://jira.acme.example/jira/browse/OPS-7',
        },
      },
    ])
  })
})

describe('given an issue of Jira', () => {
  it.each<readonly [string, Item, ItemState]>([
    ['a status Backlog of the category in progress', { status: { ...PROGRESS, name: 'Backlog' } }, 'in_progress'],
    ['a resolution that was never taken back', { status: TODO, resolution: { id: '10000', name: 'Done' } }, 'todo'],
    ['the resolution Done', { status: DONE, resolution: { id: '10000', name: 'Done' } }, 'done'],
    ['no resolution', { status: DONE, resolution: null }, 'done'],
    ["the resolution Won't Fix", { status: DONE, resolution: { id: '10300', name: "Won't Fix" } }, 'cancelled'],
    ['the resolution Duplikat', { status: DONE, resolution: { id: '10002', name: 'Duplikat' } }, 'cancelled'],
    [
      'the resolution Cannot Reproduce',
      { status: DONE, resolution: { id: '5', name: 'Cannot Reproduce' } },
      'cancelled',
    ],
    ['a resolution renamed to Fixed', { status: DONE, resolution: { id: '4', name: 'Fixed' } }, 'done'],
  ])(
    'when it has %s, then its category is its state, and a resolution that gives up cancels it',
    async (_, fields, state) => {
      expect(await itemOf(issueOf(fields))).toMatchObject({ state })
    },
  )

  it('when a person says that a status or a resolution gives up, then it is cancelled within done only', async () => {
    const choices = { states: states(['Closed', 'cancelled'], ['In Progress', 'cancelled']) }
    expect(await itemOf(issueOf({ status: DONE }), choices)).toMatchObject({ state: 'cancelled' })
    expect(await itemOf(issueOf({ status: PROGRESS }), choices)).toMatchObject({ state: 'in_progress' })
    const byResolution = { states: states(['Parked', 'cancelled']) }
    expect(await itemOf(issueOf({ status: DONE, resolution: { name: 'Parked' } }), byResolution)).toMatchObject({
      state: 'cancelled',
    })
  })

  it('when its status has no category, then it is rejected and asked for, and read once it is answered', async () => {
    const issue = issueOf({ status: { ...TODO, name: 'Legacy', statusCategory: { key: 'undefined' } } })
    const { reading, facts, rejected } = await readIssues([issue])
    expect([facts, rejected]).toMatchObject([[], [{ reasonCode: 'unknown_status' }]])
    expect(reading.asked).toEqual(new Map([['states', new Set(['Legacy'])]]))
    expect(await itemOf(issue, { states: states(['Legacy', 'in_progress']) })).toMatchObject({ state: 'in_progress' })
  })

  it('when it had two statuses of one name in two categories, then each is read by its own id', async () => {
    const review = { id: '20', name: 'Review', statusCategory: { key: 'done' } }
    const former = { id: '21', name: 'Review', statusCategory: { key: 'indeterminate' } }
    const sibling = { key: 'ACME-2', fields: { status: former } }
    const past = changelog(changed('02', TODO, former), changed('04', former, review))
    const fields = { status: review, subtasks: [sibling], issuelinks: [{ outwardIssue: { fields: { status: TODO } } }] }
    expect(await itemOf(issueOf(fields, past))).toMatchObject({
      history: [
        { at: at('01'), state: 'todo' },
        { at: at('02'), state: 'in_progress' },
        { at: at('04'), state: 'done' },
      ],
    })
    // An answer by name stands for the ids that nothing else explains, and never for the present one.
    expect(
      await itemOf(issueOf({ status: review }, past), { states: states(['Review', 'in_progress'], ['Open', 'todo']) }),
    ).toMatchObject({ state: 'done', history: [{ state: 'todo' }, { state: 'in_progress' }, { state: 'done' }] })
  })

  it('when it was done, taken up again and done once more, then the last time counts', async () => {
    const choices = { states: states(['Open', 'todo'], ['In Progress', 'in_progress']) }
    const past = changelog(
      changed('08', PROGRESS, DONE),
      changed('03', PROGRESS, DONE),
      changed('02', TODO, PROGRESS),
      changed('06', DONE, PROGRESS),
    )
    const resolutiondate = '2026-03-03T00:00:00.000+0000'
    expect(await itemOf(issueOf({ status: DONE, resolutiondate }, past), choices)).toMatchObject({
      startedAt: at('02'),
      doneAt: at('08'),
      history: [
        { at: at('01'), state: 'todo' },
        { at: at('02'), state: 'in_progress' },
        { at: at('03'), state: 'done' },
        { at: at('06'), state: 'in_progress' },
        { at: at('08'), state: 'done' },
      ],
    })
  })

  it('when it went from one status of a category to another, then it entered the state once', async () => {
    const verified = { ...DONE, id: '7', name: 'Verified' }
    const past = changelog(changed('03', TODO, DONE), changed('09', DONE, verified))
    const linked = { issuelinks: [{ inwardIssue: { fields: { status: DONE } } }] }
    expect(
      await itemOf(issueOf({ status: verified, ...linked }, past), { states: states(['Open', 'todo']) }),
    ).toMatchObject({
      history: [{ state: 'todo' }, { at: at('03'), state: 'done' }],
      doneAt: at('03'),
    })
  })

  it('when nobody knows the status before, then its resolution says when it was done', async () => {
    const past = changelog(changed('09', { id: '90', name: 'Shipped' }, DONE))
    const resolutiondate = '2026-03-07T00:00:00.000+0000'
    expect(await itemOf(issueOf({ status: DONE, resolutiondate }, past))).toMatchObject({
      doneAt: at('07'),
      history: [{ at: at('09'), state: 'done' }],
    })
    expect(await itemOf(issueOf({ status: DONE }, past))).toMatchObject({ doneAt: at('09') })
  })

  it('when it was asked for without its changes, then only its dates are known', async () => {
    const resolved = { status: DONE, resolutiondate: '2026-03-07T00:00:00.000+0000' }
    expect(await itemOf(issueOf(resolved))).toMatchObject({ history: [], startedAt: null, doneAt: at('07') })
    const category = { status: DONE, statuscategorychangedate: '2026-03-08T00:00:00.000+0000' }
    expect(await itemOf(issueOf(category))).toMatchObject({ doneAt: at('08') })
    expect(await itemOf(issueOf({ status: DONE }))).toMatchObject({ doneAt: null })
    const cancelled = { ...resolved, resolution: { name: "Won't Do" } }
    expect(await itemOf(issueOf(cancelled))).toMatchObject({ history: [{ at: at('07'), state: 'cancelled' }] })
  })

  it('when its whole history has no change of status, then the dates that it gives say when it came into its state', async () => {
    const other = changelog(changed('19', null, null, 'labels'))
    const resolved = { status: DONE, resolutiondate: '2026-03-15T00:00:00.000+0000' }
    expect(await itemOf(issueOf(resolved, other))).toMatchObject({ history: [], doneAt: at('15') })
    const category = { statuscategorychangedate: '2026-03-10T00:00:00.000+0000' }
    expect(await itemOf(issueOf({ status: DONE, ...category }, changelog()))).toMatchObject({ doneAt: at('10') })
    expect(await itemOf(issueOf({ status: PROGRESS, ...category }, changelog()))).toMatchObject({
      startedAt: at('10'),
      history: [{ at: at('10'), state: 'in_progress' }],
    })
    const givenUp = { status: DONE, resolution: { name: "Won't Do" }, ...category }
    expect(await itemOf(issueOf(givenUp, changelog()))).toMatchObject({
      history: [{ at: at('10'), state: 'cancelled' }],
    })
  })

  it('when nothing but its creation has a date, then when it came into its state is not known', async () => {
    const sinceCreation = { statuscategorychangedate: '2026-03-01T00:00:00.340+0000' }
    for (const dates of [{}, sinceCreation])
      for (const rest of [{}, changelog()]) {
        const unknown = { history: [], startedAt: null, doneAt: null }
        expect(await itemOf(issueOf({ status: DONE, ...dates }, rest))).toMatchObject(unknown)
        expect(await itemOf(issueOf({ status: PROGRESS, ...dates }, rest))).toMatchObject(unknown)
      }
  })

  it('when its first change found it done, then that it was taken up again is known, and when it was done is not', async () => {
    const choices = { states: states(['Closed', 'done']) }
    const past = changelog(changed('05', DONE, PROGRESS))
    expect(await itemOf(issueOf({ status: PROGRESS }, past), choices)).toMatchObject({
      history: [
        { at: at('05'), state: 'done' },
        { at: at('05'), state: 'in_progress' },
      ],
      startedAt: null,
    })
    const verified = { ...DONE, id: '7', name: 'Verified' }
    const renamed = changelog(changed('05', DONE, verified))
    expect(await itemOf(issueOf({ status: verified }, renamed), choices)).toMatchObject({ history: [], doneAt: null })
  })

  it('when its first change found it in progress, then when it was started is not known', async () => {
    const past = changelog(changed('05', PROGRESS, DONE))
    const choices = { states: states(['In Progress', 'in_progress']) }
    expect(await itemOf(issueOf({ status: DONE }, past), choices)).toMatchObject({
      history: [{ at: at('05'), state: 'done' }],
      startedAt: null,
      doneAt: at('05'),
    })
  })

  it('when a neighbour has its status in another category or in none, then its own category counts', async () => {
    const neighbours = [{ key: 'new' }, { key: 'undefined' }].map((statusCategory) => ({
      outwardIssue: { key: 'OTHER-1', fields: { status: { ...DONE, statusCategory } } },
    }))
    for (const issuelinks of neighbours.map((one) => [one]))
      expect(await itemOf(issueOf({ status: DONE, issuelinks }))).toMatchObject({ state: 'done' })
    const shown = { ...TODO, id: '9', name: 'Legacy', statusCategory: { key: 'undefined' } }
    const linked = [{ inwardIssue: { fields: { status: { ...shown, statusCategory: { key: 'done' } } } } }]
    const { rejected } = await readIssues([issueOf({ status: shown, issuelinks: linked })])
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_status' }])
  })

  it('when its oldest changes are cut off, then what came before them is not made up', async () => {
    const past = changelog(changed('05', PROGRESS, DONE), changed('07', DONE, PROGRESS))
    const cut = { changelog: { ...(past['changelog'] as Item), total: 120 } }
    expect(await itemOf(issueOf({ status: PROGRESS }, cut), { states: states(['Closed', 'done']) })).toMatchObject({
      history: [
        { at: at('05'), state: 'done' },
        { at: at('07'), state: 'in_progress' },
      ],
      startedAt: null,
    })
  })

  it('when it moved to another project, then it is an item of that one, with its whole history', async () => {
    const moved = {
      created: '2026-03-04T00:00:00.000+0000',
      items: [
        { field: 'Key', fieldtype: 'jira', from: null, fromString: 'ACME-5', to: null, toString: 'SHOP-9' },
        {
          field: 'project',
          fieldtype: 'jira',
          fieldId: 'project',
          from: '1',
          fromString: 'Acme',
          to: '2',
          toString: 'Shop',
        },
        {
          field: 'status',
          fieldtype: 'jira',
          fieldId: 'status',
          from: '1',
          fromString: 'Open',
          to: '3',
          toString: 'In Progress',
        },
      ],
    }
    const { facts } = await readIssues([issueOf({ status: PROGRESS }, { key: 'SHOP-9', ...changelog(moved) })], {
      states: states(['Open', 'todo']),
    })
    expect(facts).toMatchObject([
      {
        place: 'SHOP',
        key: 'SHOP-9',
        data: {
          key: 'SHOP-9',
          history: [
            { at: at('01'), state: 'todo' },
            { at: at('04'), state: 'in_progress' },
          ],
        },
      },
    ])
  })

  it('when a custom field is called status too, then it is no change of state', async () => {
    const custom = { field: 'status', fieldtype: 'custom', from: '1', fromString: 'Open', to: '6', toString: 'Closed' }
    const named = {
      field: 'status',
      fieldId: 'customfield_1',
      from: '1',
      fromString: 'Open',
      to: '6',
      toString: 'Closed',
    }
    const history = { created: '2026-03-02T00:00:00.000+0000', items: [custom, named] }
    expect(await itemOf(issueOf({}, changelog(history)))).toMatchObject({ history: [{ at: at('01'), state: 'todo' }] })
  })

  it.each<readonly [Item, ItemType]>([
    [{ name: 'Anforderung', untranslatedName: 'Story' }, 'story'],
    [{ name: 'Teil', subtask: true }, 'subtask'],
    [{ name: 'Initiative', subtask: false, hierarchyLevel: 2 }, 'epic'],
    [{ name: '缺陷', subtask: false, hierarchyLevel: 0 }, 'bug'],
    [{ name: 'Tarefa' }, 'task'],
    [{ name: 'Change Request' }, 'story'],
    [{ name: 'Spike' }, 'other'],
  ])('when its type is %j, then it is a %s', async (issuetype, type) => {
    const types = new Map<string, ItemType>([
      ['Change Request', 'story'],
      ['缺陷', 'bug'],
    ])
    expect(await itemOf(issueOf({ issuetype }), { types })).toMatchObject({ type })
  })

  it('when its type is of the site alone, then it is other, and asked for', async () => {
    const { reading, facts } = await readIssues([issueOf({ issuetype: { name: 'Spike' } })])
    expect(facts).toMatchObject([{ data: { type: 'other' } }])
    expect(reading.asked).toEqual(new Map([['types', new Set(['Spike'])]]))
  })

  it.each([
    [null, null],
    [0, 0],
    [3_600, 60],
    [90, null],
    [-60, null],
    [1e300, null],
  ])('when its estimate is %p seconds, then it is %p minutes', async (timeoriginalestimate, estimateMinutes) => {
    expect(await itemOf(issueOf({ timeoriginalestimate }))).toMatchObject({ estimateMinutes })
  })

  it.each([
    ['https://api.atlassian.com/ex/jira/1/rest/api/3/issue/1', null],
    ['https://ada:secret@acme.example/rest/api/2/issue/1', null],
    ['javascript:alert(1)/rest/api/2/issue/1', null],
    [null, null],
    ['http://jira.example:8080/rest/api/latest/issue/1', 'http://jira.example:8080/browse/ACME-1'],
  ])('when its address is %j, then its page is %j', async (self, url) => {
    expect(await itemOf({ ...issueOf({}), self })).toMatchObject({ url })
  })
})

describe('given issues with a date of their category, which a user reported', () => {
  it('when no change tells of their status, then that date says when they were closed or started', async () => {
    const { facts } = await readPages([
      readFileSync('test/connectors/trackers/reported/dates-of-categories.json', 'utf8'),
    ])
    expect(facts.map(({ data }) => data)).toMatchObject([
      { key: 'ACME-1', state: 'done', doneAt: '2026-04-10T07:00:00.000Z' },
      { key: 'ACME-3', state: 'done', doneAt: '2026-04-15T07:00:00.000Z' },
      { key: 'ACME-4', state: 'in_progress', startedAt: '2026-04-02T07:00:00.000Z' },
    ])
  })
})

describe('given a search of Jira with one broken issue in twenty', () => {
  const broken: readonly unknown[] = [
    issueOf({ status: null }),
    issueOf({ created: 'yesterday' }),
    { key: 'ACME-3' },
    issueOf({}, { key: '../ACME' }),
    issueOf({}, changelog({ created: '2026-03-02', items: [] })),
    issueOf({ labels: { 0: 'canary' } }),
    issueOf({ issuetype: { hierarchyLevel: '1' } }),
    null,
    'ACME-9',
    { key: 'ACME-199', fields: [[[]]] },
  ]
  const issues = Array.from({ length: 200 }, (_, i) =>
    i % 20 === 7 ? broken[Math.floor(i / 20)] : issueOf({}, { key: `ACME-${i + 1}` }),
  )

  it('when it is read, then the others are taken, and each broken one is rejected with its place and the reason', async () => {
    const { facts, rejected } = await readAll([written('jira.json', JSON.stringify({ issues }))])
    expect(facts).toHaveLength(190)
    expect(rejected.map(({ record, reasonCode }) => ({ record, reasonCode }))).toEqual([
      { record: 'jira.json, record 8, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 28, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 48, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 68, line 1', reasonCode: 'no_key' },
      { record: 'jira.json, record 88, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 108, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 128, line 1', reasonCode: 'invalid_record' },
      { record: 'jira.json, record 148, line 1', reasonCode: 'not_json' },
      { record: 'jira.json, record 168, line 1', reasonCode: 'not_json' },
      { record: 'jira.json, record 188, line 1', reasonCode: 'invalid_record' },
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday/)
  })
})
