import { hoursOfSeconds } from '#domain/figures'
import { epochOf } from '#domain/time'
import type { Observation } from '../entities/observation.js'
import type { ExplainedEvent } from './response.js'
import { thingTexts } from './texts.js'

// Things in words for a person: what they are, the reference by which people speak of them, and what tells one from another.

type Members = Readonly<Record<string, unknown>>

/** The members of a document, and of its strongest observation where it has some. */
const membersOf = (document: object): Members => {
  const { observations = [] } = document as { readonly observations?: readonly Observation<object>[] }
  return { ...observations[0]?.facts, ...document }
}

const text = (members: Members, ...names: readonly string[]): string | null => {
  for (const name of names) {
    const value = members[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

const hoursBetween = (from: string, to: string): number =>
  hoursOfSeconds(Math.round((epochOf(to) - epochOf(from)) / 1000))

type Titled = (members: Members) => string | null

/** Titles of things that have none by themselves. What people wrote of their time is told to nobody. */
const TITLES: Readonly<Record<string, Titled>> = {
  time_entry: (one) =>
    thingTexts.timeEntry(hoursOfSeconds(Number(one['seconds'])), String(one['role']), String(one['day'])),
  meeting: (one) => {
    const [from, to] = [text(one, 'startsAt'), text(one, 'endsAt')]
    return from === null || to === null ? null : thingTexts.meeting(hoursBetween(from, to), from.slice(0, 10))
  },
  cloud_line: (one) => thingTexts.cloudLine(String(one['service']), String(one['from']), String(one['to'])),
  container: (one) => text(one, 'container'),
  rate: (one) => text(one, 'role'),
  price: (one) => text(one, 'role'),
  role_band: (one) => text(one, 'role'),
  scope_lock: (one) => thingTexts.lockedOn(String(one['lockedOn'])),
  engagement: (one) => thingTexts.since(String(one['startsOn'])),
  cost_estimate: (one) => thingTexts.decidedOn(String(one['decidedOn'])),
  client_question: (one) => text(one, 'question'),
  change_order: (one) => text(one, 'title'),
  invoice: (one) => text(one, 'number'),
  // Names and references of these may be a person's.
  member: () => null,
  key: () => null,
  api_key: () => null,
  dead_letter: () => null,
}
const namedByItself: Titled = (one) => text(one, 'title', 'name', 'tag', 'label')

/** References by which people speak of a thing. */
const REFERENCES: Readonly<Record<string, Titled>> = {
  work_item: (one) => text(one, 'key'),
  code_change: (one) => {
    const reference = text(one, 'key')
    // The digest of a commit is no name.
    return reference === null || /^[0-9a-f]{40}$/.test(reference) ? null : reference
  },
  change_order: (one) => text(one, 'reference'),
}

/** A thing of a kind as it is told to a person. */
export const namedThing = (kind: string, document: object): ExplainedEvent['entity'] => {
  const members = membersOf(document)
  return {
    kind: thingTexts.kind(kind),
    key: REFERENCES[kind]?.(members) ?? null,
    title: (TITLES[kind] ?? namedByItself)(members),
  }
}
