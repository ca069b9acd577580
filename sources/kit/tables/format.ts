import { type EvidenceKind, MAPPED_TABLES, PLACE_OF } from '#domain/events/connections'
import type { Conventions } from '../conventions.js'
import { digestOf } from '../digest.js'
import type { Candidate, Choices, Mapped, Row, SummedKind, TableFormat } from '../format.js'
import { asFact, leftOut, leftOutNow } from '../mapping.js'
import { type NotWork, noMeetingNamed, notWorkIn } from '../not-work.js'
import { plainHeader } from '../plain-header.js'
import { keyColumn, keyOf, readsOf, unnamedOf } from './identity.js'
import { dataOf } from './kinds.js'
import { type Mapping, mappingText } from './mapping.js'
import { monthsOf, spelled } from './spelling.js'
import { type Reads, targets } from './targets.js'
import { type ValueOptions, Values } from './values.js'

/** The names under which a row has the columns by which it is skipped. */
const skipColumn = (number: number): string => `skip ${number}`

const plainWords = (words: Mapping['words']): ValueOptions['words'] =>
  new Map(
    [...words].map(([member, table]) => [
      member,
      new Map([...table].map(([word, meaning]) => [plainHeader(word), meaning])),
    ]),
  )

const SUMMED: ReadonlySet<EvidenceKind> = new Set<SummedKind>(['cloud_line', 'ai_usage'])
/** The members that are summed over the rows of one thing, or follow from all of them. */
const SUMS: ReadonlySet<string> = new Set(['amount', 'value', 'estimated'])

/** Says why a row of time, or of a meeting, is no work by its names; null if it is work, and for all else. */
const notWorkOf = (kind: EvidenceKind, values: Values, choices: Choices): NotWork | null => {
  if (kind === 'meeting') return noMeetingNamed(values.text('title'), ...values.list('tags'))
  if (kind !== 'time_entry') return null
  const [project, task, description] = [values.text('project'), values.text('category'), values.text('description')]
  return notWorkIn({ project, task, description }, choices)
}

/** The container or project to which a row belongs. */
const placeOf = (kind: EvidenceKind, values: Values, choices: Choices): string => {
  if (PLACE_OF[kind] !== 'project') {
    const container = values.optional('container') ?? choices.container
    if (container === null)
      values.reject('no_container', `the row names no ${targets[kind].container}: give --container`)
    return container ?? ''
  }
  const word = values.text('project')
  const project = choices.projects.get(word) ?? choices.project
  if (project === null)
    values.reject(
      'unknown_project',
      'no answer says to which project its project belongs: give --project or name it in --answers',
      { table: 'projects', word },
    )
  return project ?? ''
}

/** A table as a mapping describes it, in the same form as the tables of products. */
export const mappedTable = (mapping: Mapping): TableFormat => {
  const { kind, columns, constants, key, skip, serialDates } = mapping
  const target = targets[kind]
  const months = mapping.months === null ? null : monthsOf(mapping.months)
  const spelling = { serialDates, months: months ?? new Map() }
  const options: ValueOptions = { target, constants, words: plainWords(mapping.words), spelling }
  const skipped = skip.map(({ is }, number) => ({ column: skipColumn(number), is: new Set(is.map(plainHeader)) }))
  const reading = (reads: Reads): readonly string[] =>
    [...columns.keys()].filter((member) => readsOf(kind, member) === reads)

  const map = (row: Row<string>, choices: Choices, conventions: Conventions): readonly Mapped[] => {
    if (skipped.some(({ column, is }) => is.has(plainHeader(row[column] ?? '')))) return leftOut('skipped')
    const values = new Values(row, conventions, options)
    const place = placeOf(kind, values, choices)
    const data = dataOf[kind](values, choices, place)
    const id = keyOf(mapping, row, values)
    const notWork = notWorkOf(kind, values, choices)
    if (values.problem !== null) return notWork === null ? [values.problem] : leftOut(notWork)
    if (kind === 'time_entry' && data['seconds'] === 0) return leftOut('zero_duration')
    if (id === null && SUMMED.has(kind)) {
      const says = JSON.stringify(Object.entries(data).filter(([member]) => !SUMS.has(member)))
      // Its data is checked by the fact's own codec.
      const share = { kind, place, known: { key: digestOf(says) }, data } as unknown as Candidate<SummedKind>
      return [kind === 'cloud_line' ? { tag: 'share', fact: share, billedFrom: null } : { tag: 'share', fact: share }]
    }
    const known = id === null ? unnamedOf(mapping, row, data) : { key: id }
    const fact = asFact({ kind, place, known, data } as unknown as Candidate)
    return notWork === null ? fact : leftOutNow(notWork, fact)
  }

  const named = new Map<string, readonly string[]>()
  for (const [member, header] of columns) named.set(member, [header])
  for (const [number, header] of key.entries()) named.set(keyColumn(number), [header])
  for (const [number, { column }] of skip.entries()) named.set(skipColumn(number), [column])
  const has = (member: string): boolean => columns.has(member) || constants.has(member)
  return {
    layout: 'table',
    name: MAPPED_TABLES,
    title: 'Table by a mapping',
    provider: MAPPED_TABLES,
    category: 'import',
    kinds: [kind],
    asksRole: kind === 'time_entry' && !has('role'),
    ...(kind === 'time_entry' && !has('billable') ? { asksBillable: true as const } : {}),
    ...(target.container === null || has('container') ? {} : { asksContainer: target.container }),
    columns: Object.fromEntries(named),
    distinctive: [...named.keys()],
    days: reading('day'),
    instants: [...reading('instant'), ...reading('moment')],
    numbers: reading('number'),
    spelled: (member, text) => spelled(text, readsOf(kind, member), spelling),
    writing: { delimiter: mapping.delimiter, encoding: mapping.encoding, mapping: mappingText(mapping) },
    map,
  }
}
