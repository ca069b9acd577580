import { type Command, InvalidArgumentError } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import type { Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { readWhole } from '../commands/append.js'
import { namesGiven } from '../commands/renaming.js'
import { MOST_LETTERS } from '../connectors/dead-letters.js'
import { Name } from '../connectors/facts/fact.js'
import { type FactsReading, openFacts } from '../connectors/facts/open.js'
import { type Imported, importSource } from '../connectors/import.js'
import type { Stores } from '../stores.js'
import {
  DATA_OPTION,
  type DataOption,
  foldAll,
  folded,
  JSON_OPTION,
  now,
  orFail,
  parseSlugs,
  refuseClosed,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { counted } from './counted.js'
import { exampleText } from './hints.js'
import { endIfStopped, interruptible } from './interruption.js'
import { Failure, type Output, outputOf } from './output.js'
import { openLettersOf } from './rejected.js'

interface Options extends DataOption {
  readonly workspace: Slugs
  readonly label?: string
  readonly emptyIsTrue?: boolean
  readonly json?: boolean
}

/** As many rejected records are shown one by one. */
const SHOWN = 10

const parseLabel = (text: string): string => {
  const label = decode(Name, text)
  if (isLeft(label)) throw new InvalidArgumentError('A name of 1-500 characters is expected.')
  return label.right
}

const projectsOf = async (workspaceId: Uuid, { eventLog }: Stores): Promise<ReadonlySet<Uuid>> => {
  const events = orFail(await readWhole(streamOf.directory(workspaceId), eventLog))
  return new Set(events.flatMap((event) => (event.type === 'ProjectAdded' ? [event.data.projectId] : [])))
}

export interface FactsImport {
  readonly workspaceId: Uuid
  readonly file: string
  readonly label: string | null
  /** True for data that the service made itself. */
  readonly sample: boolean
  /** What a file without records says is taken at its word. */
  readonly emptyIsTrue?: boolean
}

/** Imports a file of facts into its connection. */
export const importFacts = async (
  { workspaceId, file, label, sample, emptyIsTrue = false }: FactsImport,
  stores: Stores,
  output: Output,
): Promise<Imported<FactsReading>> => {
  const projects = await projectsOf(workspaceId, stores)
  const names = namesGiven(orFail(await readWhole(streamOf.directory(workspaceId), stores.eventLog)))
  const open = () => openFacts(file, { label, projects, names, now })
  const opened = orFail(await open())
  const progress = output.progress('Importing lines')
  const imported = await importSource({
    workspaceId,
    ...stores,
    now,
    sample,
    emptyIsTrue,
    opened,
    open,
    channel: opened.channel,
    category: opened.category,
    onProgress: (done, total) => {
      endIfStopped()
      progress.update(done, total)
    },
    onOpened: async ({ notices }) => {
      await refuseClosed(workspaceId, stores)
      for (const notice of notices) output.note(notice)
    },
    foldAll: () => foldAll(workspaceId, stores, output),
  }).finally(progress.end)
  return orFail(imported)
}

export const importFactsCommand = (group: Command): void => {
  group
    .command('facts')
    .description('import a file of facts of any kind, one JSON value per line (docs/facts.md)')
    .argument('<file>', 'the file; one that has not changed is not read again')
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .option('--label <name>', 'name of the connection (default: as the file says, else its file name)', parseLabel)
    .option('--empty-is-true', 'let a complete export without records withdraw everything it delivered before')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('import facts jira.jsonl --workspace acme/website --label "Jira of Acme"'))
    .action(async (file: string, { workspace, label, emptyIsTrue = false, json = false, data }: Options) => {
      const output = outputOf({ json, data, workspace })
      const { imported, rejected } = await interruptible(() =>
        withExistingStores({ data }, async (stores) => {
          const workspaceId = await theWorkspace(workspace, stores)
          const wishes = { workspaceId, file, label: label ?? null, sample: false, emptyIsTrue }
          const done = await importFacts(wishes, stores, output)
          await folded(done.position, workspaceId, stores, output)
          return { imported: done, rejected: await openLettersOf(workspaceId, done.connectionId, SHOWN, stores) }
        }),
      )
      const { connectionId, counts, reading } = imported
      output.result({ connectionId, counts, deadLetters: counts.rejected, rejected: rejected.letters }, [
        `${reading.label}: ${counted(counts)}`,
        ...rejected.letters.map(({ record, reason, message }) => `  ${record}: ${reason}: ${message}`),
        ...(rejected.total > SHOWN
          ? [`  and ${rejected.total - SHOWN} more: \`wdi dead-letter list --connection ${connectionId}\``]
          : []),
        ...(counts.rejected > MOST_LETTERS
          ? [`  The first ${MOST_LETTERS.toLocaleString('en-US')} are kept one by one, the rest is counted by reason.`]
          : []),
      ])
      if (counts.accepted + counts.unchanged === 0 && counts.rejected > 0)
        throw new Failure(`no line of ${file} could be taken: correct what is said of them, and import it again`)
    })
}
