import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { NonEmptyString, Uuid } from '#domain/common'

const Change = closed('LineChange', {
  field: NonEmptyString,
  /** Null where it had no value, and where none is known. */
  from: nullable(NonEmptyString),
  /** Null where it has no value any more. */
  to: nullable(NonEmptyString),
})
export type Change = t.TypeOf<typeof Change>

const Line = closed('AuditLine', { id: Uuid, text: NonEmptyString, changes: t.readonlyArray(Change) })
export type Line = t.TypeOf<typeof Line>

export const AuditLines = closed('AuditLines', { lines: t.readonlyArray(Line) })
export type AuditLines = t.TypeOf<typeof AuditLines>
