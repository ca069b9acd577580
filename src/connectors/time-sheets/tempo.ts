import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { instantIn } from '#domain/time'
import { readDay } from '../files/days.js'
import type { Answers, JsonFormat, Mapped } from '../files/format.js'
import { dayIn } from '../files/instants.js'
import { mapping, rejected } from '../files/mapping.js'
import { keyOf } from '../trackers/item.js'
import { worklogFact } from './worklog.js'

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

const mapTempo = (worklog: TempoWorklog, answers: Answers): readonly Mapped[] => {
  const { tempoWorklogId, issue, timeSpentSeconds, billableSeconds } = worklog
  const day = readDay(worklog.startDate ?? dayIn(worklog.started ?? ''), null)
  if (day === null) return rejected('no_day', 'startDate: the day on which it begins cannot be read')
  const key = `tempo-worklog-${tempoWorklogId}`
  // More may be billed than was worked: that is no time.
  const billed = Math.min(billableSeconds, timeSpentSeconds)
  const rest = timeSpentSeconds - billed
  const part = (partKey: string, seconds: number, billable: boolean): readonly Mapped[] =>
    worklogFact(
      {
        known: { key: partKey },
        day,
        seconds,
        billable,
        item: keyOf(issue.key),
        itemId: String(issue.id),
        words: attributesIn(worklog.attributes),
        updated: instantIn(worklog.updatedAt ?? ''),
      },
      answers,
    )
  if (rest === 0 || billed === 0) return part(key, timeSpentSeconds, rest === 0)
  const both = [...part(key, billed, true), ...part(`${key}-not-billed`, rest, false)]
  // One dead letter a record.
  return both.every(({ tag }) => tag === 'rejected') ? both.slice(0, 1) : both
}

/** Worklogs of Tempo Timesheets, which name their issue by its id, and know what of them is billable. */
export const tempo: JsonFormat = {
  layout: 'json',
  name: 'tempo',
  title: 'Tempo, worklogs (JSON)',
  provider: 'tempo',
  category: 'delivery',
  kinds: ['time_entry'],
  asksRole: true,
  list: 'results',
  members: ['tempoWorklogId', 'timeSpentSeconds', 'billableSeconds', 'issue.id', 'startDate|started'],
  map: mapping(TempoWorklog, mapTempo),
}
