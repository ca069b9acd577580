import { type ImportResult, type ImportSays, MOST_REJECTED } from '#api/imports'
import { Uuid } from '#domain/common'
import { withoutOptions } from '#domain/wording'
import type { Assumption, ChangedChoice } from '#import/assumption'
import type { ImportedSource } from '../import-source.js'
import type { FilesPreview } from '../preview.js'
import type { AnySource } from '../source.js'

const MOST = 100

const first = <A>(all: readonly A[]): readonly A[] => all.slice(0, MOST)

/** A project that the member does not see is told by no id. */
const unseen = (meaning: string): string => (Uuid.is(meaning) ? 'another project' : meaning)
const told = <A extends Pick<Assumption, 'answer' | 'meaning'>>(one: A): A =>
  one.answer === 'project' || one.answer === 'projects' ? { ...one, meaning: unseen(one.meaning) } : one
const toldChange = (one: ChangedChoice): ChangedChoice => {
  if (one.answer === 'project' || one.answer === 'projects')
    return { ...one, before: unseen(one.before), now: unseen(one.now) }
  // A mapping is as long as a table is wide.
  return one.answer === 'mapping' ? { ...one, before: 'another one', now: 'the one given now' } : one
}

/** A rejected record with its reason for people at a form. */
const reasoned = <A extends { readonly message: string }>(one: A): A => ({
  ...one,
  message: withoutOptions(one.message),
})

/** A preview, with bounds. */
export const saysOf = (preview: FilesPreview, notices: readonly string[]): ImportSays => ({
  formats: first(preview.formats),
  records: preview.records,
  facts: first(preview.facts),
  factsTotal: preview.facts.length,
  hours: first(preview.hours),
  hoursTotal: preview.hours.length,
  amounts: first(preview.amounts),
  meetings: preview.meetings,
  items: first(preview.items),
  leftOut: first(preview.leftOut),
  unread: first(preview.unread),
  rejected: preview.rejected.slice(0, MOST_REJECTED).map(reasoned),
  rejectedTotal: preview.rejected.reduce((sum, { records }) => sum + records, 0),
  assumed: first(preview.assumed).map(told),
  assumedTotal: preview.assumed.length,
  unneeded: first(preview.unneeded).map(told),
  changed: first(preview.changed).map(toldChange),
  reaches: first(preview.reaches),
  notices: first(notices),
})

/** The result of an import, with bounds. Rejected records are those of its connection. */
export const resultOf = (imported: ImportedSource<Parameters<AnySource['channel']>[0]>): ImportResult => {
  const { connectionId, counts, missing, replaced, rejected, assumed } = imported
  return {
    connectionId,
    accepted: counts.accepted,
    unchanged: counts.unchanged,
    withdrawn: counts.withdrawn,
    replaced,
    rejected: (rejected?.deadLetters ?? []).slice(0, MOST_REJECTED).map(reasoned),
    rejectedTotal: counts.rejected,
    missing: first(missing).map(({ kind, place, records }) => ({ kind, place, records })),
    assumed: first(assumed).map(told),
    assumedTotal: assumed.length,
  }
}
