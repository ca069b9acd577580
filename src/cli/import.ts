import type { Command } from 'commander'
import { type ImportedSource, importAndFold } from '#app/import'
import type { Preview } from '#app/preview'
import { MOST_DEAD_LETTERS } from '#app/rejected'
import { type AllGiven, readInput } from '#app/run'
import { type AnySource, NO_NAMES, sources } from '#app/sources'
import type { Slugs } from '#app/workspace'
import { counted } from './counted.js'
import { now, onWorkspace, watcherOf } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { type Common, withAnyWorkspace, withCommon, withFields, withWorkspace } from './options.js'
import { Failure, type Output, outputOf } from './output.js'

interface Options extends Common {
  readonly workspace?: Slugs
  readonly project?: string
  readonly dryRun?: boolean
}

/** As many rejected records are shown one by one. */
const SHOWN = 10

const rowOf = ({ verdict, tool, rule, changes }: Preview['marks'][number]): string =>
  `${String(changes).padStart(8)}  ${(tool ?? verdict).padEnd(20)}  ${rule}`

const printPreview = ({ container, branch, changes, untagged, releases, marks }: Preview, output: Output): void =>
  output.result({ container, branch, changes, untagged, releases, marks }, [
    `${container}, branch ${branch}: ${changes} changes, ${untagged} of them without a mark, ${releases} releases. Nothing was written.`,
    ...(marks.length === 0 ? [] : ['', ` changes  ${'tool'.padEnd(20)}  rule`, ...marks.map(rowOf)]),
  ])

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

const run = async (source: AnySource, location: string, options: Options & AllGiven): Promise<void> => {
  const { workspace, project = null, dryRun = false, json = false, data } = options
  const output = outputOf({ json, data, ...(workspace === undefined ? {} : { workspace }) })
  const input = orFail(readInput(source, options))
  if (!dryRun && workspace === undefined)
    throw new Failure('no workspace given: add --workspace organization/workspace, or --dry-run to write nothing', 2)
  // What cannot be read is said before anything is opened or written.
  const opened = source.preview === null ? null : orFail(await source.open(location, input, NO_NAMES, now))
  if (source.preview !== null && (dryRun || workspace === undefined))
    return printPreview(orFail(await source.preview(opened, watcherOf(output))), output)
  if (workspace === undefined) return
  const imported = await interruptible(() =>
    onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
      importAndFold({ source, location, input, workspaceId, project, opened, sample: false }, SHOWN, environment),
    ),
  )
  printImported(imported, output)
  const { accepted, unchanged, rejected } = imported.counts
  if (source.rejects && accepted + unchanged === 0 && rejected > 0)
    throw new Failure(`no line of ${location} could be taken: correct what is said of them, and import it again`)
}

/** Adds a command for each kind of source. */
export const importCommand = (program: Command): void => {
  const group = program.command('import').description('import a git repository or a file of facts')
  for (const source of sources) {
    const { name, summary, location, fields, container, preview, example } = source
    const command = group.command(name).description(summary)
    command.argument(`<${location.placeholder}>`, location.description)
    if (preview === null) withWorkspace(command)
    else withAnyWorkspace(command)
    if (container !== null)
      command.option('--project <id or name>', `the project that the ${container} belongs to (default: the only one)`)
    withFields(command, fields)
    if (preview !== null)
      command.option('--dry-run', 'show what would be imported, with AI marks by tool and rule, and write nothing')
    withCommon(command)
      .addHelpText('after', exampleText(`import ${name} ${example}`))
      .action((where: string, options: Options & AllGiven) => run(source, where, options))
  }
}
