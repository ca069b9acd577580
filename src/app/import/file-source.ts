import { isLeft } from 'fp-ts/lib/Either.js'
import { choice, date, flag, label, optional } from '#app/state/field'
import { choiceFields, givenChoices } from '#app/state/import-choices'
import { FilesOfBill } from '#connectors/files/bills'
import { type FileReading, openFiles } from '#connectors/files/open'
import { oneOf } from '#domain/codec'
import type { StoreError } from '#domain/outcome'
import { formats } from '#sources/formats'
import { previewFiles } from './preview.js'
import { defineSource, type WhichProject } from './source.js'

/** The name in `--as` of files of facts, which are a source of their own. */
export const FACTS = 'facts'

/** Confirms that a source that is complete has nothing left. */
export const emptyIsTrue = flag('let a complete export without records withdraw everything it delivered before')

/** Says that the files are all that there is. */
export const whole = flag(
  'the files have everything of each project or container in them: withdraw what they no longer have',
)

/** The same for the days of the files alone. */
export const wholeDays = flag(
  'the files have everything of the days in them: withdraw what they no longer have of these days',
)

/** Rules by which files of one bill belong together. */
export const filesOfBill = optional(
  choice(FilesOfBill, 'parts|versions'),
  'files of one account and billing period are parts of a bill, to be added up, or versions, of which the newest counts (default for a later import: versions)',
)

/** The first and the last day that the files cover. */
export const since = optional(date, 'first day that the files cover (default: that of their first record)')
export const until = optional(
  date,
  'last day that the files cover (default: when the files were made, or the day of their last record)',
)

const fields = {
  as: optional(
    choice(oneOf(...formats.map(({ name }) => name), FACTS), 'format'),
    'format of the files (default: recognised by how they begin)',
  ),
  label: optional(label, 'name of the connection, if there are several accounts (default: the product)'),
  emptyIsTrue,
  whole,
  wholeDays,
  files: filesOfBill,
  since,
  until,
  ...choiceFields,
}

/** Files that a product exports. */
export const filesSource = defineSource<typeof fields, FileReading>({
  name: 'files',
  summary: 'import files that a product exports, or files of facts (docs/files.md)',
  location: {
    placeholder: 'file',
    description: 'files of one export, plain or gzip; - is standard input, and a pipe is read as one',
    several: true,
  },
  fields,
  example: 'toggl.csv --role developer --workspace acme/website',
  open: async (paths, input, names, now) => {
    const choices = givenChoices(input, names.project, names.projectNamed)
    if (isLeft(choices)) return choices
    const { as, label: named, whole, wholeDays, files, since, until } = input
    const { kept, onlyProject: otherwise, trackers, formerNames } = names
    return openFiles<StoreError | WhichProject>(paths, {
      as,
      label: named,
      whole,
      wholeDays,
      files,
      days: { since, until },
      trackers,
      formerNames,
      choices: choices.right,
      kept,
      otherwise,
      now,
    })
  },
  // What a product wrote is its own word, in whatever form, also where a person saved it.
  channel: () => 'export',
  category: ({ category }) => category,
  kinds: [...new Set(formats.flatMap(({ kinds }) => kinds))],
  project:
    'the project of all records that --answers does not assign (default: the one answered before, or the only one)',
  emptyIsTrue: (input) => input.emptyIsTrue,
  preview: previewFiles,
  writesFacts: true,
})
