import { right } from 'fp-ts/lib/Either.js'
import { type FileReading, openFiles } from '#connectors/files/open'
import type { Fact } from '#domain/events/facts'
import type { Outcome } from '#domain/outcome'
import { NOTHING_IMPORTED } from '#import/kept-choices'
import { type DeadRecord, isNoFact, type SourceError } from '#import/source'
import type { Choices } from '#sources/kit/format'
import { mappedTable } from '#sources/kit/tables/format'
import { readMapping } from '#sources/kit/tables/mapping'
import { ANSWERS, READ_AT, written } from '#test/connectors/files/support'
import { ok } from '#test/support/stores/outcome'

/** Opens a table by a mapping, with some of the answers otherwise. */
export const openTable = (
  content: string | Buffer,
  mapping: object,
  choices: Partial<Choices> = {},
): Outcome<SourceError, FileReading> => {
  const read = readMapping(JSON.stringify(mapping))
  if (read._tag === 'Left') throw new Error(read.left)
  const { dates, decimal, zone } = read.right
  return openFiles([written('table.csv', content)], {
    as: mappedTable(read.right),
    label: null,
    whole: false,
    wholeDays: false,
    files: null,
    choices: { ...ANSWERS, dates, decimal, zone, ...choices },
    kept: async () => right(NOTHING_IMPORTED),
    days: { since: null, until: null },
    otherwise: right(null),
    now: () => READ_AT,
  })
}

export interface ReadTable {
  readonly reading: FileReading
  readonly facts: readonly Fact[]
  readonly rejected: readonly DeadRecord[]
}

/** All that a table comes to by a mapping. */
export const readTable = async (
  content: string | Buffer,
  mapping: object,
  choices: Partial<Choices> = {},
): Promise<ReadTable> => {
  const reading = await ok(openTable(content, mapping, choices))
  const facts: Fact[] = []
  const rejected: DeadRecord[] = []
  for await (const record of reading.facts(() => undefined))
    if (record.kind === 'dead_letter') rejected.push(record)
    else if (!isNoFact(record)) facts.push(record)
  return { reading, facts, rejected }
}
