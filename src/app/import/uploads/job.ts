import * as t from 'io-ts'
import { ImportChoices, ImportQuestion, ImportResult, ImportSays, ImportTable } from '#api/imports'
import { closed, nullable, oneOf } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'

// What the process of an upload is told, and what it tells. Both ends decode it.

/** A file, where it stands, and the name by which its sender knows it. */
const JobFile = closed('JobFile', { path: t.string, name: t.string, changedAt: nullable(Instant) })

/** The work of one process. */
export const Job = closed('UploadJob', {
  /** Says whether the files are only read, or imported. */
  task: oneOf('read', 'import'),
  dataFolder: t.string,
  workspaceId: Uuid,
  memberId: Uuid,
  keyId: nullable(Uuid),
  importId: Uuid,
  files: t.readonlyArray(JobFile),
  choices: ImportChoices,
  /** The time by which the process goes. */
  now: Instant,
  /** The most bytes of memory that it may take. */
  mostBytes: Int0,
})
export type Job = t.TypeOf<typeof Job>

/** The beginning of a table that is read by a mapping; null of all other files. */
const table = nullable(ImportTable)

const Said = closed('JobSaid', {
  tag: t.literal('said'),
  says: ImportSays,
  questions: t.readonlyArray(ImportQuestion),
  questionsTotal: Int0,
  table,
})
const Asks = closed('JobAsks', {
  tag: t.literal('asks'),
  questions: t.readonlyArray(ImportQuestion),
  questionsTotal: Int0,
  table,
})
const Imported = closed('JobImported', { tag: t.literal('imported'), result: ImportResult })
const Failed = closed('JobFailed', { tag: t.literal('failed'), problem: t.string, table })

/** The end of a job. */
export const JobEnd = t.union([Said, Asks, Imported, Failed])
export type JobEnd = t.TypeOf<typeof JobEnd>

const Progressed = closed('JobProgressed', { tag: t.literal('progressed'), done: Int0, of: nullable(Int0) })

/** A message of the process. */
export const JobMessage = t.union([Progressed, JobEnd])
export type JobMessage = t.TypeOf<typeof JobMessage>
