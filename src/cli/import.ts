import type { Command } from 'commander'
import { type ImportedSource, importAndFold, previewImport } from '#app/import'
import type { FilesPreview, Preview, RepositoryPreview } from '#app/preview'
import { MOST_DEAD_LETTERS } from '#app/rejected'
import { type AllGiven, readInput } from '#app/run'
import { type AnySource, NO_NAMES } from '#app/source'
import { sources } from '#app/sources'
import type { Slugs } from '#app/workspace'
import { counted } from './counted.js'
import { now, onWorkspace, watcherOf } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { type Common, givenTo, withAnyWorkspace, withCommon, withFields, withWorkspace } from './options.js'
import { Failure, type Output, outputOf } from './output.js'

interface Options extends Common {
  readonly workspace?: Slugs
  readonly project?: string
  readonly dryRun?: boolean
}

/** Maximum of rejected records shown one by one. */
const SHOWN = 10

const rowOf = ({ verdict, tool, rule, changes }: RepositoryPreview['marks'][number]): string =>
  `${String(changes).padStart(8)}  ${(tool ?? verdict).padEnd(20)}  ${rule}`

const printRepository = (
  { container, branch, changes, untagged, releases, marks }: RepositoryPreview,
  output: Output,
): void =>
  output.result({ container, branch, changes, untagged, releases, marks }, [
    `${container}, branch ${branch}: ${changes} changes, ${untagged} of them without a mark, ${releases} releases. Nothing was written.`,
    ...(marks.length === 0 ? [] : ['', ` changes  ${'tool'.padEnd(20)}  rule`, ...marks.map(rowOf)]),
  ])

const printFiles = ({ format, records, facts, leftOut, rejected, assumed }: FilesPreview, output: Output): void => {
  const days = ({ from, to }: FilesPreview['facts'][number]): string => `${from.slice(0, 10)} to ${to.slice(0, 10)}`
  output.result({ format, records, facts, leftOut, rejected, assumed }, [
    `${format}: ${records} records. Nothing was written.`,
    ...facts.map((one) => `  ${one.count} ${one.kind} of ${one.place}, ${days(one)}`),
    ...leftOut.map((one) => `  ${one.records} left out: ${one.reason}`),
    ...rejected.map((one) => `  ${one.records} rejected: ${one.reason}: ${one.message} (first: ${one.first})`),
    ...(assumed.dates === null ? [] : [`  Days are read ${assumed.dates.replace('_', ' ')}.`]),
    ...(assumed.decimal === null ? [] : [`  Numbers have a decimal ${assumed.decimal}.`]),
  ])
}

const printPreview = (preview: Preview, output: Output): void =>
  preview.tag === 'repository' ? printRepository(preview, output) : printFiles(preview, output)

const printImported = (
  { connectionId, counts, reading, rejected }: ImportedSource<Parameters<AnySource['channel']>[0]>,
  output: Output,
): void => {
  const { repository, branch, label } = reading
  const where = repository === undefined ? {} : { container: repository.container, branch: branch.name }
  const name = repository === undefined ? label : `${repository.container}, branch ${branch.name}`
  const deadLetters = rejected === null ? {} : { deadLetters: counts.rejected, rejected: rejected.deadLetters }
  output.result({ connectionId, ...where, counts, ...deadLetters }, [
    `${name}: ${counted(counts)}`,
    ...(rejected?.deadLetters ?? []).map(({ record, reason, message }) => `  ${record}: ${reason}: ${message}`),
    ...(rejected !== null && rejected.total > SHOWN
      ? [`  and ${rejected.total - SHOWN} more: \`wdi dead-letter list --connection ${connectionId}\``]
      : []),
    ...(rejected !== null && counts.rejected > MOST_DEAD_LETTERS
      ? [
          `  The first ${MOST_DEAD_LETTERS.toLocaleString('en-US')} are kept one by one; the rest are counted by reason.`,
        ]
      : []),
  ])
}

const run = async (source: AnySource, locations: readonly string[], options: Options & AllGiven): Promise<void> => {
  const { workspace, project = null, dryRun = false, json = false, data } = options
  const output = outputOf({ json, data, ...(workspace === undefined ? {} : { workspace }) })
  const input = orFail(readInput(source, await givenTo(source, [], options)))
  if (!dryRun && workspace === undefined)
    throw new Failure('no workspace given: add --workspace organization/workspace, or --dry-run to write nothing', 2)
  // Unreadable input is reported before anything is opened or written.
  const opened = source.needsWorkspace ? null : orFail(await source.open(locations, input, NO_NAMES, now))
  if (opened !== null && source.preview !== null && (dryRun || workspace === undefined))
    return printPreview(orFail(await source.preview(opened, watcherOf(output))), output)
  if (workspace === undefined) return
  if (dryRun) {
    const preview = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
      previewImport({ source, locations, input, workspaceId, project }, environment),
    )
    if (preview !== null) printPreview(preview, output)
    return
  }
  const imported = await interruptible(() =>
    onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
      importAndFold({ source, locations, input, workspaceId, project, opened, sample: false }, SHOWN, environment),
    ),
  )
  printImported(imported, output)
  const { accepted, unchanged, rejected } = imported.counts
  if (source.rejects && accepted + unchanged === 0 && rejected > 0)
    throw new Failure(
      `no line of ${locations.join(', ')} could be taken: correct what is said of them, and import it again`,
    )
}

/** Adds a command for each kind of source. */
export const importCommand = (program: Command): void => {
  const group = program.command('import').description('import exported files, a file of facts, or a git repository')
  for (const source of sources) {
    const { name, summary, location, fields, project, preview, needsWorkspace, example } = source
    const command = group.command(name, { isDefault: location.several }).description(summary)
    command.argument(
      location.several ? `<${location.placeholder}...>` : `<${location.placeholder}>`,
      location.description,
    )
    if (needsWorkspace) withWorkspace(command)
    else withAnyWorkspace(command)
    if (project !== null) command.option('--project <id or name>', project)
    withFields(command, fields)
    if (preview !== null) command.option('--dry-run', 'show what would be imported, and write nothing')
    withCommon(command)
      .addHelpText('after', exampleText(`import ${name} ${example}`))
      .action((where: string | readonly string[], options: Options & AllGiven) =>
        run(source, typeof where === 'string' ? [where] : where, options),
      )
  }
}
