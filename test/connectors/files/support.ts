import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { right } from 'fp-ts/lib/Either.js'
import { NO_CHOICES } from '#connectors/files/choices'
import { type FileOptions, type FileReading, openFiles } from '#connectors/files/open'
import type { Instant } from '#domain/common'
import type { Fact } from '#domain/events/facts'
import type { Outcome } from '#domain/outcome'
import { NOTHING_IMPORTED } from '#import/kept-choices'
import { type DeadRecord, isNoFact, type SourceError } from '#import/source'
import type { Choices } from '#sources/kit/format'
import { uuid } from '#test/projections/support/events'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

export const READ_AT = '2026-12-01T00:00:00.000Z'
export const PROJECT = uuid('the project')

/** Nothing is answered but the project and the role. */
export const ANSWERS: Choices = { ...NO_CHOICES, project: PROJECT, role: 'developer' }

/** Writes a file into a new folder, as if it was made at an instant. */
export const written = (name: string, content: string | Buffer, madeAt: Instant = READ_AT): string => {
  const path = join(newFolder(), name)
  writeFileSync(path, content)
  utimesSync(path, new Date(madeAt), new Date(madeAt))
  return path
}

/** Opens files with some of the answers otherwise. */
export const opening = (
  paths: readonly string[],
  choices: Partial<Choices> = {},
  as: string | null = null,
  more: Partial<Pick<FileOptions, 'whole' | 'wholeDays' | 'files'>> = {},
): Outcome<SourceError, FileReading> =>
  openFiles(paths, {
    as,
    label: null,
    whole: false,
    wholeDays: false,
    files: null,
    choices: { ...ANSWERS, ...choices },
    kept: async () => right(NOTHING_IMPORTED),
    days: { since: null, until: null },
    otherwise: right(null),
    now: () => READ_AT,
    ...more,
  })

/** All that some files come to. */
export interface Read {
  readonly reading: FileReading
  readonly facts: readonly Fact[]
  readonly rejected: readonly DeadRecord[]
}

export const readAll = async (
  paths: readonly string[],
  choices: Partial<Choices> = {},
  more: Partial<Pick<FileOptions, 'whole' | 'wholeDays' | 'files'>> = {},
): Promise<Read> => {
  const reading = await ok(opening(paths, choices, null, more))
  const facts: Fact[] = []
  const rejected: DeadRecord[] = []
  for await (const record of reading.facts(() => undefined))
    if (record.kind === 'dead_letter') rejected.push(record)
    else if (!isNoFact(record)) facts.push(record)
  return { reading, facts, rejected }
}
