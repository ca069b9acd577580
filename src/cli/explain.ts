import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { decode } from '#domain/codec'
import { CivilDate, type Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import type { EffectivePlan } from '#domain/plans'
import { civilDateOf, isZone, periodInterval } from '#domain/time'
import { readAiEconomics } from '#projections/ai/read'
import { Project } from '#projections/entities/project'
import { planOf } from '#projections/entities/subscription'
import { type ProjectReports, readProject } from '#projections/evidence/project'
import { partitionOf } from '#readstore/partitions'
import { ownerOf } from '../commands/workspace.js'
import { type Evidence, explain, type Read } from '../projector/explain/explain.js'
import { Snapshot } from '../projector/explain/snapshot.js'
import type { Stores } from '../stores.js'
import {
  DATA_OPTION,
  type DataOption,
  JSON_OPTION,
  now,
  orFail,
  parseSlugs,
  type Slugs,
  theWorkspace,
  WORKSPACE_OPTION,
  withExistingStores,
} from './context.js'
import { exampleText } from './hints.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly workspace: Slugs
  readonly project: string
  readonly start: CivilDate
  readonly end: CivilDate
  readonly tz: string
  readonly json?: boolean
}

type Request = ReadRequest & { readonly projects: readonly [SelectedProject] }
type ReportName = 'ai-economics' | Exclude<keyof ProjectReports, 'availability'>

const ofProject =
  (name: Exclude<ReportName, 'ai-economics'>) =>
  async (request: Request, docs: DocumentReader): Outcome<StoreUnavailable, unknown> => {
    const reports = await readProject(request, docs)
    return isLeft(reports) ? reports : right(reports.right[name])
  }

/** What can be explained: the reports that work numbers out; all other answers show these. */
const REPORTS: Readonly<
  Record<ReportName, (request: Request, docs: DocumentReader) => Outcome<StoreUnavailable, unknown>>
> = {
  'ai-economics': readAiEconomics,
  delivery: ofProject('delivery'),
  coordination: ofProject('coordination'),
  investment: ofProject('investment'),
  scope: ofProject('scope'),
  objectives: ofProject('objectives'),
  confidence: ofProject('confidence'),
  reconciliation: ofProject('reconciliation'),
}
const isReport = (name: string): name is ReportName => Object.hasOwn(REPORTS, name)

/** Not a number, and not null in place of one: the path leads nowhere. */
const NOWHERE = Symbol('nowhere')

/** The number at a path: `adoption.assistedChanges`, `signals[2].pct`. */
const numberAt = (report: unknown, path: string): number | null | typeof NOWHERE => {
  let value: unknown = report
  for (const part of path.replaceAll('[', '.').replaceAll(']', '').split('.')) {
    if (value === null) return null
    if (typeof value !== 'object' || !Object.hasOwn(value, part)) return NOWHERE
    value = (value as Record<string, unknown>)[part]
  }
  return typeof value === 'number' || value === null ? value : NOWHERE
}

const parseDay = (text: string): CivilDate => {
  const day = decode(CivilDate, text)
  if (isLeft(day)) throw new InvalidArgumentError('a date YYYY-MM-DD is expected')
  return day.right
}
const parseZone = (text: string): string => {
  if (!isZone(text)) throw new InvalidArgumentError('an IANA time zone is expected, such as Europe/Berlin')
  return text
}

const requestFor = async (
  workspaceId: Uuid,
  { project, start, end, tz }: Options,
  { eventLog, readStore }: Stores,
): Promise<Request> => {
  if (start > end) throw new Failure('--start lies after --end: turn them round', 2)
  const memberId = orFail(await ownerOf(workspaceId, eventLog))
  const [projects, terms] = orFail(
    await readStore.read<StoreUnavailable, readonly [readonly SelectedProject[], EffectivePlan]>(
      partitionOf(workspaceId, readStore),
      async (docs) => {
        const found = await docs.find(Project, { where: { workspaceId: { eq: workspaceId } } })
        if (isLeft(found)) return found
        const plan = await planOf(docs, workspaceId, now())
        return isLeft(plan) ? plan : right([found.right, plan.right])
      },
    ),
  )
  const chosen = projects.filter(({ projectId, name }) => projectId === project || name === project)
  const [one] = chosen
  if (one === undefined || chosen.length > 1) {
    const names = projects.map(({ projectId, name }) => `${projectId} (${name})`).join(', ')
    throw new Failure(`which project is it? Say --project with one of: ${names}`, 2)
  }
  const { from, to } = periodInterval({ start, end, timeZone: tz })
  const instant = now()
  return {
    ...{ workspaceId, now: instant, plan: terms, projects: [one], unmappedToo: false },
    caller: { memberId, role: 'owner', dataAccess: { all: true } },
    period: { start, end, timeZone: tz, explicit: true, interval: { from, to: to < instant ? to : instant } },
  }
}

const today = (): CivilDate => civilDateOf(now(), 'UTC')

export const explainCommand = (program: Command): void => {
  program
    .command('explain')
    .description('show the events behind a number: each one whose removal would change it')
    .argument('<report>', Object.keys(REPORTS).join(', '))
    .argument('<measure>', "the number's path, as docs/definitions.md names it: adoption.assistedChanges")
    .requiredOption(...WORKSPACE_OPTION, parseSlugs)
    .requiredOption('--project <id or name>', 'of which project')
    .requiredOption('--start <date>', 'the first day', parseDay)
    .option('--end <date>', 'the last day', parseDay, today())
    .option('--tz <zone>', 'the zone in which days are meant', parseZone, 'UTC')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      exampleText(
        'explain ai-economics adoption.assistedChanges --workspace acme/website --project Website --start 2026-03-01',
      ),
    )
    .action(async (report: string, measure: string, options: Options) => {
      if (!isReport(report)) throw new Failure(`there is no report ${report}: ${Object.keys(REPORTS).join(', ')}`, 2)
      const { data, json = false } = options
      const output = outputOf({ json })
      const progress = output.progress('Leaving out events')
      const { value, evidence } = await withExistingStores({ data }, async (stores) => {
        const workspaceId = await theWorkspace(options.workspace, stores)
        const request = await requestFor(workspaceId, options, stores)
        const { snapshot, checkpoint } = orFail(
          await stores.readStore.read(partitionOf(workspaceId, stores.readStore), async (docs, moment) => {
            const read = await Snapshot.of(workspaceId, docs)
            return isLeft(read) ? read : right({ snapshot: read.right, checkpoint: moment.checkpoint })
          }),
        )
        let isThere = false
        const reading = async (docs: DocumentReader): Outcome<StoreUnavailable, Read<number | null>> => {
          const found = await REPORTS[report](request, docs)
          if (isLeft(found)) return found
          const number = numberAt(found.right, measure)
          // Without an event a list may be shorter than it is.
          if (number === NOWHERE && isThere) return right({ value: null, report: found.right })
          if (number === NOWHERE)
            throw new Failure(`the report ${report} has no number ${measure}: see docs/definitions.md`, 2)
          isThere = true
          return right({ value: number, report: found.right })
        }
        return orFail(
          await explain(workspaceId, checkpoint, snapshot, reading, stores.eventLog, (done, total) =>
            progress.update(done, total),
          ),
        )
      })
      progress.end()
      output.result({ report, measure, value, evidence }, [
        `${measure} is ${value ?? 'not known'}, by ${evidence.length} pieces of evidence:`,
        ...evidence.flatMap(linesOf),
      ])
    })
}

/** An event a line; where several say the same, the number is what it would be without all of them. */
const linesOf = ({ events, without }: Evidence<number | null>): readonly string[] =>
  events.map(
    ({ position, occurredAt, type, entity }) =>
      `  ${position}  ${occurredAt}  ${type}  ${entity.kind} ${entity.key}  (${without ?? 'not known'} without ${events.length === 1 ? 'it' : `these ${events.length}, which say the same`})`,
  )
