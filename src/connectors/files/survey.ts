import type { Instant } from '#domain/common'
import { Proof } from '#sources/kit/conventions'
import { type Seen, watched } from './input.js'
import { type OpenFile, recordsOf } from './records.js'

/** The findings about the files before any fact is made. */
export interface Survey {
  readonly records: number
  readonly files: readonly SurveyedFile[]
  readonly proof: Proof
}

/** A file, and what it was when it was first read. */
export interface SurveyedFile {
  readonly file: OpenFile
  readonly before: Seen
  readonly records: number
}

/** Reads files to their ends once. Throws a `SourceFailure` if one cannot be read. */
export const survey = async (opened: readonly OpenFile[], readAt: Instant): Promise<Survey> => {
  const proof = new Proof()
  const files: SurveyedFile[] = []
  for (const file of opened) {
    const { input, seen } = watched(file.input)
    let records = 0
    for await (const _ of recordsOf({ ...file, input }, proof, readAt)) records += 1
    files.push({ file, before: seen(), records })
  }
  return { records: files.reduce((sum, { records }) => sum + records, 0), files, proof }
}
