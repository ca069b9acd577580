import { compareText } from '#domain/compare'
import type { EvidenceKind } from '#domain/events/connections'
import { epochOf, instantOf } from '#domain/time'
import { keysIn } from '../code/keys.js'
import { shortened } from '../code/text.js'
import type { Choices } from '../format.js'
import type { Values } from './values.js'

// What a row states, by kind. Data is checked by the fact's own codec afterwards, so an impossible value rejects its row.

type Data = Readonly<Record<string, unknown>>

const keysOf = (text: string): readonly string[] => [...new Set(keysIn(text))]

const roleOf = (values: Values, choices: Choices): string | null => {
  const [role, category] = [values.text('role'), values.text('category')]
  const { roles } = choices
  const named = roles.get(role) ?? roles.get(category) ?? (role === '' ? choices.role : role)
  if (named === null)
    values.reject('unknown_role', 'no column, constant or answer says the role: give --role', {
      table: 'roles',
      word: category,
    })
  return named
}

/** Says whether it is billable, by its cell or constant, else by the choice. An empty cell is no "no". */
const billableOf = (values: Values, choices: Choices): boolean => {
  const said = values.yes('billable')
  if (said !== null) return said
  const { billable } = choices
  if (billable === null)
    values.reject('no_billable', 'billable is empty: give --billable, or say in words.billable what "" means')
  return billable === 'yes'
}

/** The day and the seconds of an entry: by its duration, else from its start to its end without its pause. */
const timeOf = (values: Values): Data => {
  const duration = values.seconds()
  if (duration !== null) return { day: values.day('day') ?? values.startDay(), seconds: duration }
  const span = values.span()
  const seconds = span === null ? null : span.seconds - values.pauseSeconds()
  if (seconds === null) values.reject('no_duration', 'the duration cannot be read')
  else if (seconds < 0) values.reject('no_duration', 'the pause is longer than the time from start to end')
  return { day: span?.day ?? null, seconds }
}

const timeEntry = (values: Values, choices: Choices): Data => {
  const named = values.optional('workItem')
  const keys = keysOf(values.text('description'))
  return {
    ...timeOf(values),
    role: roleOf(values, choices),
    category: values.optional('category') ?? 'labour',
    billable: billableOf(values, choices),
    // Of several keys in a text, none is known to be the one that the time was spent on.
    workItem: named ?? (keys.length === 1 ? (keys[0] ?? null) : null),
  }
}

/** Tables of choices by the members that they explain. */
const TABLES = { state: 'states', type: 'types', category: 'categories' } as const

/** A member by the choices, else by the mapping; the word is asked for if it has none. */
const answered = (values: Values, member: keyof typeof TABLES, choices: Choices): string | null => {
  const word = values.text(member)
  const found = choices[TABLES[member]].get(word) ?? values.meaning(member)
  if (found === null)
    values.reject(`unknown_${member}`, `no answer says which ${member} the word stands for`, {
      table: TABLES[member],
      word,
    })
  return found
}

const estimateOf = (values: Values): number | null => {
  const minutes = values.count('estimateMinutes')
  const hours = minutes === null ? values.number('estimateHours') : null
  return hours === null ? minutes : Math.round(Number(hours) * 60)
}

const workItem = (values: Values, choices: Choices): Data => {
  const state = answered(values, 'state', choices)
  const startedAt = values.instant('startedAt')
  const doneAt = values.instant('doneAt')
  const done = state === 'done' ? doneAt : null
  const history = [
    ...(startedAt === null ? [] : [{ at: startedAt, state: 'in_progress' }]),
    ...(done === null ? [] : [{ at: done, state: 'done' }]),
  ]
  return {
    key: values.text('key'),
    title: shortened(values.text('title')),
    type: answered(values, 'type', choices),
    state,
    history: history.sort((a, b) => compareText(a.at, b.at)),
    createdAt: values.instant('createdAt'),
    startedAt,
    doneAt: done,
    parent: values.optional('parent'),
    labels: values.list('labels'),
    links: [],
    estimateMinutes: estimateOf(values),
    url: values.optional('url'),
  }
}

const meeting = (values: Values): Data => {
  const startsAt = values.instant('startsAt')
  const seconds = values.seconds()
  const lasting = startsAt === null || seconds === null ? null : instantOf(epochOf(startsAt) + seconds * 1_000)
  return {
    title: shortened(values.text('title')),
    startsAt,
    endsAt: values.instant('endsAt') ?? lasting,
    allDay: values.neededYes('allDay'),
    status: values.needed('status'),
    invited: values.count('invited'),
    accepted: values.count('accepted'),
    declined: values.count('declined'),
    tags: values.list('tags'),
  }
}

const cloudLine = (values: Values): Data => {
  const currency = values.currency()
  const day = values.day('day')
  return {
    service: values.text('service'),
    from: values.day('from') ?? day,
    to: values.day('to') ?? day,
    amount: values.money('amount', currency),
    currency,
    estimated: values.neededYes('estimated'),
  }
}

const aiUsage = (values: Values, place: string): Data => {
  const day = values.day('day')
  return {
    vendor: values.needed('vendor'),
    scope: values.optional('scope') ?? place,
    windowStart: values.day('windowStart') ?? day,
    windowEnd: values.day('windowEnd') ?? day,
    metric: values.needed('metric'),
    model: values.optional('model'),
    value: values.neededNumber('value'),
    unit: values.needed('unit'),
    currency: values.currency() || null,
    provenance: values.needed('provenance'),
  }
}

const codeChange = (values: Values): Data => {
  const title = shortened(values.text('title'))
  const assisted = values.yes('aiAssisted')
  const mark = { source: 'csv_column', verdict: assisted === true ? 'assisted' : 'not_assisted' }
  const inTitle = keysOf(title)
  const inBranch = keysOf(values.text('branch')).filter((key) => !inTitle.includes(key))
  return {
    reference: values.text('reference'),
    form: values.needed('form'),
    title,
    mergeCommit: values.optional('mergeCommit'),
    firstCommitAt: values.instant('firstCommitAt'),
    openedAt: values.instant('openedAt'),
    mergedAt: values.instant('mergedAt'),
    closedAt: values.instant('closedAt'),
    aiMarks: assisted === null ? [] : [{ ...mark, tool: assisted ? values.optional('aiTool') : null }],
    namedKeys: [
      ...inTitle.map((key) => ({ key, field: 'title' })),
      ...inBranch.map((key) => ({ key, field: 'branch' })),
    ],
    closes: [],
    labels: values.list('labels'),
    commits: [],
    links: [],
    reverts: [],
    url: values.optional('url'),
  }
}

const release = (values: Values): Data => ({
  tag: values.text('tag'),
  releasedAt: values.instant('releasedAt'),
  part: 1,
  changes: values.list('changes'),
})

const invoice = (values: Values, choices: Choices): Data => {
  const currency = values.currency()
  const issuedOn = values.day('issuedOn')
  const line = {
    id: '1',
    description: values.text('description'),
    category: answered(values, 'category', choices),
    role: values.optional('role'),
    hours: values.number('hours'),
    unitAmount: values.money('unitAmount', currency),
    amount: values.money('amount', currency),
  }
  return {
    number: values.text('number'),
    status: values.needed('status'),
    issuedOn,
    periodStart: values.day('periodStart') ?? issuedOn,
    periodEnd: values.day('periodEnd') ?? issuedOn,
    currency,
    lines: [line],
  }
}

/** The data of a row by kind; `place` is its container or project. */
export const dataOf: Readonly<Record<EvidenceKind, (values: Values, choices: Choices, place: string) => Data>> = {
  time_entry: timeEntry,
  work_item: workItem,
  meeting: (values) => meeting(values),
  cloud_line: (values) => cloudLine(values),
  ai_usage: (values, _, place) => aiUsage(values, place),
  code_change: (values) => codeChange(values),
  release: (values) => release(values),
  invoice,
}
