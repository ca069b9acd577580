import { describe, expect, it } from '@jest/globals'
import type { WorkItemFacts } from '#domain/events/work-items'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'
import { lists } from '../forges/azure.js'
import { item } from './azure.js'

const told = (text: string, choices: Partial<Choices> = {}) => readAll([written('items.json', text)], choices)
const itemOf = async (record: object, choices: Partial<Choices> = {}): Promise<WorkItemFacts> => {
  const { facts, rejected } = await told(lists([record as never]), choices)
  expect(rejected).toEqual([])
  return facts[0]?.data as WorkItemFacts
}

const CREATED = { at: '2026-02-20T10:00:00.613Z', state: 'todo' }
const CLOSED = 'Microsoft.VSTS.Common.ClosedDate'
const ACTIVATED = 'Microsoft.VSTS.Common.ActivatedDate'
const CHANGED = 'Microsoft.VSTS.Common.StateChangeDate'

describe('given work items of Azure Boards with the states of their types', () => {
  it('when they are read, then each is an item of its project', async () => {
    const { reading, facts, rejected } = await told(sampleOf('azure-work-items'))
    expect([rejected, reading.leftOut]).toEqual([[], []])
    expect(facts.map(({ kind, place, key }) => [kind, place, key])).toEqual(
      ['AB#7', 'AB#8', 'AB#3'].map((key) => ['work_item', 'Shop', key]),
    )
    expect(facts[0]).toMatchObject({
      updated: '2026-03-05T16:00:00.210Z',
      data: {
        key: 'AB#7',
        title: 'Log in with a passkey, says',
        type: 'story',
        state: 'done',
        history: [
          CREATED,
          { at: '2026-03-02T09:00:00.500Z', state: 'in_progress' },
          { at: '2026-03-05T15:30:01.000Z', state: 'done' },
        ],
        createdAt: '2026-02-20T10:00:00.613Z',
        startedAt: '2026-03-02T09:00:00.500Z',
        doneAt: '2026-03-05T15:30:01.000Z',
        parent: 'AB#3',
        labels: ['login', 'q1'],
        links: [],
        estimateMinutes: 138,
        url: 'https://dev.azure.com/Acme/Shop/_workitems/edit/7',
      },
    })
    // Closed, but for a reason that gives it up.
    expect(facts[1]?.data).toMatchObject({ type: 'bug', state: 'cancelled', doneAt: null })
    expect(facts[2]?.data).toMatchObject({ type: 'epic', state: 'todo', history: [CREATED], estimateMinutes: null })
  })

  it.each([
    ['New', 'todo'],
    ['Active', 'in_progress'],
    ['Resolved', 'in_progress'],
    ['Closed', 'done'],
    ['Removed', 'cancelled'],
  ])('when its state is %s, then its category says that it is %s', async (state, expected) => {
    expect((await itemOf(item(1, { 'System.State': state }))).state).toBe(expected)
  })

  it('when the states of its type have other names, then their categories count', async () => {
    const states = [{ name: 'Fertig', color: '339933', category: 'Completed' }]
    expect((await itemOf(item(1, { 'System.State': 'Fertig' }, { states }))).state).toBe('done')
  })

  it('when only the last change of its state is known, then it dates the state, and nothing before it', async () => {
    const changed = '2026-03-04T08:00:00Z'
    const done = await itemOf(item(1, { 'System.State': 'Closed', [CHANGED]: changed }))
    expect(done).toMatchObject({ doneAt: '2026-03-04T08:00:00.000Z', startedAt: null })
    expect(done.history).toEqual([CREATED, { at: '2026-03-04T08:00:00.000Z', state: 'done' }])
    const begun = await itemOf(item(1, { 'System.State': 'Active', [CHANGED]: changed }))
    expect(begun).toMatchObject({ doneAt: null, startedAt: '2026-03-04T08:00:00.000Z' })
  })

  it('when its state is dated at its creation, then when it came into that state is not known', async () => {
    const done = await itemOf(item(1, { 'System.State': 'Closed' }))
    expect(done).toMatchObject({ state: 'done', history: [CREATED], doneAt: null })
    const begun = await itemOf(item(1, { 'System.State': 'Active' }))
    expect(begun).toMatchObject({ state: 'in_progress', history: [CREATED], startedAt: null })
  })

  it('when it was taken up again, then it is not done', async () => {
    const again = { 'System.State': 'Active', [ACTIVATED]: '2026-03-06T08:00:00Z', [CLOSED]: '2026-03-05T08:00:00Z' }
    expect(await itemOf(item(1, again))).toMatchObject({ state: 'in_progress', doneAt: null })
  })

  it('when it was closed for a reason that gives up, then it is cancelled, unless an answer says otherwise', async () => {
    const closed = (reason: string) => item(1, { 'System.State': 'Closed', 'System.Reason': reason })
    for (const reason of ['Duplicate', 'Obsolete', 'Cut', 'Deferred', 'Removed from the backlog', "Won't fix"])
      expect((await itemOf(closed(reason))).state).toBe('cancelled')
    for (const reason of ['Acceptance tests pass', 'Completed', 'Fixed and verified'])
      expect((await itemOf(closed(reason))).state).toBe('done')
    const states = new Map([
      ['Cut', 'done'],
      ['Parked', 'cancelled'],
    ] as const)
    expect((await itemOf(closed('Cut'), { states })).state).toBe('done')
    expect((await itemOf(closed('Parked'), { states })).state).toBe('cancelled')
  })

  it('when its estimate is of parts of minutes, then it is unknown', async () => {
    const estimate = async (hours: unknown) =>
      (await itemOf(item(1, { 'Microsoft.VSTS.Scheduling.OriginalEstimate': hours }))).estimateMinutes
    expect([await estimate(0), await estimate(8.5), await estimate(0.001), await estimate(null)]).toEqual([
      0,
      510,
      null,
      null,
    ])
  })
})

describe('given work items of Azure Boards without the states of their types', () => {
  const doing = item(1, { 'System.State': 'Doing' }, { states: undefined })
  it('when nothing says what a state stands for, then it is rejected, and asked for', async () => {
    const { reading, facts, rejected } = await told(lists([doing, item(2, {}, { states: undefined })]))
    expect(facts).toEqual([])
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['unknown_status', 'unknown_status'])
    expect([...(reading.asked.get('states') ?? [])]).toEqual(['Doing', 'New'])
  })
  it('when a person choices, then it is read', async () => {
    expect((await itemOf(doing, { states: new Map([['Doing', 'in_progress']]) })).state).toBe('in_progress')
  })
})

describe('given types of work items', () => {
  it.each([
    ['Epic', 'epic'],
    ['Feature', 'epic'],
    ['Product Backlog Item', 'story'],
    ['Requirement', 'story'],
    ['Task', 'task'],
    ['Bug', 'bug'],
  ])('when it is %s, then it is read as %s', async (name, type) => {
    expect((await itemOf(item(1, { 'System.WorkItemType': name }))).type).toBe(type)
  })
  it('when a team has made one, then it is other and asked for, unless an answer says it', async () => {
    const impediment = item(1, { 'System.WorkItemType': 'Impediment' })
    const { reading, facts } = await told(lists([impediment]))
    expect(facts[0]?.data).toMatchObject({ type: 'other' })
    expect([...(reading.asked.get('types') ?? [])]).toEqual(['Impediment'])
    expect((await itemOf(impediment, { types: new Map([['Impediment', 'task']]) })).type).toBe('task')
  })
})

describe('given work items of which some are broken', () => {
  it('when one in twenty is, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken = [
      item(1, { 'System.State': null }),
      item(2, { 'System.CreatedDate': 'yesterday, says canary' }),
      item(3, {}, { id: 'three' }),
    ]
    const records = Array.from({ length: 60 }, (_, n) => broken[n / 20] ?? item(100 + n))
    const { facts, rejected } = await told(records.map((one) => JSON.stringify(one)).join('\n'))
    expect(facts.length).toBe(57)
    expect(rejected.map(({ record, reasonCode }) => [record, reasonCode])).toEqual(
      [1, 21, 41].map((n) => [`items.json, record ${n}, line ${n}`, 'invalid_record']),
    )
    expect(JSON.stringify(rejected)).not.toMatch(/canary|yesterday/i)
  })
})
