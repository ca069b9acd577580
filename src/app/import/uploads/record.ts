import * as t from 'io-ts'
import { ImportChoices, ImportQuestion, ImportResult, ImportSays, ImportTable } from '#api/imports'
import { closed, nullable, oneOf, optional } from '#domain/codec'
import { Instant, Int0, Uuid } from '#domain/common'

/** A file of an upload. It stands under its number, never under the name that was sent. */
export const UploadedFile = closed('UploadedFile', {
  name: t.string,
  bytes: Int0,
  /** SHA-256 of its bytes. */
  digest: t.string,
  madeAt: nullable(Instant),
})
export type UploadedFile = t.TypeOf<typeof UploadedFile>

/** The facts about an upload, beside its files. */
export const UploadRecord = closed('UploadRecord', {
  id: Uuid,
  workspaceId: Uuid,
  memberId: Uuid,
  /** The key by which the member sent it; null for a session. */
  keyId: nullable(Uuid),
  takenAt: Instant,
  /** The bytes that were announced, which are counted from the beginning. */
  announced: Int0,
  state: oneOf('receiving', 'reading', 'asks', 'ready', 'importing', 'imported', 'failed'),
  files: t.readonlyArray(UploadedFile),
  choices: ImportChoices,
  says: nullable(ImportSays),
  questions: t.readonlyArray(ImportQuestion),
  questionsTotal: Int0,
  /** Absent in records of the first versions. */
  table: optional(nullable(ImportTable)),
  progress: nullable(closed('UploadProgress', { done: Int0, of: nullable(Int0) })),
  result: nullable(ImportResult),
  problem: nullable(t.string),
  /** Says whether its import has begun: then confirming it again goes on. */
  hasBegun: t.boolean,
})
export type UploadRecord = t.TypeOf<typeof UploadRecord>
