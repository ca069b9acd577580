import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome, StoreError } from '#domain/outcome'
import type { ReadStore } from '#readstore/port'
import { type ConnectionIsPaused, isPaused } from './appender.js'
import type { Known } from './known.js'
import type { AnyReading } from './source.js'
import { thingsWithin } from './withdrawing.js'

/** The branch differs from last time and was not asked for: nothing was appended. */
export interface AnotherBranch {
  readonly tag: 'another_branch'
  readonly message: string
}
/** A source that declares itself complete has no records, although it had some before. */
export interface EmptyExport {
  readonly tag: 'empty_export'
  readonly message: string
  /** The same for people at a form. */
  readonly atForm: string
}
/** A newer reading was imported since this one began, so this one may be outdated. */
export interface Overtaken {
  readonly tag: 'overtaken'
}

/** Says whether an empty source would withdraw anything. */
const wouldWithdraw = async (
  { complete }: AnyReading,
  known: Known,
  readStore: ReadStore,
): Outcome<StoreError, boolean> => {
  for (const statement of complete)
    for await (const page of thingsWithin(statement, { known, readStore })) {
      if (isLeft(page)) return page
      if (page.right.length > 0) return right(true)
    }
  return right(false)
}

/** The reasons for which nothing of a reading may be imported now. */
export type Refused = Overtaken | ConnectionIsPaused | AnotherBranch | EmptyExport

const refuseOtherBranch = ({ branch, label }: AnyReading, known: Known): Either<AnotherBranch, void> => {
  if (branch === undefined || branch.asked || known.branch === null || known.branch === branch.name)
    return right(undefined)
  const message =
    `the branch ${known.branch} of ${label} was read last time, and ${branch.name} is now the default: ` +
    `choose one of them with --branch ${branch.name} or --branch ${known.branch}`
  return left({ tag: 'another_branch', message })
}

/** Refuses a reading that may not be imported now, before anything is appended. */
export const refuse = async (
  reading: AnyReading,
  isFirst: boolean,
  known: Known,
  { emptyIsTrue, readStore }: { readonly emptyIsTrue?: boolean; readonly readStore: ReadStore },
): Outcome<Refused | StoreError, void> => {
  const { connectionId, lastReadAt, paused } = known
  // Only once: after a clock was set back, every reading looks older.
  if (isFirst && lastReadAt !== null && lastReadAt > reading.readAt) return left({ tag: 'overtaken' })
  if (paused) return left(isPaused(reading.label, connectionId))
  const branch = refuseOtherBranch(reading, known)
  if (isLeft(branch)) return branch
  if (reading.isEmpty !== true || emptyIsTrue === true) return right(undefined)
  const withdraws = await wouldWithdraw(reading, known, readStore)
  if (isLeft(withdraws)) return withdraws
  const why = `${reading.label} has no records but declares that it is complete. Importing it would withdraw everything it delivered before. Check the export, or confirm`
  const [message, atForm] = [`${why} with --empty-is-true`, `${why} that it is rightly empty`]
  return withdraws.right ? left({ tag: 'empty_export', message, atForm }) : right(undefined)
}
