import { isLeft, left } from 'fp-ts/lib/Either.js'
import { choice, flag, label, optional, optionalFile, type Reader } from '#app/state/field'
import { choiceFields, givenChoices } from '#app/state/import-choices'
import { NO_CHOICES, withGiven } from '#connectors/files/choices'
import { type FileReading, openFiles } from '#connectors/files/open'
import { suggestMapping } from '#connectors/tables/suggest'
import { EvidenceKind, filesOf, MAPPED_TABLES } from '#domain/events/connections'
import type { StoreError } from '#domain/outcome'
import { type Question, sourceError } from '#import/source'
import { mappedTable } from '#sources/kit/tables/format'
import { type Mapping, readMapping } from '#sources/kit/tables/mapping'
import { emptyIsTrue, filesOfBill, since, until, whole, wholeDays } from './file-source.js'
import { previewFiles } from './preview.js'
import { defineSource, type WhichProject } from './source.js'

const mapping: Reader<Mapping> = { placeholder: 'file', read: readMapping }

const fields = {
  map: optionalFile(mapping, 'JSON file that says how the table is read (default: the one kept with the connection)'),
  suggest: flag('propose a mapping from the header and the first rows, and import nothing'),
  kind: optional(choice(EvidenceKind, 'kind'), 'with --suggest: what a row is'),
  label: optional(label, 'name of the connection; each kind of table needs its own (default: csv)'),
  emptyIsTrue,
  whole,
  wholeDays,
  files: filesOfBill,
  since,
  until,
  ...choiceFields,
}

const WHICH_MAPPING: Question = {
  answer: 'map',
  words: [],
  why: 'nothing says what the columns of the table mean',
  advice: 'add --map',
}

/** Tables of any origin, read as a person says. */
export const tableSource = defineSource<typeof fields, FileReading>({
  name: 'csv',
  summary: 'import any table by a mapping of its columns (docs/sources/csv.md)',
  location: {
    placeholder: 'file',
    description: 'tables of one kind, plain or gzip; - is standard input',
    several: true,
  },
  fields,
  example: 'hours.csv --map hours.json --label "Hours of Acme" --workspace acme/website',
  open: async (paths, input, names, now) => {
    const given = givenChoices(input, names.project, names.projectNamed)
    if (isLeft(given)) return given
    const { label: named } = input
    const before = await names.kept({ provider: MAPPED_TABLES, identity: filesOf(named ?? MAPPED_TABLES) })
    if (isLeft(before)) return before
    const kept = before.right.choices?.mapping ?? null
    if (input.map === null && kept === null)
      return left({
        ...sourceError(
          'unsupported',
          'no mapping is given or kept: add --map, or --suggest to get a proposal (`wdi import csv --help`)',
        ),
        questions: [WHICH_MAPPING],
      })
    const read = readMapping(kept ?? '')
    const described = input.map ?? (isLeft(read) ? null : read.right)
    if (described === null)
      return left({
        ...sourceError('unsupported', 'the kept mapping can no longer be read: give it again by --map'),
        questions: [{ ...WHICH_MAPPING, why: 'the kept mapping can no longer be read' }],
      })
    // What a person has chosen since a mapping was kept stands: only a mapping of now replaces it.
    const answered = input.map === null ? before.right.choices : null
    const dates = answered?.dates ?? described.dates
    const decimal = answered?.decimal ?? described.decimal
    const zone = answered?.zone ?? described.zone
    return openFiles<StoreError | WhichProject>(paths, {
      as: mappedTable(described),
      label: named,
      whole: input.whole,
      wholeDays: input.wholeDays,
      files: input.files,
      days: { since: input.since, until: input.until },
      choices: withGiven({ ...NO_CHOICES, dates, decimal, zone }, given.right),
      kept: names.kept,
      otherwise: names.onlyProject,
      now,
    })
  },
  channel: () => 'csv',
  category: ({ category }) => category,
  kinds: EvidenceKind.values,
  project: 'the project of all rows that --answers does not assign (default: the one answered before, or the only one)',
  emptyIsTrue: (input) => input.emptyIsTrue,
  preview: previewFiles,
  writesFacts: true,
  needsWorkspace: true,
  proposes: ([path = ''], { suggest, kind }) => (suggest ? suggestMapping(path, kind) : null),
})
