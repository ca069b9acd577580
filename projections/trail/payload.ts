import type { DomainEvent } from '#domain/events/catalogue'
import type { KeptChoices } from '#domain/events/import-choices'
import { answerTexts, runTexts } from './texts.js'

/** Members that are never shown: what a key is looked up by, and what sources keep for themselves. */
const WITHHELD = ['digest', 'pepperId', 'cursor'] as const
export type Withheld = (typeof WITHHELD)[number]
const IS_WITHHELD: ReadonlySet<string> = new Set(WITHHELD)
/** A longer list is cut, and beside it stands how long it is. */
const LONGEST_LIST = 50

type Payload = Readonly<Record<string, unknown>>

/** An event's data as the trail keeps it: without what is withheld, and with long lists cut. */
const shown = (data: Payload): Payload =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (IS_WITHHELD.has(name)) return []
      if (!Array.isArray(value) || value.length <= LONGEST_LIST) return [[name, value]]
      return [
        [name, value.slice(0, LONGEST_LIST)],
        [`${name}Total`, value.length],
      ]
    }),
  )

export interface Told {
  readonly payload: Payload
  readonly before: Payload | null
  readonly after: Payload | null
}

/** The content of an event: settings as they were and are, all else as its data. */
export const toldBy = (event: DomainEvent): Told => {
  if (event.type !== 'SettingsChanged') return { payload: shown(event.data), before: null, after: null }
  const { section, before, after } = event.data
  return { payload: { section }, before, after }
}

const SINGLE = Object.keys(answerTexts.single) as readonly (keyof typeof answerTexts.single)[]
const TABLES = ['projects', 'roles', 'states', 'types', 'categories', 'items'] as const

/** The answers of an event in one sentence, without their values. */
const answeredText = (answers: KeptChoices): string => {
  const named = [
    ...SINGLE.flatMap((name) => (answers[name] === null ? [] : [answerTexts.single[name]])),
    ...TABLES.flatMap((name) => (answers[name].length === 0 ? [] : [answerTexts[name](answers[name].length)])),
  ]
  return named.length === 0 ? answerTexts.none : answerTexts.answered(named)
}

/**
 * Explains a run, with the number of its records, or answers about files, whose data is long; null for any other event.
 */
export const explained = (event: DomainEvent): { readonly text: string; readonly events: number } | null => {
  if (event.type === 'ImportAnswered') return { text: answeredText(event.data), events: 0 }
  if (event.type !== 'SyncCompleted' && event.type !== 'SyncFailed') return null
  const { accepted, unchanged, withdrawn, rejected } = event.data.counts
  const read = runTexts.read(accepted, withdrawn, unchanged, rejected)
  const text = event.type === 'SyncFailed' ? runTexts.failed(read, event.data.message) : read
  return { text, events: accepted + withdrawn }
}
