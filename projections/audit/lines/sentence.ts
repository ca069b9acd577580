import type { EventType } from '#domain/events/catalogue'
import { actorTexts } from '#domain/texts'
import { deedTexts, sentenceTexts, valueTexts } from '../texts.js'
import type { Change } from './response.js'
import { type AnyLine, type Earlier, LINES, type Subject, type Values } from './table.js'
import type { Words } from './values.js'

/** An event, as a line tells of it. */
export interface Event {
  readonly type: EventType
  readonly data: unknown
  readonly subject: Subject
}

const WITHOUT_A_NAME: ReadonlySet<string> = new Set(Object.values(actorTexts))
/** A name stays as it is written; words in place of a name begin the sentence. */
export const asFirst = (who: string): string =>
  WITHOUT_A_NAME.has(who) ? `${who.charAt(0).toUpperCase()}${who.slice(1)}` : who

/** The row of the table for a type. The trail keeps the data of each event as its type has it. */
const lineOf = (type: EventType): AnyLine => LINES[type] as unknown as AnyLine

/** The values of a subject after some of its events, oldest first. */
const valuesAfter = (earlier: readonly Earlier[], words: Words, subject: Subject): Values => {
  const values: Record<string, string | null> = {}
  for (const { type, data } of earlier) Object.assign(values, lineOf(type).gives(data as never, words, subject))
  return values
}

/** The fields that an event changes, each with its value before. */
export const changesBy = (
  { type, data, subject }: Event,
  earlier: readonly Earlier[],
  words: Words,
): readonly Change[] => {
  const { gives, before } = lineOf(type)
  const after = gives(data as never, words, subject)
  const known = before?.(data as never, earlier, words) ?? valuesAfter(earlier, words, subject)
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: known[field] ?? null, to }))
    .filter(({ from, to }) => from !== to)
}

const changeText = ({ field, from, to }: Change): string => {
  const value = to ?? valueTexts.none
  return from === null ? sentenceTexts.change(field, value) : sentenceTexts.changeFrom(field, from, value)
}

/** One sentence: who did what to what, and the values where they are few. */
export const sentenceOf = (
  { type, data, subject }: Event,
  who: string,
  changes: readonly Change[],
  earlier: readonly Earlier[],
  words: Words,
): string => {
  const { what, asOf, style } = lineOf(type)
  const deed: string | { readonly first: string; readonly later: string } = deedTexts[type]
  const isFirst = changes.every(({ from }) => from === null)
  const phrase = typeof deed === 'string' ? deed : isFirst ? deed.first : deed.later
  // Not a pattern of replacement: the name of a thing may have a dollar sign.
  const did = phrase.replace('{what}', () => what(data as never, words, subject, earlier))
  const by = asFirst(who)
  const [only, ...more] = changes
  const day = asOf?.(data as never) ?? null
  const dated = (text: string): string => (day === null ? text : sentenceTexts.asOf(text, day))
  if (only === undefined || style === 'short') return sentenceTexts.plain(by, dated(did))
  if (more.length > 0 || style !== 'inline') return sentenceTexts.listed(by, dated(did), changes.map(changeText))
  const to = dated(only.to ?? valueTexts.none)
  return only.from === null ? sentenceTexts.to(by, did, to) : sentenceTexts.fromTo(by, did, only.from, to)
}
