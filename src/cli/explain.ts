import { type Command, InvalidArgumentError, Option } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type ExplainedNumber, explainNumber, isReport, reportNames } from '#app/explain'
import { decode } from '#domain/codec'
import { CivilDate } from '#domain/common'
import { civilDateOf, isZone } from '#domain/time'
import { now, onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { type InWorkspace, withCommon, withWorkspace } from './options.js'
import { Failure, outputOf } from './output.js'

interface Options extends InWorkspace {
  readonly project: string
  readonly start: CivilDate
  readonly end: CivilDate
  readonly tz: string
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

const today = (): CivilDate => civilDateOf(now(), 'UTC')

/** One event per line; redundant events share the number that results without all of them. */
const linesOf = ({ events, without }: ExplainedNumber['evidence'][number]): readonly string[] =>
  events.map(
    ({ position, occurredAt, type, entity }) =>
      `  ${position}  ${occurredAt}  ${type}  ${entity.kind} ${entity.key}  (${without ?? 'not known'} without ${events.length === 1 ? 'it' : `these ${events.length}, which say the same`})`,
  )

export const explainCommand = (program: Command): void => {
  const command = program
    .command('explain')
    .description('show the events behind a number: each one whose removal would change it')
    .argument('<report>', reportNames.join(', '))
    .argument('<measure>', "the number's path, as docs/definitions.md names it: adoption.assistedChanges")
  withWorkspace(command)
    .requiredOption('--project <id or name>', 'the project')
    .requiredOption('--start <date>', 'the first day', parseDay)
    .addOption(new Option('--end <date>', 'the last day').argParser(parseDay).default(today(), 'today'))
    .option('--tz <zone>', 'time zone of the days', parseZone, 'UTC')
  withCommon(command)
    .addHelpText(
      'after',
      exampleText(
        'explain ai-economics adoption.assistedChanges --workspace acme/website --project Website --start 2026-03-01',
      ),
    )
    .action(async (report: string, measure: string, options: Options) => {
      if (!isReport(report))
        throw new Failure(`there is no report ${report}: choose one of ${reportNames.join(', ')}`, 2)
      const { data, json = false, workspace, project, start, end, tz: timeZone } = options
      const output = outputOf({ json })
      const { value, evidence } = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
        explainNumber({ report, measure, workspaceId, project, start, end, timeZone }, environment),
      )
      output.result({ report, measure, value, evidence }, [
        `${measure} is ${value ?? 'not known'}, based on ${evidence.length} pieces of evidence:`,
        ...evidence.flatMap(linesOf),
      ])
    })
}
