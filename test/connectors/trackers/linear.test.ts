import { describe, expect, it } from '@jest/globals'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { readAll, written } from '../files/support.js'

const read = (content: string, choices: Partial<Choices> = {}) => readAll([written('linear.csv', content)], choices)

/** An export with one column each for what is read. */
const HEADER = 'ID,Team,Title,Status,Labels,Created,Started,Completed,Canceled,Archived,Parent issue'
const itemsOf = async (rows: readonly string[], choices: Partial<Choices> = {}) =>
  (await read([HEADER, ...rows].join('\n'), choices)).facts.map(({ data }) => data)

describe('given issues that were exported from Linear', () => {
  it('when they are read, then each is an item of its team, and its instants are its state', async () => {
    const { facts, rejected } = await read(sampleOf('linear'))
    expect(rejected).toEqual([])
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'work_item',
        place: 'ENG',
        key: 'ENG-42',
        data: {
          key: 'ENG-42',
          title: 'Login button misaligned',
          type: 'bug',
          // Archived, and still done.
          state: 'done',
          history: [
            { at: '2023-02-11T01:52:26.000Z', state: 'todo' },
            { at: '2023-02-13T09:00:00.000Z', state: 'in_progress' },
            { at: '2023-02-14T10:00:00.000Z', state: 'done' },
          ],
          createdAt: '2023-02-11T01:52:26.000Z',
          startedAt: '2023-02-13T09:00:00.000Z',
          doneAt: '2023-02-14T10:00:00.000Z',
          parent: 'ENG-40',
          labels: ['Bug', 'Frontend'],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
      {
        kind: 'work_item',
        place: 'ENG',
        key: 'ENG-43',
        data: {
          key: 'ENG-43',
          title: 'Dark mode',
          type: 'other',
          state: 'cancelled',
          history: [
            { at: '2023-02-11T02:00:00.000Z', state: 'todo' },
            { at: '2023-02-15T08:30:00.000Z', state: 'cancelled' },
          ],
          createdAt: '2023-02-11T02:00:00.000Z',
          startedAt: null,
          doneAt: null,
          parent: null,
          labels: [],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
      {
        kind: 'work_item',
        place: 'ENG',
        key: 'ENG-40',
        data: {
          key: 'ENG-40',
          title: 'Login',
          type: 'epic',
          state: 'in_progress',
          history: [
            { at: '2023-02-10T12:00:00.000Z', state: 'todo' },
            { at: '2023-02-13T09:00:00.000Z', state: 'in_progress' },
          ],
          createdAt: '2023-02-10T12:00:00.000Z',
          startedAt: '2023-02-13T09:00:00.000Z',
          doneAt: null,
          parent: null,
          labels: ['Epic'],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
      {
        kind: 'work_item',
        place: 'OPS2',
        key: 'OPS2-7',
        data: {
          key: 'OPS2-7',
          title: 'Rotate keys',
          type: 'other',
          state: 'todo',
          history: [{ at: '2026-03-01T08:00:00.000Z', state: 'todo' }],
          createdAt: '2026-03-01T08:00:00.000Z',
          startedAt: null,
          doneAt: null,
          parent: null,
          labels: ['Security'],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
    ])
  })

  it('when a team calls a status Done that has no instant, then the instants count', async () => {
    const row = 'ENG-1,Engineering,A,Done,,2026-03-01T08:00:00Z,2026-03-02T08:00:00Z,,,,'
    expect(await itemsOf([row])).toMatchObject([{ state: 'in_progress', doneAt: null }])
  })

  it('when an issue was completed and canceled later, then it is cancelled', async () => {
    const row = 'ENG-1,Engineering,A,X,,2026-03-01T08:00:00Z,,2026-03-02T08:00:00Z,2026-03-03T08:00:00Z,,'
    expect(await itemsOf([row])).toMatchObject([
      {
        state: 'cancelled',
        doneAt: null,
        history: [{ state: 'todo' }, { at: '2026-03-03T08:00:00.000Z', state: 'cancelled' }],
      },
    ])
  })

  it('when labels say the type, then the most telling one counts, and an answer before it', async () => {
    const rowOf = (labels: string): string => `ENG-1,Engineering,A,Todo,"${labels}",2026-03-01T08:00:00Z,,,,,`
    const types = async (labels: string, choices: Partial<Choices> = {}) => await itemsOf([rowOf(labels)], choices)
    expect(await types('Story, bug')).toMatchObject([{ type: 'bug', labels: ['Story', 'bug'] }])
    expect(await types('STORY')).toMatchObject([{ type: 'story' }])
    expect(await types('Task')).toMatchObject([{ type: 'task' }])
    expect(await types('Bugs')).toMatchObject([{ type: 'other' }])
    expect(await types('Feature')).toMatchObject([{ type: 'other' }])
    expect(await types('Feature', { types: new Map([['Feature', 'story']]) })).toMatchObject([{ type: 'story' }])
  })

  it('when the parent is named by anything but a key, then none is known', async () => {
    const row = 'ENG-1,Engineering,A,Todo,,2026-03-01T08:00:00Z,,,,,Login of Ada Canary'
    expect(await itemsOf([row])).toMatchObject([{ parent: null }])
  })
})

describe('given an export of Linear with one broken row in twenty', () => {
  const broken = [
    '42,Engineering,Canary,Todo,,2026-03-01T08:00:00Z,,,,,',
    'ENG-2,Engineering,Canary,Todo,,,,,,,',
    'ENG-3,Engineering,Canary,Todo,,2026-03-01T08:00:00Z,soon,,,,',
    'ENG-4,Engineering,Canary,Todo,,Sat Feb 31 2023 01:52:26 GMT+0000 (GMT),,,,,',
    'ENG-5,Engineering,Canary,Todo,,2026-03-01T08:00:00Z,,,,,,,wide',
  ]
  const rows = Array.from({ length: 100 }, (_, i) =>
    i % 20 === 7 ? broken[Math.floor(i / 20)] : `ENG-${i + 10},Engineering,Export,Todo,,2026-03-01T08:00:00Z,,,,,`,
  )

  it('when it is read, then the others are taken, and each broken row is rejected with its line and the reason', async () => {
    const { facts, rejected } = await read([HEADER, ...rows].join('\n'))
    expect(facts).toHaveLength(95)
    expect(rejected.map(({ record, reasonCode }) => ({ record, reasonCode }))).toEqual([
      { record: 'linear.csv, line 9', reasonCode: 'no_key' },
      { record: 'linear.csv, line 29', reasonCode: 'no_instant' },
      { record: 'linear.csv, line 49', reasonCode: 'no_instant' },
      { record: 'linear.csv, line 69', reasonCode: 'no_instant' },
      { record: 'linear.csv, line 89', reasonCode: 'wide_row' },
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/canary/i)
  })
})
