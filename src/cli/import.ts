import type { Command } from 'commander'
import { filesSource } from '#app/import/file-source'
import { type ImportedSource, importAndFold } from '#app/import/import-source'
import type { FilesPreview, Preview, RepositoryPreview } from '#app/import/preview'
import { previewImport } from '#app/import/preview-import'
import { MOST_DEAD_LETTERS } from '#app/import/rejected'
import { type AnySource, NO_NAMES } from '#app/import/source'
import { sourceFor, sources } from '#app/import/sources'
import { type AllGiven, readInput } from '#app/state/input'
import type { Slugs } from '#app/state/workspace'
import { countText } from '#domain/wording'
import { choiceLines, reachLines, unreadLines } from './assumed.js'
import { comesToLines } from './comes-to.js'
import { counted } from './counted.js'
import { now, onWorkspace, watcherOf } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { missingLines, replacedLines } from './missing.js'
import { type Common, givenTo, withAnyWorkspace, withCommon, withFields, withWorkspace } from './options.js'
import { Failure, type Output, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface Options extends Common {
  readonly workspace?: Slugs
  readonly project?: string
  readonly dryRun?: boolean
  readonly facts?: string
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

/** The line on how many facts were written into which file. */
interface Written {
  readonly path: string
  readonly facts: number
}

const printFiles = (preview: FilesPreview, written: Written | null, output: Output): void => {
  const { tag: _, ...result } = preview
  const { formats, records, leftOut, unread, rejected, reaches, asked } = preview
  const end =
    written === null
      ? 'Nothing was written.'
      : `${written.facts} facts were written to ${written.path}, and none was imported.`
  output.result(written === null ? result : { ...result, written: written.facts }, [
    `${formats.join(', ')}: ${countText(records, 'record')}. ${end}`,
    ...comesToLines(preview),
    ...leftOut.map((one) => `  ${one.records} left out: ${one.reason}`),
    ...unreadLines(unread),
    ...rejected.map((one) => `  ${one.records} rejected: ${one.reason}: ${one.message} (first: ${one.first})`),
    ...choiceLines(preview),
    ...reachLines(reaches),
    ...asked.map(({ table, words }) => `  To be named in --answers under ${table}: ${words.join(', ')}`),
  ])
}

const printPreview = (preview: Preview, written: Written | null, output: Output): void =>
  preview.tag === 'repository' ? printRepository(preview, output) : printFiles(preview, written, output)

const printImported = (imported: ImportedSource<Parameters<AnySource['channel']>[0]>, output: Output): void => {
  const { connectionId, counts, reading, rejected, assumed, unneeded, changed, missing, replaced } = imported
  const { repository, branch, label, reaches = [], unread = [] } = reading
  const where = repository === undefined ? {} : { container: repository.container, branch: branch.name }
  const name = repository === undefined ? label : `${repository.container}, branch ${branch.name}`
  const deadLetters = rejected === null ? {} : { deadLetters: counts.rejected, rejected: rejected.deadLetters }
  const taken = {
    ...(assumed.length === 0 ? {} : { assumed }),
    ...(unneeded.length === 0 ? {} : { unneeded }),
    ...(changed.length === 0 ? {} : { changed }),
    ...(reaches.length === 0 ? {} : { reaches }),
    ...(missing.length === 0 ? {} : { missing }),
    ...(replaced === 0 ? {} : { replaced }),
    ...(unread.length === 0 ? {} : { unread }),
  }
  output.result({ connectionId, ...where, counts, ...deadLetters, ...taken }, [
    `${name}: ${counted(counts)}`,
    ...choiceLines(imported),
    ...reachLines(reaches),
    ...missingLines(missing),
    ...replacedLines(replaced),
    ...unreadLines(unread),
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

/** The time that files may take to be opened before a person is told what is waited for. */
const SILENT_MS = 5_000

const waitingFor = async <A>(locations: readonly string[], output: Output, opened: Promise<A>): Promise<A> => {
  const note = () =>
    output.note(`Waiting for the end of ${locations.join(', ')}: a pipe is read whole before its import.`)
  const timer = setTimeout(note, SILENT_MS)
  try {
    return await opened
  } finally {
    clearTimeout(timer)
  }
}

const run = async (named: AnySource, locations: readonly string[], options: Options & AllGiven): Promise<void> => {
  const { workspace, project = null, dryRun = false, facts: path = null, json = false, data } = options
  const output = outputOf({ json, data, ...(workspace === undefined ? {} : { workspace }) })
  // Wrong options are named before a file is opened, unless the file says which source's options they are.
  const early = named === filesSource ? null : orFail(readInput(named, await givenTo(named, [], options)))
  const source = orFail(await waitingFor(locations, output, sourceFor(named, locations, options)))
  const input = early ?? orFail(readInput(source, await givenTo(source, [], options)))
  const proposal = source.proposes?.(locations, input) ?? null
  if (proposal !== null) {
    const proposed = orFail(await proposal)
    output.result(proposed, JSON.stringify(proposed, null, 2).split('\n'))
    return
  }
  if ((!dryRun || source.needsWorkspace) && workspace === undefined)
    throw new Failure(
      source.needsWorkspace
        ? 'no workspace given: add --workspace organization/workspace'
        : 'no workspace given: add --workspace organization/workspace, or --dry-run to write nothing',
      2,
    )
  // Unreadable input is reported before anything is opened or written.
  const opened = source.needsWorkspace ? null : orFail(await source.open(locations, input, NO_NAMES, now))
  if (opened !== null && source.preview !== null && (dryRun || workspace === undefined))
    return printPreview(orFail(await source.preview(opened, watcherOf(output), () => undefined)), null, output)
  if (workspace === undefined) return
  if (dryRun || path !== null) {
    const previewed = await interruptible(() =>
      onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        previewImport({ source, locations, input, workspaceId, project }, path, environment),
      ),
    )
    if (previewed === null) return
    const { preview, written } = previewed
    printPreview(preview, path === null || written === null ? null : { path, facts: written }, output)
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
  const group = program.command('import').description(SUMMARIES.import)
  for (const source of sources) {
    const { name, summary, location, fields, project, preview, writesFacts, proposes, needsWorkspace, example } = source
    const command = group.command(name, { isDefault: source === filesSource }).description(summary)
    command.argument(
      location.several ? `<${location.placeholder}...>` : `<${location.placeholder}>`,
      location.description,
    )
    if (needsWorkspace && proposes === null) withWorkspace(command)
    else withAnyWorkspace(command)
    if (project !== null) command.option('--project <id or name>', project)
    withFields(command, fields)
    if (preview !== null) command.option('--dry-run', 'show what would be imported, and write nothing')
    if (writesFacts)
      command.option('--facts <file>', 'write what would be imported as a new file of facts, and import nothing')
    withCommon(command)
      .addHelpText('after', exampleText(`import ${name} ${example}`))
      .action((where: string | readonly string[], options: Options & AllGiven) =>
        run(source, typeof where === 'string' ? [where] : where, options),
      )
  }
}
