import type { EvidenceKind } from '#domain/events/connections'
import { withoutPeople } from '../code/text.js'
import type { Row, Unnamed } from '../format.js'
import { inOrder } from '../in-order.js'
import type { Mapping } from './mapping.js'
import { type Reads, targets } from './targets.js'
import type { Values } from './values.js'

/** The names under which a row has its key columns. */
export const keyColumn = (number: number): string => `key ${number}`

/** Members of rows without an id that stay as they are when a row is corrected: when and what it is about. */
const KEPT_BY_CORRECTIONS: { readonly [K in EvidenceKind]?: readonly string[] } = {
  time_entry: ['day', 'project', 'category', 'workItem', 'description'],
  meeting: ['startsAt', 'title'],
}

/** The way in which a member of a kind of evidence is read. */
export const readsOf = (kind: EvidenceKind, member: string): Reads => targets[kind].members.get(member)?.reads ?? 'text'

/** All that a row says, without people. */
const saidBy = ({ columns }: Pick<Mapping, 'columns'>, row: Row<string>): string =>
  JSON.stringify([...columns.keys()].sort().map((member) => [member, withoutPeople(row[member] ?? '')]))

/** Identifies a row without an id. */
export const unnamedOf = (
  mapping: Pick<Mapping, 'kind' | 'columns'>,
  row: Row<string>,
  data: Readonly<Record<string, unknown>>,
): Unnamed => {
  const { kind } = mapping
  // Days and instants as they are read, however they are written; texts as they stand there, whatever words mean by now.
  const lasting = (KEPT_BY_CORRECTIONS[kind] ?? []).map((member) =>
    readsOf(kind, member) === 'text' ? withoutPeople(row[member] ?? '').trim() : data[member],
  )
  const { endsAt, seconds } = data
  const length = typeof seconds === 'number' ? inOrder(seconds) : null
  return {
    says: JSON.stringify(lasting),
    order: JSON.stringify([endsAt ?? null, length, saidBy(mapping, row)]),
    formerly: saidBy(mapping, row),
  }
}

/** The id of a row; null if its mapping names none. */
export const keyOf = (
  { kind, key }: Pick<Mapping, 'kind' | 'key'>,
  row: Row<string>,
  values: Values,
): string | null => {
  const { ownKey } = targets[kind]
  if (ownKey !== null) return values.text(ownKey)
  if (key.length === 0) return null
  const parts = key.map((_, number) => withoutPeople(row[keyColumn(number)] ?? '').trim())
  if (parts.some((part) => part === '')) values.reject('no_key', 'a key column is empty')
  return parts.join(' | ')
}
