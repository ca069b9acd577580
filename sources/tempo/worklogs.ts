import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { instantIn } from '#domain/time'
import { readDay } from '#sources/kit/days'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { dayIn } from '#sources/kit/instants'
import { mapping, rejected } from '#sources/kit/mapping'
import { type Worklog, worklogFact } from '#sources/kit/time-sheets/worklog'
import { keyOf } from '#sources/kit/trackers/item'

// Worklogs as Tempo's REST API answers them: on Cloud (versions 3 and 4) and in a data center. Authors, workers and
// descriptions are not looked at.

const Seconds = refined(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'whole seconds')
const Attribute = t.type({ key: t.string, value: t.string })

const TempoWorklog = t.type({
  tempoWorklogId: t.number,
  issue: t.type({ id: t.union([t.number, t.string]), key: maybe(t.string) }, 'an issue with its id'),
  timeSpentSeconds: Seconds,
  billableSeconds: Seconds,
  /** On Cloud. */
  startDate: maybe(t.string),
  /** In a data center: a time without a zone, as it was logged. */
  started: maybe(t.string),
  updatedAt: maybe(t.string),
  attributes: t.unknown,
})
type TempoWorklog = t.TypeOf<typeof TempoWorklog>

/** The values of its work attributes: an account, an activity. Cloud lists them, a data center names them. */
const attributesIn = (attributes: unknown): readonly string[] => {
  if (typeof attributes !== 'object' || attributes === null) return []
  const listed: unknown = 'values' in attributes ? attributes.values : Object.values(attributes)
  return Array.isArray(listed) ? listed.flatMap((one) => (Attribute.is(one) ? [one.value] : [])) : []
}

/** A worklog of Tempo: all of its time, and how much of it is billed. */
export interface BilledWorklog extends Omit<Worklog, 'known' | 'billable'> {
  /** The key of its entry, and of the entry of the rest where only a part of it is billed. */
  readonly knownAs: (part: 'whole' | 'not-billed') => Worklog['known']
  readonly billedSeconds: number
}

/** The billed part of a worklog, and the rest of it, as an entry each. */
export const billedAndRest = (worklog: BilledWorklog, choices: Choices): readonly Mapped[] => {
  const { knownAs, seconds, billedSeconds } = worklog
  // More may be billed than was worked: that is no time.
  const billed = Math.min(billedSeconds, seconds)
  const rest = seconds - billed
  const whole = { ...worklog, known: knownAs('whole') }
  if (rest === 0 || billed === 0) return worklogFact({ ...whole, billable: rest === 0 }, choices)
  const both = [
    ...worklogFact({ ...whole, seconds: billed, billable: true }, choices),
    ...worklogFact({ ...worklog, known: knownAs('not-billed'), seconds: rest, billable: false }, choices),
  ]
  // One dead letter a record.
  return both.every(({ tag }) => tag === 'rejected') ? both.slice(0, 1) : both
}

const mapTempo = (worklog: TempoWorklog, choices: Choices): readonly Mapped[] => {
  const { tempoWorklogId, issue, timeSpentSeconds, billableSeconds } = worklog
  const day = readDay(worklog.startDate ?? dayIn(worklog.started ?? ''), null)
  if (day === null) return rejected('no_day', 'startDate: the day on which it begins cannot be read')
  const key = `tempo-worklog-${tempoWorklogId}`
  return billedAndRest(
    {
      knownAs: (part) => ({ key: part === 'whole' ? key : `${key}-not-billed` }),
      day,
      seconds: timeSpentSeconds,
      billedSeconds: billableSeconds,
      item: keyOf(issue.key),
      itemId: String(issue.id),
      words: attributesIn(worklog.attributes),
      updated: instantIn(worklog.updatedAt ?? ''),
    },
    choices,
  )
}

/** Worklogs of Tempo Timesheets, which name their issue by its id, and know what of them is billable. */
export const tempo: JsonFormat = {
  layout: 'json',
  name: 'tempo',
  title: 'Tempo, worklogs (JSON)',
  variants: 'Cloud or Data Center',
  provider: 'tempo',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  states: 'tempo-time',
  list: 'results',
  members: ['tempoWorklogId', 'timeSpentSeconds', 'billableSeconds', 'issue.id', 'startDate|started'],
  map: mapping(TempoWorklog, mapTempo),
}
