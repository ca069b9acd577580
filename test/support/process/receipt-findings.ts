import { uuidOf } from '#eventlog/new-event'
import type { LoggedEvent } from '#eventlog/port'
import type { Receipt } from '#registry/port'
import { type Intention, markOf, nameOf } from './intentions.js'

// What must be true of intentions, the answers to them, their receipts and their events.

/** An answer to a statement, or to several. */
interface Told {
  readonly ids?: object
  readonly each?: readonly object[]
  readonly changed: boolean
  readonly key?: string | null
}

/** An intention and the answers to all who sent it. */
export interface Answered {
  readonly intention: Intention
  readonly answers: Told[]
}

interface Judged {
  /** The events that are effects. */
  readonly effects: number
  readonly duplicates: readonly string[]
  readonly lost: readonly string[]
  readonly wrong: readonly string[]
}

/** The ids that an event may have by its place: derived from its receipt, or those of a payment that names none. */
const idsAt = (receiptId: string, place: number): readonly string[] => [
  uuidOf(receiptId, String(place)),
  place === 0 ? uuidOf(receiptId, 'id') : uuidOf(receiptId, 'id', String(place)),
]
const markIn = ({ type, data }: LoggedEvent): string => markOf(type, data as object)

/** What is wrong with the events of an intention, which are as many as they should be. */
const wrongEvents = (
  { marks }: Intention,
  { receiptId }: Receipt,
  events: readonly LoggedEvent[],
): readonly string[] => {
  const wrong: string[] = []
  const found = events.map(markIn).join(', ')
  if (found !== marks.join(', ')) wrong.push(`its events are ${found}`)
  const [first] = events
  for (const [place, { stream, revision, eventId }] of events.entries()) {
    if (stream !== first?.stream || revision !== first.revision + place) wrong.push('its events do not stand together')
    if (!idsAt(receiptId, place).includes(eventId)) wrong.push(`${eventId} does not derive from ${receiptId}`)
  }
  return wrong
}

/** What is wrong with the answers to an intention. */
const wrongAnswers = ({ marks, kind }: Intention, answers: readonly Told[]): readonly string[] => {
  const wrong: string[] = []
  const tellings = new Set(answers.map(({ ids, each }) => JSON.stringify(ids ?? each)))
  if (tellings.size !== 1) wrong.push(`its answers tell ${[...tellings].join(' and ')}`)
  const isChange = marks.length > 0
  if (answers.some(({ changed }) => changed !== isChange)) wrong.push(`an answer does not tell changed: ${isChange}`)
  const keys = answers.filter(({ key = null }) => key !== null).length
  if (keys > (kind === 'key' ? 1 : 0)) wrong.push(`its key is told ${keys} times`)
  return wrong
}

/** Judges all intentions by all receipts, and by all events that requests stated, by receipt. */
export const judge = (
  all: readonly Answered[],
  receipts: readonly Receipt[],
  stated: ReadonlyMap<string, readonly LoggedEvent[]>,
): Judged => {
  const [duplicates, lost, wrong]: [string[], string[], string[]] = [[], [], []]
  const byIntention = new Map(receipts.map((receipt) => [`${receipt.workspaceId} ${receipt.key}`, receipt]))
  const own = new Set<string>()
  for (const { intention, answers } of all) {
    const name = nameOf(intention)
    const receipt = byIntention.get(`${intention.place.workspaceId} ${intention.key}`)
    if (receipt === undefined || receipt.answer === null) {
      lost.push(`${name}: there is no receipt with an answer`)
      continue
    }
    own.add(receipt.receiptId)
    const events = stated.get(receipt.receiptId) ?? []
    const told = `${name}: its events are ${events.map(markIn).join(', ')}`
    if (events.length > intention.marks.length) duplicates.push(told)
    else if (events.length < intention.marks.length) lost.push(told)
    else for (const each of wrongEvents(intention, receipt, events)) wrong.push(`${name}: ${each}`)
    for (const each of wrongAnswers(intention, answers)) wrong.push(`${name}: ${each}`)
  }
  for (const [receiptId, events] of stated)
    if (!own.has(receiptId)) duplicates.push(`${events.map(markIn).join(', ')} of ${receiptId}, which is no receipt`)
  for (const { receiptId, answer } of receipts)
    if (!own.has(receiptId)) wrong.push(`the receipt ${receiptId} is of nobody, with the answer ${answer}`)
  const times = new Map<string, number>()
  for (const event of [...stated.values()].flat()) times.set(markIn(event), (times.get(markIn(event)) ?? 0) + 1)
  for (const [mark, number] of times) if (number > 1) duplicates.push(`${mark} stands in the log ${number} times`)
  return { effects: [...stated.values()].flat().length, duplicates, lost, wrong }
}
