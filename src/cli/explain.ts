import { type Command, InvalidArgumentError, Option } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Environment } from '#app/environment'
import { explainAnswer, explainByIndex, type NumberExplanation } from '#app/inspect/explain/answer'
import type { ExplainedNumber } from '#app/inspect/explain/number'
import { explainNumber, isReport, type ReportName } from '#app/inspect/explain/report'
import type { GivenParameter } from '#app/state/asked'
import { decode } from '#domain/codec'
import { CivilDate, type Uuid } from '#domain/common'
import type { AnyOperation } from '#domain/operation'
import { civilDateOf, isZone } from '#domain/time'
import { isExplained } from '#projections/operations'
import { parametersIn, refuseMissing, theOperation } from './ask.js'
import { now, onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { type InWorkspace, withCommon, withWorkspace } from './options.js'
import { Failure, outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface Options extends InWorkspace {
  readonly project?: string
  readonly start?: CivilDate
  readonly end?: CivilDate
  readonly tz?: string
  readonly prove?: boolean
}

const parseDay = (text: string): CivilDate => {
  const day = decode(CivilDate, text)
  if (isLeft(day)) throw new InvalidArgumentError('Expected a date: YYYY-MM-DD.')
  return day.right
}
const parseZone = (text: string): string => {
  if (!isZone(text)) throw new InvalidArgumentError('Expected an IANA time zone, such as Europe/Berlin.')
  return text
}

/** One event per line; redundant events share the number that results without all of them. */
const linesOf = ({ events, without }: ExplainedNumber['evidence'][number]): readonly string[] =>
  events.map(
    ({ position, occurredAt, type, entity }) =>
      `  ${position}  ${occurredAt}  ${type}  ${entity.kind} ${entity.key}  (${without ?? 'not known'} without ${events.length === 1 ? 'it' : `these ${events.length}, which say the same`})`,
  )

/** The parameters that the former options mean. */
const parametersOf = ({ project, start, end, tz }: Options): readonly GivenParameter[] =>
  Object.entries({ projectId: project, start, end, tz }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )

/** A number of a report, by the former options; a report is a part of what some operations answer. */
const ofReport = (report: ReportName, measure: string, { project, start, end, tz }: Options) => {
  if (project === undefined || start === undefined)
    throw new Failure(`the report ${report} needs --project and --start`, 2)
  const days = { start, end: end ?? civilDateOf(now(), 'UTC'), timeZone: tz ?? 'UTC' }
  return (workspaceId: Uuid, environment: Environment) =>
    explainNumber({ report, measure, workspaceId, project, ...days }, environment)
}

/** The parts of a number, and of each its events with what they add. */
const explainedLines = ({ number, value, unit, text, parts }: NumberExplanation): readonly string[] => [
  `${number} is ${value ?? 'not known'}${unit === null || value === null ? '' : ` ${unit}`}. ${text}`,
  ...parts.flatMap(({ name, unit: own, value: sum, events, remainder }) => [
    sum === null ? `${name}:` : `${name}: ${sum}${own === null ? '' : ` ${own}`}`,
    ...events.map(({ occurredAt, label, entity: { kind, key, title }, contribution }) => {
      const what = [kind, key ?? '', title ?? ''].filter((word) => word !== '').join(' ')
      return `  ${occurredAt}  ${label}  ${what}${contribution === null ? '' : `  (${contribution})`}`
    }),
    ...(remainder.events === 0
      ? []
      : [
          `  and ${remainder.events ?? 'more'} more${remainder.contribution === null ? '' : ` (${remainder.contribution})`}`,
        ]),
  ]),
]

/** The operation that is named, which has to be one whose numbers are explained. */
const explained = (named: string): AnyOperation => {
  const operation = theOperation(named)
  if (isExplained(operation)) return operation
  throw new Failure(`the numbers of ${operation.id} are not explained`, 2)
}

const ofOperation = (named: string, path: string, words: readonly string[], options: Options) => {
  const operation = explained(named)
  const parameters = [...parametersOf(options), ...parametersIn(words)]
  refuseMissing(operation, parameters)
  return (workspaceId: Uuid, environment: Environment) =>
    explainAnswer({ operation, path, parameters, workspaceId }, environment)
}

export const explainCommand = (program: Command): void => {
  const command = program
    .command('explain')
    .description(SUMMARIES.explain)
    .argument('<operation>', 'the operation that answers with the number, as for ask: its id, path or last word')
    .argument(
      '<number>',
      "the number's path in the answer; of a list by place or id: kpis[0].value.value, or kpis.delivery_output.value.value",
    )
    .argument('[name=value...]', 'parameters of the operation; clients and projects by name or id')
    .option('--prove', 'recompute the number without each event that may matter: slow, and without the index')
  withWorkspace(command)
  // The former way, by reports and options.
  for (const option of [
    new Option('--project <id or name>'),
    new Option('--start <date>').argParser(parseDay),
    new Option('--end <date>').argParser(parseDay),
    new Option('--tz <zone>').argParser(parseZone),
  ])
    command.addOption(option.hideHelp())
  withCommon(command)
    .addHelpText(
      'after',
      exampleText(
        'explain command-center kpis.delivery_output.value.value projectId=Website start=2026-03-01 end=2026-03-31 --workspace acme/website',
      ),
    )
    .action(async (named: string, path: string, words: readonly string[], options: Options) => {
      const { data, json = false, workspace, project, prove = false } = options
      const isFormer = isReport(named) && words.length === 0 && project !== undefined
      if (!prove && !isFormer) {
        const operation = explained(named)
        const parameters = [...parametersOf(options), ...parametersIn(words)]
        refuseMissing(operation, parameters)
        const output = outputOf({ json, data, workspace })
        const explaining = (workspaceId: Uuid, environment: Environment) =>
          explainByIndex({ operation, path, parameters, workspaceId }, environment)
        const explanation = await onWorkspace({ data, workspace }, output, explaining)
        output.result(explanation, explainedLines(explanation))
        return
      }
      const explaining = isFormer ? ofReport(named, path, options) : ofOperation(named, path, words, options)
      const output = outputOf({ json, data, workspace })
      const { value, evidence } = await onWorkspace({ data, workspace }, output, explaining)
      const what = isFormer ? { report: named, measure: path } : { operation: named, number: path }
      output.result({ ...what, value, evidence }, [
        `${path} is ${value ?? 'not known'}, based on ${evidence.length} pieces of evidence:`,
        ...evidence.flatMap(linesOf),
      ])
    })
}
