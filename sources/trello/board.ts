import * as t from 'io-ts'
import { matching, maybe } from '#domain/codec'
import type { Instant } from '#domain/common'
import { compareText } from '#domain/compare'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import { instantIn, instantOf } from '#domain/time'
import { webAddress } from '#domain/web-address'
import { itemTypeOf } from '#sources/kit/forges/item-type'
import type { Ask, Choices, JsonFormat, Mapped } from '#sources/kit/format'
import type { Learned, Lesson } from '#sources/kit/learned'
import { asFact, leftOut, mapping, rejected } from '#sources/kit/mapping'
import { labelsOf, titleOf, unknownStatus } from '#sources/kit/trackers/item'

const Card = t.intersection([
  t.type({
    id: matching(/^[0-9a-f]{24}$/, 'an id of 24 hexadecimal digits'),
    idList: t.string,
    shortLink: matching(/^\w{1,64}$/, 'a short link'),
    name: t.string,
    closed: t.boolean,
  }),
  t.partial({
    dueComplete: maybe(t.boolean),
    isTemplate: maybe(t.boolean),
    cardRole: maybe(t.string),
    labels: maybe(t.readonlyArray(t.partial({ name: maybe(t.string) }))),
    dateLastActivity: maybe(t.string),
    shortUrl: maybe(t.string),
  }),
])
type Card = t.TypeOf<typeof Card>

/** A list of a board. */
const List = t.type({ id: t.string, name: t.string, idBoard: t.string })
const NamedList = t.type({ name: t.string })
/** An action on a board. */
const Action = t.type({ type: t.string, date: t.string, idMemberCreator: t.string, data: t.UnknownRecord })
const Move = t.type({ card: t.type({ id: t.string }), listBefore: NamedList, listAfter: NamedList })
const Completion = t.type({
  card: t.type({ id: t.string, dueComplete: t.boolean }),
  old: t.type({ dueComplete: t.boolean }),
  list: NamedList,
})

const hasMember = (record: unknown, name: string): boolean =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, name)

/** Says whether it is a list or an action: what it says is told with the cards. */
const isAboutCards = (record: unknown): boolean =>
  !hasMember(record, 'idList') && (List.is(record) || Action.is(record))

/** An event in the history of a card. */
type Event =
  | { readonly at: Instant; readonly from: string; readonly to: string }
  | { readonly at: Instant; readonly isComplete: boolean; readonly list: string }

const teaches = (record: unknown): readonly Lesson[] => {
  if (!isAboutCards(record)) return []
  if (List.is(record)) return [{ id: record.id, says: record.name }]
  if (!Action.is(record) || record.type !== 'updateCard') return []
  const { data } = record
  const at = instantIn(record.date)
  if (at === null) return []
  const lesson = (id: string, event: Event): readonly Lesson[] => [{ id, says: JSON.stringify(event) }]
  if (Move.is(data)) return lesson(data.card.id, { at, from: data.listBefore.name, to: data.listAfter.name })
  return Completion.is(data)
    ? lesson(data.card.id, { at, isComplete: data.card.dueComplete, list: data.list.name })
    : []
}

const eventsOf = ({ id }: Card, learned: Learned): readonly Event[] => {
  const events = (learned.get(id) ?? []).map((text): Event => JSON.parse(text))
  return events.sort((a, b) => compareText(a.at, b.at))
}

/** The word for cards that were put away while their list says that they are not done. */
const ARCHIVED = 'archived'

/** The state of a card, or the word that has to be answered first. */
const stateOf = (
  { closed, dueComplete }: Card,
  list: string,
  { states }: Choices,
): { readonly state: ItemState } | { readonly unknown: string } => {
  const listed = states.get(list)
  const state = dueComplete === true && listed !== 'cancelled' ? 'done' : listed
  if (state === undefined) return { unknown: list }
  if (!closed || state === 'done' || state === 'cancelled') return { state }
  const archived = states.get(ARCHIVED)
  return archived === undefined ? { unknown: ARCHIVED } : { state: archived }
}

type History = WorkItemFacts['history']

/**
 * The states that a card entered, as far as its moves and the meaning of their lists are known. Its creation in a list is no move: when
 * a card that its first move found done was done, is not known.
 */
const historyOf = (events: readonly Event[], createdAt: Instant, state: ItemState, { states }: Choices): History => {
  const entered: { readonly at: Instant; readonly state: ItemState }[] = []
  const first = events.find((event) => 'from' in event)
  const begun = first === undefined ? (events.length === 0 ? state : undefined) : states.get(first.from)
  if (begun === 'todo') entered.push({ at: createdAt, state: begun })
  const enter = (at: Instant, next: ItemState | undefined): void => {
    if (next === undefined || (entered.at(-1)?.state ?? begun) === next) return
    // That it is taken up again is known all the same.
    if (entered.length === 0 && begun === 'done' && next !== 'cancelled') entered.push({ at, state: begun })
    entered.push({ at, state: next })
  }
  for (const event of events) {
    if ('to' in event) enter(event.at, states.get(event.to))
    else enter(event.at, event.isComplete ? 'done' : states.get(event.list))
  }
  return entered
}

/** The time at which it was first in progress; null where it never was, or may have been before its first move. */
const startedAtOf = (history: History): Instant | null =>
  history[0]?.state === 'todo' ? (history.find(({ state }) => state === 'in_progress')?.at ?? null) : null

/** Words of former lists that nobody answered: they are left out of the history. */
const formerOf = (events: readonly Event[], { states }: Choices): readonly Ask[] => {
  const words = events.flatMap((event) => ('to' in event ? [event.from, event.to] : []))
  return [...new Set(words)].filter((word) => !states.has(word)).map((word) => ({ table: 'states', word }))
}

/** The time of its creation: its id begins with the seconds since 1970. */
const createdOf = ({ id }: Card): Instant => instantOf(Number.parseInt(id.slice(0, 8), 16) * 1_000)

const mapCard = (card: Card, choices: Choices, _: Instant, learned: Learned): readonly Mapped[] => {
  if (card.isTemplate === true) return leftOut('template')
  // A separator, or a mirror of a card elsewhere.
  if (card.cardRole != null && card.cardRole !== '') return leftOut('not_a_card')
  if (choices.container === null) return rejected('no_container', 'no card names its board: add --container')
  const list = learned.get(card.idList)?.at(-1) ?? card.idList
  const found = stateOf(card, list, choices)
  if ('unknown' in found) return unknownStatus(found.unknown)
  const { state } = found
  const events = eventsOf(card, learned)
  const createdAt = createdOf(card)
  const history = historyOf(events, createdAt, state, choices)
  const last = history.at(-1)
  const labels = labelsOf((card.labels ?? []).map(({ name }) => name ?? ''))
  return asFact(
    {
      kind: 'work_item',
      place: choices.container,
      known: { key: card.shortLink },
      data: {
        key: card.shortLink,
        title: titleOf(card.name),
        type: itemTypeOf(null, labels, choices),
        state,
        history,
        createdAt,
        startedAt: startedAtOf(history),
        doneAt: state === 'done' && last?.state === 'done' ? last.at : null,
        parent: null,
        labels,
        links: [],
        estimateMinutes: null,
        url: card.shortUrl == null || card.shortUrl.length > 1_000 ? null : webAddress(card.shortUrl),
      },
    },
    card.dateLastActivity == null ? null : instantIn(card.dateLastActivity),
    formerOf(events, choices),
  )
}

const mapped = mapping(Card, mapCard)

/** The cards of a board that Trello exports, with its lists and what happened to the cards. */
export const trello: JsonFormat = {
  layout: 'json',
  name: 'trello',
  title: 'Trello, exported board (JSON)',
  provider: 'trello',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  asksContainer: 'board',
  list: ['cards', 'lists', 'actions'],
  members: ['idList|idMemberCreator', 'idShort|type', 'idBoard|idMemberCreator', 'shortLink|date'],
  needs: ['idList|idMemberCreator', 'shortLink|date'],
  teaches,
  map: (record, choices, readAt, learned) => (isAboutCards(record) ? [] : mapped(record, choices, readAt, learned)),
}
