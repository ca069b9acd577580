import { describe, expect, it } from '@jest/globals'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'
import { board, CREATED, card, completion, listId, move } from './trello.js'

const STATES: ReadonlyMap<string, ItemState> = new Map([
  ['Backlog', 'todo'],
  ['Doing', 'in_progress'],
  ['Shipped 🎉', 'done'],
  ['Dropped', 'cancelled'],
])
const ANSWERED = { container: 'Website', states: STATES }
const told = (text: string, choices: Partial<Choices> = ANSWERED) => readAll([written('board.json', text)], choices)
const itemOf = async (text: string, choices: Partial<Choices> = ANSWERED): Promise<WorkItemFacts> => {
  const { facts, rejected } = await told(text, choices)
  expect(rejected).toEqual([])
  return facts[0]?.data as WorkItemFacts
}

describe('given a board that Trello exports', () => {
  it('when its lists are answered, then each card is an item with its moves', async () => {
    const { reading, facts, rejected } = await told(sampleOf('trello'))
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([
      { reason: 'template', records: 1 },
      { reason: 'not_a_card', records: 1 },
    ])
    expect(facts.map(({ kind, place, key }) => [kind, place, key])).toEqual(
      [1, 2, 3, 4].map((number) => ['work_item', 'Website', `sQI2wV${number}`]),
    )
    expect(facts[0]).toMatchObject({
      updated: '2026-03-05T16:00:00.210Z',
      data: {
        key: 'sQI2wV1',
        title: 'Log in with a passkey, says',
        type: 'bug',
        state: 'done',
        history: [
          { at: CREATED, state: 'todo' },
          { at: '2026-03-02T09:00:00.500Z', state: 'in_progress' },
          { at: '2026-03-04T15:30:01.000Z', state: 'done' },
        ],
        createdAt: CREATED,
        startedAt: '2026-03-02T09:00:00.500Z',
        doneAt: '2026-03-04T15:30:01.000Z',
        parent: null,
        labels: ['Bug'],
        links: [],
        estimateMinutes: null,
        url: 'https://trello.com/c/sQI2wV1',
      },
    })
    // It is marked complete, whatever its list says.
    expect(facts[1]?.data).toMatchObject({ state: 'done', doneAt: '2026-03-05T09:00:00.000Z' })
    expect(facts[2]?.data).toMatchObject({ state: 'todo', history: [{ at: CREATED, state: 'todo' }], doneAt: null })
    expect(facts[3]?.data).toMatchObject({ state: 'cancelled', history: [], doneAt: null })
  })

  it('when nobody has said what a list stands for, then its cards are rejected, and the list is asked for by name', async () => {
    const { reading, facts, rejected } = await told(board([], [card(1, 'doing'), card(2, 'done')]), {
      container: 'Website',
    })
    expect(facts).toEqual([])
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['unknown_status', 'unknown_status'])
    expect([...(reading.asked.get('states') ?? [])]).toEqual(['Doing', 'Shipped 🎉'])
  })

  it('when no name is given to the board, then it is asked for', async () => {
    expect(await failed(opening([written('board.json', sampleOf('trello'))]))).toMatchObject({
      message: expect.stringContaining('--container'),
    })
  })

  it('when only cards were saved, then a list is known by its id', async () => {
    const cards = JSON.stringify([card(1, 'doing')])
    const { reading } = await told(cards)
    expect([...(reading.asked.get('states') ?? [])]).toEqual([listId('doing')])
    const states = new Map([[listId('doing'), 'in_progress'] as const])
    expect((await itemOf(cards, { container: 'Website', states })).state).toBe('in_progress')
  })

  it('when a card was archived before it was done, then a person says what that means', async () => {
    const archived = board([], [card(1, 'doing', { closed: true })])
    const { reading, rejected } = await told(archived)
    expect(rejected).toMatchObject([{ reasonCode: 'unknown_status' }])
    expect([...(reading.asked.get('states') ?? [])]).toEqual(['archived'])
    const states = new Map([...STATES, ['archived', 'cancelled'] as const])
    expect((await itemOf(archived, { ...ANSWERED, states })).state).toBe('cancelled')
    expect((await itemOf(board([], [card(1, 'done', { closed: true })]))).state).toBe('done')
  })

  it('when a card was taken up again, then it is done when it was done last', async () => {
    const actions = [
      move(1, 'doing', 'done', '2026-03-06T08:00:00.000Z'),
      move(1, 'done', 'doing', '2026-03-05T08:00:00.000Z'),
      move(1, 'todo', 'done', '2026-03-04T08:00:00.000Z'),
    ]
    const item = await itemOf(board(actions, [card(1, 'done')]))
    expect(item).toMatchObject({ doneAt: '2026-03-06T08:00:00.000Z', startedAt: '2026-03-05T08:00:00.000Z' })
    expect(item.history.map(({ state }) => state)).toEqual(['todo', 'done', 'in_progress', 'done'])
    const undone = [completion(1, false, '2026-03-05T08:00:00.000Z'), completion(1, true, '2026-03-04T08:00:00.000Z')]
    expect(await itemOf(board(undone, [card(1, 'doing')]))).toMatchObject({
      state: 'in_progress',
      doneAt: null,
      history: [
        { at: '2026-03-04T08:00:00.000Z', state: 'done' },
        { at: '2026-03-05T08:00:00.000Z', state: 'in_progress' },
      ],
    })
  })

  it('when it was created in a list of things that are done, then that is no completion', async () => {
    const between = { ...ANSWERED, states: new Map([...STATES, ['Doing', 'done'] as const]) }
    const put = board([move(1, 'doing', 'done', '2026-03-04T08:00:00.000Z')], [card(1, 'done')])
    expect(await itemOf(put, between)).toMatchObject({ state: 'done', history: [], doneAt: null })
    const taken = board([move(1, 'done', 'doing', '2026-03-04T08:00:00.000Z')], [card(1, 'doing')])
    expect(await itemOf(taken)).toMatchObject({
      startedAt: null,
      history: [
        { at: '2026-03-04T08:00:00.000Z', state: 'done' },
        { at: '2026-03-04T08:00:00.000Z', state: 'in_progress' },
      ],
    })
  })

  it('when its moves are no longer in the export, then when it was done is not known', async () => {
    expect(await itemOf(board([], [card(1, 'done')]))).toMatchObject({ state: 'done', doneAt: null, history: [] })
  })

  it('when it came from a list that nobody knows, then that part of its history is left out, and asked for', async () => {
    const states = new Map([['Shipped 🎉', 'done'] as const])
    const text = board([move(1, 'doing', 'done', '2026-03-04T08:00:00.000Z')], [card(1, 'done')])
    const { reading, facts } = await told(text, { container: 'Website', states })
    expect(facts[0]?.data).toMatchObject({ history: [{ at: '2026-03-04T08:00:00.000Z', state: 'done' }] })
    expect([...(reading.asked.get('states') ?? [])]).toEqual(['Doing'])
  })

  it('when one card in twenty is broken, then the rest is told, and each broken one has its place and the reason', async () => {
    const broken = [
      card(1, 'todo', { id: 'canary' }),
      card(2, 'todo', { closed: 'canary' }),
      card(3, 'todo', { shortLink: 'https://canary.example' }),
    ]
    const cards = Array.from({ length: 60 }, (_, n) => broken[n / 20] ?? card(100 + n, 'todo'))
    const { facts, rejected } = await told(board([], cards))
    expect(facts.length).toBe(57)
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(Array.from({ length: 3 }, () => 'invalid_record'))
    expect(rejected[0]?.record).toMatch(/^board\.json, record 1, line \d+$/)
    expect(JSON.stringify(rejected)).not.toMatch(/canary/i)
  })
})
